import type { MouseEvent, PointerEvent } from 'react';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { CardId, Side } from '../../../engine/index.ts';
import { other } from '../../../engine/index.ts';
import type { PublicState } from '../../../store/types.ts';
import { useGame, useGameStore } from '../../page/session/game.ts';
import { atOnce } from '../../page/session/press.ts';
import { ofType } from '../../play/task.ts';
import { usePlaying } from '../../show/context.ts';
import { SLACK } from '../touch/useDragging.ts';
import { closeHand } from './closeHand.ts';
import { isKeyHeld, TAP } from './usePeekKeys.ts';

/** A hand that was left open closes after so many milliseconds without any movement or press in it. */
export const AUTO_HIDE = 20_000;

/** So many milliseconds what a played card has done is seen before a hand that was left open lies over it again. */
const ENJOYED = 600;

/** The time begins anew at most once in so many milliseconds. */
const STIRRED = 250;

/** The side that has to decide now; null if nobody has to. */
const decider = ({ waiting, awaiting }: PublicState): Side | null =>
  'side' in waiting ? waiting.side : waiting.kind === 'none' ? (awaiting?.side ?? null) : null;

/** True while that side plays cards: in its step for that, with Actions left (R4.2), until its end is announced. */
const playsCards = ({ table }: PublicState, side: Side): boolean =>
  table !== null &&
  table.turn.side === side &&
  (table.turn.step === 'lair' || (table.turn.step === 'actions' && table.actionsLeft > 0)) &&
  table.stack.every(({ kind }) => kind !== 'endTurn');

/** True if what comes next is a touch of the table: the played Node can be connected, or its player has to choose. */
const goesOn = ({ table, offers }: PublicState, side: Side, card: CardId): boolean =>
  (table?.choice?.zone === 'table' && table.choice.side === side) ||
  ofType(offers, 'connect').some(({ node, to }) => node === card || to === card);

/**
 * Opens a hand while any pointer holds its edge. The hand closes when the pointer lets go or is lost. Nobody needs to
 * hold: a tap or a click without a pointer (keyboard, assistive technology) opens it too. It then stays open until the
 * next tap, for `AUTO_HIDE`, or until the other side has to decide: then that side looks at the table.
 *
 * Who has the device alone has its hand open from the beginning, without a time. A press elsewhere lowers it.
 *
 * While a card that was taken out of the hand lies open, the hand is away: it makes room for the table. It comes back
 * at a tap, when the card is taken back, or when it is played and that has been shown, so that several cards can be
 * played in one look. If nobody holds it and a touch of the table goes on with the card, the hand closes instead.
 */
