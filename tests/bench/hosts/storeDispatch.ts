/** The page's way: each action makes a new frozen state, with its move and its log, in a zustand store. */

import { createStore } from 'zustand/vanilla';
import type { Catalog } from '../../../src/engine/index.ts';
import type { Game } from '../../../src/record/index.ts';
import { attempt, frozen, newRecord, withAction } from '../../../src/record/index.ts';
import type { Recording } from '../host.ts';
import { replaying, serve } from '../host.ts';

function opened(catalog: Catalog, { start }: Recording): Game {
  const record = newRecord(
    {
      id: 'bench',
      now: 0,
      names: { genius: 'Ada', spymaster: 'Bob' },
      settings: { seating: 'side-by-side', grace: 2, preset: 'recommended', seed: 1 },
      position: null,
    },
    { cards: catalog.hash, rules: start.rules, actions: [] },
  );
  return { record, start, timeline: frozen({ state: start, moves: [], log: [] }) };
}

serve((catalog, order) =>
  replaying(catalog, order, (recording) => {
    const store = createStore<{ game: Game }>()(() => ({ game: opened(catalog, recording) }));
    let changes = 0;
    const stop = store.subscribe(() => changes++);
    for (const action of recording.actions) {
      const { game } = store.getState();
      const made = attempt(game.timeline.state, action);
      if (!made.refusal) store.setState(withAction(game, made));
    }
    stop();
    if (changes !== recording.actions.length) throw new Error('The store missed a recorded action.');
    return store.getState().game.timeline.state;
  }),
);
