/** Words of the title screen. The page shows it before the rules are fetched, so this file imports words alone. */

import { PERSON } from '../bots.ts';

export const TITLE = ['Evil Genius', 'VS', 'Spies'] as const;

/** How the game begins unless something else is chosen, in the words of the title. */
const SEATED = { 'side-by-side': 'side by side', across: 'across a tablet', 'one-side': 'passing the device' };
const RULES = { recommended: 'the recommended rules', 'as-printed': 'the rules as printed' };

interface Chosen {
  /** Who plays each side: `people`, or the name of a bot. */
  sources: Readonly<Record<'genius' | 'spymaster', string>>;
  seating: keyof typeof SEATED;
  /** Seconds to interrupt. */
  grace: number | 'untimed';
  preset: keyof typeof RULES;
}

function timeWords(grace: Chosen['grace']): string {
  if (grace === 'untimed') return 'no clock';
  return grace === 0 ? 'no time to interrupt' : `${grace} s to interrupt`;
}

/** How many people play, if not two. */
function peopleWords({ genius, spymaster }: Chosen['sources']): string | null {
  const bots = [genius, spymaster].filter((source) => source !== PERSON).length;
  if (bots === 0) return null;
  return bots === 1 ? 'alone against a bot' : 'two bots, to watch';
}

const MOST_QUOTED = 40;
const shortly = (text: string): string => (text.length > MOST_QUOTED ? `${text.slice(0, MOST_QUOTED)}…` : text);

/** Beside a seed that somebody has typed. */
export const SEEDED = 'A seed is for tests: whoever knows it can work out all cards of the game.';

export const START = {
  chosen: ({ sources, seating, grace, preset }: Chosen) =>
    `${peopleWords(sources) ?? SEATED[seating]} · ${timeWords(grace)} · ${RULES[preset]}`,
  name: 'Name (may stay empty)',
  swap: 'Swap sides',
  play: 'Play',
  options: 'Options',
  ownSet: 'Your own card set',
  /** Before the name of a card set that somebody brought, on the button that changes it. */
  cards: 'Cards:',
  bench: 'Workbench: open a position',
  seed: (seed: string) => `The next game has the seed ${seed} of the address. ${SEEDED}`,
  noSeed: (seed: string) =>
    `The address gives “${shortly(seed)}” for a seed, which is none: a seed is a whole number from 0 to 4294967295. The next game is shuffled by chance.`,
  lost: (address: string) =>
    `The address ends in “${shortly(address)}”, and the game has no such screen. A link to a position has “#position=” in it: copy it again, whole.`,
  unreachable: 'The game could not be fetched. Look at the connection, and press Play again.',
  tagline: 'A card game: one builds the doomsday device, the other sends the spies.',
  kept: 'A saved game is in this browser only. Export it to carry it to another device.',
};

/** The three doors: to the lessons, to a game of two people, to a game against a bot. */
export const DOORS = {
  learn: {
    title: 'Learn',
    text: 'Short missions by the real rules.',
    /** For whoever has not played. */
    first: 'New here? Short missions by the real rules.',
  },
  two: { title: 'Two at this screen', text: 'A laptop or a tablet between you.' },
  bot: { title: 'Against a bot', text: 'Four of them, from intern to mastermind.' },
};

/** All that is not a game to play now. */
export const SHELF = {
  more: 'More',
  how: 'Rules in a minute',
  saves: 'Saved games',
  looking: 'Looking for saved games …',
  never: 'This browser does not let the page save: export a game before you close the page.',
};
