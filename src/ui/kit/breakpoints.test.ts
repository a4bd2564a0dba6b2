/** The sizes at which the page is laid out otherwise have names: no style sheet has one of its own. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { writtenOut } from '../../cli/breakpoints.ts';
import { PHONE } from '../../storage/defaults.ts';
import { CONTAINERS, WINDOW } from './breakpoints.ts';

const UI = new URL('..', import.meta.url);
/** Each query of a sheet, as "file: @container table (--low)". */
const queries = readdirSync(UI, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .flatMap((file) =>
    [...readFileSync(new URL(file, UI), 'utf8').matchAll(/@(?:media|container)[^{]*/g)].map(
      ([query]) => `${file.replaceAll('\\', '/')}: ${query.trim()}`,
    ),
  );

test('no sheet asks for a size of its own', () => {
  expect(queries.length).toBeGreaterThan(100);
  expect(queries.filter((query) => /\d|\b(width|height|(inline|block)-size|aspect-ratio)\b/.test(query))).toEqual([]);
});

test('each name of a size is asked for', () => {
  const asked = (name: string) => new RegExp(`\\(--${name}\\)`);
  const unasked = (known: object, query: RegExp) =>
    Object.keys(known).filter((name) => !queries.some((one) => query.test(one) && asked(name).test(one)));
  expect(unasked(WINDOW, /: @media /)).toEqual([]);
  for (const [container, known] of Object.entries(CONTAINERS))
    expect(unasked(known, new RegExp(`: @container ${container} `)), container).toEqual([]);
});

const written = (query: string): string => writtenOut(`${query} {}`, WINDOW, CONTAINERS).slice(0, -' {}'.length);

test('a name is written out as what it stands for there', () => {
  expect(written('@media (--low), (orientation: portrait) and (--narrow)')).toBe(
    '@media (height < 480px), (orientation: portrait) and (width < 560px)',
  );
  expect(written('@container table (--slim) and (not (--low))')).toBe(
    '@container table (width < 43.75rem) and (not (height < 30rem))',
  );
  expect(written('@container spy (--narrow)')).toBe('@container spy (width < 8.1em)');
});

test('a name that stands for nothing there ends the build', () => {
  expect(() => written('@media (--slim)')).toThrow('No such size here: (--slim)');
  expect(() => written('@container (--low)')).toThrow('No such size here: (--low)');
  expect(() => written('@container lair (--low)')).toThrow('No such size here: (--low)');
});

test('a phone is what the page draws as one, whichever way it is held', () => {
  expect(PHONE).toBe(`(pointer: coarse) and ${WINDOW.thin}, (pointer: coarse) and ${WINDOW.low}`);
});
