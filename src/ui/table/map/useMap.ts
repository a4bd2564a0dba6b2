import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Box, Ground, Size } from '../../../host/index.ts';
import { sizeOf } from '../../../host/index.ts';
import { anchor } from '../../input/anchors.ts';
import { cutShort, reducedMotion } from '../../kit/moving.ts';
import type { Held } from './fit.ts';
import { beginOf, groundFor, held, inSteps, isGood, isOverview, lettersFor, MARGIN, stepWith, zoomed } from './fit.ts';
import type { Measured } from './measure.ts';
import { limitsOf, measure, part, roomOf } from './measure.ts';
import { followPinch } from './pinch.ts';

/** How the map is drawn now, in pixels of the viewport's content. */
interface Drawn {
  step: Size;
  /** The width of what is beside it. */
  side: number;
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

/** What is to be drawn. */
interface Content {
  /** What has to be seen of the map: of itself, and with the places that are offered on it. */
  own: Box;
  withOffered: Box;
  turn: number;
  unassigned: number;
  /** The sizes that the map may come to within a turn, on so much ground, the largest first. */
  coming(most: Size): readonly Size[];
}

/** The bars by which the map scrolls are there only where it does: each of them takes room from the other direction. */
function showBars(viewport: HTMLElement, map: Size): Size {
  for (const bars of [[], ['data-scroll-x'], ['data-scroll-x', 'data-scroll-y'], ['data-scroll-y']]) {
    for (const bar of ['data-scroll-x', 'data-scroll-y']) viewport.toggleAttribute(bar, bars.includes(bar));
    const room = roomOf(viewport);
    const needs = { x: map.x > room.x + 1, y: map.y > room.y + 1 };
    if (needs.x === bars.includes('data-scroll-x') && needs.y === bars.includes('data-scroll-y')) return room;
  }
  return roomOf(viewport);
}

/**
 * Draws the map as large as it can be seen whole, or as large as a player has set it. Whenever its size or content
 * changes, it is set before it is painted, and moves there quietly. The places that are offered are brought into sight
 * only while a player has not set it. `wanted`: what is touched or lit. When that changes, a part of it is brought into
 * sight; null: nothing is. `tell`: told the ground for the Networks whenever it changes.
 */
export function useMap(content: Content, wanted: unknown, tell: (ground: Ground) => void): Zoom {
  const hand = useRef<Size | null>(null);
  /** The step that was found to fit. It is found anew when the panel changes its size. */
  const fitting = useRef<Held | null>(null);
  /** Where the part in sight begins, in steps. */
  const begin = useRef<Size | null>(null);
  const drawn = useRef<Drawn | null>(null);
  const told = useRef('');
  /** What the style sheet and the size of the panel say. It is measured anew when the panel changes its size. */
  const measured = useRef<Measured | null>(null);
  const latest = useRef(content);
  latest.current = content;
  const [byHand, setByHand] = useState(false);
  const { turn, unassigned, own } = content;
  const shown = byHand ? own : content.withOffered;
  const { left, top, right, bottom } = shown;

  const draw = useCallback(
    (quietly: boolean, about?: Point) => {
      const element = anchor('networks');
      if (!element) return;
      const viewport = part('viewport');
      const plane = part('map');
      measured.current ??= measure(element);
      const limits = measured.current;
      const { own, coming } = latest.current;
      const before = fitting.current;
      const sizes = (beside: Size) => coming(inSteps(beside, limits.least));
      const fit = held(before, { turn, map: sizeOf(own), unassigned }, sizes, limits, limits);
      fitting.current = fit;
      if (fit.step !== before?.step) begin.current = null;
      const step = hand.current ?? stepWith(fit, { x: right - left, y: bottom - top }, limits);
      const isSmall = !isGood(step, limits);
      const was = drawn.current;
      // Room that is kept for Spies is not left empty.
      const side = unassigned > 0 ? fit.side.width : 0;
      if (was && begin.current) begin.current = { ...begin.current, x: begin.current.x + (side - was.side) / step.x };
      element.toggleAttribute('data-tall', limits.isTall);
      element.toggleAttribute('data-close', step.y < 2 * limits.tool);
      element.toggleAttribute('data-small', isSmall);
      element.toggleAttribute('data-nameless', step.x < limits.least.x - 0.5);
      element.toggleAttribute('data-overview', isOverview(step, limits));
      const set = (name: string, value: number | string) => element.style.setProperty(name, `${value}`);
      set('--step-x', `${step.x}px`);
      set('--step-y', `${step.y}px`);
      set('--letters', `${isSmall ? limits.smallLetters : lettersFor(step, limits.letters)}px`);
      set('--side', `${side}px`);
      set('--tray-y', `${fit.side.step.y}px`);
      set('--tray-letters', `${isGood(fit.side.step, limits) ? limits.letters : limits.smallLetters}px`);
      set('--tray-columns', fit.side.columns);
      const map = { x: (right - left) * step.x + 2 * MARGIN, y: (bottom - top) * step.y + 2 * MARGIN };
      const room = showBars(viewport, map);
      const seen = { x: (room.x - 2 * MARGIN) / step.x, y: (room.y - 2 * MARGIN) / step.y };
      const frame = viewport.getBoundingClientRect();
      const at = about ? { x: about.clientX - frame.x, y: about.clientY - frame.y } : { x: room.x / 2, y: room.y / 2 };
      if (was && about) {
        const beginAt = (axis: 'x' | 'y') =>
          (at[axis] + was.scrolled[axis] - was.zero[axis]) / was.step[axis] - (at[axis] - MARGIN) / step[axis];
        begin.current = { x: beginAt('x'), y: beginAt('y') };
      }
      begin.current = {
        x: beginOf(begin.current?.x ?? null, left, right, seen.x),
        y: beginOf(begin.current?.y ?? null, top, bottom, seen.y),
      };
      const zero = { x: MARGIN - begin.current.x * step.x, y: MARGIN - begin.current.y * step.y };
      set('--zero-x', `${zero.x}px`);
      set('--zero-y', `${zero.y}px`);
      set('--plane-x', `${Math.max(room.x, map.x)}px`);
      set('--plane-y', `${Math.max(room.y, map.y)}px`);
      const ground = groundFor(fit, limits, limits);
      if (JSON.stringify(ground) !== told.current) {
        told.current = JSON.stringify(ground);
        tell(ground);
      }
      if (was) {
        // The point that is looked at stays where it is.
        const kept = (axis: 'x' | 'y') =>
          ((at[axis] + was.scrolled[axis] - was.zero[axis]) / was.step[axis]) * step[axis] + zero[axis] - at[axis];
        viewport.scrollTo({ left: kept('x'), top: kept('y'), behavior: 'instant' });
      }
      const scrolled = { x: viewport.scrollLeft, y: viewport.scrollTop };
      const scrolls = map.x > room.x + 1 || map.y > room.y + 1;
      drawn.current = { step, side, zero, scrolled, scrolls };
      if (!was || !quietly || reducedMotion() || typeof plane.animate !== 'function') return;
      const [kx, ky] = [was.step.x / step.x, was.step.y / step.y];
      const x = was.zero.x + was.side - side - was.scrolled.x + scrolled.x - kx * zero.x;
      const y = was.zero.y - was.scrolled.y + scrolled.y - ky * zero.y;
      if (Math.abs(kx - 1) + Math.abs(ky - 1) < 0.001 && Math.abs(x) + Math.abs(y) < 1) return;
      for (const one of plane.getAnimations()) cutShort(one);
      plane.animate({ transform: [`translate(${x}px, ${y}px) scale(${kx}, ${ky})`, 'none'] }, FLIGHT);
    },
    [left, top, right, bottom, turn, unassigned, tell],
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
        begin.current = null;
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
      const room = roomOf(part('viewport'));
      const whole = { x: room.x / (right - left), y: room.y / (bottom - top) };
      hand.current = zoomed(now.step, factor, limitsOf(), whole);
      if (!about) begin.current = null;
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
      // What was touched is seen whole.
      const touched = about && document.elementFromPoint(about.clientX, about.clientY)?.closest('[data-card]');
      touched?.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
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
    begin.current = null;
    setByHand(false);
    draw(true);
  }, [draw, zoom]);
  return { byHand, zoom, closer, fit };
}
