import { useMemo, useRef } from 'react';
import type { CardId, Connect } from '../../../engine/index.ts';
import { joinsOf, nodeInPlay } from '../../../engine/index.ts';
import type { Place, Placing } from '../../../host/index.ts';
import { anchorAround } from '../../input/anchors.ts';
import { useGameStore } from '../../page/session/game.ts';
import { useDeskStore } from '../../play/context.ts';
import type { Ghost } from '../../play/ghost.ts';
import { CLOSE, tellJoin, useGhostStore } from '../../play/ghost.ts';
import { snapOf } from '../../play/snap.ts';
import type { Spot } from '../../play/spots.ts';
import { cardOf, cardSpot } from '../../play/spots.ts';
import { scaleOfMap } from '../../show/places.ts';
import { placeUnder, spotUnder } from '../touch/spotUnder.ts';
import type { Ground, Way } from '../touch/useDragging.ts';
import type { NetworkOnMap } from './map.ts';

/** The ghost of Nodes that snap to another one by a connection, and how far they go for it. */
interface Snapped extends Ghost {
  join: Connect;
  by: Place;
  words: string;
}

/** A Network that is moved less far than this stays where it is, in steps. */
const STAYS = 0.25;

/** What a drag means on the map. The ghost of the table follows it. */
export function useGround(networks: readonly NetworkOnMap[]): Ground {
  const game = useGameStore();
  const desk = useDeskStore();
  const ghost = useGhostStore();
  const latest = useRef(networks);
  latest.current = networks;
  return useMemo(() => {
    let joins: readonly Connect[] = [];
    let shown: Snapped | null = null;
    const show = (next: Snapped | null) => {
      if (next !== shown) ghost.setState(next, true);
      shown = next;
    };

    const placesNow = () => new Map(latest.current.flatMap((network) => [...network.places]));
    const networkOf = (card: CardId) => latest.current.find(({ places }) => places.has(card));
    const inSteps = ({ x, y }: Way): Place => {
      const { step } = scaleOfMap();
      return [x / step.x, y / step.y];
    };
    /** The ghost at a drag by so many steps: the one before, if its connectors are still the nearest. */
    const ghostAt = (card: CardId, by: Place): Snapped | null => {
      const snap = snapOf(joins, placesNow(), by);
      const { table } = game.getState();
      if (!snap || !table) return null;
      const far = Math.hypot(snap.by[0] - by[0], snap.by[1] - by[1]);
      if (shown?.join === snap.join) return shown.look === 'good' || far <= CLOSE ? shown : null;
      const told = tellJoin(table, snap.join);
      if (told.look === 'bad' && far > CLOSE) return null;
      const moved = [...(networkOf(card)?.places.values() ?? [])];
      return {
        ...snap,
        ...told,
        places: moved.map(([x, y]): Place => [x + snap.by[0], y + snap.by[1]]),
      };
    };
    /** Where a drag by so many steps puts that Node; undefined if it stays. */
    const placing = (node: CardId, by: Place): Placing | undefined => {
      const from = networkOf(node)?.places.get(node);
      return from && Math.hypot(...by) >= STAYS ? { node, at: [from[0] + by[0], from[1] + by[1]] } : undefined;
    };
    /** Another Node of the same Network under the pointer with which this one can be connected. */
    const mateUnder = (card: CardId, under: Place | null): CardId | null => {
      const mine = networkOf(card);
      if (!mine || !under) return null;
      const found = [...mine.places].find(([, [x, y]]) => Math.hypot(x - under[0], y - under[1]) < 0.5)?.[0];
      const isOffered = game
        .getState()
        .offers.some(
          (offer) =>
            offer.type === 'connect' &&
            ((offer.node === card && offer.to === found) || (offer.to === card && offer.node === found)),
        );
      return found !== undefined && isOffered ? found : null;
    };

    /** True if a Node put down there means that spot: another Node, or what is lit. */
    const isMeant = (card: CardId, spot: Spot | null): boolean => {
      const other = spot && cardOf(spot);
      const isOther = other !== null && isNode(other) && !networkOf(card)?.places.has(other);
      return spot !== null && (isOther || (spot !== cardSpot(card) && desk.getState().lit.has(spot)));
    };
    const isNode = (card: CardId): boolean => {
      const { table } = game.getState();
      return table !== null && nodeInPlay(table, card) !== null;
    };
    return {
      whole: (element) =>
        isNode(Number(element.dataset.draggable)) ? (anchorAround(element, 'network')?.element ?? element) : element,
      begin(card) {
        const { table } = game.getState();
        joins = table && isNode(card) ? joinsOf(table, card) : [];
      },
      over(card, way) {
        const next = joins.length > 0 ? ghostAt(card, inSteps(way)) : null;
        show(next);
        return next && { words: next.words, good: next.look === 'good' };
      },
      drop(card, way, at) {
        if (!isNode(card)) return false;
        const by = inSteps(way);
        const near = joins.length > 0 ? ghostAt(card, by) : null;
        if (near) {
          // It lies there first, so that it is this Network that has come.
          desk.getState().run(near.join, { place: near.look === 'good' ? placing(card, near.by) : undefined });
          return true;
        }
        const spot = spotUnder(at);
        const mate = mateUnder(card, placeUnder(at));
        if (mate !== null) desk.getState().drop(card, cardSpot(mate));
        else if (isMeant(card, spot)) return false;
        else if (!placeUnder(at)) return false;
        else {
          const place = placing(card, by);
          const missed = joins.length > 0 ? snapOf(joins, placesNow(), by) : null;
          if (place) game.getState().post({ do: 'place', ...place });
          // A connection that cannot be made is tried all the same: the desk says why it is not.
          if (missed) desk.getState().run(missed.join);
          else desk.getState().touch(cardSpot(card));
        }
        return true;
      },
      end() {
        joins = [];
        show(null);
      },
    };
  }, [game, desk, ghost]);
}
