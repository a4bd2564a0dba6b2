/** Which words of the card language say something on which types of card. */
import type { CardType, Effect, Keyword, Property, Replaceable, Stat, TriggerEvent } from '../engine/index.ts';

const UNITS: readonly CardType[] = ['minion', 'spy'];
export const IN_SQUARES: readonly CardType[] = ['minion', 'contraption'];
const IN_PLAY: readonly CardType[] = ['minion', 'contraption', 'plan', 'spy', 'node'];
export const INSTANTS: readonly CardType[] = ['epiphany', 'intelligence'];

/** Cards that have a statistic. */
export const HAVE: Readonly<Record<Stat, readonly CardType[]>> = {
  attack: UNITS,
  health: UNITS,
  perception: ['minion'],
  sneak: ['spy'],
  work: ['minion'],
  value: ['minion'],
};
/** Cards on which a keyword says something (R12.1). */
export const BEAR: Readonly<Record<Keyword, readonly CardType[]>> = {
  initiative: UNITS,
  vigilant: ['minion'],
  wall: ['contraption'],
  unsneakable: ['minion'],
  silent: ['contraption'],
  untargetable: IN_PLAY,
  relentless: ['spy'],
};
export const ARE: Readonly<Record<Property, readonly CardType[]>> = {
  busy: ['minion'],
  free: ['minion'],
  static: ['contraption'],
  attachable: ['contraption'],
  hasAttachment: ['minion'],
  damaged: UNITS,
  assigned: ['spy'],
  unassigned: ['spy'],
  infiltrating: ['spy'],
  connected: ['node'],
};
/** Cards that a verb can be done to. */
export const TAKEN: Readonly<Partial<Record<Effect['verb'], readonly CardType[]>>> = {
  damage: UNITS,
  heal: UNITS,
  kill: UNITS,
  destroy: ['contraption', 'node'],
  bounce: ['minion', 'contraption', 'spy', 'node', ...INSTANTS],
  makeBusy: ['minion'],
  makeFree: ['minion'],
  move: IN_SQUARES,
  swap: IN_SQUARES,
  prevent: UNITS,
  unassign: ['spy'],
  disconnect: ['node'],
  cancel: INSTANTS,
};
/** What can be replaced for which cards. */
export const SPARED: Readonly<Record<Replaceable, readonly CardType[]>> = {
  die: UNITS,
  beDamaged: UNITS,
  beDestroyed: ['contraption', 'node'],
  thwart: ['plan', 'spy'],
};
/** Cards that an event happens to; none for turns and for cards drawn in secret. */
export const CONCERNED: Readonly<Record<TriggerEvent, readonly CardType[]>> = {
  turnStarted: [],
  turnEnded: [],
  minionPlayed: ['minion'],
  built: ['contraption'],
  minionMoved: ['minion'],
  entered: IN_SQUARES,
  ignored: ['contraption'],
  destroyed: ['contraption', 'node'],
  sneaked: ['minion'],
  combatStarted: ['minion'],
  combatEnded: ['minion'],
  combatRound: ['minion'],
  spyPlayed: ['spy'],
  nodePlayed: ['node'],
  assigned: ['spy'],
  networkChanged: ['node', 'spy'],
  instantPlayed: INSTANTS,
  drawn: [],
  planRevealed: ['plan'],
  damaged: UNITS,
  died: UNITS,
  thwarted: ['plan'],
  planActivated: ['plan'],
  planAdvanced: ['plan'],
  planCompleted: ['plan'],
  ejected: ['spy'],
};
/** What players may do again and again at no cost: a trigger on it needs a limit. */
export const FREE: Readonly<Partial<Record<TriggerEvent, string>>> = {
  minionMoved: 'Minions move freely',
  assigned: 'Spies are assigned freely',
  networkChanged: 'Nodes are disconnected freely',
};
/** Events that bind `$by`. */
export const DONE_BY: readonly TriggerEvent[] = ['damaged', 'died', 'destroyed'];
/** Events in which a Spy takes part: a Spy's own trigger waits for them too. */
export const WITH_SPY: readonly TriggerEvent[] = [
  'entered',
  'ignored',
  'sneaked',
  'combatStarted',
  'combatEnded',
  'combatRound',
  'thwarted',
];
export const NAMES: Readonly<Record<CardType, string>> = {
  minion: 'Minions',
  contraption: 'Contraptions',
  epiphany: 'Epiphanies',
  plan: 'Evil Plans',
  spy: 'Spies',
  node: 'Nodes',
  intelligence: 'Intelligence',
};
export const names = (types: readonly CardType[]): string => types.map((type) => NAMES[type]).join(' and ');
