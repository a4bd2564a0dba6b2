/** Reads a position from which a game at the table begins. */
import type { Rules, State } from '../engine/index.ts';
import { catalogOf } from '../engine/index.ts';
import { readScenario } from './format.ts';
import { buildPosition } from './position.ts';

/** The state of a position, for cards of a registered set. Throws a `BadScenario` that says what is wrong. */
export const readPosition = (position: unknown, set: string, rules: Partial<Rules>): State =>
  buildPosition(catalogOf({ set }), readScenario(position), rules).state;
