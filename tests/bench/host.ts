/** One way of hosting the rules, in a process of its own that knows no other: told what to play, then run a round at a time. */
import type { Action, Card, Catalog, Rules, State } from '../../src/engine/index.ts';
import { newGame, registerCatalog } from '../../src/engine/index.ts';
import { playout } from '../engine/playout.ts';

export interface Order {
  cards: Card[];
  rules: Partial<Rules>;
  /** The games are those of the seeds 1 to `games`. */
  games: number;
}
/** What a round came to: actions done, passed responses among them, and milliseconds. */
export interface Round {
  actions: number;
  ms: number;
}

/** A game as it was played once: where it began and every action. */
export interface Recording {
  start: State;
  actions: Action[];
}

/** Percent of the decisions at which the idle side plays an instant, so that stacks and fizzles have their part. */
const INTERRUPTS = 5;

export function record(catalog: Catalog, { rules, games }: Order): Recording[] {
  return Array.from({ length: games }, (_, i) => {
    const seed = i + 1;
    const actions: Action[] = [];
    playout({ catalog, rules, seed, interrupts: INTERRUPTS, watch: (_state, action) => actions.push(action) });
    return { start: newGame(catalog, { seed, rules }).state, actions };
  });
}

/** Serves rounds until the parent goes. `prepare` gives what a round runs and how many actions it does. */
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

/** Plays recordings; throws where one did not come to its end, since the figures would be of something else. */
export function replaying(catalog: Catalog, order: Order, host: (recording: Recording) => State): () => number {
  const recordings = record(catalog, order);
  const actions = recordings.reduce((sum, recording) => sum + recording.actions.length, 0);
  return () => {
    for (const recording of recordings)
      if (host(recording).winner === null) throw new Error('A recorded game did not come to its end.');
    return actions;
  };
}
