import clsx from 'clsx';
import { memo, useEffect, useRef, useState } from 'react';
import { HOLD_NOTE } from '../../../text/en/table/overlay.ts';
import { Button } from '../../kit/Button.tsx';
import { useGame, useGameStore, useIsFar } from '../../page/session/game.ts';
import css from './holdNote.module.css';

/** In so many milliseconds, all told, anybody has read it. */
const READ = 8000;

/**
 * Says what HOLD and INTERRUPT do. It comes with a fuse and goes with HOLD, and comes again with the next fuse until
 * somebody has got it, or had time enough to read it. It stops nothing.
 */
export const HoldNote = memo(function HoldNote() {
  const { setPreferences } = useGameStore().getState();
  const isNew = useGame(({ preferences }) => !preferences.knowsHold);
  const isLit = useGame(({ waiting }) => waiting.kind === 'grace' && waiting.startedAt !== null);
  /** HOLD, or what lets go again, is in the strip. Between two fuses of a Spy's way it stays there. */
  const isThere = useGame(({ waiting }) => waiting.kind === 'grace' || waiting.kind === 'held');
  const [hasCome, setHasCome] = useState(false);
  const comes = isThere && (hasCome || isLit);
  if (comes !== hasCome) setHasCome(comes);
  const isShown = isNew && comes;
  const left = useRef(READ);
  useEffect(() => {
    if (!isShown) return;
    const since = performance.now();
    const read = setTimeout(() => setPreferences({ knowsHold: true }), left.current);
    return () => {
      clearTimeout(read);
      left.current -= performance.now() - since;
    };
  }, [isShown, setPreferences]);
  const passedOn = useGame((s) => s.passedOn);
  const far = useIsFar(useGame((s) => s.letsRun?.side));
  if (!isShown) return null;
  return (
    <div role="note" className={clsx(css.note, far && 'far')} data-far={far || undefined}>
      <p className={css.text}>
        <strong>{HOLD_NOTE.title}</strong> {HOLD_NOTE.text(passedOn)}
      </p>
      <Button small onClick={() => setPreferences({ knowsHold: true })}>
        {HOLD_NOTE.ok}
      </Button>
    </div>
  );
});
