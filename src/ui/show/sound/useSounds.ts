import { useEffect } from 'react';
import type { StoreApi } from 'zustand';
import type { Store } from '../../../store/types.ts';
import { useGameStore } from '../../page/session/game.ts';
import { afterPaint } from '../../page/session/press.ts';
import type { Player } from './player.ts';
import { heard } from './volume.ts';

/** Plays the sounds of what is shown and of INTERRUPT, and the ambience of whose turn it is. */
export function useSounds(): void {
  const store = useGameStore();
  useEffect(() => follow(store), [store]);
}

/**
 * Follows the store until the returned function is called. The player loads after the page is drawn, if it is needed. If
 * it cannot be fetched, it is asked for again when somebody changes the sound.
 */
function follow(store: StoreApi<Store>): () => void {
  let player: Promise<Player> | undefined;
  let isOver = false;
  let isMissing = false;
  const withPlayer = (run: (player: Player) => void) =>
    afterPaint(() => {
      if (isOver) return;
      player ??= import('./player.ts').then(({ createPlayer }) => createPlayer());
      player.then(
        (loaded) => isOver || run(loaded),
        () => {
          isMissing = true;
        },
      );
    });
  const set = ({ preferences, table, gameOver }: Store) => {
    const volume = heard(preferences);
    const side = gameOver ? null : (table?.turn.side ?? null);
    if (player || volume > 0) withPlayer((loaded) => loaded.set(volume, side));
  };
  set(store.getState());
  const unsubscribe = store.subscribe((now, before) => {
    if (isMissing && now.preferences !== before.preferences) {
      player = undefined;
      isMissing = false;
    }
    if (now.preferences !== before.preferences || now.table !== before.table || now.gameOver !== before.gameOver)
      set(now);
    if (now.latest.serial !== before.latest.serial && heard(now.preferences) > 0)
      withPlayer((loaded) => loaded.play(now.latest.events));
    if (now.claim && now.claim !== before.claim && heard(now.preferences) > 0)
      withPlayer((loaded) => loaded.interrupt());
  });
  return () => {
    isOver = true;
    unsubscribe();
    player?.then((loaded) => loaded.close()).catch(() => undefined);
  };
}
