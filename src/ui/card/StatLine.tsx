import clsx from 'clsx';
import { memo } from 'react';
import type { StatFact } from '../../text/en/table/card.ts';
import { Icon } from '../kit/Icon.tsx';
import css from './card.module.css';
import { trendOf } from './facts.ts';

/**
 * Statistics as pictures with numbers: ▲ raised, ▼ lowered from the printed value, `2/4` after damage.
 * Screen readers skip it: the label of the element around it must say them.
 */
export const StatLine = memo(function StatLine({
  facts,
  className,
}: {
  facts: readonly StatFact[];
  className?: string;
}) {
  return (
    <span className={clsx(css.stats, className)} aria-hidden="true">
      {facts.map((fact) => (
        <span
          key={fact.stat}
          className={css.stat}
          data-stat={fact.stat}
          data-trend={trendOf(fact)}
          data-hurt={fact.now < fact.max || undefined}
        >
          <Icon name={fact.stat} />
          {fact.now < fact.max ? (
            <>
              {fact.now}
              <small>/{fact.max}</small>
            </>
          ) : (
            fact.now
          )}
        </span>
      ))}
    </span>
  );
});
