/** Words for a value that has not the shape which it should have. */
import type { Expected, Misfit } from '../../../storage/shape.ts';
import { list } from '../words.ts';

type Plain = Exclude<Extract<Expected, string>, 'something' | 'nothing'>;

const PLAIN: Readonly<Record<Plain, string>> = {
  flag: 'true or false',
  number: 'a number',
  object: 'an object',
  simpler: 'something simpler',
  id: 'a short id of small letters, digits and hyphens',
  action: 'an action such as { "type": "endStep" }',
  seed: 'a whole number from 0 on, or 32 hexadecimal digits',
  place: 'a place such as [0, 1]',
  position: 'a position or null',
  segments: 'a list with at least one part of the game',
};

/** What is wrong, without a full stop: `settings.grace must be 0, 1, 2, 5 or "untimed", not 3`. */
export function sayMisfit({ at, expected, found }: Misfit): string {
  const where = at || 'the text';
  if (expected === 'something') return `${where} is missing`;
  if (expected === 'nothing') return `${where} is not known here`;
  return `${where} must be ${sayExpected(expected)}, not ${sayFound(found)}`;
}

function sayExpected(expected: Exclude<Expected, 'something' | 'nothing'>): string {
  if (typeof expected === 'string') return PLAIN[expected];
  if ('oneOf' in expected)
    return list(
      expected.oneOf.map((value) => JSON.stringify(value)),
      'or',
    );
  if ('text' in expected) return `a text of at most ${expected.text} characters`;
  if ('list' in expected) return `a list of at most ${expected.list}`;
  return `a whole number from ${expected.from} to ${expected.to}`;
}

/** The longest text that is quoted, in characters. */
const LONGEST = 30;

function sayFound(found: unknown): string {
  if (Array.isArray(found)) return found.length === 0 ? 'an empty list' : `a list of ${found.length}`;
  if (typeof found === 'object' && found !== null) return 'an object';
  if (typeof found === 'string' && found.length > LONGEST) return `a text of ${found.length} characters`;
  return JSON.stringify(found);
}
