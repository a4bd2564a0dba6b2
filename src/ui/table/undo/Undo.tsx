import { useState } from 'react';
import { RAIL } from '../../../text/en/screens/game.ts';
import { HINDSIGHT } from '../../../text/en/table/opponents.ts';
import { Button } from '../../kit/Button.tsx';
import { Dialog } from '../../kit/Dialog.tsx';
import { Tool } from '../../kit/Tool.tsx';
import { isBetweenPeople, useGame, useGameStore } from '../../page/session/game.ts';
import css from './undo.module.css';
import { useLastMove } from './useLastMove.ts';

/** Takes back the last move: at once, or after the other side has agreed. */
export function Undo() {
  const { getState } = useGameStore();
  const { side, free, needsConsent } = useGame((s) => s.canUndo);
  const move = useLastMove();
  const isAlone = useGame((s) => !isBetweenPeople(s.sources));
  const [asking, setAsking] = useState(false);
  const possible = side !== null && (free || needsConsent);
  const hint = !possible ? RAIL.noUndo : isAlone && !free ? RAIL.undoesKnowing(move) : RAIL.undoes(move, free);
  const ask = () => side && getState().post({ do: 'ask-undo', side });
  const tool = (
    <Tool
      label={RAIL.undo}
      picture="M9 5 4 10l5 5M4 10h10a6 6 0 0 1 0 10h-3"
      hint={hint}
      disabled={!possible}
      onClick={() => {
        if (side === null) return;
        if (free) getState().post({ do: 'undo' });
        else if (isAlone) setAsking(true);
        else if (needsConsent) ask();
      }}
    >
      {possible && !free && !isAlone && <span className={css.asks}>{RAIL.ask}</span>}
    </Tool>
  );
  return (
    <>
      {tool}
      {asking && (
        <Dialog open title={HINDSIGHT.title} onClose={() => setAsking(false)}>
          <p>{HINDSIGHT.text(move)}</p>
          <div className="row">
            <Button
              look="primary"
              onClick={() => {
                setAsking(false);
                ask();
              }}
            >
              {HINDSIGHT.yes}
            </Button>
            <Button onClick={() => setAsking(false)}>{HINDSIGHT.no}</Button>
          </div>
        </Dialog>
      )}
    </>
  );
}
