/** The missions in which the game is learned, on the built page. */
import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const button = (page: Page, name: RegExp) => page.getByRole('button', { name }).first();
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const tip = (page: Page) => page.getByRole('note', { name: 'Tip' });

async function begin(page: Page, mission: string): Promise<void> {
  await page.goto('./#/learn');
  await page.getByRole('button', { name: `Play: ${mission}` }).click();
  await dialog(page, mission).getByRole('button', { name: 'Begin' }).click();
}

test('a mission is played and won by roles and names alone', async ({ page }) => {
  await begin(page, 'First Break-in');
  await expect(tip(page)).toContainText('You have three Actions');
  const strip = page.getByRole('region', { name: 'What to do now' });
  await button(page, /^Unmarked Submarine/).click();
  await expect(strip).toContainText('or a Node to connect it too');
  await button(page, /^Gadget Cellar/).click();
  await expect(tip(page)).toContainText('Nodes connect where connectors face each other');
  await button(page, /^The Dinner Jacket/).click();
  await strip.getByRole('button', { name: 'Play it' }).click();
  await button(page, /^Actions done/).click();
  await expect(tip(page)).toContainText('only assigned Spies can be sent');
  await button(page, /^The Dinner Jacket/).click();
  await button(page, /^Safe-ish House/).click();
  await button(page, /^Assign/).click();
  await button(page, /^The Dinner Jacket/).click();
  await button(page, /^Send into the lair/).click();
  await expect(tip(page)).toContainText('Busy and sees nothing');
  await button(page, /^Sneak Sneak/).click();
  await expect(tip(page)).toContainText('Ignore the Keg');
  await button(page, /^Ignore/).click();
  await expect(tip(page)).toContainText('Who would win against Big Knuckles?');
  await button(page, /^Attack/).click();
  await expect(tip(page)).toContainText('your Network breaks up');
  await button(page, /^Sneak Sneak/).click();
  await expect(dialog(page, 'Mission accomplished')).toBeVisible();
  await page.getByRole('button', { name: 'On to the next mission' }).click();
  await expect(dialog(page, 'Two Spies, One Door').getByRole('button', { name: 'Begin' })).toBeVisible();
  await page.goto('./#/learn');
  await expect(page.getByRole('listitem').filter({ hasText: 'First Break-in' })).toContainText('Solved');
});

test('a mission that cannot be won any more says so at once, and goes back', async ({ page }) => {
  await begin(page, 'Obey the Weather');
  await button(page, /^Lair done/).click();
  await expect(dialog(page, 'Out of reach')).toContainText('You ended the lair step with 3 cards in your hand.');
  await page.getByRole('button', { name: /^Back to the last choice/ }).click();
  await expect(button(page, /^Lair done/)).toBeVisible();
  await expect(page.locator('[data-strip]')).toContainText('2 left');
});

test('a mission goes back to what was let resolve, and goes on there after a reload with no card read', async ({
  page,
}) => {
  await begin(page, 'Hold the Corridor');
  await button(page, /^Lair done/).click();
  const lost = dialog(page, 'Out of reach');
  const ok = page.locator('[data-strip]').getByRole('button', { name: /: OK$/ });
  const read = tip(page).getByRole('button', { name: 'Got it' });
  while (!(await lost.isVisible())) {
    await expect(lost.or(ok).or(read).first()).toBeVisible();
    for (const one of [read, ok]) if (await one.isVisible()) await one.click({ timeout: 1_000 }).catch(() => {}); // it may have gone by itself
  }
  await expect(lost).toContainText('You let it resolve: Temp Agent destroys Very Slow Blast Door.');
  await page.getByRole('button', { name: /^Back to the last choice/ }).click();
  const strip = page.locator('[data-strip]');
  await expect(strip).toContainText('Next: Temp Agent destroys Very Slow Blast Door.');
  await page.reload();
  await dialog(page, 'Hold the Corridor').getByRole('button', { name: 'Go on' }).click();
  await expect(strip).toContainText('Next: Temp Agent destroys Very Slow Blast Door.');
  await expect(page.locator('[data-hand-card]')).toHaveCount(4);
  await expect(page.locator('[data-hand-card]:focus')).toHaveCount(0);
  await expect(page.locator('[data-hand-card][data-shown]')).toHaveCount(0);
});

for (const [width, height] of [
  [360, 740],
  [640, 360],
  [1280, 800],
])
  test(`a tip lies within the window, and over no button of the strip: ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await begin(page, 'Hold the Corridor');
    for (let told = 0; told < 3; told++) {
      await expect(tip(page)).toBeVisible();
      const found = await page.evaluate(() => {
        const { left, top, right, bottom } = document.querySelector('[data-tip]')!.getBoundingClientRect();
        const covered = [...document.querySelectorAll('[data-strip] button')].filter((one) => {
          const box = one.getBoundingClientRect();
          return box.left < right && left < box.right && box.top < bottom && top < box.bottom;
        });
        return {
          isInside: left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight,
          covered: covered.length,
        };
      });
      expect(found).toEqual({ isInside: true, covered: 0 });
      await page.getByRole('button', { name: 'Got it' }).click();
    }
  });

test('what a hand is told goes out of sight with the hand', async ({ page }) => {
  await page.goto('./#/learn');
  await page.getByRole('button', { name: 'Two at this screen' }).click();
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.getByRole('button', { name: /lift the curtain$/ }).click();
  const told = page.locator('[data-in-hand="genius"]');
  await expect(told).toContainText('Choose a plan');
  await page.getByRole('radio').first().check();
  await page.getByRole('button', { name: /^Choose / }).click();
  await expect(page.locator('[data-strip]')).toContainText('Minions (2 left)');
  await expect(told).toHaveCount(0);
  await page.keyboard.press('Shift+Q');
  await expect(told).toBeVisible();
  const card = page
    .locator('[data-hand="genius"]')
    .getByRole('button', { name: /can be played now/ })
    .first();
  await card.click();
  await expect(button(page, /^Take back/)).toBeVisible();
  await expect(told.filter({ visible: true })).toHaveCount(0);
});
