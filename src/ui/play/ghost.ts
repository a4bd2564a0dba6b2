/** What a drag over the map would come to, shown before anything is let go. */
import { createContext, useContext } from 'react';
import type { StoreApi } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { joinForecast } from '../../engine/foresight.ts';
import type { CardId, Connect, View } from '../../engine/index.ts';
import { canPlayAndConnect, definitionOf, facing, joinsOf, offset } from '../../engine/index.ts';
import type { Layout, Place } from '../../host/index.ts';
import { refusalIn } from '../../text/en/game/refusals.ts';
import { joinForecastWords, lackingWords, priced } from '../../text/en/table/map.ts';
import { landsOn } from './gestures/gestures.ts';
import type { Where } from './gestures/networks.ts';
import { landing } from './gestures/networks.ts';
import type { Spot } from './spots.ts';

/** Where Nodes would lie if they were let go now. */
export interface Ghost {
  places: readonly Place[];
  /** `good`: they would be connected. `bad`: they cannot be. `free`: they would only lie there. */
  look: 'good' | 'bad' | 'free';
  /** What would come of it, or why they would not be connected. */
  words: string | null;
  /** The Actions that it takes; 0: none. */
  price: number;
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
export function tellJoin(table: View, join: Connect): Pick<Ghost, 'price'> & { words: string; look: 'good' | 'bad' } {
  const { refusal, ...forecast } = joinForecast(table, join);
  if (refusal) return { words: refusalIn(table, refusal), look: 'bad', price: 0 };
  const name = (id: CardId) => definitionOf(table, id).name;
  const words = joinForecastWords(forecast, facing[join.edge], name(join.to), name);
  return { words: priced(words, forecast.actions), look: 'good', price: forecast.actions };
}

/**
 * The ghost of a Node of a hand that lies open and is carried over that spot: it shows what a drop there does (see
 * `landing`). Null where a drop means nothing on the map.
 */
export function ghostOfCarried(table: View, layout: Layout, card: CardId, spot: Spot, where: Where): Ghost | null {
  if (!landsOn(table, card, spot) || !where.at) return null;
  const { joins, at, missed } = landing(table, layout, card, spot, where);
  if (at) return { places: [at], look: 'free', words: missed ? whyApart(table, missed) : null, price: PLAYED };
  const places = joins.flatMap((join) => placeOf(layout, join));
  // Several edges are to choose from once it is let go.
  const told = tellJoin(table, joins[0]);
  if (joins.length > 1) return { places, look: 'good', words: null, price: told.price };
  return { ...told, places: told.look === 'good' ? places : [] };
}

/** To play a Node takes an Action (R4.2). */
const PLAYED = 1;

/** Where a Node lies once it is connected with one in play; nowhere if that one is not on the map. */
function placeOf(layout: Layout, { edge, to }: Connect): Place[] {
  const [dx, dy] = offset[edge];
  return layout[to] ? [[layout[to][0] - dx, layout[to][1] - dy]] : [];
}

/** The places where a Node of a hand can be played and connected with one in play (R4.2, R5.2), and the Actions it takes. */
export function jointsOf(table: View, layout: Layout, card: CardId): { places: Place[]; price: number } {
  if (!canPlayAndConnect(table)) return { places: [], price: 0 };
  const joins = joinsOf(table, card)
    .map((join) => ({ join, ...joinForecast(table, join) }))
    .filter(({ refusal }) => refusal === undefined);
  const places = joins.flatMap(({ join }) => placeOf(layout, join));
  return {
    places: [...new Map(places.map((place) => [`${place}`, place])).values()],
    price: Math.max(0, ...joins.map(({ actions }) => actions)),
  };
}

/** Why a Node of a hand that is put down for that connection would lie by itself. */
function whyApart(table: View, join: Connect): string {
  const { refusal, actions } = joinForecast(table, join);
  const lacks = actions - table.actionsLeft;
  return refusal?.code === 'limit-reached' && lacks > 0 ? lackingWords(lacks) : tellJoin(table, join).words;
}
