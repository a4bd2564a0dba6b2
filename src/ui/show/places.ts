/** Where the places of a scene are on the page. */
import type { CardId, Side } from '../../engine/index.ts';
import { SIDES, SQUARES } from '../../engine/index.ts';
import type { Anchor } from '../input/anchors.ts';
import { anchor, anchorAround, anchorIn } from '../input/anchors.ts';
import type { Scale } from '../kit/boxes.ts';
import { cellOf, keptIn, roomsBeside } from '../kit/boxes.ts';
import type { ScenePlace } from './scene.ts';

/** A Spy in the lair. */
export const spyInLair = (card: CardId): HTMLElement | null => anchor(`unit:${card}`);

/** The card in the lair or in a Network, as it is drawn on the table. A Spy in the lair comes before its tile. */
export const cardOnTable = (card: CardId): HTMLElement | null => anchor(`unit:${card}`) ?? anchor(`tile:${card}`);

/**
 * The ground under a Node on the map, and its rim. The letter of its Network belongs to it if the Network has no other
 * Node.
 */
export function soilOf(card: CardId): HTMLElement[] {
  const ground = anchor(`ground:${card}`);
  const network = ground?.matches(':only-child') ? anchorAround(ground, 'network') : null;
  const letter = network && anchor(`letter:${network.number}`);
  return [anchor(`rim:${card}`), ground, letter].filter((part) => part !== null);
}

/** The room of that number; 0: the place at the entrance, while a Spy is or is about to be there; 9: the device. */
export const roomElement = (square: number): HTMLElement | null =>
  anchor(square === 0 ? 'entrance' : square > SQUARES ? 'plan' : `square:${square}`);

/** A place as it is drawn on the table; null if it is not. */
export function elementAt(place: ScenePlace): HTMLElement | null {
  switch (place.at) {
    case 'card':
      return cardOnTable(place.card);
    case 'tile':
      return anchor(`tile:${place.card}`);
    case 'square':
      return anchor(`stand:${place.square}`) ?? roomElement(place.square);
    case 'hand':
      return anchor(`handle:${place.side}`);
    case 'deck':
    case 'discard':
    case 'score':
      return anchor(`${place.at}:${place.side}`);
    case 'middle':
      return anchor('strip');
    default:
      return anchor(place.at);
  }
}

const drawnBox = (name: Anchor): DOMRect | null => {
  const box = anchor(name)?.getBoundingClientRect();
  return box && box.width > 0 && box.height > 0 ? box : null;
};

/** The box of a place in the window, in CSS pixels; null if it is not drawn. */
export function boxOf(place: ScenePlace): DOMRect | null {
  const box = elementAt(place)?.getBoundingClientRect();
  if (box && box.width > 0 && box.height > 0) return box;
  if (place.at === 'tray') return cornerOfNetworks();
  return place.at === 'deck' || place.at === 'plans' ? deckBeside(place.at === 'deck' ? place.side : 'genius') : null;
}

/** False for a place in a part of the table that a phone does not show now. */
export function isInSight(place: ScenePlace): boolean {
  const element = elementAt(place) ?? (place.at === 'tray' ? anchor('networks') : null);
  return element === null || getComputedStyle(element).visibility !== 'hidden';
}

/**
 * The box in which a card in the lair shows its picture: between the plates with its name and its figures, or above the
 * only plate. Null for everything without a picture.
 */
export function pictureOf(place: ScenePlace): DOMRect | null {
  const [box, element] = [boxOf(place), elementAt(place)];
  const near = anchorIn(element, 'plate')?.getBoundingClientRect();
  const far = anchorIn(element, 'far-plate')?.getBoundingClientRect();
  if (!box || !near || near.height === 0) return null;
  const top = far ? Math.max(box.top, far.bottom) : box.top;
  return new DOMRect(box.x, top, box.width, near.top - top);
}

/** The place where the tray of unassigned Spies will be, if there is none yet. */
function cornerOfNetworks(): DOMRect | null {
  const panel = anchor('networks')?.getBoundingClientRect();
  return panel ? new DOMRect(panel.x, panel.y, Math.min(panel.width, 180), Math.min(panel.height, 100)) : null;
}

/** The place of a deck on a phone, which draws no decks: at the end of its owner's edge. */
function deckBeside(side: Side): DOMRect | null {
  const edge = anchor(`edge:${side}`)?.getBoundingClientRect();
  return edge ? new DOMRect(edge.right - edge.height, edge.y, edge.height, edge.height) : null;
}

/** How the map of the Networks is drawn now. */
export function scaleOfMap(): Scale {
  const style = anchor('networks')?.style;
  const read = (name: string): number => Number.parseFloat(style?.getPropertyValue(name) ?? '') || 0;
  return {
    step: { x: read('--step-x') || 1, y: read('--step-y') || 1 },
    zero: { x: read('--zero-x'), y: read('--zero-y') },
  };
}

/**
 * The box of a place on the map as it is drawn now, cut off where the window or the map ends. Null if there is no map.
 */
export function cellOnMap(place: readonly [number, number]): DOMRect | null {
  const [map, seen] = [drawnBox('map'), drawnBox('viewport')];
  return map && seen && keptIn(cellOf(place, map, scaleOfMap()), seen);
}

/**
 * The place of a Spy among the Networks once the map lies still, cut off where the window, the map or the tray ends.
 * Null if the Spy is not there.
 */
export function roomOf(card: CardId): DOMRect | null {
  const seat = anchor(`seat:${card}`);
  const seen = anchorAround(seat, 'viewport', 'tray')?.element.getBoundingClientRect();
  if (!seat || !seen) return null;
  const box = atRest(seat);
  return box.width === 0 ? null : keptIn(box, seen);
}

/** The box of a part of the map as it is when the map has come to rest. */
function atRest(part: HTMLElement): DOMRect {
  const moves = anchorAround(part, 'map')?.element.getAnimations?.() ?? [];
  const times = moves.map(({ currentTime }) => currentTime);
  for (const move of moves) move.currentTime = move.effect?.getComputedTiming().endTime ?? null;
  const box = part.getBoundingClientRect();
  for (const [i, move] of moves.entries()) move.currentTime = times[i];
  return box;
}

/**
 * The room for large pictures beside the strip: scores and hands stay free, a lowered one too. `across`: for both sides.
 */
export function roomsForPictures(across: boolean): ReturnType<typeof roomsBeside> {
  const strip = drawnBox('strip');
  if (!strip) return { near: { top: 0, bottom: 0, left: 0, right: 0, '--strip': -1 } };
  const others = SIDES.flatMap((side) =>
    (['handle', 'score', 'lowered'] as const).flatMap((part) => drawnBox(`${part}:${side}`) ?? []),
  );
  return roomsBeside(strip, others, { x: innerWidth, y: innerHeight }, across);
}
