import clsx from 'clsx';
import type { CountersFact } from '../../text/en/table/card.ts';
import css from './counters.module.css';

interface Props {
  counters: readonly CountersFact[];
  /** Without their names, where there is little room. */
  brief?: boolean;
}

/** The counters on a card, as tokens with their numbers. Screen readers skip them. */
export function Counters({ counters, brief = false }: Props) {
  if (counters.length === 0) return null;
  return (
    <span className={clsx(css.counters, brief && css.brief)} data-counters="" aria-hidden="true">
      {counters.map(({ name, count }) => (
        <span key={name} className={css.counter}>
          <span className={css.token}>{count}</span>
          {!brief && <span className={css.name}>{name}</span>}
        </span>
      ))}
    </span>
  );
}
