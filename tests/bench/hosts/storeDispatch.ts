/** The page's way: an action on a frozen state, played to a new frozen one, with its move and its log, into a zustand store. */
import { createStore } from 'zustand/vanilla';
import type { Catalog } from '../../../src/engine/index.ts';
import type { OpenGame } from '../../../src/store/game.ts';
import { act, settled } from '../../../src/store/game.ts';
import type { GameRecord } from '../../../src/store/record.ts';
import { FORMAT, VERSION } from '../../../src/store/record.ts';
import { AT_EASE } from '../../../src/store/responses.ts';
import type { Recording } from '../host.ts';
import { replaying, serve } from '../host.ts';

function opened(catalog: Catalog, { start }: Recording): OpenGame {
  const record: GameRecord = {
    format: FORMAT,
    version: VERSION,
    id: 'bench',
    created: 0,
    updated: 0,
    played: 0,
    names: { genius: 'Ada', spymaster: 'Bob' },
    settings: { seating: 'side-by-side', grace: 2, preset: 'recommended', seed: 1 },
    segments: [{ cards: catalog.hash, rules: start.rules, start, actions: [] }],
    undone: [],
    manners: AT_EASE,
    commit: null,
  };
  return settled(record, { state: start, moves: [], log: [] });
}

serve((catalog, order) =>
  replaying(catalog, order, (recording) => {
    const store = createStore<{ game: OpenGame }>()(() => ({ game: opened(catalog, recording) }));
    let changes = 0;
    const stop = store.subscribe(() => changes++);
    for (const action of recording.actions) {
      const done = act(store.getState().game, action);
      if (!done.refusal) store.setState({ game: done.game });
    }
    stop();
    if (changes !== recording.actions.length) throw new Error('The store missed a recorded action.');
    return store.getState().game.timeline.state;
  }),
);
