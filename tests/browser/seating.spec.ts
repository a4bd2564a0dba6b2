/** Across a tablet, each side reads the lair, score, plan and a card; the strip faces who has to act, or else who looks on. */

import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import type { Seating } from '../../src/record/index.ts';
import type { Setup } from '../../src/scenario/format.ts';
import { sampled } from './sample.ts';
import { STRIP } from './seen.ts';
import { holdAtOnce, openAt } from './stage.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const LAIR: Setup = {
  turn: { number: 7, side: 'genius', step: 'lair' },
  plan: 'moon-portrait',
  lair: { 1: 'henchman' },
};
const INFILTRATE: Setup = { ...LAIR, turn: { number: 6, side: 'spymaster', step: 'infiltrate' } };

/** The width and height of screens, and whether the shared texts are turned on them. */
type Screens = readonly (readonly [number, number, boolean])[];
const CASES: readonly [string, Setup, Seating, Screens][] = [
  [
    'the Genius across a tablet',
    LAIR,
    'across',
    [
      [1280, 800, true],
      [800, 1280, true],
      [640, 360, false],
    ],
  ],
  ['the Master across a tablet', INFILTRATE, 'across', [[1280, 800, false]]],
  ['the Genius side by side', LAIR, 'side-by-side', [[1280, 800, false]]],
];

for (const [who, setup, seating, screens] of sampled(CASES, 0))
  test(`the steps and the strip face ${who}`, async ({ page }) => {
    await openAt(page, setup, seating);
    for (const [width, height, turned] of screens) {
      await page.setViewportSize({ width, height });
      for (const part of [
        page.getByRole('list', { name: /^Steps of the turn/ }).locator('..'),
        page.getByRole('region', { name: STRIP }),
      ])
        await expect(part, `${width}×${height}`).toHaveCSS('rotate', turned ? '180deg' : 'none');
    }
  });

test('what happens by itself is told to the side that looks on, and HOLD faces it', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const sent: Setup = {
    ...INFILTRATE,
    networks: [{ nodes: ['safehouse'], spies: ['temp-agent'] }],
    hands: { genius: ['double-shift'], spymaster: ['cover-story'] },
  };
  await page.clock.install();
  await openAt(page, sent, 'across', 5);
  const strip = page.getByRole('region', { name: STRIP });
  await expect(strip).toHaveCSS('rotate', 'none');
  await holdAtOnce(page, strip.getByRole('button', { name: 'Send Temp Agent' }), (target) => target.click());
  await expect(strip).toHaveCSS('rotate', '180deg');
  for (const name of ['Go on', /let it run/])
    await expect(strip.getByRole('button', { name, exact: true }), 'turned with the strip alone').toHaveCSS(
      'rotate',
      'none',
    );
});

test('across a tablet both sides read the score and the plan', async ({ page }) => {
  await openAt(page, { ...LAIR, plan: { card: 'moon-portrait', status: 'advanced' }, score: { genius: 4 } }, 'across');
  for (const [width, height] of [
    [1280, 800],
    [800, 1280],
  ]) {
    await page.setViewportSize({ width, height });
    const again = await page.locator('[data-again]').evaluateAll((all) =>
      all.map((part) => {
        const around = (part.closest('[data-plan] button') ?? part.closest('header'))?.getBoundingClientRect();
        const { top, bottom, left, right } = part.getBoundingClientRect();
        const isWhole = around && top >= around.top && bottom <= around.bottom;
        return [
          part.textContent,
          getComputedStyle(part).rotate,
          isWhole && left >= around.left && right <= around.right,
        ];
      }),
    );
    expect(again, `${width}×${height}`).toEqual([
      ['4/10', '180deg', true],
      ['0/10', '180deg', true],
      [expect.stringMatching(/^Carve My Face.*advanced$/), '180deg', true],
    ]);
  }
});

