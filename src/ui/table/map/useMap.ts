import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Anchor } from '../../input/anchors.ts';
import { anchor } from '../../input/anchors.ts';
import { cutShort, reducedMotion } from '../../kit/moving.ts';
import type { Box } from './box.ts';
import type { Limits, Room, Size } from './fit.ts';
import { fitOf, isOverview, lettersFor, steady, zoomed } from './fit.ts';
import { followPinch } from './pinch.ts';

/** How the map is drawn now, in pixels of the viewport's content. */
interface Drawn {
  step: Size;
  /** Where the place [0, 0] lies. */
  zero: Size;
  /** What is scrolled out of sight at the left and above. */
  scrolled: Size;
  /** Not all of it is in sight. */
  scrolls: boolean;
}

/** A point of the window. */
interface Point {
  clientX: number;
  clientY: number;
}

const sizeOf = (element: HTMLElement): Size => ({ x: element.offsetWidth, y: element.offsetHeight });
/** A part that is drawn as long as the panel is. */
const part = (name: Anchor): HTMLElement => anchor(name) as HTMLElement;

/** The limits are in the style sheet, as sizes of elements that nobody sees. */
function limitsOf(): Limits & { letters: number } {
  const least = part('measure:least');
  const letters = Number.parseFloat(getComputedStyle(least).fontSize) || 12;
  return { far: sizeOf(part('measure:far')), least: sizeOf(least), most: sizeOf(part('measure:most')), letters };
}

/** What the panel has room for. Above the unassigned Spies stands a heading, below them stand the tools. */
function roomIn(panel: HTMLElement): Room {
  const tool = part('tools').firstElementChild as HTMLElement;
  return {
    panel: { x: panel.clientWidth, y: panel.clientHeight },
    besides: 2.8 * tool.offsetHeight,
    tool: tool.offsetWidth,
  };
}

/** How far [0, 0] lies from the start: content that is smaller than the viewport stands in its middle. */
const zeroOf = (from: number, length: number, step: number, room: number): number =>
  Math.max(0, (room - length * step) / 2) - from * step;

/** How the map, and what is beside it, moves when its content changes. */
export const FLIGHT = { duration: 260, easing: 'cubic-bezier(0.2, 0.8, 0.3, 1)' };

/** Scrolls the map, if none of what is touched or lit can be seen, to the first part of it. */
function bringIntoSight(viewport: HTMLElement): void {
  const frame = viewport.getBoundingClientRect();
  const boxes = [...viewport.querySelectorAll(WANTED)].map((one) => one.getBoundingClientRect());
  const [first] = boxes;
  const isSeen = ({ left, right, top, bottom }: DOMRect) =>
    left >= frame.left && right <= frame.right && top >= frame.top && bottom <= frame.bottom;
  if (!first || boxes.some(isSeen)) return;
  const behavior = reducedMotion() ? 'instant' : 'smooth';
  viewport.scrollBy?.({
    left: first.x + first.width / 2 - frame.x - frame.width / 2,
    top: first.y + first.height / 2 - frame.y - frame.height / 2,
    behavior,
  });
}
const WANTED = '[data-card][data-selected], [data-card][data-light="target"], [data-card][data-picked]';

interface Zoom {
  /** True while the step is what a player has chosen, not what fits. */
  byHand: boolean;
  /** Makes all larger, about that point of the window or the middle. */
  zoom(factor: number, about?: Point): void;
  /** Makes all as large as it must be to be read, about that point of the window or the middle. */
  closer(about?: Point): void;
  fit(): void;
}

/** What has to be seen of the map: of itself, and with the places that are offered on it. */
interface Extents {
  own: Box;
  withOffered: Box;
}

/**
 * Draws the map as large as it can be seen whole, or as large as a player has set it. Whenever its size or content
 * changes, it is set before it is painted, and moves there quietly. The places that are offered are brought into sight
 * only while a player has not set it. `wanted`: what is touched or lit. When that changes, a part of it is brought into
 * sight; null: nothing is.
 */
