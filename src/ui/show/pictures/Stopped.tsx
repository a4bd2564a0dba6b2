import { memo } from 'react';
import { nameOf } from '../../../text/en/names.ts';
import { SCENE } from '../../../text/en/table/marks.ts';
import { useGame } from '../../page/session/game.ts';
import css from './stopped.module.css';

/**
 * A side has stopped the game by INTERRUPT (R9.1): the table freezes for a moment, a ribbon says who it was, and as
 * long as it stands still it has a frame. It takes no touch. Across a tablet it can be read from both sides.
 */
export const Stopped = memo(function Stopped() {
  const side = useGame(({ claim }) => claim);
  const by = useGame((s) => side && nameOf(s.game?.names, side));
  const across = useGame((s) => s.game?.settings.seating === 'across');
  const isShown = useGame(({ preferences }) => preferences.show > 0);
  if (!side || !by) return null;
  return (
    <>
      <i className={css.frozen} data-side={side} aria-hidden="true" />
      {isShown && (
        <span key={side} className={css.cry} data-side={side} data-stopped="" aria-hidden="true">
          {across && <b className={css.far}>{SCENE.stops(by)}</b>}
          <b>{SCENE.stops(by)}</b>
        </span>
      )}
    </>
  );
});
