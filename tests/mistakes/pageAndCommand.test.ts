/** Each mistake is told in the same words on the page, where files are dropped, and by `npm run cards`. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { openSet } from '../../src/cards/open.ts';
import { problemLine } from '../../src/cards/problem.ts';
import { iconNames, readCards, readFiles } from '../../src/cards/read.ts';
import { ALL_MISTAKES } from './all.ts';
import { spoilt } from './mistake.ts';

const files = readFiles('src/cards').map(({ name, text }) => ({ name: basename(name), text }));
const icons = iconNames();
const folder = mkdtempSync(join(tmpdir(), 'mistakes-'));
const write = (name: string, text: string): void => writeFileSync(join(folder, name), text);
for (const { name, text } of files) write(name, text);
afterAll(() => rmSync(folder, { recursive: true }));

it.each(ALL_MISTAKES.map((mistake) => [mistake.what, mistake] as const))('%s', (_, mistake) => {
  const changed = files.map(({ name, text }) => ({ name, text: name === mistake.file ? spoilt(text, mistake) : text }));
  const wrong = changed.find(({ name }) => name === mistake.file);
  write(mistake.file, wrong?.text ?? '');
  const byCommand = readCards(folder).problems.map((problem) => ({ ...problem, file: basename(problem.file) }));
  write(mistake.file, files.find(({ name }) => name === mistake.file)?.text ?? '');
  const onPage = openSet(changed, 'cards', icons).problems;
  expect(onPage).not.toEqual([]);
  expect(onPage.map(problemLine)).toEqual(byCommand.map(problemLine));
});
