/** Everything fits, can be hit, and is told: on a phone held flat, on tablets both ways round, on a laptop. */
import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { Player } from './player.ts';
import type { Seen } from './seen.ts';
import { button, buttons, STRIP } from './seen.ts';
import { edgeOf } from './ways.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, hasTouch: true });

/** What is wrong with the layout of the part `scope`: nothing, if all is well. */
const troubles = (page: Page, scope: string): Promise<string[]> =>
  page.evaluate((scope) => {
    const found: string[] = [];
    const root = document.documentElement;
    if (root.scrollWidth > innerWidth) found.push(`the page is ${root.scrollWidth} px wide`);
    const name = (one: Element) =>
      `${one.tagName} "${(one.textContent ?? '').replace(/\s+/g, ' ').trim().slice(0, 60)}"`;
    const hits = (one: Element, x: number, y: number) => {
      const top = document.elementFromPoint(x, y);
      return top !== null && (one.contains(top) || (top.contains(one) && top.matches('label')));
    };
    for (const part of document.querySelectorAll(scope))
      for (const one of part.querySelectorAll<HTMLElement>('button, input, select, a[href]')) {
        if (!one.checkVisibility({ visibilityProperty: true }) || one.closest('[aria-hidden="true"], [inert]'))
          continue;
        const target = one.closest('label') ?? one;
        target.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
        const box = target.getBoundingClientRect();
        const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
        const wide = box.width >= 43.5 || (hits(target, x - 21, y) && hits(target, x + 21, y));
        const high = box.height >= 43.5 || (hits(target, x, y - 21) && hits(target, x, y + 21));
        const size = `${Math.round(box.width)}×${Math.round(box.height)}`;
        if (!wide || !high) found.push(`${name(one)} is only ${size}`);
        if (!hits(target, x, y)) {
          const over = document.elementFromPoint(x, y);
          found.push(
            `${name(one)} (${size}) cannot be hit at its centre: ${over ? name(over) : 'it is off the screen'}`,
          );
        }
      }
    return found;
  }, scope);

/** Each line of the prompt can be read: it is on the screen, and nothing lies on it. */
const isPromptTold = (page: Page): Promise<boolean> =>
  page.evaluate((strip) => {
    const text = document.querySelector(`[aria-label="${strip}"] p`);
    const lines = [...(text?.getClientRects() ?? [])];
    const isRead = ({ x, y, width, height }: DOMRect) =>
      [0.1, 0.5, 0.9].every((part) => {
        const top = document.elementFromPoint(x + width * part, y + height / 2);
        return top !== null && (text?.contains(top) || top.contains(text));
      });
    return lines.length > 0 && lines.every(isRead);
  }, STRIP);

/** The cards of an open hand that cannot be touched as it lies, without scrolling. */
const outOfReach = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('[data-hand-card]')]
      .filter((card) => {
        const { x, y, width, height } = card.getBoundingClientRect();
        const top = document.elementFromPoint(x + width / 2, y + height / 2);
        return x < 0 || x + width > innerWidth || !card.contains(top);
      })
      .map((card) => card.textContent ?? ''),
  );

async function look(page: Page, screen: string, scope = 'body'): Promise<void> {
  expect.soft(await troubles(page, scope), screen).toEqual([]);
}
async function lookAtTable(page: Page, screen: string): Promise<void> {
  await look(page, screen);
  expect.soft(await isPromptTold(page), `${screen}: the prompt is told`).toBe(true);
}

const LONG_NAMES = {
  genius: 'Doctor Wilhelmina Archibald Featherstonehaugh',
  spymaster: 'Sir_Bartholomew_Quentin_Ponsonby_Cholmondeley',
};

