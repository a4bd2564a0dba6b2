/** Words of the screen on which a game is set up. */

export const SETUP = {
  player: (number: number) => `Player ${number}`,
  name: 'Name (may stay empty)',
  whoIsGenius: 'Who is the Evil Genius?',
  roles: (genius: string, spymaster: string) =>
    `${genius} builds the lair, ${spymaster} is the Spy Master. The Genius goes first.`,
  chance: 'Let chance decide',
  coin: 'A coin is tossed when the game starts.',
  rules: 'Rules',
  seed: 'Seed of the shuffle',
  anotherSeed: 'Another one',
  badSeed: 'A seed is a whole number from 0 to 4294967295.',
  seedHelp: 'The same seed deals the same cards. Leave it as it is, unless you want to play a certain deal again.',
  back: 'Back',
  start: 'Start the game',
};
