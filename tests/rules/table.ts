/** Positions for the tests of rules, written like the set-up of a scenario, on the tests' own cards. */
import type { Rules, State } from '../../src/engine/index.ts';
import { RECOMMENDED } from '../../src/engine/index.ts';
import type { Setup } from '../../src/scenario/format.ts';
import { buildPosition } from '../../src/scenario/position.ts';
import { testCatalog } from '../engine/cards.ts';

/** A state, and the number of the card that goes by an id. */
export function table(setup: Setup, rules: Partial<Rules> = {}): { state: State; card: (id: string) => number } {
  const { state, names } = buildPosition(testCatalog(), { setup }, { ...RECOMMENDED, ...rules });
  return { state, card: (id) => names.indexOf(id) };
}
