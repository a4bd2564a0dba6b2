import { useCallback } from 'react';
import type { CardId } from '../../../engine/index.ts';
import { useGameStore } from '../../page/session/game.ts';
import { withCarried } from '../../play/carried.ts';
import { ghostOfCarried, useGhostStore } from '../../play/ghost.ts';
import type { At } from '../touch/spotUnder.ts';
import { edgeUnder, placeUnder, spotUnder } from '../touch/spotUnder.ts';

/**
 * Shows on the map what a drop of the carried card would do. Only a Node has a ghost, and only once it has left the hand.
 * Null: nothing is carried any more.
 */
export function useGhost(): (card: CardId | null, at?: At) => void {
  const store = useGameStore();
  const ghost = useGhostStore();
  return useCallback(
    (card, at) => {
      const { table, layout, commit, commitOffers } = withCarried(store.getState());
      const isOut = card !== null && commit?.card === card && commitOffers.some(({ type }) => type === 'playNode');
      const spot = at && isOut ? spotUnder(at) : null;
      const next =
        table && spot && at && isOut
          ? ghostOfCarried(table, layout, card, spot, { edge: edgeUnder(at), at: placeUnder(at) })
          : null;
      const before = ghost.getState();
      if (next?.words !== before?.words || `${next?.places}` !== `${before?.places}`) ghost.setState(next, true);
    },
    [store, ghost],
  );
}
