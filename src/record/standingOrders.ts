/** What the two at the table have set for themselves until further notice. It is saved with the game. */
import type { BySide, CardId, Side, State } from '../engine/index.ts';
import { isInfiltrating } from '../engine/index.ts';
import type { StepOfTurn } from './stepOfTurn.ts';

/** A public chip: no responses until this infiltration, or this turn, ends. */
export type Yield = 'infiltration' | 'turn';

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
  yields: BySide<Yield | null>;
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
  yields: { genius: null, spymaster: null },
  oks: { genius: false, spymaster: false },
  byHand: [],
  sneakOn: null,
};

/** The yields that still hold: `infiltration` ends with the infiltration, `turn` with the turn. */
export function yieldsAfter(yields: BySide<Yield | null>, before: State, after: State): BySide<Yield | null> {
  const holds = (y: Yield | null): Yield | null => {
    if (after.winner !== null || after.turn.number !== before.turn.number) return null;
    return y === 'infiltration' && !isInfiltrating(after) ? null : y;
  };
  const next = { genius: holds(yields.genius), spymaster: holds(yields.spymaster) };
  return next.genius === yields.genius && next.spymaster === yields.spymaster ? yields : next;
}
