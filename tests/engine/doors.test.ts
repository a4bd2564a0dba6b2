/** The doors of the rules stay small enough to be read. knip finds the names that nobody outside uses. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** The names that a door gives out, types included. It lists each: `export *` would hide them. */
function namesOf(door: string): string[] {
  const text = readFileSync(`src/engine/${door}`, 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
  const lists = [...text.matchAll(/export (?:type )?\{([^}]*)\} from '[^']+';/g)];
  expect(text.replace(/export (?:type )?\{[^}]*\} from '[^']+';/g, '').trim()).toBe('');
  return lists.flatMap(([, list]) => list.split(',').map((name) => name.trim())).filter(Boolean);
}

it.each([
  ['index.ts', 150],
  ['language.ts', 70],
  ['foresight.ts', 30],
])('%s has at most %i names, and each is named', (door, most) => {
  const names = namesOf(door);
  expect(names.length).toBeGreaterThan(10);
  expect(names.length).toBeLessThanOrEqual(most);
  expect(new Set(names).size).toBe(names.length);
});
