/** Cards in the lair show all of their faces, whatever is attached, whichever Spy is there, and in each seating. */
import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import type { Seating } from '../../src/host/index.ts';
import type { Setup } from '../../src/scenario/format.ts';
import { troubles } from './layout.ts';
import { sampled } from './sample.ts';
import { openAt } from './stage.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const TURN: Setup['turn'] = { number: 6, side: 'spymaster', step: 'infiltrate' };
const SEATINGS: readonly Seating[] = ['side-by-side', 'across'];
const LARGE: readonly [number, number][] = [
  [1280, 800],
  [800, 1280],
];
const SCREENS: readonly [number, number][] = [...LARGE, [640, 360]];

/** Calls `look` for the lair on each screen. */
async function onEach(page: Page, screens: typeof SCREENS, look: (screen: string) => Promise<void>): Promise<void> {
  for (const [width, height] of screens) {
    await page.setViewportSize({ width, height });
    const tab = page.getByRole('button', { name: 'Lair', exact: true });
    if (await tab.isVisible()) await tab.click();
    await look(`${width}×${height}`);
  }
}

for (const seating of sampled(SEATINGS, 0))
  test(`no face is cut off, ${seating}`, async ({ page }) => {
    const lair: Setup['lair'] = {
      1: { card: 'doorman', attached: ['jet-pack', 'x-ray-specs'] },
      2: { card: 'quartermaster', busy: true, attached: ['power-gauntlet'] },
      3: { card: 'shop-steward', busy: true, attached: ['jet-pack'] },
      4: { card: 'night-watchman', busy: true, attached: ['power-gauntlet'] },
      5: { card: 'switchboard-operator', attached: ['jet-pack', 'power-gauntlet', 'x-ray-specs'] },
      6: 'decoy-reactor',
      7: { card: 'revolving-architect', busy: true, attached: ['jet-pack'] },
      8: 'corridor-to-nowhere',
    };
    await openAt(page, { turn: TURN, lair }, seating);
    await expect(page.getByRole('button', { name: /^Revolving Architect, Minion in square 7, Busy/ })).toBeVisible();
    await onEach(page, LARGE, async (screen) => {
      const cut = await page
        .locator('[data-type="minion"] > span, [data-type="contraption"] > span')
        .evaluateAll((faces) =>
          faces.filter((face) => face.scrollHeight > face.clientHeight + 1).map((face) => face.textContent),
        );
      expect.soft(cut, screen).toEqual([]);
    });
  });

/** The words on Busy Minions that something covers. */
const covered = (page: Page): Promise<(string | null)[]> =>
  page.locator('[data-busy]').evaluateAll((units) =>
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

for (const seating of sampled(SEATINGS, 1))
  test(`a Busy Minion can be read, ${seating}`, async ({ page }) => {
    const lair: Setup['lair'] = {
      1: { card: 'doorman', busy: true, attached: ['jet-pack'] },
      2: { card: 'night-watchman', busy: true, attached: ['power-gauntlet'] },
      3: { card: 'shop-steward', busy: true },
      4: { card: 'night-watchman', busy: true, attached: ['jet-pack', 'power-gauntlet', 'x-ray-specs'] },
      5: {
        card: 'doorman',
        busy: true,
        damage: 2,
        attached: ['jet-pack', 'power-gauntlet', 'x-ray-specs', 'jet-pack'],
      },
    };
    await openAt(page, { turn: TURN, lair }, seating);
    await expect(page.getByRole('button', { name: /^Velvet-Rope Doorman, Minion in square 1, Busy/ })).toBeVisible();
    await onEach(page, SCREENS, async (screen) => expect.soft(await covered(page), screen).toEqual([]));
  });

for (const seating of sampled(SEATINGS, 2))
  test(`a Spy hides neither name nor numbers of whom it meets, ${seating}`, async ({ page }) => {
    await openAt(
      page,
      {
        turn: TURN,
        plan: 'evening-news',
        lair: { 1: { card: 'doorman', attached: ['x-ray-specs'] } },
        networks: [{ nodes: ['safehouse'], spies: ['temp-agent'] }],
      },
      seating,
    );
    await page.getByRole('button', { name: /, Spy, / }).click();
    await page.getByRole('button', { name: 'Send into the lair' }).click();
    const spy = page.getByRole('button', { name: /Spy in square 1/ });
    await onEach(page, SCREENS, async (screen) => {
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
      expect
        .soft(
          words.filter(({ top }) => top < face.y + face.height - 3),
          screen,
        )
        .toEqual([]);
    });
  });

test('each of four Contraptions on one Minion can be touched on a phone: in the card beside', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 360 });
  const attached = ['jet-pack', 'power-gauntlet', 'x-ray-specs', 'jet-pack'];
  await openAt(page, { turn: TURN, lair: { 2: { card: 'night-watchman', attached } } });
  await page.getByRole('button', { name: 'Lair', exact: true }).click();
  await page.getByRole('button', { name: /^Night Watchman, Minion in square 2/ }).click();
  await page.getByRole('button', { name: 'Card', exact: true }).click();
  const card = page.getByRole('region', { name: 'Card', exact: true });
  await expect(card.getByRole('button')).toHaveCount(4);
  expect(await troubles(page, '[aria-label="Card"]')).toEqual([]);
  await card.getByRole('button', { name: /^X-Ray Specs/ }).click();
  await expect(card.getByRole('heading')).toHaveText('X-Ray Specs');
  await card.getByRole('button', { name: /^Exploding Power Gauntlet/ }).click();
  await expect(card.getByRole('heading')).toHaveText('Exploding Power Gauntlet');
});
