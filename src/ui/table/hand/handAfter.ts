import { comesBack, follow, followTaken } from './follow.ts';
import type { Effect, Facts, Hand, HandEvent, Now } from './hand.ts';
import { isAway, isInView, isRaised, isReadLow } from './hand.ts';
import { choose, endKey, endPress, leave, press, pressKey, runOut, runsOut, stir, toggle } from './hold.ts';
import { discard, focus, hover, show, touch } from './read.ts';
import { endSlide, moveSlide, startSlide, takeBack } from './slide.ts';

/** For so many milliseconds after a hand has come, a press of its handle was meant to bring it. */
const SETTLES = 350;

/**
 * The hand after that event, where the game says this of it, and what is to be done. It is the same object if nothing has
 * changed.
 */
export function handAfter(before: Hand, event: HandEvent, facts: Facts): { hand: Hand; effects: readonly Effect[] } {
  const effects: Effect[] = [];
  const now: Now = { hand: { ...before }, want: (effect) => void effects.push(effect) };
  const { hand } = now;
  follow(now, before.facts, facts);
  if (hand.slide && before.facts.open && !facts.open) takeBack(now);
  perform(now, event);
  followTaken(now);
  const runs = runsOut(hand);
  if (hand.kept && before.kept && runs !== runsOut(before))
    now.want({ do: 'wait', for: 'hide', ms: runs ? facts.stays : null });
  if (isAway(hand) && !isAway(before)) hand.touched = null;
  if (isInView(hand) && !isInView(before)) {
    hand.fresh = true;
    now.want({ do: 'wait', for: 'settle', ms: SETTLES });
  }
  const isSame = (Object.keys(hand) as (keyof Hand)[]).every((key) => hand[key] === before[key]);
  return { hand: isSame ? before : hand, effects };
}

function perform(now: Now, event: HandEvent): void {
  const { hand, want } = now;
  switch (event.type) {
    case 'look':
      return;
    case 'press':
      press(now, event.pointer, event);
      startSlide(now, event.pointer, null, event);
      return;
    case 'grab':
      startSlide(now, event.pointer, event.card, event);
      return;
    case 'move':
      moveSlide(now, event);
      return;
    case 'release':
      endSlide(now, event);
      endPress(now, event.pointer, event);
      return;
    case 'lost': {
      if (event.by !== 'edge') endPress(now, event.pointer, null);
      const isOwn = event.by === 'any' || (event.by === 'edge') === hand.slide?.pressed;
      if (hand.slide?.pointer === event.pointer && isOwn) takeBack(now);
      return;
    }
    case 'take-back':
      takeBack(now);
      return;
    case 'landed':
      Object.assign(hand, { over: null, carried: null });
      want({ do: 'drop' });
      return;
    case 'toggle':
      toggle(now, event.at, event.stays);
      return;
    case 'key-down':
      pressKey(now, event.code, event.at);
      return;
    case 'key-up':
      endKey(now, event.at);
      return;
    case 'unwatched':
      Object.assign(hand, { key: null, raising: null });
      // There is nobody to hide it from.
      if (!hand.facts.only) want({ do: 'shut' });
      return;
    case 'escape':
      if (isReadLow(hand)) show(now, null);
      else if (hand.facts.alone) hand.low = true;
      else want({ do: 'shut' });
      return;
    case 'elsewhere':
      if (isReadLow(hand)) show(now, null);
      else if (isRaised(hand)) hand.low = true;
      return;
    case 'stir':
      hand.fresh = false;
      stir(now, event.at);
      return;
    case 'hover':
      hover(now, event.card);
      return;
    case 'show':
      show(now, event.card);
      return;
    case 'read-elsewhere':
      show(now, hand.touched);
      return;
    case 'focus':
      focus(now, event.card);
      return;
    case 'touch':
      hand.fresh = false;
      stir(now, event.at);
      touch(now, event.card, event.seen);
      return;
    case 'choose':
      choose(now, event.card);
      return;
    case 'done':
      Object.assign(hand, { picks: [], discarding: false });
      leave(now, null);
      return;
    case 'discard':
      discard(now, event.card);
      return;
    case 'hide':
      runOut(now);
      return;
    case 'settle':
      hand.fresh = false;
      return;
    case 'rest':
      if (hand.hovering !== null) Object.assign(hand, { hovered: hand.hovering, hovering: null });
      return;
    case 'return':
      if (hand.returning) comesBack(now);
      hand.returning = false;
  }
}
