import { useEffect, useState } from 'react';
import type { After } from '../../lesson/Lesson.tsx';
import { useGame, useGameStore } from '../../page/session/game.ts';
import { late } from '../../page/session/late.ts';

const learn = late(() => import('../learn/learn.ts'));

/** Where the open mission goes on once it is won; null until that is known. */
export function useAfter(): After | null {
  const store = useGameStore();
  const isWon = useGame((s) => s.lesson?.stands === 'won' && s.lesson.side !== 'both');
  const [after, setAfter] = useState<After | null>(null);
  useEffect(() => {
    setAfter(null);
    if (!isWon) return;
    let isOver = false;
    learn().then(
      ({ afterMission }) => isOver || setAfter(afterMission(store)),
      () => {}, // without it all missions are still to be had
    );
    return () => {
      isOver = true;
    };
  }, [isWon, store]);
  return after;
}
