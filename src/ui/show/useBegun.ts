import { useEffect, useState } from 'react';
import type { Side, Step } from '../../engine/index.ts';
import { useGameStore } from '../page/session/game.ts';

/** The time (ms) for which the beginning of a step is announced. */
const STAY = 900;

/** A step that has begun, or the move that a side has taken back. */
export interface Begun {
  side: Side;
  step: Step | 'undone';
}

/**
 * The step that has begun just now; of several, the last. An undo begins no step and is announced itself. The beginning
 * of a turn is always announced.
 */
export function useBegun(): Begun | null {
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
