import type { CSSProperties } from 'react';
import { useStore } from 'zustand';
import type { CardId } from '../../../engine/index.ts';
import type { Place } from '../../../host/index.ts';
import { Connectors } from '../../card/CardFace.tsx';
import { useDefinition } from '../../page/session/game.ts';
import { useGhostStore } from '../../play/ghost.ts';
import css from './ghost.module.css';

/** A Node that lies open, and the places where it can be played and connected. */
export interface Offered {
  card: CardId;
  places: readonly Place[];
}

const at = (x: number, y: number): CSSProperties => ({ '--x': x, '--y': y }) as CSSProperties;

/** The places at which the dragged Nodes would lie. While none is dragged, those where the Node that lies open can join. */
export function GhostNodes({ offered }: { offered: Offered | null }) {
  const ghost = useStore(useGhostStore());
  if (!ghost) return offered && <Joints {...offered} />;
  return ghost.places.map(([x, y]) => (
    <i key={`${x} ${y}`} className={css.ghost} data-ghost={ghost.look} style={at(x, y)} />
  ));
}

/** The places, each with the connectors of the Node. */
function Joints({ card, places }: Offered) {
  const { connectors } = useDefinition(card);
  return places.map(([x, y]) => (
    <i key={`${x} ${y}`} className={css.ghost} data-ghost="joint" style={at(x, y)}>
      <Connectors edges={connectors} />
    </i>
  ));
}
