/**
 * The corridor as a Spy would find it, if nobody responds (R6). The rules walk it, on a copy, from what everybody may
 * know. A text that its owner may let be is let be.
 *
 * A Spy is taken to go its best way: the one on which it gets furthest. Of several such ways, its best is the one on
 * which it lives, then the one that leaves it most Health, then most Sneak.
 */
import { definitionOf } from '../catalogue/register.ts';
import { spyInPlay } from '../facts/lookup.ts';
import { healthLeft, sneakLeft } from '../facts/stats.ts';
import { choose } from '../rules/choices.ts';
import { canInfiltrate } from '../rules/infiltration.ts';
import { resolveTop } from '../rules/stack.ts';
import type { ReadonlyState, State } from '../vocabulary/state.ts';
import type { CardId } from '../vocabulary/types.ts';
import { NONE, SQUARES } from '../vocabulary/types.ts';
import type { Forecast } from './forecast.ts';
import { meet } from './forecast.ts';
import type { Tried, Unknown } from './tried.ts';
import { atTable, tried } from './tried.ts';
import type { View } from './view.ts';
import type { Way } from './ways.ts';
import { fateOf, WAYS } from './ways.ts';

/** A square on the Spy's way. `health`, `sneak`: what the Spy has left there, before it deals with the square. */
export interface Passage {
  readonly square: number;
  readonly health: number;
  readonly sneak: number;
  /** What the ways to deal with the square come to; null if it is unoccupied. */
  readonly told: Forecast | null;
  /** The way that it takes; null if it needs none. */
  readonly way: Way | null;
  /** The square is unoccupied, and the Spy regains Health there. */
  readonly heals: boolean;
  /** Someone may choose a text as it enters, with which things go another way. */
  readonly unless: boolean;
}

/** Where a way ends. `square`: the last one that the Spy comes to, 9 at the plan. `at`: who stands there, or NONE. */
export type End = { readonly square: number; readonly at: CardId; readonly health: number; readonly sneak: number } & (
  | /** It thwarts the plan. `evilness`: null if the plan lies face down. `wins`: that is known to win the game. */
  { readonly is: 'thwarts'; readonly evilness: number | null; readonly wins: boolean }
  /** It reaches the plan, but a text happens instead of the thwart. */
  | { readonly is: 'spared'; readonly by: CardId }
  | { readonly is: 'no-plan' | 'dies' | 'turned-back' | 'leaves' }
  /** It would die, but a text happens instead, and it is out of the lair. */
  | { readonly is: 'saved'; readonly by: CardId }
  | { readonly is: 'unknown'; readonly why: Unknown }
);

type Ways = { readonly [W in Way]?: End };

/** What an order to sneak on comes to. `before`: the Spy's Health and Sneak where it is given. */
export interface SneakingOn {
  readonly before: Standing;
  /** Where the order ends, as something has to be dealt with that nobody may sneak by there; null if nothing stops it. */
  readonly stop: ({ readonly square: number; readonly at: CardId } & Standing) | null;
  /** Where the way ends: from the stop on, the best one. */
  readonly end: End;
}
type Standing = Pick<End, 'health' | 'sneak'>;

export interface Corridor {
  readonly spy: CardId;
  /** Square, from 1 → what the Spy finds there; null if it is past it, or does not come to it on its best way. */
  readonly squares: readonly (Passage | null)[];
  /** Where its best way ends. */
  readonly end: End;
  /** Why things may go another way than foreseen here, on whichever way; null if all is foreseen. */
  readonly perhaps: Unknown | null;
  /** Where each way to deal with the first card that it meets ends at best. */
  readonly ways: Ways;
  /** What sneaking on from there comes to; null if the Spy stands before nobody that it may sneak by. */
  readonly sneakingOn: SneakingOn | null;
}

const SNEAKING: readonly Way[] = ['sneak'];

/** More ways than this are not looked at. Eight occupied squares have 510. */
const MOST_WAYS = 1000;

/** A way to its end. `ways`: where each way to deal with the first card on it ends at best. */
interface Line {
  readonly passed: readonly Passage[];
  readonly end: End;
  readonly ways: Ways;
}

