/** The puzzles, on the built page. */
import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import backDoor from '../../src/puzzles/the-back-door.json' with { type: 'json' };
import { KEPT_PUZZLES } from '../../src/storage/innerKeys.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const button = (page: Page, name: RegExp) => page.getByRole('button', { name }).first();

async function begin(page: Page, puzzle: string): Promise<void> {
  await page.goto('./#/puzzles');
  await page
    .getByRole('region', { name: 'All puzzles' })
    .getByRole('button', { name: `Solve: ${puzzle}` })
    .click();
  await page.getByRole('dialog', { name: puzzle }).getByRole('button', { name: 'Begin' }).click();
}

test('a puzzle is chosen by theme, solved by roles and names alone, and entered as solved', async ({ page }) => {
  await page.goto('./#/learn');
  await page.getByRole('button', { name: 'Puzzles, and the puzzle of the day' }).click();
  await expect(page.getByRole('heading', { name: 'Puzzles', exact: true })).toBeFocused();
  await expect(page.getByRole('region', { name: 'Puzzle of the day' }).getByRole('listitem')).toHaveCount(1);
  await page.getByRole('combobox', { name: 'Show' }).selectOption('Sneaking');
  const all = page.getByRole('region', { name: 'All puzzles' });
  await expect(all.getByRole('listitem').filter({ hasNotText: 'Sneaking' })).toHaveCount(0);
  await begin(page, 'The Back Door');
  await button(page, /^Temp Agent/).click();
  await button(page, /^Send into the lair/).click();
  await button(page, /^Ignore/).click();
  for (let times = 0; times < 3; times++) await button(page, /^Sneak/).click();
  const solved = page.getByRole('dialog', { name: 'Solved' });
  await expect(solved).toContainText('No reply could have stopped you.');
  await solved.getByRole('button', { name: 'All puzzles' }).click();
  await expect(all.getByRole('listitem').filter({ hasText: 'The Back Door' })).toContainText('Solved');
});

test('a wrong try is answered at once, and goes back to before it', async ({ page }) => {
  await begin(page, 'The Back Door');
  await button(page, /^End turn/).click();
  const lost = page.getByRole('dialog', { name: 'Not that way' });
  await expect(lost).toBeVisible();
  await expect(lost).toContainText('Now the other side can stop you, whatever you do.');
  await lost.getByRole('button', { name: /^Back to the last choice/ }).click();
  await expect(button(page, /^End turn/)).toBeVisible();
});

test('what refutes a wrong try is played, once the try goes on', async ({ page }) => {
  await begin(page, 'The Speech at the Door');
  await button(page, /^Strictly Freelance/).click();
  await button(page, /^Dead Drop/).click();
  await button(page, /^Assigning done/).click();
  const lost = page.getByRole('dialog', { name: 'Not that way' });
  await expect(lost).toContainText('What the Evil Genius has against it:');
  await expect(lost).toContainText('The Monologue');
  await lost.getByRole('button', { name: 'Look at the table' }).click();
  await button(page, /^Strictly Freelance/).click();
  await button(page, /^Send into the lair/).click();
  await expect(page.getByText(/from The Monologue\./).first()).toBeAttached();
});

test('a puzzle out of a game that was played here is solved as any other, and deleted', async ({ page }) => {
  const name = 'Ada against Bob, round 7 (2026-11-29)';
  await page.goto('./#/puzzles');
  await expect(page.getByRole('region', { name: 'Out of your games' })).toBeHidden();
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
    KEPT_PUZZLES,
    JSON.stringify([{ file: { ...backDoor, name }, cards: 'other' }]),
  ] as const);
  await page.reload();
  const own = page.getByRole('region', { name: 'Out of your games' });
  await expect(own.getByRole('listitem')).toContainText("It was proved with other cards than today's.");
  await own.getByRole('button', { name: `Solve: ${name}` }).click();
  await page.getByRole('dialog', { name }).getByRole('button', { name: 'Begin' }).click();
  await button(page, /^Temp Agent/).click();
  await button(page, /^Send into the lair/).click();
  await button(page, /^Ignore/).click();
  for (let times = 0; times < 3; times++) await button(page, /^Sneak/).click();
  await page.getByRole('dialog', { name: 'Solved' }).getByRole('button', { name: 'All puzzles' }).click();
  await expect(own.getByRole('listitem')).toContainText('Solved');
  await own.getByRole('button', { name: `Delete: ${name}` }).click();
  await expect(own).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Puzzles', exact: true })).toBeVisible();
  await expect(own).toBeHidden();
});
