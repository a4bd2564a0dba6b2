/** An open hand can be read, and several cards can be played out of it in one look. */

import { fileURLToPath } from 'node:url';
import type { CDPSession, Locator, Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { readCards } from '../../src/cards/read.ts';
import { SIDES } from '../../src/engine/index.ts';
import { PEOPLE } from '../../src/record/index.ts';
import type { Setup } from '../../src/scenario/format.ts';
import { inSoak, sampled } from './sample.ts';
import { STRIP } from './seen.ts';
import { openAt } from './stage.ts';
import type { Point } from './ways.ts';
import { byKeyboard, centre, edgeOf, handleOf } from './ways.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The longest words of the set's names, and its longest texts. */
const HANDS = {
  genius: [
    'quartermaster',
    'switchboard-operator',
    'bricklayer',
    'powder-keg',
    'loudspeaker',
    'reactor',
    'power-gauntlet',
  ],
  spymaster: [
    'contortionist',
    'blunt-instrument',
    'pickpocket',
    'understudy',
    'cover-story',
    'submarine',
    'deep-cover',
  ],
};
/** What stands on the last of these cards. */
const LAST_WORDS = {
  genius: 'if you cannot, destroy this Contraption',
  spymaster: 'When this Spy thwarts the Evil Plan',
};
/** The lowest end of what stands on a card, as pixels below the end of the card. */
const tooLong = (hand: Locator): Promise<number[]> =>
  hand.locator('[data-type] > span').evaluateAll((faces) =>
    faces.map((face) => {
      const ends = Array.from(face.querySelectorAll('span'), (part) => part.getBoundingClientRect().bottom);
      return Math.max(...ends) - face.getBoundingClientRect().bottom;
    }),
  );

/** In how many lines each word on those cards stands. */
const linesOfWords = (cards: Locator): Promise<{ word: string; lines: number }[]> =>
  cards.locator('span').evaluateAll((spans) =>
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

test('each card of a hand can be read: no word of a name is broken, and no text is cut', async ({ page }) => {
  await openAt(page, { turn: { number: 6, side: 'spymaster', step: 'infiltrate' }, hands: HANDS });
  for (const [width, height] of [
    [1280, 800],
    [640, 360],
  ]) {
    await page.setViewportSize({ width, height });
    for (const side of SIDES) {
      await edgeOf(page, side)
        .getByRole('button', { name: /Press to open it/ })
        .press('Enter');
      const hand = page.locator('[data-hand-card]');
      await expect(hand.first()).toBeVisible();
      const words = await linesOfWords(hand);
      expect(words.length, `${width}×${height}`).toBeGreaterThan(5);
      expect(Math.max(...(await tooLong(hand)))).toBeLessThan(1);
      if (width === 1280) {
        const { width: wide } = (await hand.first().boundingBox())!;
        expect(wide).toBeGreaterThanOrEqual(150);
        expect(wide).toBeLessThanOrEqual(180);
        await expect(hand.last().getByText(LAST_WORDS[side])).toBeVisible();
      }
      expect(words.filter(({ lines }) => lines > 1)).toEqual([]);
      await page.keyboard.press('Escape');
    }
  }
});

const hand = (page: Page): Locator => page.locator('[data-hand-card]');

test('no word of a name is broken in a hand of twelve', async ({ page }) => {
  const more = ['henchman', 'trapdoor', 'knuckles', 'monologue', 'mad-scientist'];
  const genius = [...HANDS.genius, ...more];
  await openAt(page, { turn: { number: 5, side: 'genius', step: 'lair' }, hands: { genius } });
  await edgeOf(page, 'genius')
    .getByRole('button', { name: /Press to open it/ })
    .press('Enter');
  await expect(hand(page)).toHaveCount(12);
  const words = await linesOfWords(hand(page));
  expect(words.map(({ word }) => word)).toContain('Temperamental');
  expect(words.filter(({ lines }) => lines > 1)).toEqual([]);
});

/** The lines of text on cards of the hand that the outline of their card cuts at an end. */
const cutByOutline = (page: Page): Promise<string[]> =>
  page.locator('[data-hand-card] [data-type] span').evaluateAll((spans) =>
    spans.flatMap((span) => {
      const face = span.closest('[data-type]');
      return [...span.childNodes].flatMap((text) => {
        if (text.nodeType !== Node.TEXT_NODE) return [];
        const range = document.createRange();
        range.selectNode(text);
        return [...range.getClientRects()].flatMap(({ left, right, top, bottom }) => {
          // Small letters reach from a third to three quarters of a line. A point outside the outline hits what is below.
          const ends = [0.35, 0.75].flatMap((part) =>
            [left + 1, right - 1].map((x) => [x, top + part * (bottom - top)]),
          );
          const isWhole = ends.every(([x, y]) => face?.contains(document.elementFromPoint(x, y)));
          return isWhole ? [] : [text.textContent ?? ''];
        });
      });
    }),
  );

const { cards } = readCards(fileURLToPath(new URL('../../src/cards', import.meta.url)));
const of = (...types: readonly string[]) => cards.filter(({ type }) => types.includes(type)).map(({ id }) => id);
const ALL = { genius: of('minion', 'contraption', 'epiphany'), spymaster: of('spy', 'node', 'intelligence') };
/** So many cards stand side by side. */
const APART = 7;
const PARTS = Array.from({ length: Math.ceil(ALL.genius.length / APART) }, (_, i) => i * APART);

for (const from of sampled(PARTS, 3))
  test(`no outline of a card cuts its text, from card ${from} on`, async ({ page }) => {
    const hands = {
      genius: ALL.genius.slice(from, from + APART),
      spymaster: ALL.spymaster.slice(from, from + APART),
    };
    await openAt(page, { turn: { number: 6, side: 'spymaster', step: 'infiltrate' }, hands });
    for (const side of SIDES) {
      await edgeOf(page, side)
        .getByRole('button', { name: /Press to open it/ })
        .press('Enter');
      await expect(hand(page)).toHaveCount(hands[side].length);
      expect(await cutByOutline(page)).toEqual([]);
      await page.keyboard.press('Escape');
    }
  });

const ACTIONS: Setup = {
  turn: { number: 4, side: 'spymaster', step: 'actions' },
  plan: 'evening-news',
  networks: [{ nodes: ['safehouse'] }],
  hands: { genius: ['doorman'], spymaster: ['brawler', 'dead-drop', 'phone-box'] },
};
const playIt = (page: Page): Locator =>
  page.getByRole('region', { name: STRIP }).getByRole('button', { name: 'Play it' });
/** One way to play cards out of a hand that is held open. */
interface Holding {
  hold(page: Page): Promise<void>;
  /** Plays the first card of the open hand. */
  play(page: Page): Promise<void>;
  letGo(page: Page): Promise<void>;
}

const keyboard: Holding = {
  hold: (page) => page.keyboard.down('p'),
  async play(page) {
    await expect(hand(page).first()).toBeFocused();
    await page.keyboard.press('Enter');
    await byKeyboard(page).press(playIt(page));
  },
  letGo: (page) => page.keyboard.up('p'),
};

/** The point of the map that is farthest from all cards on it: a Node that is put down there is not connected. */
const freeGround = (page: Page): Promise<Point> =>
  page.locator('[data-map-part="viewport"]').evaluate((map) => {
    const cards = Array.from(map.querySelectorAll('[data-card]'), (card) => card.getBoundingClientRect());
    const { x, y, width, height } = map.getBoundingClientRect();
    const parts = [0.1, 0.3, 0.5, 0.7, 0.9];
    const points = parts.flatMap((right) => parts.map((down) => ({ x: x + right * width, y: y + down * height })));
    const free = points.map((point) =>
      Math.min(...cards.map((box) => Math.hypot(box.x + box.width / 2 - point.x, box.y + box.height / 2 - point.y))),
    );
    return points[free.indexOf(Math.max(...free))];
  });

const keyAndMouse: Holding = {
  ...keyboard,
  async play(page) {
    const [from, to] = [await centre(hand(page).first()), await freeGround(page)];
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 20 });
    await page.mouse.up();
  },
};

