/** Looks in games of bots for positions that the Master wins by force, in one way alone. */
import type { BotName } from '../../bots/index.ts';
import type { CardSet } from '../../cards/check.ts';
import type { Action, State, Step } from '../../engine/index.ts';
import { copyState, registerCatalog } from '../../engine/index.ts';
import type { Found } from '../../scenario/prove/puzzleAt.ts';
import { cardsUsedBy, puzzleAt } from '../../scenario/prove/puzzleAt.ts';
import { isSettled } from '../../scenario/setupOf.ts';
import type { Watch } from '../../sim/game.ts';
import { playGame } from '../../sim/game.ts';
import { PUZZLES } from '../../text/en/cli/puzzles.ts';

interface Order {
  readonly set: CardSet;
  readonly bot: BotName;
  readonly seed: number;
  readonly games: number;
  /** A proof may look at so many positions. */
  readonly positions: number;
}

/** Fewer moves are no puzzle. */
const FEWEST_MOVES = 4;

/** The steps of the Master in which a puzzle may begin. */
const STEPS_OF_PUZZLES: readonly Step[] = ['assign', 'infiltrate'];

/** A turn in which the Evil Plan was thwarted: how it stood in each step, and what was done. */
interface Turn {
  readonly states: readonly State[];
  readonly actions: readonly Action[];
}

/** Yields what is found, game by game. The same order finds the same. */
export function* mined({ set, bot, seed, games, positions }: Order): Generator<Found> {
  const catalog = registerCatalog([...set.cards]);
  for (let game = seed; game < seed + games; game++) {
    const seats = { catalog, rules: set.rules, genius: bot, spymaster: bot };
    for (const { states, actions } of swings((watch) => playGame(seats, game, watch))) {
      const used = cardsUsedBy(actions);
      const wanted = { side: 'spymaster', brief: PUZZLES.toDo, used, ways: 1, moves: FEWEST_MOVES } as const;
      for (const state of states) {
        const found = puzzleAt(state, wanted, set, { positions });
        if (found) yield { ...found, scenario: { name: PUZZLES.found(game, state.turn.number), ...found.scenario } };
      }
    }
  }
}

/** The turns of a game that turned it round. */
function swings(play: (watch: Watch) => void): Turn[] {
  const turns: Turn[] = [];
  let states: State[] = [];
  let actions: Action[] = [];
  let last = '';
  play({
    action(state, action) {
      const { number, step } = state.turn;
      actions.push(action);
      if (`${number} ${step}` === last || !isSettled(state)) return;
      last = `${number} ${step}`;
      if (STEPS_OF_PUZZLES.includes(step)) states.push(copyState(state));
    },
    event(_, { type }) {
      if (type === 'thwarted') turns.push({ states, actions });
      if (type !== 'turnStarted') return;
      states = [];
      actions = [];
    },
  });
  return turns;
}
