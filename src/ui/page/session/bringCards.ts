import { late } from './late.ts';
import { loadStore } from './loadStore.ts';

/** Gives the game's own card set to the store, once. Under `npm start`, edited card files follow. */
export const bringCards = late(async () => {
  const [store, { default: set }] = await Promise.all([loadStore(), import('virtual:cards')]);
  store.getState().applyCards(set);
});

import.meta.hot?.accept('virtual:cards', (module) => {
  if (module) void loadStore().then((store) => store.getState().applyCards(module.default));
});
