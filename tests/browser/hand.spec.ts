/** An open hand can be read. */
import { expect, test } from '@playwright/test';
import { SIDES } from '../../src/engine/index.ts';
import type { Setup } from '../../src/scenario/format.ts';
import { openAt } from './stage.ts';
import { edgeOf } from './ways.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The longest words of the set's names. */
const HANDS: Setup['hands'] = {
  genius: ['quartermaster', 'switchboard-operator', 'bricklayer', 'powder-keg', 'loudspeaker', 'reactor'],
  spymaster: ['contortionist', 'blunt-instrument', 'pickpocket', 'understudy', 'cover-story'],
};

for (const [width, height] of [
  [1280, 800],
  [640, 360],
])
  test(`no name in a hand is broken inside a word at ${width}×${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openAt(page, { turn: { number: 6, side: 'spymaster', step: 'infiltrate' }, hands: HANDS });
    for (const side of SIDES) {
      await edgeOf(page, side)
        .getByRole('button', { name: /Press to open it/ })
        .press('Enter');
      const hand = page.locator('[data-hand-card]');
      await expect(hand.first()).toBeVisible();
      const words = await hand.locator('span').evaluateAll((spans) =>
        spans.flatMap(({ firstChild: text }) =>
          text?.nodeType === Node.TEXT_NODE
            ? Array.from(text.textContent?.matchAll(/\p{L}{3,}/gu) ?? [], ({ 0: word, index }) => {
                const range = document.createRange();
                range.setStart(text, index);
                range.setEnd(text, index + word.length);
                return { word, lines: range.getClientRects().length };
              })
            : [],
        ),
      );
      expect(words.length).toBeGreaterThan(5);
      expect(words.filter(({ lines }) => lines > 1)).toEqual([]);
      await page.keyboard.press('Escape');
    }
  });
