/** Cards in the lair show all of their faces, whatever is attached, whichever Spy is there, and in each seating. */

import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { readCards } from '../../src/cards/read.ts';
import type { Card } from '../../src/engine/index.ts';
import type { Seating } from '../../src/record/index.ts';
import type { Setup } from '../../src/scenario/format.ts';
import { troubles } from './layout.ts';
import { sampled } from './sample.ts';
import { openAt } from './stage.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const { cards } = readCards(fileURLToPath(new URL('../../src/cards', import.meta.url)));
const TURN: Setup['turn'] = { number: 6, side: 'spymaster', step: 'infiltrate' };
const CARRIED = ['jet-pack', 'power-gauntlet', 'x-ray-specs', 'jet-pack'];
const SEATINGS: readonly Seating[] = ['side-by-side', 'across'];
const LARGE: readonly [number, number][] = [
  [1280, 800],
  [800, 1280],
  [1180, 820],
  [1920, 1080],
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

/** The words on those cards that something painted covers. */
const covered = (page: Page, cards: string): Promise<(string | null)[]> =>
  page.locator(cards).evaluateAll((units) => {
    const isPainted = (one: Element): boolean => {
      const { backgroundColor, backgroundImage } = getComputedStyle(one);
      return one instanceof SVGElement || backgroundImage !== 'none' || backgroundColor !== 'rgba(0, 0, 0, 0)';
    };
    const isTilted = (one: Element): boolean => {
      const { rotate, transform } = getComputedStyle(one);
      return rotate !== 'none' || transform !== 'none';
    };
    // A finger reaches a button beside it too, where nothing of it is painted.
    const paintedAt = (x: number, y: number) =>
      document.elementsFromPoint(x, y).find((one) => {
        const box = one.getBoundingClientRect();
        return isPainted(one) && box.top <= y && y <= box.bottom && box.left <= x && x <= box.right;
      });
    return units.flatMap((unit) => {
      const words = [...unit.querySelectorAll('span')].filter(
        (span) => span.lastChild?.nodeType === Node.TEXT_NODE && span.getClientRects().length > 0,
      );
      return words.flatMap((word) => {
        // A tilted box has corners that are not its own. Its text has none.
        const text = document.createRange();
        text.selectNode(word.lastChild!);
        const { left, right, top, height } = (isTilted(word) ? text : word).getBoundingClientRect();
        const over = [left + 1, (left + right) / 2, right - 1].flatMap((x) =>
          [0.3, 0.7].map((part) => paintedAt(x, top + height * part)),
        );
        return over.every((one) => one?.contains(word) || word.contains(one ?? null)) ? [] : [word.textContent];
      });
    });
  });

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
    await onEach(page, SCREENS, async (screen) => expect.soft(await covered(page, '[data-busy]'), screen).toEqual([]));
  });

for (const seating of sampled(SEATINGS, 1))
  test(`a Spy hides no word of whom it meets, ${seating}`, async ({ page }) => {
    await openAt(
      page,
      {
        turn: TURN,
        plan: 'evening-news',
        lair: { 1: { card: 'doorman', busy: true, damage: 1, attached: CARRIED } },
        networks: [{ nodes: ['safehouse'], spies: ['temp-agent'] }],
        infiltration: { spy: 'temp-agent', square: 1 },
      },
      seating,
    );
    await expect(page.getByRole('button', { name: /Spy in square 1/ })).toBeVisible();
    await onEach(page, SCREENS, async (screen) => {
      for (const cards of ['[data-square="1"] [data-type]', '[data-square="1"] > [data-card]'])
        expect.soft(await covered(page, cards), screen).toEqual([]);
      expect.soft(await page.locator('[data-square="1"] [data-type] span:visible').count(), screen).toBeGreaterThan(5);
    });
  });

/** The texts of the parts that are smaller than they may be on the screen. */
const tooSmall = (page: Page, parts: string): Promise<string[]> =>
  page.locator(parts).evaluateAll((found) => {
    const least = innerHeight < 480 ? 10 : 12;
    return found.flatMap((part) =>
      [...part.querySelectorAll('*')]
        .filter((one) => one.lastChild?.nodeType === Node.TEXT_NODE && one.checkVisibility())
        .filter(
          (one) => !one.closest('small, .visually-hidden') && Number.parseFloat(getComputedStyle(one).fontSize) < least,
        )
        .map((one) => `${one.textContent}: ${getComputedStyle(one).fontSize}`),
    );
  });

for (const seating of sampled(SEATINGS, 0))
  test(`a Minion with four Contraptions is read whole in the card beside, ${seating}`, async ({ page }) => {
    await openAt(
      page,
      {
        turn: TURN,
        lair: {
          1: { card: 'revolving-architect', busy: true, damage: 1, attached: CARRIED },
          2: { card: 'switchboard-operator', attached: CARRIED },
        },
      },
      seating,
    );
    for (const name of ['Revolving Architect', 'Switchboard Siren']) {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.getByRole('button', { name: new RegExp(`^${name}, Minion`) }).click();
      await onEach(page, SCREENS, async (screen) => {
        const over = await page
          .locator('[aria-label="Card"]')
          .evaluateAll((cards) =>
            cards.map(({ scrollHeight, clientHeight }) => Math.max(0, scrollHeight - clientHeight)),
          );
        expect.soft(over, screen).toEqual(over.map(() => 0));
        expect.soft(await tooSmall(page, '[data-lair], [data-reader]'), screen).toEqual([]);
      });
    }
  });

test('the counters of a Contraption on a Minion stay within its strip', async ({ page }) => {
  const charged = cards.map((card): Card => {
    if (card.type !== 'contraption' || card.id !== 'power-gauntlet') return card;
    return { ...card, counters: { name: 'charge', count: 12 } };
  });
  const lair: Setup['lair'] = {
    1: { card: 'knuckles', attached: ['power-gauntlet'] },
    2: { card: 'henchman', attached: ['power-gauntlet', 'x-ray-specs'] },
  };
  await openAt(page, { turn: TURN, lair }, 'side-by-side', 0, undefined, charged);
  await onEach(page, LARGE, async (screen) => {
    const counters = page.locator('[data-lair] [data-shortcut] [data-counters]');
    await expect(counters.first()).toBeVisible();
    const beyond = await counters.evaluateAll((all) =>
      all.map((one) => {
        const [inner, strip] = [one, one.closest('button') ?? one].map((part) => part.getBoundingClientRect());
        return Math.max(0, strip.left - inner.left, inner.right - strip.right);
      }),
    );
    expect.soft(beyond, screen).toEqual([0, 0]);
  });
});

test('each of four Contraptions on one Minion can be touched on a phone: in the card beside', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 360 });
  await openAt(page, { turn: TURN, lair: { 2: { card: 'night-watchman', attached: CARRIED } } });
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
