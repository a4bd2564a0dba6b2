/** Runs tests of which `npm test` takes a sample, in full. What has passed is not run again. */
import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Tested } from './ledger/ledger.ts';
import { LEDGER, tested, write } from './ledger/ledger.ts';
import type { TestsProgress } from './progress.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** A tool that was asked to stop is ended after so long. */
const PATIENCE_MS = 20_000;

interface Tool {
  /** The folder of the soak's progress has its ledger under this name. */
  name: 'tests' | 'page';
  /** The arguments that make the tool leave out what has passed. `folder`: of the soak's progress. */
  args(passed: readonly string[], folder: string): string[];
}

/** All tests of `npm test` but those of the page, with many more games. They are counted by their files. */
export const TESTS: Tool = {
  name: 'tests',
  args: (passed) => [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--passWithNoTests',
    '--reporter=default',
    '--reporter=./tests/soak/ledger/vitest.ts',
    ...passed.map((file) => `--exclude=${file}`),
  ],
};

/** The page in every way, with whole games from the title on; those with the show on, and tables of all sizes, in an installed Firefox too. */
export const PAGE: Tool = {
  name: 'page',
  args(passed, folder) {
    const list = join(folder, 'passed.txt');
    writeFileSync(list, passed.join('\n'));
    return [
      'node_modules/@playwright/test/cli.js',
      'test',
      '--config=tests/browser/playwright.config.ts',
      '--pass-with-no-tests',
      '--add-reporter=./tests/soak/ledger/playwright.ts',
      `--test-list-invert=${list}`,
    ];
  },
};

export const ledgerOf = ({ name }: Tool, folder: string): string => join(folder, `${name}.jsonl`);

export const testedBy = (tool: Tool, folder: string): Tested => tested(ledgerOf(tool, folder));

/** Runs what has not passed yet, until it is late. `msLeft`: the time until then. */
export async function inFull(tool: Tool, folder: string, progress: TestsProgress, msLeft: number): Promise<void> {
  if (progress.finished && testedBy(tool, folder).failed.length === 0) return;
  const ledger = ledgerOf(tool, folder);
  const began = performance.now();
  // A group of its own: the processes that the tool has started end with it.
  const running = spawn(process.execPath, tool.args(testedBy(tool, folder).passed, folder), {
    cwd: ROOT,
    env: { ...process.env, EVERY_WAY: '1', [LEDGER]: ledger },
    stdio: ['ignore', 2, 2],
    detached: true,
  });
  const end = (): void => endGroup(running, 'SIGKILL');
  process.on('exit', end);
  const ended = once(running, 'exit');
  let stopped = false;
  const timers: NodeJS.Timeout[] = [];
  if (Number.isFinite(msLeft))
    timers.push(
      setTimeout(() => {
        stopped = true;
        running.kill('SIGINT');
        timers.push(setTimeout(end, PATIENCE_MS));
      }, msLeft),
    );
  const [status] = await ended;
  for (const timer of timers) clearTimeout(timer);
  end();
  process.off('exit', end);
  progress.seconds += (performance.now() - began) / 1000;
  if (stopped) return;
  progress.finished = true;
  const whole = { name: `all ${tool.name}`, ok: status === 0 };
  const { failed } = testedBy(tool, folder);
  // A tool may fail where no test does. A later run that ends well answers for that.
  if (whole.ok ? failed.includes(whole.name) : failed.length === 0) write(whole, ledger);
}

function endGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (pid) process.kill(-pid, signal);
  } catch {
    // All of them have ended.
  }
}
