/** Measures the loop of editing: from a saved card file to the new figure in the running game, on the dev server. */
import { appendFileSync, cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { chromium } from '@playwright/test';
import { createServer } from 'vite';
import config, { pluginsWith } from '../../vite.config.ts';
import { findBrowser } from '../browser/browser.ts';
import { kept } from '../browser/kept.ts';
import { openAt } from '../browser/stage.ts';
import type { Row } from './row.ts';
import { quantile } from './row.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const SAVES = 500;
/** The most milliseconds that a save may take before it counts as lost. */
const PATIENCE = 5000;
/** Milliseconds between the two halves of a save that an editor writes piece by piece. */
const BREAK = 20;

/** The manners in which editors write a file. */
const MANNERS: readonly ((file: string, text: string) => Promise<void> | void)[] = [
  async (file, text) => {
    writeFileSync(file, '');
    await wait(BREAK);
    writeFileSync(file, text);
  },
  (file, text) => {
    writeFileSync(`${file}~`, text);
    renameSync(`${file}~`, file);
  },
  async (file, text) => {
    const half = Math.floor(text.length / 2);
    writeFileSync(file, text.slice(0, half));
    await wait(BREAK);
    appendFileSync(file, text.slice(half));
  },
];

interface Seen {
  /** When the Minion's name first told that Attack, in milliseconds since 1970; null: it never did. */
  at: number | null;
  /** The panel of mistakes showed meanwhile. */
  error: boolean;
}

/** Waits in the page until the Minion has that Attack. */
const arrival = (page: Page, attack: number): Promise<Seen> =>
  page.evaluate(
    ({ name, patience }) =>
      new Promise<Seen>((done) => {
        const end = Date.now() + patience;
        let error = false;
        const look = () => {
          error ||= document.querySelector('[role="status"] > aside') !== null;
          const there = document.querySelector(`[aria-label*="Rent-a-Henchman"][aria-label*="${name}"]`) !== null;
          if (there || Date.now() > end) done({ at: there ? Date.now() : null, error });
          else requestAnimationFrame(look);
        };
        look();
      }),
    { name: `Attack ${attack}`, patience: PATIENCE },
  );

/** Rows: saves that never showed, saves that showed a mistake that is none, and milliseconds from save to screen. */
export async function measureSaves(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'cards-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  cpSync(join(ROOT, 'src/cards'), folder, { recursive: true, filter: (path) => !/\.(ts|md)$/.test(path) });
  const server = await createServer({
    ...config,
    root: ROOT,
    plugins: pluginsWith(folder),
    configFile: false,
    logLevel: 'error',
    server: { host: '127.0.0.1', port: 0 },
  });
  await server.listen();
  const url = server.resolvedUrls?.local[0] ?? '';
  const { launchOptions } = await findBrowser();
  const browser = await chromium.launch(launchOptions);
  const context = await browser.newContext({ baseURL: url, storageState: kept(url, { show: 0 }) });
  const page = await context.newPage();
  // The loader of this file names functions by a helper that the page does not have.
  await page.addInitScript({ content: 'globalThis.__name = (named) => named;' });
  await openAt(page, { turn: { number: 5, side: 'genius', step: 'lair' }, lair: { 1: 'henchman' } });

  const file = join(folder, 'minions.json');
  const set = JSON.parse(readFileSync(file, 'utf8'));
  const henchman = set.cards.find(({ id }: { id: string }) => id === 'henchman');
  const times: number[] = [];
  let [lost, errors] = [0, 0];
  for (let i = 0; i < SAVES; i++) {
    henchman.attack = 3 - (i % 2);
    const seen = arrival(page, henchman.attack);
    await MANNERS[i % MANNERS.length](file, `${JSON.stringify(set, null, 2)}\n`);
    const saved = Date.now();
    const { at, error } = await seen;
    if (at === null) lost++;
    else times.push(at - saved);
    if (error) errors++;
    // A designer looks at what came of it.
    await wait(100);
  }
  await browser.close();
  await server.close();
  const note = `${SAVES} saves in ${MANNERS.length} manners`;
  return [
    { name: 'saves of a card file that never showed', value: lost, unit: '', target: 0, better: 'less', note },
    { name: 'saves that showed a mistake that is none', value: errors, unit: '', target: 0, better: 'less', note },
    { name: 'from save to screen, p50', value: quantile(times, 0.5), unit: 'ms', better: 'less', note },
    { name: 'from save to screen, p95', value: quantile(times, 0.95), unit: 'ms', target: 300, better: 'less', note },
  ];
}
