/**
 * Decides what happens to the top of the stack: pure, and from public facts alone. So the decision does not depend on
 * anybody's hand (R10.2). The side that did not announce it responds first (R9.2).
 */
import type { BySide, CardId, ReadonlyState, Side, State, Step, View } from '../engine/index.ts';
import { awaiting, isInfiltrating, mayInterrupt, other, SIDES } from '../engine/index.ts';
import { canRespond, couldRespond, fuseOf, isWaitedFor, short } from './fuse.ts';
import type { Grace } from './settings.ts';
import type { StepOfTurn } from './steps.ts';
import { passesByItself } from './steps.ts';

/** A public chip: no responses until this infiltration, or this turn, ends. */
export type Yield = 'infiltration' | 'turn';

/** What is waited for. It does not depend on anybody's hand (R10.2). */
export type Waiting =
  /** Nothing waits on the stack: somebody acts or chooses, or the game is over. */
  | { kind: 'none' }
  /**
   * A declared step resolves by itself when its bar ends, `ms` milliseconds after `startedAt`. `startedAt` is null
   * while what led to the step is still being shown.
   */
  | { kind: 'grace'; startedAt: number | null; ms: number }
  /**
   * Public facts leave `side` nothing to do in its step: it passes by itself, `ms` milliseconds after `startedAt`.
   * `startedAt` is null while what led to the step is still being shown.
   */
  | { kind: 'passing'; side: Side; step: Step; startedAt: number | null; ms: number }
  /** The bar is held by a tap, by a curtain, by an open request or by something that the page shows over it. */
  | { kind: 'held' }
  /** Untimed: these sides have still to tap OK. */
  | { kind: 'oks'; waiting: Side[] }
  /**
   * The bot of `side` decides. It does so `ms` milliseconds after `startedAt`, or later if it takes longer, or if what
   * led to the question is still being shown then.
   */
  | { kind: 'thinking'; side: Side; startedAt: number; ms: number }
  /** `side` is asked: it responds, or lets the thing on top resolve. */
  | { kind: 'ask'; side: Side }
  /** The game stands still for the side that has claimed an interrupt. */
  | { kind: 'claimed'; side: Side };

/** The Spy, its Sneak to be at the next Minion, and the Perception of the Minions ahead when the order was given. */
export interface SneakOn {
  spy: CardId;
  sneak: number;
  perceptions: Record<CardId, number>;
}

/** What the two at the table have set for themselves. */
export interface Manners {
  claim: Side | null;
  holdNext: BySide<boolean>;
  yields: BySide<Yield | null>;
  /** Who has tapped OK for the step on top. Untimed: both must. Timed: the tap of the first to respond ends the bar. */
  oks: BySide<boolean>;
  /** Steps that do not pass by themselves, because somebody has stopped them or has taken moves back. */
  byHand: readonly StepOfTurn[];
  /** The Master's order for the Spy on its way: it sneaks by every Minion by itself. */
  sneakOn: SneakOn | null;
}
export const AT_EASE: Manners = {
  claim: null,
  holdNext: { genius: false, spymaster: false },
  yields: { genius: null, spymaster: null },
  oks: { genius: false, spymaster: false },
  byHand: [],
  sneakOn: null,
};

/**
 * `wait`: wait for somebody at the table. `think`: the bot of that side decides. `bar`: both sides pass after `ms` milliseconds. `pass`: the side that is due
 * passes at once. `fuse` and `end`: the step of the turn passes by itself, after `ms` milliseconds or at once. `claim`:
 * that side asked beforehand to hold this step, and now gets its claim.
 */
export type Decision =
  | { do: 'wait'; waiting: Exclude<Waiting, { kind: 'grace' | 'passing' | 'thinking' }> }
  | { do: 'think'; side: Side }
  | { do: 'bar'; ms: number }
  | { do: 'pass' }
  | { do: 'fuse'; ms: number }
  | { do: 'end' }
  | { do: 'claim'; side: Side };

/** True if the top of the stack is a declared step (R9.3), not an instant or an ability. */
export function isDeclaredStep(state: Pick<ReadonlyState, 'stack'>): boolean {
  const top = state.stack.at(-1);
  return top !== undefined && top.kind !== 'playInstant' && top.kind !== 'useAbility';
}

const NO_BOTS: BySide<boolean> = { genius: false, spymaster: false };

const wait = (waiting: Extract<Decision, { do: 'wait' }>['waiting']): Decision => ({ do: 'wait', waiting });

/** Seconds that a step is shown at most when only the side that announced it sees the device. */
const SHOWN = 1;
/** Milliseconds that something is shown at most to the only person at the table, who has no answer to it. */
const SHOWN_ALONE = 600;

/** What is known beside the table and the manners of the two. */
export interface Circumstances {
  /** See `isHeld`. */
  held: boolean;
  /**
   * Where the device is passed on, the side that has it. Nobody else sees the bar then: a step that this side announces
   * is only shown for a moment, and the other side can only ask beforehand to hold it.
   */
  seated: Side | null;
  /** The sides that a bot plays. It is asked at every window, whatever it holds. */
  bots?: BySide<boolean>;
  /** The only person at the table, while it has nothing to respond with: it is only shown what happens. */
  idle?: Side | null;
  /** True directly after a step that passed by itself: its fuse was time enough for what follows from it. */
  passed?: boolean;
}

