import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCommand } from '../../tests/cli/command.ts';
import { notFillable, notWritable } from './writable.ts';

let dir = '';
beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'writable-'));
  writeFileSync(join(dir, 'old.json'), 'old');
  symlinkSync('nowhere/new.json', join(dir, 'astray.json'));
  symlinkSync('linked.json', join(dir, 'link.json'));
  symlinkSync('circle.json', join(dir, 'circle.json'));
});
afterAll(() => rmSync(dir, { recursive: true, force: true }));

describe('a file to write', () => {
  it.each([
    ['', 'It must be the name of a file.'],
    ['DIR', 'DIR is a folder: name a file in it.'],
    ['DIR/new/', 'DIR/new is a folder: name a file in it.'],
    ['DIR/new/page.html', 'There is no folder DIR/new: make it first, or name another.'],
    ['DIR/old.json/page.html', 'DIR/old.json is a file, not a folder: name another place.'],
    ['DIR/old.json/deeper/page.html', 'There is no folder DIR/old.json/deeper: make it first, or name another.'],
    ['DIR/astray.json', 'There is no folder DIR/nowhere: make it first, or name another.'],
    ['DIR/circle.json', 'DIR/circle.json cannot be written: its links lead in a circle.'],
    [`DIR/${'x'.repeat(300)}`, `DIR/${'x'.repeat(300)} cannot be written: its name is too long.`],
  ])('cannot be %j', (path, sentence) => {
    expect(notWritable(path.replace('DIR', dir))?.replaceAll(dir, 'DIR')).toBe(sentence);
  });

  it('may be new, old, or behind a link, and the question leaves all as it was', () => {
    const before = readdirSync(dir);
    for (const name of ['new.json', 'old.json', 'link.json']) expect(notWritable(join(dir, name))).toBeUndefined();
    expect(notWritable('/dev/null')).toBeUndefined();
    expect(readdirSync(dir)).toEqual(before);
    expect(readFileSync(join(dir, 'old.json'), 'utf8')).toBe('old');
  });
});

it('a folder may be there or not yet, but no part of its path is a file', () => {
  expect(notFillable(dir)).toBeUndefined();
  expect(notFillable(join(dir, 'a/b/c'))).toBeUndefined();
  expect(existsSync(join(dir, 'a'))).toBe(false);
  expect(notFillable(join(dir, 'old.json/a'))).toBe(
    `${join(dir, 'old.json')} is a file, not a folder: name another place.`,
  );
});

it.each([
  ['src/cli/train.ts', ['--out', 'package.json/nets.json']],
  ['src/cli/train.ts', ['--curve', 'package.json/curve.json']],
  ['src/cli/train.ts', ['--dir', 'package.json/run']],
  ['src/cli/simulate.ts', ['--html', 'package.json/page.html']],
  ['tests/soak/run.ts', ['--games', '0', '--out', 'package.json/report.json']],
])('%s %j is refused before the work begins', async (file, args) => {
  const { status, stdout, stderr } = await runCommand(file, args);
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr).toContain('package.json is a file, not a folder: name another place.');
});
