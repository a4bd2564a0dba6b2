/** The store between the rules and the page: one closure around the open game, with a public face. */
import type { StoreApi } from 'zustand/vanilla';
import { createStore } from 'zustand/vanilla';
import { agreeActions } from './agree.ts';
import { fileActions } from './files.ts';
import { playActions } from './play.ts';
import { readPreferences } from './preferences.ts';
import { NO_GAME } from './publish.ts';
import { openRoom } from './room.ts';
import type { Store } from './types.ts';
import type { World } from './world.ts';

export type GameStore = StoreApi<Store>;

/** A store of its own; the page has one (`index.ts`), tests make many. */
export function createGameStore(world: World): GameStore {
  return createStore<Store>()((_set, _get, api) => {
    const room = openRoom(world, api);
    const play = playActions(room);
    return {
      ...NO_GAME,
      latest: { events: [], serial: 0 },
      grace: null,
      curtain: null,
      undoRequest: null,
      drawOffer: null,
      readOnly: null,
      saves: room.saves.list(),
      notices: [],
      preferences: readPreferences(world.keep),
      cards: null,
      ...play,
      ...agreeActions(room, play.dispatch),
      ...fileActions(room),
    };
  });
}
