import type { PointerEvent } from 'react';
import { useRef, useState } from 'react';
import type { CardId, Side } from '../../../engine/index.ts';
import { anchor, anchorAround } from '../../input/anchors.ts';
import { useEscape } from '../../input/keys.ts';
import { useGameStore } from '../../page/session/game.ts';
import { later } from '../../page/session/press.ts';
import { useDeskStore } from '../../play/context.ts';
import { letGoAt } from '../../show/dropped.ts';
import { keepInside } from '../touch/lift.ts';
import { pointAt } from '../touch/pointAt.ts';
import { edgeUnder, elementUnder, placeUnder, spotUnder } from '../touch/spotUnder.ts';
import { SLACK } from '../touch/useDragging.ts';
import { useGhost } from './useGhost.ts';

/** So many pixels around an open hand still belong to it, so that a slip of the finger changes nothing. */
const RIM = 20;

/** A card that was moved so many pixels to a side, or away from its edge, is lifted out of its hand. */
const LIFT = 40;

/** A pointer rests on a card after so many milliseconds. Before that it only passes on its way out of the hand. */
const REST = 150;

interface Slide {
  pointer: number;
  /** The element that captured the pointer. It stays on the page when the hand goes. */
  captor: HTMLElement;
  /** The card on which the pointer was pressed; null if it holds the edge, and can slide over any card. */
  pressed: HTMLElement | null;
  card: CardId | null;
  /** The time (ms) at which the pointer came over that card. */
  since: number;
  /** The card on which the pointer rested last. */
  rested: CardId | null;
  x: number;
  y: number;
  moving: boolean;
  /** True once the card has left the hand and lies open. */
  out: boolean;
}

/** A card under the pointer that carries it, and the place where it was taken up. */
export interface Carrying {
  card: CardId;
  x: number;
  y: number;
}

const inHand = (under: Element | null): CardId | null => anchorAround(under, 'hand-card')?.number ?? null;

/**
 * Slides a card out of an open hand: under the pointer that holds the edge, or under one that was pressed on the card.
 * The pointer may cross other cards on its way out: the card on which it rested last is the one that leaves.
 * Once the card has left the hand, it lies open and the table lights up. It is played on the spot where it is put
 * down. Back at its edge, or by Escape, it is taken back; elsewhere it stays open. `choose`: lays it open, if it can be played.
 */
