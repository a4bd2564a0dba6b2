/** Random games by the thousand, each watched. */
import type { Action, Catalog, Rules, State } from '../../src/engine/index.ts';
import { awaiting, SQUARES } from '../../src/engine/index.ts';
import { playout } from '../engine/playout.ts';
import { complaint } from '../engine/referee.ts';

/** So many games share one that the referee watches after every action; the others get cheaper checks. */
export const FULL_CHECK_EVERY = 100;
const INTERRUPTS = 10;

export interface Tally {
  games: number;
  fullyChecked: number;
  decisions: number;
  wins: { genius: number; spymaster: number; draw: number };
  endings: Record<string, number>;
  rounds: number;
  longest: number;
}

export const emptyTally = (): Tally => ({
  games: 0,
  fullyChecked: 0,
  decisions: 0,
  wins: { genius: 0, spymaster: 0, draw: 0 },
  endings: {},
  rounds: 0,
  longest: 0,
});

export function addTally(sum: Tally, more: Tally): void {
  sum.games += more.games;
  sum.fullyChecked += more.fullyChecked;
  sum.decisions += more.decisions;
  for (const side of ['genius', 'spymaster', 'draw'] as const) sum.wins[side] += more.wins[side];
  for (const [ending, n] of Object.entries(more.endings)) sum.endings[ending] = (sum.endings[ending] ?? 0) + n;
  sum.rounds += more.rounds;
  sum.longest = Math.max(sum.longest, more.longest);
}

/** What is wrong, and how to see it again. */
export interface Failure {
  seed: number;
  error: string;
  actions: Action[];
}

/** Plays the game of one seed into the tally; the failure if there is one. */
export function soakGame(catalog: Catalog, rules: Partial<Rules>, seed: number, tally: Tally): Failure | undefined {
  const inFull = seed % FULL_CHECK_EVERY === 0;
  const check = inFull ? complaint : quickComplaint;
  const watch = (state: State): void => {
    const wrong = check(state);
    if (wrong) throw new Error(wrong);
  };
  try {
    const { state, decisions } = playout({ catalog, rules, seed, interrupts: INTERRUPTS, watch });
    const wrong = complaint(state);
    if (wrong) throw new Error(wrong);
    count(tally, state, decisions, inFull);
    return undefined;
  } catch (error) {
    return {
      seed,
      error: error instanceof Error ? error.message : String(error),
      actions: actionsOf(catalog, rules, seed, watch),
    };
  }
}

function count(tally: Tally, state: State, decisions: number, inFull: boolean): void {
  tally.games++;
  if (inFull) tally.fullyChecked++;
  tally.decisions += decisions;
  tally.wins[state.winner ?? 'draw']++;
  const ending = state.ending ?? 'none';
  tally.endings[ending] = (tally.endings[ending] ?? 0) + 1;
  tally.rounds += Math.ceil(state.turn.number / 2);
  tally.longest = Math.max(tally.longest, decisions);
}

/** The actions up to the failure: the same game again, written down. */
function actionsOf(catalog: Catalog, rules: Partial<Rules>, seed: number, check: (state: State) => void): Action[] {
  const actions: Action[] = [];
  try {
    playout({
      catalog,
      rules,
      seed,
      interrupts: INTERRUPTS,
      watch: (state, action) => {
        check(state);
        actions.push(action);
      },
    });
  } catch {}
  return actions;
}

/** No card lost or doubled in number, and somebody can go on. */
function quickComplaint(state: State): string | undefined {
  let cards = state.offered.length + state.nodes.length + state.spies.length + state.decks.plans.length;
  if (state.plan) cards++;
  for (const unit of state.lair) if (unit) cards += 1 + unit.attached.length;
  for (const side of ['genius', 'spymaster'] as const)
    cards +=
      state.hands[side].length + state.decks[side].length + state.discards[side].length + state.scored[side].length;
  for (const item of state.stack) if (item.kind === 'playInstant') cards++;
  for (const frame of state.frames) if (frame.then === 'discardInstant') cards++;
  if (cards !== state.cards.length) return `${cards} cards are in the zones, but ${state.cards.length} in the game`;
  if (state.lair.length !== SQUARES) return `the lair has ${state.lair.length} squares`;
  if (state.minionsLeft < 0 || state.actionsLeft < 0) return 'more was done than the turn allows';
  return awaiting(state).side ? undefined : 'nobody is awaited';
}
