/** Words of the menu of a game, of its rail, and of questions from one side to the other. */
import { quoted } from '../../plain.ts';

/** The name of a set that somebody brought is cut at so many characters. */
const LONGEST = 60;

export const MENU = {
  title: 'Menu',
  back: '← Menu',
  settings: 'Settings',
  bench: 'Workbench',
  benching: 'Workbench …',
  draw: 'Offer a draw',
  offerDraw: 'Offer a draw …',
  concede: 'Concede',
  conceding: 'Concede …',
  leave: 'Leave: the game stays saved',
  /** Where the last moves are not safe. */
  leaveUnsaved: 'Leave: the last moves are not saved',
  /** `name`: null for the game's own set. */
  set: (name: string | null, hash: string) =>
    `Cards: ${name === null ? 'the game’s own' : quoted(name, LONGEST)} · version ${hash}`,
  whoOffers: 'The game ends in a draw if the other side agrees. Who offers?',
  offers: (name: string) => `${name} offers`,
  whoConcedes: 'Who gives the game up?',
  givesUp: (loser: string, winner: string) => `${loser} gives up, and ${winner} wins.`,
  playOn: 'Play on',
  concedes: (name: string) => `${name} concedes`,
  concedeAlone: 'Give the game up?',
  concedesAsked: (name: string) => `${name} concedes?`,
};

export const RAIL = {
  title: 'Game',
  undo: 'Undo',
  log: 'Log',
  rules: 'Rules',
  mute: 'Mute',
  result: 'Result',
  ask: 'ask',
  noUndo: 'There is nothing to take back',
  undoesKnowing: (move: string) => `Undo: ${move} (something hidden has been seen since)`,
  undoes: (move: string, free: boolean) =>
    `Undo: ${move}${free ? '' : ' (both must agree, for something hidden has been seen since)'}`,
};

export const CONSENT = {
  title: { draw: 'Call it a draw?', undo: 'Take the last move back?' },
  text: {
    draw: (asker: string) => `${asker} offers a draw. The game ends if you agree.`,
    undo: (asker: string, move: string) => `${asker} asks to take back: ${move}. Something hidden has been seen since.`,
  },
  agree: (name: string) => `${name}: agree`,
  no: (name: string) => `${name}: no`,
  neverMind: (name: string) => `${name}: never mind`,
};
