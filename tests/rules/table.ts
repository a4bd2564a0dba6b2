/** Positions for the tests of rules: written as a scenario's set-up, with the tests' own cards. */
import type { Rules, State } from '../../src/engine/index.ts';
import { RECOMMENDED } from '../../src/engine/index.ts';
import type { Setup } from '../../src/scenario/format.ts';
import { buildPosition } from '../../src/scenario/position.ts';
import { testCatalog } from '../engine/cards.ts';

/** A state at the set-up, and a function that gives the number of a card by its id. */
export function table(setup: Setup, rules: Partial<Rules> = {}): { state: State; card: (id: string) => number } {
  const { state, names } = buildPosition(testCatalog(), { setup }, { ...RECOMMENDED, ...rules });
  return { state, card: (id) => names.indexOf(id) };
}