export function useHold(side: Side) {
  const store = useGameStore();
  const open = useGame((s) => s.peeks[side] !== null);
  const alone = useGame((s) => s.sits === side);
  const [taken, setTaken] = useState<CardId | null>(null);
  const [kept, setKept] = useState(false);
  const [low, setLow] = useState(false);
  const liesOpen = useGame((s) => taken !== null && s.commit?.card === taken);
  const plays = usePlaying(({ beat }) => beat !== null);
  /** What the card did is or has been shown, and is to be seen. */
  const [lingers, setLingers] = useState(false);
  const away = liesOpen || (taken !== null && (plays || lingers));
  const hasLain = useRef(false);
  const press = useRef<{ pointer: number; x: number; y: number; since: number; opened: boolean } | null>(null);
  const isHeld = useCallback(() => press.current !== null || isKeyHeld(side), [side]);
  useEffect(() => {
    if (liesOpen) hasLain.current = true;
    else if (hasLain.current && plays) setLingers(true);
    else if (hasLain.current) {
      const comesBack = () => {
        hasLain.current = false;
        setLingers(false);
        if (taken !== null && !alone && !isHeld() && goesOn(store.getState(), side, taken)) closeHand(store, side);
        else setTaken(null);
      };
      if (!lingers || isHeld()) return comesBack();
      const coming = setTimeout(comesBack, ENJOYED);
      return () => clearTimeout(coming);
    }
  }, [liesOpen, plays, lingers, taken, alone, isHeld, side, store]);
  /** True if the hand has opened by itself: nobody has asked for the focus. */
  const unasked = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stirred = useRef(0);
  const line = useRef<HTMLSpanElement>(null);

  const close = () => closeHand(store, side);
  const begin = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => store.getState().send({ do: 'close-hand', side }), AUTO_HIDE);
    stirred.current = performance.now();
    for (const running of line.current?.getAnimations?.() ?? []) running.currentTime = 0;
  };
  /** Leaves the hand open for a while. */
  const keep = () => {
    if (alone) return;
    setKept(true);
    begin();
  };
  const stir = () => {
    if (kept && performance.now() - stirred.current > STIRRED) begin();
  };

  useLayoutEffect(() => {
    if (!alone) return;
    unasked.current = true;
    atOnce(() => store.getState().send({ do: 'open-hand', side }));
    return () => void atOnce(() => store.getState().send({ do: 'close-hand', side }));
  }, [alone, side, store]);
  useEffect(() => {
    if (!open) {
      clearTimeout(timer.current);
      unasked.current = false;
      hasLain.current = false;
      setTaken(null);
      setLingers(false);
      setKept(false);
      setLow(false);
    }
    return () => clearTimeout(timer.current);
  }, [open]);

  useEffect(() => {
    if (!open || alone) return;
    let last = decider(store.getState());
    return store.subscribe((now, before) => {
      const decides = decider(now) ?? last;
      const isLeft = press.current === null && !isKeyHeld(side);
      const isDone = playsCards(before, side) && !playsCards(now, side);
      if (isLeft && (isDone || (decides !== last && decides === other(side)))) closeHand(store, side);
      last = decides;
    });
  }, [open, alone, side, store]);

  const holds = useCallback(() => press.current !== null || unasked.current, []);
  /** A card has been taken out of the hand; null: nothing is left to do in it. */
  const leave = (card: CardId | null = null) => {
    if (isHeld() || alone || (kept && card !== null)) setTaken(card);
    else close();
    if (alone) setLow(true);
  };
  const comeBack = () => {
    hasLain.current = false;
    setTaken(null);
    setLingers(false);
    setLow(false);
  };
  const toggle = () => {
    if (!store.getState().peeks[side]) {
      store.getState().send({ do: 'open-hand', side });
      keep();
    } else if (low || away) comeBack();
    else close();
  };
  /** `event`: the pointer was let go on the handle; null if it was lost. */
  const letGo = (pointer: number, event: PointerEvent | null) => {
    const now = press.current;
    if (now?.pointer !== pointer) return;
    press.current = null;
    const isTap =
      event !== null &&
      event.timeStamp - now.since < TAP &&
      Math.hypot(event.clientX - now.x, event.clientY - now.y) < SLACK;
    if (isTap && now.opened) keep();
    else if (isTap) toggle();
    else if (now.opened || !alone) close();
  };
  return {
    open,
    alone,
    /** True if the open hand has made room for the table. */
    away,
    /** True if the hand of who has the device alone is lowered. */
    low,
    /** True if the hand stays open for a while. */
    kept,
    line,
    holds,
    leave,
    stir,
    toggle,
    raise: useCallback(() => setLow(false), []),
    lower: useCallback(() => setLow(true), []),
    handle: {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        const { pointerId: pointer, clientX: x, clientY: y, timeStamp: since } = event;
        const isOpen = store.getState().peeks[side] !== null;
        press.current = { pointer, x, y, since, opened: !isOpen || (away && !alone) };
        if (!isOpen) store.getState().send({ do: 'open-hand', side });
        else if (away && !alone) comeBack();
      },
      onPointerUp: (event: PointerEvent) => letGo(event.pointerId, event),
      onPointerCancel: ({ pointerId }: PointerEvent) => letGo(pointerId, null),
      onLostPointerCapture: ({ pointerId }: PointerEvent) => letGo(pointerId, null),
      onContextMenu: (event: MouseEvent) => event.preventDefault(),
      onClick(event: MouseEvent) {
        if (event.detail === 0) toggle();
      },
    },
  };
}
