import type { CSSProperties } from 'react';
import { memo, useMemo } from 'react';
import { useStore } from 'zustand';
import { definitionOf, NONE } from '../../../engine/index.ts';
import { Connectors } from '../../card/CardFace.tsx';
import { useDefinition, useGame, useTable } from '../../store/game.ts';
import { useDesk } from '../desk/context.ts';
import { jointsOf, useGhostStore } from '../desk/ghost.ts';
import css from './ghost.module.css';

const at = (x: number, y: number): CSSProperties => ({ '--x': x, '--y': y }) as CSSProperties;

/** The places at which the dragged Nodes would lie. While none is dragged, those where the Node that lies open can join. */
export function GhostNodes() {
  const ghost = useStore(useGhostStore());
  const laidOpen = useDesk(({ task }) => (task.kind === 'commit' ? task.card : NONE));
  const isNode = useTable((table) => laidOpen !== NONE && definitionOf(table, laidOpen).type === 'node');
  if (!ghost) return isNode ? <Joints card={laidOpen} /> : null;
  return ghost.places.map(([x, y]) => (
    <i key={`${x} ${y}`} className={css.ghost} data-ghost={ghost.look} style={at(x, y)} />
  ));
}

/** The places where that Node would be connected, with its connectors. */
const Joints = memo(function Joints({ card }: { card: number }) {
  const { connectors } = useDefinition(card);
  const table = useTable((now) => now);
  const layout = useGame((s) => s.layout);
  const places = useMemo(() => jointsOf(table, layout, card), [table, layout, card]);
  return places.map(([x, y]) => (
    <i key={`${x} ${y}`} className={css.ghost} data-ghost="joint" style={at(x, y)}>
      <Connectors edges={connectors} />
    </i>
  ));
});
