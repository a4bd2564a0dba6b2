/** What the games of the soak cannot meet: why not, and what shows it instead. */
import type { List } from './tally.ts';

export interface Unmet {
  reason: string;
  /** The path of a file below tests: a scenario, or a test if no scenario can show it. */
  shownBy: string;
}

const unused = (shownBy: string): Unmet => ({ reason: 'no card of the set has it', shownBy: `scenarios/${shownBy}` });

const TURNED_BACK: Unmet = {
  reason: 'every Minion of the set has Attack 1 or more, and no card takes it away',
  shownBy: 'scenarios/R7.4/prevented-or-no-attack.json',
};

export const UNMET: Record<List, Record<string, Unmet>> = {
  cards: {},
  verbs: {
    grant: unused('R12.1/given-by-an-instant.json'),
    giveActions: unused('R4.2/actions-given-in-the-other-turn.json'),
    revealPlan: unused('R10.1/plan-shown-by-an-effect.json'),
    each: unused('R9.1/each-whole-in-turn.json'),
  },
  events: {
    granted: unused('R12.1/given-by-an-instant.json'),
    turnedBack: TURNED_BACK,
    loopCut: {
      reason: 'no cards of the set set each other off without end',
      shownBy: 'scenarios/R9.6/loop-is-cut.json',
    },
    missed: {
      reason: 'no card of the set asks for two targets',
      shownBy: 'scenarios/R9.4/one-target-of-two-unfit.json',
    },
    unpaid: {
      reason: 'no card of the set asks its owner for a price',
      shownBy: 'scenarios/R9.4/offer-without-its-price.json',
    },
    networkChanged: {
      reason: 'it is told only where a card waits for it, and no card of the set does',
      shownBy: 'scenarios/R5.2/node-sees-a-change-once.json',
    },
  },
  refusals: {},
  rules: {
    'R1.1': {
      reason: 'it takes two games of one seed: the soak plays them in Node and in a browser',
      shownBy: 'browser/soak.spec.ts',
    },
    'R7.4': TURNED_BACK,
    'R10.2': {
      reason: 'it takes two games that differ in what is hidden',
      shownBy: 'engine/secrets.test.ts',
    },
    'R10.3': {
      reason: 'no card of the set asks for the Evil Plan',
      shownBy: 'scenarios/R10.3/face-down-is-no-target.json',
    },
  },
};
