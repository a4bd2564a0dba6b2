import { expect, it } from 'vitest';
import { runCommand } from '../../tests/cli/command.ts';

it('says what is wrong with its options, and exits with 2', async () => {
  for (const [args, words] of [
    [['--quik'], 'Did you mean --quick?'],
    [['--hours', '0'], 'It must be a number above 0'],
  ] as const) {
    const { status, stderr } = await runCommand('src/cli/train.ts', args);
    expect(stderr).toContain(words);
    expect(status).toBe(2);
  }
});
