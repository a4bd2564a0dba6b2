/** The show on the page: what plays, what ends it, and what stays alive meanwhile. */

import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { readCards } from '../../src/cards/read.ts';
import type { Card } from '../../src/engine/index.ts';
import type { Seating } from '../../src/record/index.ts';
import type { Setup } from '../../src/scenario/format.ts';
import { sampled } from './sample.ts';
import { openAt, stopClock, untilSeen } from './stage.ts';
import { inLine } from './tables.ts';
import { slideOut } from './ways.ts';

test.use({ storageState: { cookies: [], origins: [] } });

const INFILTRATE: Setup = {
  turn: { number: 6, side: 'spymaster', step: 'infiltrate' },
  plan: 'evening-news',
  lair: { 1: 'henchman' },
  networks: [{ nodes: ['safehouse'], spies: ['temp-agent'] }],
  hands: { genius: ['trapdoor'], spymaster: ['cover-story'] },
};
const scene = (page: Page) => page.locator('[data-scene]');

const attack = (page: Page) => page.getByRole('button', { name: /^Attack/ });

/** The Spy stands before the Minion. */
async function meet(page: Page, seating: Seating = 'side-by-side'): Promise<void> {
  await openAt(page, INFILTRATE, seating);
  await page.getByRole('button', { name: /^Temp Agent, Spy/ }).click();
  await page.getByRole('button', { name: 'Send into the lair' }).click();
  await expect(attack(page)).toBeVisible();
}

/** The Spy attacks the Minion: two rounds are fought. */
async function fight(page: Page, seating?: Seating): Promise<void> {
  await meet(page, seating);
  await attack(page).click();
  await expect(scene(page)).toBeVisible();
}