/** Decides what happens now. `table`: what both sides see. */
export function decide(table: View, manners: Manners, grace: Grace, circumstances: Circumstances): Decision {
  const { held, seated, bots = NO_BOTS, idle = null, passed = false } = circumstances;
  const { side, kind } = awaiting(table);
  const { claim, holdNext, yields, oks } = manners;
  const ask = (bot: Side): Decision => (held ? wait({ kind: 'held' }) : { do: 'think', side: bot });
  if (kind === 'over') return wait({ kind: 'none' });
  if (kind === 'choose') return side && bots[side] ? ask(side) : wait({ kind: 'none' });
  if (claim && (kind === 'act' || canRespond(table, claim))) return wait({ kind: 'claimed', side: claim });
  if (kind === 'act' && side && bots[side]) return ask(side);
  if (kind === 'act') return decideStep(table, manners, grace, circumstances);
  const top = table.stack.at(-1);
  if (!top) return wait({ kind: 'none' });

  const announcer = top.side;
  const first = other(announcer);
  if (!isDeclaredStep(table)) {
    if (side === announcer) return holdNext[announcer] ? { do: 'claim', side: announcer } : { do: 'pass' };
    if (bots[first]) return ask(first);
    if (yields[first]) return { do: 'pass' };
    if (idle === first) return held ? wait({ kind: 'held' }) : { do: 'bar', ms: SHOWN_ALONE };
    return wait({ kind: 'ask', side: first });
  }

  const holder = [first, announcer].find((s) => s !== seated && holdNext[s] && canRespond(table, s));
  if (holder) return { do: 'claim', side: holder };
  if (!isWaitedFor(table)) return held ? wait({ kind: 'held' }) : { do: 'pass' };
  if (bots[first]) return side === first ? ask(first) : { do: 'pass' };
  if (grace === 'untimed') {
    const waiting = SIDES.filter((s) => !bots[s] && !oks[s] && !yields[s] && canRespond(table, s));
    return waiting.length === 0 && !held ? { do: 'pass' } : wait(held ? { kind: 'held' } : { kind: 'oks', waiting });
  }
  if (held) return wait({ kind: 'held' });
  const full = Math.min(lengthOf(grace, seated === announcer), idle === first ? SHOWN_ALONE : Number.POSITIVE_INFINITY);
  return full === 0 || yields[first] || oks[first]
    ? { do: 'pass' }
    : { do: 'bar', ms: passed ? short(full) : fuseOf(table, full, bots[announcer]) };
}

/** The milliseconds of a full bar. `alone`: only the side that acts sees the device. */
const lengthOf = (grace: number, alone: boolean): number => 1000 * (alone ? Math.min(grace, SHOWN) : grace);

/** Decides whether the step of the turn passes by itself. Untimed it never does. */
function decideStep(
  table: View,
  { holdNext, byHand }: Manners,
  grace: Grace,
  { held, seated, bots = NO_BOTS, passed = false }: Circumstances,
): Decision {
  const { side } = table.turn;
  const isAlone = bots[other(side)];
  if (grace === 'untimed' || held || !passesByItself(table, byHand)) return wait({ kind: 'none' });
  const holder = [other(side), side].find((s) => s !== seated && holdNext[s]);
  if (holder) return { do: 'claim', side: holder };
  const ms = Math.min(lengthOf(grace, seated === side), isAlone ? SHOWN_ALONE : Number.POSITIVE_INFINITY);
  if (ms === 0 || !SIDES.some((s) => couldRespond(table, s))) return { do: 'end' };
  return { do: 'fuse', ms: passed ? short(ms) : ms };
}

/** True if the other side is asked about an instant or an ability. A claim has to wait for its answer. */
export const mustWait = (table: ReadonlyState, side: Side): boolean =>
  table.responder !== null && table.responder !== side && !isDeclaredStep(table);

/** The yields that still hold: `infiltration` ends with the infiltration, `turn` with the turn. */
export function lasting(yields: BySide<Yield | null>, before: State, after: State): BySide<Yield | null> {
  const holds = (y: Yield | null): Yield | null => {
    if (after.winner !== null || after.turn.number !== before.turn.number) return null;
    return y === 'infiltration' && !isInfiltrating(after) ? null : y;
  };
  const next = { genius: holds(yields.genius), spymaster: holds(yields.spymaster) };
  return next.genius === yields.genius && next.spymaster === yields.spymaster ? yields : next;
}

/**
 * True if that side may stop the game now, whatever its hand holds: nobody has stopped the game already, and the rules
 * allow the side an instant now or as soon as the other side has passed (R9.1, R9.5).
 */
export const mayClaim = (table: ReadonlyState, claim: Side | null, side: Side): boolean =>
  claim === null && (mayInterrupt(table, side) || canRespond(table, side));
