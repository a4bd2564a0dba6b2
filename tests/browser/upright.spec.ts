/** A phone held upright: nothing lies over what is needed, and the table keeps its place. */
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import type { Setup } from '../../src/scenario/format.ts';
import { STRIP } from './seen.ts';
import { holdAtOnce, openAt } from './stage.ts';
import { inLine } from './tables.ts';
import { byTouch, edgeOf, handleOf } from './ways.ts';

const PHONES = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
];
const PEOPLE = 'people';

test.use({ hasTouch: true });

const boxOf = async (part: Locator) => {
  const box = await part.boundingBox();
  if (!box) throw new Error(`not on the page: ${part}`);
  return box;
};
const lairOf = (page: Page) => page.locator('[data-lair]');

/** The table has the whole width of the window, and all of the box of those words is in sight. */
async function keepsTheTable(page: Page, words: Locator, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  await expect(words).toBeVisible();
  const [lair, box] = [await boxOf(lairOf(page)), await boxOf(words)];
  expect.soft(lair.width, `${size.width} px wide`).toBeGreaterThan(size.width - 8);
  expect.soft(box.x).toBeGreaterThanOrEqual(0);
  expect.soft(box.x + box.width).toBeLessThanOrEqual(size.width);
  expect.soft(box.y + box.height).toBeLessThanOrEqual(size.height);
  // Some lines can be read
  expect.soft(box.height).toBeGreaterThan(80);
}

const THEIRS: Setup = {
  turn: { number: 4, side: 'spymaster', step: 'actions' },
  plan: 'left-shoes',
  lair: { 3: 'henchman', 5: 'loudspeaker' },
  networks: [{ nodes: ['safehouse'] }],
  hands: { genius: ['henchman', 'knuckles'], spymaster: ['embassy', 'scrapyard', 'safehouse', 'tailor'] },
};

test('what the bot did lies over the table, which keeps its width', async ({ page }) => {
  await page.setViewportSize(PHONES[1]);
  await openAt(page, THEIRS, 'side-by-side', 0, { genius: PEOPLE, spymaster: 'rookie' });
  const words = page.locator('[data-their-turn]');
  for (const size of PHONES) await keepsTheTable(page, words, size);
});

