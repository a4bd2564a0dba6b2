import { useEffect, useState } from 'react';
import type { GameEvent, View } from '../../engine/index.ts';
import { useTable } from '../store/game.ts';
import { reducedMotion } from '../theme/motion.ts';
import { usePlaying } from './context.ts';
import type { Cue } from './scene.ts';

/** So many milliseconds after a file was opened its stamp has fallen, at every pace: `.stamp` in `large.module.css`. */
const FALL = 560;

/** The plan as a file says it that has got its stamp. */
function stamped(plan: View['plan'], event: GameEvent): View['plan'] {
  if (!plan) return plan;
  switch (event.type) {
    case 'planRevealed':
      return { ...plan, card: event.card, faceUp: true };
    case 'planActivated':
      return { ...plan, status: 'activated' };
    case 'planAdvanced':
      return { ...plan, status: 'advanced' };
    case 'planDelayed':
      return { ...plan, status: event.status };
    default:
      return plan;
  }
}

/** The plan as the table shows it. While a scene opens its file, what the file says from the moment its stamp falls. */
export function useStampedPlan(): View['plan'] {
  const plan = useTable((table) => table.plan);
  const cue = usePlaying((playing) => playing.cue);
  const past = usePlaying((playing) => playing.past);
  const [fallen, setFallen] = useState<Cue | null>(null);
  useEffect(() => {
    if (!cue?.pictures.some(({ kind }) => kind === 'dossier')) return;
    const falls = setTimeout(() => setFallen(cue), reducedMotion() ? 0 : FALL);
    return () => clearTimeout(falls);
  }, [cue]);
  const said = cue !== null && cue === fallen ? [...past, cue] : past;
  return said.flatMap(({ events }) => events).reduce(stamped, plan);
}
