/** Which words of the card language have a meaning on which types of card. */
import type { CardType, Keyword, Property, Stat, TriggerEvent } from '../engine/index.ts';
import { UNITS } from '../engine/index.ts';

const IN_PLAY: readonly CardType[] = ['minion', 'contraption', 'plan', 'spy', 'node'];
export const INSTANTS: readonly CardType[] = ['epiphany', 'intelligence'];

/** Statistic → the types of card that have it. */
export const HAVE: Readonly<Record<Stat, readonly CardType[]>> = {
  attack: UNITS,
  health: UNITS,
  perception: ['minion'],
  sneak: ['spy'],
  work: ['minion'],
  value: ['minion'],
};
/** Keyword → the types of card on which it has a meaning (R12.1). */
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
/** Why a trigger needs a limit: players can do what it waits for again and again at no cost. */
export const FREE: Readonly<Partial<Record<TriggerEvent, string>>> = {
  minionMoved: 'Minions move freely',
  assigned: 'Spies are assigned freely',
  networkChanged: 'Nodes are disconnected freely',
};
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
