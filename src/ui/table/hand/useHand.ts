import type { PointerEvent, RefObject } from 'react';
import { useLayoutEffect, useMemo, useRef } from 'react';
import type { StoreApi } from 'zustand';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { BySide, Side } from '../../../engine/index.ts';
import { reuse } from '../../../engine/index.ts';
import { anchor, anchorAround } from '../../input/anchors.ts';
import { useGame, useGameStore } from '../../page/session/game.ts';
import { atOnce, later, shield } from '../../page/session/press.ts';
import { useDesk, useDeskStore } from '../../play/context.ts';
import type { Desk } from '../../play/desk.ts';
import { usePlaying } from '../../show/context.ts';
import { letGoAt } from '../../show/dropped.ts';
import { keepInside } from '../touch/lift.ts';
import { pointAt } from '../touch/pointAt.ts';
import { edgeUnder, elementUnder, placeUnder, spotUnder } from '../touch/spotUnder.ts';
import { factsOf } from './facts.ts';
import type { Effect, Hand, HandEvent, Moved } from './hand.ts';
import { NO_HAND } from './hand.ts';
import { handAfter } from './handAfter.ts';
import { useGhost } from './useGhost.ts';

/** A hand on the page. */
export interface HandOnPage {
  store: StoreApi<Hand>;
  tell(event: HandEvent): void;
  /** The line that burns down while the hand is left open, and the card that a pointer carries. */
  line: RefObject<HTMLElement | null>;
  picture: RefObject<HTMLDivElement | null>;
  /** A pointer moves, is let go, or is lost at the edge. */
  move(event: PointerEvent): void;
  release(event: PointerEvent): void;
  lose(event: PointerEvent, by: (HandEvent & { type: 'lost' })['by']): void;
}

/** A part of a hand. The component is drawn again when that part changes. */
export const useHandPart = <T>({ store }: HandOnPage, select: (hand: Hand) => T): T => useStore(store, select);

/** True if something was begun on the table for which places are lit. */
const aimsAt = ({ task, lit }: Desk): boolean => task.kind !== 'none' && task.kind !== 'commit' && lit.size > 0;

/** What is picked in the hand of each side while the table is off the page, as behind a curtain, and in which game. */
const picked: Partial<BySide<Pick<Hand, 'picks' | 'picksFor' | 'discarding'> & { game: string | undefined }>> = {};

/** So many pixels around an open hand still belong to it, so that a slip of the finger changes nothing. */
const RIM = 20;

/** True if that point is well clear of the hand of that side, and of both edges. */
function isOutside({ clientX: x, clientY: y }: PointerEvent, side: Side, rim: number): boolean {
  if (anchorAround(document.elementFromPoint(x, y), 'edge')) return false;
  const hand = anchor(`hand:${side}`)?.getBoundingClientRect();
  return !hand || x < hand.left - rim || x > hand.right + rim || y < hand.top - rim || y > hand.bottom + rim;
}

/** What that pointer does to the hand of that side. */
function movedTo(event: PointerEvent, side: Side, rim: number): Moved {
  const { clientX: x, clientY: y, timeStamp: at, pointerId: pointer } = event;
  const under = elementUnder(event);
  const edge = anchor(`edge:${side}`)?.getBoundingClientRect();
  const over = anchor(`hand:${side}`)?.contains(under)
    ? { card: anchorAround(under, 'hand-card')?.number ?? null }
    : anchorAround(under, 'edge') && 'edge';
  const isBelow = edge !== undefined && edge.top + edge.bottom > innerHeight;
  return { x, y, at, pointer, over, outside: isOutside(event, side, rim), isBelow };
}

