/** The strip in the middle shows all of its content, however much waits or can be chosen. */
import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import type { Setup } from '../../src/scenario/format.ts';
import { cutTexts, isPromptTold } from './layout.ts';
import { Player } from './player.ts';
import { button, STRIP } from './seen.ts';
import { openAt } from './stage.ts';
import { inLine } from './tables.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const SCREENS: readonly [number, number][] = [
  [1280, 800],
  [800, 1280],
  [640, 360],
  [2560, 1440],
];
const stripOf = (page: Page) => page.getByRole('region', { name: STRIP });

/** The buttons of the strip of which a part is cut off in height, or whose words reach beyond them. */
const cutOff = (page: Page): Promise<(string | null)[]> =>
  stripOf(page).evaluate((strip) => {
    const words = document.createRange();
    /** The upper and lower end of what the strip and the boxes in it leave in sight. */
    const frameOf = (button: Element): [number, number] => {
      const ends: DOMRect[] = [];
      for (let around = button.parentElement; around && strip.contains(around); around = around.parentElement)
        if (around === strip || getComputedStyle(around).overflowY !== 'visible')
          ends.push(around.getBoundingClientRect());
      return [Math.max(...ends.map(({ top }) => top)), Math.min(...ends.map(({ bottom }) => bottom))];
    };
    return [...strip.querySelectorAll('button')]
      .filter((button) => button.checkVisibility())
      .filter((button) => {
        words.selectNodeContents(button);
        const text = words.getBoundingClientRect();
        const box = button.getBoundingClientRect();
        const [top, bottom] = frameOf(button);
        // Letters do not fill their line. What waits is shortened: the log tells it whole.
        const [above, below] = button.closest('li') ? [box.top, box.bottom] : [text.top + 4, text.bottom - 4];
        const high = Math.min(box.top, above) < top - 1 || above < box.top;
        const low = Math.max(box.bottom, below) > bottom + 1 || below > box.bottom;
        return high || low || text.left < box.left - 1 || text.right > box.right + 1;
      })
      .map((button) => button.textContent);
  });

async function onEach(page: Page, look: (screen: string) => Promise<void>): Promise<void> {
  for (const [width, height] of SCREENS) {
    await page.setViewportSize({ width, height });
    await look(`${width}×${height}`);
  }
}

test('a stack of five leaves what to do to be read', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openAt(page, {
    turn: { number: 6, side: 'spymaster', step: 'infiltrate' },
    plan: 'moon-portrait',
    lair: { 1: 'doorman' },
    networks: [{ nodes: ['safehouse'], spies: ['temp-agent'] }],
    hands: {
      genius: ['monologue', 'foreseen', 'letter-bomb'],
      spymaster: ['stunt-double', 'medicinal-martini', 'bribe'],
    },
  });
  await page.getByRole('button', { name: /^Temp Agent, Spy/ }).click();
  await stripOf(page).getByRole('button', { name: 'Send into the lair' }).click();
  await expect(stripOf(page).getByRole('button', { name: /^Attack/ })).toBeVisible();
  const player = new Player(page);
  await page
    .getByRole('region', { name: /, Evil Genius$/ })
    .getByRole('button', { name: 'Interrupt' })
    .click();
  for (const side of ['genius', 'spymaster', 'genius', 'spymaster', 'genius'] as const) {
    await player.playFromHand(side, ([card]) => card);
    for (let seen = await player.see(); button(seen, /^Take back$/, STRIP); seen = await player.see())
      await player.playCommitted(seen);
  }
  await expect(stripOf(page).getByRole('listitem')).toHaveCount(5);
  await onEach(page, async (screen) => {
    expect.soft(await isPromptTold(page), `${screen}: the prompt is told`).toBe(true);
    expect.soft(await cutOff(page), screen).toEqual([]);
  });
});

const CROSS: Setup['networks'] = [
  {
    nodes: [
      { card: 'embassy', id: 'middle', at: [0, 0] },
      { card: 'embassy', id: 'left', at: [-1, 0] },
      { card: 'embassy', id: 'right', at: [1, 0] },
      { card: 'embassy', id: 'top', at: [0, -1] },
      { card: 'embassy', id: 'bottom', at: [0, 1] },
    ],
    links: [
      ['left', 'middle'],
      ['middle', 'right'],
      ['top', 'middle'],
      ['middle', 'bottom'],
    ],
  },
];

test('R3.5 what completing a plan takes away is told whole', async ({ page }) => {
  await openAt(page, {
    turn: { number: 7, side: 'genius', step: 'plan' },
    plan: { card: 'evening-news', status: 'advanced' },
    lair: { 4: { card: 'henchman', attached: ['power-gauntlet'] } },
  });
  await expect(stripOf(page).getByRole('button', { name: /^Complete plan.*sacrifices/ })).toBeVisible();
  for (const [width, height] of [...SCREENS, [390, 844]]) {
    await page.setViewportSize({ width, height });
    await expect.poll(() => cutOff(page), `${width} × ${height}`).toEqual([]);
  }
});

