/** What a table needs of scenarios: it reads positions, and writes what was played. */
import type { Rules, State } from '../engine/index.ts';
import { catalogOf } from '../engine/index.ts';
import { readScenario } from './format.ts';
import type { GameSet } from './open.ts';
import { setOf } from './open.ts';
import { buildPosition } from './position.ts';
import { positionOf, recorded } from './recorded.ts';
import { isSettled } from './setupOf.ts';

/** The state of a position, for cards of a registered set. Throws a `BadScenario`. */
export const readPosition = (position: unknown, set: string, rules: Partial<Rules>): State =>
  buildPosition(catalogOf({ set }), readScenario(position), rules).state;

export const scenarios = {
  /** The set with which a scenario is played. Throws a `BadScenario`. */
  setOf: (position: unknown, set: GameSet): GameSet => setOf(readScenario(position), set),
  positionOf,
  recorded,
  isSettled,
};
