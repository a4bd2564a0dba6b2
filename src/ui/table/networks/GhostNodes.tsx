import type { CSSProperties } from 'react';
import type { StoreApi } from 'zustand';
import { useStore } from 'zustand';
import css from './ghost.module.css';
import type { Ghost } from './useGround.ts';

/** The places that the dragged Nodes snap to. */
export function GhostNodes({ of }: { of: StoreApi<Ghost | null> }) {
  const ghost = useStore(of);
  return ghost?.places.map(([x, y]) => (
    <i
      key={`${x} ${y}`}
      className={css.ghost}
      data-ghost=""
      data-good={ghost.good || undefined}
      style={{ '--x': x, '--y': y } as CSSProperties}
    />
  ));
}