function twoFingers(): Holding {
  let session: Promise<CDPSession> | undefined;
  let thumb = { x: 0, y: 0, id: 1 };
  const touch = async (page: Page, type: 'touchStart' | 'touchEnd', points: (Point & { id: number })[]) => {
    session ??= page.context().newCDPSession(page);
    await (await session).send('Input.dispatchTouchEvent', { type, touchPoints: points });
  };
  const tap = async (page: Page, target: Locator) => {
    const finger = { ...(await centre(target)), id: 2 };
    await touch(page, 'touchStart', [thumb, finger]);
    await touch(page, 'touchEnd', [finger]); // The thumb stays.
  };
  return {
    async hold(page) {
      const handle = edgeOf(page, 'spymaster').getByRole('button', { name: /hand of/ });
      thumb = { ...(await centre(handle)), id: 1 };
      await touch(page, 'touchStart', [thumb]);
    },
    async play(page) {
      await tap(page, hand(page).first());
      await expect(hand(page).first()).toHaveAttribute('data-shown');
      await page.waitForTimeout(400); // Two taps in quick succession are a double tap.
      await tap(page, hand(page).first());
      await tap(page, playIt(page));
    },
    letGo: (page) => touch(page, 'touchEnd', []),
  };
}

test.describe('while it is held, three cards are played in one look, and letting go hides it at once:', () => {
  test.use({ hasTouch: true });
  const ways = [
    ['by keyboard', keyboard],
    ['by key and mouse', keyAndMouse],
    ['by two fingers', twoFingers()],
  ] as const;
  for (const [name, way] of sampled(ways, 2))
    test(name, async ({ page }) => {
      await openAt(page, ACTIONS);
      await expect(edgeOf(page, 'spymaster').getByRole('button', { name: /hand of/ })).toBeVisible();
      await way.hold(page);
      for (const left of [3, 2, 1]) {
        await expect(hand(page)).toHaveCount(left);
        await way.play(page);
      }
      await expect(page.locator('[data-hand]')).toContainText('Your hand is empty');
      await way.letGo(page);
      await expect(page.locator('[data-hand]')).toHaveCount(0);
    });
});

