/** Which words of the card language have a meaning on which types of card. */
import type { CardType, Keyword, Stat } from '../engine/index.ts';
import type { Property, TriggerEvent } from '../engine/language.ts';
import { UNITS } from '../engine/language.ts';

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
  hasCounter: ['minion', 'contraption', 'plan', 'spy', 'node'],
};
/** Events that players set off again and again at no cost, so that a trigger on them needs a limit. */
export const FREE: readonly TriggerEvent[] = ['minionMoved', 'assigned', 'networkChanged'];
