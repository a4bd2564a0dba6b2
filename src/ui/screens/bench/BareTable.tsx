import { useEffect, useState } from 'react';
import { TABLE } from '../../../text/en/table/table.ts';
import { useGame, useGameStore } from '../../page/session/game.ts';
import { DeskContext } from '../../play/context.ts';
import type { DeskStore } from '../../play/desk.ts';
import { createDesk } from '../../play/desk.ts';
import { createGhost, GhostContext } from '../../play/ghost.ts';
import { Lair } from '../../table/lair/Lair.tsx';
import { Networks } from '../../table/map/Networks.tsx';
import { Scoreboard } from '../../table/score/Scoreboard.tsx';
import css from './editor.module.css';

const AREAS = ['lair', 'networks'] as const;
export type Area = (typeof AREAS)[number];

interface Props {
  /** What a small screen shows, which has room for one area. */
  area: Area;
  onArea(area: Area): void;
}

/** The parts of the table on which cards in play lie: without hands, prompts and buttons of a game. */
export function BareTable({ area, onArea }: Props) {
  const game = useGameStore();
  const [desk, setDesk] = useState<DeskStore | null>(null);
  const [ghost] = useState(createGhost);
  useEffect(() => {
    const { desk: made, stop } = createDesk(game);
    setDesk(made);
    return stop;
  }, [game]);
  const set = useGame((s) => s.table?.set);
  if (!desk) return null;
  return (
    <DeskContext value={desk}>
      <GhostContext value={ghost}>
        <div key={set} className={css.parts} data-area={area}>
          <div className={css.score}>
            <Scoreboard />
          </div>
          <nav className={css.tabs} aria-label={TABLE.parts}>
            {AREAS.map((one) => (
              <button key={one} type="button" aria-pressed={area === one} onClick={() => onArea(one)}>
                {TABLE.area[one]}
              </button>
            ))}
          </nav>
          <div className={css.lair}>
            <Lair />
          </div>
          <div className={css.networks}>
            <Networks />
          </div>
        </div>
      </GhostContext>
    </DeskContext>
  );
}