test.describe('with a finger, alone', () => {
  test.use({ hasTouch: true, viewport: { width: 640, height: 360 } });
  test('a hand says nothing any more of a card that was played from it', async ({ page }) => {
    const setup: Setup = {
      turn: { number: 8, side: 'spymaster', step: 'actions' },
      plan: 'evening-news',
      hands: { spymaster: ['cover-story', 'agent-blank'] },
    };
    await openAt(page, setup, 'side-by-side', 0, { genius: 'rookie', spymaster: PEOPLE });
    await handleOf(page, 'spymaster').tap();
    await page.locator('[data-hand-card]', { hasText: 'Agent Blank' }).tap();
    await page.getByRole('button', { name: 'Play it' }).tap();
    await expect(page.getByRole('button', { name: /^Agent Blank, Spy/ })).toBeVisible();
    await handleOf(page, 'spymaster').tap();
    await expect(page.getByRole('region', { name: 'About the card' })).not.toContainText('Agent Blank');
  });
});

test('a pile is as wide with one discard as with more, so INTERRUPT stays where it is', async ({ page }) => {
  await openAt(page, { hands: HANDS, turn: { number: 4, side: 'spymaster', step: 'actions' } });
  for (const [width, height] of [
    [1280, 800],
    [640, 360],
  ]) {
    await page.setViewportSize({ width, height });
    const widths = await page.locator('[data-pile="discard-genius"]').evaluate((pile) => {
      const words = pile.lastChild as Text;
      return [' discards', ' discard'].map((said) => {
        words.data = said;
        return pile.getBoundingClientRect().width;
      });
    });
    expect(widths[1]).toBe(widths[0]);
  }
});

/** Moves the mouse from one point to another without a rest, however busy the machine is. */
function passOver([from, to]: { x: number; y: number }[]): void {
  let last: Element | null = null;
  for (let step = 0; step <= 12; step++) {
    const clientX = from.x + ((to.x - from.x) * step) / 12;
    const clientY = from.y + ((to.y - from.y) * step) / 12;
    const at = document.elementFromPoint(clientX, clientY);
    const told = { bubbles: true, pointerType: 'mouse', isPrimary: true, clientX, clientY };
    if (at !== last) {
      last?.dispatchEvent(new PointerEvent('pointerout', { ...told, relatedTarget: at }));
      at?.dispatchEvent(new PointerEvent('pointerover', { ...told, relatedTarget: last }));
    }
    at?.dispatchEvent(new PointerEvent('pointermove', told));
    last = at;
  }
}

