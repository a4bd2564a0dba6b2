import type { CSSProperties } from 'react';
import { SCENE } from '../../../text/en/table/marks.ts';
import { reducedMotion } from '../../kit/moving.ts';
import css from './count.module.css';

/** At most so many figures pass on the way. */
const ROWS = 9;

/** The figures from one to the other, without the last. */
const passed = (from: number, to: number): number[] =>
  Array.from({ length: Math.min(Math.abs(to - from), ROWS) }, (_, i) => from + i * Math.sign(to - from));

/** A figure that counts from one value to another. With reduced motion it says both: "3 → 5". */
export function Count({ from, to }: { from: number; to: number }) {
  if (from === to) return to;
  if (reducedMotion())
    return (
      <>
        <i className={css.figure} data-figure={SCENE.was(from)} />
        {to}
      </>
    );
  const figures = passed(from, to);
  return (
    <span className={css.count}>
      <span className={css.roll} style={{ '--rows': figures.length } as CSSProperties}>
        {figures.map((figure) => (
          <i key={figure} className={css.figure} data-figure={figure} />
        ))}
        {to}
      </span>
    </span>
  );
}
