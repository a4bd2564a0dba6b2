/** Words for an error of the page. */

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