test('the number of a rule opens it, though the mouse passes other cards on its way there', async ({ page }) => {
  await openAt(page, {
    turn: { number: 3, side: 'genius', step: 'lair' },
    plan: 'evening-news',
    hands: { genius: ['doorman', 'powder-keg', 'reactor', 'jet-pack', 'henchman', 'knuckles', 'foreman'] },
  });
  await page.keyboard.down('q');
  const cards = page.locator('[data-hand-card]');
  await expect(cards).toHaveCount(7);
  const number = page.locator('[data-hand]').getByRole('button', { name: 'Rule 2.5' });
  for (const card of [1, 2, 3]) {
    const at = await cards.nth(card).boundingBox();
    await page.mouse.move(at!.x + 15, at!.y + at!.height - 20, { steps: 4 });
    await expect(page.locator('[data-hand-card][data-shown]')).toHaveCount(1);
    await expect(cards.nth(card)).toHaveAttribute('data-shown');
    const to = await number.boundingBox();
    const goal = { x: to!.x + to!.width / 2, y: to!.y + to!.height / 2 };
    await page.evaluate(passOver, [{ x: at!.x + 15, y: at!.y + at!.height - 20 }, goal]);
    await page.mouse.click(goal.x, goal.y);
    await expect(page.getByRole('dialog', { name: 'Rules & cards' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});

/** Phones and a tablet either way up, a laptop and a large screen. */
const SCREENS = [
  [360, 640],
  [390, 844],
  [640, 360],
  [800, 1280],
  [1280, 800],
  [2560, 1440],
] as const;

/** How many places are lit, and which of them an edge or a hand covers where a finger would hit them. */
const aimedAt = (page: Page): Promise<{ lit: number; covered: string[] }> =>
  page.locator('[data-light="target"]').evaluateAll((all) => {
    const lit = all.filter((one) => one.checkVisibility({ visibilityProperty: true }));
    const covered = lit.filter((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      return document.elementFromPoint(x + width / 2, y + height / 2)?.closest('[data-edge-of]');
    });
    return { lit: lit.length, covered: covered.map((one) => one.getAttribute('aria-label') ?? one.className) };
  });

const AIMING: Setup = {
  turn: { number: 7, side: 'genius', step: 'lair' },
  plan: 'evening-news',
  lair: { 1: 'henchman', 6: 'foreman' },
  hands: HANDS,
};

for (const [who, sources] of [
  ['two', { genius: PEOPLE, spymaster: PEOPLE }],
  ['who is alone', { genius: PEOPLE, spymaster: 'rookie' }],
] as const)
  test(`no place that can be aimed at lies under the open hand of ${who}`, async ({ page }) => {
    await openAt(page, AIMING, 'side-by-side', 0, sources.spymaster === PEOPLE ? undefined : sources);
    const free = async (what: string) => {
      for (const [width, height] of SCREENS) {
        await page.setViewportSize({ width, height });
        await expect.poll(async () => (await aimedAt(page)).covered, `${what}, ${width}×${height}`).toEqual([]);
        expect((await aimedAt(page)).lit).toBeGreaterThan(3);
      }
    };
    await expect(handleOf(page, 'genius')).toBeVisible();
    await page.keyboard.press('Shift+Q');
    await expect(page.locator('[data-hand]:not([data-low])')).toHaveCount(1);
    await page.getByRole('button', { name: /^Rent-a-Henchman, Minion in square 1/ }).dispatchEvent('click');
    await free('a Minion moves');
    await page.keyboard.press('Escape');
    await expect(page.locator('[data-hand]')).toHaveCount(1);
    await hand(page).first().press('Enter');
    await expect(page.getByRole('button', { name: 'Take back' })).toBeVisible();
    await free('a card lies open');
  });

test.describe('with a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('a card that is picked is picked again when the hand opens, and meanwhile nothing on the page tells which', async ({
    page,
  }) => {
    await openAt(page, { ...AIMING, hands: { ...HANDS, genius: ['quartermaster', 'bricklayer'] } });
    const shown = page.locator('[data-hand-card][data-shown]');
    const closed: string[] = [];
    for (const name of ['Grudging Quartermaster', 'Resident Bricklayer']) {
      await handleOf(page, 'genius').tap();
      await hand(page).filter({ hasText: name }).tap();
      await expect(shown).toContainText(name);
      await handleOf(page, 'genius').tap();
      await expect(hand(page)).toHaveCount(0);
      closed.push(await page.locator('body').evaluate((body) => body.outerHTML));
      await handleOf(page, 'genius').tap();
      await expect(shown).toContainText(name);
      // A tap so soon after it has come would be meant to open it
      await page.waitForTimeout(400);
      await handleOf(page, 'genius').tap();
      await expect(hand(page)).toHaveCount(0);
    }
    expect(closed[0]).toBe(closed[1]);
    expect(closed[0]).not.toMatch(/Quartermaster|Bricklayer/);
  });

  test('a hand in which a card is picked outlasts its time, and no other one does', async ({ page }) => {
    await page.clock.install();
    await openAt(page, AIMING);
    for (const picks of [false, true]) {
      await handleOf(page, 'genius').tap();
      await expect(hand(page)).toHaveCount(7);
      if (picks) await hand(page).first().tap();
      await page.clock.runFor(25_000);
      await expect(hand(page)).toHaveCount(picks ? 7 : 0);
    }
  });
});

