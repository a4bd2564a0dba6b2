/** Colours and layers have names of what they are for: no style sheet has one of its own. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const UI = new URL('..', import.meta.url);
/** Without comments. `opening.css` is seen before the tokens are there. */
const sheets = readdirSync(UI, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css') && !file.endsWith('opening.css'))
  .map((file) => ({
    file: file.replaceAll('\\', '/'),
    text: readFileSync(new URL(file, UI), 'utf8').replace(/\/\*[\s\S]*?\*\//g, ''),
  }));
const others = sheets.filter(({ file }) => file !== 'kit/tokens.css');
const tokens = sheets.find(({ file }) => file === 'kit/tokens.css')?.text ?? '';

const found = (of: typeof sheets, what: RegExp): string[] =>
  of.flatMap(({ file, text }) => [...text.matchAll(what)].map(([match]) => `${file}: ${match}`));

test('no sheet has a colour of its own', () => {
  expect(found(others, /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|oklch)\((?!from var)[^)]*\)/gi)).toEqual([]);
});

test('no sheet has a layer of its own, but below or level with what it stands on', () => {
  expect(found(others, /z-index: *[1-9]\d*/g)).toEqual([]);
});

test('every token is used', () => {
  const names = [...tokens.matchAll(/^ +(--[\w-]+):/gm)].map(([, name]) => name);
  expect(names.length).toBeGreaterThan(100);
  const all = sheets.map(({ text }) => text).join('\n');
  expect(names.filter((name) => !new RegExp(`var\\(${name}\\b(?!-)`).test(all))).toEqual([]);
});
