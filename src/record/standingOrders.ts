/** What the two at the table have set for themselves until further notice. It is saved with the game. */
import type { BySide, CardId, Side, State } from '../engine/index.ts';
import { isDeclaredStep } from './declared.ts';
import type { StepOfTurn } from './stepOfTurn.ts';

/** The Spy, its Sneak to be at the next Minion, and the Perception of the Minions ahead when the order was given. */
export interface SneakOn {
  spy: CardId;
  sneak: number;
  perceptions: Record<CardId, number>;
}

/** Public, and in force until the side or the game ends it. */
export interface StandingOrders {
  claim: Side | null;
  holdNext: BySide<boolean>;
  /** The sides that let it run this turn: no step is waited for on their behalf. */
  yields: BySide<boolean>;
  /** Who has tapped OK for the step on top. Untimed: both must. Timed: the tap of the first to respond ends the bar. */
  oks: BySide<boolean>;
  /** Steps that do not pass by themselves, because somebody has stopped them or has taken moves back. */
  byHand: readonly StepOfTurn[];
  /** The Master's order for the Spy on its way: it sneaks by every Minion by itself. */
  sneakOn: SneakOn | null;
}
export const NO_ORDERS: StandingOrders = {
  claim: null,
  holdNext: { genius: false, spymaster: false },
  yields: { genius: false, spymaster: false },
  oks: { genius: false, spymaster: false },
  byHand: [],
  sneakOn: null,
};

/** The yields that still hold: they end with the turn, and as soon as a card is announced (R9.2). */
export function yieldsAfter(yields: BySide<boolean>, before: State, after: State): BySide<boolean> {
  const isAnnounced = after.stack.length > before.stack.length && !isDeclaredStep(after);
  const isOver = after.winner !== null || after.turn.number !== before.turn.number;
  return isAnnounced || isOver ? NO_ORDERS.yields : yields;
}
