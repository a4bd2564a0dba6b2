/** The end of a plan, at the doomsday device. `Banner` tells it, and stays longer than the scene. */
import { useRef } from 'react';
import type { Side } from '../../../engine/index.ts';
import { inTheMiddle } from '../../kit/boxes.ts';
import { Icon } from '../../kit/Icon.tsx';
import { reducedMotion } from '../../kit/moving.ts';
import { boxOf, elementAt } from '../places.ts';
import css from './climax.module.css';
import { useMoving } from './Moves.tsx';

interface Props {
  deed: 'completed' | 'thwarted';
  side: Side;
  points: number;
  ms: number;
}

/** At most so many tokens fly. */
const TOKENS = 10;

/** The device goes off where its plan is completed, and flickers out where it is thwarted; its Evilness goes to the score. */
export function Climax({ deed, side, points, ms }: Props) {
  const fire = useRef<HTMLElement>(null);
  useMoving(() => {
    const device = elementAt({ at: 'plan' });
    const end = deed === 'completed' ? 'brightness(1.5)' : 'brightness(0.35)';
    const changes: Keyframe[] = reducedMotion()
      ? [{ filter: end }, { filter: end }]
      : [{ filter: 'none' }, ...(deed === 'completed' ? SWELLS : SHAKES), { filter: end }];
    return [
      device?.animate(changes, { duration: ms, fill: 'forwards' }),
      deed === 'completed' ? blast(fire.current, ms) : undefined,
    ];
  });
  return (
    <>
      {deed === 'completed' && <i ref={fire} className={css.fire} />}
      {!reducedMotion() && <Tokens points={points} side={side} ms={ms} />}
    </>
  );
}

const SWELLS: readonly Keyframe[] = [
  { scale: '0.94', offset: 0.12 },
  { scale: '1.1', offset: 0.2 },
  { scale: '1.03', offset: 0.5 },
];
const SHAKES: readonly Keyframe[] = [-3, 3, -2, 2, -1, 0].map((turn, i) => ({
  rotate: `${turn}deg`,
  offset: 0.06 + i * 0.07,
}));

/** Fire bursts out of the device, over the whole lair. */
function blast(fire: HTMLElement | null, ms: number): Animation | undefined {
  const device = boxOf({ at: 'plan' });
  if (!fire || !device || reducedMotion()) return undefined;
  const at = (scale: number): string => inTheMiddle(device, scale);
  return fire.animate(
    [
      { transform: at(0.1), opacity: 0 },
      { transform: at(0.2), opacity: 0.9, offset: 0.12, easing: 'ease-out' },
      { transform: at(1), opacity: 0.75, offset: 0.4 },
      { transform: at(1.15), opacity: 0 },
    ],
    { duration: ms },
  );
}

/** Each point of Evilness goes from the device to the score, one after the other. */
function Tokens({ points, side, ms }: Omit<Props, 'deed'>) {
  const tokens = useRef<HTMLSpanElement>(null);
  useMoving(() => {
    const [device, score] = [boxOf({ at: 'plan' }), boxOf({ at: 'score', side })];
    if (!device || !score) return [];
    return [...(tokens.current?.children ?? [])].map((token, nth) => {
      const above = new DOMRect(device.x, device.y - 30 - 6 * nth, device.width, device.height);
      const frames: Keyframe[] = [
        { transform: inTheMiddle(device, 0.4), opacity: 0 },
        { transform: inTheMiddle(above, 1.2), opacity: 1, offset: 0.35, easing: 'ease-in' },
        { transform: inTheMiddle(score, 0.7), opacity: 1, offset: 0.95 },
        { transform: inTheMiddle(score, 1.4), opacity: 0 },
      ];
      const delay = ms * (0.25 + (0.25 * nth) / TOKENS);
      return token.animate(frames, { duration: ms * 0.5, delay, fill: 'both' });
    });
  });
  return (
    <span ref={tokens}>
      {Array.from({ length: Math.min(points, TOKENS) }, (_, nth) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: tokens are alike
        <i key={nth} className={css.token} data-side={side}>
          <Icon name="evilness" />
        </i>
      ))}
    </span>
  );
}