export function useSlide(side: Side, choose: (card: CardId) => boolean) {
  const store = useGameStore();
  const desk = useDeskStore();
  const slide = useRef<Slide | null>(null);
  const [over, setOver] = useState<CardId | null>(null);
  const [carried, setCarried] = useState<Carrying | null>(null);
  const picture = useRef<HTMLDivElement>(null);
  const haunt = useGhost();

  const start = (event: PointerEvent<HTMLElement>, captor: HTMLElement, pressed: HTMLElement | null) => {
    const { pointerId: pointer, clientX: x, clientY: y, timeStamp: since } = event;
    const [card, moving] = [inHand(pressed), pressed === null];
    slide.current = { pointer, captor, pressed, card, since, rested: card, x, y, moving, out: false };
  };
  /** Notes that the pointer has come over another card, or over none. */
  const slideOver = (now: Slide, card: CardId | null, { timeStamp }: PointerEvent) => {
    if (card === now.card) return;
    if (card === null) now.rested = null;
    else if (timeStamp - now.since >= REST) now.rested = now.card;
    now.card = card;
    now.since = timeStamp;
    setOver(card);
  };
  const isOutside = ({ clientX: x, clientY: y }: PointerEvent, rim: number): boolean => {
    if (anchorAround(document.elementFromPoint(x, y), 'edge')) return false;
    const hand = anchor(`hand:${side}`)?.getBoundingClientRect();
    return !hand || x < hand.left - rim || x > hand.right + rim || y < hand.top - rim || y > hand.bottom + rim;
  };
  /** True if a pressed card has been lifted: it was moved to a side, or from its edge towards the middle of the page. */
  const isLifted = ({ pressed, captor, x, y }: Slide, { clientX, clientY }: PointerEvent): boolean => {
    if (!pressed) return false;
    const { top, bottom } = captor.getBoundingClientRect();
    const away = top + bottom > innerHeight ? y - clientY : clientY - y;
    return Math.max(away, Math.abs(clientX - x)) > LIFT;
  };
  /** Takes the card out of the hand, if it may be played. */
  const leave = (now: Slide, event: PointerEvent, rim: number) => {
    if (now.out || now.card === null || !(isLifted(now, event) || isOutside(event, rim))) return;
    if (event.timeStamp - now.since < REST) slideOver(now, now.rested ?? now.card, event);
    if (!choose(now.card)) return;
    now.out = true;
    setOver(null);
    if (!now.pressed) setCarried({ card: now.card, x: event.clientX, y: event.clientY });
  };
  /** The pointer has let go: it moves nothing any more. */
  const take = (): Slide | null => {
    const now = slide.current;
    slide.current = null;
    return now;
  };
  const clear = (now: Slide | null) => {
    if (now?.pressed) delete now.pressed.dataset.dragged;
    setOver(null);
    setCarried(null);
    haunt(null);
    pointAt(null);
  };
  const takeBack = () => {
    const now = take();
    clear(now);
    if (now?.out) store.getState().send({ do: 'take-back' });
  };
  useEscape(() => {
    const isUnderWay = slide.current?.moving ?? false;
    if (isUnderWay) takeBack();
    return isUnderWay;
  });
  const move = (now: Slide, event: PointerEvent) => {
    const { clientX: x, clientY: y } = event;
    if (picture.current) {
      picture.current.style.translate = `${Math.round(x)}px ${Math.round(y)}px`;
      const words = picture.current.querySelector('p');
      if (words) keepInside(words);
    }
    if (!now.moving) {
      if (Math.hypot(x - now.x, y - now.y) < SLACK || now.card === null) return;
      now.moving = true;
      now.captor.setPointerCapture(now.pointer);
      if (now.pressed) now.pressed.dataset.dragged = '';
      setCarried({ card: now.card, x, y });
    } else if (!now.pressed && !now.out) {
      const under = document.elementFromPoint(x, y);
      if (anchor(`hand:${side}`)?.contains(under)) slideOver(now, inHand(under) ?? now.card, event);
      else if (anchorAround(under, 'edge')) slideOver(now, null, event);
    }
    leave(now, event, RIM);
    if (!now.out || now.card === null) return;
    haunt(now.card, event);
    pointAt(event);
  };
  /** Shows the card where it was let go until the next frame is painted: what comes of the drop takes longer to draw. */
  const putDown = (now: Slide, event: PointerEvent) => {
    const isBack = anchor(`edge:${side}`)?.contains(elementUnder(event));
    const goal = { spot: spotUnder(event), edge: edgeUnder(event), place: placeUnder(event) };
    later(() => {
      const box = picture.current?.getBoundingClientRect();
      clear(now);
      const { commit, send } = store.getState();
      if (now.card === null || commit?.card !== now.card) return;
      if (isBack) send({ do: 'take-back' });
      else {
        if (box) letGoAt(now.card, box);
        if (goal.spot) desk.getState().drop(now.card, goal.spot, goal.edge, goal.place);
      }
    });
  };
  const isMine = (event: PointerEvent) => slide.current?.pointer === event.pointerId;
  const letGo = (event: PointerEvent) => {
    if (!slide.current || !isMine(event)) return;
    if (slide.current.moving) leave(slide.current, event, 0);
    const now = take();
    if (now?.out) putDown(now, event);
    else clear(now);
  };

  return {
    /** The card under a pointer that holds the edge. */
    over,
    carried,
    picture,
    start,
    /** The pointer is let go. The handle calls it before it closes the hand: the page is drawn once for both. */
    letGo,
    /** For the edge around the handle and the open hand. */
    handlers: {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        const pressed = (event.target as Element).closest<HTMLElement>('[data-hand-card][data-playable]');
        if (pressed && event.button === 0) start(event, event.currentTarget, pressed);
      },
      onPointerMove(event: PointerEvent) {
        if (slide.current && isMine(event)) move(slide.current, event);
      },
      onPointerUp: letGo,
      onPointerCancel(event: PointerEvent) {
        if (isMine(event)) takeBack();
      },
      onLostPointerCapture(event: PointerEvent) {
        if (isMine(event) && event.target === slide.current?.captor) takeBack();
      },
    },
  };
}
