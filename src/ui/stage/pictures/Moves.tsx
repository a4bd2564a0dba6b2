/** Pictures that move what the table shows already: they draw nothing of their own. */
import { useLayoutEffect } from 'react';
import type { CardId } from '../../../engine/index.ts';
import { useTable } from '../../store/game.ts';
import { reducedMotion } from '../../theme/motion.ts';
import { boxOf, cardOnTable, middleOf, spyInLair } from '../places.ts';
import { Fly } from './Fly.tsx';

/** Animates elements of the table until the scene is over. */
export function useMoving(move: () => (Animation | undefined)[]): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured once, as the picture begins
  useLayoutEffect(() => {
    const moving = move();
    return () => {
      for (const one of moving) one?.cancel();
    };
  }, []);
}

/** The Spy goes into the room. From outside the lair it comes as a card. */
export function Walk({ spy, square, ms }: { spy: CardId; square: number; ms: number }) {
  const inside = useTable(({ infiltration }) => infiltration?.spy === spy && infiltration.square > 0);
  if (!inside)
    return (
      <Fly
        cards={[spy]}
        from={{ at: 'card', card: spy }}
        to={{ at: 'square', square }}
        leave={false}
        late={false}
        ms={ms}
      />
    );
  return <Steps spy={spy} square={square} ms={ms} />;
}

function Steps({ spy, square, ms }: { spy: CardId; square: number; ms: number }) {
  useMoving(() => {
    const token = spyInLair(spy);
    const room = token?.closest('[data-square], [data-device]')?.getBoundingClientRect();
    const to = boxOf({ at: 'square', square });
    if (!token || !room || !to) return [];
    const [a, b] = [middleOf(room), middleOf(to)];
    const here = getComputedStyle(token).translate;
    const there = `${b.x - a.x}px ${b.y - a.y}px`;
    return [
      token.animate(
        { translate: reducedMotion() ? [there, there] : [here === 'none' ? '0 0' : here, there], zIndex: [9, 9] },
        { duration: ms, easing: 'ease-in-out', fill: 'forwards' },
      ),
    ];
  });
  return null;
}

/** A unit falls dead: it tips over and goes dark. With reduced motion it only goes dark. */
export function Fall({ card, ms }: { card: CardId; ms: number }) {
  useMoving(() => {
    const dark = { filter: 'brightness(0.35)' };
    const falling: Keyframe[] = [
      { filter: 'none', rotate: '0deg' },
      { ...dark, rotate: '-6deg', offset: 0.2 },
      { ...dark, rotate: '82deg', opacity: 0.3 },
    ];
    const feet = falling.map((frame) => ({ ...frame, transformOrigin: '50% 100%' }));
    const timing = { duration: ms * 0.7, easing: 'ease-in', fill: 'forwards' } as const;
    return [cardOnTable(card)?.animate(reducedMotion() ? [dark, dark] : feet, timing)];
  });
  return null;
}
