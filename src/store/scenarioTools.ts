/** What is fetched when a game needs it: the reader of positions, and the writer of scenarios. */
import type { Action, Card, Rules, State } from '../engine/index.ts';
import type { Position } from '../record/index.ts';
import type { scenarios } from '../scenario/readPosition.ts';
import type { ReadPosition } from '../storage/readSave.ts';

/** The reader of positions in the scenario format. It is loaded when the first position is met. */
export interface Positions {
  read: ReadPosition | undefined;
  /** Arrives with the reader. */
  scenarios?: Scenarios;
  load(): Promise<void>;
}

/** What the store does with scenarios besides reading their positions. */
export interface Scenarios {
  /** The set with which a scenario is played: its own cards and rules over these. Throws an `Error` in words. */
  setOf(position: Position, set: PlayedSet): PlayedSet;
  /** A scenario that begins at a settled state. */
  positionOf(state: State, title: Title): Position;
  /** A scenario of what was played from a settled state on, and of what came of it. */
  recorded(start: State, actions: readonly Action[], title: Title & { withCards?: boolean }): Position;
  /** True if nothing waits to be resolved or chosen. */
  isSettled(state: State): boolean;
  /** What a mission tells, and what its other side does. */
  readonly lessons: typeof scenarios.lessons;
}
/** `setName`: what the card set is called, if it is not the game's own. `address`: where it can be had. */
interface Title {
  name: string;
  setName?: string;
  address?: string;
}
interface PlayedSet {
  cards: readonly Card[];
  rules: Partial<Rules>;
}
