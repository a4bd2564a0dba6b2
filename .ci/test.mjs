// Runs all tests: engine, cards and components, and beside them the built game in a browser. The last line counts both.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';

if (process.argv.length > 2) {
  console.error(`npm test takes no options, but got: ${process.argv.slice(2).join(' ')}`);
  console.error('For a part of the tests: npm run test:unit -- FILE, npm run test:browser -- FILE');
  process.exit(2);
}

const dir = mkdtempSync(join(tmpdir(), 'evil-genius-tests-'));
process.on('exit', () => rmSync(dir, { recursive: true, force: true }));

/** Bytes that a tool may print before anybody reads them. With fewer it would stand still. */
const ENOUGH = 1 << 24;

/**
 * Runs a test tool that leaves a report. A run that fails without a failed test counts as one failure.
 * `quietUntil`: what the tool prints is shown once this is over, so that two tools never print among each other.
 */
async function run(args, report, env, count, quietUntil) {
  const tool = spawn(process.execPath, args, {
    stdio: quietUntil ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    env: { ...process.env, ...env },
  });
  const ended = once(tool, 'close');
  if (quietUntil) {
    const printed = new PassThrough({ highWaterMark: ENOUGH });
    for (const stream of [tool.stdout, tool.stderr]) stream.pipe(printed, { end: false });
    await quietUntil;
    printed.pipe(process.stdout);
  }
  const [status] = await ended;
  let { passed, failed } = { passed: 0, failed: 0 };
  try {
    ({ passed, failed } = count(JSON.parse(readFileSync(report, 'utf8'))));
  } catch {
    console.error(`no report of: node ${args.join(' ')}`);
    failed = 1;
  }
  return { passed, failed: status === 0 ? failed : Math.max(failed, 1) };
}

const unitReport = join(dir, 'unit.json');
const unitRun = run(
  ['node_modules/vitest/vitest.mjs', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`],
  unitReport,
  { TMPDIR: dir }, // what a killed worker leaves behind goes with it
  (report) => ({
    passed: report.numPassedTests,
    failed:
      report.numFailedTests +
      report.testResults.filter(
        (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
      ).length,
  }),
);

const browserReport = join(dir, 'browser.json');
const browserRun = run(
  [
    'node_modules/@playwright/test/cli.js',
    'test',
    '--config=tests/browser/playwright.config.ts',
    '--reporter=list,json',
  ],
  browserReport,
  { PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport },
  ({ stats, errors }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length }),
  unitRun,
);

const [unit, browser] = await Promise.all([unitRun, browserRun]);
const failed = unit.failed + browser.failed;
console.log(`\n${unit.passed + browser.passed} passed, ${failed} failed`);
process.exitCode = failed ? 1 : 0;
