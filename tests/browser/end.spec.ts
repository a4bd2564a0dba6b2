import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import type { Setup } from '../../src/scenario/format.ts';
import { openAt } from './stage.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 1280, height: 800 } });

/** The Master needs one Evilness more, and its Spy finds an empty lair. */
const LAST_TURN: Setup = {
  turn: { number: 12, side: 'spymaster', step: 'infiltrate' },
  score: { genius: 4, spymaster: 9 },
  plan: 'evening-news',
  networks: [{ nodes: ['safehouse'], spies: ['temp-agent'] }],
};

test('the end is a poster to keep; the last infiltration plays once more on the table', async ({ page }) => {
  await openAt(page, LAST_TURN);
  await page
    .getByRole('button', { name: /, Spy,/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Send into the lair' }).click();
  const won = page.getByRole('heading', { name: 'Bob wins' });
  await expect(won).toBeFocused();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a picture' }).click();
  const picture = await readFile(await (await download).path());
  expect(picture.subarray(1, 4).toString()).toBe('PNG');
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([2400, 1560]);
  expect((await download).suggestedFilename()).toBe('Ada VS Bob.png');

  await page.getByRole('button', { name: 'The last infiltration' }).click();
  await expect(page.getByRole('region', { name: 'Lair' }).getByText('Temp Agent')).toBeVisible();
  await page.getByRole('button', { name: /^Skip/ }).click();
  await expect(won).toBeFocused();
});