/** Which parts of the scoreboard lie on one another. */
const overlaps = (page: Page): Promise<string[]> =>
  page.locator('header', { has: page.getByRole('list', { name: /^Steps of the turn/ }) }).evaluate((board) => {
    const parts = [...board.querySelectorAll('p > span, div > span, span > b, li')]
      .filter((part) => part.checkVisibility())
      .map((part) => ({ part, box: part.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1);
    return parts.flatMap(({ part, box }, i) =>
      parts
        .slice(i + 1)
        .filter(({ part: other, box: o }) => {
          if (part.contains(other) || other.contains(part)) return false;
          const [wide, high] = [
            Math.min(box.right, o.right) - Math.max(box.left, o.left),
            Math.min(box.bottom, o.bottom) - Math.max(box.top, o.top),
          ];
          return wide > 1 && high > 1;
        })
        .map(({ part: other }) => `"${part.textContent}" and "${other.textContent}"`),
    );
  });

const SIZES = [
  { width: 640, height: 360, seating: 'Passing the device' },
  { width: 800, height: 1280, seating: 'Across a tablet' },
  { width: 1180, height: 820, seating: 'Across a tablet' },
  { width: 1280, height: 800, seating: 'Side by side' },
];

for (const { width, height, seating } of SIZES)
  test.describe(`${width}×${height}`, () => {
    test.use({ viewport: { width, height } });
    test('everything fits and can be hit', async ({ page }) => {
      const player = new Player(page, { clumsy: 'genius' });
      const atStep = (name: RegExp) => (seen: Seen) => button(seen, name, STRIP) !== undefined;
      const peekAt = async (side: 'genius' | 'spymaster') => {
        await player.openHand(side);
        expect.soft(await outOfReach(page), `the hand of the ${side}, held`).toEqual([]);
        await look(page, `the hand of the ${side}`, '[data-peek]');
        await player.closeHand(side);
      };
      await page.goto('./');
      await expect(page.getByRole('heading', { name: 'Evil Genius VS Spies' })).toBeVisible();
      await look(page, 'start');
      await page.getByRole('button', { name: 'New game' }).click();
      await expect(page.getByRole('heading', { name: 'New game' })).toBeVisible();
      await look(page, 'set-up');
      await player.start({ seed: 7, seating });
      await look(page, 'curtain');
      await player.playOn((seen) => /choose your Evil Plan$/.test(seen.heading));
      await look(page, 'plans');
      await player.playOn(atStep(/^Lair done$/));
      await lookAtTable(page, 'the Genius’s turn');
      await peekAt('genius');
      await edgeOf(page, 'genius').getByRole('button', { name: 'More' }).click();
      await look(page, 'more of an edge', '[data-edge-of="genius"]');
      await edgeOf(page, 'genius').getByRole('button', { name: 'More' }).click();
      await player.playFromHand('genius', (cards) => cards[0]);
      await lookAtTable(page, 'a card laid open');
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await look(page, 'menu', 'dialog');
      await page.getByRole('button', { name: 'Settings' }).click();
      await look(page, 'settings', 'dialog');
      await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
      await player.playOn((seen) => seen.all.includes('Round 3') && atStep(/^Actions done$/)(seen));
      await lookAtTable(page, 'the Master’s turn');
      await peekAt('spymaster');
      await player.playOn((seen) => / is in square \d: choose\.$/.test(seen.prompt));
      await lookAtTable(page, 'infiltration');
      await edgeOf(page, 'genius').getByRole('button', { name: 'More' }).click();
      await edgeOf(page, 'genius').getByRole('button', { name: 'Hold the next step for me' }).click();
      const seen = await player.see();
      const way = buttons(seen, STRIP).find(({ name }) => /^(Attack|Ignore|Destroy) /.test(name));
      if (!way) throw new Error('no way past the square');
      await player.press(way, seen);
      await lookAtTable(page, 'stack');
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      await page.getByRole('button', { name: 'Concede …' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Evil Genius' }).click();
      await page.getByRole('button', { name: 'Evil Genius concedes' }).click();
      await expect(page.getByRole('heading', { name: 'Spy Master wins' })).toBeVisible();
      await look(page, 'end');
    });
  });

test('names of any length leave the scoreboard as it is', async ({ page }) => {
  const player = new Player(page);
  await player.start({ seed: 7 });
  await player.playOn((seen) => button(seen, /^Lair done$/, STRIP) !== undefined);
  await page.evaluate((names) => {
    for (const [key, text] of Object.entries(localStorage))
      if (key.startsWith('egvs:game:')) localStorage.setItem(key, JSON.stringify({ ...JSON.parse(text), names }));
  }, LONG_NAMES);
  await page.reload();
  await page.getByRole('button', { name: /lift the curtain$/ }).click();
  await expect(page.getByRole('list', { name: `Steps of the turn of ${LONG_NAMES.genius}` })).toBeVisible();
  for (const { width, height } of SIZES) {
    await page.setViewportSize({ width, height });
    expect.soft(await overlaps(page), `${width}×${height}`).toEqual([]);
    await lookAtTable(page, `long names at ${width}×${height}`);
  }
});
