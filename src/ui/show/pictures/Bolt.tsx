import { useLayoutEffect, useRef, useState } from 'react';
import type { CardId } from '../../../engine/index.ts';
import type { Point } from '../../kit/boxes.ts';
import { middleOf } from '../../kit/boxes.ts';
import { reducedMotion } from '../../kit/moving.ts';
import { boxOf, isInSight, pictureOf } from '../places.ts';
import css from './bolt.module.css';

interface Props {
  from: CardId;
  to: CardId;
  ms: number;
}

/** The share of the time in which it flies. */
const FLIES = 0.6;

const heartOf = (card: CardId): Point | null => {
  const place = { at: 'card', card } as const;
  const box = isInSight(place) ? (pictureOf(place) ?? boxOf(place)) : null;
  return box && middleOf(box);
};

/** A bolt from card to card, or from the strip if the first is not on the table. With reduced motion it is a line. */
export function Bolt({ from, to, ms }: Props) {
  const spark = useRef<SVGCircleElement>(null);
  const [way, setWay] = useState<{ from: Point; to: Point } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured once, as the picture begins
  useLayoutEffect(() => {
    const strip = boxOf({ at: 'middle' });
    const [start, end] = [heartOf(from) ?? (strip && middleOf(strip)), heartOf(to)];
    if (start && end) setWay({ from: start, to: end });
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it flies once, when its way is known
  useLayoutEffect(() => {
    if (!way || reducedMotion()) return;
    const at = ({ x, y }: Point): string => `translate(${x}px, ${y}px)`;
    const flight = spark.current?.animate(
      { transform: [at(way.from), at(way.to)], easing: 'ease-in' },
      { duration: ms * FLIES, fill: 'both' },
    );
    return () => flight?.cancel();
  }, [way]);
  if (!way) return null;
  return (
    <svg className={css.bolt} data-bolt={to} aria-hidden="true">
      <line x1={way.from.x} y1={way.from.y} x2={way.to.x} y2={way.to.y} />
      {!reducedMotion() && <circle ref={spark} r="11" />}
    </svg>
  );
}
