/** What stands in the lair shows all of its face, whatever it carries and wherever the two sit. */
import { expect, test } from '@playwright/test';
import type { Setup } from '../../src/scenario/format.ts';
import type { Seating } from '../../src/store/types.ts';
import { openAt } from './stage.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const LAIR: Setup['lair'] = {
  1: { card: 'doorman', attached: ['jet-pack', 'x-ray-specs'] },
  2: { card: 'quartermaster', busy: true, attached: ['power-gauntlet'] },
  3: 'tripwire',
  4: { card: 'switchboard-operator', attached: ['jet-pack', 'power-gauntlet', 'x-ray-specs'] },
  5: { card: 'mad-scientist', busy: true },
  6: 'decoy-reactor',
  7: { card: 'revolving-architect', busy: true, attached: ['jet-pack'] },
  8: 'corridor-to-nowhere',
};
const SCREENS: readonly [number, number, Seating][] = [
  [1280, 800, 'side-by-side'],
  [1280, 800, 'across'],
  [800, 1280, 'across'],
];

for (const [width, height, seating] of SCREENS)
  test(`no face in the lair is cut off at ${width}×${height}, ${seating}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openAt(page, { turn: { number: 6, side: 'spymaster', step: 'infiltrate' }, lair: LAIR }, seating);
    const cut = await page
      .locator('[data-type="minion"] > span, [data-type="contraption"] > span')
      .evaluateAll((faces) =>
        faces.filter((face) => face.scrollHeight > face.clientHeight + 1).map((face) => face.textContent),
      );
    expect(cut).toEqual([]);
    await expect(page.getByRole('button', { name: /^Revolving Architect, Minion in square 7, Busy/ })).toBeVisible();
  });

const BUSY: Setup['lair'] = {
  1: { card: 'doorman', busy: true, attached: ['jet-pack'] },
  2: { card: 'night-watchman', busy: true, attached: ['power-gauntlet'] },
  3: { card: 'shop-steward', busy: true },
  4: { card: 'night-watchman', busy: true, attached: ['jet-pack', 'power-gauntlet', 'x-ray-specs'] },
};

const MORE_SCREENS: typeof SCREENS = [
  ...SCREENS,
  [800, 1280, 'side-by-side'],
  [640, 360, 'side-by-side'],
  [640, 360, 'across'],
];

for (const [width, height, seating] of MORE_SCREENS)
  test(`a Busy Minion can be read at ${width}×${height}, ${seating}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openAt(page, { turn: { number: 6, side: 'spymaster', step: 'infiltrate' }, lair: BUSY }, seating);
    await expect(page.getByRole('heading', { name: 'The table' })).toBeAttached();
    const tab = page.getByRole('button', { name: 'Lair', exact: true });
    if (await tab.isVisible()) await tab.click();
    await expect(page.getByRole('button', { name: /^Velvet-Rope Doorman, Minion in square 1, Busy/ })).toBeVisible();
    const covered = await page.locator('[data-busy]').evaluateAll((units) =>
      units.flatMap((unit) => {
        const words = [...unit.querySelectorAll('span')].filter(
          (span) => span.lastChild?.nodeType === Node.TEXT_NODE && span.getClientRects().length > 0,
        );
        return words.flatMap((word) => {
          const { left, right, top, height } = word.getBoundingClientRect();
          const over = [left + 1, (left + right) / 2, right - 1].map((x) =>
            document.elementFromPoint(x, top + height / 2),
          );
          return over.every((one) => one?.contains(word) || word.contains(one)) ? [] : [word.textContent];
        });
      }),
    );
    expect(covered).toEqual([]);
  });

const MET: Setup = {
  turn: { number: 6, side: 'spymaster', step: 'infiltrate' },
  plan: 'evening-news',
  lair: { 1: { card: 'doorman', attached: ['x-ray-specs'] } },
  networks: [{ nodes: ['safehouse'], spies: ['temp-agent'] }],
};

for (const [width, height, seating] of MORE_SCREENS)
  test(`a Spy hides neither name nor numbers of whom it meets at ${width}×${height}, ${seating}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openAt(page, MET, seating);
    await page.getByRole('button', { name: /, Spy, / }).click();
    await page.getByRole('button', { name: 'Send into the lair' }).click();
    const spy = page
      .locator('[data-square="1"] button')
      .filter({ hasNot: page.locator('[data-far]') })
      .last();
    await expect(spy).toHaveAccessibleName(/Spy in square 1/);
    const face = (await spy.locator('> span').boundingBox())!;
    const words = await page
      .locator('[data-square="1"] [data-type="minion"] span')
      .evaluateAll((spans) =>
        spans.flatMap((span) =>
          span.lastChild?.nodeType === Node.TEXT_NODE && span.getClientRects().length > 0
            ? [{ text: span.textContent, top: span.getBoundingClientRect().top }]
            : [],
        ),
      );
    expect(words.length).toBeGreaterThan(3);
    expect(words.filter(({ top }) => top < face.y + face.height - 3)).toEqual([]);
  });
