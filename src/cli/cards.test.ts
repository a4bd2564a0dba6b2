import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runCommand } from '../../tests/cli/command.ts';

let dir = '';
const cards = (...args: string[]) => runCommand('src/cli/cards.ts', args);

beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'cards-'));
  mkdirSync(join(dir, 'folder.json'));
  writeFileSync(
    join(dir, 'a.json'),
    `{ "cards": [
  { "id": "ox", "type": "minion", "name": "Ox", "copies": 0, "attack": 1, "health": 2, "perception": 0 },
  { "id": "owl", "type": "minion", "name": "Owl", "copies": 1, "attack": 1, "health": "2", "perception": 0 }
] }`,
  );
});
afterAll(() => rmSync(dir, { recursive: true, force: true }));

it('says where the mistakes and doubts are, counts, and exits with 1', async () => {
  const { status, stdout, stderr } = await cards('--dir', dir);
  const file = relative(process.cwd(), join(dir, 'a.json'));
  expect(stdout.split('\n').slice(0, 2)).toEqual([
    `${file}:2:59 warning: card "ox" copies: no copies: the card is in no deck`,
    `${file}:3:87 card "owl" health: must be a number, not "2"`,
  ]);
  expect(stdout).toMatch(/minion +1 +0\n/);
  expect(stdout).toMatch(/Cards with a mistake are not counted\.\n\n1 mistake, 1 warning\.\n$/);
  expect([status, stderr]).toEqual([1, '']);
});

it('checks a set in one file in the same words', async () => {
  const inFolder = await cards('--dir', dir);
  expect(await cards('--dir', join(dir, 'a.json'))).toEqual(inFolder);
  expect(await cards('--cards', dir)).toEqual(inFolder);
  expect(await cards(dir)).toEqual(inFolder);
});

it('prints JSON alone', async () => {
  const { status, stdout } = await cards('--json', '--dir', dir);
  const { ok, problems, counts } = JSON.parse(stdout);
  expect([status, ok, problems.length]).toEqual([1, false, 2]);
  expect(problems[1]).toMatchObject({ line: 3, column: 87, card: 'owl', path: 'health', severity: 'error' });
  expect(counts[0]).toEqual({ type: 'minion', designs: 1, copies: 0 });
});

it('finds the own set right, in a process of its own', () => {
  const { status, stdout } = spawnSync(process.execPath, ['--import', 'tsx', 'src/cli/cards.ts'], { encoding: 'utf8' });
  expect(status).toBe(0);
  expect(stdout).toMatch(/No mistakes, no warnings\.\n$/);
});

it.each([
  [['--dri', 'x'], 'Did you mean --dir?'],
  [['--dir', 'no/such/folder'], 'There is no file or folder no/such/folder.'],
  [['no/such/file.json'], 'There is no file or folder no/such/file.json.'],
  [['one', 'two'], 'too many arguments'],
  [['one', '--dir', 'two'], 'Name one set: as a path, or with --dir or --cards.'],
])('refuses %j with 2 and a sentence', async (args, sentence) => {
  const { status, stdout, stderr } = await cards(...args);
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr).toContain(sentence);
  expect(stderr).not.toMatch(/^\s+at /m);
});

it('plays a few games on a set without mistakes, and says what they show', async () => {
  const { status, stdout } = await cards('--play');
  expect(status).toBe(0);
  expect(stdout).toMatch(/No mistakes, no warnings\.\n\n\d+ games? of two rookies: the Evil Genius won \d+, /);
  expect((await cards('--play', '--dir', dir)).stdout).not.toContain('rookies');
});