/** Taps that point as soon as no hand is open any more, as somebody does who meant a card. */
const tapAsHandGoes = ({ x: clientX, y: clientY }: Point) =>
  new Promise<void>((done) => {
    const look = () => {
      if (document.querySelector('[data-hand]')) return requestAnimationFrame(look);
      const there = document.elementFromPoint(clientX, clientY);
      for (const type of ['pointerdown', 'pointerup', 'click']) {
        const tap = { bubbles: true, cancelable: true, pointerType: 'touch', detail: 1, clientX, clientY };
        there?.dispatchEvent(new PointerEvent(type, tap));
      }
      done();
    };
    look();
  });

test.describe('with a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('a tap on a hand whose time is just over does nothing to what lies below it', async ({ page }) => {
    await openAt(page, AIMING);
    const done = page.getByRole('button', { name: 'Lair done' });
    const at = await centre(done);
    await handleOf(page, 'genius').tap();
    await expect(hand(page)).toHaveCount(7);
    const isCovered = ({ x, y }: Point) => Boolean(document.elementFromPoint(x, y)?.closest('[data-hand]'));
    await expect.poll(() => page.evaluate(isCovered, at)).toBe(true);
    await page.evaluate(tapAsHandGoes, at);
    await page.waitForTimeout(1000);
    await expect(done).toBeVisible();
    await page.touchscreen.tap(at.x, at.y);
    await expect(done).toHaveCount(0);
  });
});

/** How many pixels of the map the hand that is open covers at most, to a side. */
const coveredOfMap = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const [map, over] = ['[data-map-part="viewport"]', '[data-hand]'].map((part) =>
      document.querySelector(part)!.getBoundingClientRect(),
    );
    const said = document.querySelector('[data-hand] [aria-label="About the card"]')!.getBoundingClientRect();
    return Math.round(map.bottom - Math.min(over.top, said.top));
  });

for (const count of [7, 12])
  test(`while cards are chosen out of ${count}, the hand covers nothing of the map`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const turn = { number: 8, side: 'spymaster', step: 'draw' } as const;
    const networks = [{ nodes: ['safehouse'], spies: ['temp-agent'] }];
    await openAt(page, { turn, networks, hands: { spymaster: ALL.spymaster.slice(0, count) } });
    await handleOf(page, 'spymaster').press('Enter');
    const discard = page.locator('[data-hand]').getByRole('button', { name: 'Discard…' });
    await discard.press('Enter');
    for (const [width, height] of SCREENS) {
      await page.setViewportSize({ width, height });
      await expect.poll(() => coveredOfMap(page), `${width}×${height}`).toBeLessThan(3);
      await expect(page.locator('[data-hand]').getByRole('button', { name: 'Discard 1' })).toBeInViewport({ ratio: 1 });
      expect((await page.locator('[data-map-part="viewport"]').boundingBox())!.height).toBeGreaterThan(80);
    }
  });

/** Of these cards only the Minions can be played: of each other one a rule says why not. */
const EARLY: Setup = {
  turn: { number: 3, side: 'genius', step: 'lair' },
  plan: 'evening-news',
  hands: { genius: ['powder-keg', 'doorman', 'reactor', 'henchman', 'trapdoor', 'knuckles', 'jet-pack'] },
};

test('by keyboard what is said of each card comes next after it, and then the number of its rule', async ({ page }) => {
  await openAt(page, EARLY);
  await handleOf(page, 'genius').press('Enter');
  for (const card of [0, 2, 4, 6]) {
    for (
      let i = 0;
      i < 8 &&
      !(await hand(page)
        .nth(card)
        .evaluate((one) => one === document.activeElement));
      i++
    )
      await page.keyboard.press('ArrowRight');
    const name = await hand(page).nth(card).getAttribute('aria-label');
    const said = page.getByRole('region', { name: 'About the card' });
    await page.keyboard.press('Tab');
    await expect(said).toBeFocused();
    await expect(said).toContainText(name!.split(',')[0]);
    await page.keyboard.press('Tab');
    await expect(said.getByRole('button', { name: /^Rule/ })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Rules & cards' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(said.getByRole('button', { name: /^Rule/ })).toBeFocused();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    for (const _ of [1, 2]) await page.keyboard.press('Shift+Tab');
    await expect(hand(page).nth(card)).toBeFocused();
  }
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true });
  for (const [width, height] of SCREENS)
    inSoak(`the number of a rule opens it at the first tap, ${width}×${height}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await openAt(page, EARLY);
      await handleOf(page, 'genius').tap();
      for (const card of [0, 2, 4, 6]) {
        await hand(page).nth(card).tap();
        await page.locator('[data-hand]').getByRole('button', { name: /^Rule/ }).tap();
        await expect(page.getByRole('dialog', { name: 'Rules & cards' })).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toHaveCount(0);
      }
    });
});
