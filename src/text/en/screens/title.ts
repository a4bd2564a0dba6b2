/** Words of the title screen. The page shows it before the rules are fetched, so this file imports words alone. */

export const TITLE = ['Evil Genius', 'VS', 'Spies'] as const;

/** How the game begins unless something else is chosen, in the words of the title. */
const SEATED = { 'side-by-side': 'side by side', across: 'across a tablet', 'one-side': 'passing the device' };
const RULES = { recommended: 'the recommended rules', 'as-printed': 'the rules as printed' };

interface Chosen {
  seating: keyof typeof SEATED;
  /** Seconds to interrupt. */
  grace: number | 'untimed';
  preset: keyof typeof RULES;
}

function timeWords(grace: Chosen['grace']): string {
  if (grace === 'untimed') return 'no clock';
  return grace === 0 ? 'no time to interrupt' : `${grace} s to interrupt`;
}

/** So many characters of an address are told. */
const MOST_QUOTED = 40;

export const START = {
  chosen: ({ seating, grace, preset }: Chosen, alone: boolean) =>
    `${alone ? 'alone against a bot' : SEATED[seating]} · ${timeWords(grace)} · ${RULES[preset]}`,
  name: 'Name (may stay empty)',
  swap: 'Swap sides',
  play: 'Play',
  options: 'Options',
  ownSet: 'Your own card set',
  /** Before the name of a card set that somebody brought, on the button that changes it. */
  cards: 'Cards:',
  bench: 'Workbench: open a position',
  lost: (address: string) =>
    `The address ends in “${address.length > MOST_QUOTED ? `${address.slice(0, MOST_QUOTED)}…` : address}”, and the game has no such screen. A link to a position has “#position=” in it: copy it again, whole.`,
  unreachable: 'The game could not be fetched. Look at the connection, and press Play again.',
  tagline: 'A card game: one builds the doomsday device, the other sends the spies.',
};

/** The three doors: to the lessons, to a game of two people, to a game against a bot. */
export const DOORS = {
  learn: {
    title: 'Learn',
    text: 'Short missions by the real rules.',
    /** For whoever has not played. */
    first: 'New here?',
  },
  two: { title: 'Two at this screen', text: 'A laptop or a tablet between you.' },
  bot: { title: 'Against a bot', text: 'Four of them, from intern to mastermind.' },
};

/** All that is not a game to play now. */
export const SHELF = {
  more: 'More',
  how: 'Rules in a minute',
  saves: 'Saved games',
  record: 'Record',
  looking: 'Looking for saved games …',
  never: 'This browser does not let the page save: export a game before you close the page.',
};
