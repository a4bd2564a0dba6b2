/** Words of the list of saved games. */

export const SAVED = {
  cleared:
    'A browser may clear out what is not opened for long; Safari does after a week. Export a game that has to stay.',
  delete: 'Delete',
  deleting: 'Delete this game?',
  gone: (what: string) => `${what} will be gone for good. Export it first if you may want it back.`,
  keep: 'Keep it',
  versus: 'vs',
  damaged: 'A save that cannot be read',
  score: (genius: number, spymaster: number) => `Evilness ${genius} : ${spymaster}`,
  set: (name: string) => `cards: ${name}`,
  round: (round: number, over: boolean) => (over ? `over after round ${round}` : `round ${round}`),
  /** What a button does, and to which game. */
  to: (what: string, game: string) => `${what}: ${game}`,
  resume: 'Resume',
  look: 'Look',
  lookAt: 'Look at',
  export: 'Export',
  raw: 'Download the raw save',
};

/** The name of a saved game, from its players; `null`: they cannot be read. */
export const gameOf = (players: { genius: string; spymaster: string } | null): string =>
  players ? `The game of ${players.genius} and ${players.spymaster}` : 'This saved game';

/** Asked before the file of a game that is not over leaves the page. */
export const EXPORT = {
  title: 'Export a game that is not over?',
  holds: {
    both: 'The file holds both hands and the order of both decks: whoever opens it can read them. So both players must agree. The file is imported on the title, and the game opens there at its curtain.',
    bot: 'The file holds the hand of the bot too, and the order of both decks: whoever opens it can read them. The file is imported on the title, and the game opens there at its curtain.',
  },
  not: 'Not now',
};