test.describe('with the show', () => {
  test.use({ storageState: { cookies: [], origins: [] } });
  test('what was missed stands below the lair in which it is shown, and that keeps its width', async ({ page }) => {
    await page.setViewportSize(PHONES[1]);
    const setup: Setup = {
      turn: { number: 5, side: 'genius', step: 'lair' },
      plan: 'evening-news',
      lair: { 1: 'henchman' },
      hands: { spymaster: ['cover-story'] },
    };
    await openAt(page, setup, 'one-side');
    await page.getByRole('button', { name: /^Rent-a-Henchman/ }).click();
    await page.getByRole('button', { name: /^Square 3/ }).click();
    await page.getByRole('button', { name: 'Lair done' }).click();
    await page.getByRole('button', { name: 'End turn' }).click();
    const lift = page.getByRole('button', { name: /^I am Bob/ });
    await expect(lift).toBeVisible();
    // The show waits as long as nobody looks
    await page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { value: true, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await lift.click();
    const words = page.locator('[data-recap]');
    for (const size of PHONES) {
      await keepsTheTable(page, words, size);
      const [lair, box] = [await boxOf(lairOf(page)), await boxOf(words)];
      expect.soft(box.y, `${size.width} px wide`).toBeGreaterThanOrEqual(lair.y + lair.height - 1);
    }
  });
});

test.describe('with motion on', () => {
  test.use({ storageState: { cookies: [], origins: [] } });
  for (const size of PHONES)
    test(`the cry of an INTERRUPT leaves the table its width: ${size.width} px`, async ({ page }) => {
      await page.setViewportSize(size);
      await openAt(page, THEIRS);
      const least = page.evaluate(
        () =>
          new Promise<number>((told) => {
            const lair = document.querySelector('[data-lair]')!;
            let [frames, width] = [0, innerWidth];
            const look = () => {
              width = Math.min(width, lair.getBoundingClientRect().width);
              if (frames++ < 60) requestAnimationFrame(look);
              else told(innerWidth - width);
            };
            look();
          }),
      );
      await edgeOf(page, 'genius').getByRole('button', { name: 'Interrupt' }).tap();
      await expect(page.getByText(/interrupts!$/i).first()).toBeAttached();
      expect(await least, 'px that the lair gives away').toBeLessThan(8);
    });
});

const stripOf = (page: Page) => page.getByRole('region', { name: STRIP });

/** The buttons of the strip that cannot be seen and hit whole, without scrolling. */
const notWhole = (page: Page): Promise<string[]> =>
  stripOf(page).evaluate((strip) => {
    const frame = strip.getBoundingClientRect();
    const words = document.createRange();
    return [...strip.querySelectorAll('button')]
      .filter((button) => {
        // The fuse is a button of another kind: a line.
        if (button.getBoundingClientRect().height < 20) return false;
        const { left, right, top, bottom } = button.getBoundingClientRect();
        const [inX, inY] = [(right - left) / 8, (bottom - top) / 8];
        const isHit = [
          [left + inX, top + inY],
          [right - inX, top + inY],
          [left + inX, bottom - inY],
          [right - inX, bottom - inY],
        ].every(([x, y]) => button.contains(document.elementFromPoint(x, y)));
        words.selectNodeContents(button);
        const text = words.getBoundingClientRect();
        // What waits is shortened: the log tells it whole.
        const isRead =
          button.closest('li') !== null ||
          (text.left >= left - 1 && text.right <= right + 1 && text.top + 4 >= top && text.bottom - 4 <= bottom);
        const isInside =
          left >= frame.left && right <= frame.right && top >= frame.top - 1 && bottom <= frame.bottom + 1;
        return !isHit || !isRead || !isInside || right - left < 43.5 || bottom - top < 43.5;
      })
      .map((button) => button.textContent);
  });

async function showsAllButtons(page: Page, names: readonly (string | RegExp)[]): Promise<void> {
  for (const name of names) await expect(stripOf(page).getByRole('button', { name })).toBeVisible();
  for (const size of PHONES) {
    await page.setViewportSize(size);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    await expect.poll(() => notWhole(page), `${names.join()} at ${size.width} px`).toEqual([]);
  }
}

test('each button of the strip is whole, whatever waits beside it', async ({ page }) => {
  const { press } = byTouch(page);
  await page.setViewportSize(PHONES[1]);
  await page.clock.install();
  await openAt(
    page,
    {
      turn: { number: 6, side: 'spymaster', step: 'infiltrate' },
      plan: 'left-shoes',
      lair: {
        1: { card: 'quartermaster', attached: ['power-gauntlet'] },
        3: { card: 'henchman', busy: true },
        5: 'bricklayer',
        6: 'loudspeaker',
      },
      networks: [{ nodes: ['safehouse'], spies: ['temp-agent'] }],
      hands: { genius: ['double-shift', 'plot-armour'], spymaster: ['exploding-pen', 'cover-story'] },
    },
    'side-by-side',
    5,
  );
  await press(page.getByRole('button', { name: 'Networks', exact: true }));
  await press(page.getByRole('button', { name: /^Temp Agent, Spy/ }));
  await holdAtOnce(page, stripOf(page).getByRole('button', { name: 'Send into the lair' }), press);
  await showsAllButtons(page, [/^Go on$/, /let it run this turn/]);
  await press(stripOf(page).getByRole('button', { name: 'Go on', exact: true }));
  await showsAllButtons(page, [/^Attack/, /^Sneak/]);
  await press(edgeOf(page, 'spymaster').getByRole('button', { name: 'Interrupt' }));
  await showsAllButtons(page, ['Never mind']);
  await layOpen(page, 'spymaster', 'Exploding Fountain Pen');
  await showsAllButtons(page, ['Take back', /let it run this turn/]);
  await press(page.getByRole('button', { name: /^Motivational Loudspeaker/ }).first());
  await isWaitingReadWhole(page);
  await showsAllButtons(page, ['Let it resolve']);
  await layOpen(page, 'genius', 'Double Shift');
  await showsAllButtons(page, ['Play it', 'Take back']);
  await press(stripOf(page).getByRole('button', { name: 'Play it' }));
  await showsAllButtons(page, ['Let it resolve']);
});

/** The one card that waits to resolve is told whole, with its target: on each phone, and on its side. */
async function isWaitingReadWhole(page: Page): Promise<void> {
  const waits = stripOf(page).getByRole('listitem').first();
  await expect(waits).toContainText('Exploding Fountain Pen, aimed at Motivational Loudspeaker');
  for (const { width, height } of [...PHONES, { width: 640, height: 360 }, PHONES[1]]) {
    await page.setViewportSize({ width, height });
    const cut = await waits.locator('button').evaluate((item) => {
      const words = document.createRange();
      words.selectNodeContents(item);
      // Letters do not fill their line.
      return words.getBoundingClientRect().bottom - item.getBoundingClientRect().bottom;
    });
    expect.soft(cut, `so many pixels of what waits are cut at ${width}×${height}`).toBeLessThan(4);
  }
}

async function layOpen(page: Page, side: 'genius' | 'spymaster', name: string): Promise<void> {
  const { press } = byTouch(page);
  const card = page.locator('[data-hand-card]', { hasText: name });
  for (const target of [handleOf(page, side), card, card]) await press(target);
  await expect(stripOf(page).getByRole('button', { name: 'Take back' })).toBeVisible();
}

test('each way past what a Spy meets is whole beside the other buttons', async ({ page }) => {
  const { press } = byTouch(page);
  await page.setViewportSize(PHONES[1]);
  await openAt(
    page,
    {
      turn: { number: 6, side: 'spymaster', step: 'infiltrate' },
      plan: 'left-shoes',
      lair: { 1: { card: 'henchman', busy: true }, 3: 'foreman' },
      networks: [inLine('across', ['safehouse', 'embassy'], ['contortionist'])],
      hands: { genius: ['double-shift'], spymaster: ['cover-story'] },
    },
    'side-by-side',
    2,
  );
  await press(page.getByRole('button', { name: 'Networks', exact: true }));
  await press(page.getByRole('button', { name: /^Contortionist, Spy/ }));
  await press(stripOf(page).getByRole('button', { name: 'Send into the lair' }));
  await showsAllButtons(page, [/^Attack/, /^Sneak/, /ability/]);
});

/** Taps that point as soon as something with this text lies there. */
const tapAsSoonAs = ([clientX, clientY, text]: readonly [number, number, string]) =>
  new Promise<void>((done) => {
    const look = () => {
      const there = document.elementFromPoint(clientX, clientY);
      if (there?.textContent !== text) return requestAnimationFrame(look);
      for (const type of ['pointerdown', 'pointerup', 'click'])
        there.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'touch', clientX, clientY }));
      done();
    };
    look();
  });