/** One look at a corridor. */
interface Look {
  readonly spy: CardId;
  ways: number;
  perhaps: Unknown | null;
  /** It sneaks by whom it may, up to the first that it may not sneak by. */
  sneaksOn: boolean;
  stop: SneakingOn['stop'];
}

type Place = Pick<End, 'square' | 'at'>;

/** What the Spy, sent now or on its way, comes to; null if it may not be sent (R6.1), or is at the plan. */
export function corridor(view: View, spy: CardId): Corridor | null {
  const state = setOut(atTable(view), spy);
  if (!state) return null;
  const look = newLook(spy);
  const { passed, end, ways } = setForth(state, look);
  const squares = Array.from({ length: SQUARES }, (_, i) => passed.find(({ square }) => square === i + 1) ?? null);
  return { spy, squares, end, perhaps: look.perhaps, ways, sneakingOn: ways.sneak ? sneakOn(state, spy) : null };
}

const newLook = (spy: CardId): Look => ({ spy, ways: 0, perhaps: null, sneaksOn: false, stop: null });

const setForth = (state: State, look: Look): Line =>
  walk(
    tried(state, () => {}),
    { square: state.infiltration?.square ?? 0, at: NONE },
    look,
  );

/** The Spy stands before a Minion, sneaks by it, and goes on so. */
function sneakOn(state: State, spy: CardId): SneakingOn | null {
  if (!state.infiltration?.arrived) return null;
  const look = { ...newLook(spy), sneaksOn: true };
  const { end } = setForth(state, look);
  return { before: standing(state, spy), stop: look.stop, end };
}

/** Is what the one comes to at least as good as what the other comes to? Of an unknown end nothing is said. */
export const isNoWorse = (one: End, other: End): boolean =>
  one.is !== 'unknown' && other.is !== 'unknown' && compare(one, other) >= 0;

/** Which of the Spies that could be sent now gets furthest, and where its way ends; null if none could be sent. */
export function furthest(view: View): { spy: CardId; end: End } | null {
  let best: { spy: CardId; end: End } | null = null;
  for (const { card: spy } of view.spies) {
    const end = corridor(view, spy)?.end;
    if (end && (!best || compare(end, best.end) > 0)) best = { spy, end };
  }
  return best;
}

/** The Spy at the entrance, or where it is already; null if it may not be there. */
function setOut(state: State, spy: CardId): State | null {
  const { infiltration, turn } = state;
  if (infiltration) return infiltration.spy === spy && infiltration.square <= SQUARES ? state : null;
  if (state.stack.some((item) => item.kind === 'infiltrate' && item.card === spy)) return state;
  // Each turn of the Master begins anew.
  if (turn.side === 'genius') state.infiltrated = [];
  if (canInfiltrate(state, spy)) return null;
  Object.assign(state, { stack: [], responder: null, passes: 0, frames: [], effects: 0, choice: null, offered: [] });
  state.turn = { number: turn.number, side: 'spymaster', step: 'infiltrate' };
  state.infiltration = { spy, square: 0, arrived: false, combat: null };
  return state;
}

/** The best way on. `place`: where the Spy was last. */
function walk(from: Tried, place: Place, look: Look): Line {
  const { spy } = look;
  const passed: Passage[] = [];
  let [now, { square, at }, unless] = [letBe(from, look), place, false];
  for (;;) {
    const { state } = now;
    if (state.infiltration?.spy === spy) ({ square } = state.infiltration);
    const end = endOf(now, { square, at }, look);
    if (end) return { passed, end, ways: {} };
    if (state.stack.length === 0) break;
    if (state.stack.at(-1)?.kind === 'reach') return { passed, end: atPlan(state, spy), ways: {} };
    const next = tried(state, resolveTop);
    now = letBe(next, look);
    unless = next.unknown === 'choice';
    const entered = next.events.find(({ type }) => type === 'entered');
    if (entered?.type !== 'entered') continue;
    at = entered.card;
    if (at !== NONE || !spyInPlay(now.state, spy)) continue;
    const heals = next.events.some(({ type }) => type === 'healed');
    passed.push({ square: entered.square, ...standing(now.state, spy), told: null, way: null, heals, unless });
  }
  const met = meet(now.state);
  const unknown = { square, at, ...standing(now.state, spy), is: 'unknown', why: 'many' } as const;
  if (!met) return { passed, end: unknown, ways: {} };
  at = met.told.occupant;
  let best: { way: Way | null; line: Line } = { way: null, line: { passed: [], end: unknown, ways: {} } };
  const ways: { [W in Way]?: End } = {};
  if (look.sneaksOn && !met.tries.has('sneak')) {
    look.sneaksOn = false;
    look.stop = { square, at, ...standing(now.state, spy) };
  }
  for (const way of look.sneaksOn ? SNEAKING : WAYS) {
    const what = met.tries.get(way);
    if (!what || isTooMuch(look)) continue;
    const line = walk(what, { square, at }, look);
    ways[way] = line.end;
    if (best.way === null || compare(line.end, best.line.end) > 0) best = { way, line };
  }
  const here = { square, ...standing(now.state, spy), told: met.told, way: best.way, heals: false, unless };
  return { passed: [...passed, here, ...best.line.passed], end: best.line.end, ways };
}

