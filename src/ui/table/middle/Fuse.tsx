import type { CSSProperties } from 'react';
import { memo } from 'react';
import { STRIP } from '../../../text/page/table.ts';
import { useGame, useGameStore } from '../../store/game.ts';
import css from './middle.module.css';

/** The bar of a declared step: a fuse that burns down while the step can still be interrupted. A tap holds it. */
export const Fuse = memo(function Fuse() {
  const { send } = useGameStore().getState();
  const waiting = useGame((s) => s.waiting);
  const { kind } = waiting;
  if (kind !== 'grace' && kind !== 'held') return <div className={css.fuse} />;
  const held = kind === 'held';
  const bar = kind === 'grace' && waiting.startedAt !== null ? { ms: waiting.ms, startedAt: waiting.startedAt } : null;
  const burn = bar && ({ '--ms': `${bar.ms}ms`, '--since': `${bar.startedAt - Date.now()}ms` } as CSSProperties);
  return (
    <button
      type="button"
      className={css.fuse}
      data-held={held || undefined}
      onClick={() => send({ do: held ? 'release' : 'hold' })}
    >
      {bar && <span key={bar.startedAt} className={css.spark} style={burn ?? undefined} />}
      <span className="visually-hidden">{held ? STRIP.fuseHeld : STRIP.fuse}</span>
    </button>
  );
});
