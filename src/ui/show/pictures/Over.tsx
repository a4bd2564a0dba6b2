/** Pictures that lie over a place of the table. */
import clsx from 'clsx';
import type { CSSProperties, ReactNode } from 'react';
import { useLayoutEffect, useRef } from 'react';
import type { CardId, Side } from '../../../engine/index.ts';
import { nameOf } from '../../../text/en/names.ts';
import type { Mark as MarkOf } from '../../../text/en/table/marks.ts';
import { markWords, SCENE } from '../../../text/en/table/marks.ts';
import { middleOf } from '../../kit/boxes.ts';
import { Icon } from '../../kit/Icon.tsx';
import { motionOf, reducedMotion } from '../../kit/moving.ts';
import { useGame, useTable } from '../../page/session/game.ts';
import { boxOf, cardOnTable, pictureOf } from '../places.ts';
import type { ScenePlace } from '../scene.ts';
import { Count } from './Count.tsx';
import { useMoving } from './Moves.tsx';
import css from './over.module.css';

/** Something that is higher than the picture under it shrinks, but not below this scale. */
const LEAST = 0.6;

/** The share of the free room above it, if it lies over a picture. */
const ABOVE = 1 / 3;

/**
 * Lies over the middle of a place, inside the window. Without that place it is not drawn. `picture`: over the picture of
 * a card in the lair.
 */
function Over({
  on,
  picture = false,
  className,
  style,
  tone,
  below = 0,
  children,
}: {
  on: ScenePlace;
  picture?: boolean;
  className: string;
  style?: CSSProperties;
  tone?: Side;
  /** The number of others that lie above it there. */
  below?: number;
  children: ReactNode;
}) {
  const ref = useRef<HTMLSpanElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured once, as the picture begins
  useLayoutEffect(() => {
    const element = ref.current;
    const box = boxOf(on);
    if (!element || !box) return;
    const { x, y } = middleOf(box);
    const { offsetWidth: width, offsetHeight: height } = element;
    const free = picture ? pictureOf(on) : null;
    const scale = free ? Math.min(1, Math.max(LEAST, free.height / height)) : 1;
    const middle = free ? free.top + (height * scale) / 2 + ABOVE * Math.max(0, free.height - height) : y;
    const top = middle - height / 2 + below * (height * scale + 3);
    element.style.left = `${Math.min(Math.max(x - width / 2, 4), innerWidth - width - 4)}px`;
    element.style.top = `${Math.min(Math.max(top, 4), innerHeight - height - 4)}px`;
    element.style.scale = `${scale}`;
    element.style.visibility = 'visible';
  }, []);
  return (
    <span
      ref={ref}
      className={`${css.over} ${className}`}
      style={style}
      data-side={tone}
      data-mark={picture || undefined}
    >
      {children}
    </span>
  );
}

const isBad = (mark: MarkOf): boolean =>
  typeof mark === 'object' && ('damaged' in mark || ('by' in mark && mark.by < 0));

interface MarkProps {
  on: ScenePlace;
  mark: MarkOf;
  nth: number;
  /** It appears after so many milliseconds. */
  after?: number;
}

/**
 * A few words over a place, about what has just happened there. On a card in the lair they leave its name and its
 * figures free.
 */
export const Mark = ({ on, mark, nth, after = 0 }: MarkProps) => (
  <Over
    on={on}
    picture
    below={nth}
    className={isBad(mark) ? `${css.mark} ${css.bad}` : css.mark}
    style={{ animationDelay: motionOf(after) }}
  >
    {markWords(mark)}
  </Over>
);

/** A card goes off: it lights up and jolts under a sign. With reduced motion it only lights up. */
export function Spring({ card, ms }: { card: CardId; ms: number }) {
  useMoving(() => [
    cardOnTable(card)?.animate(
      {
        filter: ['brightness(1)', 'brightness(1.7)', 'brightness(1)'],
        ...(!reducedMotion() && { scale: ['1', '1.14', '0.97', '1'] }),
      },
      { duration: ms, easing: 'ease-out' },
    ),
  ]);
  return (
    <Over on={{ at: 'card', card }} className={css.spring}>
      {SCENE.springs}
    </Over>
  );
}

/**
 * The eye of the Minion turns away, and the Spy spends its Sneak pip by pip. `ms` is null before that: the eye looks
 * about.
 */
export const Sneak = ({
  square,
  spent,
  left,
  ms,
}: {
  square: number;
  spent: number;
  left: number;
  ms: number | null;
}) => (
  <Over on={{ at: 'square', square }} className={css.sneak} style={{ '--ms': motionOf(ms ?? 0) } as CSSProperties}>
    <span className={clsx(css.eye, ms === null && css.looks)}>
      <Icon name="perception" />
    </span>
    <span className={css.pips}>
      <Icon name="sneak" />
      {Array.from({ length: Math.min(left + spent, 12) }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pips are alike
        <i key={i} data-spent={i >= left || undefined} style={{ '--nth': i - left } as CSSProperties} />
      ))}
    </span>
  </Over>
);

/** The score of a side, large, counts from one figure to the other. */
export function Score({ side, from, to }: { side: Side; from: number; to: number }) {
  const name = useGame((s) => nameOf(s.game?.names, side));
  const goal = useTable((table) => table.rules.scoreToWin);
  return (
    <Over on={{ at: 'score', side }} className={css.score} tone={side}>
      {name}
      <b>
        <Icon name="evilness" />
        <Count from={from} to={to} />
        <small>{SCENE.goal(goal)}</small>
      </b>
    </Over>
  );
}
