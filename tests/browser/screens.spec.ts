/** Every screen fits, has large targets and good names, and is accessible: on a phone, tablets and a laptop. */
import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import axe from 'axe-core';
import type { Action } from '../../src/engine/index.ts';
import type { Setup } from '../../src/scenario/format.ts';
import { gamesIn, putTexts } from './kept.ts';
import { isPromptTold, outOfReach, overlaps, troubles } from './layout.ts';
import { Player } from './player.ts';
import { ALL } from './sample.ts';
import { button, readPage, STRIP } from './seen.ts';
import { openAt, openOver } from './stage.ts';
import { TABLES } from './tables.ts';
import { chooseBot, showSaves } from './title.ts';
import type { Look } from './walk.ts';
import { PARTS, SEATING, walkThroughAGame, walkToTheGame } from './walk.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, hasTouch: true });

/** The rules that axe checks. All of them are slow; those that depend on the size are quicker, and for the soak. */
type Judging = 'by all rules' | 'of two tables' | 'by size' | 'not at all';
const BY_SIZE: Judging = ALL ? 'by size' : 'not at all';
const SIZE_RULES = ['scrollable-region-focusable', 'color-contrast'];
/** Two tables have the same parts twice. */
const OF_TWO_TABLES = ['landmark-unique'];

/** What axe finds, in short: the rule and the place. axe is loaded into a page once. */
async function findings(page: Page, judging: Judging): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  return page.evaluate(
    async ([runOnly, without]) => {
      const { run } = (globalThis as unknown as { axe: typeof axe }).axe;
      const { violations } = await run({
        resultTypes: ['violations'],
        rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
        ...(runOnly.length > 0 && { runOnly }),
      });
      return violations.flatMap(({ id, help, nodes }) =>
        nodes.map(({ html }) => `${id}: ${help}: ${html.slice(0, 160)}`),
      );
    },
    [judging === 'by size' ? SIZE_RULES : [], judging === 'of two tables' ? OF_TWO_TABLES : []],
  );
}

/** Names that sound wrong when read aloud: they contain a drawn mark, or a comma with nothing after it. */
const badNames = async (page: Page): Promise<string[]> =>
  (await readPage(page)).lines.map(({ name }) => name).filter((name) => /[▲▼▶✓•]|,\s*,|,\s*$|^\s*,/.test(name));

/** Checks a screen. The findings of all screens are reported together at the end of the test. */
const looking =
  (page: Page, judging: Judging): Look =>
  async (screen, part = 'page') => {
    const none = (found: readonly string[], what: string) => expect.soft(found, `${screen}: ${what}`).toEqual([]);
    if (judging !== 'not at all') none(await findings(page, judging), 'axe');
    if (judging === 'by all rules') none(await badNames(page), 'names');
    if (part === 'hand') {
      expect.soft(await page.locator('[data-hand-card]').count(), `${screen}: the hand is open`).toBeGreaterThan(0);
      none(await outOfReach(page), 'out of reach');
    }
    none(await troubles(page, PARTS[part]), 'layout');
    if (part === 'page') expect.soft(await isPromptTold(page), `${screen}: the prompt is told`).toBe(true);
  };

const PHONE = { width: 640, height: 360 };
const UPRIGHT_PHONE = { width: 360, height: 640 };
const UPRIGHT = { width: 800, height: 1280 };
const FLAT = { width: 1180, height: 820 };
const LAPTOP = { width: 1280, height: 800 };
const SIZES = [PHONE, UPRIGHT_PHONE, UPRIGHT, FLAT, LAPTOP];

/** The page hears of its new size in the next frame. */
async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
}

/** Looks at each screen in each of these sizes, one after the other. */
const inEach =
  (page: Page, looks: readonly (typeof PHONE & { judging: Judging })[]): Look =>
  async (screen, part) => {
    for (const { width, height, judging } of looks) {
      if (looks.length > 1) await resize(page, { width, height });
      await looking(page, judging)(`${screen}, ${width}×${height}`, part);
    }
  };

test('before the game', async ({ page }) => {
  await walkToTheGame(
    page,
    inEach(page, [
      { ...PHONE, judging: BY_SIZE },
      { ...UPRIGHT_PHONE, judging: BY_SIZE },
      ...(ALL ? [UPRIGHT, FLAT].map((size) => ({ ...size, judging: 'not at all' as const })) : []),
      { ...LAPTOP, judging: 'by all rules' },
    ]),
  );
});

