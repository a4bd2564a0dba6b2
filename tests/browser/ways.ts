/** Three ways to use the page: by mouse, by keyboard and by finger. Each also without holding anything. */
import type { CDPSession, Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { Line } from './seen.ts';
import { PATIENCE, STRIP } from './seen.ts';

export type Side = 'genius' | 'spymaster';
/** The name of each edge, and the key that is written on it. */
const EDGE: Readonly<Record<Side, { name: RegExp; key: string }>> = {
  genius: { name: /, Evil Genius$/, key: 'q' },
  spymaster: { name: /, Spy Master$/, key: 'p' },
};

/** One way to use the page. All of it happens by events on visible elements. */
export interface Way {
  press(target: Locator): Promise<void>;
  select(radio: Locator): Promise<void>;
  /** Opens a hand and keeps it open until `closeHand` or `playFromHand`. */
  openHand(side: Side): Promise<void>;
  closeHand(side: Side): Promise<void>;
  /** Takes a card of the open hand to the table, which closes the hand. */
  playFromHand(side: Side, card: Locator): Promise<void>;
  /** Opens a hand in which cards can be picked, until `endPicking`. */
  openToPick(side: Side): Promise<void>;
  endPicking(side: Side): Promise<void>;
}

export const locate = (page: Page, { role, name, nth }: Line): Locator =>
  page.getByRole(role as 'button', { name, exact: true }).nth(nth);

/** A player's edge of the table. */
export const edgeOf = (page: Page, side: Side): Locator => page.getByRole('region', { name: EDGE[side].name });
export const handleOf = (page: Page, side: Side): Locator =>
  edgeOf(page, side).getByRole('button', { name: /hand of \d+ cards?/ });

export type Point = { x: number; y: number };

/** The centre of what is on the page. */
export async function centre(target: Locator): Promise<Point> {
  const box = await target.boundingBox();
  if (!box) throw new Error(`not on the page: ${target}`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/**
 * The centre of the target, scrolled into view, as soon as nothing covers it. `tap`: taps a banner that covers it. `leave`:
 * moves the pointer off a card of a hand, since what is said of that card covers the target.
 */
async function hitting(
  target: Locator,
  tap: (at: Point) => Promise<void>,
  leave: () => Promise<void> = async () => {},
): Promise<Point> {
  const end = performance.now() + PATIENCE;
  for (;;) {
    const aim = (one: Element) => {
      one.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
      const box = one.getBoundingClientRect();
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      const top = document.elementFromPoint(x, y);
      const over = one.contains(top) ? '' : (top?.outerHTML.slice(0, 120) ?? 'the edge of the page');
      const isSaid = Boolean(top?.closest('[data-hand][data-low]'));
      return { x, y, over, isSaid, banner: Boolean(top?.closest('[data-climax]')) };
    };
    const { over, isSaid, banner, ...point } = await target.evaluate(aim, undefined, { timeout: PATIENCE });
    if (!over) return point;
    if (banner) await tap(point);
    if (isSaid) await leave();
    if (performance.now() > end) throw new Error(`${target} is covered by ${over}`);
    await target.page().waitForTimeout(20);
  }
}

/** A point of the table that the open hand does not cover, to drop a card that slides out of the hand. */
async function onTheTable(page: Page): Promise<Point> {
  const hand = await page.getByRole('list', { name: 'Your hand' }).locator('..').boundingBox();
  const main = await page.getByRole('main').boundingBox();
  if (!hand || !main) throw new Error('no open hand');
  const strip = await centre(page.getByRole('region', { name: STRIP }).getByRole('paragraph').first());
  const free = ({ x, y }: Point) =>
    x < hand.x || x > hand.x + hand.width || y < hand.y - 4 || y > hand.y + hand.height + 4;
  const places = [
    strip,
    ...[0.15, 0.5, 0.85].map((part) => ({ x: main.x + main.width / 2, y: main.y + main.height * part })),
  ];
  const place = places.find(free);
  if (!place) throw new Error('the open hand covers the whole table');
  return place;
}

/** A press of a handle shorter than this (ms) is a tap, which leaves the hand open. */
const TAP = 400;

/** Waits until a press that began now is longer than a tap. */
function notATap(page: Page): () => Promise<void> {
  const since = performance.now();
  return () => page.waitForTimeout(Math.max(0, since + TAP - performance.now()));
}

export function byMouse(page: Page): Way {
  const click = ({ x, y }: Point) => page.mouse.click(x, y);
  const leave = async () => {
    const { x, y } = await centre(page.getByRole('main'));
    await page.mouse.move(x, y / 2);
  };
  let held = async () => {};
  return {
    async press(target) {
      await click(await hitting(target, click, leave));
    },
    select: (radio) => radio.check(),
    async openHand(side) {
      await handleOf(page, side).hover();
      await page.mouse.down();
      held = notATap(page);
    },
    async closeHand() {
      await held();
      await page.mouse.up();
    },
    async playFromHand(_, card) {
      const [from, to] = [await centre(card), await onTheTable(page)];
      await page.mouse.move(from.x, from.y);
      await page.mouse.move(to.x, to.y);
      await page.mouse.up();
    },
    async openToPick(side) {
      await page.keyboard.down(EDGE[side].key);
      held = notATap(page);
    },
    async endPicking(side) {
      await held();
      await page.keyboard.up(EDGE[side].key);
    },
  };
}

/** Slides a card out of the hand of the side, under the mouse that holds the edge. */
export async function slideOut(page: Page, side: Side, card: string | RegExp): Promise<void> {
  await byMouse(page).openHand(side);
  await page.getByRole('list', { name: 'Your hand' }).getByRole('button', { name: card }).first().hover();
  const hand = await page.locator('[data-hand]').boundingBox();
  if (!hand) throw new Error('no open hand');
  await page.mouse.move(hand.x + hand.width / 2, hand.y - 40);
}

/** The open hands on the page; one that is lowered, or has made room for the table, is not among them. */
export const openHands = (page: Page): Locator =>
  page.locator('[data-hand]:not([data-low])').getByRole('list', { name: /^(Your hand|The top of your deck)$/ });

/** The same way, but nothing is held: a hand is opened and closed by single presses of its handle. */
export function withoutHolds(page: Page, way: Way): Way {
  const until = async (side: Side, count: number) => {
    const end = performance.now() + PATIENCE;
    while ((await openHands(page).count()) !== count) {
      if (performance.now() > end) throw new Error(`the hand of the ${side} does not open or close`);
      await way.press(handleOf(page, side));
      await page.waitForTimeout(50);
    }
  };
  return {
    ...way,
    openHand: async (side) => {
      if ((await openHands(page).count()) === 0) await way.press(handleOf(page, side));
    },
    closeHand: (side) => until(side, 0),
    async playFromHand(_, card) {
      await way.press(card);
      // By finger the first press shows the card.
      await card.waitFor({ state: 'hidden', timeout: 1000 }).catch(() => way.press(card));
    },
    openToPick: (side) => until(side, 1),
    endPicking: (side) => until(side, 0),
  };
}

/** Two taps this close in place (px) and time (ms) are a double tap. */
const DOUBLE_TAP = { px: 40, ms: 450 };

/** A finger on the page. */
interface Finger {
  tap(at: Point): Promise<unknown>;
  down(at: Point): Promise<void>;
  move(at: Point): Promise<void>;
  up(): Promise<void>;
}

function fingerOn(page: Page): Finger {
  // `firefoxRelay.mjs` makes a finger of this mouse.
  if (page.context().browser()?.browserType().name() === 'firefox')
    return {
      tap: ({ x, y }) => page.mouse.click(x, y),
      down: ({ x, y }) => page.mouse.move(x, y).then(() => page.mouse.down()),
      move: ({ x, y }) => page.mouse.move(x, y),
      up: () => page.mouse.up(),
    };
  let session: Promise<CDPSession> | undefined;
  const touch = async (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: Point) => {
    session ??= page.context().newCDPSession(page);
    await (await session).send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] });
  };
  return {
    tap: (at) => Promise.all([touch('touchStart', at), touch('touchEnd')]), // they arrive in this order
    down: (at) => touch('touchStart', at),
    move: (at) => touch('touchMove', at),
    up: () => touch('touchEnd'),
  };
}

