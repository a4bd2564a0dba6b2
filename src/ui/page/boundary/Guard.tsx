import type { ReactNode } from 'react';
import type { PagePart } from '../../../text/en/page/trouble.ts';
import { TROUBLE } from '../../../text/en/page/trouble.ts';
import { Button } from '../../kit/Button.tsx';
import { useGame } from '../session/game.ts';
import { Boundary } from './Boundary.tsx';
import css from './Trouble.module.css';
import { tell } from './trouble.ts';

interface Props {
  part: PagePart;
  children: ReactNode;
}

/** A part of the page in a game. If it cannot be drawn, it says so, and is drawn again with the next view of the table. */
export function Guard({ part, children }: Props) {
  const view = useGame((s) => s.table);
  return (
    <Boundary
      at={view}
      onError={(error) => tell({ code: 'part', facts: { part } }, error)}
      instead={(again) => (
        <div className={css.part}>
          <p>{TROUBLE.notDrawn(part)}</p>
          <Button small onClick={again}>
            {TROUBLE.again}
          </Button>
        </div>
      )}
    >
      {children}
    </Boundary>
  );
}
