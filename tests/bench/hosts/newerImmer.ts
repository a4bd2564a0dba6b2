/** The game's own immer in the shape in which boardgame.io imports its older one. */
export { produce as default } from 'immer';
