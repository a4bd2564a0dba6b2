import clsx from 'clsx';
import { memo } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { definitionOf } from '../../engine/index.ts';
import { logLine } from '../../text/log.ts';
import { useGame } from '../app/game.ts';
import { LogLines } from '../app/LogLines.tsx';
import { climaxOf } from './show/climax.ts';
import css from './table.module.css';
import { useFrameLater } from './useFrameLater.ts';

/** The last lines of the log, the newest below; it faces who is to act. */
export const Ticker = memo(function Ticker() {
  const reader = useGame((s) => s.awaiting?.side);
  const entries = useFrameLater(useGame(useShallow((s) => s.log.slice(-14))));
  return (
    <section className={css.ticker} data-side={reader ?? undefined} aria-label="Latest">
      <LogLines entries={entries} />
    </section>
  );
});

/** Tells a screen reader what just happened, in public words; the climaxes are the banner's to tell. */
export const Announcer = memo(function Announcer() {
  const text = useGame((s) => {
    const { table } = s;
    if (!table) return '';
    const told = climaxOf(s.latest.events)?.told;
    return s.latest.events
      .filter((event) => !told?.includes(event))
      .flatMap((event) => logLine(event, (card) => definitionOf(table, card).name)?.text ?? [])
      .join(' ');
  });
  const said = useFrameLater(text);
  return (
    <p className={clsx('visually-hidden', css.spoken)} aria-live="polite">
      {said}
    </p>
  );
});