/** Lets the page stand still for so long (ms) after each click, as on a slow phone. */
const standStill = (ms: number) =>
  addEventListener('click', () => {
    const till = performance.now() + ms;
    while (performance.now() < till);
  });

/** Waits till the page has drawn so many frames of 16 ms as make up this time (ms). */
const drawFor = (ms: number) =>
  new Promise<void>((done) => {
    let left = ms / 16;
    const frame = () => (left-- > 0 ? requestAnimationFrame(frame) : done());
    frame();
  });

const PLAYED = [
  ['a Minion', 'genius', { number: 5, side: 'genius', step: 'lair' }, 'henchman', 'Lair'],
  ['a Node', 'spymaster', { number: 6, side: 'spymaster', step: 'actions' }, 'embassy', 'Networks'],
] as const;
for (const [what, side, turn, card, asks] of PLAYED)
  test(`PLAY IT for ${what} shows where it goes, and a second touch there shows nothing else`, async ({ page }) => {
    const { press } = byTouch(page);
    const tab = (name: string) => page.getByRole('button', { name, exact: true });
    await page.setViewportSize(PHONES[1]);
    await openAt(page, { ...THEIRS, turn, hands: { [side]: [card] } }, 'one-side');
    await press(page.locator('[data-hand-card]').first());
    const { x, y, width, height } = await boxOf(page.locator('[data-hand]').getByRole('button', { name: 'Play it' }));
    const at = [x + width - 24, y + height / 2] as const;
    await page.evaluate(standStill, 900);
    const again = page.evaluate(tapAsSoonAs, [...at, 'Card'] as const);
    await page.touchscreen.tap(...at);
    await again;
    await expect(stripOf(page).getByRole('button', { name: 'Take back' })).toBeVisible();
    await expect(tab(asks)).toHaveAttribute('aria-pressed', 'true');
    // Later a touch of a tab is meant
    await page.evaluate(drawFor, 800);
    await press(tab('Card'));
    await expect(tab('Card')).toHaveAttribute('aria-pressed', 'true');
  });

test('whatever the open hand says, its cards and buttons stay where they are', async ({ page }) => {
  const { press } = byTouch(page);
  const cards = ['powder-keg', 'doorman', 'reactor', 'henchman', 'trapdoor', 'knuckles', 'power-gauntlet'];
  await page.setViewportSize(PHONES[0]);
  await openAt(
    page,
    {
      turn: { number: 5, side: 'genius', step: 'lair' },
      plan: 'left-shoes',
      lair: { 2: 'henchman' },
      hands: { genius: cards },
    },
    'side-by-side',
    0,
    { genius: PEOPLE, spymaster: 'rookie' },
  );
  await press(handleOf(page, 'genius'));
  const inHand = page.locator('[data-hand-card]');
  const hint = page.locator('[data-hand]').getByRole('button', { name: /hint/i });
  const said = page.getByRole('region', { name: 'About the card' });
  for (const size of PHONES) {
    await page.setViewportSize(size);
    // It has come to rest
    await page.locator('[data-hand]').evaluate((hand) => Promise.all(hand.getAnimations().map((one) => one.finished)));
    const [first, right] = [await boxOf(page.locator('[data-hand]')), await boxOf(hint)];
    for (let card = 0; card < cards.length; card++) {
      // A second touch would lay it open
      if ((await inHand.nth(card).getAttribute('data-shown')) === null) await press(inHand.nth(card));
      expect.soft(await boxOf(page.locator('[data-hand]')), cards[card]).toEqual(first);
      expect.soft(await boxOf(hint), cards[card]).toEqual(right);
      expect.soft((await boxOf(said)).width).toBeGreaterThan(size.width - 30);
    }
    await press(hint);
    await expect(page.locator('[data-hint]')).toBeAttached();
    expect.soft((await boxOf(hint)).y).toBe(right.y);
    expect.soft(await boxOf(page.locator('[data-hand]'))).toEqual(first);
    await press(hint);
  }
});
