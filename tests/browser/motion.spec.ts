/** Games with the show on, by each way. The soak plays whole games, and plays them in Firefox too. */
import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import type { Setup } from '../../src/scenario/format.ts';
import { Player } from './player.ts';
import { ALL, sampled } from './sample.ts';
import { openAt } from './stage.ts';
import type { Side, Way } from './ways.ts';
import { byKeyboard, byMouse, byTouch } from './ways.ts';

test.use({ storageState: { cookies: [], origins: [] }, contextOptions: { reducedMotion: 'no-preference' } });

/** The only Spy fights a Minion; then the Genius completes the last plan that is needed. */
const TWO_TURNS: Setup = {
  turn: { number: 20, side: 'spymaster', step: 'infiltrate' },
  score: { genius: 9, spymaster: 2 },
  plan: { card: 'left-shoes', status: 'advanced' },
  lair: { 1: 'henchman', 3: 'loudspeaker', 5: 'foreman' },
  networks: [{ nodes: [{ card: 'safehouse', at: [0, 0] }], spies: ['temp-agent'] }],
  hands: { genius: ['foreman'], spymaster: ['tailor'] },
};

interface Game {
  by: string;
  way: (page: Page) => Way;
  seed: number;
  clumsy: Side;
  wins: string;
}
const GAMES: readonly Game[] = [
  { by: 'mouse', way: byMouse, seed: 7, clumsy: 'genius', wins: 'Spy Master wins' },
  { by: 'keyboard', way: byKeyboard, seed: 2, clumsy: 'spymaster', wins: 'Evil Genius wins' },
  { by: 'touch', way: byTouch, seed: 9, clumsy: 'genius', wins: 'Spy Master wins' },
];

/** Counts the scenes that are on the page from now on, by their beats. */
async function countScenes(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const seen = new Set<string | undefined>();
    Object.assign(globalThis, { seen });
    new MutationObserver(() => {
      const scene = document.querySelector<HTMLElement>('[data-scene]');
      if (scene) seen.add(scene.dataset.scene);
    }).observe(document, { subtree: true, childList: true, attributeFilter: ['data-scene'] });
  });
  return () => page.evaluate(() => (globalThis as unknown as { seen: Set<string> }).seen.size);
}

for (const { by, way, seed, clumsy, wins } of sampled(GAMES, 2))
  test.describe(`by ${by}`, () => {
    test.use(by === 'touch' ? { hasTouch: true, viewport: { width: 820, height: 1180 } } : {});
    test('a game is played to its end with the show on', async ({ page }) => {
      const errors: Error[] = [];
      page.on('pageerror', (error) => errors.push(error));
      const scenes = await countScenes(page);
      const player = new Player(page, { way: way(page), clumsy: ALL ? clumsy : 'spymaster' });
      await (ALL ? player.start({ seed }) : openAt(page, TWO_TURNS));
      const end = await test.step('both play to the end', () => player.playOn());
      expect(end.heading).toBe(ALL ? wins : 'Ada wins');
      expect(await scenes()).toBeGreaterThan(ALL ? 50 : 3);
      expect(errors).toEqual([]);
    });
  });
