/** Text grows by what the reader asks for, at each size of the window: by the zoom, and by the font size. */
import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { cutTexts, overlappingTargets, troubles } from './layout.ts';
import { Player } from './player.ts';
import { setFontSize, zoomedIn } from './reader.ts';
import { ALL } from './sample.ts';
import { openAt } from './stage.ts';
import { TABLES } from './tables.ts';
import { showSaves } from './title.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const WINDOWS = [
  { width: 640, height: 360 },
  { width: 1280, height: 800 },
  { width: 2560, height: 1440 },
];
/** What a reader asks for, and how many times as large each text has to be at least. */
const WISHES = [
  { wish: 'a zoom of 200 %', zoom: 2, font: 16, least: 1.9 },
  { wish: 'a font of 24 px', zoom: 1, font: 24, least: 1.4 },
];

/** The texts that can be seen, each with the size of its smallest letters in pixels of the screen. */
const letters = (page: Page): Promise<Record<string, number>> =>
  page.evaluate(() => {
    const found: Record<string, number> = {};
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { parentElement: part, textContent } = texts.currentNode;
      const text = textContent?.trim();
      if (!part || !text || part.closest('.visually-hidden, script, style')) continue;
      if (!part.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const drawn = part.closest('svg')?.getScreenCTM()?.d ?? 1;
      const size = Number.parseFloat(getComputedStyle(part).fontSize) * drawn * devicePixelRatio;
      found[text] = Math.min(size, found[text] ?? size);
    }
    return found;
  });

/** The part of each screen that can be touched. An open hand lies over the table, and its cards over each other. */
const WHOLE: Readonly<Record<string, string | undefined>> = {
  title: 'body',
  table: 'body',
  log: 'aside',
  menu: 'dialog',
};

/** The screens, each with the way to it from the table. */
async function walk(page: Page, look: (screen: string) => Promise<void>): Promise<void> {
  await page.goto('./');
  await showSaves(page);
  await expect(page.getByText(/^None yet\./)).toBeVisible();
  await look('title');
  await page.goto('about:blank');
  await openAt(page, TABLES.walk, 'side-by-side');
  await look('table');
  const player = new Player(page);
  await player.openHand('spymaster');
  await look('hand');
  await player.closeHand('spymaster');
  await page.getByRole('button', { name: 'Log', exact: true }).click();
  await look('log');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await look('menu');
}

for (const desk of ALL ? WINDOWS : WINDOWS.slice(-1))
  for (const { wish, zoom, font, least } of WISHES)
    test(`${desk.width} × ${desk.height}, ${wish}`, async ({
      browser,
      page,
      contextOptions,
      baseURL,
      storageState,
      serviceWorkers,
    }) => {
      await page.setViewportSize(desk);
      const plain: Record<string, Record<string, number>> = {};
      await walk(page, async (screen) => {
        plain[screen] = await letters(page);
      });
      const context = await zoomedIn(browser, desk, zoom, { ...contextOptions, baseURL, storageState, serviceWorkers });
      const asked = await context.newPage();
      await setFontSize(asked, font);
      await walk(asked, async (screen) => {
        const sizes = await letters(asked);
        const told = Object.entries(sizes).filter(([text]) => text in plain[screen]);
        const small = told.filter(([text, size]) => size < least * plain[screen][text]);
        expect.soft(told.length, `${screen}: texts`).toBeGreaterThan(10);
        expect
          .soft(
            small.map(([text, size]) => `${(size / plain[screen][text]).toFixed(2)}: ${text}`),
            `${screen}: small`,
          )
          .toEqual([]);
        expect.soft(await cutTexts(asked), `${screen}: cut`).toEqual([]);
        const part = WHOLE[screen];
        if (part) expect.soft(await troubles(asked, part), `${screen}: layout`).toEqual([]);
        if (part === 'body') expect.soft(await overlappingTargets(asked), `${screen}: overlapping`).toEqual([]);
      });
      await context.close();
    });
