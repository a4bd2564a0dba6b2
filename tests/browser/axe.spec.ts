/** Every screen as axe sees it: without a finding. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { Player } from './player.ts';
import type { Seen } from './seen.ts';
import { button, buttons, readPage, STRIP } from './seen.ts';
import { edgeOf } from './ways.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** What axe finds, told briefly: the rule, and where. */
async function findings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.flatMap(({ id, help, nodes }) => nodes.map((node) => `${id}: ${help}: ${node.html.slice(0, 160)}`));
}

/** Names that read badly aloud: with a mark that is only drawn, or a comma before nothing. */
const badNames = async (page: Page): Promise<string[]> =>
  (await readPage(page)).lines.map(({ name }) => name).filter((name) => /[▲▼▶✓•]|,\s*,|,\s*$|^\s*,/.test(name));

/** Looks at the page as it stands; findings are told at the end of the test, those of all screens together. */
async function look(page: Page, screen: string): Promise<void> {
  expect.soft(await findings(page), screen).toEqual([]);
  expect.soft(await badNames(page), `${screen}: names`).toEqual([]);
}

test('before the game: start, saved games with a damaged one, credits, rules, cards, set-up', async ({ page }) => {
  await page.goto('./');
  await expect(page.getByText(/^None yet\./)).toBeVisible();
  await look(page, 'start');
  await page.evaluate(() => localStorage.setItem('egvs:game:damaged', '{"format'));
  await page.reload();
  await expect(page.getByText('A save that cannot be read')).toBeVisible();
  await look(page, 'saved games');
  await page.getByRole('button', { name: /^Delete/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await look(page, 'delete?');
  await page.getByRole('button', { name: 'Keep it' }).click();
  await page.getByRole('button', { name: 'About & credits' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await look(page, 'credits');
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Rules & cards' }).click();
  await expect(page.getByRole('dialog')).toContainText('R12.1');
  await look(page, 'rules');
  await page.getByRole('dialog').getByRole('button', { name: 'Cards', exact: true }).click();
  await expect(page.getByRole('dialog').getByRole('article').first()).toBeVisible();
  await look(page, 'cards');
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'New game' }).click();
  await expect(page.getByRole('heading', { name: 'New game' })).toBeVisible();
  await look(page, 'set-up');
});

test('in the game: curtain, plans, both turns, peeks, infiltration, stack, log, menu, settings, end', async ({
  page,
}) => {
  const player = new Player(page, { clumsy: 'genius' });
  const atStep = (name: RegExp) => (seen: Seen) => button(seen, name, STRIP) !== undefined;
  const peekAt = async (side: 'genius' | 'spymaster') => {
    await player.openHand(side);
    await look(page, `the hand of the ${side}`);
    await player.closeHand(side);
  };
  await player.start({ seed: 7 });
  await look(page, 'curtain');
  await player.playOn((seen) => /choose your Evil Plan$/.test(seen.heading));
  await look(page, 'plans');
  await page.getByRole('button', { name: 'Hide the plans' }).click();
  await look(page, 'plans hidden');
  await player.playOn(atStep(/^Lair done$/));
  await look(page, 'the Genius’s turn');
  await peekAt('genius');
  await edgeOf(page, 'genius').getByRole('button', { name: 'More' }).click();
  await look(page, 'more of an edge');
  await edgeOf(page, 'genius').getByRole('button', { name: 'More' }).click();
  await player.playFromHand('genius', (cards) => cards[0]);
  await look(page, 'a card laid open');
  await page.getByRole('button', { name: 'Log', exact: true }).click();
  await expect(page.getByRole('log')).toBeVisible();
  await look(page, 'log');
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await look(page, 'menu');
  await page.getByRole('button', { name: 'Settings' }).click();
  await look(page, 'settings');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await player.playOn((seen) => seen.all.includes('Round 2') && atStep(/^Actions done$/)(seen));
  await look(page, 'the Master’s turn');
  await peekAt('spymaster');
  await player.playOn((seen) => / is in square \d: choose\.$/.test(seen.prompt));
  await look(page, 'infiltration');
  await edgeOf(page, 'genius').getByRole('button', { name: 'More' }).click();
  await edgeOf(page, 'genius').getByRole('button', { name: 'Hold the next step for me' }).click();
  const seen = await player.see();
  const way = buttons(seen, STRIP).find(({ name }) => /^(Attack|Ignore|Destroy) /.test(name));
  if (!way) throw new Error('no way past the square');
  await player.press(way, seen);
  await expect(page.getByRole('list', { name: /^Waits to resolve/ })).toBeVisible();
  await look(page, 'stack');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('button', { name: 'Concede …' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Evil Genius' }).click();
  await page.getByRole('button', { name: 'Evil Genius concedes' }).click();
  await expect(page.getByRole('heading', { name: 'Spy Master wins' })).toBeVisible();
  await look(page, 'end');
});

test('a game that is open in another tab', async ({ context, page }) => {
  await new Player(page).start({ seed: 7 });
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.getByRole('heading', { name: 'This game is open in another tab' })).toBeVisible();
  await look(other, 'open elsewhere');
});
