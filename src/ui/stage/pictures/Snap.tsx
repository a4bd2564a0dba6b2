/** Connections between Nodes: how they come about, and how they break. */
import type { RefObject } from 'react';
import { useRef } from 'react';
import type { CardId, Edge } from '../../../engine/index.ts';
import { offset } from '../../../engine/index.ts';
import { reducedMotion } from '../../theme/motion.ts';
import { boxOf, cardOnTable, lineAt, middleOf } from '../places.ts';
import { useMoving } from './Moves.tsx';
import css from './snap.module.css';

interface Point {
  x: number;
  y: number;
}

/** Puts a sign over that point of the page. */
function putAt(sign: RefObject<HTMLElement | null>, { x, y }: Point): void {
  if (sign.current) Object.assign(sign.current.style, { left: `${x}px`, top: `${y}px`, visibility: 'visible' });
}

const px = ({ x, y }: Point): string => `${x}px ${y}px`;

/** How far a box has to move so that it lies inside the panel of the Networks. */
function inside(box: { x: number; y: number; width: number; height: number }): Point {
  const panel = boxOf({ at: 'networks' });
  if (!panel) return { x: 0, y: 0 };
  const move = (start: number, length: number, from: number, to: number) =>
    Math.max(0, from - start) || Math.min(0, to - start - length);
  return {
    x: move(box.x, box.width, panel.left + EDGE, panel.right - EDGE),
    y: move(box.y, box.height, panel.top + EDGE, panel.bottom - EDGE),
  };
}
/** So far (px) from the edge of the panel. */
const EDGE = 8;

/** The Node comes to the edge of the other one, with its Network, and a ring shows where they join. */
export function Snap({ node, edge, to, ms }: { node: CardId; edge: Edge; to: CardId; ms: number }) {
  const ring = useRef<HTMLElement>(null);
  useMoving(() => {
    const [tile, a, b] = [cardOnTable(node), boxOf({ at: 'card', card: node }), boxOf({ at: 'card', card: to })];
    if (!tile || !a || !b) return [];
    const gap = Number.parseFloat(getComputedStyle(tile).getPropertyValue('--gap')) || 0;
    const [x, y] = offset[edge];
    const step = { x: x * (b.width + gap), y: y * (b.height + gap) };
    // Where the Node comes to lie would be beyond the panel: both move in.
    const room = inside({ x: b.x - step.x, y: b.y - step.y, width: b.width, height: b.height });
    const middle = middleOf(b);
    putAt(ring, { x: middle.x - step.x / 2 + room.x, y: middle.y - step.y / 2 + room.y });
    const go = (card: HTMLElement | null, way: Point) => {
      const frames = { translate: reducedMotion() ? [px(way), px(way)] : ['0 0', px(way)], zIndex: [9, 9] };
      const timing = { duration: ms * 0.55, easing: 'cubic-bezier(0.5, 0, 0.8, 1)', fill: 'forwards' } as const;
      return card?.closest('[data-network] > *')?.animate(frames, timing);
    };
    const way = { x: b.x - step.x - a.x + room.x, y: b.y - step.y - a.y + room.y };
    const goal = cardOnTable(to);
    return [goal?.closest('[data-network]')?.contains(tile) ? undefined : go(tile, way), go(goal, room)];
  });
  return <i ref={ring} className={css.ring} style={{ animationDelay: `${reducedMotion() ? 0 : ms * 0.5}ms` }} />;
}

/** So far (px) two Nodes jerk apart. */
const APART = 9;

/** The line between two Nodes is gone, a crack shows where it was, and they jerk apart. */
export function Break({ nodes, ms }: { nodes: readonly [CardId, CardId]; ms: number }) {
  const crack = useRef<HTMLElement>(null);
  useMoving(() => {
    const [a, b] = nodes.map((card) => boxOf({ at: 'card', card }));
    if (!a || !b) return [];
    const [from, to] = [middleOf(a), middleOf(b)];
    const joint = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
    putAt(crack, joint);
    const far = Math.hypot(to.x - from.x, to.y - from.y) || 1;
    const apart = nodes.map((card, i) => {
      const sign = i === 0 ? -APART : APART;
      const way = px({ x: ((to.x - from.x) / far) * sign, y: ((to.y - from.y) / far) * sign });
      const frames = { translate: reducedMotion() ? [way, way] : ['0 0', way] };
      return cardOnTable(card)?.animate(frames, { duration: ms * 0.3, easing: 'ease-out', fill: 'forwards' });
    });
    return [...apart, lineAt(joint)?.animate({ opacity: [0, 0] }, { duration: ms, fill: 'forwards' })];
  });
  return <i ref={crack} className={css.crack} />;
}
