/** Words of the title about a newer version of the game. */
export const NEWER = {
  what: 'A newer version of the game is here: Update reloads this page with it, and keeps all saved games.',
  update: 'Update',
  played: 'A game is open in another tab. Leave it there, then press Update again.',
};
