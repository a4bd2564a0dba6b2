/** Runs effect lists step by step. Half-resolved lists are frames in the state, so a step may end in a choice. */
import { definitionOf } from '../catalogue/register.ts';
import type { Speaker } from '../facts/select.ts';
import { NOW } from '../facts/stats.ts';
import { loseCounters } from '../moment/counters.ts';
import { giveBack } from '../moment/frames.ts';
import type { Moment } from '../moment/moment.ts';
import { cutLoop, isTooLong } from '../moment/moment.ts';
import { wait } from '../moment/pick.ts';
import type { Effect } from '../vocabulary/language.ts';
import type { Frame, ReadonlyState, State } from '../vocabulary/state.ts';
import type { DeepReadonly } from '../vocabulary/types.ts';
import { NONE } from '../vocabulary/types.ts';
import { resolve } from './deeds.ts';
import { canPay } from './price.ts';

/** The effect list that a frame's path leads to in a card's definition. An empty path gives an empty list. */
export function listAt(state: ReadonlyState, frame: DeepReadonly<Frame>): readonly Effect[] {
  if (frame.path.length === 0) return [];
  let at: unknown = definitionOf(state, frame.source);
  for (const key of frame.path) at = (at as Record<string | number, unknown>)[key];
  return at as readonly Effect[];
}

const speaking = (frame: Frame): Speaker => ({
  source: frame.source,
  side: frame.side,
  square: frame.square,
  targets: frame.targets,
  event: frame.event,
  by: frame.by,
  without: frame.without,
  it: frame.each?.[0] ?? NONE,
  reads: NOW,
});

/**
 * Resolves the next effect of the top frame and returns null, or ends the frame and returns it for what follows. Once
 * the chain is too long, what is left of its frames does nothing (R9.6).
 */
export function stepFrame(moment: Moment): Frame | null {
  const { state } = moment;
  const frame = state.frames[state.frames.length - 1];
  const list = listAt(state, frame);
  if (isTooLong(moment) && isUndone(frame, list.length)) {
    cutLoop(moment);
    return ended(state, frame);
  }
  if (frame.asks) {
    askWhether(moment, frame, list);
    return null;
  }
  if (frame.at < list.length) {
    if (resolve(moment, frame, speaking(frame), list[frame.at])) {
      moment.effects++;
      frame.at++;
      frame.picked = null;
    }
    return null;
  }
  if (frame.each && frame.each.length > 1) {
    frame.each.shift();
    frame.at = 0;
    return null;
  }
  return ended(state, frame);
}

/** Takes the frame off. What lay on its cards is no longer counted. */
function ended(state: State, frame: Frame): Frame {
  state.frames.pop();
  loseCounters(state, frame.source);
  loseCounters(state, frame.event);
  return frame;
}

/** Would the frame still do something? `end`: the length of its list. */
const isUndone = ({ at, each }: Frame, end: number): boolean =>
  at < end || (end > 0 && each !== null && each.length > 1);

/** The options of a trigger that may be declined. */
const DO_IT = 0;
const DECLINE = 1;

/**
 * Asks the owner whether the ability takes effect. Declining does not use it up: it may go off again this turn.
 * R9.4: who cannot give what it asks for is not asked, and it does nothing.
 */
function askWhether(moment: Moment, frame: Frame, effects: readonly Effect[]): void {
  if (!frame.picked) {
    if (canPay(moment.state, speaking(frame), frame.side, effects)) {
      wait(moment, frame, { side: frame.side, kind: 'option', zone: 'table', from: [DO_IT, DECLINE], count: 1 });
      return;
    }
    moment.emit?.({ type: 'unpaid', card: frame.source });
    decline(moment, frame, effects.length);
  } else if (frame.picked[0] === DECLINE) decline(moment, frame, effects.length);
  frame.asks = false;
  frame.picked = null;
}

function decline({ state }: Moment, frame: Frame, end: number): void {
  frame.at = end;
  giveBack(state, frame.source, Number(frame.path[1]));
}
