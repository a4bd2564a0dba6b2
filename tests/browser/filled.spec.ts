/** The map of games between bots, with 12 to 19 Nodes, on a laptop: nothing is cut, covered, too near or too small. */
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { readCards } from '../../src/cards/read.ts';
import { RECOMMENDED, registerCatalog } from '../../src/engine/index.ts';
import type { Setup } from '../../src/scenario/format.ts';
import { setupOf } from '../../src/scenario/setupOf.ts';
import { watchGame } from '../map/games.ts';
import { coveredNames, cutPictures, cutTexts, overlappingTargets, smallTexts } from './layout.ts';
import { ALL } from './sample.ts';
import { openAt } from './stage.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 1280, height: 800 } });

const { cards } = readCards(fileURLToPath(new URL('../../src/cards', import.meta.url)));
const catalog = registerCatalog(cards);
/** Pixels between two Networks. */
const GAP = 12;

/** The table of a game by its number of Nodes, as the first of that size stands. */
function tablesOf(seed: number): Map<number, Setup> {
  const tables = new Map<number, Setup>();
  watchGame(catalog, RECOMMENDED, seed, 19, (state, isOver) => {
    const nodes = state.nodes.length;
    if (!isOver || nodes < 12 || tables.has(nodes)) return;
    // The game that was over goes on, so that the table is there.
    tables.set(nodes, { ...setupOf(state).setup, score: { genius: 0, spymaster: 0 } });
  });
  return tables;
}

/** What of the Networks is not whole in their panel, and which of them are too near each other. */
const misplaced = (page: Page, gap: number): Promise<string[]> =>
  page.locator('[data-networks]').evaluate((panel, gap) => {
    const frame = panel.getBoundingClientRect();
    const cards = [...panel.querySelectorAll<HTMLElement>('button[data-card]')].map((card) => ({
      name: card.getAttribute('aria-label') ?? '',
      network: card.closest('[data-network]'),
      box: card.getBoundingClientRect(),
    }));
    const cut = cards
      .filter(
        ({ box }) =>
          box.left < frame.left - 0.5 ||
          box.right > frame.right + 0.5 ||
          box.top < frame.top - 0.5 ||
          box.bottom > frame.bottom + 0.5,
      )
      .map(({ name }) => `${name} is cut`);
    const near = cards.flatMap(({ name, network, box }, i) =>
      cards.slice(i + 1).flatMap(({ name: other, network: theirs, box: o }) => {
        const apart = Math.max(o.left - box.right, box.left - o.right, o.top - box.bottom, box.top - o.bottom);
        return network && theirs && network !== theirs && apart < gap - 0.5
          ? [`${name} and ${other}: ${apart.toFixed(1)} px`]
          : [];
      }),
    );
    return cards.length === 0 ? ['no card'] : [...cut, ...near];
  }, gap);

const SEEDS = Array.from({ length: 24 }, (_, i) => i + 1);

for (const seed of ALL ? SEEDS : [10])
  test(`the map of game ${seed} is whole and can be read`, async ({ browser }) => {
    test.setTimeout(300_000);
    const tables = [...tablesOf(seed)];
    expect(tables.at(-1)?.[0]).toBe(19);
    for (const [nodes, setup] of ALL ? tables : [tables[0], tables.slice(-1)[0]]) {
      const page = await (await browser.newContext()).newPage();
      await openAt(page, setup);
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      const where = `${nodes} Nodes`;
      await expect(page.locator('[data-networks] [data-network] button[data-card][aria-label*=", Node"]')).toHaveCount(
        nodes,
      );
      expect.soft(await misplaced(page, GAP), where).toEqual([]);
      expect.soft(await smallTexts(page, 11), `${where}: small`).toEqual([]);
      expect.soft(await cutTexts(page), `${where}: cut`).toEqual([]);
      expect.soft(await cutPictures(page), `${where}: cut pictures`).toEqual([]);
      expect.soft(await coveredNames(page), `${where}: covered names`).toEqual([]);
      expect.soft(await overlappingTargets(page), `${where}: overlapping`).toEqual([]);
      await page.context().close();
    }
  });
