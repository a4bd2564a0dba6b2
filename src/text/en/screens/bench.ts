/** Words of the workbench: positions that are opened, edited, saved and tried. */
import type { BySide, Side, Step } from '../../../engine/index.ts';
import type { WhyNot } from '../../facts/notices.ts';
import { plain, quoted } from '../../plain.ts';
import { nameOf } from '../names.ts';
import { ROLE } from '../roles.ts';
import { count } from '../words.ts';

/** Why a game is not written as a scenario. */
export const WHY_NOT: Readonly<Record<WhyNot['why'], string>> = {
  'no-game': 'No game is open.',
  secret:
    'Two people play this game, and their hands and decks are secret. It can be opened when it is over, or when both agree.',
  unreachable: 'The workbench could not be fetched. Look at the connection, and try again.',
  'nothing-yet': 'The Evil Genius must choose its first plan before there is a position to take.',
  'no-moves': 'Nothing has been played in these turns yet.',
};

/** What a game is about that only tells what a guided one has not told. */
export const WHOLE_GAME = 'A whole game. It tells only what the game before has not told.';

/** The name of a scenario that was taken from a game. */
export const positionName = (names: BySide<string>, { number }: { number: number; step: Step }): string =>
  `${nameOf(names, 'genius')} against ${nameOf(names, 'spymaster')}, turn ${number}`;

/** The name of a position in which a card is tried. */
export const tryName = (card: string): string => `Try: ${card}`;

const STEP: Readonly<Record<Step, string>> = {
  plan: 'the plan step',
  draw: 'the draw step',
  lair: 'the lair step',
  activate: 'the activate step',
  actions: 'the Actions step',
  assign: 'the assign step',
  infiltrate: 'the infiltrate step',
  end: 'its end',
};

/** What the screen says of a position that was opened. */
export interface PositionFacts {
  turn: { number: number; side: Side; step: Step };
  score: BySide<number>;
  inPlay: number;
  inHands: BySide<number>;
  actions: number;
}

/** Names of others are cut at so many characters, and texts. */
const LONGEST = 80;
const LONGEST_TEXT = 1000;

export const BENCH = {
  title: 'Workbench',
  back: 'Back to the title',
  intro: 'Open a position: a scenario file, or a link that somebody sent. Saved games stay as they are.',
  choose: 'Choose a file',
  drop: 'or drop one here',
  file: 'Scenario file',
  link: 'or paste a link here',
  open: 'Open',
  empty: 'Begin with an empty table',
  emptyName: 'A position of my own',
  tooLarge: (name: string) => `${name} is too large for a position. Choose a scenario file (JSON).`,
  unreadable: (name: string) => `The file ${name} cannot be read. Choose a scenario file (JSON).`,
  from: (place: string) => `Opened from ${quoted(place, LONGEST)}.`,
  /** The name of a position, and what is written beside it, from whoever wrote it. */
  named: (name: string | undefined) => quoted(name ?? '', LONGEST) || 'A position without a name',
  described: (text: string) => quoted(text, LONGEST_TEXT),
  fromLink: 'a link',
  fromGame: 'a game, as a copy',
  fromEmpty: 'an empty table',
  turn: ({ turn: { number, side, step } }: PositionFacts) => `Turn ${number}, of the ${ROLE[side]}, in ${STEP[step]}`,
  score: ({ score }: PositionFacts) => `Evilness ${score.genius} to ${score.spymaster}`,
  cards: ({ inPlay, inHands }: PositionFacts) =>
    `${count(inPlay, 'card')} in play, ${inHands.genius} and ${inHands.spymaster} in the hands`,
  scripted: ({ actions }: PositionFacts) => `With ${count(actions, 'move')} written down`,
  ownCards: (cards: number) => `It brings ${count(cards, 'card')} of its own`,
  otherSet: (set: { hash: string; name?: string; address?: string }) =>
    `It was made with another card set (${[set.name, set.hash, set.address].flatMap((part) => quoted(part ?? '', LONGEST) || []).join(', ')}): its cards may be missing here, or differ. If you have its file, drop it on this page.`,
  changedSet: (set: { hash: string; address?: string }) =>
    `The set at ${quoted(set.address ?? '', LONGEST)} is not the one that it was made with (${quoted(set.hash, LONGEST)}): its cards may be missing here, or differ. Ask whoever sent it for the file of that set.`,
  takeSet: 'Use that set',
  noSuchSet: 'This browser does not have that set. Drop its file on this page, or ask whoever sent the link for it.',
  who: 'Who plays on?',
  play: 'Play from here',
  edit: 'Edit',
  save: 'Save as a file',
  copy: 'Copy link',
  copied: 'The link is copied. Whoever opens it sees all cards of the position.',
  tooLong: 'This position is too long for a link (8 000 characters are the limit). It is saved as a file instead.',
  /** `cards`: so many of a set that came from a file. */
  bringsCards: (cards: number) => `The link brings ${count(cards, 'card')} of its set, so that it opens everywhere.`,
  needsSet: (name: string | undefined) =>
    `The cards of ${name ? `the set “${quoted(name, LONGEST)}”` : 'its set'} do not fit into a link (8 000 characters are the limit): it opens only where that set is in use. Send the file of the set with it, or save the position as a file, which brings the cards.`,
  noCopying: 'This browser does not let the page copy. Copy the link here:',
  another: 'Open another one',
  run: 'Run its moves',
  ran: (moves: number, expects: boolean) =>
    `${count(moves, 'move')}, all legal${expects ? ', and all that is expected came true' : ''}.`,
  seeEnd: 'Look at the end',
  end: 'The table at the end',
  backToPosition: 'Back to the position',
  trials: 'What it does',
  trial: (number: number) => `Ability ${number}`,
  fromCard: 'the card',
  noCard: (id: string) => `There is no card "${id}" in this set.`,
  failed: (move: number | null, message: string) => (move === null ? message : `Move ${move + 1}: ${message}`),
};

/** The workbench within a game. */
export const GAME_BENCH = {
  title: 'Workbench',
  text: 'A copy of this game opens; the game itself stays as it is.',
  agree: 'Two people play, and all hands and decks will lie open. Both must agree.',
  agrees: (name: string) => `${name} agrees`,
  edit: 'Edit this position',
  link: 'Copy a link to it',
  save: 'Save it as a file',
  moves: 'Save moves as a scenario',
  since: 'Moves of',
  turns: (turns: number) => (turns === 1 ? 'this turn' : `the last ${turns} turns`),
  whole: 'the whole game',
  withCards: 'Write the cards into the file, so that it runs with any set',
  saved: 'Saved as a file. The command “npm run scenario” runs it.',
};

/** The name of the file of a scenario. */
export const fileName = (name: string): string =>
  `${
    plain(name, 40)
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-|-$/g, '') || 'position'
  }.json`;
