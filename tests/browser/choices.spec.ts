/** The options of a card's choice can be read in full on each screen, and so can the card. */
import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import type { Setup } from '../../src/scenario/format.ts';
import { isPromptTold } from './layout.ts';
import { STRIP } from './seen.ts';
import { openAt } from './stage.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const ADVANCED: Setup = {
  turn: { number: 7, side: 'genius', step: 'plan' },
  lair: { 1: 'powder-keg', 3: 'henchman', 5: 'knuckles' },
  networks: [{ nodes: ['safehouse'], spies: ['temp-agent'] }, { nodes: ['dead-drop'] }, { nodes: ['tailor'] }],
  hands: { spymaster: ['cover-story', 'pickpocket', 'brawler'] },
};

const stripOf = (page: Page) => page.getByRole('region', { name: STRIP });

/** Completes a plan whose effect asks the Master for a choice. */
async function complete(page: Page, card: string): Promise<void> {
  await openAt(page, { ...ADVANCED, plan: { card, status: 'advanced' } });
  const strip = stripOf(page);
  await strip.getByRole('button', { name: 'Complete plan…' }).click();
  for (const card of [/^Considerate Powder Keg,/, /^Rent-a-Henchman,/, /^Big Knuckles,/])
    await page.getByRole('region', { name: 'Lair' }).getByRole('button', { name: card }).click();
  await strip.getByRole('button', { name: /^Complete plan \(/ }).click();
}

test('what the cards to be touched are chosen for', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 360 });
  await complete(page, 'iron-the-alps');
  await expect(stripOf(page)).toContainText(
    'Iron the Alps Flat (destroy 2 Nodes of your choice): touch 2 Nodes to choose.',
  );
  expect(await isPromptTold(page)).toBe(true);
});

test('the ways to choose among, and the card that offers them', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await complete(page, 'ransom-the-tides');
  const strip = stripOf(page);
  await expect(strip).toContainText('Hold the Tides to Ransom: choose one.');
  await expect(page.getByRole('region', { name: 'Card', exact: true }).getByRole('heading')).toHaveText(
    'Hold the Tides to Ransom',
  );
  const ways = strip.getByRole('button');
  await expect(ways).toHaveCount(2);
  for (const [width, height] of [
    [1280, 800],
    [800, 1280],
    [640, 360],
  ]) {
    await page.setViewportSize({ width, height });
    const frame = (await strip.boundingBox())!;
    const cut = await ways.evaluateAll((buttons, { y, height }) => {
      const text = document.createRange();
      return buttons.filter((button) => {
        text.selectNodeContents(button);
        const words = text.getBoundingClientRect();
        const box = button.getBoundingClientRect();
        return words.top < Math.max(y, box.top) || words.bottom > Math.min(y + height, box.bottom);
      }).length;
    }, frame);
    expect.soft(cut, `${width}×${height}`).toBe(0);
  }
});
