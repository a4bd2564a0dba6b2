/** What the page and the worker of the search say to each other: plain data. */
import type { Action, Card, Rules } from '../../engine/index.ts';

/** Is the goal of this mission or puzzle still within reach after these actions? `position`: its file. */
export interface ReachQuestion {
  readonly number: number;
  readonly position: unknown;
  readonly cards: readonly Card[];
  readonly rules: Partial<Rules>;
  readonly actions: readonly Action[];
}

/**
 * `within`: null if that is not known, since the search would take too long. `chance`: where it is out of reach, the index
 * of the last choice from which it was not; null if there is none (see `lastChance`). `reply`: what refutes that choice in
 * a puzzle; null: nothing is needed for it, or it is a mission. `now`: what the other side of a lost puzzle does now, so
 * that its goal stays out of reach; absent: it does as it likes. `isProved`: is the goal of the puzzle forced from its
 * start; absent: nobody knows, or it is a mission.
 */
export interface ReachReply {
  readonly number: number;
  readonly within: boolean | null;
  readonly chance: number | null;
  readonly reply: Action | null;
  readonly now?: Action;
  readonly isProved?: boolean;
}
export type Answer = (found: Omit<ReachReply, 'number'>) => void;

/** Searches whether a goal is within reach. */
export interface Reach {
  /** A newer question takes the place of an older one, which is not answered any more. Null: nothing can be searched. */
  ask(question: Omit<ReachQuestion, 'number'>, answer: Answer): void;
  /** No answer is wanted any more. */
  stop(): void;
}
