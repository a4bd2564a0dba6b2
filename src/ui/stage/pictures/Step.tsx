import { memo, useEffect, useState } from 'react';
import type { Side, Step as StepOf } from '../../../engine/index.ts';
import { nameOf } from '../../../text/names.ts';
import { SCENE } from '../../../text/page/marks.ts';
import { STEP_TERMS } from '../../../text/terms.ts';
import { useGame, useGameStore } from '../../store/game.ts';
import css from './step.module.css';

/** So long (ms) the name of a step stands over the table. */
const STAY = 900;

/** A step that has begun, or the move that a side has taken back. */
interface Begun {
  side: Side;
  step: StepOf | 'undone';
}

/**
 * The step that has begun just now, if several have the last. An undo begins none, but is told itself, and no turn's
 * beginning is hidden.
 */
function useBegun(): Begun | null {
  const store = useGameStore();
  const [begun, setBegun] = useState<Begun | null>(null);
  useEffect(() => {
    let told = false;
    return store.subscribe(({ table, latest, log, preferences }, before) => {
      const line = log.at(-1);
      if (line?.kind === 'undone' && line !== before.log.at(-1)) setBegun({ side: line.by, step: 'undone' });
      if (latest.serial !== before.latest.serial) {
        if (latest.events.some(({ type }) => type === 'turnStarted')) setBegun(null);
        told ||= latest.events.some(({ type }) => type === 'stepStarted');
      }
      if (table === before.table) return;
      if (told && table && preferences.show > 0 && table.turn.step !== before.table?.turn.step)
        setBegun({ side: table.turn.side, step: table.turn.step });
      told = false;
    });
  }, [store]);
  useEffect(() => {
    if (!begun) return;
    const over = setTimeout(() => setBegun(null), STAY);
    return () => clearTimeout(over);
  }, [begun]);
  return begun;
}

/**
 * The name of the step that has begun, or that a move was taken back, as soon as the table shows it. Nothing waits for
 * it, and it takes no touch. Across a tablet it can be read from both sides.
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
