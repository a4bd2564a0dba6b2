import { memo, useEffect, useState } from 'react';
import type { Side, Step as StepOf } from '../../../engine/index.ts';
import { STEP_TERMS } from '../../../text/terms.ts';
import { useGame, useGameStore } from '../../store/game.ts';
import css from './step.module.css';

/** So long (ms) the name of a step stands over the table. */
const STAY = 900;

interface Begun {
  side: Side;
  step: StepOf;
}

/** The step that has begun just now, if several have the last. An undo begins none, and no turn's beginning is hidden. */
function useBegun(): Begun | null {
  const store = useGameStore();
  const [begun, setBegun] = useState<Begun | null>(null);
  useEffect(() => {
    let told = false;
    return store.subscribe(({ table, latest, preferences }, before) => {
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
 * The name of the step that has begun, as soon as the table shows the step. Nothing waits for it, and it takes no touch.
 * Across a tablet it can be read from both sides.
 */
export const Step = memo(function Step() {
  const begun = useBegun();
  const across = useGame((s) => s.game?.settings.seating === 'across');
  const name = begun && STEP_TERMS[begun.side][begun.step]?.name;
  if (!begun || !name) return null;
  return (
    <span key={begun.step} className={css.step} data-side={begun.side} data-step={begun.step} aria-hidden="true">
      {across && <b className={css.far}>{name}</b>}
      <b>{name}</b>
    </span>
  );
});