const WALKS = [
  {
    seating: 'one-side',
    looks: [
      { ...LAPTOP, judging: 'by all rules' },
      { ...PHONE, judging: BY_SIZE },
      { ...UPRIGHT_PHONE, judging: BY_SIZE },
    ],
  },
  {
    seating: 'across',
    looks: [
      { ...FLAT, judging: 'not at all' },
      { ...UPRIGHT, judging: 'not at all' },
      { ...UPRIGHT_PHONE, judging: 'not at all' },
    ],
  },
  {
    seating: 'side-by-side',
    looks: [
      { ...LAPTOP, judging: 'by all rules' },
      { ...UPRIGHT_PHONE, judging: 'not at all' },
    ],
  },
] as const;

// The sample takes the walk with the most screens: it alone meets the curtains of a device that is passed on.
for (const { seating, looks } of WALKS.filter((walk) => ALL || walk.seating === 'one-side'))
  test.describe(SEATING[seating], () => {
    const { width, height } = looks[0];
    test.use({ viewport: { width, height } });
    test('in the game', ({ page }) =>
      test.step('a walk through it', () => walkThroughAGame(page, seating, inEach(page, looks))));
  });

test('a game that is open in another tab', async ({ context, page }) => {
  await new Player(page).start({ seed: 7 });
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.getByRole('heading', { name: 'This game is open in another tab' })).toBeVisible();
  await looking(other, 'by all rules')('open elsewhere');
});

test('a finished game that is played again with other cards', async ({ page }) => {
  await page.setViewportSize(LAPTOP);
  const setup: Setup = {
    turn: { number: 6, side: 'spymaster', step: 'infiltrate' },
    plan: 'evening-news',
    lair: { 1: 'henchman', 3: { card: 'foreman', busy: true }, 4: 'loudspeaker' },
    networks: [{ nodes: ['safehouse'], spies: ['temp-agent'] }],
  };
  const fight = ([spy]: readonly number[]): Action[] => [
    { type: 'infiltrate', side: 'spymaster', spy },
    { type: 'attack', side: 'spymaster' },
  ];
  await openOver(page, setup, fight, { id: 'henchman', attack: 0 });
  await page.getByRole('button', { name: 'What would have happened?' }).click();
  await expect(page.getByText(/come out as before\. In round 3 the next one comes out otherwise\.$/)).toBeVisible();
  const look = inEach(page, [
    { ...LAPTOP, judging: 'of two tables' },
    { ...UPRIGHT, judging: 'not at all' },
    { ...PHONE, judging: 'by size' },
  ]);
  await look('what would have happened', 'main');
  await page.getByRole('button', { name: 'With new cards' }).click();
  await expect(page.getByRole('region', { name: 'Lair' })).toHaveCount(1);
  await looking(page, 'not at all')('the table of what would have happened', 'main');
});

/** The words of the fields and buttons on the page that their boxes cut off. Of a list, each that may be chosen. */
const cutWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('span'));
    probe.style.cssText = 'position: fixed; visibility: hidden; white-space: pre';
    const wide = (text: string, { font, letterSpacing, textTransform }: CSSStyleDeclaration): number => {
      Object.assign(probe.style, { font, letterSpacing, textTransform });
      probe.textContent = text;
      return probe.getBoundingClientRect().width;
    };
    const cut: string[] = [];
    for (const field of document.querySelectorAll<HTMLInputElement | HTMLSelectElement>('.field')) {
      const style = getComputedStyle(field);
      // A list has an arrow.
      const beside = Number.parseFloat(style.paddingLeft) + Number.parseFloat(style.paddingRight);
      const room = field.clientWidth - beside - (field instanceof HTMLSelectElement ? 16 : 0);
      const texts =
        field instanceof HTMLSelectElement ? [...field.options].map(({ text }) => text) : [field.placeholder];
      cut.push(...texts.filter((text) => wide(text, style) > room));
    }
    for (const button of document.querySelectorAll('main button'))
      if (button.scrollWidth > button.clientWidth + 1) cut.push(button.textContent);
    probe.remove();
    return cut;
  });

