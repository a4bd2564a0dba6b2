import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { listen } from '../input/listen.ts';
import { useGameStore } from '../page/session/game.ts';
import { GameContext } from '../page/session/loadStore.ts';
import { StageContext } from './context.ts';
import type { After, Stage } from './stage.ts';
import { createStage } from './stage.ts';

const after: After = (ms, run) => {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
};

/** Puts the open game on a stage: its children see of the game what has been shown so far. */
export function Staged({ children }: { children: ReactNode }) {
  const game = useGameStore();
  const [stage, setStage] = useState<Stage | null>(null);
  useEffect(() => {
    const made = createStage(game, after, () => game.getState().preferences.show);
    setStage(made);
    const seen = () => {
      made.pause(document.hidden);
      game.getState().send({ do: 'tell', on: document.hidden });
    };
    const stop = listen(document, { visibilitychange: seen });
    return () => {
      stop();
      made.close();
    };
  }, [game]);
  if (!stage) return null;
  return (
    <StageContext value={stage}>
      <GameContext value={stage.shown}>{children}</GameContext>
    </StageContext>
  );
}
