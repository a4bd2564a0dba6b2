/** Mistakes of designers in the game's own files: each is told once, where it is, in words that lead to the remedy. */
import { basename } from 'node:path';
import { expect, it } from 'vitest';
import { checkCards } from '../../src/cards/check.ts';
import { iconNames, readFiles } from '../../src/cards/read.ts';
import { problemLine } from '../../src/text/en/mistakes/problem.ts';
import { ALL_MISTAKES as ALL } from './all.ts';
import { spoilt } from './mistake.ts';

const files = readFiles('src/cards').map(({ name, text }) => ({ name: basename(name), text }));
const icons = iconNames();

it('without a mistake nothing is told; there are a hundred kinds of mistakes', () => {
  expect(checkCards(files, icons).problems).toEqual([]);
  expect(new Set(ALL.map(({ what }) => what)).size).toBe(ALL.length);
  expect(ALL.length).toBeGreaterThanOrEqual(100);
});

it.each(ALL.map((mistake) => [mistake.what, mistake] as const))('%s is told once', (_, mistake) => {
  const { file, at, says } = mistake;
  const changed = files.map(({ name, text }) => ({ name, text: name === file ? spoilt(text, mistake) : text }));
  const { problems } = checkCards(changed, icons);
  const told = problems.map(problemLine);
  expect(told).toHaveLength(1);
  for (const words of says) expect(told[0].toLowerCase()).toContain(words.toLowerCase());
  if (!at) return;
  const line = changed.find(({ name }) => name === file)?.text.split('\n')[(problems[0].line ?? 0) - 1] ?? '';
  expect(problems[0].file).toBe(file);
  expect(
    at.some((text) => line.includes(text)),
    `${told[0]}\nstands in: ${line}`,
  ).toBe(true);
});