test('no word of the title and of the options is cut, at any size', async ({ page }) => {
  const sizes = [UPRIGHT_PHONE, { width: 390, height: 844 }, PHONE, UPRIGHT, LAPTOP, { width: 2560, height: 1440 }];
  const each = async (screen: string) => {
    for (const size of sizes) {
      await resize(page, size);
      expect.soft(await cutWords(page), `${screen}, ${size.width}×${size.height}`).toEqual([]);
    }
  };
  await page.goto('./');
  await showSaves(page);
  await expect(page.getByText(/^None yet\./)).toBeVisible();
  await each('title');
  await chooseBot(page, 'mastermind', 'spymaster');
  await each('title, against a bot');
  await page.getByRole('button', { name: 'Options' }).click();
  await expect(page.getByRole('heading', { name: 'Options for a new game' })).toBeVisible();
  await each('options');
});

const LONG_NAMES = {
  genius: 'Doctor Wilhelmina Archibald Featherstonehaugh',
  spymaster: 'Sir_Bartholomew_Quentin_Ponsonby_Cholmondeley',
};

test('names of any length leave the scoreboard as it is', async ({ page }) => {
  const player = new Player(page);
  await player.start({ seed: 7 });
  await player.playOn((seen) => button(seen, /^Lair done$/, STRIP) !== undefined);
  const games = await gamesIn(page);
  await putTexts(
    page,
    games.map(([key, text]) => [key, JSON.stringify({ ...JSON.parse(text), names: LONG_NAMES })]),
  );
  await page.reload();
  await page.getByRole('button', { name: /lift the curtain$/ }).click();
  await expect(page.getByRole('list', { name: /^Steps of the turn of Doctor Wilhelmina/ })).toBeVisible();
  for (const { width, height } of SIZES) {
    await resize(page, { width, height });
    expect.soft(await overlaps(page), `${width}×${height}`).toEqual([]);
    expect.soft(await isPromptTold(page), `${width}×${height}: the prompt is told`).toBe(true);
  }
});

test('the name of a Spy stays clear of the corner that its card lacks', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('./');
  await page.getByRole('button', { name: 'Rules & cards' }).click();
  await page.getByRole('button', { name: 'Cards', exact: true }).click();
  const spies = page.locator('[data-type="spy"]');
  await expect(spies.first()).toBeVisible();
  const cut = await spies.evaluateAll((cards) =>
    cards.flatMap((card) => {
      const corner = card.getBoundingClientRect();
      const words = document.createRange();
      words.selectNode(document.createTreeWalker(card, NodeFilter.SHOW_TEXT).nextNode()!);
      return [...words.getClientRects()]
        .filter(({ right, top }) => right - corner.left > corner.width - 24 + (top - corner.top))
        .map(() => card.textContent);
    }),
  );
  expect(cut).toEqual([]);
});

test('where UNDO asks the other side, its badge covers neither its picture nor its name', async ({ page }) => {
  await openAt(page, { ...TABLES.few, turn: { number: 8, side: 'spymaster', step: 'infiltrate' }, hands: {} });
  await page.getByRole('button', { name: 'End turn' }).click();
  const undo = page.getByRole('button', { name: /^Undo/ });
  const badge = undo.getByText('ask', { exact: true });
  for (const size of [LAPTOP, UPRIGHT, PHONE]) {
    await page.setViewportSize(size);
    await expect(badge).toBeVisible();
    const [over, picture, button] = await Promise.all(
      [badge, undo.locator('svg'), undo].map(async (part) => (await part.boundingBox())!),
    );
    expect(over.x).toBeGreaterThanOrEqual(picture.x + picture.width);
    expect(over.x + over.width).toBeLessThanOrEqual(button.x + button.width);
    expect(over.y + over.height).toBeLessThanOrEqual(picture.y + picture.height);
  }
});

test('no line of the log beside the table is cut at its upper end', async ({ page }) => {
  await openAt(page, TABLES.few);
  const lines = page.getByRole('region', { name: 'Latest' }).getByRole('listitem');
  for (const told of [2, 3]) {
    await page.locator('[data-network] [data-shortcut]').first().dispatchEvent('click');
    await expect(lines).toHaveCount(told);
  }
  const cut = () =>
    lines.evaluateAll((all) =>
      all.flatMap((line) => {
        const { top, bottom } = line.getBoundingClientRect();
        const frame = line.closest('section')!.getBoundingClientRect();
        const isCut = top < frame.top - 1 && bottom > frame.top + 1;
        return isCut && line.checkVisibility({ opacityProperty: true }) ? [line.textContent] : [];
      }),
    );
  const screens = [[1920, 1080], ...Array.from({ length: 25 }, (_, i) => [1280, 700 + 8 * i])];
  for (const [width, height] of screens) {
    await page.setViewportSize({ width, height });
    await expect.poll(cut, `${height} px high`).toEqual([]);
  }
});
