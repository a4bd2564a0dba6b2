/** What the title has behind one touch. */
import type { Page } from '@playwright/test';
import { BOT } from '../../src/text/en/ladder.ts';
import { ROLE } from '../../src/text/en/roles.ts';
import type { Side } from './ways.ts';

/** Shows all saved games. */
export const showSaves = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Saved games', exact: true }).click();

/** The list of saved games, once it is shown. */
export const savesOf = (page: Page) => page.getByRole('region', { name: 'Saved games' });

/** Opens the door to the bots, and chooses one, and the side of the person. */
export async function chooseBot(page: Page, bot: string, side: Side): Promise<void> {
  await page.getByRole('button', { name: /^Against a bot/ }).click();
  await page.getByRole('radio', { name: new RegExp(`^${BOT[bot].name}`) }).check();
  await page.getByRole('radio', { name: ROLE[side], exact: true }).check();
}
