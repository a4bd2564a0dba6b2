import { anchorRef } from '../../input/anchors.ts';
import type { StandingSpy } from '../../show/coming.ts';
import { SpyTile } from './SpyTile.tsx';

/** Where a Spy stands: its tile, or nothing as long as it still flies there. */
export function SpyPlace({ spy, className }: { spy: StandingSpy; className: string }) {
  const { card, coming } = spy;
  return (
    <div ref={anchorRef(coming ? `seat:${card}` : false)} className={className}>
      {!coming && <SpyTile card={card} />}
    </div>
  );
}