export function useMap(extents: Extents, unassigned: number, wanted: unknown): Zoom {
  const hand = useRef<Size | null>(null);
  /** The step that was found to fit. It is found anew when the panel changes its size. */
  const fitting = useRef<Size | null>(null);
  const drawn = useRef<Drawn | null>(null);
  /** What the style sheet and the size of the panel say. It is measured anew when the panel changes its size. */
  const measured = useRef<(Limits & Room & { letters: number }) | null>(null);
  const [byHand, setByHand] = useState(false);
  const { left, top, right, bottom } = byHand ? extents.own : extents.withOffered;

  const draw = useCallback(
    (quietly: boolean, about?: Point) => {
      const element = anchor('networks');
      if (!element) return;
      const viewport = part('viewport');
      const plane = part('map');
      measured.current ??= { ...limitsOf(), ...roomIn(element) };
      const { letters, ...limits } = measured.current;
      const map = { x: right - left, y: bottom - top };
      const fit = fitOf(map, limits, limits, unassigned);
      fitting.current = steady(fitting.current, fit.step, limits);
      const step = hand.current ?? fitting.current;
      element.toggleAttribute('data-close', step.y < 2 * limits.tool);
      element.toggleAttribute('data-nameless', step.x < limits.least.x - 0.5);
      element.toggleAttribute('data-overview', isOverview(step, limits));
      const set = (name: string, value: number | string) => element.style.setProperty(name, `${value}`);
      set('--step-x', `${step.x}px`);
      set('--step-y', `${step.y}px`);
      set('--letters', `${lettersFor(step, letters)}px`);
      set('--tray-x', `${fit.side.step.x}px`);
      set('--tray-y', `${fit.side.step.y}px`);
      set('--tray-letters', `${lettersFor(fit.side.step, letters)}px`);
      set('--tray-columns', fit.side.columns);
      const room = { x: viewport.clientWidth, y: viewport.clientHeight };
      const zero = { x: zeroOf(left, map.x, step.x, room.x), y: zeroOf(top, map.y, step.y, room.y) };
      set('--zero-x', `${zero.x}px`);
      set('--zero-y', `${zero.y}px`);
      set('--plane-x', `${Math.max(room.x, map.x * step.x)}px`);
      set('--plane-y', `${Math.max(room.y, map.y * step.y)}px`);
      const before = drawn.current;
      if (before) {
        // The point that is looked at stays where it is.
        const frame = viewport.getBoundingClientRect();
        const at = about
          ? { x: about.clientX - frame.x, y: about.clientY - frame.y }
          : { x: room.x / 2, y: room.y / 2 };
        const kept = (axis: 'x' | 'y') =>
          ((at[axis] + before.scrolled[axis] - before.zero[axis]) / before.step[axis]) * step[axis] +
          zero[axis] -
          at[axis];
        viewport.scrollTo({ left: kept('x'), top: kept('y'), behavior: 'instant' });
      }
      const scrolled = { x: viewport.scrollLeft, y: viewport.scrollTop };
      const scrolls = map.x * step.x > room.x + 1 || map.y * step.y > room.y + 1;
      drawn.current = { step, zero, scrolled, scrolls };
      if (!before || !quietly || reducedMotion() || typeof plane.animate !== 'function') return;
      const [kx, ky] = [before.step.x / step.x, before.step.y / step.y];
      const x = before.zero.x - before.scrolled.x + scrolled.x - kx * zero.x;
      const y = before.zero.y - before.scrolled.y + scrolled.y - ky * zero.y;
      if (Math.abs(kx - 1) + Math.abs(ky - 1) < 0.001 && Math.abs(x) + Math.abs(y) < 1) return;
      for (const one of plane.getAnimations()) cutShort(one);
      plane.animate({ transform: [`translate(${x}px, ${y}px) scale(${kx}, ${ky})`, 'none'] }, FLIGHT);
    },
    [left, top, right, bottom, unassigned],
  );
  useLayoutEffect(() => draw(true), [draw]);
  useLayoutEffect(() => {
    const element = anchor('networks');
    if (!element) return;
    const sizes = () => `${element.clientWidth} ${element.clientHeight}`;
    let known = sizes();
    const observer = new ResizeObserver(() => {
      const now = sizes();
      if (now !== known) {
        measured.current = null;
        fitting.current = null;
        draw(false);
      }
      known = now;
    });
    observer.observe(element);
    const viewport = part('viewport');
    const follow = () => {
      if (drawn.current) drawn.current.scrolled = { x: viewport.scrollLeft, y: viewport.scrollTop };
    };
    viewport.addEventListener('scroll', follow, { passive: true });
    return () => {
      observer.disconnect();
      viewport.removeEventListener('scroll', follow);
    };
  }, [draw]);

  const zoom = useCallback(
    (factor: number, about?: Point) => {
      const now = drawn.current;
      if (!now) return;
      const room = sizeOf(part('viewport'));
      const whole = { x: room.x / (right - left), y: room.y / (bottom - top) };
      hand.current = zoomed(now.step, factor, limitsOf(), whole);
      setByHand(true);
      draw(!about, about);
    },
    [draw, left, top, right, bottom],
  );
  const closer = useCallback(
    (about?: Point) => {
      const now = drawn.current;
      if (!now) return;
      const { least } = limitsOf();
      zoom(Math.max(least.x / now.step.x, least.y / now.step.y), about);
    },
    [zoom],
  );
  useEffect(() => {
    // The page is measured only where it must be: each measure lays it out.
    if (anchor('networks') && wanted !== null && drawn.current?.scrolls) bringIntoSight(part('viewport'));
  }, [wanted]);
  useEffect(() => (anchor('networks') ? followPinch(part('viewport'), zoom) : undefined), [zoom]);
  const fit = useCallback(() => {
    // What fits is not the whole map where that would be too small to be touched: then this shows an overview.
    if (hand.current === null && drawn.current?.scrolls) {
      zoom(0);
      return;
    }
    hand.current = null;
    fitting.current = null;
    setByHand(false);
    draw(true);
  }, [draw, zoom]);
  return { byHand, zoom, closer, fit };
}
