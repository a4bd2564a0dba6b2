import { loadStore } from './loadStore.tsx';

let arriving: Promise<void> | undefined;

/** Gives the game's own card set to the store, once. Under `npm start`, edited card files follow. */
export function bringCards(): Promise<void> {
  arriving ??= Promise.all([loadStore(), import('virtual:cards')]).then(
    ([store, { default: set }]) => store.getState().applyCards(set),
    // Without cards the store says so when a game should begin. The next call tries again.
    () => {
      arriving = undefined;
    },
  );
  return arriving;
}

import.meta.hot?.accept('virtual:cards', (module) => {
  if (module) void loadStore().then((store) => store.getState().applyCards(module.default));
});
