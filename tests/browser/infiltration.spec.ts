/** The way of a Spy through the lair: where it stands, and that it walks there while the fuse burns. */
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import type { Setup } from '../../src/scenario/format.ts';
import { openAt } from './stage.ts';

const BEFORE: Setup = {
  turn: { number: 6, side: 'spymaster', step: 'infiltrate' },
  plan: 'evening-news',
  lair: { 1: { card: 'henchman', busy: true }, 3: 'knuckles', 5: 'foreman' },
  networks: [
    {
      nodes: [
        { card: 'safehouse', at: [0, 0] },
        { card: 'embassy', at: [1, 0] },
        { card: 'embassy', at: [2, 0], id: 'second' },
      ],
      links: [
        ['safehouse', 'embassy'],
        ['embassy', 'second'],
      ],
      spies: ['dinner-jacket'],
    },
  ],
  hands: { genius: ['trapdoor'], spymaster: ['cover-story'] },
};
const at = (square: number): Setup => ({ ...BEFORE, infiltration: { spy: 'dinner-jacket', square } });

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}
const boxOf = async (part: Locator): Promise<Box> => (await part.boundingBox())!;
const spy = (page: Page) => page.locator('[data-lair] [data-type="spy"]');
const minion = (page: Page, square: number) => page.locator(`[data-square="${square}"] [data-type="minion"]`);

