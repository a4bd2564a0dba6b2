/** Across a tablet, what both read faces who is to act. */
import { expect, test } from '@playwright/test';
import type { Setup } from '../../src/scenario/format.ts';
import type { Seating } from '../../src/store/types.ts';
import { STRIP } from './seen.ts';
import { openAt } from './stage.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const LAIR: Setup = {
  turn: { number: 7, side: 'genius', step: 'lair' },
  plan: 'moon-portrait',
  lair: { 1: 'henchman' },
};
const INFILTRATE: Setup = { ...LAIR, turn: { number: 6, side: 'spymaster', step: 'infiltrate' } };

/** Screens, and whether what is read is turned there. */
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
