/** Somebody else edits the page: a translator that heeds no wish, from the first text on. */
import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { Player } from './player.ts';
import { ALL } from './sample.ts';

/** Puts each text of the page, now and later, into two elements, as the translators of browsers do. */
function translate(): void {
  const skip = new Set(['SCRIPT', 'STYLE', 'FONT', 'TEXTAREA', 'TITLE', 'NOSCRIPT', 'OPTION']);
  const wrap = (text: Text): void => {
    const parent = text.parentElement;
    if (!parent || skip.has(parent.tagName) || !text.data.trim() || parent.closest('font, svg')) return;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.textContent = text.data;
    outer.append(inner);
    parent.replaceChild(outer, text);
  };
  const all = (root: Node): void => {
    const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walk.nextNode()) texts.push(walk.currentNode as Text);
    texts.forEach(wrap);
  };
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) node.nodeType === 3 ? wrap(node as Text) : all(node);
  }).observe(document.body, { subtree: true, childList: true });
  all(document.body);
}

/** All words of the table without the room between them, but for the card that was touched last. */
async function words(page: Page): Promise<string[]> {
  const parts = page.getByRole('main').locator('section:not([aria-label="Card"])');
  return (await parts.allInnerTexts()).map((text) => text.replace(/\s+/g, ''));
}

test('a game is played on a page that is translated, and its table says what an untouched one says', async ({
  page,
}) => {
  const broken: string[] = [];
  page.on('pageerror', (error) => broken.push(error.message));
  await page.goto('./?seed=7');
  await page.evaluate(translate);
  const player = new Player(page);
  await page.getByRole('textbox', { name: 'Evil Genius' }).fill('Ada');
  await page.getByRole('button', { name: 'Options' }).click();
  await page.getByRole('radio', { name: '0 s', exact: true }).check();
  await page.getByRole('button', { name: 'Play' }).click();
  const most = ALL ? 300 : 40;
  const seen = await player.playOn(({ heading, lines }) => {
    const isCalm = heading === 'The table' && lines.some(({ name }) => name === 'Lair done');
    return player.moves >= most && isCalm;
  });
  expect(player.moves).toBeGreaterThanOrEqual(seen.heading === 'The table' ? most : 1);
  expect(await page.locator('font').count()).toBeGreaterThan(0);
  expect(broken).toEqual([]);
  if (seen.heading !== 'The table') return;
  const translated = await words(page);
  await page.reload();
  await page.getByRole('button', { name: /lift the curtain$/ }).click();
  await expect(page.getByRole('button', { name: 'Lair done' })).toBeVisible();
  expect(translated.join()).toContain('deck');
  expect(await words(page)).toEqual(translated);
});