/** The hand of that side, which follows the game. It does what the hand wants done. */
export function useHand(side: Side): HandOnPage {
  const game = useGameStore();
  const desk = useDeskStore();
  const line = useRef<HTMLElement>(null);
  const picture = useRef<HTMLDivElement>(null);
  const haunt = useGhost();

  const hand = useMemo(() => {
    const gameNow = () => game.getState().game?.id;
    const { game: of, ...picks } = picked[side] ?? { game: undefined };
    const store = createStore<Hand>()(() => (of === gameNow() ? { ...NO_HAND, ...picks } : NO_HAND));
    const waits = new Map<string, ReturnType<typeof setTimeout>>();
    const factsNow = () => {
      const now = store.getState();
      const plays = game.getState().show?.frame != null;
      return reuse(now.facts, factsOf(game.getState(), { plays, aims: aimsAt(desk.getState()) }, side, now));
    };
    const tell = (event: HandEvent, pointer?: PointerEvent): void => {
      const { hand, effects } = handAfter(store.getState(), event, factsNow());
      store.setState(hand, true);
      for (const effect of effects) perform(effect, pointer);
    };
    const { post } = game.getState();
    /** The table hears of it after the next frame, since the table takes longer to draw than the hand takes to hide. */
    const close = () => {
      // A hand that has made room for the table is hidden already.
      const element = anchor(`hand:${side}`);
      if (element) element.style.visibility = 'hidden';
      later(() => {
        post({ do: 'close-hand', side });
        if (element && game.getState().openHands[side]) element.style.visibility = '';
      });
    };
    const wait = ({ for: what, ms }: Effect & { do: 'wait' }) => {
      clearTimeout(waits.get(what));
      if (ms === null) return;
      waits.set(
        what,
        setTimeout(() => tell({ type: what }), ms),
      );
      if (what === 'hide') for (const running of line.current?.getAnimations?.() ?? []) running.currentTime = 0;
    };
    /**
     * Shows the card where it was let go until the next frame is painted, since the result of the drop takes longer to
     * draw.
     */
    const putDown = (card: number, pointer: PointerEvent) => {
      const goal = { spot: spotUnder(pointer), edge: edgeUnder(pointer), place: placeUnder(pointer) };
      later(() => {
        const box = picture.current?.getBoundingClientRect();
        tell({ type: 'landed' });
        if (game.getState().commit?.card !== card) return;
        if (box) letGoAt(card, box);
        if (goal.spot) desk.getState().drop(card, goal.spot, goal.edge, goal.place);
      });
    };
    const perform = (effect: Effect, pointer?: PointerEvent): void => {
      switch (effect.do) {
        case 'open':
          if (effect.atOnce) atOnce(() => post({ do: 'open-hand', side }));
          else post({ do: 'open-hand', side });
          break;
        case 'close':
          close();
          break;
        case 'shut':
          atOnce(() => post({ do: 'close-hand', side }));
          break;
        case 'shield': {
          const box = anchor(`hand:${side}`)?.getBoundingClientRect();
          if (box) shield(box);
          break;
        }
        case 'commit':
          post({ do: 'commit', side, card: effect.card });
          break;
        case 'carry':
          post({ do: 'carry', side, card: effect.card });
          break;
        case 'capture':
          anchor(`edge:${side}`)?.setPointerCapture(effect.pointer);
          break;
        case 'put-down':
          if (pointer) putDown(effect.card, pointer);
          break;
        case 'drop':
          haunt(null);
          pointAt(null);
          break;
        case 'wait':
          wait(effect);
      }
    };
    return {
      store,
      tell,
      line,
      picture,
      move(event: PointerEvent) {
        if (picture.current) {
          picture.current.style.translate = `${Math.round(event.clientX)}px ${Math.round(event.clientY)}px`;
          const words = picture.current.querySelector('p');
          if (words) keepInside(words);
        }
        if (store.getState().slide?.pointer !== event.pointerId) return;
        tell({ type: 'move', ...movedTo(event, side, RIM) });
        const { slide } = store.getState();
        if (!slide?.out || slide.card === null) return;
        haunt(slide.card, event);
        pointAt(event);
      },
      release(event: PointerEvent) {
        const { slide, press } = store.getState();
        if (slide?.pointer !== event.pointerId && press?.pointer !== event.pointerId) return;
        tell({ type: 'release', ...movedTo(event, side, 0) }, event);
      },
      lose: ({ pointerId: pointer }: PointerEvent, by: (HandEvent & { type: 'lost' })['by']) =>
        tell({ type: 'lost', pointer, by }),
      end() {
        const { picks, picksFor, discarding } = store.getState();
        picked[side] = { game: gameNow(), picks, picksFor, discarding };
        for (const wait of waits.values()) clearTimeout(wait);
        atOnce(() => post({ do: 'close-hand', side }));
        store.setState(NO_HAND, true);
      },
    };
  }, [game, desk, side, haunt]);

  const plays = usePlaying(({ beat }) => beat !== null);
  const aims = useDesk(aimsAt);
  const last = useRef(NO_HAND.facts);
  const facts = useGame((now) => {
    last.current = reuse(last.current, factsOf(now, { plays, aims }, side, hand.store.getState()));
    return last.current;
  });
  useLayoutEffect(() => hand.end, [hand]);
  // It runs before the page is painted, so that nothing secret is seen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is told when they change
  useLayoutEffect(() => hand.tell({ type: 'look' }), [hand, facts]);
  return hand;
}
