import type { CountersFact } from '../../text/en/table/card.ts';
import css from './counters.module.css';

/** The counters on a card, as tokens with their numbers. Screen readers skip them. */
export function Counters({ counters }: { counters: readonly CountersFact[] }) {
  if (counters.length === 0) return null;
  return (
    <span className={css.counters} data-counters="" aria-hidden="true">
      {counters.map(({ name, count }) => (
        <span key={name} className={css.counter}>
          <span className={css.token}>{count}</span>
          <span className={css.name}>{name}</span>
        </span>
      ))}
    </span>
  );
}
