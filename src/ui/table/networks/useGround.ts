import { useMemo, useRef } from 'react';
import type { StoreApi } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { CardId, Connect } from '../../../engine/index.ts';
import { definitionOf, facing, joinForecast, joinsOf, nodeInPlay } from '../../../engine/index.ts';
import type { Place } from '../../../host/index.ts';
import { joinForecastWords } from '../../../text/page/map.ts';
import { refusalIn } from '../../../text/refusals.ts';
import { useGameStore } from '../../store/game.ts';
import { useDeskStore } from '../desk/context.ts';
import { snapOf } from '../desk/snap.ts';
import type { Spot } from '../desk/spots.ts';
import { cardOf, cardSpot } from '../desk/spots.ts';
import { placeUnder, spotUnder, stepOf } from '../touch/spotUnder.ts';
import type { Ground, Way } from '../touch/useDragging.ts';
import type { NetworkOnMap } from './map.ts';

/** Where the Nodes that are dragged would lie if they were let go, and whether they can be connected there. */
export interface Ghost {
  join: Connect;
  /** How far the Network goes from its place. */
  by: Place;
  places: readonly Place[];
  words: string;
  good: boolean;
}

/** A connection that cannot be made is told only if the connectors are this near, in steps: elsewhere it is in the way. */
const CLOSE = 0.3;
/** A Network that is moved less far than this stays where it is, in steps. */
const STAYS = 0.25;

/** What a drag means on the map. `ghost` follows it. */
export function useGround(networks: readonly NetworkOnMap[]): { ground: Ground; ghost: StoreApi<Ghost | null> } {
  const game = useGameStore();
  const desk = useDeskStore();
  const latest = useRef(networks);
  latest.current = networks;
  return useMemo(() => {
    const ghost = createStore<Ghost | null>()(() => null);
    let joins: readonly Connect[] = [];
    const show = (next: Ghost | null) => ghost.setState(next, true);

    const networkOf = (card: CardId) => latest.current.find(({ places }) => places.has(card));
    const inSteps = ({ x, y }: Way): Place => {
      const panel = document.querySelector<HTMLElement>('[data-networks]');
      const step = panel ? stepOf(panel) : { x: 1, y: 1 };
      return [x / step.x, y / step.y];
    };
    /** The ghost at a drag by so many steps: the one before, if its connectors are still the nearest. */
    const ghostAt = (card: CardId, by: Place): Ghost | null => {
      const places = new Map(latest.current.flatMap((network) => [...network.places]));
      const snap = snapOf(joins, places, by);
      const { table } = game.getState();
      if (!snap || !table) return null;
      const before = ghost.getState();
      const far = Math.hypot(snap.by[0] - by[0], snap.by[1] - by[1]);
      if (before?.join === snap.join) return before.good || far <= CLOSE ? before : null;
      const { node, edge, to } = snap.join;
      const { refusal, ...forecast } = joinForecast(table, { type: 'connect', side: 'spymaster', node, edge, to });
      if (refusal && far > CLOSE) return null;
      const name = (id: CardId) => definitionOf(table, id).name;
      const words = refusal ? refusalIn(table, refusal) : joinForecastWords(forecast, facing[edge], name(to), name);
      const moved = [...(networkOf(card)?.places.values() ?? [])];
      return {
        ...snap,
        words,
        good: !refusal,
        places: moved.map(([x, y]): Place => [x + snap.by[0], y + snap.by[1]]),
      };
    };
    const place = (card: CardId, by: Place) => {
      const from = networkOf(card)?.places.get(card);
      if (!from || Math.hypot(...by) < STAYS) return;
      game.getState().send({ do: 'place', node: card, at: [from[0] + by[0], from[1] + by[1]] });
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
    const ground: Ground = {
      whole: (element) =>
        isNode(Number(element.dataset.draggable))
          ? (element.closest<HTMLElement>('[data-network]') ?? element)
          : element,
      begin(card) {
        const { table } = game.getState();
        joins = table && isNode(card) ? joinsOf(table, card) : [];
      },
      over(card, way) {
        const next = joins.length > 0 ? ghostAt(card, inSteps(way)) : null;
        if (next !== ghost.getState()) show(next);
        return next;
      },
      drop(card, way, at) {
        if (!isNode(card)) return false;
        const by = inSteps(way);
        const near = joins.length > 0 ? ghostAt(card, by) : null;
        if (near) {
          // It lies there first, so that it is this Network that has come.
          if (near.good) place(card, near.by);
          desk.getState().run(near.join);
          return true;
        }
        const spot = spotUnder(at);
        const mate = mateUnder(card, placeUnder(at));
        if (mate !== null) desk.getState().drop(card, cardSpot(mate));
        else if (isMeant(card, spot)) return false;
        else if (!placeUnder(at)) return false;
        else {
          place(card, by);
          desk.getState().touch(cardSpot(card));
        }
        return true;
      },
      end() {
        joins = [];
        show(null);
      },
    };
    return { ground, ghost };
  }, [game, desk]);
}