/** Notes from now on all that stands on the scenes, the Spy in the lair and the strip. Returns what has been noted so far. */
async function watchScenes(page: Page): Promise<() => Promise<string>> {
  await page.evaluate(() => {
    const noted: string[] = [];
    Object.assign(window, { noted });
    new MutationObserver(() => {
      const scene = document.querySelector('[data-scene]')?.textContent;
      const spy = document.querySelector('[data-lair] [data-type="spy"]')?.getAttribute('aria-label');
      const text = [scene, spy, document.querySelector('[data-strip]')?.textContent].join(' | ');
      if (text !== noted.at(-1)) noted.push(text);
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  return () => page.evaluate(() => (window as unknown as { noted: string[] }).noted.join('\n'));
}

test('a fight is shown blow by blow before the table changes, in the words of the log', async ({ page }) => {
  await meet(page);
  const noted = await watchScenes(page);
  await attack(page).click();
  const strip = page.getByRole('region', { name: 'What to do now' });
  await expect(strip).toContainText('End turn');
  await expect(page.getByRole('button', { name: /^Temp Agent, Spy/ })).toHaveCount(0);
  await expect(scene(page)).toHaveCount(0);
  expect(await noted()).toMatch(/Temp Agent attacks Rent-a-Henchman/);
  expect(await noted()).toMatch(/0: still standing!Round 1[\s\S]*Round 2/);
  for (const line of (await noted()).split('\n').filter((one) => /Round [12]/.test(one)))
    expect(line).toMatch(/ \| Temp Agent, Spy in square 1/);
  await expect(page.getByRole('region', { name: 'Latest' })).toContainText('Temp Agent is killed by Rent-a-Henchman');
});

for (const width of [360, 390])
  test(`two who fight are whole in a window of ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 760 });
    await meet(page);
    await page.evaluate(() => {
      const reached = { left: 0, right: 0 };
      Object.assign(window, { reached });
      const look = (): void => {
        for (const part of document.querySelectorAll('[data-scene] [data-strikes]')) {
          const { left, right } = part.getBoundingClientRect();
          reached.left = Math.min(reached.left, Math.round(left));
          reached.right = Math.max(reached.right, Math.round(right));
        }
        requestAnimationFrame(look);
      };
      look();
    });
    await attack(page).click();
    await expect(scene(page)).toBeVisible();
    await expect(scene(page)).toHaveCount(0);
    const { left, right } = await page.evaluate(
      () => (window as unknown as { reached: Record<string, number> }).reached,
    );
    expect(left).toBe(0);
    expect(right).toBeGreaterThan(width / 2);
    expect(right).toBeLessThanOrEqual(width);
  });

test('while a step waits, those who meet are shown; HOLD takes them away, and an open hand covers them', async ({
  page,
}) => {
  await page.clock.install();
  await openAt(page, { ...INFILTRATE, infiltration: { spy: 'temp-agent', square: 1 } }, 'side-by-side', 5);
  const ahead = page.locator('[data-ahead]');
  await attack(page).waitFor();
  await stopClock(page);
  await attack(page).click();
  await untilSeen(page, ahead);
  await expect(ahead).toContainText('Rent-a-Henchman');
  await expect(ahead).toContainText('Temp Agent');
  await expect(scene(page)).toHaveCount(0);
  await page.keyboard.down('p');
  const card = page.locator('[data-hand-card]').first();
  await untilSeen(page, card);
  expect(
    await card.evaluate((one) => {
      const over = document.querySelector<HTMLElement>('[data-ahead]');
      const { x, y, width, height } = one.getBoundingClientRect();
      // It takes no touch, so that it would not be found. For this question it takes them.
      over?.style.setProperty('pointer-events', 'auto');
      const top = document.elementFromPoint(x + width / 2, y + height / 2);
      over?.style.removeProperty('pointer-events');
      return over !== null && one.contains(top);
    }),
  ).toBe(true);
  await page.keyboard.up('p');
  // HOLD takes no press as soon as it comes.
  await page.clock.runFor(1000);
  await page.getByRole('button', { name: 'Hold', exact: true }).click();
  await page.clock.resume();
  await expect(ahead).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Temp Agent, Spy in square 1/ })).toBeVisible();
});

/** Stops the show where it is, as a hidden tab does, or lets it go on. What stands still ends by a touch alone. */
const hide = (page: Page, hidden: boolean) =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { value, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);
/** Stops the show when what plays has come to rest. */
const stop = (page: Page) =>
  hide(page, true).then(() =>
    page.evaluate(() => {
      for (const one of document.querySelector('[data-scene]')?.getAnimations({ subtree: true }) ?? []) one.finish();
    }),
  );

/** Stops the show as soon as those words are on it: a slow machine may look too late. */
const stopAt = (page: Page, words: string) =>
  page.evaluate((text) => {
    const watch = new MutationObserver(() => {
      if (!document.querySelector('[data-scene]')?.textContent?.includes(text)) return;
      watch.disconnect();
      Object.defineProperty(document, 'hidden', { value: true, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    watch.observe(document, { subtree: true, childList: true, characterData: true });
  }, words);

/** The names and figures in the lair that a mark covers. */
const markedWords = (page: Page) =>
  page.locator('[data-lair] [data-head] *').evaluateAll((words) =>
    words
      .filter((one) => {
        const { left, right, top, bottom, width } = one.getBoundingClientRect();
        return [...document.querySelectorAll('[data-mark]')].some((mark) => {
          const box = mark.getBoundingClientRect();
          const [wide, high] = [
            Math.min(right, box.right) - Math.max(left, box.left),
            Math.min(bottom, box.bottom) - Math.max(top, box.top),
          ];
          return width > 0 && wide > 2 && high > 2;
        });
      })
      .map((one) => one.textContent),
  );

const TABLES = [
  [1280, 800, 'side-by-side'],
  [640, 360, 'side-by-side'],
  [800, 1280, 'across'],
] as const;

for (const [width, height, seating] of sampled(TABLES, 1))
  test(`a fight covers no words, and no figures of its cards: ${width} × ${height}, ${seating}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await meet(page, seating);
    await stopAt(page, 'Round 1');
    await attack(page).click();
    await expect(scene(page)).toContainText('Round 1');
    await stop(page);
    const covered = await page.evaluate(
      () =>
        ['[data-strip]', '[data-edge-of="genius"]', '[data-edge-of="spymaster"]', '[data-scene] [data-type]'].flatMap(
          (under) => {
            const isCard = under.endsWith('[data-type]');
            return [...document.querySelectorAll(under)].filter((one) => {
              const box = one.getBoundingClientRect();
              // The name and the figures of a card stand in its middle.
              const side = isCard ? box.width * 0.25 : 0;
              return [...document.querySelectorAll(isCard ? '[data-blow]' : '[data-large]')].some((over) => {
                const { left, right, top, bottom } = over.getBoundingClientRect();
                const beside = right <= box.left + side + 1 || left >= box.right - side - 1;
                return !beside && bottom > box.top + 1 && top < box.bottom - 1;
              });
            });
          },
        ).length,
    );
    expect(covered).toBe(0);
    await expect(page.locator('[data-blow]')).toHaveCount(seating === 'across' ? 4 : 2);
    await expect(page.locator('[data-mark]')).toHaveCount(2);
    expect(await markedWords(page)).toEqual([]);
  });

/** Where each card on its way sets out and where it lands: their middles, however few frames are drawn. Stops with the scene. */
const flights = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<{ from: { x: number; y: number }; to: { x: number; y: number } }[]>((done) => {
        const seen = new Map<Element, { from: { x: number; y: number }; to: { x: number; y: number } }>();
        const look = () => {
          const cards = document.querySelectorAll('[data-scene] [data-flight]');
          if (cards.length === 0 && seen.size > 0) return done([...seen.values()]);
          for (const card of cards) {
            const [motion] = card.getAnimations();
            const { delay = 0, endTime = 0 } = motion?.effect?.getComputedTiming() ?? {};
            if (!motion || seen.has(card)) continue;
            const now = motion.currentTime;
            const middleAt = (time: number) => {
              motion.currentTime = time;
              const { x, y, width, height } = card.getBoundingClientRect();
              return { x: x + width / 2, y: y + height / 2 };
            };
            seen.set(card, { from: middleAt(delay), to: middleAt(Number(endTime) - 0.01) });
            motion.currentTime = now;
          }
          requestAnimationFrame(look);
        };
        look();
      }),
  );

test('a card that a bot plays comes from its hand', async ({ page }) => {
  const setup: Setup = {
    ...INFILTRATE,
    turn: { number: 6, side: 'spymaster', step: 'actions' },
    networks: [{ nodes: ['safehouse'] }],
    hands: { genius: ['trapdoor'], spymaster: ['temp-agent', 'dinner-jacket'] },
  };
  await openAt(page, setup, 'side-by-side', 0, { genius: 'people', spymaster: 'deputy' });
  const [{ from: first }] = await flights(page);
  const hand = await page.locator('[data-edge-of="spymaster"] > [data-handle]').boundingBox();
  if (!hand) throw new Error('the hand of the Spy Master is not drawn');
  expect(first.x).toBeGreaterThan(hand.x);
  expect(first.x).toBeLessThan(hand.x + hand.width);
  expect(Math.abs(first.y - (hand.y + hand.height / 2))).toBeLessThan(60);
});

test('a Node that is played lands where it then lies', async ({ page }) => {
  const setup: Setup = {
    ...INFILTRATE,
    turn: { number: 6, side: 'spymaster', step: 'actions' },
    networks: [
      { nodes: [{ card: 'gadget-cellar', at: [0, 0] }] },
      { nodes: [{ card: 'embassy', at: [3, 0] }] },
      { nodes: [{ card: 'safehouse', at: [0, 2] }] },
    ],
    hands: { genius: ['trapdoor'], spymaster: ['tailor', 'temp-agent'] },
  };
  await openAt(page, setup);
  await page.locator('[data-edge-of="spymaster"] > [data-handle]').click();
  await page.locator('[data-hand-card]').first().click();
  const lands = flights(page);
  await page.getByRole('button', { name: 'Play it' }).click();
  const last = (await lands).at(-1)?.to;
  await expect(scene(page)).toHaveCount(0);
  await page.waitForTimeout(400);
  const node = await page.getByRole('button', { name: /^Bespoke Tailor, Node/ }).boundingBox();
  if (!last || !node) throw new Error('no Node');
  expect(Math.abs(last.x - node.x - node.width / 2)).toBeLessThan(node.width);
  expect(Math.abs(last.y - node.y - node.height / 2)).toBeLessThan(node.height);
});

const ROW = inLine('across', ['safehouse', 'embassy', 'gadget-cellar']);

/** Two Spies lie unassigned. A third one is in the lair, and does not die of what it meets there. */
const SAVED: Setup = {
  ...INFILTRATE,
  lair: { 1: 'knuckles' },
  networks: [{ ...ROW, spies: ['understudy'] }],
  unassigned: ['temp-agent', 'brawler'],
  infiltration: { spy: 'understudy', square: 1 },
};

test('a Spy that becomes unassigned lands where it then lies', async ({ page }) => {
  await openAt(page, SAVED);
  const lands = flights(page);
  await attack(page).click();
  const last = (await lands).at(-1)?.to;
  await expect(scene(page)).toHaveCount(0);
  await page.waitForTimeout(400);
  const tile = await page
    .locator('[data-tray]')
    .getByRole('button', { name: /^The Understudy, Spy/ })
    .boundingBox();
  if (!last || !tile) throw new Error('no Spy');
  expect(Math.abs(last.x - tile.x - tile.width / 2)).toBeLessThan(tile.width / 4);
  expect(Math.abs(last.y - tile.y - tile.height / 2)).toBeLessThan(tile.height / 4);
});

test('as soon as it is told that a Spy has left the lair, nothing says that it is in there', async ({ page }) => {
  await openAt(page, SAVED);
  const said = page.evaluate(
    () =>
      new Promise<{ frames: number; wrong: number }>((done) => {
        const seen = { frames: 0, wrong: 0 };
        const look = () => {
          const isTold = document.querySelector('[data-strip]')?.textContent?.includes('ejected') ?? false;
          const plays = document.querySelector('[data-scene]') !== null;
          if (!plays && seen.frames > 0) return done(seen);
          if (plays && isTold) {
            seen.frames++;
            const notes = [...document.querySelectorAll('[data-networks] [data-card]')];
            if (notes.some((one) => one.textContent?.includes('in the lair'))) seen.wrong++;
          }
          requestAnimationFrame(look);
        };
        look();
      }),
  );
  await attack(page).click();
  expect(await said).toEqual({ frames: expect.any(Number), wrong: 0 });
});

test('a Spy that is assigned lands where it then stands, though its Network has several Nodes', async ({ page }) => {
  const setup: Setup = {
    ...INFILTRATE,
    turn: { number: 6, side: 'spymaster', step: 'assign' },
    networks: [ROW],
    unassigned: ['dinner-jacket', 'field-medic'],
  };
  await openAt(page, setup);
  const spy = page.getByRole('button', { name: /^The Dinner Jacket, Spy/ });
  const lands = flights(page);
  // One Network alone supports it.
  await spy.click();
  const last = (await lands).at(-1)?.to;
  await expect(scene(page)).toHaveCount(0);
  await page.waitForTimeout(400);
  const tile = await spy.boundingBox();
  if (!last || !tile) throw new Error('no Spy');
  expect(Math.abs(last.x - tile.x - tile.width / 2)).toBeLessThan(tile.width / 4);
  expect(Math.abs(last.y - tile.y - tile.height / 2)).toBeLessThan(tile.height / 4);
});

/** Where the Node lies from left to right, and how many Networks there are, each time that the page is drawn. */
const watchMap = (page: Page, name: string) =>
  page.evaluate((node) => {
    const seen: { x: number; networks: number }[] = [];
    Object.assign(window, { seen });
    const look = () => {
      const tile = document.querySelector(`[data-networks] [aria-label^="${node}, Node"]`);
      const networks = document.querySelectorAll('[data-network]').length;
      seen.push({ x: Math.round(tile?.getBoundingClientRect().x ?? 0), networks });
      requestAnimationFrame(look);
    };
    look();
  }, name);

test('a Node that is dropped beside a connector is at once one Network with it, and the map moves but once', async ({
  page,
}) => {
  const setup: Setup = {
    ...INFILTRATE,
    turn: { number: 6, side: 'spymaster', step: 'actions' },
    networks: [{ nodes: ['tailor'] }],
    hands: { genius: ['trapdoor'], spymaster: ['left-luggage', 'temp-agent'] },
  };
  await openAt(page, setup);
  const tailor = await page.getByRole('button', { name: /^Bespoke Tailor, Node/ }).boundingBox();
  await page.locator('[data-edge-of="spymaster"] > [data-handle]').click();
  const card = await page.locator('[data-hand-card]').first().boundingBox();
  const strip = await page.getByRole('region', { name: 'What to do now' }).boundingBox();
  if (!tailor || !card || !strip) throw new Error('no cards');
  await page.mouse.move(card.x + card.width / 2, card.y + card.height / 2);
  await page.mouse.down();
  await page.mouse.move(card.x + card.width / 2 + 12, card.y + card.height / 2);
  for (const part of [0.5, 1])
    await page.mouse.move(card.x + card.width / 2, card.y + (strip.y - card.y) * part, { steps: 3 });
  await page.mouse.move(tailor.x - 0.45 * tailor.width, tailor.y + tailor.height / 2, { steps: 3 });
  await expect(page.locator('[data-ghost]')).toHaveAttribute('data-ghost', 'good');
  await watchMap(page, 'Bespoke Tailor');
  await page.mouse.up();
  await expect(page.getByRole('article', { name: 'Network A, size 2' })).toBeVisible();
  await expect(scene(page)).toHaveCount(0);
  await page.waitForTimeout(600);
  const seen = await page.evaluate(() => (window as unknown as { seen: { x: number; networks: number }[] }).seen);
  expect(seen.map(({ networks }) => networks)).not.toContain(2);
  const ways = new Set(seen.slice(1).map(({ x }, i) => Math.sign(x - seen[i].x)));
  expect(ways.has(1) && ways.has(-1)).toBe(false);
});

test('what a card has done is seen before the hand comes back over it', async ({ page }) => {
  const setup: Setup = {
    ...INFILTRATE,
    turn: { number: 6, side: 'spymaster', step: 'actions' },
    hands: { genius: ['trapdoor'], spymaster: ['dinner-jacket', 'cover-story'] },
  };
  await openAt(page, setup);
  const hand = page.locator('[data-hand="spymaster"]');
  await page.keyboard.press('Shift+P');
  await page.locator('[data-hand-card]').first().click();
  // Looked for in each frame from the press on: a slow machine may see the scene too late otherwise.
  const after = page.evaluate(
    () =>
      new Promise<number>((done) => {
        let begun = false;
        let over = 0;
        const look = (now: number) => {
          const plays = document.querySelector('[data-scene]') !== null;
          begun ||= plays;
          if (begun && over === 0 && !plays) over = now;
          if (begun && document.querySelector('[data-hand="spymaster"]')) done(over === 0 ? 0 : now - over);
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      }),
  );
  await page.getByRole('button', { name: 'Play it' }).click();
  expect(await after).toBeGreaterThan(400);
  await expect(hand).toBeVisible();
});

/** A Siren who calls another Minion to attention. */
const CALLING = readCards(fileURLToPath(new URL('../../src/cards', import.meta.url))).cards.map((card): Card => {
  if (card.id !== 'switchboard-operator') return card;
  const targets = [{ type: 'minion', other: true } as const];
  const effects = [{ verb: 'modify', cards: '$target1', stat: 'perception', by: 2, for: 'next-turn' } as const];
  return { ...card, abilities: [{ kind: 'activated', cost: { busy: true }, targets, effects }] };
});

test('the arrow of an ability goes from its card to a frame around the target', async ({ page }) => {
  const setup: Setup = {
    turn: { number: 7, side: 'genius', step: 'lair' },
    lair: { 2: 'foreman', 5: 'switchboard-operator' },
    hands: { spymaster: ['cover-story'] },
  };
  await openAt(page, setup, 'side-by-side', 0, undefined, CALLING);
  const card = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}, Minion`) });
  await card('Switchboard Siren').click();
  await page.getByRole('button', { name: 'Use ability' }).click();
  await card('Union Foreman').click();
  await expect(page.locator('[data-target]')).toBeVisible();
  const [source, target, frame] = await Promise.all(
    [card('Switchboard Siren'), card('Union Foreman'), page.locator('[data-target]')].map(
      async (one) => (await one.boundingBox())!,
    ),
  );
  expect(frame.x).toBeLessThan(target.x);
  expect(frame.y).toBeLessThan(target.y);
  expect(frame.x + frame.width).toBeGreaterThan(target.x + target.width);
  expect(frame.width).toBeLessThan(target.width + 20);
  const [begins, ends] = await page.locator('[data-arrow]').evaluate((arrow) => {
    const path = arrow as SVGPathElement;
    return [path.getPointAtLength(0), path.getPointAtLength(path.getTotalLength())].map(({ x, y }) => ({ x, y }));
  });
  expect(begins.x).toBeGreaterThan(source.x);
  expect(begins.y).toBeLessThan(source.y + source.height / 2);
  expect(ends.x).toBeGreaterThanOrEqual(target.x + target.width);
});

/** How the next step that begins is announced, when it is largest: its name, its height, and what it covers. */
const announced = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<{ name: string; grows: boolean; covers: number; ribbon: boolean }>((tell) => {
        const watch = new MutationObserver(() => {
          const step = document.querySelector<HTMLElement>('[data-begins]');
          if (!step) return;
          watch.disconnect();
          for (const one of step.getAnimations()) one.currentTime = 450;
          const box = step.getBoundingClientRect();
          const covered = [...document.querySelectorAll('[data-square] > [data-far], [data-card]')].filter((one) => {
            const { left, right, top, bottom } = one.getBoundingClientRect();
            return left < box.right && right > box.left && top < box.bottom && bottom > box.top;
          });
          tell({
            name: step.innerText,
            grows: box.height > step.offsetHeight * 1.2,
            covers: covered.length,
            ribbon: document.querySelector('[data-step]')?.checkVisibility() ?? false,
          });
        });
        watch.observe(document, { subtree: true, childList: true, attributes: true });
      }),
  );

for (const [width, height, seating] of sampled(TABLES, 0))
  test(`a step that begins is announced: ${width} × ${height}, ${seating}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openAt(page, { ...INFILTRATE, turn: { number: 6, side: 'spymaster', step: 'actions' } }, seating);
    const seen = announced(page);
    await page.getByRole('button', { name: 'Actions done' }).click();
    const isSmall = height < 480;
    // Nobody can be assigned: that step passes by itself, and of two steps the last is named.
    expect(await seen).toEqual({
      name: expect.stringMatching(seating === 'across' ? /^Infiltrate\s+Infiltrate$/ : /^Infiltrate$/),
      grows: !isSmall,
      covers: 0,
      ribbon: isSmall,
    });
  });

/** What the compositor moves by itself, while the page is free to answer a press. */
const BY_ITSELF = ['translate', 'rotate', 'scale', 'transform', 'opacity', 'filter'];

/** Notes from now on each property that runs in a motion and is not among those. Returns what has been noted so far. */
async function watchMotions(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate((known) => {
    const noted = new Set<string>();
    Object.assign(window, { motions: noted });
    const look = () => {
      for (const one of document.getAnimations()) {
        const { effect } = one;
        if (one.playState !== 'running' || !(effect instanceof KeyframeEffect)) continue;
        for (const frame of effect.getKeyframes())
          for (const property of Object.keys(frame))
            if (![...known, 'offset', 'computedOffset', 'easing', 'composite', 'transformOrigin'].includes(property))
              noted.add(`${property} of ${effect.target?.className}`);
      }
      requestAnimationFrame(look);
    };
    look();
  }, BY_ITSELF);
  return () => page.evaluate(() => [...(window as unknown as { motions: Set<string> }).motions]);
}

test('a Spy on its way and a fight leave the page free to answer', async ({ page }) => {
  await openAt(page, { ...INFILTRATE, lair: { 2: 'henchman' } });
  const noted = await watchMotions(page);
  await page.getByRole('button', { name: /^Temp Agent, Spy/ }).click();
  await page.getByRole('button', { name: 'Send into the lair' }).click();
  await attack(page).click();
  await expect(page.getByRole('button', { name: /^Temp Agent, Spy/ })).toHaveCount(0);
  await expect(scene(page)).toHaveCount(0);
  expect(await noted()).toEqual([]);
});

test('a hand that makes room leaves the page free to answer', async ({ page }) => {
  const hands = { genius: [], spymaster: ['embassy'] };
  await openAt(page, { ...INFILTRATE, turn: { number: 6, side: 'spymaster', step: 'actions' }, hands });
  const noted = await watchMotions(page);
  await slideOut(page, 'spymaster', 'Embassy of Somewhere');
  await expect(page.locator('[data-away]')).toHaveCount(1);
  expect(await noted()).toEqual([]);
});

test('a tap outside a control ends the scene', async ({ page }) => {
  await fight(page);
  await hide(page, true);
  await page.getByRole('region', { name: 'Networks' }).click({ position: { x: 400, y: 200 } });
  await expect(page.getByRole('button', { name: /^Temp Agent, Spy/ })).toHaveCount(0);
});

test('INTERRUPT is alive while a scene plays, and meets the game as it is', async ({ page }) => {
  await fight(page);
  const genius = page.getByRole('region', { name: /, Evil Genius$/ });
  await expect(genius.getByRole('button', { name: 'Interrupt' })).toBeEnabled();
  await genius.getByRole('button', { name: 'Interrupt' }).click();
  await expect(page.getByText('Interrupted. Open your hand and play an Epiphany, or never mind.')).toBeVisible();
  await expect(scene(page)).toHaveCount(0);
});

/** The Genius moves a Minion and ends its turn; the device is passed on. */
async function passOn(page: Page): Promise<void> {
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
  await expect(page.getByRole('button', { name: /^I am Bob/ })).toBeVisible();
}
/** The Master lifts the curtain. */
const liftCurtain = (page: Page) => page.getByRole('button', { name: /^I am Bob/ }).click();
const skipButton = (page: Page) => page.getByRole('button', { name: 'Skip' });
/** The words beside the show. The curtain has a region of the same name. */
const recap = (page: Page) =>
  page.getByRole('region', { name: 'Since Bob last looked' }).filter({ has: skipButton(page) });
const room = (page: Page, square: number) => page.locator(`li[data-square="${square}"]`);

test('who lifts the curtain sees what was missed, with its words, and then the table as it is', async ({ page }) => {
  await passOn(page);
  await hide(page, true);
  await liftCurtain(page);
  await expect(recap(page)).toContainText('Rent-a-Henchman moves');
  await expect(room(page, 1)).toContainText('Rent-a-Henchman');
  const turn = page.waitForFunction(() => document.querySelector('[data-scene]')?.textContent?.includes('Bob’s turn'));
  await hide(page, false);
  await turn;
  await expect(recap(page)).toHaveCount(0);
  await expect(scene(page)).toHaveCount(0);
  await expect(room(page, 3)).toContainText('Rent-a-Henchman');
});

const SKIPS = [
  ['Escape', (page) => page.keyboard.press('Escape')],
  ['its button', (page) => skipButton(page).click()],
  ['a tap outside a control', (page) => page.getByRole('region', { name: 'Networks' }).click()],
] as const satisfies [string, (page: Page) => Promise<void>][];
for (const [how, skip] of sampled(SKIPS, 0))
  test(`what was missed is skipped by ${how}`, async ({ page }) => {
    await passOn(page);
    await hide(page, true);
    await liftCurtain(page);
    await expect(recap(page)).toBeVisible();
    await skip(page);
    await expect(recap(page)).toHaveCount(0);
    await expect(room(page, 3)).toContainText('Rent-a-Henchman');
  });

test('after a reload a side is shown what it has not seen, and nothing else', async ({ page }) => {
  await passOn(page);
  await page.reload();
  await expect(page.getByRole('button', { name: /^I am Bob/ })).toBeVisible();
  await hide(page, true);
  await liftCurtain(page);
  await expect(recap(page)).toContainText('Rent-a-Henchman moves');
  await page.keyboard.press('Escape');
  await expect(recap(page)).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('button', { name: /^I am Bob/ })).toBeVisible();
  await liftCurtain(page);
  await expect(room(page, 3)).toContainText('Rent-a-Henchman');
  await expect(recap(page)).toHaveCount(0);
});

test.describe('with less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  test('each scene has a still form', async ({ page }) => {
    await fight(page);
    await expect(scene(page)).toContainText('0: still standing!');
    // On a slow machine the next picture is there already. Its still form is an animation of equal frames.
    const moving = await page.evaluate(() => {
      const frames = ({ effect }: Animation): string[] =>
        (effect as KeyframeEffect)
          .getKeyframes()
          .map((frame) => JSON.stringify({ ...frame, offset: null, computedOffset: null }));
      return document
        .getAnimations()
        .filter(({ playState, effect }) => playState === 'running' && Number(effect?.getComputedTiming().endTime) > 1)
        .filter((one) => new Set(frames(one)).size > 1)
        .map((one) => (one instanceof CSSAnimation ? one.animationName : 'a flight'));
    });
    expect(moving).toEqual([]);
  });
});
