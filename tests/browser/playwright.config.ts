import { createServer } from 'node:net';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { MOTION } from '../../src/ui/kit/motion.ts';
import { FULL } from '../full.ts';
import { findBrowser } from './browser.ts';
import { findFirefox, firefoxOptions } from './firefox.ts';
import { kept, QUIET } from './kept.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  await new Promise((done) => server.close(done));
  if (address === null || typeof address === 'string') throw new Error('no free port');
  return address.port;
}

// The workers read this file too. They must use the port that the first reader found.
process.env.BROWSER_TEST_PORT ??= String(await freePort());
process.env.BROWSER_TEST_SITE ??= `${root}node_modules/.cache/site-${process.env.BROWSER_TEST_PORT}`;
const url = `http://127.0.0.1:${process.env.BROWSER_TEST_PORT}/`;
const { launchOptions } = await findBrowser();
const firefox = FULL ? findFirefox() : undefined;

export default defineConfig({
  testDir: '.',
  outputDir: `${root}test-results`,
  snapshotPathTemplate: '{testDir}/{arg}{ext}', // the one picture that is compared is the README's
  fullyParallel: true,
  // A page waits for frames, so there is time for one more.
  workers: Math.min(availableParallelism() + 1, 6),
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  // A busy machine is slow, not wrong.
  timeout: FULL ? 1_200_000 : 600_000,
  globalTimeout: FULL ? 0 : 60 * 60_000,
  expect: { timeout: 90_000 },
  // A trace doubles the time of a test. Each failure leaves a snapshot of the page anyway.
  // Tests of the show and of sounds turn them on again (`show.spec.ts`, `sounds.spec.ts`).
  use: {
    baseURL: url,
    launchOptions,
    storageState: kept(url, QUIET),
    serviceWorkers: 'block', // `offline.spec.ts` and `deploys.spec.ts` test it; to all others every page is new
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
  },
  ...(firefox && {
    projects: [
      { name: 'chromium' },
      {
        name: 'firefox',
        testMatch: ['motion.spec.ts', 'offline.spec.ts', 'tables.spec.ts'],
        grepInvert: /by touch|in forced colours/, // WebDriver BiDi knows no forced colours
        use: {
          ...firefoxOptions(firefox, { touch: false }),
          // Nor does it know reduced motion: the page's own setting stands for it
          storageState: kept(url, QUIET, { [MOTION]: 'reduced' }),
        },
      },
      {
        name: 'firefox with a finger',
        testMatch: 'motion.spec.ts',
        grep: /by touch/,
        use: firefoxOptions(firefox, { touch: true }),
      },
    ],
  }),
  webServer: {
    command: `node --import tsx tests/browser/serve.ts ${process.env.BROWSER_TEST_PORT} ${process.env.BROWSER_TEST_SITE}`,
    cwd: root,
    url,
    reuseExistingServer: false,
    stdout: 'pipe',
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 3000 },
  },
});
