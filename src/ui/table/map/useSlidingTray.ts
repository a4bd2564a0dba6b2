import { useLayoutEffect, useRef } from 'react';
import type { CardId } from '../../../engine/index.ts';
import { anchor } from '../../input/anchors.ts';
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
export function useSlidingTray(spies: readonly { card: CardId }[]): void {
  const known = useRef<{ size: string; tiles: Map<CardId, Lain> } | null>(null);
  useLayoutEffect(() => {
    const before = known.current;
    const panel = anchor('networks');
    const tiles = spies.flatMap(({ card }) => {
      const tile = anchor(`tile:${card}`);
      return tile ? [{ card, tile, lain: lainOf(tile) }] : [];
    });
    const size = `${panel?.clientWidth} ${panel?.clientHeight}`;
    known.current = { size, tiles: new Map(tiles.map(({ card, lain }) => [card, lain])) };
    if (before?.size !== size || reducedMotion()) return;
    for (const { card, tile, lain } of tiles) {
      const { x, y, wide, high } = lain;
      const was = before.tiles.get(card);
      if (!was || (was.x === x && was.y === y && was.wide === wide && was.high === high)) continue;
      const from = `translate(${was.x - x}px, ${was.y - y}px) scale(${was.wide / wide}, ${was.high / high})`;
      tile.animate({ transform: [from, 'none'], transformOrigin: ['0 0', '0 0'] }, FLIGHT);
    }
  }, [spies]);
}
