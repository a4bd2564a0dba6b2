/** How large a scenario may be. A larger one is no position of a table, and would hold up the page. */
import { DEEPEST } from '../cards/asides.ts';
import type { ScenarioTrouble } from './trouble.ts';

/** The most characters of a file, and the most bytes of what a link holds once it is unpacked. */
export const MOST_TEXT = 400_000;
export const MOST_IN_LINK = 100_000;
/** The most entries of a list, of all lists and objects of a set-up together, and of a script. */
const MOST_ENTRIES = 1000;
const MOST_VALUES = 10_000;
const MOST_ACTIONS = 10_000;

/** Why the file is too large to be read; undefined if it is not. */
export const tooLong = (text: string): ScenarioTrouble | undefined =>
  text.length > MOST_TEXT ? { code: 'too-large', facts: { most: MOST_TEXT } } : undefined;

/** Why a scenario holds too much; undefined if it does not. Takes anything that `JSON.parse` returns. */
export function tooMuch(scenario: unknown): ScenarioTrouble | undefined {
  if (typeof scenario !== 'object' || scenario === null) return undefined;
  const { setup, actions } = scenario as { setup?: unknown; actions?: unknown };
  if (Array.isArray(actions) && actions.length > MOST_ACTIONS)
    return { code: 'long-script', facts: { have: actions.length, most: MOST_ACTIONS }, at: 'actions' };
  return tooMuchIn({ setup });
}

/** Looks at one level of the set-up after the other, and at no more of it than it may hold. */
function tooMuchIn(setup: object): ScenarioTrouble | undefined {
  let values = 0;
  let level: [path: string, value: object][] = [['', setup]];
  for (let depth = 0; level.length > 0 && depth <= DEEPEST; depth++) {
    const next: typeof level = [];
    for (const [path, value] of level) {
      const entries = Object.entries(value);
      if (entries.length > MOST_ENTRIES)
        return { code: 'many-entries', facts: { have: entries.length, most: MOST_ENTRIES }, at: path };
      values += entries.length;
      if (values > MOST_VALUES) return { code: 'many-values', facts: { most: MOST_VALUES }, at: 'setup' };
      for (const [key, inside] of entries)
        if (typeof inside === 'object' && inside !== null)
          next.push([path === '' ? key.slice(0, 60) : `${path}.${key.slice(0, 60)}`, inside]);
    }
    level = next;
  }
  return undefined;
}

/** Why too many cards are placed; undefined if they are not. */
export const tooManyPlaced = (have: number): ScenarioTrouble | undefined =>
  have > MOST_ENTRIES ? { code: 'many-cards', facts: { have, most: MOST_ENTRIES }, at: 'setup' } : undefined;
