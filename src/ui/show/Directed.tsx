import type { ReactNode } from 'react';
import { useEffect, useMemo, useState } from 'react';
import { listen } from '../input/listen.ts';
import { reducedMotion } from '../kit/moving.ts';
import { useGameStore } from '../page/session/game.ts';
import { GameContext } from '../page/session/loadStore.ts';
import { seenThrough } from '../page/session/seen.ts';
import { DirectorContext } from './context.ts';
import type { After, Director } from './director.ts';
import { createDirector } from './director.ts';
import { lookAt } from './flip.ts';

const after: After = (ms, run) => {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
};

/** Shows the open game frame by frame: its children see of it what has been shown so far. */
export function Directed({ children }: { children: ReactNode }) {
  const game = useGameStore();
  const shown = useMemo(() => seenThrough(game), [game]);
  const [director, setDirector] = useState<Director | null>(null);
  useEffect(() => {
    const speed = () => game.getState().preferences.show;
    const made = createDirector(game, { after, now: Date.now, speed, look: lookAt, isStill: reducedMotion });
    setDirector(made);
    const seen = () => {
      made.pause(document.hidden);
      game.getState().post({ do: 'tell', on: document.hidden });
    };
    const stop = listen(document, { visibilitychange: seen });
    return () => {
      stop();
      made.close();
    };
  }, [game]);
  if (!director) return null;
  return (
    <DirectorContext value={director}>
      <GameContext value={shown}>{children}</GameContext>
    </DirectorContext>
  );
}
