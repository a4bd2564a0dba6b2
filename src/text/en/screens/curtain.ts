/** Words of the screens that hide the table from one side. */

import { capital } from '../words.ts';

/** Names: as they stand alone, and (`the…`) within a sentence. */
interface Seats {
  taker: string;
  theTaker: string;
  away: string;
}

export const CURTAIN = {
  title: (taker: string) => `${taker}, take the seat`,
  why: {
    turn: ({ theTaker }: Seats, passed: boolean) => `It is ${theTaker}’s turn.${passed ? ' Pass the device.' : ''}`,
    plan: ({ theTaker }: Seats) => `${capital(theTaker)} chooses an Evil Plan now, in secret.`,
    resume: () => 'The game goes on where you left it.',
    hand: ({ away, theTaker }: Seats) => `${away}, pass the device: ${theTaker} wants to see their hand.`,
  },
  lookAway: (name: string) => `${name}, look away.`,
  lift: (taker: string) => `I am ${taker}: lift the curtain`,
  stay: (theAway: string) => `Not now: ${theAway} stays`,
  lastPlan: 'What became of the last Evil Plan',
  since: (theTaker: string) => `Since ${theTaker} last looked`,
};

/** What was missed, told again at the table. */
export const RECAP = {
  skip: 'Skip',
  key: 'Esc',
  again: 'The last infiltration that thwarted a plan, once more',
  /** What a bot did in its turn. */
  theirTurn: (name: string) => `What ${name} did`,
};

export const PLAN_CHOICE = {
  title: (genius: string) => `${genius}, choose your Evil Plan`,
  hint: 'It lies face down behind square 8; the others go back into the deck, and only you know which',
  have: (lair: { contraptions: number; minions: number }) =>
    `In your lair: Contraptions worth ${lair.contraptions}, Minions worth ${lair.minions}.`,
  hand: 'Your hand as it is now',
  noHand: (size: number) => `Your hand is empty now. After this you draw up to ${size} cards.`,
  plans: 'Evil Plans',
  hide: 'Hide the plans',
  chooseOne: 'Choose one',
  choose: (plan: string) => `Choose ${plan}`,
  hidden: 'The plans are hidden',
  onlyGenius: (theGenius: string) => `Only ${theGenius} may see them.`,
  show: (genius: string) => `I am ${genius}: show the plans`,
};
