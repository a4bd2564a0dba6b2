import { useEffect, useLayoutEffect, useRef } from 'react';
import { isInfiltrating, SQUARES } from '../../../engine/index.ts';
import type { PublicState } from '../../../store/types.ts';
import { anchor } from '../../input/anchors.ts';
import { reducedMotion } from '../../kit/moving.ts';
import { useGameStore, useTable } from '../../page/session/game.ts';

const MS = 320;

const hasPlace = ({ table }: PublicState): boolean => table !== null && isInfiltrating(table);

/** Where each wall begins, and who stands in each room. */
const partsNow = (): { part: HTMLElement | null; left: number }[] =>
  Array.from({ length: SQUARES }, (_, i) => i + 1).flatMap((square) => {
    const [wall, room] = [anchor(`wall:${square}`), anchor(`square:${square}`)];
    const inside = anchor(`stand:${square}`)?.offsetLeft ?? 0;
    return [
      { part: wall, left: wall?.offsetLeft ?? 0 },
      { part: room, left: (room?.offsetLeft ?? 0) + inside },
    ];
  });

/** The rooms slide, and do not jump, when a Spy is sent into the lair, where it takes the place of a card, or leaves it. */
export function useSliding(): void {
  const store = useGameStore();
  const isIn = useTable(isInfiltrating);
  const lefts = useRef<number[] | null>(null);
  useEffect(
    () =>
      // The page still shows what was before.
      store.subscribe((now, before) => {
        const slides = hasPlace(now) !== hasPlace(before) && now.preferences.show > 0 && !reducedMotion();
        if (slides) lefts.current = partsNow().map(({ left }) => left);
      }),
    [store],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: it slides when a Spy has come or left
  useLayoutEffect(() => {
    const before = lefts.current;
    lefts.current = null;
    if (!before) return;
    for (const [i, { part, left }] of partsNow().entries()) {
      const way = before[i] - left;
      if (way !== 0) part?.animate({ translate: [`${way}px 0`, '0 0'] }, { duration: MS, easing: 'ease-out' });
    }
  }, [isIn]);
}
