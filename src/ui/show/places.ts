/** Where the places of the table are on the page. */
import type { CardId, Side } from '../../engine/index.ts';
import { within } from '../kit/within.ts';
import type { Place } from './scene.ts';

const find = (selector: string): HTMLElement | null =>
  document.querySelector('main')?.querySelector<HTMLElement>(selector) ?? null;

/** The card in the lair or in a Network, as it is drawn on the table. A Spy in the lair comes before its tile. */
export const cardOnTable = (card: CardId): HTMLElement | null =>
  find(`[data-lair] [data-card="${card}"]`) ?? find(`[data-card="${card}"]`);

export const spyInLair = (card: CardId): HTMLElement | null => find(`[data-lair] [data-card="${card}"]`);

/** The ground under a Node on the map, and its rim; with the letter of its Network, if no other Node is in that. */
export function soilOf(card: CardId): HTMLElement[] {
  const soil = [...document.querySelectorAll<HTMLElement>(`[data-networks] [data-soil-of="${card}"]`)];
  const letter = soil[0]?.closest('[data-nodes="1"]')?.querySelector('header');
  return letter ? [...soil, letter] : soil;
}

/** The room of that number; 0: the place at the entrance, while a Spy is or is about to be there; 9: the device. */
export function roomElement(square: number): HTMLElement | null {
  if (square === 0) return find('[data-entrance]');
  return square > 8 ? find('[data-device]') : find(`[data-square="${square}"]`);
}

/** What stands in a square, or else its room. */
const squareElement = (square: number): HTMLElement | null =>
  find(`[data-square="${square}"] > [data-stand]`) ?? roomElement(square);

/** A place as it is drawn on the table; null if it is not. */
export function elementAt(place: Place): HTMLElement | null {
  switch (place.at) {
    case 'tile':
      return find(`[data-networks] [data-card="${place.card}"]`);
    case 'card':
      return cardOnTable(place.card);
    case 'square':
      return squareElement(place.square);
    case 'hand':
      return find(`[data-edge-of="${place.side}"] > [data-handle]`);
    case 'deck':
    case 'discard':
      return find(`[data-pile="${place.at}-${place.side}"]`);
    case 'score':
      return find(`[data-score="${place.side}"]`);
    case 'plans':
      return find('[data-pile="plans"]');
    case 'plan':
      return find('[data-device]');
    case 'middle':
      return find('[data-middle]');
    case 'tray':
      return find('[data-tray]');
    case 'networks':
      return find('[data-networks]');
  }
}

/** The box of a place in the window, in CSS pixels; null if it is not drawn. */
export function boxOf(place: Place): DOMRect | null {
  const box = elementAt(place)?.getBoundingClientRect();
  if (box && box.width > 0 && box.height > 0) return box;
  if (place.at === 'tray') return cornerOfNetworks();
  return place.at === 'deck' || place.at === 'plans' ? deckBeside(place.at === 'deck' ? place.side : 'genius') : null;
}

/** False for a place in a part of the table that a phone does not show now. */
export function isInSight(place: Place): boolean {
  const element = elementAt(place) ?? (place.at === 'tray' ? find('[data-networks]') : null);
  return element === null || getComputedStyle(element).visibility !== 'hidden';
}

/**
 * Where a card in the lair shows its picture: between the heads that say its name and its figures, or above the one.
 * Null for all that has no such head.
 */
export function pictureOf(place: Place): DOMRect | null {
  const box = boxOf(place);
  const heads = [...(elementAt(place)?.querySelectorAll('[data-head]') ?? [])].map((head) =>
    head.getBoundingClientRect(),
  );
  const near = heads.at(-1);
  if (!box || !near || near.height === 0) return null;
  const top = heads.length > 1 ? Math.max(box.top, heads[0].bottom) : box.top;
  return new DOMRect(box.x, top, box.width, near.top - top);
}

/** Where the tray of unassigned Spies comes, if there is none yet. */
function cornerOfNetworks(): DOMRect | null {
  const panel = find('[data-networks]')?.getBoundingClientRect();
  return panel ? new DOMRect(panel.x, panel.y, Math.min(panel.width, 180), Math.min(panel.height, 100)) : null;
}

/** Where a phone, which draws no decks, would have one: at the end of its owner's edge. */
function deckBeside(side: Side): DOMRect | null {
  const edge = find(`[data-edge-of="${side}"]`)?.getBoundingClientRect();
  return edge ? new DOMRect(edge.right - edge.height, edge.y, edge.height, edge.height) : null;
}

/** A point of the window, in CSS pixels. */
export interface Point {
  x: number;
  y: number;
}

/** How the map of the Networks is drawn, in pixels: the size of a step, and where the place [0, 0] lies in the map. */
export function scaleOf(partOfMap: HTMLElement): { step: Point; zero: Point } {
  const style = getComputedStyle(partOfMap);
  const read = (name: string): number => Number.parseFloat(style.getPropertyValue(name)) || 0;
  const point = (name: string): Point => ({ x: read(`--${name}-x`), y: read(`--${name}-y`) });
  return { step: point('step'), zero: point('zero') };
}

