// Runs all tests: engine, cards and components, then the built game in a browser. The last line counts both. One after
// the other takes no longer: each keeps all processors busy, and on a busier machine tests wait in vain.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

if (process.argv.length > 2) {
  console.error(`npm test takes no options, but got: ${process.argv.slice(2).join(' ')}`);
  console.error('For a part of the tests: npm run test:unit -- FILE, npm run test:browser -- FILE');
  process.exit(2);
}

const dir = mkdtempSync(join(tmpdir(), 'evil-genius-tests-'));
process.on('exit', () => rmSync(dir, { recursive: true, force: true }));

const MINUTE = 60_000;
/** A tool that has left its report ends within this time (ms), or is stopped. A thread may keep it that cannot be ended. */
const ENDING = MINUTE;

/**
 * Runs a test tool that leaves a report. A run that fails without a failed test counts as one failure. So does one that
 * is stopped since it takes longer than so many `minutes`: what it has printed shows where it stood.
 */
async function run(args, report, env, minutes, count) {
  const tool = spawn(process.execPath, args, { stdio: 'inherit', env: { ...process.env, ...env } });
  const begun = Date.now();
  let reported;
  let isLate = false;
  const watch = setInterval(() => {
    if (reported === undefined && existsSync(report)) reported = Date.now();
    isLate = Date.now() - begun > minutes * MINUTE;
    if (!isLate && !(Date.now() - reported > ENDING)) return;
    console.error(`stopped after ${Math.round((Date.now() - begun) / MINUTE)} minutes: node ${args.join(' ')}`);
    tool.kill('SIGKILL');
    clearInterval(watch);
  }, 1000);
  const [status, signal] = await once(tool, 'close');
  clearInterval(watch);
  let { passed, failed } = { passed: 0, failed: 0 };
  try {
    ({ passed, failed } = count(JSON.parse(readFileSync(report, 'utf8'))));
  } catch {
    console.error(`no report of: node ${args.join(' ')}`);
    failed = 1;
  }
  const isWhole = status === 0 || (signal === 'SIGKILL' && reported !== undefined && !isLate);
  return { passed, failed: isWhole ? failed : Math.max(failed, 1) };
}

const unitReport = join(dir, 'unit.json');
const unit = await run(
  ['node_modules/vitest/vitest.mjs', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`],
  unitReport,
  { TMPDIR: dir }, // what a killed worker leaves behind goes with it
  20,
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
const browser = await run(
  [
    'node_modules/@playwright/test/cli.js',
    'test',
    '--config=tests/browser/playwright.config.ts',
    '--reporter=list,json',
  ],
  browserReport,
  { PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport },
  62, // Playwright ends itself before (`globalTimeout`)
  ({ stats, errors }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length }),
);

const failed = unit.failed + browser.failed;
console.log(`\n${unit.passed + browser.passed} passed, ${failed} failed`);
process.exitCode = failed ? 1 : 0;
