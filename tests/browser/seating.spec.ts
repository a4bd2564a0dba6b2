/** Across a tablet, what both players read faces the side that has to act. */
import { expect, test } from '@playwright/test';
import type { Seating } from '../../src/host/index.ts';
import type { Setup } from '../../src/scenario/format.ts';
import { STRIP } from './seen.ts';
import { openAt } from './stage.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const LAIR: Setup = {
  turn: { number: 7, side: 'genius', step: 'lair' },
  plan: 'moon-portrait',
  lair: { 1: 'henchman' },
};
const INFILTRATE: Setup = { ...LAIR, turn: { number: 6, side: 'spymaster', step: 'infiltrate' } };

/** The width and height of screens, and whether the shared texts are turned on them. */
type Screens = readonly (readonly [number, number, boolean])[];
const CASES: readonly [string, Setup, Seating, Screens][] = [
  [
    'the Genius across a tablet',
    LAIR,
    'across',
    [
      [1280, 800, true],
      [800, 1280, true],
      [640, 360, false],
    ],
  ],
  ['the Master across a tablet', INFILTRATE, 'across', [[1280, 800, false]]],
  ['the Genius side by side', LAIR, 'side-by-side', [[1280, 800, false]]],
];

for (const [who, setup, seating, screens] of CASES)
  test(`the steps, the strip, the card and the log face ${who}`, async ({ page }) => {
    await openAt(page, setup, seating);
    for (const [width, height, turned] of screens) {
      await page.setViewportSize({ width, height });
      for (const part of [
        page.getByRole('list', { name: /^Steps of the turn/ }).locator('..'),
        page.getByRole('region', { name: STRIP }),
        page.locator('[aria-label="Card"]'),
        page.locator('[aria-label="Latest"]'),
      ])
        await expect(part, `${width}×${height}`).toHaveCSS('rotate', turned ? '180deg' : 'none');
    }
  });

test('an edge says how to peek, and how many cards are left to draw, on a tablet held upright', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 1280 });
  const hand = Array(12).fill('henchman') as string[];
  await openAt(page, { ...LAIR, hands: { genius: hand }, discards: { genius: ['henchman', 'henchman'] } });
  const edge = page.getByRole('region', { name: /, Evil Genius$/ });
  const hint = edge.getByText('hold to peek');
  expect(await hint.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThan(1);
  expect((await hint.boundingBox())!.height).toBeLessThan(30);
  await edge.getByRole('button', { name: '2 discards', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Discard pile of Ada' });
  await expect(dialog).toContainText(/Left to draw: \d+ cards, and \d+ Evil Plans to choose from\./);
});

test('an edge tells its deck and plans across an upright tablet', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 1280 });
  await openAt(page, LAIR, 'across');
  const edge = page.getByRole('region', { name: /, Evil Genius$/ });
  for (const pile of [/^\d+ deck$/, /^\d+ plans$/]) await expect(edge.getByText(pile)).toBeVisible();
});
