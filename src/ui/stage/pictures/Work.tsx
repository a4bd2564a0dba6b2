import { useRef } from 'react';
import type { CardId } from '../../../engine/index.ts';
import { reducedMotion } from '../../theme/motion.ts';
import { boxOf, inTheMiddle } from '../places.ts';
import type { Place } from '../scene.ts';
import { useMoving } from './Moves.tsx';
import css from './work.module.css';

/** So many sparks fly from each worker. */
const SPARKS = [0, 1, 2, 3];

/** The workers of a Contraption let sparks fly to the place where it is built. With reduced motion none fly. */
export const Work = ({ workers, to, ms }: { workers: readonly CardId[]; to: Place; ms: number }) =>
  reducedMotion()
    ? null
    : workers.flatMap((worker) =>
        SPARKS.map((nth) => <Spark key={`${worker} ${nth}`} worker={worker} nth={nth} to={to} ms={ms} />),
      );

function Spark({ worker, nth, to, ms }: { worker: CardId; nth: number; to: Place; ms: number }) {
  const ref = useRef<HTMLElement>(null);
  useMoving(() => {
    const [from, end] = [boxOf({ at: 'card', card: worker }), boxOf(to)];
    if (!from || !end) return [];
    const above = new DOMRect(
      (from.x + end.x) / 2,
      from.y - 24 - 14 * nth,
      (from.width + end.width) / 2,
      from.height / 2,
    );
    const frames: Keyframe[] = [
      { transform: inTheMiddle(from, 0.6), opacity: 0 },
      { transform: inTheMiddle(above, 1.3), opacity: 1, offset: 0.5, easing: 'ease-in' },
      { transform: inTheMiddle(end, 0.5), opacity: 0.6 },
    ];
    const share = ms / (SPARKS.length + 2);
    return [ref.current?.animate(frames, { duration: ms - share * nth, delay: (share * nth) / 2, easing: 'ease-out' })];
  });
  return <i ref={ref} className={css.spark} />;
}
