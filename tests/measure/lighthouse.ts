/** Measures Lighthouse's four categories on the title page, as on a phone. */
import { createServer } from 'node:net';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { findBrowser } from '../browser/browser.ts';
import type { Row } from './row.ts';
import { median } from './row.ts';

const RUNS = 3;
const TARGETS = { performance: 99, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
type Category = keyof typeof TARGETS;
const CATEGORIES = Object.keys(TARGETS) as Category[];

/** Returns the medians of a few runs. */
export async function measureLighthouse(url: string): Promise<Row[]> {
  const { launchOptions } = await findBrowser();
  const port = await freePort();
  const browser = await chromium.launch({
    ...launchOptions,
    args: [...launchOptions.args, `--remote-debugging-port=${port}`],
  });
  try {
    const scores: Record<Category, number>[] = [];
    for (let i = 0; i < RUNS; i++) scores.push(await score(url, port));
    return CATEGORIES.map((category) => ({
      name: `Lighthouse, phone: ${category}`,
      value: Math.round(median(scores.map((one) => one[category]))),
      unit: '',
      target: TARGETS[category],
      better: 'more',
    }));
  } finally {
    await browser.close();
  }
}

async function score(url: string, port: number): Promise<Record<Category, number>> {
  const result = await lighthouse(url, { port, logLevel: 'error', onlyCategories: CATEGORIES });
  if (!result) throw new Error('Lighthouse said nothing.');
  const { categories, runtimeError } = result.lhr;
  if (runtimeError) throw new Error(`Lighthouse: ${runtimeError.message}`);
  const of = (category: Category): number => 100 * (categories[category]?.score ?? 0);
  return Object.fromEntries(CATEGORIES.map((category) => [category, of(category)])) as Record<Category, number>;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  await new Promise((done) => server.close(done));
  if (address === null || typeof address === 'string') throw new Error('There is no free port.');
  return address.port;
}
