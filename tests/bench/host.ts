/** One host of the rules, in a process of its own. It is told what to play, and then runs one round at a time. */
import type { Action, Card, Catalog, Rules, State } from '../../src/engine/index.ts';
import { newGame, registerCatalog } from '../../src/engine/index.ts';
import { playout } from '../engine/playout.ts';

export interface Order {
  cards: Card[];
  rules: Partial<Rules>;
  /** The games are those of the seeds 1 to `games`. */
  games: number;
}
/** The result of a round: the number of actions, passed responses included, and milliseconds. */
export interface Round {
  actions: number;
  ms: number;
}

/** A recorded game: the state at its start and every action. */
export interface Recording {
  start: State;
  actions: Action[];
}

/** The idle side plays an instant at so many percent of the decisions, so that stacks and fizzles occur. */
const INTERRUPTS = 5;

export function record(catalog: Catalog, { rules, games }: Order): Recording[] {
  return Array.from({ length: games }, (_, i) => {
    const seed = i + 1;
    const actions: Action[] = [];
    playout({ catalog, rules, seed, interrupts: INTERRUPTS, watch: (_state, action) => actions.push(action) });
    return { start: newGame(catalog, { seed, rules }).state, actions };
  });
}

/** Serves rounds until the parent process ends. `prepare` gives a function: it runs a round and counts its actions. */
export function serve(prepare: (catalog: Catalog, order: Order) => () => number): void {
  let round: (() => number) | undefined;
  process.on('message', (order: Order | 'round') => {
    if (order !== 'round') {
      round = prepare(registerCatalog(order.cards), order);
      process.send?.('ready');
      return;
    }
    const from = performance.now();
    const actions = round?.() ?? 0;
    process.send?.({ actions, ms: performance.now() - from } satisfies Round);
  });
}

/** Plays recordings on a host. Throws if one does not reach its end: the figures would measure something else. */
export function replaying(catalog: Catalog, order: Order, host: (recording: Recording) => State): () => number {
  const recordings = record(catalog, order);
  const actions = recordings.reduce((sum, recording) => sum + recording.actions.length, 0);
  return () => {
    for (const recording of recordings)
      if (host(recording).winner === null) throw new Error('A recorded game did not come to its end.');
    return actions;
  };
}
