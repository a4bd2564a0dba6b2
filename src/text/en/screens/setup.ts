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
