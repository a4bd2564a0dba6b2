/** What the rules work on while an action is performed. */
import type { Emit, QuietEvent, TriggeringEvent } from '../vocabulary/events.ts';
import type { ReadonlyState, State } from '../vocabulary/state.ts';
import type { CardId } from '../vocabulary/types.ts';
import { NOBODY } from '../vocabulary/types.ts';

/** Looks at the state whenever all that was told has happened, and nothing more. */
export type Observe = (state: ReadonlyState) => void;

/** A state that the rules may change, a listener for events, and what tells a loop of cards. */
export interface Moment {
  readonly state: State;
  /** Tells an event that sets nothing off; `happen` tells the others. Undefined: nobody listens. */
  readonly emit: ((event: QuietEvent) => void) | undefined;
  /** Only `happen` calls this. */
  readonly emitTriggering: ((event: TriggeringEvent) => void) | undefined;
  /** Undefined: nobody looks. */
  readonly observe: Observe | undefined;
  /** How many effects of cards the current action has set off so far, the choices that belong to it included. */
  effects: number;
  /** Who has been damaged since the dead were last looked for: whoever else dies has lost what raised its Health. */
  struck: readonly CardId[];
  /** The rest of the chain does nothing (R9.6), and that has been told. */
  isCut: boolean;
}
export const newMoment = (state: State, emit?: Emit, observe?: Observe): Moment => ({
  state,
  emit,
  emitTriggering: emit,
  observe,
  effects: state.effects,
  struck: NOBODY,
  isCut: false,
});

/** R9.6: more effects than this from one action are a loop between cards: a designer's mistake, never a hang. */
const LONGEST_CHAIN = 200;

/** R9.6: has the chain of effects become so long that the rest of it does nothing? */
export const isTooLong = ({ effects }: Moment): boolean => effects >= LONGEST_CHAIN;

/** R9.6: cuts the chain. Tells once which cards have set each other off. */
export function cutLoop(moment: Moment): void {
  if (moment.isCut) return;
  moment.isCut = true;
  moment.emit?.({ type: 'loopCut', cards: loopOf(moment.state.frames.map(({ source }) => source)) });
}

/** Cards that set each other off wait on top of each other, each of them again and again. Lowest number first. */
function loopOf(waiting: readonly CardId[]): CardId[] {
  const cards = [...new Set(waiting)].sort((a, b) => a - b);
  const again = cards.filter((card) => waiting.indexOf(card) < waiting.lastIndexOf(card));
  return again.length > 0 ? again : cards;
}
