/** A position as a game at the table begins from it. */
import type { Rules, State } from '../engine/index.ts';
import { catalogOf } from '../engine/index.ts';
import { readScenario } from './format.ts';
import { buildPosition } from './position.ts';

/** The state that a position describes, for cards of a registered set. Throws `BadScenario`, which says what is wrong. */
export const readPosition = (position: unknown, set: string, rules: Partial<Rules>): State =>
  buildPosition(catalogOf({ set }), readScenario(position), rules).state;
