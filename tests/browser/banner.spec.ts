/** The banner of a plan that has ended goes at a finger's touch. */
import { expect, test } from '@playwright/test';
import { openAt } from './stage.ts';

test.use({ hasTouch: true });

for (const [width, height] of [
  [640, 360],
  [800, 1280],
] as const)
  test(`a touch takes the banner away at ${width}×${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openAt(page, {
      turn: { number: 4, side: 'spymaster', step: 'infiltrate' },
      plan: 'evening-news',
      networks: [{ nodes: ['safehouse'], spies: ['temp-agent'] }],
    });
    await page.getByRole('button', { name: /^Temp Agent, Spy/ }).click();
    await page.getByRole('button', { name: 'Send into the lair' }).click();
    const banner = page.locator('[data-climax]');
    await expect(banner).toBeVisible();
    const { x, y, width: wide, height: high } = (await banner.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await page.touchscreen.tap(x + wide / 2, y + high / 2);
    await expect(banner).toHaveCount(0, { timeout: 500 });
  });
