/** Tells the files that people bring to the page apart: a scenario, or a card set. */

import { MOST_TEXT } from '../../../cards/limits.ts';

/** The keys that only a scenario has. `cards`, `rules` and `name` are in both. */
export const SCENARIO_KEYS: readonly string[] = [
  ...['description', 'seed', 'cardSet', 'cast'],
  ...['setup', 'actions', 'expect', 'cutLoops', 'mission', 'puzzle', 'fails'],
];

/** What the text of a file is by its keys; null if it is neither. Never throws. */
export function fileKind(text: string): 'scenario' | 'set' | null {
  const value = parsed(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  if (SCENARIO_KEYS.some((key) => Object.hasOwn(value, key))) return 'scenario';
  return Object.hasOwn(value, 'cards') ? 'set' : null;
}

function parsed(text: string): unknown {
  if (text.length > MOST_TEXT) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