/** The box of a place on the map as it is drawn now, in the window, or where the map ends; null if there is no map. */
export function cellOnMap([x, y]: readonly [number, number]): DOMRect | null {
  const plane = find('[data-map-part="plane"]');
  const [box, seen] = [plane, plane?.parentElement].map((part) => part?.getBoundingClientRect());
  if (!plane || !box || !seen || box.width === 0) return null;
  const { step, zero } = scaleOf(plane);
  return new DOMRect(
    within(box.x + zero.x + x * step.x, seen.left, seen.right - step.x),
    within(box.y + zero.y + y * step.y, seen.top, seen.bottom - step.y),
    step.x,
    step.y,
  );
}

/**
 * The room that a Spy has where it flies to, once the map lies still: in the window, or where the map or the tray ends.
 * Null if it flies to no such place.
 */
export function roomOf(card: CardId): DOMRect | null {
  const room = find(`[data-networks] [data-coming="${card}"]`);
  const seen = room?.closest('[data-map-part="viewport"], [data-tray]')?.getBoundingClientRect();
  if (!room || !seen) return null;
  const { x, y, width, height } = atRest(room);
  if (width === 0) return null;
  const left = within(x, seen.left, seen.right - width);
  return new DOMRect(left, within(y, seen.top, seen.bottom - height), width, height);
}

/** The box of a part of the map as it is when the map has come to rest. */
function atRest(part: HTMLElement): DOMRect {
  const moves = part.closest('[data-map-part="plane"]')?.getAnimations?.() ?? [];
  const times = moves.map(({ currentTime }) => currentTime);
  for (const move of moves) move.currentTime = move.effect?.getComputedTiming().endTime ?? null;
  const box = part.getBoundingClientRect();
  for (const [i, move] of moves.entries()) move.currentTime = times[i];
  return box;
}

export const middleOf = (box: DOMRect): Point => ({
  x: box.x + box.width / 2,
  y: box.y + box.height / 2,
});

/** The transform that puts what lies in the corner of the page over the middle of that box, so much larger. */
export const inTheMiddle = (box: DOMRect, scale: number): string => {
  const { x, y } = middleOf(box);
  return `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${scale})`;
};

/** How much larger a card has to be drawn to fill that box with a small rim. */
export const fitting = (card: HTMLElement, { width, height }: DOMRect): number =>
  Math.min((width - 8) / card.offsetWidth, (height - 8) / card.offsetHeight);

/** The line of a connection at that point. */
export const lineAt = ({ x, y }: Point): Element | undefined =>
  [...document.querySelectorAll('[data-networks] [data-link]')].find((link) => {
    const { left, right, top, bottom } = link.getBoundingClientRect();
    return left <= x && x <= right && top <= y && y <= bottom;
  });

/** A part of the page, in pixels from the edges of the window. */
interface Room {
  top: number;
  bottom: number;
  left: number;
  right: number;
  /** Where the strip is, as whoever reads it sees it: 1 below, −1 above. */
  '--strip': 1 | -1;
}
interface Rooms {
  near: Room;
  /** For the side opposite, which reads it turned round. */
  far?: Room;
}

/** So high (px) a room has to be if both sides get one. */
const LOW = 150;
/** So high (px) a room is high enough, though another one may be higher. */
const ENOUGH = 200;

/**
 * The room for large pictures: below the strip between the sides, so that the lair stays free, or above it, if there is
 * more and it is needed. Strip, scores and hands stay free, a lowered one too. Across a table, both: the one above is
 * for the far side.
 */
export function roomsBeside(across: boolean): Rooms {
  const strip = boxOf({ at: 'middle' });
  if (!strip) return { near: { top: 0, bottom: 0, left: 0, right: 0, '--strip': -1 } };
  const others = (['genius', 'spymaster'] as const).flatMap((side) =>
    (['hand', 'score'] as const).flatMap((at) => boxOf({ at, side }) ?? []),
  );
  const lowered = find('[data-peek][data-low]')?.getBoundingClientRect();
  if (lowered && lowered.height > 0) others.push(lowered);
  const roof = Math.max(0, ...others.map(({ bottom }) => bottom).filter((y) => y <= strip.top));
  const floor = Math.min(innerHeight, ...others.map(({ top }) => top).filter((y) => y >= strip.bottom));
  const sides = { left: strip.left, right: innerWidth - strip.right };
  const above = { ...sides, top: roof, bottom: innerHeight - strip.top, '--strip': 1 } as const;
  const below = { ...sides, top: strip.bottom, bottom: innerHeight - floor, '--strip': -1 } as const;
  const [high, low] = [strip.top - roof, floor - strip.bottom];
  if (across && Math.min(high, low) >= LOW) return { near: below, far: { ...above, '--strip': -1 } };
  return { near: high > low && low < ENOUGH ? above : below };
}
