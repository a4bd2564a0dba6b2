import type { RefObject } from 'react';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { isInfiltrating } from '../../../engine/index.ts';
import type { PublicState } from '../../../store/types.ts';
import { reducedMotion } from '../../kit/moving.ts';
import { useGameStore, useTable } from '../../page/session/game.ts';

const MS = 320;

const hasPlace = ({ table }: PublicState): boolean => table !== null && isInfiltrating(table);

/** The rooms and their walls. */
const partsOf = (lair: HTMLElement | null): HTMLElement[] => [
  ...(lair?.querySelectorAll<HTMLElement>('[data-floor]') ?? []),
];

/** Where a wall begins, or who stands in a room. */
const leftOf = (part: HTMLElement): number =>
  part.offsetLeft + (part.querySelector<HTMLElement>(':scope > [data-stand]')?.offsetLeft ?? 0);

/** The rooms slide, and do not jump, when a Spy is sent into the lair, where it takes the place of a card, or leaves it. */
export function useSliding(lair: RefObject<HTMLElement | null>): void {
  const store = useGameStore();
  const isIn = useTable(isInfiltrating);
  const lefts = useRef<number[] | null>(null);
  useEffect(
    () =>
      // The page still shows what was before.
      store.subscribe((now, before) => {
        const slides = hasPlace(now) !== hasPlace(before) && now.preferences.show > 0 && !reducedMotion();
        if (slides) lefts.current = partsOf(lair.current).map(leftOf);
      }),
    [store, lair],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: it slides when a Spy has come or left
  useLayoutEffect(() => {
    const before = lefts.current;
    lefts.current = null;
    if (!before) return;
    for (const [i, part] of partsOf(lair.current).entries()) {
      const way = before[i] - leftOf(part);
      if (way !== 0) part.animate({ translate: [`${way}px 0`, '0 0'] }, { duration: MS, easing: 'ease-out' });
    }
  }, [isIn, lair]);
}
