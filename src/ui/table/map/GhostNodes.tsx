import type { CSSProperties } from 'react';
import { useStore } from 'zustand';
import type { CardId } from '../../../engine/index.ts';
import type { Place } from '../../../host/index.ts';
import { price as priceOf } from '../../../text/en/table/map.ts';
import { Connectors } from '../../card/CardFace.tsx';
import { useDefinition } from '../../page/session/game.ts';
import { useGhostStore } from '../../play/ghost.ts';
import css from './ghost.module.css';

/** A Node that lies open, the places where it can be played and connected, and the Actions that this takes. */
export interface Offered {
  card: CardId;
  places: readonly Place[];
  price: number;
}

const at = (x: number, y: number): CSSProperties => ({ '--x': x, '--y': y }) as CSSProperties;

/** The places at which the dragged Nodes would lie. While none is dragged, those where the Node that lies open can join. */
export function GhostNodes({ offered }: { offered: Offered | null }) {
  const ghost = useStore(useGhostStore());
  if (!ghost) return offered && <Joints {...offered} />;
  return ghost.places.map(([x, y], i) => (
    <i key={`${x} ${y}`} className={css.ghost} data-ghost={ghost.look} style={at(x, y)}>
      {i === 0 && <Price actions={ghost.price} />}
    </i>
  ));
}

/** The places, each with the connectors of the Node and what it takes to lie there. */
function Joints({ card, places, price }: Offered) {
  const { connectors } = useDefinition(card);
  return places.map(([x, y]) => (
    <i key={`${x} ${y}`} className={css.ghost} data-ghost="joint" style={at(x, y)}>
      <Connectors edges={connectors} />
      <Price actions={price} />
    </i>
  ));
}

const Price = ({ actions }: { actions: number }) => actions > 0 && <b className={css.price}>{priceOf(actions)}</b>;
