import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { gamesIn, putTexts } from './kept.ts';
import { Player } from './player.ts';

const press = (page: Page, name: RegExp | string) => page.getByRole('button', { name, exact: true }).click();
const tool = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Game' }).getByRole('button', { name }).click();
const title = (page: Page) => page.getByRole('heading', { level: 1 });

async function begin(page: Page, seating: RegExp = /^Side by side/): Promise<void> {
  await page.goto('./?seed=7');
  await page.getByRole('textbox', { name: 'Evil Genius' }).fill('Ada');
  await page.getByRole('textbox', { name: 'Spy Master' }).fill('Boris');
  await press(page, 'Options');
  await page.getByRole('radio', { name: seating }).check();
  await press(page, 'Play');
  await expect(title(page)).toHaveText('Ada, take the seat');
}
async function choosePlan(page: Page): Promise<void> {
  await press(page, /lift the curtain/);
  await page.getByRole('radio').first().check();
  await press(page, /^Choose /);
  await expect(title(page)).toHaveText('The table');
}

test('letters that come late move nothing on the start page', async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 823 });
  let late = 300;
  await page.route('**/*.woff2', async (route) => {
    late += 200;
    await new Promise((done) => setTimeout(done, late));
    await route.continue();
  });
  await page.addInitScript(`
    window.__moved = 0;
    new PerformanceObserver((list) => {
      for (const { value } of list.getEntries()) window.__moved += value;
    }).observe({ type: 'layout-shift', buffered: true });
  `);
  await page.goto('./');
  await expect(page.getByRole('button', { name: 'Play' })).toBeVisible();
  await page.evaluate('document.fonts.ready');
  await page.waitForTimeout(300);
  expect(await page.evaluate('window.__moved')).toBeLessThan(0.02);
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 640, height: 360 } });

  test('the device is passed on, unless somebody chooses otherwise', async ({ page }) => {
    await page.goto('./');
    await expect(page.getByText(/^passing the device/)).toBeVisible();
    await press(page, 'Options');
    await expect(page.getByRole('radio', { name: /^Passing the device/ })).toBeChecked();
  });
});

test('a screen begins at its top, however far the one before was scrolled', async ({ page }) => {
  await page.goto('./');
  await press(page, 'Options');
  await page.evaluate('scrollTo(0, 300)');
  await press(page, 'Back');
  await expect(page.getByRole('button', { name: 'Options' })).toBeVisible();
  expect(await page.evaluate('scrollY')).toBe(0);
});

test('a first visit fetches less than 95 kB of JavaScript, compressed', async ({ page }) => {
  const sizes: Promise<number>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script')
      sizes.push(response.body().then((body) => gzipSync(body, { level: 9 }).length));
  });
  await page.goto('./', { waitUntil: 'networkidle' });
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  expect(bytes).toBeGreaterThan(30_000);
  expect(bytes).toBeLessThan(95_000);
});

test('what has come is shown at once: nobody is told to wait a moment', async ({ page }) => {
  const coming = new Set<string>();
  const asked = new Set<string>();
  page.on('request', (request) => {
    coming.add(request.url());
    asked.add(request.url());
  });
  page.on('requestfinished', (request) => coming.delete(request.url()));
  await page.goto('./');
  await expect(async () => {
    await page.mouse.move(40, 40);
    await page.mouse.move(60, 60);
    expect([...asked].some((url) => /GameRoute.*\.js$/.test(url))).toBe(true);
  }).toPass();
  await expect.poll(() => coming.size).toBe(0);
  // A page that draws nothing may wait for an idle moment without end.
  const soon = { timeout: 1000 };
  await page.evaluate(
    (atMost) => new Promise((idle) => requestIdleCallback(() => requestIdleCallback(idle, atMost), atMost)),
    soon,
  );
  await page.evaluate(() => {
    const waits: string[] = [];
    Object.assign(window, { waits });
    const read = () => waits.push(...(document.body.textContent?.match(/One moment|Looking for saved games/g) ?? []));
    new MutationObserver(read).observe(document.body, { childList: true, subtree: true });
  });
  await press(page, 'Options');
  await expect(title(page)).toHaveText('Options for a new game');
  await page.evaluate(() => location.assign('#/'));
  await press(page, 'Play');
  await expect(title(page)).toHaveText(/take the seat$/);
  await page.evaluate(() => location.assign('#/'));
  await expect(page.getByRole('button', { name: /^Resume: / })).toBeVisible();
  await press(page, /^Resume: /);
  await expect(title(page)).toHaveText(/take the seat$/);
  expect(await page.evaluate('window.waits')).toEqual([]);
});

