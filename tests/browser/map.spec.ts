/** The map of the Networks: Nodes snap by their connectors, Networks stay where they are put, and the map is zoomed. */
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import type { Setup } from '../../src/scenario/format.ts';
import { openAt } from './stage.ts';
import { inLine, TABLES } from './tables.ts';
import { centre } from './ways.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 1280, height: 800 } });

const TWO: Setup = {
  turn: { number: 6, side: 'spymaster', step: 'actions' },
  plan: 'evening-news',
  networks: [
    {
      nodes: [
        { card: 'safehouse', at: [0, 0] },
        { card: 'gadget-cellar', at: [1, 0] },
      ],
      links: [['safehouse', 'gadget-cellar']],
      spies: ['brawler', 'field-medic'],
    },
    { nodes: ['tailor'] },
  ],
};
const node = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}, Node`) });
const box = async (target: Locator) => (await target.boundingBox())!;
const network = (page: Page, name: string) => page.getByRole('article', { name });

/** Drags a card so far that it lies `by` steps of its own size from the other one; the pointer is at its corner. */
async function dragBeside(page: Page, card: Locator, other: Locator, by: readonly [number, number]): Promise<void> {
  const [from, to] = [await box(card), await box(other)];
  const corner = { x: from.x + 12, y: from.y + 12 };
  await page.mouse.move(corner.x, corner.y);
  await page.mouse.down();
  const [x, y] = [to.x + by[0] * from.width - from.x, to.y + by[1] * from.height - from.y];
  for (const part of [0.3, 0.7, 1]) await page.mouse.move(corner.x + x * part, corner.y + y * part);
}

/** Makes the map smaller by hand, so that there is free ground around what lies on it. */
async function leaveGround(page: Page): Promise<void> {
  for (let times = 0; times < 3; times++) await page.getByRole('button', { name: 'Smaller' }).click();
}

test('a Node that touches another one by its connector snaps to it, says what comes of it, is connected, and goes back on undo', async ({
  page,
}) => {
  await openAt(page, TWO);
  const [tailor, cellar] = [node(page, 'Bespoke Tailor'), node(page, 'Gadget Cellar')];
  const before = await box(tailor);
  await dragBeside(page, tailor, cellar, [1.3, 0.2]);
  await expect(page.locator('[data-ghost]')).toHaveCount(1);
  const told = page.locator('[popover] p');
  await expect(told).toHaveText('Right edge of Gadget Cellar, size 3: +1 Sneak for two Spies · 1 Action');
  await page.mouse.up();
  await expect(network(page, 'Network A, size 3')).toBeVisible();
  const [left, right] = [await box(cellar), await box(tailor)];
  expect(right.x - left.x).toBeGreaterThan(left.width);
  expect(right.x - left.x).toBeLessThan(left.width * 1.4);
  expect(Math.abs(right.y - left.y)).toBeLessThan(1);
  await expect(page.locator('[popover="manual"]')).toHaveCount(0);
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect.poll(() => box(tailor)).toEqual(before);
});

test('where connectors meet but cannot be connected now, the drag says why', async ({ page }) => {
  await openAt(page, { ...TWO, turn: { number: 6, side: 'spymaster', step: 'infiltrate' } });
  await dragBeside(page, node(page, 'Bespoke Tailor'), node(page, 'Gadget Cellar'), [1.15, 0]);
  await expect(page.locator('[popover] p')).toHaveText(/^This is done in the Actions step/i);
  await page.mouse.up();
  await expect(page.getByRole('region', { name: 'What to do now' }).getByRole('status')).toContainText('R4');
  await expect(network(page, 'Network Bespoke Tailor, size 1')).toBeVisible();
});

test('a Node that is dragged to another one without Actions left says why they are not connected', async ({ page }) => {
  await openAt(page, { ...TWO, actionsLeft: 0 });
  const [tailor, cellar] = [node(page, 'Bespoke Tailor'), node(page, 'Gadget Cellar')];
  const status = page.getByRole('region', { name: 'What to do now' }).getByRole('status');
  // Onto it, and so far beside it that the connectors do not quite meet.
  for (const by of [
    [0, 0],
    [1.5, 0],
  ] as const) {
    await expect(status).not.toContainText('R4.2');
    await dragBeside(page, tailor, cellar, by);
    await page.mouse.up();
    await expect(status).toContainText('All Actions of this turn are taken');
    await page.keyboard.press('Escape');
  }
});

test('dropped on free ground, a Network lies there, with all others where they were, and after a reload too', async ({
  page,
}) => {
  await openAt(page, TWO);
  await leaveGround(page);
  const apart = async () => {
    const [a, b] = [await box(node(page, 'Safe-ish House')), await box(node(page, 'Bespoke Tailor'))];
    return { x: (b.x - a.x) / a.width, y: (b.y - a.y) / a.height };
  };
  await dragBeside(page, node(page, 'Bespoke Tailor'), node(page, 'Bespoke Tailor'), [-0.4, -1.3]);
  await page.mouse.up();
  await expect.poll(async () => (await apart()).y).toBeLessThan(-1);
  const there = await apart();
  expect(there.x).toBeGreaterThan(2);
  await page.reload();
  await page.getByRole('button', { name: /lift the curtain$/ }).click();
  await expect(node(page, 'Bespoke Tailor')).toBeVisible();
  expect((await apart()).y).toBeCloseTo(there.y, 1);
});

test('the map is zoomed by buttons and by the wheel about the pointer, and stays so until it is fitted again', async ({
  page,
}) => {
  await openAt(page, TWO);
  const cellar = node(page, 'Gadget Cellar');
  const fitted = await box(cellar);
  await page.getByRole('button', { name: 'Smaller' }).click();
  await expect.poll(async () => (await box(cellar)).width).toBeLessThan(fitted.width * 0.9);
  await page.getByRole('button', { name: 'Show the whole map' }).click();
  await expect.poll(async () => (await box(cellar)).width).toBeCloseTo(fitted.width, 0);
  const at = await centre(cellar);
  await page.mouse.move(at.x, at.y);
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, 200);
  await page.keyboard.up('Control');
  await expect.poll(async () => (await box(cellar)).width).toBeLessThan(fitted.width * 0.9);
  expect(await page.evaluate(() => devicePixelRatio * (visualViewport?.scale ?? 1))).toBe(1);
});

test('a Network is moved by buttons, by arrow keys and by a touch of the map, without a drag', async ({ page }) => {
  await openAt(page, TWO);
  await leaveGround(page);
  const [cellar, tailor] = [node(page, 'Gadget Cellar'), node(page, 'Bespoke Tailor')];
  const rise = async () => (await box(tailor)).y - (await box(cellar)).y;
  const before = await rise();
  await tailor.click();
  await page.getByRole('button', { name: 'Move on the map' }).click();
  const pad = page.getByRole('group', { name: /^Move the Network of Bespoke Tailor/ });
  await pad.getByRole('button', { name: 'Move up' }).click();
  await expect.poll(rise).toBeLessThan(before - 10);
  const up = await rise();
  await pad.getByRole('button', { name: 'Leave it here' }).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect.poll(rise).toBeGreaterThan(up + 10);
  const { x, y, width } = (await page.getByRole('region', { name: 'Networks' }).boundingBox())!;
  await page.mouse.click(x + width - 60, y + 30);
  await expect.poll(rise).toBeLessThan(up);
  await pad.getByRole('button', { name: 'Leave it here' }).click();
  await expect(pad).toHaveCount(0);
});

test('a Node of a hand lies where it is dropped on free ground, and beside a connector it is connected', async ({
  page,
}) => {
  await openAt(page, { ...TWO, hands: { spymaster: ['submarine', 'left-luggage'] } });
  await leaveGround(page);
  const [ghost, told] = [page.locator('[data-ghost]'), page.getByText(/^Left edge of Bespoke Tailor/)];
  const out = async (
    card: string,
    to: (tile: Awaited<ReturnType<typeof box>>) => { x: number; y: number },
    seen: () => Promise<void>,
  ) => {
    await page.keyboard.down('p');
    const at = await centre(page.getByRole('list', { name: 'Your hand' }).getByRole('button', { name: card }));
    await page.mouse.move(at.x, at.y);
    await page.mouse.down();
    await page.mouse.move(at.x + 12, at.y);
    await expect(ghost, 'a card in a hand shows nothing').toHaveCount(0);
    const strip = await centre(page.getByRole('region', { name: 'What to do now' }));
    for (const part of [0.2, 0.4, 0.6, 0.8, 1]) await page.mouse.move(at.x, at.y + (strip.y - at.y) * part);
    await expect(page.getByRole('list', { name: 'Your hand' })).toHaveCount(0);
    const goal = to(await box(node(page, 'Bespoke Tailor')));
    await page.mouse.move(goal.x, goal.y);
    await seen();
    await page.mouse.up();
    await page.keyboard.up('p');
    await expect(ghost).toHaveCount(0);
  };
  await out(
    'Unmarked Submarine',
    ({ x, y, width, height }) => ({ x: x + width / 2, y: y - height }),
    async () => {
      await expect(ghost).toHaveAttribute('data-ghost', 'free');
      await expect(told).toHaveCount(0);
    },
  );
  await expect(network(page, 'Network Unmarked Submarine, size 1')).toBeVisible();
  const [submarine, tailor] = [await box(node(page, 'Unmarked Submarine')), await box(node(page, 'Bespoke Tailor'))];
  expect(tailor.y - submarine.y).toBeGreaterThan(tailor.height);
  expect(Math.abs(tailor.x - submarine.x)).toBeLessThan(tailor.width / 2);
  await out(
    'Left-Luggage Office',
    (tile) => ({ x: tile.x - 0.45 * tile.width, y: tile.y + tile.height / 2 }),
    async () => {
      await expect(ghost).toHaveAttribute('data-ghost', 'good');
      await expect(told).toHaveText('Left edge of Bespoke Tailor, size 2 · 2 Actions');
      const [there, tile] = [await box(ghost), await box(node(page, 'Bespoke Tailor'))];
      expect((tile.x - there.x) / tile.width).toBeGreaterThan(1);
      expect(Math.abs(tile.y - there.y)).toBeLessThan(2);
    },
  );
  await expect(network(page, 'Network B, size 2')).toBeVisible();
});

test('an unassigned Spy is whole on a low map: the tools leave it room', async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  const [network] = TWO.networks!;
  await openAt(page, { ...TWO, networks: [network], unassigned: ['agent-blank'] }, 'across');
  const spy = page.getByRole('button', { name: /^Agent Blank, Spy/ });
  const [tile, tools] = [await box(spy), await box(page.locator('[data-map-part="tools"]'))];
  expect(tile.x).toBeGreaterThanOrEqual(tools.x + tools.width);
  const list = await box(spy.locator('xpath=ancestor::article/div'));
  expect(tile.y + tile.height).toBeLessThanOrEqual(list.y + list.height);
});

test.describe('with fingers', () => {
  test.use({ hasTouch: true });

  test('two fingers zoom the map about the point between them', async ({ page }) => {
    await openAt(page, TABLES.many);
    const cellar = node(page, 'Gadget Cellar').first();
    const touch = await page.context().newCDPSession(page);
    let middle = await centre(cellar);
    const fingers = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...apart: number[]) =>
      touch.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: apart.flatMap((by) => [
          { x: middle.x - by / 2, y: middle.y, id: 1 },
          { x: middle.x + by / 2, y: middle.y, id: 2 },
        ]),
      });
    // Only a map that is larger than its panel can keep the point where it is.
    const whole = await box(cellar);
    await fingers('touchStart', 100);
    for (const by of [130, 160, 190]) await fingers('touchMove', by);
    await fingers('touchEnd');
    await expect.poll(async () => (await box(cellar)).width / whole.width).toBeGreaterThan(1.5);
    const fitted = await box(cellar);
    middle = await centre(cellar);
    const { x, y } = middle;
    await fingers('touchStart', 100);
    for (const by of [108, 116, 124]) await fingers('touchMove', by);
    await expect.poll(async () => (await box(cellar)).width / fitted.width).toBeCloseTo(1.24, 1);
    const now = await centre(cellar);
    expect(Math.abs(now.x - x), 'to the side').toBeLessThan(5);
    expect(Math.abs(now.y - y), 'up or down').toBeLessThan(5);
    for (const by of [115, 110, 105]) await fingers('touchMove', by);
    await fingers('touchEnd');
    await expect.poll(async () => (await box(cellar)).width / fitted.width).toBeCloseTo(1.05, 1);
    expect(await page.evaluate(() => visualViewport?.scale), 'the page itself is not zoomed').toBe(1);
  });
});

test('a phone shows a map of 19 Nodes whole, and a touch on it comes closer', async ({ page }) => {
  await openAt(page, TABLES.many);
  await page.setViewportSize({ width: 640, height: 360 });
  await page.getByRole('button', { name: 'Networks', exact: true }).click();
  const viewport = page.locator('[data-map-part="viewport"]');
  const outside = async () => {
    const frame = await box(viewport);
    const boxes = await Promise.all((await page.locator('[data-network] button[data-card]').all()).map(box));
    const isInside = ({ x, y, width, height }: typeof frame) =>
      x >= frame.x - 1 &&
      y >= frame.y - 1 &&
      x + width <= frame.x + frame.width + 1 &&
      y + height <= frame.y + frame.height + 1;
    return boxes.filter((one) => !isInside(one)).length;
  };
  expect(await outside()).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Show the whole map' }).click();
  await expect.poll(outside).toBe(0);
  const cover = page.getByRole('button', { name: 'Come closer' });
  const car = node(page, 'Getaway Car, Idling');
  const { x, y } = await centre(car);
  await page.mouse.click(x, y);
  await expect(cover).toBeHidden();
  const near = await box(car);
  expect(near.width).toBeGreaterThanOrEqual(44);
  const frame = await box(viewport);
  expect(near.x).toBeGreaterThanOrEqual(frame.x - 1);
  expect(near.x + near.width).toBeLessThanOrEqual(frame.x + frame.width + 1);
  await page.getByRole('button', { name: 'Show the whole map' }).click();
  await expect(page.getByRole('button', { name: 'Show the whole map' })).toHaveAttribute('aria-pressed', 'true');
});

test('the places offered to a Node that lies open are in sight, unless the map was zoomed by hand', async ({
  page,
}) => {
  const networks = [inLine('across', ['embassy', 'embassy', 'embassy'])];
  await openAt(page, { ...TWO, networks, hands: { spymaster: ['left-luggage', 'embassy'] } });
  const [viewport, offered] = [page.locator('[data-map-part="viewport"]'), page.locator('[data-ghost="joint"]')];
  const nodes = page.getByRole('button', { name: /^Embassy of Somewhere, Node/ });
  const isInSight = async (places: Locator) => {
    const frame = await box(viewport);
    const boxes = await Promise.all((await places.all()).map(box));
    return boxes.map(
      ({ x, y, width, height }) =>
        x >= frame.x && y >= frame.y && x + width <= frame.x + frame.width && y + height <= frame.y + frame.height,
    );
  };
  const layOpen = async () => {
    await page.keyboard.down('p');
    await page.getByRole('list', { name: 'Your hand' }).getByRole('button', { name: 'Embassy of Somewhere' }).click();
    await page.keyboard.up('p');
    await expect(offered).toHaveCount(8);
    await expect(offered.first()).toHaveText('2 Actions');
  };
  for (const [width, height] of [
    [640, 360],
    [1280, 800],
  ]) {
    await page.setViewportSize({ width, height });
    await layOpen();
    await expect.poll(() => isInSight(offered), `${width}×${height}`).not.toContain(false);
    expect(await isInSight(nodes)).not.toContain(false);
    await page.getByRole('button', { name: 'Take back' }).click();
    await expect(offered).toHaveCount(0);
  }
  await page.getByRole('button', { name: 'Larger' }).click();
  const before = await box(nodes.first());
  await layOpen();
  expect(await box(nodes.first())).toEqual(before);
});

test('the letter of a Network does not stand in a place that is offered to a Node, as if it were its name', async ({
  page,
}) => {
  await openAt(page, {
    ...TWO,
    networks: [inLine('across', ['embassy', 'embassy'])],
    hands: { spymaster: ['embassy'] },
  });
  const letter = page.locator('[data-network] header');
  await expect(letter).toHaveCSS('opacity', '1');
  await page.keyboard.down('p');
  await page.getByRole('list', { name: 'Your hand' }).getByRole('button', { name: 'Embassy of Somewhere' }).click();
  await page.keyboard.up('p');
  await expect(page.locator('[data-ghost="joint"]')).toHaveCount(6);
  await expect(letter).toHaveCSS('opacity', '0');
  await page.getByRole('button', { name: 'Take back' }).click();
  await expect(letter).toHaveCSS('opacity', '1');
});

test('an empty map says what becomes of the Spy that lies open', async ({ page }) => {
  await openAt(page, { ...TWO, networks: [], hands: { spymaster: ['temp-agent'] } });
  const map = page.locator('[data-map-part="plane"]');
  await expect(map).toHaveText('The first Node goes here');
  await page.keyboard.down('p');
  await page.getByRole('list', { name: 'Your hand' }).getByRole('button', { name: 'Temp Agent' }).click();
  await page.keyboard.up('p');
  await expect(map).toHaveText('Play the Spy here, unassigned');
});
