import type { CardId } from '../../../engine/index.ts';
import { anchorRef } from '../../input/anchors.ts';
import { SpyTile } from './SpyTile.tsx';

/** Where a Spy stands: the seat to which it flies, and its tile. */
export const SpyPlace = ({ card, className }: { card: CardId; className: string }) => (
  <div ref={anchorRef(`seat:${card}`)} className={className}>
    <SpyTile card={card} />
  </div>
);
