import { test } from '@playwright/test';
import { openAt } from './stage.ts';

test.use({ storageState: { cookies: [], origins: [] } });
const DIR = process.env.SHOTS ?? '/tmp/bots';
const SETUP = {
  turn: { number: 22, side: 'spymaster', step: 'actions' },
  score: { genius: 2, spymaster: 9 },
  plan: { card: 'left-shoes', status: 'activated' },
  lair: { 3: 'henchman', 5: 'loudspeaker' },
  networks: [
    { nodes: [{ card: 'safehouse', at: [0, 0] }], spies: ['temp-agent'] },
    { nodes: [{ card: 'embassy', at: [0, 0] }], spies: ['temp-agent'] },
  ],
  hands: { genius: ['plot-armour', 'letter-bomb'], spymaster: ['cover-story', 'stunt-double', 'temp-agent'] },
} as never;
for (const [w, h] of [
  [1280, 800],
  [640, 360],
  [800, 1280],
] as const)
  test(`pictures ${w}x${h}`, async ({ page }) => {
    test.setTimeout(160_000);
    await page.setViewportSize({ width: w, height: h });
    await openAt(page, SETUP, 'side-by-side', 2, { genius: 'people', spymaster: 'rookie' });
    for (let i = 0; i < 24; i++) {
      await page.screenshot({ path: `${DIR}/${w}-${String(i).padStart(2, '0')}.png` });
      await page.waitForTimeout(1000);
    }
  });
