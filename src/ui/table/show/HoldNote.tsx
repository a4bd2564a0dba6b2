import clsx from 'clsx';
import { memo, useEffect, useState } from 'react';
import { HOLD_NOTE } from '../../../text/page/table.ts';
import { listen } from '../../shell/listen.ts';
import { useGame, useGameStore, useIsFar } from '../../store/game.ts';
import { Button } from '../../theme/Button.tsx';
import css from './holdNote.module.css';

/**
 * Says what HOLD and INTERRUPT do, at the first fuse that burns on this device. It stays to be read when that fuse has
 * burnt, goes by a tap or by the next press after the fuse, and never comes again. It stops nothing.
 */
export const HoldNote = memo(function HoldNote() {
  const store = useGameStore();
  const isNew = useGame(({ preferences }) => !preferences.knowsHold);
  /** When the fuse that burns now was lit. Null: none burns. */
  const lit = useGame(({ waiting }) => (waiting.kind === 'grace' ? waiting.startedAt : null));
  const isHeld = useGame(({ waiting }) => waiting.kind === 'held');
  const passedOn = useGame((s) => s.passedOn);
  const far = useIsFar(useGame((s) => s.barFor?.side));
  /** The fuse that is explained. */
  const [first, setFirst] = useState<number | null>(null);
  useEffect(() => {
    if (!isNew || lit === null) return;
    setFirst(lit);
    store.getState().setPreferences({ knowsHold: true });
  }, [isNew, lit, store]);
  const hasBurnt = first !== null && first !== lit && !isHeld;
  useEffect(() => {
    if (!hasBurnt) return;
    const go = () => setFirst(null);
    return listen(window, { pointerdown: go, keydown: go });
  }, [hasBurnt]);
  if (first === null) return null;
  return (
    <div
      role="note"
      className={clsx(css.note, far && 'far')}
      data-far={far || undefined}
      data-over={hasBurnt || undefined}
    >
      <p className={css.text}>
        <strong>{HOLD_NOTE.title}</strong> {HOLD_NOTE.text(passedOn)}
      </p>
      <Button small onClick={() => setFirst(null)}>
        {HOLD_NOTE.ok}
      </Button>
    </div>
  );
});
