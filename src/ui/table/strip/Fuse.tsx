import { memo } from 'react';
import { STRIP } from '../../../text/en/table/strip/strip.ts';
import { burning } from '../../page/session/burningFuse.ts';
import { useGame, useGameStore } from '../../page/session/game.ts';
import css from './strip.module.css';

/** A fuse that burns down while a declared step can still be interrupted, or until a step passes. A tap holds it. */
export const Fuse = memo(function Fuse() {
  const { post } = useGameStore().getState();
  const waiting = useGame((s) => s.waiting);
  const held = useGame((s) => s.held);
  const { kind } = waiting;
  const bar = burning(waiting);
  if (kind !== 'grace' && kind !== 'passing' && kind !== 'held') return <div className={css.fuse} />;
  return (
    <button
      type="button"
      className={css.fuse}
      data-aside=""
      data-held={held || undefined}
      onClick={() => post({ do: held ? 'release' : 'hold' })}
    >
      {bar && <span key={bar.startedAt} className={css.spark} style={bar.style} />}
      <span className="visually-hidden">
        {held ? STRIP.fuseHeld : kind === 'passing' ? STRIP.fusePassing : STRIP.fuse}
      </span>
    </button>
  );
});
