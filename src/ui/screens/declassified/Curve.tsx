import { useStore } from 'zustand';
import type { Declassified } from '../../../store/types.ts';
import { DEBRIEF, DECLASSIFIED } from '../../../text/en/screens/declassified.ts';
import { percent } from '../../../text/en/words.ts';
import css from './declassified.module.css';
import { useShown } from './useShown.ts';

/** The chance to win over the whole game: below the line it is that of the Genius, above it that of the Master. */
export function Curve({ game }: { game: Declassified }) {
  const chances = useStore(game.debrief, (found) => found.chances);
  const stands = useStore(game.debrief, (found) => found.stands);
  const stop = useShown(game, (now) => now.stop);
  if (chances.length === 0)
    return (
      <div className={css.curve} data-open={stands} role="status">
        {stands === 'lost' ? DEBRIEF.stands.lost : DECLASSIFIED.reads}
      </div>
    );
  const last = Math.max(1, chances.length - 1);
  const points = chances.map((chance, i) => `${((1000 * i) / last).toFixed(1)} ${(100 * (1 - chance)).toFixed(1)}`);
  const now = chances[stop] ?? chances[chances.length - 1];
  return (
    <div className={css.curve}>
      <svg
        viewBox="0 0 1000 100"
        preserveAspectRatio="none"
        role="img"
        aria-label={DECLASSIFIED.chance(percent(now), percent(1 - now))}
      >
        <path className={css.masters} d="M0 0H1000V100H0Z" />
        <path className={css.geniuss} d={`M0 100L${points.join('L')}L1000 100Z`} />
        <path className={css.even} d="M0 50H1000" />
        <path className={css.here} d={`M${(1000 * stop) / last} 0V100`} />
      </svg>
      <span className={css.odds} data-side="genius">
        {percent(now)}
      </span>
      <span className={css.odds} data-side="spymaster">
        {percent(1 - now)}
      </span>
    </div>
  );
}
