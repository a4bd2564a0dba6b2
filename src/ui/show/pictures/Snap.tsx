/** Connections between Nodes: how they come about, and how they break. */
import type { RefObject } from 'react';
import { useRef } from 'react';
import type { CardId, Edge } from '../../../engine/index.ts';
import { offset } from '../../../engine/index.ts';
import { staysPut } from '../../../host/index.ts';
import { anchor, anchorAround } from '../../input/anchors.ts';
import type { Point } from '../../kit/boxes.ts';
import { middleOf } from '../../kit/boxes.ts';
import { onTop, reducedMotion } from '../../kit/moving.ts';
import { useTable } from '../../page/session/game.ts';
import { boxOf, cardOnTable, scaleOfMap } from '../places.ts';
import { useMoving } from './Moves.tsx';
import css from './snap.module.css';

/** Puts a sign over that point of the page. */
function putAt(sign: RefObject<HTMLElement | null>, { x, y }: Point): void {
  if (sign.current) Object.assign(sign.current.style, { left: `${x}px`, top: `${y}px`, visibility: 'visible' });
}

const px = ({ x, y }: Point): string => `${x}px ${y}px`;

/** One Network comes to the other, and a ring shows where their Nodes join. */
export function Snap({ node, edge, to, ms }: { node: CardId; edge: Edge; to: CardId; ms: number }) {
  const ring = useRef<HTMLElement>(null);
  const nodes = useTable((table) => table.nodes);
  useMoving(() => {
    const [a, b] = [boxOf({ at: 'card', card: node }), boxOf({ at: 'card', card: to })];
    const [mine, theirs] = [node, to].map((card) => anchorAround(cardOnTable(card), 'network'));
    if (!mine || !theirs || !a || !b) return [];
    const { step } = scaleOfMap();
    const [x, y] = [offset[edge][0] * step.x, offset[edge][1] * step.y];
    const stays = staysPut(nodes, mine.number, theirs.number);
    const fixed = middleOf(stays ? a : b);
    putAt(ring, { x: fixed.x + (stays ? x : -x) / 2, y: fixed.y + (stays ? y : -y) / 2 });
    if (mine.element === theirs.element) return [];
    const way = px(stays ? { x: a.x + x - b.x, y: a.y + y - b.y } : { x: b.x - x - a.x, y: b.y - y - a.y });
    const frames = { translate: reducedMotion() ? [way, way] : ['0 0', way] };
    const timing = { duration: ms * 0.55, easing: 'cubic-bezier(0.5, 0, 0.8, 1)', fill: 'forwards' } as const;
    const moving = stays ? theirs : mine;
    // Its letter goes: two Networks become one.
    const letter = anchor(`letter:${moving.number}`);
    return [
      onTop(moving.element),
      moving.element.animate(frames, timing),
      letter?.animate({ opacity: [0, 0] }, { duration: ms, fill: 'forwards' }),
    ];
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
    const line = anchor(`link:${nodes[0]}-${nodes[1]}`) ?? anchor(`link:${nodes[1]}-${nodes[0]}`);
    return [...apart, line?.animate({ opacity: [0, 0] }, { duration: ms, fill: 'forwards' })];
  });
  return <i ref={crack} className={css.crack} />;
}
