/** Words around the lines of the log. */

export const LOG = {
  title: 'Log',
  latest: 'Latest',
  what: 'What happened',
  all: (lines: number) => `Show all ${lines} lines`,
  cardsChanged: 'The card set has changed.',
  takesBack: (name: string) => `${name} takes back: `,
  /** Said of a move without a line of its own. */
  lastMove: 'the last move',
  endOfTurn: 'the end of the turn',
};
