/** Words of the page around all screens: words that many screens share, and messages when something goes wrong. */

export const SHELL = {
  wait: 'One moment …',
  close: 'Close',
  credits: 'About & credits',
  rulesAndCards: 'Rules & cards',
  toTitle: 'To the title',
  exportGame: 'Export the game',
  download: 'Download the game',
  ok: 'OK',
};

/** A part of the page that is fetched when it is wanted did not come. */
export const MISSING = {
  title: 'A part of the game is missing',
  what: 'This part of the game could not be fetched. Perhaps this device is offline, or the game has a newer version. Look at the connection and try again. If that does not help, reload the page.',
  again: 'Try again',
  reload: 'Reload',
};
