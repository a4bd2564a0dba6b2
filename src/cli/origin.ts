/** Where figures come from: the commit and the machine. */
import { spawnSync } from 'node:child_process';
import { cpus } from 'node:os';
import { dirname } from 'node:path';
import { changedSince } from '../text/en/cli/commands.ts';
import { CARDS } from './cardSet.ts';

/** What is written from measurements, and changes none: seen from `src`. */
const WRITTEN = [':!*.md', ':!cards/measured'];

/** The commit of what lies in `src`, with a mark if it has changed since; '' without git. */
export function commit(): string {
  const git = (...args: string[]): string =>
    spawnSync('git', args, { cwd: dirname(CARDS), encoding: 'utf8' }).stdout?.trim() ?? '';
  const head = git('rev-parse', '--short', 'HEAD');
  return head && git('status', '--porcelain', '--', '.', ...WRITTEN) ? changedSince(head) : head;
}

/** The number of cores and their model. */
export const machine = (): string => `${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown'}`;
