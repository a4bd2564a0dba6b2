/** Words around the lines of the log. */

export const LOG = {
  title: 'Log',
  latest: 'Latest',
  what: 'What happened',
  all: (lines: number) => `Show all ${lines} lines`,
  takesBack: (name: string) => `${name} takes back: `,
  /** Stands for a move without its own line. */
  lastMove: 'the last move',
  endOfTurn: 'the end of the turn',
};
