/** A file of the page that cannot be had: offline, or an old tab after a new release. */
import type { Locator, Page, Route } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { sampled } from './sample.ts';
import { openAt } from './stage.ts';

const SAID = 'could not be fetched';
const press = (page: Page, name: RegExp | string) => page.getByRole('button', { name, exact: true }).click();

/** How a file is missing: no network, no such file, or a web page in its place. */
const WAYS: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  offline: (route) => route.abort('internetdisconnected'),
  'not found': (route) => route.fulfill({ status: 404, body: 'not found' }),
  'a page in its place': (route) => route.fulfill({ contentType: 'text/html', body: '<p>hello' }),
};

/**
 * Lets no further file of the page arrive. Returns how often each was asked for, and ends that. The route stays: a file
 * that is asked for while a route is taken away may never come.
 */
async function withoutFiles(page: Page, way: string) {
  const asked = new Map<string, number>();
  let isOver = false;
  const refuse = async (route: Route) => {
    if (isOver) return route.continue();
    const url = route.request().url();
    asked.set(url, (asked.get(url) ?? 0) + 1);
    await WAYS[way](route);
  };
  await page.route('**/assets/**', refuse);
  const end = () => {
    isOver = true;
  };
  return { asked, end };
}

/**
 * Waits for all that the page fetches ahead at the first move. If one of these files does not come, Chromium never asks
 * for it again. Then only a reload helps, as the page says.
 */
async function fetchedAhead(page: Page) {
  await page.mouse.move(9, 9);
  await page.waitForTimeout(100);
  await page.waitForLoadState('networkidle');
}

for (const way of sampled(Object.keys(WAYS), 2))
  test(`in a game a missing part is told in its place and comes at Try again: ${way}`, async ({ page }) => {
    const broken: string[] = [];
    page.on('pageerror', (error) => broken.push(error.message));
    await openAt(page, { turn: { number: 3, side: 'genius', step: 'lair' } });
    await fetchedAhead(page);
    const { asked, end } = await withoutFiles(page, way);
    await press(page, 'Menu');
    await press(page, 'Rules & cards');
    await expect(page.getByRole('alert')).toContainText(SAID);
    await page.waitForTimeout(500);
    expect([...asked.values()].filter((times) => times > 1)).toEqual([]);
    expect(asked.size).toBeGreaterThan(0);
    await page.keyboard.press('Escape');
    await expect(page.getByText(SAID)).toHaveCount(0);
    await press(page, 'Workbench …');
    await expect(page.getByRole('alert')).toContainText(SAID);
    await press(page, 'Try again');
    await expect(page.getByRole('alert')).toContainText(SAID);
    end();
    await expect(page.getByRole('alert')).toContainText(SAID);
    await press(page, 'Try again');
    await expect(page.getByRole('button', { name: 'Edit this position' })).toBeVisible();
    await page.keyboard.press('Escape');
    await press(page, 'Lair done');
    await expect(page.getByRole('button', { name: 'Lair done' })).toHaveCount(0);
    expect(broken).toEqual([]);
  });

test('on the title a missing part is told in its place and comes at Try again', async ({ page }) => {
  await page.goto('./');
  await expect(page.getByRole('button', { name: 'Play' })).toBeVisible();
  const { asked, end } = await withoutFiles(page, 'offline');
  for (const name of ['Rules & cards', 'About & credits', 'Your own card set']) {
    await press(page, name);
    await expect(page.getByRole('alert').filter({ hasText: SAID })).toBeVisible();
    await press(page, 'Close');
    await expect(page.getByText(SAID)).toHaveCount(0);
  }
  await press(page, 'Play');
  await expect(page.getByRole('alert').filter({ hasText: SAID })).toBeVisible();
  await press(page, 'Workbench: open a position');
  await expect(page.getByRole('alert')).toContainText(SAID);
  await page.waitForTimeout(500);
  expect(Math.max(...asked.values())).toBeLessThan(9);
  end();
  await press(page, 'Try again');
  const heading = page.getByRole('heading', { name: 'Workbench' });
  // What did not come ahead may never be asked for again (see `fetchedAhead`). Then the page says to reload.
  const reload = page.getByRole('button', { name: 'Reload', exact: true });
  await expect(heading.or(reload)).toBeVisible();
  if (await reload.isVisible()) await reload.click();
  await expect(heading).toBeVisible();
  await page.goBack();
  await expect(heading).toHaveCount(0);
  await press(page, 'Rules & cards');
  await expect(page.getByRole('heading', { name: 'Rules' }).first()).toBeVisible();
});

for (const [how, leave] of Object.entries({
  Escape: (over: Locator) => over.press('Escape'),
  Close: (over: Locator) => over.getByRole('button', { name: 'Close', exact: true }).press('Enter'),
}))
  test(`after a part that came late the focus is on what opened it: ${how}`, async ({ page }) => {
    await openAt(page, { turn: { number: 3, side: 'genius', step: 'lair' } });
    await page.clock.install();
    let open = (): void => {};
    const gate = new Promise<void>((resolve) => {
      open = resolve;
    });
    await page.route('**/assets/**', (route) => gate.then(() => route.continue()));
    await page.getByRole('button', { name: 'Menu', exact: true }).press('Enter');
    const rules = page.getByRole('button', { name: 'Rules & cards', exact: true });
    await rules.press('Enter');
    await page.clock.runFor(1000);
    await expect(page.getByRole('dialog', { name: 'One moment …' })).toBeVisible();
    open();
    const book = page.getByRole('dialog', { name: 'Rules & cards' });
    await expect(book).toBeVisible();
    await leave(book);
    await expect(book).toHaveCount(0);
    await expect(rules).toBeFocused();
  });

for (const [what, answer] of Object.entries({
  missing: { status: 404, body: 'not found' },
  'not understood': { contentType: 'text/javascript', body: 'const = ;' },
}))
  test(`a first script that is ${what} is told with a way on`, async ({ page }) => {
    await page.route('**/assets/*.js', (route) => route.fulfill(answer));
    await page.goto('./');
    await expect(page.getByText('the device is offline, or the game has a newer version')).toBeVisible();
    await page.unroute('**/assets/*.js');
    await page.getByRole('link', { name: 'Reload the page' }).click();
    await expect(page.getByRole('button', { name: 'Play' })).toBeVisible();
  });

test('without any script the page tells after some seconds that it has not begun', async ({ page }) => {
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('./');
  const told = page.getByText('the device is offline, or the game has a newer version');
  await expect(told).toBeHidden();
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });
  await expect(told).toBeVisible();
});