test('behind a curtain there is no table, and a reload comes back to one', async ({ page }) => {
  await begin(page, /^Passing the device/);
  await choosePlan(page);
  await page.reload();
  await expect(title(page)).toHaveText('Ada, take the seat');
  await expect(page.getByRole('navigation', { name: 'Game' })).toHaveCount(0);
  expect(await page.locator('body').innerText()).not.toMatch(/INTERRUPT|press to (peek|open|fold)/i);
  await press(page, /lift the curtain/);
  await expect(title(page)).toHaveText('The table');
});

test('a torn save is told in words, and an address that leads nowhere leads to the title', async ({ page }) => {
  await begin(page);
  await page.goto('./#/');
  const games = await gamesIn(page);
  await putTexts(
    page,
    games.map(([key, text]) => [key, text.slice(0, 200)]),
  );
  await page.reload();
  await press(page, 'See what is wrong');
  await expect(page.getByRole('listitem').filter({ hasText: 'cannot be read' })).toContainText(
    'breaks off in the middle',
  );
  await page.goto('./#/game/nowhere');
  await expect(page.getByRole('alert').filter({ hasText: 'not saved here any more' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Play' })).toBeVisible();
});

test('a number in the log opens the rule, which is marked', async ({ page }) => {
  await begin(page);
  await choosePlan(page);
  await tool(page, 'Log');
  await page.getByRole('log', { name: 'What happened' }).getByRole('button', { name: /3\.1/ }).first().click();
  const rule = page.locator('#rule-R3\\.1');
  await expect(rule).toBeInViewport();
  await expect(rule).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('no full stop stands alone in a line of the log', async ({ page }) => {
  await begin(page);
  await choosePlan(page);
  await new Player(page).playOn(({ prompt }) => /^Peek to play Spies/.test(prompt));
  await tool(page, 'Log');
  await expect(page.getByRole('log').locator('[data-in-line]').first()).toBeVisible();
  const alone: number[] = [];
  for (let width = 400; width < 900; width += 20) {
    await page.setViewportSize({ width, height: 600 });
    const found = await page.evaluate(() => {
      const range = document.createRange();
      return [...document.querySelectorAll('[data-in-line]')].filter(({ nextSibling, parentElement }) => {
        const stop = nextSibling ?? parentElement?.nextSibling;
        if (!stop?.textContent?.startsWith('.')) return false;
        range.setStart(stop, 0);
        range.setEnd(stop, 1);
        const name = (stop.previousSibling as Element).getBoundingClientRect();
        return range.getBoundingClientRect().top >= name.bottom - 3;
      }).length;
    });
    if (found > 0) alone.push(width);
  }
  expect(alone).toEqual([]);
});

test('Back closes an open dialog first, and the game stays; without one it leads to the title', async ({ page }) => {
  await begin(page);
  await choosePlan(page);
  await tool(page, 'Rules');
  await expect(page.getByRole('dialog', { name: 'Rules & cards' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(title(page)).toHaveText('The table');
  await expect(page).toHaveURL(/#\/game\//);
  await tool(page, 'Menu');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(title(page)).toHaveText('The table');
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  await page.goForward();
  await expect(title(page)).toHaveText(/take the seat$/);
});

test('a dialog goes with the screen on which it was opened, whatever address comes', async ({ page }) => {
  await begin(page);
  await choosePlan(page);
  await tool(page, 'Rules');
  await expect(page.getByRole('dialog', { name: 'Rules & cards' })).toBeVisible();
  await page.evaluate(() => location.assign('#/'));
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a file that is dropped on a game or on the options does not open in place of the page', async ({ page }) => {
  const drop = (what: string, type: string) =>
    page.evaluate(
      ([text, kind]) => {
        const data = new DataTransfer();
        if (kind === 'file') data.items.add(new File([text], 'cards.json', { type: 'application/json' }));
        else data.setData('text/plain', text);
        const told = { dataTransfer: data, bubbles: true, cancelable: true };
        return ['dragover', 'drop'].map((name) => !document.body.dispatchEvent(new DragEvent(name, told)));
      },
      [what, type],
    );
  await page.goto('./');
  await press(page, 'Options');
  await expect(title(page)).toHaveText('Options for a new game');
  expect(await drop('{}', 'file')).toEqual([true, true]);
  await press(page, 'Play');
  await expect(title(page)).toHaveText(/take the seat$/);
  expect(await drop('{}', 'file')).toEqual([true, true]);
  expect(await drop('words', 'text')).toEqual([false, false]);
});

test('the cards are printed whole, dark on white', async ({ page }) => {
  await page.goto('./');
  await press(page, 'Rules & cards');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Cards', exact: true }).click();
  await expect(dialog.getByRole('article').first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  const { height, ink, ground } = await dialog.evaluate((element) => {
    const { color, backgroundColor } = getComputedStyle(element);
    return { height: element.getBoundingClientRect().height, ink: color, ground: backgroundColor };
  });
  expect(height).toBeGreaterThan(4000);
  expect([ink, ground]).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)']);
  await expect(page.locator('main')).toBeHidden();
});
