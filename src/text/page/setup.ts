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
  anotherSeed: 'Another one',
  badSeed: 'A seed is a whole number from 0 to 4294967295.',
  seedHelp: 'The same seed deals the same cards. Leave it as it is, unless you want to play a certain deal again.',
  back: 'Back',
};
