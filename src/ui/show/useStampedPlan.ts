import { useEffect, useState } from 'react';
import type { View } from '../../engine/index.ts';
import { reducedMotion } from '../kit/moving.ts';
import { useTable } from '../page/session/game.ts';
import { usePlaying } from './context.ts';
import type { Cue } from './scene.ts';
import { planTold } from './told.ts';

/** So many milliseconds after a file was opened its stamp has fallen, at every pace: `.stamp` in `large.module.css`. */
const FALL = 560;

/** The plan as the table shows it. While a scene opens its file, what the file says from the moment its stamp falls. */
export function useStampedPlan(): View['plan'] {
  const plan = useTable((table) => table.plan);
  const cue = usePlaying((playing) => playing.cue);
  const [fallen, setFallen] = useState<Cue | null>(null);
  useEffect(() => {
    if (!cue?.pictures.some(({ kind }) => kind === 'dossier')) return;
    const falls = setTimeout(() => setFallen(cue), reducedMotion() ? 0 : FALL);
    return () => clearTimeout(falls);
  }, [cue]);
  return cue !== null && cue === fallen ? planTold(plan, cue.events) : plan;
}
