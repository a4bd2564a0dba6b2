import { useRef } from 'react';
import type { CardId } from '../../../engine/index.ts';
import { CardFace } from '../../card/CardFace.tsx';
import { fitting, inTheMiddle } from '../../kit/boxes.ts';
import { reducedMotion } from '../../kit/moving.ts';
import { useDefinition, useStanding } from '../../page/session/game.ts';
import { droppedAt } from '../dropped.ts';
import { boxOf, elementAt } from '../places.ts';
import css from './fly.module.css';
import { useMoving } from './Moves.tsx';

/** A Spy is on its way from its Network to the entrance of the lair. It set out `since` milliseconds ago. */
export function Send({ spy, ms, since = 0 }: { spy: CardId; ms: number; since?: number }) {
  const ref = useRef<HTMLSpanElement>(null);
  const { facts } = useStanding(spy);
  useMoving(() => {
    // A phone that shows the lair has no Network on the page.
    const start = droppedAt(spy) ?? boxOf({ at: 'tile', card: spy }) ?? boxOf({ at: 'hand', side: 'spymaster' });
    const end = boxOf({ at: 'square', square: 0 });
    if (!ref.current || !start || !end) return [];
    const to = { transform: inTheMiddle(end, fitting(ref.current, end)), opacity: 1 };
    const frames = reducedMotion() ? [to, to] : [{ transform: inTheMiddle(start, 0.9), opacity: 1 }, to];
    const walk = ref.current.animate(frames, { duration: ms, easing: 'cubic-bezier(0.3, 0, 0.3, 1)', fill: 'both' });
    walk.currentTime = since;
    return [walk, elementAt({ at: 'tile', card: spy })?.animate({ opacity: [0.35, 0.35] }, { duration: ms })];
  });
  return (
    <span ref={ref} className={css.flier}>
      <CardFace definition={useDefinition(spy)} facts={facts} />
    </span>
  );
}
