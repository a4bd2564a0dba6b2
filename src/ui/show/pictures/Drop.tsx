import { useRef } from 'react';
import type { CardId } from '../../../engine/index.ts';
import { reducedMotion } from '../../kit/moving.ts';
import { before } from '../flip.ts';
import { cardOnTable } from '../places.ts';
import { copyOf, putAt, putOver } from './copy.ts';
import css from './drop.module.css';
import { useMoving } from './Moves.tsx';

/** The floor opens under a Spy, and it drops out of sight. With reduced motion it stands dark over the hole. */
export function Drop({ card, ms }: { card: CardId; ms: number }) {
  const place = useRef<HTMLSpanElement>(null);
  const hole = useRef<HTMLElement>(null);
  const shaft = useRef<HTMLSpanElement>(null);
  useMoving(() => {
    const left = before(card);
    const original = left ? left.drawn : cardOnTable(card);
    if (!place.current || !shaft.current || !original) return [];
    if (!(left ? putAt(place.current, left.box, left.letters) : putOver(place.current, original))) return [];
    const falling = copyOf(original);
    shaft.current.replaceChildren(falling);
    const dark = { filter: 'brightness(0.35)' };
    if (reducedMotion()) return [falling.animate([dark, dark], { duration: ms })];
    return [
      hole.current?.animate(OPENS, { duration: ms, fill: 'both' }),
      falling.animate(FALLS, { duration: ms, fill: 'both' }),
      left ? undefined : original.animate({ opacity: [0, 0] }, { duration: ms, fill: 'forwards' }),
    ];
  });
  return (
    <span ref={place} className={css.drop}>
      <i ref={hole} className={css.hole} />
      <span ref={shaft} className={css.shaft} />
    </span>
  );
}

const OPENS: Keyframe[] = [
  { scale: '0 0.4' },
  { scale: '1', offset: 0.22 },
  { scale: '1', offset: 0.72 },
  { scale: '0 0.4' },
];

/** It hangs in the air for a moment, as people do in films. */
const FALLS: Keyframe[] = [
  { translate: '0 0', rotate: '0deg' },
  { translate: '0 -5%', rotate: '-4deg', offset: 0.22 },
  { translate: '0 -5%', rotate: '4deg', offset: 0.38, easing: 'ease-in' },
  { translate: '0 115%', rotate: '8deg', offset: 0.7 },
  { translate: '0 115%', rotate: '8deg' },
];
