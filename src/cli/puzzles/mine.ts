/** Looks in games of bots for positions that the Master wins by force, in one way alone. */
import type { BotName } from '../../bots/index.ts';
import type { CardSet } from '../../cards/check.ts';
import type { CardId, State, Step } from '../../engine/index.ts';
import { copyState, definitionOf, isInstant, registerCatalog, SIDES } from '../../engine/index.ts';
import type { Scenario, Setup } from '../../scenario/format.ts';
import type { Proof } from '../../scenario/prove/prove.ts';
import { bookOf, openPuzzle, prove, solutionOf } from '../../scenario/prove/prove.ts';
import { isSettled, setupOf } from '../../scenario/setupOf.ts';
import { BadScenario } from '../../scenario/trouble.ts';
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

/** A puzzle that was found, proved, with a solution. */
interface Found {
  readonly scenario: Scenario;
  readonly proof: Proof;
}

/** Fewer positions than so many are no puzzle, and fewer moves neither. */
const FEWEST_POSITIONS = 8;
const FEWEST_MOVES = 4;

/** The steps of the Master in which a puzzle may begin. */
const STEPS_OF_PUZZLES: readonly Step[] = ['assign', 'infiltrate'];

/** A turn in which the Evil Plan was thwarted: how it stood in each step, and which cards took part. */
interface Turn {
  readonly states: readonly State[];
  readonly cards: ReadonlySet<CardId>;
}

/** Yields what is found, game by game. The same order finds the same. */
export function* mined({ set, bot, seed, games, positions }: Order): Generator<Found> {
  const catalog = registerCatalog([...set.cards]);
  for (let game = seed; game < seed + games; game++) {
    const seats = { catalog, rules: set.rules, genius: bot, spymaster: bot };
    for (const turn of swings((watch) => playGame(seats, game, watch)))
      for (const state of turn.states) {
        const found = puzzleAt(state, turn.cards, set, positions);
        if (found) yield { ...found, scenario: { name: PUZZLES.found(game, state.turn.number), ...found.scenario } };
      }
  }
}

/** The turns of a game that turned it round. */
function swings(play: (watch: Watch) => void): Turn[] {
  const turns: Turn[] = [];
  let states: State[] = [];
  let cards = new Set<CardId>();
  let last = '';
  play({
    action(state, action) {
      const { number, step } = state.turn;
      if (action.type === 'playInstant' || action.type === 'infiltrate')
        cards.add(action.type === 'infiltrate' ? action.spy : action.card);
      if (`${number} ${step}` === last || !isSettled(state)) return;
      last = `${number} ${step}`;
      if (STEPS_OF_PUZZLES.includes(step)) states.push(copyState(state));
    },
    event(_, { type }) {
      if (type === 'thwarted') turns.push({ states, cards });
      if (type !== 'turnStarted') return;
      states = [];
      cards = new Set();
    },
  });
  return turns;
}

/**
 * The puzzle that a position makes, if it is one: only some of the Spies and of the cards in hand take part, nothing is
 * left to draw, and the plan lies face up.
 */
function puzzleAt(state: State, used: ReadonlySet<CardId>, set: CardSet, positions: number): Found | null {
  const bare = copyState(state);
  bare.decks = { genius: [], spymaster: [], plans: [] };
  bare.discards = { genius: [], spymaster: [] };
  bare.scored = { genius: [], spymaster: [] };
  if (bare.plan) bare.plan.faceUp = true;
  let best: Found | null = null;
  for (const cards of castsOf(bare, used)) {
    const found = proved(setupOf(withOnly(bare, cards)).setup, set, positions);
    if (found && (!best || found.proof.positions > best.proof.positions)) best = found;
  }
  return best;
}

/** Which cards may take part: those that did, one less, or one more. */
function castsOf({ spies, hands }: State, used: ReadonlySet<CardId>): Set<CardId>[] {
  const all = [...spies.map(({ card }) => card), ...hands.genius, ...hands.spymaster];
  const less = [...used].map((card) => new Set([...used].filter((one) => one !== card)));
  return [new Set(used), ...less, ...all.filter((card) => !used.has(card)).map((card) => new Set([...used, card]))];
}

/** The position with only these Spies and cards in hand. */
function withOnly(state: State, cards: ReadonlySet<CardId>): State {
  const part = copyState(state);
  part.spies = part.spies.filter(({ card }) => cards.has(card));
  for (const side of SIDES)
    part.hands[side] = part.hands[side].filter((card) => cards.has(card) && isInstant(definitionOf(part, card).type));
  return part;
}

/** The puzzle of that set-up, if it has one way that takes some moves. */
function proved(setup: Setup, set: CardSet, positions: number): Found | null {
  const puzzle = {
    side: 'spymaster',
    brief: PUZZLES.toDo,
    goal: { plan: null },
    horizon: 'turn',
    difficulty: 2,
  } as const;
  const scenario: Scenario = { setup, puzzle: { ...puzzle, theme: 'sneak' } };
  try {
    const open = openPuzzle(scenario, set);
    const proof = open && prove(open, { positions });
    if (!open || !proof || proof.unproved || proof.positions < FEWEST_POSITIONS) return null;
    const [way] = proof.ways;
    if (way.length < FEWEST_MOVES) return null;
    return { proof, scenario: { ...scenario, actions: solutionOf(open, bookOf(open, { positions })) } };
  } catch (error) {
    if (error instanceof BadScenario) return null;
    throw error;
  }
}
