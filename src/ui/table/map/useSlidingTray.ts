import type { RefObject } from 'react';
import { useLayoutEffect, useRef } from 'react';
import { reducedMotion } from '../../kit/moving.ts';
import { FLIGHT } from './useMap.ts';

/** A tile in the tray, in pixels from the corner of the panel. */
interface Lain {
  x: number;
  y: number;
  wide: number;
  high: number;
}

const lainOf = ({ offsetLeft, offsetTop, offsetWidth, offsetHeight }: HTMLElement): Lain => ({
  x: offsetLeft,
  y: offsetTop,
  wide: offsetWidth,
  high: offsetHeight,
});

/** The Spies in the tray make room, or close up, where others come and go. `spies`: those in the tray. */
export function useSlidingTray(panel: RefObject<HTMLElement | null>, spies: unknown): void {
  const known = useRef<{ size: string; tiles: Map<string | undefined, Lain> } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it slides when a Spy has come or left
  useLayoutEffect(() => {
    const before = known.current;
    const tiles = [...(panel.current?.querySelectorAll<HTMLElement>('[data-tray] [data-card]') ?? [])];
    const now = tiles.map((tile): [string | undefined, Lain] => [tile.dataset.card, lainOf(tile)]);
    const size = `${panel.current?.clientWidth} ${panel.current?.clientHeight}`;
    known.current = { size, tiles: new Map(now) };
    if (before?.size !== size || reducedMotion()) return;
    for (const [i, [card, { x, y, wide, high }]] of now.entries()) {
      const was = before.tiles.get(card);
      if (!was || (was.x === x && was.y === y && was.wide === wide && was.high === high)) continue;
      const from = `translate(${was.x - x}px, ${was.y - y}px) scale(${was.wide / wide}, ${was.high / high})`;
      tiles[i].animate({ transform: [from, 'none'], transformOrigin: ['0 0', '0 0'] }, FLIGHT);
    }
  }, [panel, spies]);
}
