/** The games of the soak, with their checks. */
import type { Action, Card, Rules, State } from '../../src/engine/index.ts';
import { awaiting, registerCatalog, roundOf, SQUARES } from '../../src/engine/index.ts';
import type { Played, Watch } from '../../src/sim/game.ts';
import { botSeed, playBots } from '../../src/sim/game.ts';
import { listen } from '../engine/listening.ts';
import { complaint } from '../engine/referee.ts';
import { pairOf } from './mix.ts';
import { POLICIES } from './policies/index.ts';
import type { Tally } from './tally.ts';
import { count, pairName } from './tally.ts';
import type { SoakSet } from './watch.ts';
import { closely } from './watch.ts';

/** One game in so many is watched closely. The others get cheaper checks. */
export const WATCHED_EVERY = 50;

/** What is wrong, and how to repeat it. */
export interface Failure {
  seed: number;
  pair: string;
  error: string;
  actions: Action[];
}

export const soakSet = (cards: readonly Card[], rules: Partial<Rules>): SoakSet => ({
  catalog: registerCatalog(cards),
  listening: listen(cards, 'the soak'),
  rules,
});

/** Plays the game of a seed. The seed decides which bots play, and all that they do. */
export function playSeed({ catalog, rules }: Pick<SoakSet, 'catalog' | 'rules'>, seed: number, watch?: Watch): Played {
  const { genius, spymaster } = pairOf(seed);
  const bots = {
    genius: POLICIES[genius](botSeed(seed, 'genius')),
    spymaster: POLICIES[spymaster](botSeed(seed, 'spymaster')),
  };
  return playBots({ catalog, rules, bots }, seed, watch);
}

/** Plays the game of a seed, and adds it to the tally. Returns the failure if there is one. */
export function soakGame(set: SoakSet, seed: number, tally: Tally): Failure | undefined {
  const isWatched = seed % WATCHED_EVERY === 0;
  const watch = isWatched ? closely(set.listening, seed, tally) : { action: quickly };
  const { genius, spymaster } = pairOf(seed);
  const pair = pairName(genius, spymaster);
  const actions: Action[] = [];
  try {
    const { state, decisions, loops } = playSeed(
      { catalog: isWatched ? set.listening.catalog : set.catalog, rules: set.rules },
      seed,
      {
        ...watch,
        action: (before, action) => {
          watch.action?.(before, action);
          actions.push(action);
        },
      },
    );
    const wrong = state.winner === null ? 'the game has no end' : complaint(state);
    if (wrong) throw new Error(wrong);
    if (isWatched) tally.watched++;
    if (loops.size > 0) tally.looped++;
    countGame(tally, pair, state, decisions);
    return undefined;
  } catch (error) {
    return { seed, pair, error: error instanceof Error ? error.message : String(error), actions };
  }
}

function countGame(tally: Tally, pair: string, state: State, decisions: number): void {
  const winner = state.winner ?? 'draw';
  tally.games++;
  tally.decisions += decisions;
  tally.rounds += roundOf(state.turn.number);
  tally.longest = Math.max(tally.longest, decisions);
  tally.wins[winner]++;
  tally.pairs[pair] ??= { genius: 0, spymaster: 0, draw: 0 };
  tally.pairs[pair][winner]++;
  count(tally.endings, state.ending ?? 'none');
}

/** Throws if a card is lost or doubled, or nobody can go on. */
function quickly(state: State): void {
  const wrong = quickComplaint(state);
  if (wrong) throw new Error(wrong);
}

/** Quick checks of a state: says what is wrong, such as a lost or doubled card, or that nobody is awaited. */
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
