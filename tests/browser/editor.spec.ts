/** The editor of positions, by touch and by keys. */
import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';

test.use({ hasTouch: true, viewport: { width: 640, height: 360 } });

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

/** Finds a card by its name, and takes it by the keyboard. */
async function take(page: Page, name: string): Promise<void> {
  const search = page.getByRole('searchbox', { name: 'Name of a card' });
  await search.fill(name);
  await search.press('Tab');
  await page.keyboard.press('Enter');
}

test('a Minion, a Node and a Spy are placed, damaged and undone by touch and keys, and played on from', async ({
  page,
}) => {
  await page.goto('./#/bench');
  await button(page, 'Begin with an empty table').tap();
  await button(page, 'Add a card').tap();
  await take(page, 'Night Watchman');
  await page.locator('[data-square="3"] button').first().tap();
  await take(page, 'Dead Drop');
  await button(page, 'A Network of its own').press('Enter');
  await take(page, 'Agent Blank');
  await page.locator('[data-networks] [data-card]').first().tap();
  await button(page, 'Lair').tap();
  await page.locator('[data-square="3"] [data-card]').first().tap();
  await button(page, 'Damage: one more').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  const damage = page.locator('output').first();
  await expect(damage).toHaveText('2');
  await button(page, 'Undo').tap();
  await expect(damage).toHaveText('1');
  await button(page, 'Play from here').tap();
  await expect(page.getByRole('main')).toContainText('3 cards in play');
  await button(page, 'Play from here').tap();
  await button(page, /lift the curtain/).tap();
  await expect(page.locator('[data-square="3"]')).toContainText('Night Watchman');
  await button(page, 'Networks').tap();
  await expect(page.locator('[data-networks]')).toContainText('Agent Blank');
});

test('a reload keeps a position that is edited, and Back asks before it is left', async ({ page }) => {
  await page.goto('./');
  await button(page, 'Workbench: open a position').tap();
  await button(page, 'Begin with an empty table').tap();
  await button(page, 'Add a card').tap();
  await take(page, 'Night Watchman');
  await page.locator('[data-square="3"] button').first().tap();
  await page.reload();
  const room = page.locator('[data-square="3"]');
  await expect(room).toContainText('Night Watchman');
  await page.goBack();
  const question = page.getByRole('dialog', { name: 'Leave this position?' });
  await question.getByRole('button', { name: 'Stay', exact: true }).tap();
  await expect(question).toBeHidden();
  await expect(room).toContainText('Night Watchman');
  await page.goBack();
  await question.getByRole('button', { name: 'Leave without saving' }).tap();
  await expect(button(page, 'Play')).toBeVisible();
  await page.goForward();
  await expect(room).toContainText('Night Watchman');
  await button(page, 'Play from here').tap();
  await page.reload();
  await expect(page.getByRole('main')).toContainText('1 card in play');
  await button(page, 'Back to the title').tap();
  await expect(question).toBeVisible();
});
