import type { ReactNode } from 'react';
import { Boundary } from '../page/boundary/Boundary.tsx';
import { tell } from '../page/boundary/trouble.ts';
import { useTable } from '../page/session/game.ts';
import { useDirector, usePlaying } from './context.ts';

/** Pictures over the table. If one cannot be drawn, the scene that plays is left out, and the table stands as it is. */
export function SceneGuard({ children }: { children: ReactNode }) {
  const director = useDirector();
  const beat = usePlaying((playing) => playing.beat);
  const view = useTable((table) => table);
  return (
    <Boundary
      at={beat ?? view}
      onError={(error) => {
        tell({ code: 'scene' }, error);
        director?.skip();
      }}
      instead={() => null}
    >
      {children}
    </Boundary>
  );
}
