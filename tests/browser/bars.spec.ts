/** The map in a browser whose scroll bars take room, as on most desktops. */
import { expect, test } from '@playwright/test';
import { findBrowser } from './browser.ts';
import { openAt } from './stage.ts';
import { inLine } from './tables.ts';

const { launchOptions } = await findBrowser();
test.use({
  contextOptions: { reducedMotion: 'reduce' },
  launchOptions: { ...launchOptions, ignoreDefaultArgs: [...launchOptions.ignoreDefaultArgs, '--hide-scrollbars'] },
  viewport: { width: 1280, height: 800 },
});

for (const [way, count, bars] of [
  ['down', 10, [true, false]],
  ['across', 18, [false, true]],
  ['across', 2, [false, false]],
] as const)
  test(`a map of ${count} Nodes ${way} has no bar that only another bar needs`, async ({ page }) => {
    const row = inLine(way, [], []);
    row.nodes = Array.from({ length: count }, (_, i) => ({
      card: 'embassy',
      id: `node ${i}`,
      at: way === 'down' ? [0, i] : [i, 0],
    }));
    row.links = row.nodes.slice(1).map((_, i) => [`node ${i}`, `node ${i + 1}`]);
    await openAt(page, { turn: { number: 6, side: 'spymaster', step: 'actions' }, networks: [row] });
    const viewport = page.locator('[data-map-part="viewport"]');
    const seen = () =>
      viewport.evaluate((part: HTMLElement) => [
        part.offsetWidth > part.clientWidth,
        part.offsetHeight > part.clientHeight,
      ]);
    await expect.poll(seen, 'at the right, and below').toEqual(bars);
  });
