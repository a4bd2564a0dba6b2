import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { runHere } from '../cli/here.ts';

const bench = (...options: string[]) =>
  spawnSync(process.execPath, ['--import', 'tsx', 'tests/bench/run.ts', ...options], { encoding: 'utf8' });

test('the benchmark prints a row for each host, as JSON alone', () => {
  const { stdout, status } = bench('--rounds', '1', '--games', '1', '--json');
  expect(status).toBe(0);
  const { rows } = JSON.parse(stdout) as { rows: { name: string; perSecond: number; ratio: number }[] };
  expect(rows.map((row) => row.name)).toEqual([
    'replay-plain',
    'playout-plain',
    'play-pure',
    'store-dispatch',
    'boardgame.io-immer11',
    'boardgame.io-reducer',
  ]);
  for (const row of rows)
    expect(row).toEqual({ name: row.name, perSecond: expect.any(Number), ratio: expect.any(Number) });
  expect(rows.at(-1)?.ratio).toBe(1);
});

test('the benchmark refuses no rounds in a sentence', async () => {
  const { stderr, stdout, status } = await runHere('tests/bench/run.ts', ['--rounds', '0']);
  expect(status).toBe(2);
  expect(stdout).toBe('');
  expect(stderr).toContain('It must be a whole number, 1 or more.');
});
