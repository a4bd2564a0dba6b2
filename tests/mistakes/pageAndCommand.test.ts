/** Each mistake is told in the same words on the page, where files are dropped, and by `npm run cards`. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { openSet } from '../../src/cards/open.ts';
import { iconNames, readCards, readFiles } from '../../src/cards/read.ts';
import { problemLine } from '../../src/text/en/mistakes/problem.ts';
import { ALL_MISTAKES } from './all.ts';
import { spoilt } from './mistake.ts';
import { SET_MISTAKES } from './sets.ts';

const files = readFiles('src/cards').map(({ name, text }) => ({ name: basename(name), text }));
const icons = iconNames();
const wholeSet = new Set(SET_MISTAKES.map(({ what }) => what));
const folder = mkdtempSync(join(tmpdir(), 'mistakes-'));
const write = (name: string, text: string): void => writeFileSync(join(folder, name), text);
afterAll(() => rmSync(folder, { recursive: true }));

it.each(ALL_MISTAKES.map((mistake) => [mistake.what, mistake] as const))('%s', (_, mistake) => {
  // A mistake of one file is told by that file, beside one with cards.
  const changed = files
    .filter(({ name }) => wholeSet.has(mistake.what) || name === mistake.file || name === 'nodes.json')
    .map(({ name, text }) => ({ name, text: name === mistake.file ? spoilt(text, mistake) : text }));
  for (const { name, text } of changed) write(name, text);
  const byCommand = readCards(folder).problems.map((problem) => problemLine(problem).replaceAll(`${folder}/`, ''));
  for (const { name } of changed) rmSync(join(folder, name));
  const onPage = openSet(changed, 'cards', icons).problems;
  expect(onPage).not.toEqual([]);
  expect(onPage.map(problemLine)).toEqual(byCommand);
});
