import { useRef } from 'react';
import type { CardId } from '../../../engine/index.ts';
import { inTheMiddle } from '../../kit/boxes.ts';
import { reducedMotion } from '../../kit/moving.ts';
import { boxOf } from '../places.ts';
import type { ScenePlace } from '../scene.ts';
import { useMoving } from './Moves.tsx';
import css from './work.module.css';

/** So many sparks fly from each worker. */
const SPARKS = 4;

/** The workers of a Contraption let sparks fly to the place where it is built. With reduced motion none fly. */
export function Work({ workers, to, ms }: { workers: readonly CardId[]; to: ScenePlace; ms: number }) {
  const sparks = useRef<HTMLSpanElement>(null);
  useMoving(() => {
    const end = boxOf(to);
    const starts = workers.map((card) => boxOf({ at: 'card', card }));
    const flying = [...(sparks.current?.children ?? [])];
    return flying.map((spark, i) => {
      const start = starts[Math.floor(i / SPARKS)];
      return start && end ? fly(spark, start, end, i % SPARKS, ms) : undefined;
    });
  });
  if (reducedMotion()) return null;
  return (
    <span ref={sparks}>
      {Array.from({ length: workers.length * SPARKS }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: sparks are alike
        <i key={i} className={css.spark} />
      ))}
    </span>
  );
}

/** The spark of that number goes in an arc from its worker to the place. */
function fly(spark: Element, from: DOMRect, end: DOMRect, nth: number, ms: number): Animation {
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
  const share = ms / (SPARKS + 2);
  return spark.animate(frames, { duration: ms - share * nth, delay: (share * nth) / 2, easing: 'ease-out' });
}
