import clsx from 'clsx';
import { memo, useEffect, useRef, useState } from 'react';
import { HOLD_NOTE } from '../../../text/en/table/overlay.ts';
import { Button } from '../../kit/Button.tsx';
import { useGame, useGameStore, useIsFar } from '../../page/session/game.ts';
import css from './holdNote.module.css';

/** In so many milliseconds, all told, anybody has read it. */
const READ = 8000;

/**
 * Says what HOLD and INTERRUPT do. It comes with a fuse and stays until somebody has got it, or the turn ends. It comes
 * again with the next fuse if there was no time to read it. It stops nothing.
 */
export const HoldNote = memo(function HoldNote() {
  const { setPreferences } = useGameStore().getState();
  const isNew = useGame(({ preferences }) => !preferences.knowsHold);
  const isLit = useGame(({ waiting }) => waiting.kind === 'grace' && waiting.startedAt !== null);
  /** HOLD, or what lets go again, is in the strip: the note points at it. */
  const isThere = useGame(({ waiting }) => waiting.kind === 'grace' || waiting.kind === 'held');
  const turn = useGame(({ table }) => table?.turn.number ?? 0);
  /** The turn in which it has come. */
  const [came, setCame] = useState(-1);
  if (isLit && came !== turn) setCame(turn);
  const isShown = isNew && (isLit || came === turn);
  const left = useRef(READ);
  useEffect(() => {
    if (!isShown) return;
    const since = performance.now();
    return () => {
      left.current -= performance.now() - since;
      if (left.current <= 0) setPreferences({ knowsHold: true });
    };
  }, [isShown, setPreferences]);
  const passedOn = useGame((s) => s.passedOn);
  const far = useIsFar(useGame((s) => s.letsRun?.side));
  if (!isShown) return null;
  return (
    <div
      role="note"
      className={clsx(css.note, far && 'far')}
      data-far={far || undefined}
      data-points={isThere || undefined}
    >
      <p className={css.text}>
        <span className={css.burnt}>
          <strong>{HOLD_NOTE.title}</strong> {HOLD_NOTE.burnt}{' '}
        </span>
        {HOLD_NOTE.stops(passedOn)}
      </p>
      <Button small onClick={() => setPreferences({ knowsHold: true })}>
        {HOLD_NOTE.ok}
      </Button>
    </div>
  );
});
