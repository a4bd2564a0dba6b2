import { useLayoutEffect, useState } from 'react';
import type { CardId, View } from '../../../engine/index.ts';
import { anchor } from '../../input/anchors.ts';
import { listen } from '../../input/listen.ts';
import type { Point } from '../../kit/boxes.ts';
import { middleOf } from '../../kit/boxes.ts';
import { useTable } from '../../page/session/game.ts';
import { endOf, usePlaying } from '../context.ts';
import { boxOf, isInSight, pictureOf } from '../places.ts';
import css from './aim.module.css';

interface Aimed {
  card: CardId;
  /** The frame around the target. */
  frame: DOMRect;
  /** The point where the arrow begins, and the point where it meets the frame. Absent: the card aims at itself. */
  from?: Point;
  to?: Point;
}

/** So far (px) the frame stands off the card. */
const OFF = 4;
const around = ({ x, y, width, height }: DOMRect): DOMRect =>
  new DOMRect(x - OFF, y - OFF, width + 2 * OFF, height + 2 * OFF);

/** Where the line between these points enters the box that the second is in. */
function entry(from: Point, to: Point, { left, right, top, bottom }: DOMRect): Point {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const part = Math.max(
    0,
    dx === 0 ? 0 : ((dx > 0 ? left : right) - from.x) / dx,
    dy === 0 ? 0 : ((dy > 0 ? top : bottom) - from.y) / dy,
  );
  return { x: from.x + part * dx, y: from.y + part * dy };
}

/** The middle of a card's picture in the lair, and of any other card. What a phone does not show now takes no arrow. */
function heartOf(card: CardId): Point | null {
  const place = { at: 'card', card } as const;
  const box = isInSight(place) ? (pictureOf(place) ?? boxOf(place)) : null;
  return box && middleOf(box);
}

/** What waits on the stack, as the table shows it. */
type Waits = View['stack'][number];

/** Where an arrow to that point begins: at the card whose ability it is, or at the edge of what waits in the strip. */
function startOf({ kind, card }: Waits, to: Point): Point | null {
  const own = kind === 'useAbility' ? heartOf(card) : null;
  const chip = anchor('waiting:1')?.getBoundingClientRect();
  return own ?? (chip ? entry(to, middleOf(chip), chip) : null);
}

function aimAt(waits: Waits): Aimed[] {
  return waits.targets.flatMap((card): Aimed[] => {
    const [to, box] = [heartOf(card), boxOf({ at: 'card', card })];
    if (!to || !box) return [];
    const frame = around(box);
    const from = card === waits.card ? null : startOf(waits, to);
    return [from ? { card, frame, from, to: entry(from, to, frame) } : { card, frame }];
  });
}

/** A curve from one point to the other. */
const arc = (from: Point, to: Point): string =>
  `M${from.x} ${from.y} Q${(from.x + to.x) / 2} ${(from.y + to.y) / 2 - 30} ${to.x} ${to.y}`;

/**
 * Arrows from the card on top of the stack to each of its targets, as long as the card waits (R9.2). Each target has a
 * frame. `area`: the area of the table that a phone shows.
 */
export function Aim({ area }: { area: string }) {
  const waits = useTable(({ stack }) => stack.at(-1));
  const isAimed = waits?.kind === 'playInstant' || waits?.kind === 'useAbility';
  const resolves = usePlaying(
    ({ beat }) => beat !== null && !endOf(beat).stack.some(({ card }) => card === waits?.card),
  );
  const top = isAimed && !resolves ? waits : undefined;
  /** The targets may move or leave while the card waits. */
  const table = useTable((now) => (top ? now : null));
  const [aims, setAims] = useState<readonly Aimed[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another area or table shows other cards
  useLayoutEffect(() => {
    const measure = () => setAims(top ? aimAt(top) : []);
    measure();
    if (!top || top.targets.length === 0) return;
    return listen(window, { resize: measure });
  }, [top, area, table]);
  if (aims.length === 0) return null;
  return (
    <svg className={css.aim} aria-hidden="true">
      <defs>
        <marker id="aim" viewBox="0 0 10 10" refX="8" refY="5" markerWidth="5" markerHeight="5" orient="auto">
          <path d="M0 0 10 5 0 10z" />
        </marker>
      </defs>
      {aims.map(({ card, frame: { x, y, width, height } }) => (
        <rect key={card} className={css.target} {...{ x, y, width, height }} rx={12} data-target={card} />
      ))}
      {aims.map(
        ({ card, from, to }) =>
          from &&
          to && <path key={card} className={css.line} d={arc(from, to)} markerEnd="url(#aim)" data-arrow={card} />,
      )}
    </svg>
  );
}
