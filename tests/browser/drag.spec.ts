/** Cards can be dragged by mouse and by finger: out of a hand onto the table, and from square to square in the lair. */
import type { CDPSession, Locator, Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import type { Setup } from '../../src/scenario/format.ts';
import { testsOfWay } from './sample.ts';
import { STRIP } from './seen.ts';
import { openAt } from './stage.ts';
import type { Point, Side } from './ways.ts';
import { centre, edgeOf } from './ways.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, hasTouch: true });

const LAIR: Setup = {
  turn: { number: 3, side: 'genius', step: 'lair' },
  plan: 'evening-news',
  lair: { 1: 'henchman', 2: 'foreman', 4: 'knuckles', 5: { card: 'night-watchman', busy: true } },
  hands: { genius: ['doorman', 'powder-keg', 'double-shift'] },
};
const ACTIONS: Setup = {
  turn: { number: 4, side: 'spymaster', step: 'actions' },
  plan: 'evening-news',
  hands: { spymaster: ['brawler', 'safehouse'] },
};

interface Pointer {
  down(at: Point): Promise<void>;
  move(to: Point): Promise<void>;
  up(): Promise<void>;
  /** Keeps the pointer where it is for so many milliseconds. */
  rest(ms: number): void;
}

/** Milliseconds between two events of a gesture, by a clock of its own: on a busy machine real events come late. */
const APART = 10;

function gesture(
  page: Page,
  send: (session: CDPSession, kind: 'down' | 'move' | 'up', at: Point, timestamp: number) => Promise<unknown>,
): Pointer {
  let session: Promise<CDPSession> | undefined;
  let last: Point = { x: 0, y: 0 };
  let clock = Date.now();
  const tell = async (kind: 'down' | 'move' | 'up', at: Point) => {
    session ??= page.context().newCDPSession(page);
    clock += APART;
    last = at;
    await send(await session, kind, at, clock / 1000);
  };
  return {
    down: (at) => tell('down', at),
    async move({ x, y }) {
      const from = last;
      for (const part of [0.25, 0.5, 0.75, 1])
        await tell('move', { x: from.x + (x - from.x) * part, y: from.y + (y - from.y) * part });
    },
    up: () => tell('up', last),
    rest(ms) {
      clock += ms;
    },
  };
}

const mouse = (page: Page): Pointer => {
  const types = { down: 'mousePressed', move: 'mouseMoved', up: 'mouseReleased' } as const;
  let buttons = 0;
  return gesture(page, async (session, kind, at, timestamp) => {
    const event = (type: (typeof types)[keyof typeof types]) =>
      ({ type, ...at, timestamp, clickCount: 1, button: 'left', buttons }) as const;
    if (kind === 'down') await session.send('Input.dispatchMouseEvent', { ...event('mouseMoved'), button: 'none' });
    if (kind !== 'move') buttons = kind === 'down' ? 1 : 0;
    await session.send('Input.dispatchMouseEvent', event(types[kind]));
  });
};

const finger = (page: Page): Pointer => {
  const types = { down: 'touchStart', move: 'touchMove', up: 'touchEnd' } as const;
  return gesture(page, (session, kind, at, timestamp) =>
    session.send('Input.dispatchTouchEvent', { type: types[kind], timestamp, touchPoints: kind === 'up' ? [] : [at] }),
  );
};

const WAYS = [
  { name: 'mouse', pointer: mouse, size: { width: 1280, height: 800 }, seating: 'side-by-side' },
  { name: 'finger on a phone', pointer: finger, size: { width: 640, height: 360 }, seating: 'side-by-side' },
  { name: 'finger across a tablet', pointer: finger, size: { width: 800, height: 1280 }, seating: 'across' },
] as const;

for (const [way, { name, pointer: make, size, seating }] of WAYS.entries())
  test.describe(name, () => {
    test.use({ viewport: size });
    const next = testsOfWay(way, WAYS.length);

    const room = (page: Page, square: number) => page.locator(`li[data-square="${square}"]`);
    const minion = (page: Page, card: RegExp) =>
      page.getByRole('region', { name: 'Lair' }).getByRole('button', { name: card });
    const lit = (page: Page) => page.locator('[data-light="target"]');
    const hand = (page: Page) => page.getByRole('list', { name: 'Your hand' });
    const held = (page: Page, card: string) => hand(page).getByRole('button', { name: new RegExp(`^${card},`) });
    const strip = (page: Page) => page.getByRole('region', { name: STRIP });

    /** Opens a hand that stays open, and takes up one of its cards. */
    async function takeUp(page: Page, side: Side, card: string): Promise<Pointer> {
      const handle = edgeOf(page, side).getByRole('button', { name: /hand of/ });
      // A hand from which a card lies open comes back once that is taken back.
      await expect(page.getByRole('button', { name: 'Take back' })).toHaveCount(0);
      if ((await handle.getAttribute('aria-expanded')) !== 'true') {
        await edgeOf(page, side).getByRole('button', { name: 'More' }).click();
        await edgeOf(page, side).getByRole('button', { name: 'Keep my hand open for a while' }).click();
      }
      const pointer = make(page);
      const at = await centre(held(page, card));
      await pointer.down(at);
      await pointer.move({ x: at.x + 12, y: at.y - 6 });
      return pointer;
    }
    /** Takes the card out of the hand first, as the hand may lie over its destination. */
    async function leave(page: Page, pointer: Pointer): Promise<void> {
      const box = await page.locator('[data-hand]').boundingBox();
      if (!box) throw new Error('no open hand');
      const x = box.x + box.width / 2;
      const below = box.y + box.height / 2 < size.height / 2;
      await pointer.move({ x, y: below ? box.y + box.height + 40 : box.y - 40 });
      await expect(hand(page)).toHaveCount(0);
    }
    const dragOut = async (page: Page, side: Side, card: string, to: Locator) => {
      const pointer = await takeUp(page, side, card);
      await leave(page, pointer);
      await pointer.move(await centre(to));
      await pointer.up();
    };

    next()('a Minion is dragged out of the hand onto an unoccupied square', async ({ page }) => {
      await openAt(page, LAIR, seating);
      const pointer = await takeUp(page, 'genius', 'Velvet-Rope Doorman');
      await expect(hand(page)).toBeVisible();
      await expect(lit(page), 'nothing lights up before it has left the hand').toHaveCount(0);
      await leave(page, pointer);
      await expect(lit(page)).toHaveCount(4);
      for (const square of [6, 7]) {
        await pointer.move(await centre(room(page, square)));
        await expect(room(page, square).locator('[data-pointed]'), 'the goal under it is singled out').toHaveCount(1);
        await expect(page.locator('[data-pointed]')).toHaveCount(1);
      }
      await pointer.up();
      await expect(room(page, 7)).toContainText('Velvet-Rope Doorman');
      await expect(lit(page)).toHaveCount(0);
    });

    next()('a Minion slides out under the pointer that holds the edge', async ({ page }) => {
      await openAt(page, LAIR, seating);
      const pointer = make(page);
      await pointer.down(await centre(edgeOf(page, 'genius').getByRole('button', { name: /hand of/ })));
      await pointer.move(await centre(held(page, 'Velvet-Rope Doorman')));
      await expect(lit(page)).toHaveCount(0);
      pointer.rest(300); // Its way out crosses other cards.
      await leave(page, pointer);
      await pointer.move(await centre(room(page, 3)));
      await pointer.up();
      await expect(room(page, 3)).toContainText('Velvet-Rope Doorman');
    });

    next()(
      'a card that leaves the hand at a slant, across its neighbour, is the one that lies open',
      async ({ page }) => {
        await openAt(page, LAIR, seating);
        const pointer = make(page);
        await pointer.down(await centre(edgeOf(page, 'genius').getByRole('button', { name: /hand of/ })));
        const at = await centre(held(page, 'Velvet-Rope Doorman'));
        const neighbour = await centre(held(page, 'Considerate Powder Keg'));
        await pointer.move(at);
        pointer.rest(300);
        const out = (await page.locator('[data-hand]').boundingBox())!;
        const below = out.y + out.height / 2 < size.height / 2;
        await pointer.move({ x: neighbour.x, y: neighbour.y + (below ? 10 : -10) });
        await pointer.move({ x: 2 * neighbour.x - at.x, y: below ? out.y + out.height + 40 : out.y - 40 });
        await pointer.move(await centre(strip(page)));
        await pointer.up();
        await expect(strip(page)).toContainText('Velvet-Rope Doorman: touch an unoccupied square');
      },
    );

    next()(
      'the neighbour that the pointer has moved on to, and rests on, is the one that slides out',
      async ({ page }) => {
        await openAt(page, LAIR, seating);
        const pointer = make(page);
        await pointer.down(await centre(edgeOf(page, 'genius').getByRole('button', { name: /hand of/ })));
        for (const card of ['Considerate Powder Keg', 'Velvet-Rope Doorman']) {
          await pointer.move(await centre(held(page, card)));
          pointer.rest(300);
        }
        await leave(page, pointer);
        await pointer.move(await centre(strip(page)));
        await pointer.up();
        await expect(strip(page)).toContainText('Velvet-Rope Doorman: touch an unoccupied square');
      },
    );

    next()(
      'dropped where it cannot be, a card says why; dropped elsewhere, it lies open; back at its edge, it goes back',
      async ({ page }) => {
        await openAt(page, LAIR, seating);
        await dragOut(page, 'genius', 'Velvet-Rope Doorman', room(page, 1));
        await expect(strip(page)).toContainText(/R2\.3/);
        await page.getByRole('button', { name: 'Take back' }).click();
        await dragOut(page, 'genius', 'Velvet-Rope Doorman', strip(page));
        await expect(strip(page)).toContainText('Velvet-Rope Doorman: touch an unoccupied square');
        await page.getByRole('button', { name: 'Take back' }).click();
        const pointer = await takeUp(page, 'genius', 'Velvet-Rope Doorman');
        await leave(page, pointer);
        await expect(lit(page)).toHaveCount(4);
        await expect(strip(page), 'it is only carried').not.toContainText('Doorman');
        await pointer.move(await centre(edgeOf(page, 'genius').getByRole('button', { name: /hand of/ })));
        await pointer.up();
        await expect(lit(page)).toHaveCount(0);
        await expect(page.getByRole('button', { name: 'Take back' })).toHaveCount(0);
        await expect(edgeOf(page, 'genius').getByRole('button', { name: /hand of 3 cards/ })).toBeVisible();
      },
    );

    next()(
      'a Contraption is dragged onto its square, and built there by the workers who are picked',
      async ({ page }) => {
        await openAt(page, LAIR, seating);
        await dragOut(page, 'genius', 'Considerate Powder Keg', room(page, 6));
        await expect(strip(page)).toContainText('Considerate Powder Keg in square 6: pick Free Minions');
        await minion(page, /^Union Foreman,/).click();
        await expect(room(page, 6)).toContainText('Considerate Powder Keg');
      },
    );

    next()('an instant is dragged to the middle, and asks for what it needs', async ({ page }) => {
      await openAt(page, LAIR, seating);
      await dragOut(page, 'genius', 'Double Shift', strip(page));
      await expect(strip(page)).toContainText('Double Shift: play it?');
    });

    next()('a Spy and a Node are dragged onto the Networks', async ({ page }) => {
      await openAt(page, ACTIONS, seating);
      const networks = page.getByRole('region', { name: 'Networks' });
      await dragOut(page, 'spymaster', 'Saloon-Bar Brawler', networks);
      await expect(networks.getByRole('button', { name: /^Saloon-Bar Brawler, Spy/ })).toBeVisible();
      await dragOut(page, 'spymaster', 'Safe-ish House', networks);
      await expect(networks.getByRole('button', { name: /^Safe-ish House, Node/ })).toBeVisible();
    });

    next()(
      'a card that is lifted a little, or moved to a side, makes the hand slide aside, and the table is within reach',
      async ({ page }) => {
        await openAt(page, LAIR, seating);
        const { y } = await centre(edgeOf(page, 'genius'));
        for (const [across, away] of [
          [0, y < size.height / 2 ? 60 : -60],
          [60, 0],
          [-60, 0],
        ]) {
          const pointer = await takeUp(page, 'genius', 'Velvet-Rope Doorman');
          const card = await centre(held(page, 'Velvet-Rope Doorman'));
          await expect(hand(page)).toBeVisible();
          await pointer.move({ x: card.x + across, y: card.y + away });
          await expect(hand(page)).toHaveCount(0);
          await expect(lit(page)).not.toHaveCount(0);
          await pointer.up();
          await page.getByRole('button', { name: 'Take back' }).click();
          await expect(hand(page), 'it is back').toBeVisible();
        }
      },
    );

    next()(
      'a Free Minion is dragged to another square, and onto another Free one; a Busy one says why not',
      async ({ page }) => {
        await openAt(page, LAIR, seating);
        const pointer = make(page);
        const drag = async (card: RegExp, to: number) => {
          await pointer.down(await centre(minion(page, card)));
          await pointer.move(await centre(room(page, to)));
          await pointer.up();
        };
        await drag(/^Rent-a-Henchman,/, 8);
        await expect(room(page, 8)).toContainText('Henchman');
        await drag(/^Rent-a-Henchman,/, 2);
        await expect(room(page, 2)).toContainText('Henchman');
        await expect(room(page, 8)).toContainText('Foreman');
        await drag(/^Night Watchman,/, 3);
        await expect(strip(page)).toContainText(/Busy.*R2\.4/);
        await drag(/^Union Foreman,/, 5);
        await expect(strip(page)).toContainText(/occupied by Night Watchman.*R2\.4/);
        await expect(room(page, 5)).toContainText('Night Watchman');
      },
    );
  });

for (const part of ['picture', 'name'])
  test(`a finger drags a Spy into the lair by the ${part} on its card`, async ({ page }) => {
    await page.setViewportSize({ width: 800, height: 1280 });
    await openAt(page, {
      turn: { number: 6, side: 'spymaster', step: 'infiltrate' },
      lair: { 3: 'doorman' },
      networks: [{ nodes: ['safehouse'], spies: ['temp-agent'] }],
      hands: { genius: ['henchman'], spymaster: ['embassy'] },
    });
    const spy = page.getByRole('button', { name: /^Temp Agent, Spy/ });
    const pointer = finger(page);
    await pointer.down(await centre(part === 'name' ? spy.getByText('Temp Agent') : spy.locator('svg').first()));
    await pointer.move(await centre(page.locator('li[data-square="5"]')));
    await pointer.up();
    await expect(page.getByRole('button', { name: /^Temp Agent, Spy in square 3/ })).toBeVisible();
  });

test.describe('Escape', () => {
  test('ends the drag of a Node: nothing is connected where the pointer is let go', async ({ page }) => {
    await openAt(page, { ...ACTIONS, networks: [{ nodes: ['safehouse'] }, { nodes: ['tailor'] }] });
    const networks = page.locator('[data-network]');
    await expect(networks).toHaveCount(2);
    const pointer = mouse(page);
    const [house, tailor] = [/^Safe-ish House, Node/, /^Bespoke Tailor, Node/].map((name) =>
      page.getByRole('button', { name }),
    );
    const from = await centre(house);
    const { x, y } = await centre(tailor);
    const width = (await tailor.boundingBox())?.width ?? 0;
    await pointer.down(from);
    await pointer.move({ x: x - width, y });
    await expect(page.locator('[data-dragged]')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(page.locator('[data-dragged]')).toHaveCount(0);
    await pointer.move({ x: x - width, y: y + 2 });
    await pointer.up();
    await expect(networks).toHaveCount(2);
    await expect(page.locator('[data-selected]')).toHaveCount(0);
    expect(await centre(house)).toEqual(from);
  });

  test('ends the drag of a Minion, and the slide of a card, which goes back into the open hand', async ({ page }) => {
    await openAt(page, LAIR);
    const pointer = mouse(page);
    await pointer.down(await centre(page.getByRole('button', { name: /^Rent-a-Henchman,/ })));
    await pointer.move(await centre(page.locator('li[data-square="8"]')));
    await page.keyboard.press('Escape');
    await pointer.up();
    await expect(page.locator('li[data-square="1"]')).toContainText('Henchman');
    const edge = edgeOf(page, 'genius');
    await edge.getByRole('button', { name: 'More' }).click();
    await edge.getByRole('button', { name: 'Keep my hand open for a while' }).click();
    const doorman = page
      .getByRole('list', { name: 'Your hand' })
      .getByRole('button', { name: /^Velvet-Rope Doorman,/ });
    const at = await centre(doorman);
    await pointer.down(at);
    await pointer.move({ x: at.x + 20, y: at.y });
    await page.keyboard.press('Escape');
    await pointer.move(await centre(page.locator('li[data-square="6"]')));
    await pointer.up();
    await expect(page.getByRole('button', { name: 'Take back' })).toHaveCount(0);
    await expect(doorman).toBeVisible();
    await pointer.down(at);
    await pointer.move(await centre(page.locator('li[data-square="6"]')));
    await expect(page.locator('li[data-square="6"] [data-light="target"]')).toBeVisible();
    // It is only carried: nothing that both of them read names it.
    await expect(page.getByRole('button', { name: 'Take back' })).toHaveCount(0);
    for (const name of [STRIP, 'Card']) await expect(page.getByRole('region', { name })).not.toContainText('Doorman');
    await page.keyboard.press('Escape');
    await expect(page.locator('[data-light="target"]')).toHaveCount(0);
    await pointer.up();
    await expect(page.getByRole('button', { name: 'Take back' })).toHaveCount(0);
    await expect(page.locator('li[data-square="6"]')).not.toContainText('Doorman');
  });
});
