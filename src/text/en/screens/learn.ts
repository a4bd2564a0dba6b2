/** Words of the screen on which the game is learned. */

export const LEARN = { title: 'Learn the game' };
