/** The puzzle that a position of a game makes with some of its cards. */
import type { Action, CardId, Side, State, Step } from '../../engine/index.ts';
import { cardsInPlay, copyState, definitionOf, isInstant, NONE, SIDES, STEPS } from '../../engine/index.ts';
import type { Scenario } from '../format.ts';
import type { GameSet } from '../open.ts';
import type { Puzzle } from '../puzzle.ts';
import { HARDEST } from '../puzzle.ts';
import { setupOf } from '../setupOf.ts';
import { BadScenario } from '../trouble.ts';
import type { Limits } from './positions.ts';
import type { Proof } from './prove.ts';
import { lookedThrough, openPuzzle, solutionOf } from './prove.ts';
import type { Way } from './ways.ts';

/** Which puzzle is wanted. */
export interface Wanted {
  /** Who solves it. */
  readonly side: Side;
  readonly brief: string;
  /** The cards that took part. */
  readonly used: ReadonlySet<CardId>;
  /** At most so many ways, and at least so many moves in the shortest. */
  readonly ways: number;
  readonly moves: number;
}

/** A puzzle that was found, proved, with a solution. */
export interface Found {
  readonly scenario: Scenario;
  readonly proof: Proof;
}

/** Fewer positions than so many are no puzzle. */
const FEWEST_POSITIONS = 8;

/**
 * The puzzle that a settled position makes for the side whose turn it is; null if it makes none. The Master is to thwart
 * the Evil Plan in this turn, the Genius to keep it through the next one. Only some of the Spies and of the cards in hand
 * take part, the decks and discard piles are empty, and the plan lies face up. Of all such choices of cards, the one
 * whose puzzle has the most positions is taken.
 */
export function puzzleAt(state: State, wanted: Wanted, set: GameSet, limits: Limits): Found | null {
  if (state.turn.side !== wanted.side || !state.plan) return null;
  const bare = copyState(state);
  bare.decks = { genius: [], spymaster: [], plans: [] };
  bare.discards = { genius: [], spymaster: [] };
  bare.scored = { genius: [], spymaster: [] };
  if (bare.plan) bare.plan.faceUp = true;
  let best: Found | null = null;
  for (const cards of castsOf(bare, wanted.used)) {
    if (limits.goesOn?.() === false) break;
    const found = proved(withOnly(bare, wanted.side, cards), wanted, set, limits);
    if (found && (!best || found.proof.positions > best.proof.positions)) best = found;
  }
  return best;
}

/** Which Spies and cards in hand may take part: those that did, one less, or one more. */
function castsOf({ spies, hands }: State, used: ReadonlySet<CardId>): Set<CardId>[] {
  const all = [...spies.map(({ card }) => card), ...hands.genius, ...hands.spymaster];
  const first = all.filter((card) => used.has(card));
  const less = first.map((card) => new Set(first.filter((one) => one !== card)));
  return [new Set(first), ...less, ...all.filter((card) => !used.has(card)).map((card) => new Set([...first, card]))];
}

/** The step in which a side plays other cards than instants (R2.2, R4.2). */
const PLAYS_CARDS: Readonly<Record<Side, Step>> = { genius: 'lair', spymaster: 'actions' };

/** The step lies ahead in the turn of that side, or is there now. */
function isToCome({ turn: { side, step } }: State, who: Side): boolean {
  const steps: readonly Step[] = STEPS[who];
  return side === who && steps.includes(step) && steps.indexOf(step) <= steps.indexOf(PLAYS_CARDS[who]);
}

/**
 * The position with only these Spies and cards in hand, and the Spy that is in the lair. What cannot be played within the
 * puzzle is in no hand.
 */
function withOnly(state: State, side: Side, cards: ReadonlySet<CardId>): State {
  const part = copyState(state);
  const mayPlay = (who: Side, card: CardId): boolean =>
    isInstant(definitionOf(part, card).type) || (who === side && isToCome(state, who));
  part.spies = part.spies.filter(({ card }) => cards.has(card) || card === part.infiltration?.spy);
  for (const who of SIDES) part.hands[who] = part.hands[who].filter((card) => cards.has(card) && mayPlay(who, card));
  forgetOthers(part);
  return part;
}

/** Nothing is remembered any more of cards that lie nowhere. */
function forgetOthers(part: State): void {
  const { genius, spymaster } = part.hands;
  const there = new Set([NONE, ...cardsInPlay(part), ...genius, ...spymaster]);
  const isThere = ({ card }: { card: CardId }): boolean => there.has(card);
  part.infiltrated = part.infiltrated.filter((card) => there.has(card));
  part.used = part.used.filter(isThere);
  part.modifiers = part.modifiers.filter(isThere);
  part.counters = part.counters.filter(isThere);
  part.happened = part.happened.filter((one) => isThere(one) && there.has(one.spy));
}

const TASKS: { readonly [S in Side]: (state: State) => Pick<Puzzle, 'goal' | 'horizon'> } = {
  genius: ({ turn }) => ({ goal: { turn: { number: turn.number + 2 }, plan: {} }, horizon: 'next' }),
  spymaster: () => ({ goal: { plan: null }, horizon: 'turn' }),
};

/** The puzzle of that position, if it is one. */
function proved(state: State, { side, brief, ways, moves }: Wanted, set: GameSet, limits: Limits): Found | null {
  const puzzle = { side, brief, ...TASKS[side](state) };
  const scenarioWith = (proof: Proof): Scenario => ({
    setup: setupOf(state).setup,
    puzzle: {
      ...puzzle,
      theme: themeOf(side, proof.ways[0] ?? []),
      difficulty: difficultyOf(proof.positions),
      ...(proof.ways.length > 1 && { ways: proof.ways.length }),
    },
  });
  try {
    const open = openPuzzle(scenarioWith({ unproved: null, positions: 0, ways: [] }), set);
    if (!open) return null;
    const { proof, book } = lookedThrough(open, limits);
    if (!book || (proof.unproved && proof.unproved.why !== 'ways')) return null;
    const [way = []] = proof.ways;
    if (proof.positions < FEWEST_POSITIONS || proof.ways.length > ways || way.length < moves) return null;
    const actions = solutionOf(open, book);
    return { proof: { ...proof, unproved: null }, scenario: { ...scenarioWith(proof), actions } };
  } catch (error) {
    // Somebody may live only by a Spy that takes no part.
    if (error instanceof BadScenario && error.trouble.code === 'dead') return null;
    throw error;
  }
}

/** What its shortest way is made of. */
function themeOf(side: Side, way: Way): Puzzle['theme'] {
  if (side === 'genius') return 'guard';
  const has = (type: Action['type']): boolean => way.some((move) => move.type === type);
  if (has('sneak')) return 'sneak';
  return has('attack') ? 'fight' : 'timing';
}

/** A puzzle with more positions than these is harder. */
const HARDER = [40, 400];
const difficultyOf = (positions: number): number =>
  Math.min(HARDEST, 1 + HARDER.filter((step) => positions > step).length);

/** The cards that somebody played, assigned or sent with these actions. */
export function cardsUsedBy(actions: Iterable<Action>): Set<CardId> {
  const used = new Set<CardId>();
  for (const action of actions) {
    if (action.type === 'infiltrate') used.add(action.spy);
    else if ('card' in action) used.add(action.card);
  }
  return used;
}
