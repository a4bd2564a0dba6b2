/** Words around a lesson: its tips, what it is about, and how it ended. */
import type { Side } from '../../../engine/index.ts';
import { plain, quoted } from '../../plain.ts';
import { ROLE } from '../roles.ts';

/** Words of others are cut at so many characters. */
const LONGEST = { brief: 400, tip: 140, name: 80 };

export const LESSON = {
  about: (brief: string) => plain(brief, LONGEST.brief),
  said: (tip: string) => plain(tip, LONGEST.tip),
  tip: 'Tip',
  gotIt: 'Got it',
  /** In the hand of the one who is told. */
  onlyYou: 'For you alone',
  open: 'Mission',
  /** `alone`: one person plays, against a bot. */
  youAre: (side: Side | 'both', alone: boolean) => {
    if (side !== 'both') return `You are the ${ROLE[side]}`;
    return alone ? 'A first game, with tips' : 'A first game, with tips for both';
  },
  noClock: 'There is no clock. Every legal move is accepted, and each can be taken back.',
  begin: 'Begin',
  goOn: 'Go on',
  fromStart: 'From the start',
  won: 'Mission accomplished',
  wonText: 'You did it by the rules of the whole game. Nothing was made easier.',
  learned: 'What you have met:',
  lost: 'Out of reach',
  lostText: 'Whatever both sides do now, the goal cannot be reached any more.',
  /** Before the choice that lost it; `found`: it is known to be that one. */
  choice: (found: boolean) => (found ? 'What decided it:' : 'Your last choice:'),
  since: 'Since then:',
  /** Whose turn ends the time, and in which round. */
  until: (side: Side, round: number) => `There was time until the turn of the ${ROLE[side]} in round ${round}.`,
  /** What is announced, as `Agent Zero attacks Guard`. */
  next: (what: string) => `Next: ${what}.`,
  /** `found`: from there it could still be won. */
  back: (found: boolean, earlier: boolean) =>
    `Back to ${earlier ? 'an earlier choice' : 'the last choice'}${found ? ' that could still win' : ''}`,
  searching: 'The last choice that could still win is being searched for …',
  brief: 'What it is about',
  look: 'Look at the table',
  missions: 'All missions',
  puzzles: 'All puzzles',
  /** In a puzzle. */
  puzzle: {
    open: 'Puzzle',
    won: 'Solved',
    wonText: 'No reply could have stopped you.',
    /** Where nobody knows if the other side could have stopped it. */
    wonAnyway: 'You have reached the goal.',
    unproved: 'This puzzle is not proved with these cards.',
    lost: 'Not that way',
    lostText: 'Now the other side can stop you, whatever you do.',
    /** Before what the other side does. */
    reply: (role: string) => `What the ${role} has against it:`,
    does: (deed: string) => `${deed}.`,
    noReply: 'The other side need not do anything to stop you.',
    /** `inTurn`: the goal is to come true in the turn in which the puzzle begins. */
    until: (inTurn: boolean) =>
      inTurn ? 'You have this turn.' : 'You have this turn, and the next one of the other side.',
    known: 'Both of you know all cards. The other side makes the best of its own.',
    hand: (role: string, cards: string) => `In the hand of the ${role}: ${cards}.`,
    deck: (role: string, cards: string) => `The ${role} draws, in this order: ${cards}.`,
    none: 'nothing',
  },
  nextMission: 'On to the next mission',
  /** After the last mission. */
  guided: (name: string) =>
    `That was the last mission. ${quoted(name, LONGEST.name)} comes next: choose it under All missions.`,
};
