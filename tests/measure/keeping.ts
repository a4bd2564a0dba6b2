/** How long it takes from a move to its being safe on the disk. */
import { chromium } from '@playwright/test';
import { findBrowser } from '../browser/browser.ts';
import { kept } from '../browser/kept.ts';
import { openAt } from '../browser/stage.ts';
import type { Row } from './row.ts';
import { quantile } from './row.ts';

const MOVES = 200;

/** Notes in the page when a press was made and when what it wrote was safe. Plain text: the page has no loader. */
const WATCH = `
  globalThis.times = [];
  const { transaction } = IDBDatabase.prototype;
  IDBDatabase.prototype.transaction = function (...given) {
    const made = transaction.apply(this, given);
    const pressed = globalThis.pressed;
    if (given[1] === 'readwrite' && pressed)
      made.addEventListener('complete', () => globalThis.times.push(performance.now() - pressed));
    return made;
  };
  globalThis.move = async (from, to) => {
    const find = (start) => document.querySelector('[aria-label^="' + start + '"]');
    const drawn = () => new Promise((done) => setTimeout(done, 50));
    while (!find('Rent-a-Henchman, Minion in square ' + to)) {
      const square = find('Square ' + to + ', unoccupied, can be chosen');
      if (square) globalThis.pressed = performance.now();
      (square ?? find('Rent-a-Henchman, Minion in square ' + from))?.click();
      await drawn();
    }
    globalThis.pressed = undefined;
  };
`;

/** Rows: milliseconds from the press that makes a move to the end of the transaction that writes it. */
export async function measureKeeping(url: string): Promise<Row[]> {
  const { launchOptions } = await findBrowser();
  const browser = await chromium.launch(launchOptions);
  const context = await browser.newContext({ baseURL: url, storageState: kept(url, { show: 0 }) });
  const page = await context.newPage();
  await page.addInitScript({ content: `globalThis.__name = (named) => named; ${WATCH}` });
  await openAt(page, { turn: { number: 5, side: 'genius', step: 'lair' }, lair: { 1: 'henchman' } });
  for (let i = 0; i < MOVES; i++) await page.evaluate(`move(${i % 2 ? '3, 1' : '1, 3'})`);
  const times = (await page.evaluate('times')) as number[];
  await browser.close();
  const note = `${times.length} moves, from the press on; the frame that shows the press is part of it`;
  return [
    { name: 'from a move to its being safe, p50', value: quantile(times, 0.5), unit: 'ms', better: 'less', note },
    {
      name: 'from a move to its being safe, p95',
      value: quantile(times, 0.95),
      unit: 'ms',
      target: 100,
      better: 'less',
      note,
    },
  ];
}
