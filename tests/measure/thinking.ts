/** Measures on the page how long a bot thinks, and whether the page stays quick meanwhile: two of the same bot play. */
import type { Page } from '@playwright/test';
import { chromium } from '@playwright/test';
import { BOT } from '../../src/text/en/ladder.ts';
import { findBrowser } from '../browser/browser.ts';
import { kept } from '../browser/kept.ts';
import type { Row } from './row.ts';
import { quantile } from './row.ts';

/** Decisions of each bot, and the most seconds that they may take. */
const DECISIONS = 120;
const SECONDS = 100;
/** A slow device takes so many times as long. A worker is not slowed down by the browser's own means. */
const SLOWER = 4;
/** Milliseconds of a decision at which 95 % are aimed at, on the slow device. */
const AIMS: Readonly<Record<string, number>> = { deputy: 300, mastermind: 1500 };

interface Measured {
  /** Milliseconds from each question to its answer. */
  decisions: number[];
  /** Milliseconds between frames while a bot thinks. */
  frames: number[];
}

/** Counts in the page how long the worker takes. Runs before the page's own scripts. */
function watch(): void {
  const measured: Measured = { decisions: [], frames: [] };
  Object.assign(globalThis, { measured });
  const { Worker } = globalThis;
  globalThis.Worker = class extends Worker {
    asked = 0;
    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options);
      this.addEventListener('message', () => {
        measured.decisions.push(performance.now() - this.asked);
        this.asked = 0;
      });
      let last = performance.now();
      const frame = (now: number) => {
        if (this.asked > 0) measured.frames.push(now - last);
        last = now;
        requestAnimationFrame(frame);
      };
      requestAnimationFrame(frame);
    }
    override postMessage(message: unknown): void {
      this.asked = performance.now();
      super.postMessage(message);
    }
  };
}

async function measured(page: Page, url: string, bot: string): Promise<Measured> {
  // The loader of this file names functions by a helper that the page does not have.
  await page.addInitScript({ content: 'globalThis.__name = (named) => named;' });
  await page.addInitScript(watch);
  await page.goto(`${url}?seed=3`);
  await page.getByRole('button', { name: 'Options', exact: true }).click();
  await page.getByRole('combobox').first().waitFor();
  for (const seat of await page.getByRole('combobox').all()) await seat.selectOption(bot);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  const end = performance.now() + 1000 * SECONDS;
  for (;;) {
    await page.waitForTimeout(1000);
    const now = await page.evaluate(() => (globalThis as unknown as { measured: Measured }).measured);
    if (now.decisions.length >= DECISIONS || performance.now() > end) return now;
  }
}

/** A row for each bot: its decisions on a slow device, and the frames of the page meanwhile. */
export async function measureThinking(url: string): Promise<Row[]> {
  const { launchOptions } = await findBrowser();
  const browser = await chromium.launch(launchOptions);
  const rows: Row[] = [];
  for (const bot of Object.keys(BOT)) {
    const context = await browser.newContext({
      storageState: kept(url, { show: 0, grace: 0 }),
      serviceWorkers: 'block',
    });
    const { decisions, frames } = await measured(await context.newPage(), url, bot);
    await context.close();
    const note = `${decisions.length} decisions; the time here, times ${SLOWER}`;
    rows.push(
      {
        name: `${bot}: a decision, p95, ${SLOWER}× slower`,
        value: SLOWER * quantile(decisions, 0.95),
        unit: 'ms',
        target: AIMS[bot],
        better: 'less',
        note,
      },
      {
        name: `${bot}: from frame to frame while it thinks, p95`,
        value: quantile(frames, 0.95),
        unit: 'ms',
        target: 34,
        better: 'less',
      },
    );
  }
  await browser.close();
  return rows;
}
