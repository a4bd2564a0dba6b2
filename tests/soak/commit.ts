/** The commit that a run is of. */
import { spawnSync } from 'node:child_process';

export const REPORT_FILE = 'tests/soak/report.json';
/** What a run writes. A commit of these alone changes nothing that a run tests. */
export const WRITTEN = [REPORT_FILE, 'tests/soak/unfinished'];

/** The last commit that changes more than what a run writes, and whether there are changes since. `root`: of the checkout. */
export function commitOf(root: string): { commit: string; uncommitted: boolean } {
  const others = ['--', '.', ...WRITTEN.map((path) => `:!${path}`)];
  const git = (...args: string[]): string =>
    spawnSync('git', [...args, ...others], { encoding: 'utf8', cwd: root }).stdout?.trim() ?? '';
  return { commit: git('log', '-1', '--format=%H'), uncommitted: git('status', '--porcelain').length > 0 };
}
