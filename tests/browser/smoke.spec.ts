import { expect, test } from '@playwright/test';
import { isKept } from './host.ts';

const DEEP = '/any/path/';

test.describe('as people have it', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the page opens without a complaint', async ({ page }) => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('requestfailed', (request) => complaints.push(`failed: ${request.url()}`));
    await page.goto('./');
    await expect(page).toHaveTitle('Evil Genius VS Spies');
    await expect(page.getByRole('heading', { name: 'Evil Genius VS Spies' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Play' })).toBeVisible();
    await isKept(page);
    expect(complaints).toEqual([]);
  });
});

test('the site works from a sub-path', async ({ page, baseURL }) => {
  const outside: string[] = [];
  await page.route('**/*', async (route) => {
    const url = new URL(route.request().url());
    if (!url.pathname.startsWith(DEEP)) {
      outside.push(url.pathname);
      return route.abort();
    }
    url.pathname = url.pathname.slice(DEEP.length - 1);
    return route.fulfill({ response: await route.fetch({ url: url.href }) });
  });
  await page.goto(new URL(DEEP, baseURL).href, { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { name: 'Evil Genius VS Spies' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Play' })).toBeVisible();
  expect(outside).toEqual([]);
});

test('the credits lead to the notices of all that is in the page', async ({ page }) => {
  await page.goto('./');
  await page.getByRole('button', { name: 'About & credits' }).click();
  const [notices] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: 'All licences and notices' }).click(),
  ]);
  await expect(notices.locator('body')).toContainText(/Pictures made by:\s- Lorc/);
  for (const name of ['react-dom', 'zod', '@fontsource/michroma'])
    await expect(notices.locator('body')).toContainText(new RegExp(`${name} \\d+\\.\\d+\\.\\d+, (MIT|OFL-1.1)`));
});
