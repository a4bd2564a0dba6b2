/** Words of the screen on which a game is set up. */

export const SETUP = {
  title: 'Options for a new game',
  sides: 'Who plays what?',
  asNamed: 'As named above',
  asNamedText: 'The Evil Genius goes first.',
  chance: 'Let chance decide',
  coin: 'A coin is tossed when the game starts.',
  rules: 'Rules',
  seed: 'Seed of the shuffle',
  byChance: 'by chance, and secret',
  badSeed: 'A seed is a whole number from 0 to 4294967295, or the 32 digits that the end of a game shows.',
  seedHelp:
    'Leave it empty: then the cards are shuffled by chance, and nobody can know them. The same seed deals the same cards.',
  back: 'Back',
};

/** Beside a seed that somebody has typed. */
export const SEEDED = 'A seed is for tests: whoever knows it can work out all cards of the game.';

const MOST_QUOTED = 40;
const shortly = (text: string): string => (text.length > MOST_QUOTED ? `${text.slice(0, MOST_QUOTED)}…` : text);

/** What the title says of a seed in the address. */
export const SEED_OF_ADDRESS = {
  seed: (seed: string) => `The next game has the seed ${seed} of the address. ${SEEDED}`,
  noSeed: (seed: string) =>
    `The address gives “${shortly(seed)}” for a seed, which is none: a seed is a whole number from 0 to 4294967295. The next game is shuffled by chance.`,
};
