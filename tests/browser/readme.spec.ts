/** The picture in the README is today's table. `npx playwright test … readme.spec --update-snapshots` takes it anew. */
import { expect, test } from '@playwright/test';
import { isPromptTold } from './layout.ts';
import { openAt } from './stage.ts';

test.use({ viewport: { width: 1280, height: 800 } });

test('the README shows the table as it looks', async ({ page }) => {
  await openAt(page, {
    turn: { number: 12, side: 'spymaster', step: 'infiltrate' },
    score: { genius: 2, spymaster: 3 },
    plan: { card: 'left-shoes', status: 'advanced' },
    lair: {
      1: { card: 'shark-wrangler', attached: ['ejector-armchair'] },
      2: { card: 'knuckles', busy: true },
      3: { card: 'night-watchman' },
      4: { card: 'doorman', busy: true },
      5: { card: 'foreman', busy: true },
      6: 'reactor',
      7: 'powder-keg',
      8: 'decoy-reactor',
    },
    networks: [
      {
        nodes: [
          { card: 'dead-drop', at: [0, 0] },
          { card: 'gadget-cellar', at: [1, 0] },
          { card: 'safehouse', at: [2, 0] },
          { card: 'numbers-station', at: [3, 0] },
        ],
        links: [
          ['dead-drop', 'gadget-cellar'],
          ['gadget-cellar', 'safehouse'],
          ['safehouse', 'numbers-station'],
        ],
        spies: ['deep-cover', 'field-medic'],
      },
      { nodes: [{ card: 'embassy', at: [0, 2] }], spies: ['pickpocket'] },
    ],
    infiltration: { spy: 'deep-cover', square: 3 },
    hands: {
      genius: ['trapdoor', 'jet-pack', 'henchman'],
      spymaster: ['cover-story', 'bribe', 'safehouse', 'wiretap'],
    },
  });
  await page.getByRole('button', { name: /^Night Watchman, Minion/ }).click();
  await page.mouse.move(640, 366); // nothing under it lights up
  expect(await isPromptTold(page)).toBe(true);
  await expect(page).toHaveScreenshot('table.png', { maxDiffPixelRatio: 0.02 });
});
