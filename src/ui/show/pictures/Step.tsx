import { memo } from 'react';
import { nameOf } from '../../../text/en/names.ts';
import { SCENE } from '../../../text/en/table/marks.ts';
import { STEP_TERMS } from '../../../text/en/terms.ts';
import { useGame } from '../../page/session/game.ts';
import { useBegun } from '../useBegun.ts';
import css from './step.module.css';

/**
 * Says that a move was taken back, as soon as the table shows it; where the row of the steps is small, also the step that
 * has begun. Nothing waits for it, and it takes no touch. Across a tablet it can be read from both sides.
 */
export const Step = memo(function Step() {
  const begun = useBegun();
  const across = useGame((s) => s.game?.settings.seating === 'across');
  const by = useGame((s) => begun && nameOf(s.game?.names, begun.side));
  if (!begun || !by) return null;
  const name = begun.step === 'undone' ? SCENE.takesBack(by) : STEP_TERMS[begun.side][begun.step]?.name;
  if (!name) return null;
  return (
    <span key={begun.step} className={css.step} data-side={begun.side} data-step={begun.step} aria-hidden="true">
      {across && <b className={css.far}>{name}</b>}
      <b>{name}</b>
    </span>
  );
});
