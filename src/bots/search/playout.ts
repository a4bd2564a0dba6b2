/** Plays an imagined game on for a turn or two. */
import type { BySide, State } from '../../engine/index.ts';
import { perform } from '../../engine/index.ts';
import { nextAction } from '../ask.ts';
import type { Avoids, Bot } from '../bot.ts';

/** A playout with more actions is judged as it stands. */
const LONGEST = 400;

/**
 * Lets two bots play until so many turns are about to end, or the game is over. `avoids`: a habit to
 * keep to. `pass`: called with each position on the way. Works on the state itself.
 */
export function playOut(
  state: State,
  bots: BySide<Bot>,
  turns: number,
  avoids?: Avoids,
  pass?: (state: State) => void,
): void {
  let ended = 0;
  let turn = 0;
  for (let i = 0; i < LONGEST && state.winner === null; i++) {
    if (state.turn.number !== turn && state.stack.at(-1)?.kind === 'endTurn') {
      turn = state.turn.number;
      if (++ended >= turns) return;
    }
    pass?.(state);
    perform(state, nextAction(state, bots, avoids));
  }
}
