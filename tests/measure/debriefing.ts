/** Measures on the page how soon a finished game is judged, and whether the page stays quick meanwhile. */
import type { Page } from '@playwright/test';
import { chromium } from '@playwright/test';
import { DEBRIEF, DECLASSIFIED } from '../../src/text/en/screens/declassified.ts';
import { findBrowser } from '../browser/browser.ts';
import { kept } from '../browser/kept.ts';
import { openSaved } from '../browser/stage.ts';
import { playedGame } from '../store/played.ts';
import type { Row } from './row.ts';
import { quantile } from './row.ts';

/** A game of 14 rounds. */
const SEED = 7;
/** It is given up after so many milliseconds. */
const PATIENCE = 300_000;

/** The page has nothing to do any more after so many milliseconds. */
const SETTLED = 1000;

interface Watched {
  /** The time at which the workers were asked, and when the first curve and the whole debrief were there: 0 until then. */
  asked: number;
  first: number;
  whole: number;
  /** Milliseconds between frames, and those of long tasks, while the workers judge. */
  frames: number[];
  tasks: number[];
}

/** What the page shows then. */
const MARKS = { curve: 'svg[role=img][preserveAspectRatio=none]', whole: DEBRIEF.stands.whole };

/** Watches the workers and the frames. Runs before the page's own scripts. */
function watch(marks: typeof MARKS): void {
  const watched: Watched = { asked: 0, first: 0, whole: 0, frames: [], tasks: [] };
  Object.assign(globalThis, { watched });
  const judges = (): boolean => watched.asked > 0 && watched.whole === 0;
  const { Worker } = globalThis;
  globalThis.Worker = class extends Worker {
    override postMessage(message: unknown): void {
      watched.asked ||= performance.now();
      super.postMessage(message);
    }
  };
  new MutationObserver(() => {
    if (!judges()) return;
    watched.first ||= document.querySelector(marks.curve) ? performance.now() : 0;
    const isWhole = [...document.querySelectorAll('[role=status]')].some((one) => one.textContent === marks.whole);
    if (isWhole) watched.whole = performance.now();
  }).observe(document, { childList: true, subtree: true, characterData: true });
  let last = performance.now();
  const frame = (now: number): void => {
    if (judges()) watched.frames.push(now - last);
    last = now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) if (judges()) watched.tasks.push(duration);
  }).observe({ type: 'longtask' });
}

const watchedOn = (page: Page): Promise<Watched> =>
  page.evaluate(() => (globalThis as unknown as { watched: Watched }).watched);

/** Rows: the time to the first curve and to the whole debrief, and the frames of the page meanwhile. */
export async function measureDebriefing(url: string): Promise<Row[]> {
  const { launchOptions } = await findBrowser();
  const browser = await chromium.launch(launchOptions);
  try {
    const context = await browser.newContext({
      baseURL: url,
      viewport: { width: 1280, height: 800 },
      storageState: kept(url, { show: 0 }),
      serviceWorkers: 'block',
    });
    const page = await context.newPage();
    // The loader of this file names functions by a helper that the page does not have.
    await page.addInitScript({ content: 'globalThis.__name = (named) => named;' });
    await page.addInitScript(watch, MARKS);
    await openSaved(page, playedGame(SEED), 'declassified');
    // The first press lets the page have sound. It is not measured here.
    await page.keyboard.press('End');
    await page.waitForTimeout(SETTLED);
    await page.getByRole('button', { name: DECLASSIFIED.debrief, exact: true }).click();
    await page.getByText(DEBRIEF.stands.whole).waitFor({ timeout: PATIENCE });
    return rowsOf(await watchedOn(page));
  } finally {
    await browser.close();
  }
}

function rowsOf({ asked, first, whole, frames, tasks }: Watched): Row[] {
  const row = (name: string, value: number, unit: string, target: number): Row => ({
    name: `a debrief of 14 rounds: ${name}`,
    value,
    unit,
    target,
    better: 'less',
  });
  return [
    row('first curve', (first - asked) / 1000, 's', 3),
    row('whole', (whole - asked) / 1000, 's', 20),
    row('from frame to frame meanwhile, p95', quantile(frames, 0.95), 'ms', 34),
    { ...row('longest task meanwhile', Math.max(0, ...tasks), 'ms', 50), note: '0: none was longer than 50 ms' },
  ];
}
