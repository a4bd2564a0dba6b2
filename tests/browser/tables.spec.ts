/** Full and empty tables on screens of all sizes: nothing is cut, too small to read or to hit, or covered. */

import { expect, test } from '@playwright/test';
import type { Seating } from '../../src/record/index.ts';
import { coveredNames, cutPictures, cutTexts, overlappingTargets, smallTexts, troubles } from './layout.ts';
import { ALL } from './sample.ts';
import { openAt } from './stage.ts';
import { SCREENS, TABLES } from './tables.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const SEATS: readonly Seating[] = ['side-by-side', 'across', 'one-side'];
type Table = keyof typeof TABLES;
const CASES = (Object.keys(TABLES) as Table[]).flatMap((table) => SEATS.map((seating) => ({ table, seating })));
const SAMPLE = CASES.filter(({ table, seating }) => table === 'walk' && seating === 'across');

for (const { table, seating } of ALL ? CASES : SAMPLE)
  test(`${table}, ${seating}`, async ({ page }) => {
    await openAt(page, TABLES[table], seating);
    for (const [width, height] of SCREENS) {
      await page.setViewportSize({ width, height });
      // The map measures itself after a frame.
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      const isPhone = height < 480;
      for (const area of isPhone ? ['Lair', 'Networks', 'Card'] : ['']) {
        if (area) await page.getByRole('button', { name: area, exact: true }).click();
        const where = `${width}×${height} ${area}`;
        expect.soft(await smallTexts(page, isPhone ? 10 : 11), `${where}: small`).toEqual([]);
        // A map with many Nodes alone may have smaller letters than the rest.
        expect.soft(await smallTexts(page, isPhone ? 10 : 12, '[data-networks]'), `${where}: small`).toEqual([]);
        expect.soft(await cutTexts(page), `${where}: cut`).toEqual([]);
        expect.soft(await cutPictures(page), `${where}: cut pictures`).toEqual([]);
        expect.soft(await coveredNames(page), `${where}: covered names`).toEqual([]);
        expect.soft(await overlappingTargets(page), `${where}: overlapping`).toEqual([]);
        expect.soft(await troubles(page, 'main'), `${where}: layout`).toEqual([]);
      }
    }
  });

test('a window of twice the size shows a table of twice the size', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openAt(page, TABLES.walk, 'side-by-side');
  const parts = ['[data-lair]', '[data-networks]', '[data-card]'].map((part) => page.locator(part).first());
  const boxes = () => Promise.all(parts.map((part) => part.boundingBox()));
  const small = await boxes();
  await page.setViewportSize({ width: 2560, height: 1600 });
  for (const [i, large] of (await boxes()).entries()) {
    expect.soft((large?.width ?? 0) / (small[i]?.width ?? 1)).toBeCloseTo(2, 1);
    expect.soft((large?.height ?? 0) / (small[i]?.height ?? 1)).toBeCloseTo(2, 1);
  }
});

test('at a zoom of 400 % the window moves over the table, and nothing on it overlaps', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await openAt(page, TABLES.walk, 'side-by-side');
  expect(await overlappingTargets(page)).toEqual([]);
  expect(await troubles(page, 'main')).toEqual([]);
});

test('in forced colours the present step can be read', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openAt(page, TABLES.walk, 'side-by-side');
  const { letters, ground, adjust } = await page.locator('[aria-current="step"]').evaluate((step) => {
    const style = getComputedStyle(step);
    return { letters: style.color, ground: style.backgroundColor, adjust: style.forcedColorAdjust };
  });
  expect(letters).not.toBe(ground);
  expect(adjust, 'the browser lays no ground of its own under the letters').toBe('none');
});
