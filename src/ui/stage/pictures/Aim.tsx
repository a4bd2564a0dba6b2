import { useLayoutEffect, useState } from 'react';
import type { CardId } from '../../../engine/index.ts';
import { useTable } from '../../store/game.ts';
import { usePlaying } from '../context.ts';
import { boxOf, cardOnTable, middleOf } from '../places.ts';
import css from './aim.module.css';

interface Line {
  card: number;
  from: { x: number; y: number };
  to: { x: number; y: number };
}

/** A part of the table that a phone does not show now takes no arrow. */
const isShown = (card: CardId): boolean => {
  const element = cardOnTable(card);
  return element !== null && getComputedStyle(element).visibility !== 'hidden';
};

/**
 * From the card that waits on top of the stack, an arrow to each of its targets, as long as it waits (R9.2). `area`: the
 * part of the table that a phone shows.
 */
export function Aim({ area }: { area: string }) {
  const waits = useTable(({ stack }) => stack.at(-1));
  const isAimed = waits?.kind === 'playInstant' || waits?.kind === 'useAbility';
  const resolves = usePlaying(
    ({ beat }) => beat !== null && !beat.after.stack.some(({ card }) => card === waits?.card),
  );
  const top = isAimed && !resolves ? waits : undefined;
  /** Its targets may move or leave while it waits. */
  const table = useTable((now) => (top ? now : null));
  const [lines, setLines] = useState<readonly Line[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another area or table shows other cards
  useLayoutEffect(() => {
    const aims = top?.targets ?? [];
    const measure = () => {
      const start = document.querySelector('[data-waits="1"]')?.getBoundingClientRect();
      setLines(
        aims.flatMap((card) => {
          const end = isShown(card) ? boxOf({ at: 'card', card }) : null;
          return start && end ? [{ card, from: middleOf(start), to: middleOf(end) }] : [];
        }),
      );
    };
    measure();
    if (aims.length === 0) return;
    addEventListener('resize', measure);
    return () => removeEventListener('resize', measure);
  }, [top, area, table]);
  if (lines.length === 0) return null;
  return (
    <svg className={css.aim} aria-hidden="true">
      <defs>
        <marker id="aim" viewBox="0 0 10 10" refX="8" refY="5" markerWidth="5" markerHeight="5" orient="auto">
          <path d="M0 0 10 5 0 10z" />
        </marker>
      </defs>
      {lines.map(({ card, from, to }) => (
        <path
          key={card}
          className={css.line}
          d={`M${from.x} ${from.y} Q${(from.x + to.x) / 2} ${Math.min(from.y, to.y) - 30} ${to.x} ${to.y}`}
          markerEnd="url(#aim)"
        />
      ))}
      {lines.map(({ card, to }) => (
        <circle key={card} className={css.target} cx={to.x} cy={to.y} r={34} />
      ))}
    </svg>
  );
}
