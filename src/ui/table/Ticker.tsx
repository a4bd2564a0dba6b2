import clsx from 'clsx';
import { memo, useRef } from 'react';
import type { GameEvent, View } from '../../engine/index.ts';
import { logLineOf } from '../../text/en/game/log.ts';
import { LOG } from '../../text/en/table/log.ts';
import { useTabStop } from '../kit/twin.ts';
import { useGame, useGameStore } from '../page/session/game.ts';
import { climaxOf } from '../show/climax.ts';
import { LogLines } from './log/LogLines.tsx';
import { useWholeLines } from './log/useWholeLines.ts';
import css from './table.module.css';

/** The last lines of the log, the newest at the bottom. */
export const Ticker = memo(function Ticker() {
  const log = useGame((s) => s.log);
  const stop = useTabStop();
  const box = useRef<HTMLElement>(null);
  useWholeLines(box, log);
  return (
    <section ref={box} className={css.ticker} aria-label={LOG.latest} tabIndex={stop ?? 0}>
      <LogLines entries={log.slice(-14)} />
    </section>
  );
});

/** Tells screen readers what just happened, in public words. The banner tells of completed and thwarted plans. */
export const Announcer = memo(function Announcer() {
  const { table } = useGameStore().getState();
  const { events } = useGame((s) => s.latest);
  return (
    <p className={clsx('visually-hidden', css.spoken)} aria-live="polite">
      {table && spoken(events, table)}
    </p>
  );
});

function spoken(events: readonly GameEvent[], table: View): string {
  const told = climaxOf(events)?.told;
  return events
    .filter((event) => !told?.includes(event))
    .flatMap((event) => logLineOf(event, table)?.text ?? [])
    .join(' ');
}
