import type { ReactNode } from 'react';
import { Boundary } from '../shell/Boundary.tsx';
import { tell } from '../shell/trouble.ts';
import { useTable } from '../store/game.ts';
import { usePlaying, useStage } from './context.ts';

/** Pictures over the table. If one cannot be drawn, the scene that plays is left out, and the table stands as it is. */
export function SceneGuard({ children }: { children: ReactNode }) {
  const stage = useStage();
  const beat = usePlaying((playing) => playing.beat);
  const view = useTable((table) => table);
  return (
    <Boundary
      at={beat ?? view}
      onError={(error) => {
        tell({ code: 'scene' }, error);
        stage?.skip();
      }}
      instead={() => null}
    >
      {children}
    </Boundary>
  );
}