test.describe('who has chosen nothing yet', () => {
  test.use({ hasTouch: true });
  for (const [device, width, height, seating] of [
    ['a phone passes it on', 390, 844, 'passing the device'],
    ['a tablet held upright sits across', 800, 1280, 'across a tablet'],
    ['a tablet on its side sits side by side', 1280, 800, 'side by side'],
  ] as const)
    test(`with ${device}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.goto('./');
      await expect(page.getByText(new RegExp(`^${seating} · `))).toBeVisible();
    });
});

/** The words that can be seen in the parts, and in them alone those that stand on their feet, or on their head. */
const upright = (page: Page, parts: string, from: 'near' | 'far'): Promise<string[]> =>
  page.locator(parts).evaluateAll((found, from) => {
    const isTurned = (one: Element | null): boolean =>
      one !== null && (getComputedStyle(one).rotate === '180deg') !== isTurned(one.parentElement);
    return found.map((part) =>
      [...part.querySelectorAll('*')]
        .filter((one) => one.checkVisibility({ visibilityProperty: true }) && isTurned(one) === (from === 'far'))
        .flatMap((one) => [...one.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE))
        .map((node) => node.textContent?.trim())
        .filter(Boolean)
        .join(' '),
    );
  }, from);

const MET: Setup = {
  ...INFILTRATE,
  lair: { 1: { card: 'doorman', attached: ['x-ray-specs', 'jet-pack'] }, 3: 'henchman', 6: 'decoy-reactor' },
  networks: [{ nodes: ['safehouse'], spies: ['temp-agent'] }],
  infiltration: { spy: 'temp-agent', square: 1 },
};

test('each side reads the lair, a card and the log on a tablet', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openAt(page, MET, 'across');
  await page.getByRole('button', { name: /^Velvet-Rope Doorman, Minion in square 1/ }).click();
  for (const [width, height] of [
    [1280, 800],
    [800, 1280],
    [1180, 820],
  ]) {
    await page.setViewportSize({ width, height });
    for (const parts of [
      '[data-square] [data-type]',
      '[data-spy] > [data-card]',
      '[data-reader] [aria-label="Card"]',
    ]) {
      const near = (await upright(page, parts, 'near')).filter((text) => text !== '');
      expect(near.length, `${width}×${height}`).toBeGreaterThan(0);
      expect((await upright(page, parts, 'far')).filter((text) => text !== '').toSorted()).toEqual(near.toSorted());
    }
    for (const words of ['Velvet-Rope Doorman', 'Rent-a-Henchman', 'Temp Agent'])
      expect((await upright(page, '[data-lair]', 'far')).join()).toContain(words);
    expect((await upright(page, '[data-reader="far"]', 'far')).join()).toMatch(/Velvet-Rope Doorman.*Perception/);
    const readers = await page.locator('[data-reader]').all();
    const tops = await Promise.all(readers.map(async (reader) => (await reader.boundingBox())!.y));
    expect(tops[1]).toBeLessThan(tops[0]);
  }
});

test('an edge says how to peek, and how many cards are left to draw, on a tablet held upright', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 1280 });
  const hand = Array(12).fill('henchman') as string[];
  await openAt(page, { ...LAIR, hands: { genius: hand }, discards: { genius: ['henchman', 'henchman'] } });
  const edge = page.getByRole('region', { name: /, Evil Genius$/ });
  const hint = edge.getByText('press to peek', { exact: true });
  expect(await hint.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThan(1);
  expect((await hint.boundingBox())!.height).toBeLessThan(30);
  await edge.getByRole('button', { name: '2 discards', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Discard pile of Ada' });
  await expect(dialog).toContainText(/Left to draw: \d+ cards, and \d+ Evil Plans to choose from\./);
});

test('an edge tells its deck and plans across an upright tablet', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 1280 });
  await openAt(page, LAIR, 'across');
  const edge = page.getByRole('region', { name: /, Evil Genius$/ });
  for (const pile of [/^\d+ deck$/, /^\d+ plans$/]) await expect(edge.getByText(pile)).toBeVisible();
});
