/** The game's own immer, exported as boardgame.io imports its older one. */
export { produce as default } from 'immer';