/** Goes on where a text waits for its owner, who lets it be. */
function letBe(from: Tried, look: Look): Tried {
  let now = from;
  while (now.unknown === 'choice' && now.state.frames.at(-1)?.asks && now.state.choice) {
    look.perhaps ??= 'choice';
    const { side, from: options } = now.state.choice;
    const { events } = now;
    const on = tried(now.state, (moment) => choose.perform(moment, { type: 'choose', side, option: options.at(-1) }));
    now = { ...on, events: [...events, ...on.events] };
  }
  return now;
}

function isTooMuch(look: Look): boolean {
  look.ways++;
  if (look.ways <= MOST_WAYS) return false;
  look.perhaps ??= 'many';
  return true;
}

/** Health and Sneak that the Spy has left. Out of play it has none. */
const standing = (state: ReadonlyState, spy: CardId): Standing =>
  spyInPlay(state, spy) ? { health: healthLeft(state, spy), sneak: sneakLeft(state, spy) } : { health: 0, sneak: 0 };

/** Null if the Spy goes on. */
function endOf(now: Tried, place: Place, look: Look): End | null {
  const { state, unknown } = now;
  const { spy } = look;
  const here = { ...place, ...standing(state, spy) };
  const isThere = state.infiltration?.spy === spy || state.stack.some(({ kind }) => kind === 'infiltrate');
  if (isThere && unknown) {
    look.perhaps ??= unknown;
    return { ...here, is: 'unknown', why: unknown };
  }
  if (isThere && state.winner === null) return null;
  const { spyDies, turnedBack, spySavedBy } = fateOf(now, spy);
  if (!spyDies && spySavedBy !== NONE) return { ...here, is: 'saved', by: spySavedBy };
  return { ...here, is: spyDies ? 'dies' : turnedBack ? 'turned-back' : 'leaves' };
}

/** The Spy is about to reach the plan. What follows on that is no part of its way. */
function atPlan(state: ReadonlyState, spy: CardId): End {
  const here = { square: SQUARES + 1, at: NONE, ...standing(state, spy) };
  const { events } = tried(state, resolveTop);
  const first = events.find(({ type }) => type === 'thwarted' || type === 'replaced' || type === 'leftLair');
  if (first?.type === 'replaced') return { ...here, is: 'spared', by: first.source };
  if (first?.type !== 'thwarted' || !state.plan) return { ...here, is: 'no-plan' };
  if (!state.plan.faceUp) return { ...here, is: 'thwarts', evilness: null, wins: false };
  const { evilness } = definitionOf(state, state.plan.card);
  return { ...here, is: 'thwarts', evilness, wins: state.score.spymaster + evilness >= state.rules.scoreToWin };
}

/** Which of two ends on the same square is better. */
const WORTH: Readonly<Record<End['is'], number>> = {
  dies: 0,
  saved: 1,
  leaves: 2,
  'turned-back': 3,
  unknown: 4,
  'no-plan': 5,
  spared: 6,
  thwarts: 7,
};

/** Above 0 if the one is better. */
function compare(one: End, other: End): number {
  const pairs = [one, other].map(({ square, is, health, sneak }) => [square, WORTH[is], health, sneak]);
  return pairs[0].map((value, i) => value - pairs[1][i]).find((difference) => difference !== 0) ?? 0;
}
