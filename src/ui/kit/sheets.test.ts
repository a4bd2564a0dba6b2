/** Each class of a style sheet is worn by something. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const UI = new URL('..', import.meta.url);
const files = readdirSync(UI, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll('\\', '/'));
const textOf = (file: string): string => readFileSync(new URL(file, UI), 'utf8');
const sources = files.filter((file) => /(?<!\.test)\.tsx?$/.test(file)).map((file) => ({ file, text: textOf(file) }));

/** What stands for the sheet in each file that imports it, as "css" with the text of that file. */
const wearersOf = (sheet: string) =>
  sources.flatMap(({ file, text }) =>
    [...text.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)]
      .filter(([, , path]) => new URL(path, new URL(file, UI)).href === new URL(sheet, UI).href)
      .map(([, name]) => ({ name, text })),
  );

/** The classes of that sheet that other sheets take over. */
const composedOf = (sheets: readonly string[], sheet: string): string[] =>
  sheets.flatMap((other) =>
    [...textOf(other).matchAll(/composes: ([\w -]+) from ['"]([^'"]+)['"]/g)]
      .filter(([, , path]) => new URL(path, new URL(other, UI)).href === new URL(sheet, UI).href)
      .flatMap(([, names]) => names.split(' ')),
  );

test('no class of a sheet is left over', () => {
  const sheets = files.filter((file) => file.endsWith('.module.css'));
  expect(sheets.length).toBeGreaterThan(60);
  const left = sheets.flatMap((sheet) => {
    const wearers = wearersOf(sheet);
    // `css[look]`: which of its classes are worn is known only as it is drawn.
    if (wearers.some(({ name, text }) => new RegExp(`\\b${name}\\[`).test(text))) return [];
    const rules = textOf(sheet).replace(/\/\*[\s\S]*?\*\/|url\([^)]*\)|"[^"]*"|:global\([^)]*\)/g, '');
    const heads = [...rules.matchAll(/([^{};]+)\{/g)].map(([, head]) => head).join(' ');
    const classes = new Set([...heads.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name]) => name));
    const composed = composedOf(sheets, sheet);
    return [...classes]
      .filter((one) => !composed.includes(one))
      .filter((one) => !wearers.some(({ name, text }) => new RegExp(`\\b${name}\\.${one}\\b`).test(text)))
      .map((one) => `${sheet}: .${one}`);
  });
  expect(left).toEqual([]);
});