test('each connection of a Node is cut by a button of its own', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openAt(page, {
    turn: { number: 6, side: 'spymaster', step: 'actions' },
    plan: 'moon-portrait',
    networks: CROSS,
  });
  await page.locator('[data-network] [data-card]').first().click();
  const strip = stripOf(page);
  await expect(strip).toContainText('Embassy of Somewhere: cut which edge?');
  await expect(strip.getByRole('button')).toHaveText([
    'Cut left edge',
    'Cut right edge',
    'Cut top edge',
    'Cut bottom edge',
    'Cancel',
  ]);
  await onEach(page, async (screen) => expect.soft(await cutOff(page), screen).toEqual([]));
  await strip.getByRole('button', { name: 'Cut top edge' }).click();
  await expect(page.getByRole('button', { name: /^Disconnect/ })).toHaveCount(3);
});

/** Four Nodes, of which one saves the life of a Spy. */
const FOUR = inLine('across', ['getaway-car', 'embassy', 'embassy', 'embassy']);
const SAVED = { 4: { card: 'henchman', damage: 3 }, 5: 'bodyguard' };
const MOST_WORDS: readonly [string, Setup][] = [
  [
    'a Minion that is saved, and a Spy that may not sneak',
    {
      lair: SAVED,
      networks: [{ nodes: ['safehouse'], spies: [{ card: 'lone-wolf', maySneak: false }] }],
      infiltration: { spy: 'lone-wolf', square: 4 },
    },
  ],
  [
    'two that are saved, and a Spy that may not sneak',
    {
      lair: SAVED,
      networks: [{ ...FOUR, spies: [{ card: 'deep-cover', maySneak: false }] }],
      infiltration: { spy: 'deep-cover', square: 4, damage: 2 },
    },
  ],
  [
    'two that are saved, and three ways',
    {
      lair: SAVED,
      networks: [{ ...FOUR, spies: ['deep-cover'] }],
      infiltration: { spy: 'deep-cover', square: 4, damage: 2 },
    },
  ],
];

for (const [what, setup] of MOST_WORDS)
  test(`each way to deal with a square is told whole: ${what}`, async ({ page }) => {
    await openAt(page, { turn: { number: 6, side: 'spymaster', step: 'infiltrate' }, plan: 'moon-portrait', ...setup });
    await expect(stripOf(page).getByRole('button', { name: /^Attack/ })).toBeVisible();
    await onEach(page, async (screen) => {
      expect.soft(await isPromptTold(page), `${screen}: the prompt is told`).toBe(true);
      expect.soft(await cutOff(page), screen).toEqual([]);
    });
  });

test('each way to deal with a square is told whole beside what the idle side has said to let run', async ({ page }) => {
  const [, , [, setup]] = MOST_WORDS;
  const before = { ...setup, infiltration: { spy: 'deep-cover', square: 3 } };
  const lair = { ...SAVED, 3: { card: 'insurance-clerk', busy: true } };
  const hands = { genius: ['trapdoor'] };
  await openAt(
    page,
    { turn: { number: 6, side: 'spymaster', step: 'infiltrate' }, plan: 'moon-portrait', ...before, lair, hands },
    'across',
    1,
  );
  await stripOf(page)
    .getByRole('button', { name: /^Sneak Sneak/ })
    .click();
  await expect(stripOf(page)).toContainText('square 4: choose');
  await expect(stripOf(page).getByRole('button', { name: /let it run this turn$/ })).toBeVisible();
  await onEach(page, async (screen) => {
    expect.soft(await isPromptTold(page), `${screen}: the prompt is told`).toBe(true);
    expect.soft(await cutOff(page), screen).toEqual([]);
    expect.soft(await cutTexts(page), `${screen}: cut`).toEqual([]);
  });
});

/** The reason in the strip, whole on each screen. */
async function isReadWhole(page: Page, says: RegExp): Promise<void> {
  const why = stripOf(page).getByRole('status');
  await expect(why).toHaveText(says);
  await onEach(page, async (screen) => {
    const cut = await why.evaluate((part) => {
      const words = document.createRange();
      words.selectNodeContents(part);
      const [text, frame] = [words, part.closest('section')!].map((one) => one.getBoundingClientRect());
      // Letters do not fill their line.
      return Math.max(frame.top - text.top, text.bottom - frame.bottom) - 4;
    });
    expect.soft(cut, `${screen}: so many pixels are cut off`).toBeLessThan(0);
  });
}

test('why two Nodes cannot be connected is read whole, with its rule', async ({ page }) => {
  await openAt(page, {
    turn: { number: 6, side: 'spymaster', step: 'actions' },
    plan: 'moon-portrait',
    networks: [FOUR],
  });
  const embassies = page.getByRole('button', { name: /^Embassy of Somewhere, Node/ });
  await embassies.first().click();
  await embassies.last().click();
  await isReadWhole(page, /^Connecting Embassy of Somewhere to .* R\d/);
});

test('why a Spy may not sneak is read whole, beside the ways that it has', async ({ page }) => {
  const [[, setup]] = MOST_WORDS;
  await openAt(page, { turn: { number: 6, side: 'spymaster', step: 'infiltrate' }, plan: 'moon-portrait', ...setup });
  await stripOf(page)
    .getByRole('button', { name: /^Sneak/ })
    .click();
  await isReadWhole(page, /^Strictly Freelance has destroyed .* R\d/);
  await onEach(page, async (screen) => expect.soft(await cutOff(page), screen).toEqual([]));
});
