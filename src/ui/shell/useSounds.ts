import { useEffect } from 'react';
import { useGameStore } from '../store/game.ts';
import { afterPaint } from '../store/press.ts';

/** Plays the sounds of each change, if sounds are on. Their code loads with the first one, after the page is drawn. */
export function useSounds(): void {
  const store = useGameStore();
  useEffect(
    () =>
      store.subscribe((now, before) => {
        if (now.latest.serial === before.latest.serial || !now.preferences.sound) return;
        const { events } = now.latest;
        afterPaint(() => {
          import('./sound.ts').then(({ play }) => play(events)).catch(() => undefined);
        });
      }),
    [store],
  );
}