for (const [width, height] of [
  [1280, 800],
  [800, 1280],
  [640, 360],
])
  test(`a Spy stands face to face with whom it meets, as large: ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openAt(page, at(3));
    const [a, b] = [await boxOf(spy(page)), await boxOf(minion(page, 3))];
    expect(a.x + a.width).toBeLessThanOrEqual(b.x);
    expect(b.x - a.x - a.width).toBeLessThan(20);
    expect(a.y).toBeCloseTo(b.y, 0);
    expect(a.height).toBeCloseTo(b.height, 0);
    expect(Math.abs(a.width - b.width)).toBeLessThan(4);
    expect(a.width).toBeGreaterThan(44);
  });

test('while a Spy goes from room to room, nobody else moves but whom it passes', async ({ page }) => {
  await openAt(page, at(1));
  const inOne = { behind: await boxOf(minion(page, 1)), ahead: await boxOf(minion(page, 3)) };
  await page.getByRole('button', { name: /^Sneak Sneak/ }).click();
  await page.locator('[data-square="3"][data-spy]').waitFor();
  const inThree = { behind: await boxOf(minion(page, 1)), ahead: await boxOf(minion(page, 3)) };
  expect(inThree.ahead).toEqual(inOne.ahead);
  expect(inThree.behind.x).toBeLessThan(inOne.behind.x - 50);
});

// On a slow machine a short fuse burns unseen behind a scene.
test.describe('with motion on and no scenes', () => {
  /** Where Spy and Minion are at the end of the next walk out of square 1. A step into a square burns too shortly to be met from outside. */
  const walkEnds = (page: Page): Promise<{ spy: Box; minion: Box }> =>
    page.evaluate(
      () =>
        new Promise((found) => {
          const look = () => {
            if (!document.querySelector('[data-square="1"][data-walking]')) return requestAnimationFrame(look);
            for (const one of document.getAnimations()) {
              const name = one instanceof CSSAnimation ? one.animationName : '';
              if (!/pass|fall-behind|stride/.test(name)) continue;
              if (name.includes('stride')) one.cancel();
              else one.finish();
            }
            const boxOf = (selector: string) => document.querySelector(selector)!.getBoundingClientRect().toJSON();
            found({
              spy: boxOf('[data-lair] [data-type="spy"]'),
              minion: boxOf('[data-square="1"] [data-type="minion"]'),
            });
          };
          look();
        }),
    );

  test('the walk that burns ends where the Spy stands in the next room, and whom it passed is behind it', async ({
    page,
  }) => {
    await openAt(page, { ...at(1), lair: { ...BEFORE.lair, 2: 'foreman' } }, 'side-by-side', 5);
    const start = { spy: await boxOf(spy(page)), minion: await boxOf(minion(page, 1)) };
    const walk = walkEnds(page);
    await page.getByRole('button', { name: /^Sneak Sneak/ }).click();
    const end = await walk;
    expect(end.spy.x - start.spy.x).toBeGreaterThan(60);
    expect(end.minion.x - start.minion.x).toBeLessThan(-60);
    await expect(page.locator('[data-square="2"][data-spy]')).toBeVisible();
    const there = { spy: await boxOf(spy(page)), minion: await boxOf(minion(page, 1)) };
    expect(Math.abs(there.spy.x - end.spy.x)).toBeLessThan(4);
    expect(Math.abs(there.minion.x - end.minion.x)).toBeLessThan(4);
  });

  test('a Spy at the plan runs to the device while the fuse burns, in front of it', async ({ page }) => {
    await openAt(page, { ...at(8), lair: { 8: 'henchman' } }, 'side-by-side', 5);
    await page.getByRole('button', { name: /^Sneak Sneak/ }).click();
    await expect(page.locator('[data-square="8"][data-visited][data-walking]')).toBeVisible();
    // All of it at one moment: the fuse goes on burning.
    const { reach, isInFront } = await spy(page).evaluate((card) => {
      for (const one of document.getAnimations())
        if (one instanceof CSSAnimation && one.animationName.includes('reach-plan')) one.finish();
      const { right, top, height } = card.getBoundingClientRect();
      const device = document.querySelector('[data-plan]')?.getBoundingClientRect().left ?? Number.NaN;
      const front = document.elementFromPoint(right - 12, top + height / 2);
      return { reach: right - device, isInFront: card.contains(front) };
    });
    expect(reach).toBeGreaterThan(60);
    expect(isInFront).toBe(true);
  });
});

test.describe('with scenes', () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  test('a Spy that is sent comes from its Network to the entrance while the fuse burns', async ({ page }) => {
    await openAt(page, BEFORE, 'side-by-side', 5);
    await page.getByRole('button', { name: /^The Dinner Jacket, Spy/ }).click();
    const walk = page.evaluate(
      () =>
        new Promise<{ left: number; right: number; middle: number }[]>((found) => {
          const look = () => {
            const card = document.querySelector('[data-ahead="infiltrate"] > *');
            if (!card) return requestAnimationFrame(look);
            const [walk] = card.getAnimations();
            walk.pause();
            const boxAt = (time: number) => {
              walk.currentTime = time;
              const { x, y, width, height } = card.getBoundingClientRect();
              return { left: x, right: x + width, middle: y + height / 2 };
            };
            found([boxAt(0), boxAt(Number(walk.effect?.getTiming().duration))]);
            [...document.querySelectorAll('button')].find((one) => one.textContent === 'Hold')!.click();
          };
          look();
        }),
    );
    await page.locator('[data-square="2"]').click();
    const ends = await walk;
    const tile = await boxOf(page.locator('[data-networks]').getByRole('button', { name: /^The Dinner Jacket, Spy/ }));
    const entrance = await boxOf(page.locator('[data-entrance]'));
    expect(ends[0].middle).toBeCloseTo(tile.y + tile.height / 2, 0);
    expect(ends[1].left).toBeGreaterThan(entrance.x);
    expect(ends[1].right).toBeLessThan(entrance.x + entrance.width);
    expect(ends[1].middle).toBeCloseTo(entrance.y + entrance.height / 2, 0);
    // The rooms may still slide.
    await expect.poll(async () => (await boxOf(minion(page, 1))).x).toBeGreaterThan(ends[1].right);
    await expect(page.locator('[data-ahead="infiltrate"] > *')).toHaveCount(0);
  });

  /** Notes from where each room slides: the motion itself is over before a slow machine looks. */
  const noteSlides = (page: Page) =>
    page.addInitScript(() => {
      const { animate } = Element.prototype;
      const slides: Record<string, number> = {};
      Object.assign(window, { slides });
      Element.prototype.animate = function (frames, timing) {
        const { square, floor } = (this as HTMLElement).dataset;
        const [from] = (frames as unknown as { translate?: string[] }).translate ?? [];
        if (square && floor) slides[square] = Number.parseFloat(String(from));
        return animate.call(this, frames, timing);
      };
    });
  /** Those noted since the last call, by the number of the room, once there are some. */
  async function slides(page: Page): Promise<Record<string, number>> {
    const found = await page.waitForFunction(() => {
      const { slides } = window as unknown as { slides: Record<string, number> };
      const noted = { ...slides };
      for (const square of Object.keys(slides)) delete slides[square];
      return Object.keys(noted).length > 0 && noted;
    });
    return (await found.jsonValue()) as Record<string, number>;
  }

  test('the rooms slide to make room for a Spy, and back when it has left', async ({ page }) => {
    await noteSlides(page);
    await openAt(page, { ...BEFORE, lair: { 2: 'knuckles' } });
    await page.getByRole('button', { name: /^The Dinner Jacket, Spy/ }).click();
    await page.locator('[data-square="4"]').click();
    const aside = await slides(page);
    expect(aside[1]).toBeLessThan(-80);
    expect(Object.keys(aside)).toHaveLength(8);
    expect(Object.values(aside)).toEqual(Object.values(aside).toSorted((a, b) => a - b));
    await page.getByRole('button', { name: /^Attack/ }).click();
    await expect(page.locator('[data-spy-on]')).toBeVisible();
    const back = await slides(page);
    expect(back[1]).toBeUndefined();
    expect(back[2]).toBeGreaterThan(80);
  });
});
