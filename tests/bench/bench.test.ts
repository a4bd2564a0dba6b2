import { expect, test } from 'vitest';
import { runCommand } from '../cli/command.ts';

test('the benchmark refuses no rounds in a sentence', async () => {
  const { stderr, stdout, status } = await runCommand('tests/bench/run.ts', ['--rounds', '0']);
  expect(status).toBe(2);
  expect(stdout).toBe('');
  expect(stderr).toContain('It must be a whole number, 1 or more.');
});
