import { useEffect } from 'react';
import { useGameStore } from '../store/game.ts';
import { afterPaint } from '../store/press.ts';

/** Lets each change of the game sound, if sounds are on; their code comes with the first of them, and the eye comes first. */
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
