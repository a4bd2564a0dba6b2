import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

it('refuses an unknown option with 2 and a suggestion, and builds nothing', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'src/cli/build.ts', '--hepl'], {
    encoding: 'utf8',
  });
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr).toBe(
    "error: unknown option '--hepl'\n(Did you mean --help?)\n(npm run build -- --help lists the options)\n",
  );
});
