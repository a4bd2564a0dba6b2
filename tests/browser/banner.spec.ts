/** A touch of a finger takes away the banner of a plan that has ended. */
import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import type { Setup } from '../../src/scenario/format.ts';
import { sampled } from './sample.ts';
import { openAt } from './stage.ts';

test.use({ hasTouch: true });

/** The plan can be completed. */
const COMPLETES: Setup = {
  turn: { number: 5, side: 'genius', step: 'plan' },
  plan: { card: 'evening-news', status: 'advanced' },
  lair: { 1: 'henchman', 2: 'blast-door' },
};

async function complete(page: Page): Promise<void> {
  for (const name of [/^Complete plan/, /^Rent-a-Henchman/, /^Very Slow Blast Door/, /^Complete plan \(2\)/])
    await page.getByRole('button', { name }).click();
}

const SIZES = [
  [640, 360],
  [800, 1280],
] as const;

for (const [width, height] of sampled(SIZES, 0))
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
    await expect(banner).toHaveCount(0, { timeout: 3000 });
  });

test.describe('after a scene', () => {
  test.use({ storageState: { cookies: [], origins: [] } });
  test('the banner is gone when the curtain falls', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await openAt(page, COMPLETES);
    const frames = page.evaluate(
      () =>
        new Promise<{ shown: number; over: number }>((done) => {
          const seen = { shown: 0, over: 0 };
          let after = 0;
          const look = () => {
            const banner = document.querySelector('[data-climax]') !== null;
            const curtain = [...document.querySelectorAll('h1, h2')].some((one) =>
              one.textContent?.includes('take the seat'),
            );
            if (banner && !curtain) seen.shown++;
            if (banner && curtain) seen.over++;
            if (curtain && ++after > 20) done(seen);
            else requestAnimationFrame(look);
          };
          look();
        }),
    );
    await complete(page);
    const { shown, over } = await frames;
    expect(shown).toBeGreaterThan(0);
    expect(over).toBe(0);
  });
});

test('the banner leaves who is to take the seat to be read', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openAt(page, COMPLETES);
  await complete(page);
  await expect(page.locator('[data-climax]')).toBeVisible();
  const isSeen = await page.getByRole('heading', { name: /take the seat$/ }).evaluate((heading) => {
    const { left, top, width, height } = heading.getBoundingClientRect();
    return document.elementFromPoint(left + width / 2, top + height / 2) === heading;
  });
  expect(isSeen).toBe(true);
});
