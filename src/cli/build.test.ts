import { expect, it } from 'vitest';
import { runCommand } from '../../tests/cli/command.ts';

it('refuses an unknown option with 2 and a suggestion, and builds nothing', async () => {
  const { status, stdout, stderr } = await runCommand('src/cli/build.ts', ['--hepl']);
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr).toBe(
    "error: unknown option '--hepl'\n(Did you mean --help?)\n(npm run build -- --help lists the options)\n",
  );
});
