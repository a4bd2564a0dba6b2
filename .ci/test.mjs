// Runs all tests: engine, cards and components, then the built game in a browser. The last line counts both.
// Together they would take as long, and tests would wait in vain: each part keeps all processors busy.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

if (process.argv.length > 2) {
  console.error(`npm test takes no options, but got: ${process.argv.slice(2).join(' ')}`);
  console.error('For a part of the tests: npm run test:unit -- FILE, npm run test:browser -- FILE');
  process.exit(2);
}

const dir = mkdtempSync(join(tmpdir(), 'evil-genius-tests-'));
process.on('exit', () => rmSync(dir, { recursive: true, force: true }));

/**
 * Runs a test tool that leaves a report. A run that fails without a failed test counts as one failure. So does one that
 * is stopped because it takes longer than so many `minutes`: what it has printed shows where it stood.
 */
async function run(args, report, env, minutes, count) {
  const tool = spawn(process.execPath, args, {
    stdio: 'inherit',
    env: { ...process.env, ...env },
    timeout: minutes * 60_000,
    killSignal: 'SIGKILL',
  });
  const [status, signal] = await once(tool, 'close');
  if (signal) console.error(`stopped by ${signal}, after ${minutes} minutes at most: node ${args.join(' ')}`);
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
