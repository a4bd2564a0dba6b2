import { useLayoutEffect, useRef } from 'react';
import type { CardId } from '../../../engine/index.ts';
import type { Place } from '../../../host/index.ts';
import { anchor } from '../../input/anchors.ts';
import { reducedMotion } from '../../kit/moving.ts';
import { droppedAt } from '../../show/dropped.ts';
import { scaleOfMap } from '../../show/places.ts';
import type { NetworkOnMap } from './map.ts';
import { FLIGHT } from './useMap.ts';

/** A Network that has made room for others slides there. One that was dragged lies where it was let go. */
export function useSlidingNetworks(networks: readonly NetworkOnMap[]): void {
  const known = useRef<ReadonlyMap<CardId, Place>>(new Map());
  useLayoutEffect(() => {
    const before = known.current;
    known.current = new Map(networks.flatMap(({ places }) => [...places]));
    if (reducedMotion()) return;
    const { step } = scaleOfMap();
    for (const { network, nodes, places } of networks) {
      const [was, is] = [before.get(network), places.get(network)];
      const element = anchor(`network:${network}`);
      if (!was || !is || (was[0] === is[0] && was[1] === is[1])) continue;
      if (!element?.animate || nodes.some(({ card }) => droppedAt(card))) continue;
      const from = `translate(${(was[0] - is[0]) * step.x}px, ${(was[1] - is[1]) * step.y}px)`;
      element.animate({ transform: [from, 'none'] }, FLIGHT);
    }
  }, [networks]);
}
