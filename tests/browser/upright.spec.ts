/** A phone held upright: nothing lies over what is needed, and the table keeps its place. */
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import type { Setup } from '../../src/scenario/format.ts';
import { openAt } from './stage.ts';

const PHONES = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
];
const PEOPLE = 'people';

test.use({ hasTouch: true });

const boxOf = async (part: Locator) => {
  const box = await part.boundingBox();
  if (!box) throw new Error(`not on the page: ${part}`);
  return box;
};
const lairOf = (page: Page) => page.locator('[data-lair]');

/** The table has the whole width of the window, and all of the box of those words is in sight. */
async function keepsTheTable(page: Page, words: Locator, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  await expect(words).toBeVisible();
  const [lair, box] = [await boxOf(lairOf(page)), await boxOf(words)];
  expect.soft(lair.width, `${size.width} px wide`).toBeGreaterThan(size.width - 8);
  expect.soft(box.x).toBeGreaterThanOrEqual(0);
  expect.soft(box.x + box.width).toBeLessThanOrEqual(size.width);
  expect.soft(box.y + box.height).toBeLessThanOrEqual(size.height);
  // Some lines can be read
  expect.soft(box.height).toBeGreaterThan(80);
}

const THEIRS: Setup = {
  turn: { number: 4, side: 'spymaster', step: 'actions' },
  plan: 'left-shoes',
  lair: { 3: 'henchman', 5: 'loudspeaker' },
  networks: [{ nodes: ['safehouse'] }],
  hands: { genius: ['henchman', 'knuckles'], spymaster: ['embassy', 'scrapyard', 'safehouse', 'tailor'] },
};

test('what the bot did lies over the table, which keeps its width', async ({ page }) => {
  await page.setViewportSize(PHONES[1]);
  await openAt(page, THEIRS, 'side-by-side', 0, { genius: PEOPLE, spymaster: 'rookie' });
  const words = page.locator('[data-their-turn]');
  for (const size of PHONES) await keepsTheTable(page, words, size);
});

test.describe('with the show', () => {
  test.use({ storageState: { cookies: [], origins: [] } });
  test('what was missed stands below the lair in which it is shown, and that keeps its width', async ({ page }) => {
    await page.setViewportSize(PHONES[1]);
    const setup: Setup = {
      turn: { number: 5, side: 'genius', step: 'lair' },
      plan: 'evening-news',
      lair: { 1: 'henchman' },
      hands: { spymaster: ['cover-story'] },
    };
    await openAt(page, setup, 'one-side');
    await page.getByRole('button', { name: /^Rent-a-Henchman/ }).click();
    await page.getByRole('button', { name: /^Square 3/ }).click();
    await page.getByRole('button', { name: 'Lair done' }).click();
    await page.getByRole('button', { name: 'End turn' }).click();
    const lift = page.getByRole('button', { name: /^I am Bob/ });
    await expect(lift).toBeVisible();
    // The show waits as long as nobody looks
    await page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { value: true, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await lift.click();
    const words = page.locator('[data-recap]');
    for (const size of PHONES) {
      await keepsTheTable(page, words, size);
      const [lair, box] = [await boxOf(lairOf(page)), await boxOf(words)];
      expect.soft(box.y, `${size.width} px wide`).toBeGreaterThanOrEqual(lair.y + lair.height - 1);
    }
  });
});
