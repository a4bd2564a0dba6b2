/** Games that begin at a position of the test's choice, imported as saved games. */
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { readCards } from '../../src/cards/read.ts';
import type { Seating } from '../../src/host/index.ts';
import { rulesFor } from '../../src/host/index.ts';
import type { Setup } from '../../src/scenario/format.ts';
import { fileAt } from '../store/position.ts';

const { cards, rules } = readCards(fileURLToPath(new URL('../../src/cards', import.meta.url)));

/** Opens the page in a game at that position, with the game's own cards. */
export async function openAt(page: Page, setup: Setup, seating: Seating = 'side-by-side'): Promise<void> {
  const saved = fileAt({ setup }, cards);
  const segments = saved.segments.map((segment) => ({ ...segment, rules: rulesFor(rules, 'recommended') }));
  const game = { ...saved, segments, settings: { ...saved.settings, seating, grace: 0 } };
  const file = { name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(game)) };
  await page.goto('./');
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Import a game' }).click(),
  ]);
  await chooser.setFiles(file);
  await page.getByRole('button', { name: /^Resume: / }).click();
  await page.getByRole('button', { name: /lift the curtain$/ }).click();
}
