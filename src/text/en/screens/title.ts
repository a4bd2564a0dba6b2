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
  tagline:
    'A card game for two at one screen, or for you against a bot. One builds the doomsday device; the other sends the spies.',
  kept: 'A saved game is in this browser only. Export it to carry it to another device.',
  how: 'How to play, in a minute',
};

/** How to play: for the Genius, for the Master, for both. */
export const HOW_TO_PLAY = {
  genius: {
    title: 'The Evil Genius',
    text: 'Fill eight squares with Minions and let them build Contraptions. When the lair is worth what your secret Evil Plan costs, activate it, advance it a turn later, complete it the turn after, and score its Evilness.',
  },
  spymaster: {
    title: 'The Spy Master',
    text: 'Play Nodes and connect them to Networks, assign Spies to them, and send the Spies in, square by square: sneak by or fight. One that gets past square 8 thwarts the Plan, and you score its Evilness.',
  },
  both: [
    {
      title: 'Ten Evilness wins',
      text: 'You take turns, the Genius first. What cannot be done now tells you why: press it, and the number of the rule opens the rule.',
    },
    {
      title: 'Hands are secret',
      text: 'Press your edge of the table to open your hand, or hold it for a short look; the other looks away. Epiphanies and Intelligence may be played at nearly any time: press INTERRUPT first.',
    },
  ],
};

/** Around the list of saved games. */
export const SAVED_GAMES = {
  title: 'Saved games',
  looking: 'Looking for saved games …',
  /** Nothing is saved yet. By how long it takes until something is safe. */
  none: {
    'at-once': 'None yet. Every game is saved by itself, in this browser, after each move.',
    late: 'None yet. Every game is saved by itself, in this browser; after a crash the last minute may be missing.',
    never: 'None. This browser does not let the page save: export a game before you close the page.',
  },
  import: 'Import a game',
  file: 'File of an exported game',
};
