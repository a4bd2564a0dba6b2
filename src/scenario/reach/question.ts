/** What the page and the worker of the search say to each other: plain data. */
import type { Action, Card, Rules } from '../../engine/index.ts';

/** Is the goal of this mission still within reach after these actions? `position`: the mission's file. */
export interface ReachQuestion {
  readonly number: number;
  readonly position: unknown;
  readonly cards: readonly Card[];
  readonly rules: Partial<Rules>;
  readonly actions: readonly Action[];
}

/**
 * `within`: null if that is not known, since the search would take too long. `chance`: where it is out of reach, the index
 * of the last choice from which it was not; null if there is none (see `lastChance`).
 */
export interface ReachReply {
  readonly number: number;
  readonly within: boolean | null;
  readonly chance: number | null;
}
export type Answer = (within: ReachReply['within'], chance: ReachReply['chance']) => void;

/** Searches whether a goal is within reach. */
export interface Reach {
  /** A newer question takes the place of an older one, which is not answered any more. Null: nothing can be searched. */
  ask(question: Omit<ReachQuestion, 'number'>, answer: Answer): void;
  /** No answer is wanted any more. */
  stop(): void;
}
