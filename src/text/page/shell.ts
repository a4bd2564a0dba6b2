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

/** Shown if drawing the page failed. */
export const BROKEN = {
  title: 'Something broke on the page',
  /** `safe`: nothing of this tab is unsaved. */
  what: (inGame: boolean, safe: boolean) =>
    `This is our mistake, not yours. ${safe ? (inGame ? 'Your game is saved up to the last move.' : 'Your saved games are safe.') : 'The last moves are not saved: download the game first.'} Reload the page to go on; if it breaks again, download the game and go back to the title.`,
  /** Beside the download of a game that is not over, by who plays. */
  holds: {
    both: 'The file of the game holds both hands and the order of both decks. Download it only if both players agree.',
    bot: 'The file of the game holds the hand of the bot too, and the order of both decks.',
  },
  reload: 'Reload the page',
};
