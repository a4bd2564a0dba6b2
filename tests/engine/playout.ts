/** Plays whole games at the speed of the rules, as the simulator does: uniform over the offers, each action checked. */
import { FREE_MOVES_A_TURN, isFree } from '../../src/bots/intern.ts';
import type { Action, Awaiting, Catalog, Rules, Side, State } from '../../src/engine/index.ts';
import { awaiting, bothPass, dice, newGame, other, perform, refusal } from '../../src/engine/index.ts';
import { randomAction } from './randomAction.ts';

export interface Playout {
  catalog: Catalog;
  seed: number;
  rules?: Partial<Rules>;
  /**
   * The chance in percent that the idle side plays instead; three times that for a response. At 0 each side passes.
   * If absent, nobody is asked for a response: what is announced resolves.
   */
  interrupts?: number;
  /** Called before each action. */
  watch?: (state: State, action: Action) => void;
}

/** Plays one game to its end. `decisions`: actions without passed responses. Throws if an offer is refused. */
export function playout({ catalog, seed, rules, interrupts, watch }: Playout): { state: State; decisions: number } {
  const { state } = newGame(catalog, { seed, rules });
  const roll = dice(seed ^ 0x5eed);
  let decisions = 0;
  let turn = 0;
  let free = 0;
  while (state.winner === null) {
    if (turn !== state.turn.number) {
      turn = state.turn.number;
      free = 0;
    }
    const { side, kind } = awaiting(state);
    if (!side) throw new Error('nobody is awaited');
    if (kind === 'respond' && interrupts === undefined) {
      bothPass(state);
      continue;
    }
    const leaveOut = free < FREE_MOVES_A_TURN ? undefined : isFree;
    const action =
      (interrupts === undefined ? undefined : interruption(state, side, kind, roll, interrupts)) ??
      randomAction(state, side, roll, leaveOut);
    if (!action) throw new Error(`the ${side} is awaited to ${kind} and can do nothing`);
    const no = refusal(state, action);
    if (no) throw new Error(`offered but refused (${no.code}): ${JSON.stringify(action)}`);
    const { type } = action;
    if (isFree(type)) free++;
    if (type !== 'pass') decisions++;
    watch?.(state, action);
    perform(state, action);
  }
  return { state, decisions };
}

/** A passed response, or an action of the idle side. Undefined: the awaited side acts. */
function interruption(
  state: State,
  side: Side,
  kind: Awaiting['kind'],
  roll: (n: number) => number,
  chance: number,
): Action | undefined {
  if (kind === 'respond' && (chance === 0 || roll(100) >= chance * 3)) return { type: 'pass', side };
  if (kind === 'act' && chance > 0 && roll(100) < chance) return randomAction(state, other(side), roll);
  return undefined;
}
