import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

it('says what is wrong with its options, and exits with 2', () => {
  for (const [args, words] of [
    [['--quik'], 'Did you mean --quick?'],
    [['--hours', '0'], 'It must be a number above 0'],
  ] as const) {
    const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'src/cli/train.ts', ...args], {
      encoding: 'utf8',
    });
    expect(stderr).toContain(words);
    expect(status).toBe(2);
  }
});
