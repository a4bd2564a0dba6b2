/**
 * Decides what happens to the top of the stack. The decision is made from public facts alone, so it depends on nobody's
 * hand (R10.2). The side that did not announce the top responds first (R9.2).
 */

import type { BySide, ReadonlyState, Side, View } from '../../engine/index.ts';
import { awaiting, mayInterrupt, other, SIDES } from '../../engine/index.ts';
import type { Grace, StandingOrders } from '../../record/index.ts';
import { canRespond, isDeclaredStep } from '../../record/index.ts';
import type { Waiting } from '../vocabulary/waiting.ts';
import type { Fuse } from './fuse.ts';
import { couldRespond, fuseOf, isWaitedFor, lengthOf } from './fuse.ts';
import { passesByItself } from './idleSteps.ts';

/**
 * `wait`: wait for somebody at the table. `think`: the bot of that side decides. `bar`: both sides pass after `ms` milliseconds. `pass`: the side that is due
 * passes at once. `fuse` and `end`: the step of the turn passes by itself, after `ms` milliseconds or at once. `claim`:
 * that side asked beforehand to hold this step, and now gets its claim.
 */
export type Decision =
  | { do: 'wait'; waiting: Exclude<Waiting, { kind: 'grace' | 'passing' | 'thinking' }> }
  | { do: 'think'; side: Side }
  | { do: 'bar'; ms: number; fuse: Fuse }
  | { do: 'pass' }
  | { do: 'fuse'; ms: number }
  | { do: 'end' }
  | { do: 'claim'; side: Side };

const NO_BOTS: BySide<boolean> = { genius: false, spymaster: false };

const wait = (waiting: Extract<Decision, { do: 'wait' }>['waiting']): Decision => ({ do: 'wait', waiting });

/** Seconds that a step is shown at most when only the side that announced it sees the device. */
const SHOWN = 1;
/** Milliseconds that something is shown at most to a side that has no answer to it. */
const SHOWN_IDLE = 600;

/** What is known beside the table and the standing orders of the two. */
export interface Circumstances {
  /** See `isHeld`. */
  held: boolean;
  /**
   * The side that has the device, if it is passed on. Nobody else sees the bar: a step that this side announces is only
   * shown for a moment, and the other side can only ask beforehand to hold it.
   */
  seated: Side | null;
  /** The sides that a bot plays. A bot is asked at every window, whatever it holds. */
  bots?: BySide<boolean>;
  /** The side of the only person at the table, while it has nothing to respond with: what happens is only shown. */
  idle?: Side | null;
}

/** Decides what happens now. `table`: what both sides see. */
export function decide(table: View, orders: StandingOrders, grace: Grace, circumstances: Circumstances): Decision {
  const { held, seated, bots = NO_BOTS, idle = null } = circumstances;
  const { side, kind } = awaiting(table);
  const { claim, holdNext, yields, oks } = orders;
  const ask = (bot: Side): Decision => (held ? wait({ kind: 'held' }) : { do: 'think', side: bot });
  if (kind === 'over') return wait({ kind: 'none' });
  if (kind === 'choose') return side && bots[side] ? ask(side) : wait({ kind: 'none' });
  if (claim && (kind === 'act' || canRespond(table, claim))) return wait({ kind: 'claimed', side: claim });
  if (kind === 'act' && side && bots[side]) return ask(side);
  if (kind === 'act') return decideStep(table, orders, grace, circumstances);
  const top = table.stack.at(-1);
  if (!top) return wait({ kind: 'none' });

  const announcer = top.side;
  const first = other(announcer);
  if (!isDeclaredStep(table)) {
    if (side === announcer) return holdNext[announcer] ? { do: 'claim', side: announcer } : { do: 'pass' };
    if (top.cancelled) return held ? wait({ kind: 'held' }) : { do: 'pass' };
    if (bots[first]) return ask(first);
    if (idle !== first && couldRespond(table, first)) return wait({ kind: 'ask', side: first });
    if (held) return wait({ kind: 'held' });
    return holdNext[announcer] ? { do: 'pass' } : { do: 'bar', ms: SHOWN_IDLE, fuse: 'full' };
  }

  const holder = [first, announcer].find((s) => s !== seated && holdNext[s] && canRespond(table, s));
  if (holder) return { do: 'claim', side: holder };
  if (!isWaitedFor(table)) return held ? wait({ kind: 'held' }) : { do: 'pass' };
  if (bots[first]) return side === first ? ask(first) : { do: 'pass' };
  if (grace === 'untimed') {
    const waiting = SIDES.filter(
      (s) => !bots[s] && !oks[s] && !yields[s] && canRespond(table, s) && couldRespond(table, s),
    );
    return waiting.length === 0 && !held ? { do: 'pass' } : wait(held ? { kind: 'held' } : { kind: 'oks', waiting });
  }
  if (held) return wait({ kind: 'held' });
  const full = Math.min(
    fullLength(grace, seated === announcer),
    idle === first ? SHOWN_IDLE : Number.POSITIVE_INFINITY,
  );
  if (full === 0 || yields[first] || oks[first]) return { do: 'pass' };
  const fuse = couldRespond(table, first) ? fuseOf(table) : 'short';
  return { do: 'bar', ms: lengthOf(fuse, full), fuse };
}

/** The milliseconds of a full bar. `alone`: only the side that acts sees the device. */
const fullLength = (grace: number, alone: boolean): number => 1000 * (alone ? Math.min(grace, SHOWN) : grace);

/** Decides whether the step of the turn passes by itself. Untimed it never does. */
function decideStep(
  table: View,
  { holdNext, byHand, yields }: StandingOrders,
  grace: Grace,
  { held, seated }: Circumstances,
): Decision {
  const { side } = table.turn;
  if (grace === 'untimed' || held || !passesByItself(table, byHand)) return wait({ kind: 'none' });
  const holder = [other(side), side].find((s) => s !== seated && holdNext[s]);
  if (holder) return { do: 'claim', side: holder };
  const ms = lengthOf('short', fullLength(grace, seated === side));
  const isAnswered = SIDES.some((s) => couldRespond(table, s)) && !yields[other(side)];
  return ms === 0 || !isAnswered ? { do: 'end' } : { do: 'fuse', ms };
}

/** True if the other side is asked about an instant or an ability. A claim has to wait for its answer. */
export const mustWait = (table: ReadonlyState, side: Side): boolean =>
  table.responder !== null && table.responder !== side && !isDeclaredStep(table);

/**
 * True if that side may stop the game now, whatever its hand holds: nobody has stopped the game already, and the rules
 * allow the side an instant now or as soon as the other side has passed (R9.1, R9.5).
 */
export const mayClaim = (table: ReadonlyState, claim: Side | null, side: Side): boolean =>
  claim === null && (mayInterrupt(table, side) || canRespond(table, side));
