/** The names of all cards, wherever one is shown: no line ends within a word. */
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { readCards } from '../../src/cards/read.ts';
import type { Card } from '../../src/engine/index.ts';
import type { Seating } from '../../src/record/index.ts';
import type { Setup } from '../../src/scenario/format.ts';
import { Player } from './player.ts';
import { sampled } from './sample.ts';
import { openAt } from './stage.ts';
import { SCREENS, TABLES } from './tables.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const { cards } = readCards(fileURLToPath(new URL('../../src/cards', import.meta.url)));
const ofType = (type: Card['type']): string[] => cards.filter((card) => card.type === type).map(({ id }) => id);
const statics = cards.filter((card) => card.type === 'contraption' && card.kind === 'static').map(({ id }) => id);

/** The words of cards' names that two lines share, as "Quartermaster at 18 px". */
const broken = (page: Page): Promise<string[]> =>
  page.evaluate(
    (names) => {
      const found = new Set<string>();
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      while (texts.nextNode()) {
        const { currentNode: text } = texts;
        const name = text.textContent ?? '';
        if (!names.includes(name.trim()) || !text.parentElement?.checkVisibility({ visibilityProperty: true }))
          continue;
        for (const { 0: word, index } of name.matchAll(/[^\s-]+/g)) {
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          const tops = [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => top);
          if (Math.max(...tops) - Math.min(...tops) > 1)
            found.add(`${word} at ${Math.round(text.parentElement.getBoundingClientRect().width)} px`);
        }
      }
      return [...found];
    },
    cards.map(({ name }) => name),
  );

/** Looks on screens of all sizes. `part`: what a phone shows. */
async function onEach(page: Page, part: string): Promise<void> {
  for (const [width, height] of SCREENS) {
    await page.setViewportSize({ width, height });
    // A tab that is pressed already may lie under the own hand.
    const tab = page.getByRole('button', { name: part, exact: true, pressed: false });
    if (await tab.isVisible()) await tab.click();
    expect.soft(await broken(page), `${width}×${height}`).toEqual([]);
  }
}

const inEights = (ids: readonly string[]): string[][] =>
  ids.length === 0 ? [] : [ids.slice(0, 8), ...inEights(ids.slice(8))];
const CARRIED = ['jet-pack', 'power-gauntlet', 'x-ray-specs'];
const SEATINGS: readonly Seating[] = ['side-by-side', 'across', 'one-side'];
const STATES = {
  free: {},
  busy: { busy: true, damage: 1 },
  'with one Contraption': { attached: CARRIED.slice(0, 1) },
  'with three Contraptions, Busy': { attached: CARRIED, busy: true },
};

/** Rooms to be looked at: eight cards each, all in one state. */
const ROOMS = [
  ...sampled(Object.entries(STATES), 3).flatMap(([state, how]) =>
    inEights(ofType('minion')).map((ids) => ({ state, lair: ids.map((card) => ({ card, ...how })) })),
  ),
  { state: 'static', lair: statics },
];
const SPY = { spy: 'contortionist', square: 1 };

for (const seating of sampled(SEATINGS, 0))
  test(`in the lair, ${seating}`, async ({ context }) => {
    for (const { state, lair } of ROOMS)
      for (const infiltration of sampled([undefined, SPY], 1)) {
        const page = await context.newPage();
        const networks = [{ nodes: ['safehouse'], spies: ['contortionist'] }];
        const turn = { number: 6, side: 'spymaster', step: 'infiltrate' } as const;
        await test.step(`${state} ${infiltration ? 'with a Spy' : ''}`, async () => {
          const squares = Object.fromEntries(lair.map((card, i) => [i + 1, card]));
          await openAt(
            page,
            { turn, lair: squares, networks, ...(infiltration && { infiltration }) } as Setup,
            seating,
          );
          await onEach(page, 'Lair');
        });
        await page.close();
      }
  });

for (const seating of sampled(SEATINGS, 1))
  test(`in the Networks, ${seating}`, async ({ page }) => {
    const { networks, unassigned } = TABLES.many;
    const spies = [...networks.flatMap((network) => network.spies ?? []), ...unassigned];
    expect(spies.toSorted(), 'all Spies are there').toEqual(ofType('spy').toSorted());
    await openAt(page, TABLES.many, seating);
    await onEach(page, 'Networks');
  });

const HANDS = {
  genius: [...ofType('minion'), ...ofType('epiphany'), ...ofType('contraption')],
  spymaster: [...ofType('spy'), ...ofType('node'), ...ofType('intelligence')],
};
for (const side of ['genius', 'spymaster'] as const)
  test(`in the hand of the ${side}`, async ({ context }) => {
    const hands = inEights(HANDS[side]);
    for (const hand of [...hands, [...hands[0], ...hands[1].slice(0, 4)]]) {
      const page = await context.newPage();
      await openAt(page, { turn: TABLES.few.turn, plan: TABLES.few.plan, hands: { [side]: hand } });
      await new Player(page).openHand(side);
      await onEach(page, 'Lair');
      await page.close();
    }
  });

test.describe('on a phone held upright', () => {
  test.use({ viewport: { width: 360, height: 640 } });

  test('before a Spy in the lair', async ({ context }) => {
    for (const ids of inEights(ofType('minion'))) {
      const page = await context.newPage();
      const turn = { number: 6, side: 'spymaster', step: 'infiltrate' } as const;
      const networks = [{ nodes: ['safehouse'], spies: ['contortionist'] }];
      const lair = Object.fromEntries(ids.map((card, i) => [i + 1, { card, busy: i % 2 > 0 }]));
      await openAt(page, { turn, lair, networks, infiltration: { spy: 'contortionist', square: 2 } } as Setup);
      expect.soft(await broken(page), ids.join()).toEqual([]);
      await page.close();
    }
  });

  for (const side of ['genius', 'spymaster'] as const)
    test(`in the hand of the ${side}`, async ({ context }) => {
      for (const hand of inEights(HANDS[side])) {
        const page = await context.newPage();
        await openAt(page, { turn: TABLES.few.turn, plan: TABLES.few.plan, hands: { [side]: hand } });
        await new Player(page).openHand(side);
        expect.soft(await broken(page), hand.join()).toEqual([]);
        await page.close();
      }
    });

  test('in the Networks, where each Spy says whole that it was sent', async ({ page }) => {
    const { networks } = TABLES.many;
    const infiltrated = networks.flatMap(({ spies = [] }) => spies);
    await openAt(page, {
      ...TABLES.many,
      turn: { number: 8, side: 'spymaster', step: 'infiltrate' },
      infiltrated,
    } as Setup);
    expect.soft(await broken(page)).toEqual([]);
    const signs = page.getByText('sent', { exact: true }).filter({ visible: true });
    await expect(signs).toHaveCount(infiltrated.length);
    const cut = await signs.evaluateAll((all) =>
      all.filter((sign) => {
        const tile = sign.closest('button')!.getBoundingClientRect();
        const { left, right } = sign.getBoundingClientRect();
        return left < tile.left || right > tile.right;
      }),
    );
    expect(cut).toEqual([]);
  });
});

test('among all cards', async ({ page }) => {
  await page.goto('./');
  await page.getByRole('button', { name: 'Rules & cards' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cards', exact: true }).click();
  await expect(page.getByRole('dialog').getByRole('article').first()).toBeVisible();
  await onEach(page, 'Cards');
});
