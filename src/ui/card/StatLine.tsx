import clsx from 'clsx';
import { memo } from 'react';
import type { StatFact } from '../../text/en/table/card.ts';
import { isOnTheBrink } from '../../text/en/table/card.ts';
import { preventsFigure } from '../../text/en/table/changes.ts';
import { Icon } from '../kit/Icon.tsx';
import parts from '../kit/parts.module.css';
import css from './card.module.css';
import { trendOf } from './facts.ts';

/**
 * Statistics as pictures with numbers: ▲ raised, ▼ lowered from the printed value, `2/4` after damage.
 * Screen readers skip it: the label of the element around it must say them.
 */
export const StatLine = memo(function StatLine({
  facts,
  prevents = 0,
  className,
}: {
  facts: readonly StatFact[];
  /** The damage that is prevented next. */
  prevents?: number;
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
          data-brink={isOnTheBrink(fact) || undefined}
        >
          {isOnTheBrink(fact) ? <Beating /> : <Icon name={fact.stat} />}
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
      {prevents > 0 && (
        <span className={css.stat} data-stat="prevents">
          <Shield />
          {preventsFigure(prevents)}
        </span>
      )}
    </span>
  );
});

const Shield = () => (
  <svg viewBox="0 0 512 512" className={parts.icon} aria-hidden="true">
    <path d="M256 24l196 66v150c0 124-82 208-196 248-114-40-196-124-196-248V90z" />
  </svg>
);

/** A hollow heart that beats: Health 0 is not death (R7.1). */
const Beating = () => (
  <svg viewBox="0 0 512 512" className={parts.icon} aria-hidden="true">
    <path
      fill="none"
      stroke="currentColor"
      strokeWidth="46"
      strokeLinejoin="round"
      d="M456 158c0 148-200 296-200 296S56 306 56 158c0-78 60-104 90-104 72 0 110 66 110 66s38-66 110-66c30 0 90 26 90 104z M40 254h122l36-66 58 130 46-96 22 32h148"
    />
  </svg>
);