export function byTouch(page: Page): Way {
  const finger = fingerOn(page);
  let last = { x: 0, y: 0, time: 0 };
  let held = async () => {};
  const tap = async (at: Point) => {
    const again = Math.hypot(at.x - last.x, at.y - last.y) < DOUBLE_TAP.px;
    if (again) await page.waitForTimeout(last.time + DOUBLE_TAP.ms - performance.now());
    await finger.tap(at);
    last = { ...at, time: performance.now() };
  };
  const press = async (target: Locator) => tap(await hitting(target, tap));
  return {
    press,
    select: press,
    async openHand(side) {
      await finger.down(await centre(handleOf(page, side)));
      held = notATap(page);
    },
    async closeHand() {
      await held();
      await finger.up();
    },
    async playFromHand(_, card) {
      await finger.move(await centre(card));
      await finger.move(await onTheTable(page));
      await page.waitForTimeout(150); // A finger lifted in motion flings the page; the next tap would only stop that.
      await finger.up();
    },
    async openToPick(side) {
      await press(edgeOf(page, side).getByRole('button', { name: 'More' }));
      await press(edgeOf(page, side).getByRole('button', { name: 'Keep my hand open for a while' }));
    },
    endPicking: async () => {},
  };
}

export function byKeyboard(page: Page): Way {
  let held = async () => {};
  /** The number of Tab stops from the focus to the target. Negative: the target is behind the focus. */
  const stopsTo = (target: Locator): Promise<number> =>
    target.evaluate((goal) => {
      const scope = goal.closest('dialog') ?? document;
      const stops = [...scope.querySelectorAll<HTMLElement>('button, input, select, a[href], [tabindex="0"]')].filter(
        (one) => {
          if (one.tabIndex < 0 || !one.checkVisibility({ visibilityProperty: true })) return false;
          if (!(one instanceof HTMLInputElement) || one.type !== 'radio' || one.checked) return true;
          const group = [...document.querySelectorAll<HTMLInputElement>(`[name="${one.name}"]`)];
          return one === group[0] && !group.some((radio) => radio.checked);
        },
      );
      const here = document.activeElement as HTMLElement;
      const ahead = stops.filter((one) => here.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING);
      const to = stops.indexOf(goal as HTMLElement);
      if (stops.includes(here)) return to - stops.indexOf(here);
      // The focus is between two stops: the next one is one step away in either direction.
      const next = stops.length - ahead.length;
      return to < next ? to - next : to - next + 1;
    });
  const isFocused = (target: Locator) =>
    target.evaluate((one) => one === document.activeElement, undefined, { timeout: PATIENCE });
  const isFocusLost = () => page.evaluate(() => document.activeElement === document.body);
  /**
   * Moves the focus to the target with Tab, in the shorter direction, and checks that it has arrived. In Firefox what
   * scrolls is a stop too, so the way is counted anew until it is done.
   */
  const walkTo = async (target: Locator) => {
    if (await isFocusLost()) await page.keyboard.press('Tab');
    for (let tries = 0; tries < 5 && !(await isFocused(target)); tries++) {
      const stops = await stopsTo(target);
      for (let i = 0; i < Math.abs(stops); i++) await page.keyboard.press(stops > 0 ? 'Tab' : 'Shift+Tab');
    }
    await expect(target).toBeFocused();
  };
  /** Moves the focus to a card of an open hand: one of them is a stop, and arrows go from there. */
  const walkToCard = async (card: Locator) => {
    const stop = page.locator('[data-hand-card][tabindex="0"]');
    const isInHand = await page.evaluate(() => document.activeElement?.matches('[data-hand-card]'));
    if (!isInHand) await walkTo(stop);
    for (const arrow of ['ArrowRight', 'ArrowLeft'])
      for (let i = 0; i < 12 && !(await isFocused(card)); i++) await page.keyboard.press(arrow);
    await expect(card).toBeFocused();
  };
  const hold = async (side: Side) => {
    await page.keyboard.down(EDGE[side].key);
    held = notATap(page);
  };
  const letGo = async (side: Side) => {
    await held();
    await page.keyboard.up(EDGE[side].key);
  };
  return {
    async press(target) {
      const isCard = await target.evaluate((one) => one.matches('[data-hand-card]'), undefined, { timeout: PATIENCE });
      await (isCard ? walkToCard(target) : walkTo(target));
      await page.keyboard.press('Enter');
    },
    async select(radio) {
      const group = page.getByRole('radiogroup').or(page.getByRole('group')).filter({ has: radio });
      const chosen = group.getByRole('radio', { checked: true });
      await walkTo((await chosen.count()) > 0 ? chosen.first() : group.getByRole('radio').first());
      await page.keyboard.press(' ');
      for (let i = 0; i < 9 && !(await radio.isChecked()); i++) await page.keyboard.press('ArrowDown');
      await expect(radio).toBeChecked();
    },
    openHand: hold,
    closeHand: letGo,
    async playFromHand(side, card) {
      for (let i = 0; i < 12 && !(await isFocused(card)); i++) await page.keyboard.press('ArrowRight');
      await expect(card).toBeFocused();
      await page.keyboard.press('Enter');
      if (await card.isVisible()) await page.keyboard.press('Enter');
      await page.keyboard.up(EDGE[side].key);
    },
    openToPick: hold,
    endPicking: letGo,
  };
}
