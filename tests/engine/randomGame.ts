/** Random play: uniform over the offers, with at most two free moves a turn, so that games end. */
import type { Action, Catalog, GameEvent, Rules, Side, State } from '../../src/engine/index.ts';
import { awaiting, dice, legalActions, newGame, perform } from '../../src/engine/index.ts';

const FREE = new Set(['moveMinion', 'assign', 'unassign', 'disconnect', 'useAbility', 'discard']);
const FREE_MOVES_A_TURN = 2;

export interface RandomGame {
  seed: number;
  catalog: Catalog;
  rules?: Partial<Rules>;
  /** Called before each action and once at the end, with `action` undefined. */
  watch?: (state: State, action: Action | undefined, events: GameEvent[]) => void;
  /** The chance in percent that a side that may interrupt tries to, at each decision. */
  interrupts?: number;
}

/** Plays one game to its end and returns its actions. Throws after 20 000 actions. */
export function playRandomGame({ seed, catalog, rules, watch, interrupts = 10 }: RandomGame): {
  actions: Action[];
  state: State;
} {
  const { state, events: first } = newGame(catalog, { seed, rules });
  const roll = dice(seed ^ 0x5eed);
  const actions: Action[] = [];
  let events = first;
  let turn = 0;
  let free = 0;
  while (state.winner === null) {
    if (actions.length > 20_000) throw new Error(`seed ${seed}: no end after ${actions.length} actions`);
    if (turn !== state.turn.number) {
      turn = state.turn.number;
      free = 0;
    }
    const action = choose(state, roll, free < FREE_MOVES_A_TURN, interrupts);
    if (FREE.has(action.type)) free++;
    watch?.(state, action, events);
    events = [];
    perform(state, action, (event) => events.push(event));
    actions.push(action);
  }
  watch?.(state, undefined, events);
  return { actions, state };
}

function choose(state: State, roll: (n: number) => number, mayMoveFreely: boolean, interrupts: number): Action {
  const { side: due, kind } = awaiting(state);
  let side: Side = due ?? 'genius';
  if (kind === 'act' && roll(100) < interrupts) side = roll(2) === 0 ? 'genius' : 'spymaster';
  let offers = [...legalActions(state, side)];
  if (!mayMoveFreely) {
    const bound = offers.filter((action) => !FREE.has(action.type));
    if (bound.length > 0) offers = bound;
  }
  if (offers.length === 0) offers = [...legalActions(state, due ?? 'genius')];
  if (offers.length === 0) throw new Error(`nobody can act at ${JSON.stringify(state.turn)}`);
  if (kind === 'respond' && roll(100) >= interrupts * 3) return offers[0];
  return offers[roll(offers.length)];
}
