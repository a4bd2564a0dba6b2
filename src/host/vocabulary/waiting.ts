import type { Side, Step } from '../../engine/index.ts';

/** What is waited for. It does not depend on anybody's hand (R10.2). */
export type Waiting =
  /** Nothing waits on the stack: somebody acts or chooses, or the game is over. */
  | { kind: 'none' }
  /**
   * A declared step resolves by itself when its bar ends, `ms` milliseconds after `startedAt`. `startedAt` is null
   * while what led to the step is still being shown; a short bar burns meanwhile, unless a recap is shown. `over`: the bar has burned down, and
   * only the show is waited for.
   */
  | { kind: 'grace'; startedAt: number | null; ms: number; over?: true }
  /**
   * Public facts leave `side` nothing to do in its step: it passes by itself, `ms` milliseconds after `startedAt`, or
   * as soon as all is shown. It has a short bar, as above.
   */
  | { kind: 'passing'; side: Side; step: Step; startedAt: number | null; ms: number; over?: true }
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
