/** Across a tablet, what both read faces who is to act. */
import { expect, test } from '@playwright/test';
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

const CASES: readonly [string, Setup, number, number, 'side-by-side' | 'across', boolean][] = [
  ['the Genius, a tablet', LAIR, 1280, 800, 'across', true],
  ['the Genius, a tablet held upright', LAIR, 800, 1280, 'across', true],
  ['the Master, a tablet', INFILTRATE, 1280, 800, 'across', false],
  ['the Genius side by side', LAIR, 1280, 800, 'side-by-side', false],
  ['the Genius, a phone', LAIR, 640, 360, 'across', false],
];

for (const [who, setup, width, height, seating, turned] of CASES)
  test(`the steps, the strip, the card and the log face ${who}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openAt(page, setup, seating);
    for (const part of [
      page.getByRole('list', { name: /^Steps of the turn/ }).locator('..'),
      page.getByRole('region', { name: STRIP }),
      page.locator('[aria-label="Card"]'),
      page.locator('[aria-label="Latest"]'),
    ])
      await expect(part).toHaveCSS('rotate', turned ? '180deg' : 'none');
  });
