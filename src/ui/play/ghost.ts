/** What a drag over the map would come to, shown before anything is let go. */
import { createContext, useContext } from 'react';
import type { StoreApi } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { joinForecast } from '../../engine/foresight.ts';
import type { CardId, Connect, View } from '../../engine/index.ts';
import { canPlayAndConnect, definitionOf, facing, joinsOf, offset } from '../../engine/index.ts';
import type { Layout, Place } from '../../host/index.ts';
import { refusalIn } from '../../text/en/game/refusals.ts';
import { joinForecastWords, priced } from '../../text/en/table/map.ts';
import { landsOn } from './gestures/gestures.ts';
import type { Where } from './gestures/networks.ts';
import { landing } from './gestures/networks.ts';
import { placesWith, snapOf } from './snap.ts';
import type { Spot } from './spots.ts';

/** Where Nodes would lie if they were let go now. */
export interface Ghost {
  places: readonly Place[];
  /** `good`: they would be connected. `bad`: they cannot be. `free`: they would only lie there. */
  look: 'good' | 'bad' | 'free';
  /** What would come of it, or why they would not be connected. */
  words: string | null;
}

/** The one ghost of a table. Whoever drags sets it, and sets it to null in the end. */
export type GhostStore = StoreApi<Ghost | null>;
export const createGhost = (): GhostStore => createStore<Ghost | null>()(() => null);
export const GhostContext = createContext<GhostStore | null>(null);

/** Throws outside the table. */
export function useGhostStore(): GhostStore {
  const ghost = useContext(GhostContext);
  if (!ghost) throw new Error('No ghost: wrap the component in Table.');
  return ghost;
}

/** A connection that cannot be made is told only if the connectors are this near, in steps: elsewhere it is in the way. */
export const CLOSE = 0.3;

/** Says what a connection would make and take, or why it cannot be made now. */
export function tellJoin(table: View, join: Connect): { words: string; look: 'good' | 'bad' } {
  const { refusal, ...forecast } = joinForecast(table, join);
  if (refusal) return { words: refusalIn(table, refusal), look: 'bad' };
  const name = (id: CardId) => definitionOf(table, id).name;
  const words = joinForecastWords(forecast, facing[join.edge], name(join.to), name);
  return { words: priced(words, forecast.actions), look: 'good' };
}

/**
 * The ghost of a Node of a hand that lies open and is carried over that spot: it shows what a drop there does (see
 * `landing`). Null where a drop means nothing on the map.
 */
export function ghostOfCarried(table: View, layout: Layout, card: CardId, spot: Spot, where: Where): Ghost | null {
  if (!landsOn(table, card, spot) || !where.at) return null;
  const { joins, at } = landing(table, layout, card, spot, where);
  if (at) return { places: [at], look: 'free', words: whyApart(table, layout, card, at) };
  const places = joins.flatMap((join) => placeOf(layout, join));
  // Several edges are to choose from once it is let go.
  if (joins.length > 1) return { places, look: 'good', words: null };
  const told = tellJoin(table, joins[0]);
  return { ...told, places: told.look === 'good' ? places : [] };
}

/** Where a Node lies once it is connected with one in play; nowhere if that one is not on the map. */
function placeOf(layout: Layout, { edge, to }: Connect): Place[] {
  const [dx, dy] = offset[edge];
  return layout[to] ? [[layout[to][0] - dx, layout[to][1] - dy]] : [];
}

/** All places where a Node of a hand can be played and connected with one in play (R4.2, R5.2). */
export function jointsOf(table: View, layout: Layout, card: CardId): Place[] {
  if (!canPlayAndConnect(table)) return [];
  const places = joinsOf(table, card)
    .filter((join) => joinForecast(table, join).refusal === undefined)
    .flatMap((join) => placeOf(layout, join));
  return [...new Map(places.map((place) => [`${place}`, place])).values()];
}

/** Why a Node that would lie there would not be connected with the one whose connector it touches. */
function whyApart(table: View, layout: Layout, card: CardId, at: Place): string | null {
  const near = snapOf(joinsOf(table, card), placesWith(table, layout, card, at), [0, 0]);
  return near && Math.hypot(...near.by) <= CLOSE ? tellJoin(table, near.join).words : null;
}
