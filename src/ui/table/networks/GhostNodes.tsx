import type { CSSProperties } from 'react';
import { useStore } from 'zustand';
import { useGhostStore } from '../desk/ghost.ts';
import css from './ghost.module.css';

/** The places at which the dragged Nodes would lie. */
export function GhostNodes() {
  const ghost = useStore(useGhostStore());
  return ghost?.places.map(([x, y]) => (
    <i
      key={`${x} ${y}`}
      className={css.ghost}
      data-ghost={ghost.look}
      style={{ '--x': x, '--y': y } as CSSProperties}
    />
  ));
}
