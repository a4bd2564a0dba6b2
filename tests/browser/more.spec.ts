/** What an edge offers more: a menu beside its button, which the browser closes. */
import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import type { Side } from '../../src/engine/index.ts';
import { sampled } from './sample.ts';
import { openAt } from './stage.ts';
import { TABLES } from './tables.ts';
import { edgeOf } from './ways.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const moreOf = (page: Page, side: Side) => edgeOf(page, side).getByRole('button', { name: 'More' });
const options = (page: Page) => page.getByRole('button', { name: 'Hold the next step for me' });

test('it stays open for a choice, and closes then, outside, at Escape and where the focus leaves it', async ({
  page,
}) => {
  await openAt(page, TABLES.few, 'side-by-side');
  const more = moreOf(page, 'genius');
  await more.click();
  await expect(more).toBeFocused();
  // When a button is pressed, Safari takes the focus from the focused one and gives it to none.
  await more.evaluate((button) => button.blur());
  await expect(options(page)).toBeVisible();
  await options(page).click();
  await expect(options(page)).toHaveCount(0);
  await expect(edgeOf(page, 'genius').getByRole('button', { name: /^holds/ })).toBeVisible();
  await more.click();
  await page.getByRole('region', { name: 'Lair' }).click({ position: { x: 5, y: 5 } });
  await expect(options(page)).toHaveCount(0);
  await more.click();
  await more.click();
  await expect(options(page)).toHaveCount(0);
  await more.click();
  await page.keyboard.press('Tab');
  await expect(edgeOf(page, 'genius').locator('[popover] button').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(options(page)).toHaveCount(0);
  await expect(more).toBeFocused();
  await more.click();
  await edgeOf(page, 'genius').getByRole('button', { name: 'Interrupt' }).focus();
  await expect(options(page)).toHaveCount(0);
});

const WINDOWS = [
  { width: 800, height: 1280 },
  { width: 640, height: 360 },
  { width: 1280, height: 800 },
  { width: 2560, height: 1440 },
];
const CASES = WINDOWS.flatMap((size) => (['across', 'side-by-side'] as const).map((seating) => ({ size, seating })));

for (const { size, seating } of sampled(CASES, 3))
  test(`${size.width} × ${size.height}, ${seating}: it opens beside its button, within the window`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await openAt(page, TABLES.few, seating);
    for (const side of ['genius', 'spymaster'] as const) {
      await moreOf(page, side).click();
      const button = (await moreOf(page, side).boundingBox())!;
      const menu = (await edgeOf(page, side).locator('[popover]').boundingBox())!;
      const isAbove = button.y < size.height / 2;
      const gap = isAbove ? menu.y - button.y - button.height : button.y - menu.y - menu.height;
      expect.soft(gap, side).toBeGreaterThan(0);
      expect.soft(gap, side).toBeLessThan(button.height / 2);
      expect.soft(menu.x, side).toBeGreaterThanOrEqual(0);
      expect.soft(menu.x + menu.width, side).toBeLessThanOrEqual(size.width);
      expect.soft(menu.x, side).toBeLessThanOrEqual(button.x + 1);
      expect.soft(menu.x + menu.width, side).toBeGreaterThanOrEqual(button.x + button.width - 1);
      await page.keyboard.press('Escape');
    }
  });
