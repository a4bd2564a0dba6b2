/** Pictures that move what the table shows already: they draw nothing of their own. */
import { useLayoutEffect } from 'react';
import type { CardId } from '../../../engine/index.ts';
import { anchor, anchorAround } from '../../input/anchors.ts';
import { cutShort, onTop, reducedMotion } from '../../kit/moving.ts';
import { useTable } from '../../page/session/game.ts';
import { cardOnTable, roomElement, spyInLair } from '../places.ts';
import { Fly } from './Fly.tsx';

/** Animates elements of the table until the scene is over. */
export function useMoving(move: () => (Animation | undefined)[]): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured once, as the picture begins
  useLayoutEffect(() => {
    const moving = move();
    return () => {
      for (const one of moving) cutShort(one);
    };
  }, []);
}

/** The Spy goes into the room. From outside the lair it comes as a card. */
export function Walk({ spy, square, ms }: { spy: CardId; square: number; ms: number }) {
  const inside = useTable(({ infiltration }) => infiltration?.spy === spy);
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

/** The Spy goes on from its place, and the unit in its room stays behind. */
function Steps({ spy, square, ms }: { spy: CardId; square: number; ms: number }) {
  useMoving(() => {
    const token = spyInLair(spy);
    const here = anchorAround(token, 'square', 'entrance');
    if (!token || !here) return [];
    const room = here.element;
    const goesOn = (here.number || 0) === square - 1;
    const met = goesOn ? anchor(`stand:${here.number}`) : null;
    const way = stepsTo(token, room, square, goesOn);
    if (way === null) return [];
    const timing = { duration: ms, easing: 'ease-in-out', fill: 'forwards' } as const;
    return [
      onTop(token),
      token.animate({ translate: from(token, way) }, timing),
      met?.animate({ translate: from(met, `${-room.offsetWidth / 2}px 0`) }, timing),
    ];
  });
  return null;
}

/** The two ends of a way that begins where the element is now. */
function from(element: HTMLElement, way: string): [string, string] {
  const here = getComputedStyle(element).translate;
  return reducedMotion() ? [way, way] : [here === 'none' ? '0 0' : here, way];
}

/** The distance that the Spy goes from its place in its room. `goesOn`: it goes through the next door. */
function stepsTo(token: HTMLElement, room: HTMLElement, square: number, goesOn: boolean): string | null {
  const [a, b] = [room.getBoundingClientRect(), roomElement(square)?.getBoundingClientRect()];
  if (!b || b.width === 0) return null;
  const isLevel = Math.abs(a.top - b.top) < a.height / 2;
  if (goesOn && (isLevel || square > 8)) return square === 1 ? '0 0' : `${a.width / 2}px 0`;
  return `${b.left - a.left - token.offsetLeft}px ${b.top - a.top}px`;
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
