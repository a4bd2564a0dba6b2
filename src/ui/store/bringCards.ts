import { loadStore } from './loadStore.tsx';

let arriving: Promise<void> | undefined;

/** Brings the game's own card set to the store, once; edited card files follow while the game is being served. */
export function bringCards(): Promise<void> {
  arriving ??= Promise.all([loadStore(), import('virtual:cards')]).then(
    ([store, { default: set }]) => store.getState().applyCards(set),
    // Without cards the store says so when a game is to begin; the next wish tries again.
    () => {
      arriving = undefined;
    },
  );
  return arriving;
}

import.meta.hot?.accept('virtual:cards', (module) => {
  if (module) void loadStore().then((store) => store.getState().applyCards(module.default));
});
