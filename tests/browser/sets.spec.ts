/** Card sets that somebody brings, on the built page, under its policy. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { readCards } from '../../src/cards/read.ts';
import { toLink } from '../../src/scenario/link.ts';
import { hostile } from '../soak/fuzz/sets.ts';
import { dropFile } from './dropFile.ts';

const { cards } = readCards(fileURLToPath(new URL('../../src/cards', import.meta.url)));
const file = (text: string) => ({ name: 'mine.json', mimeType: 'application/json', buffer: Buffer.from(text) });
const drop = (page: Page, text: string) => dropFile(page, 'mine.json', text);
const press = (page: Page, name: RegExp | string) => page.getByRole('button', { name, exact: true }).click();
const choose = (page: Page, text: string) =>
  page.getByLabel('Choose files …', { exact: true }).last().setInputFiles(file(text));

/** What the page asked of other hosts, and what its policy kept it from. */
function watched(page: Page): string[] {
  const seen: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') seen.push(message.text());
  });
  page.on('pageerror', (error) => seen.push(error.message));
  page.on('request', (request) => {
    if (!/^(http:\/\/127\.0\.0\.1|data:|blob:)/.test(request.url())) seen.push(request.url());
  });
  return seen;
}

test('a hostile set is told where it is wrong, then played as data alone, and its save keeps it', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 360 });
  const seen = watched(page);
  await page.goto('./');
  await expect(page.locator('head > meta[http-equiv="Content-Security-Policy"]')).toHaveCount(1);
  await expect(page.locator('style, script:not([src])')).toHaveCount(0);
  await press(page, 'Your own card set');
  await choose(page, JSON.stringify({ cards: [{ ...cards[0], copies: 'two' }] }, null, 1));
  const alert = page.getByRole('dialog').getByRole('alert');
  await expect(alert).toContainText('mine.json:6:14');
  await expect(alert).toContainText(`card "${cards[0].id}" copies: must be a number, not "two"`);
  await drop(page, JSON.stringify({ name: '<b>Mine</b>', cards: hostile(cards) }));
  await expect(page.getByRole('dialog')).toContainText('“<b>Mine</b>” is in play.');
  await press(page, 'Done');
  await expect(page.getByRole('button', { name: /^Cards: <b>Mine<\/b> [0-9a-f]{8}$/ })).toBeVisible();
  await press(page, 'Play');
  await press(page, /lift the curtain/);
  await expect(
    page
      .getByText('<img src=x', { exact: false })
      .or(page.getByText('<script', { exact: false }))
      .or(page.getByText('onload', { exact: false }))
      .first(),
  ).toBeAttached();
  await page.getByRole('radio').first().check();
  await press(page, /^Choose /);
  await page.getByRole('navigation', { name: 'Game' }).getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog')).toContainText('Cards: <b>Mine</b>');
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await press(page, 'Leave: the game stays saved');
  await page.reload();
  await expect(page.getByRole('button', { name: /^Resume: .*cards: <b>Mine<\/b>/ })).toBeVisible();
  await press(page, /^Cards: /);
  await press(page, 'Play with the game’s own cards');
  await press(page, 'Close');
  await press(page, /^Resume: /);
  await press(page, /lift the curtain/);
  await page.getByRole('navigation', { name: 'Game' }).getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog')).toContainText('Cards: <b>Mine</b>');
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  expect(seen).toEqual([]);
});

test('no check of a set, a text or a link goes against the policy of the page', async ({ page }) => {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { against: seen });
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      seen.push(`${violatedDirective} ${blockedURI}`),
    );
  });
  const link = await toLink({ name: 'Linked', setup: { lair: { 1: 'henchman' } } });
  await page.goto('./');
  await press(page, 'Your own card set');
  await choose(page, JSON.stringify({ name: 'Mine', cards }));
  await expect(page.getByRole('dialog')).toContainText('“Mine” is in play.');
  await choose(page, JSON.stringify({ name: 'Mine', cards: [{ ...cards[0], copies: 'x' }] }));
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('must be a number, not "x"');
  await press(page, 'Close');
  await page.evaluate((hash) => {
    location.hash = hash;
  }, link ?? '');
  await expect(page.getByRole('main')).toContainText('Linked');
  expect(await page.evaluate(() => (window as unknown as { against: string[] }).against)).toEqual([]);
});

test('a set of a link is fetched only when that was agreed to; without leave to read it, words say what to do', async ({
  page,
}) => {
  const asked: string[] = [];
  await page.route('https://sets.example/**', (route) => {
    asked.push(route.request().headers().referer ?? 'no referrer');
    const readers = route.request().url().includes('open') ? '*' : 'https://other.example';
    return route.fulfill({ json: { cards }, headers: { 'access-control-allow-origin': readers } });
  });
  await page.goto('./?set=https://sets.example/closed.json');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('https://sets.example/closed.json');
  expect(asked).toEqual([]);
  await press(page, 'Fetch it');
  await expect(dialog.getByRole('alert')).toContainText('Download the file yourself, and drop it here.');
  await page.goto('./?set=https://sets.example/open.json');
  await press(page, 'Fetch it');
  await expect(dialog).toContainText('“open” is in play.');
  expect(asked).toEqual(['no referrer', 'no referrer']);
  await page.reload();
  await expect(page.getByRole('button', { name: /^Cards: open / })).toBeVisible();
  await expect(dialog).toHaveCount(0);
});

/** A host that counts what it is asked. `moved.json` lies on that other one. */
async function host(elsewhere = ''): Promise<{ address: string; asked: string[] }> {
  const asked: string[] = [];
  const server = createServer(({ url = '' }, response) => {
    asked.push(url);
    const moved = url === '/moved.json' && { location: `${elsewhere}/set.json` };
    response.writeHead(moved ? 302 : 200, { 'access-control-allow-origin': '*', ...moved });
    response.end(JSON.stringify({ cards }));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  server.unref();
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked };
}

test('the page may ask no other host; what fetches a set asks the one that was agreed to, wherever that leads', async ({
  page,
}) => {
  const other = await host();
  const agreed = await host(other.address);
  const dialog = page.getByRole('dialog');
  await page.goto(`./?set=${agreed.address}/moved.json`);
  await press(page, 'Fetch it');
  await expect(dialog.getByRole('alert')).toContainText('sends the page on to another host');
  const own = page.evaluate((address) => fetch(address).then(String, () => 'kept from it'), other.address);
  expect(await own).toBe('kept from it');
  expect(other.asked).toEqual([]);
  await expect(page.locator('iframe')).toHaveCount(0);
  await page.goto(`./?set=${agreed.address}/set.json`);
  await press(page, 'Fetch it');
  await expect(dialog).toContainText('“set” is in play.');
  expect(agreed.asked).toEqual(['/moved.json', '/set.json']);
});

test('games are played on a set in a worker, under the policy, until they are stopped', async ({ page }) => {
  const seen = watched(page);
  await page.goto('./');
  await press(page, 'Your own card set');
  await choose(page, JSON.stringify({ name: 'Mine', cards }));
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('“Mine” is in play.');
  await press(page, 'Play games');
  await expect(dialog).toContainText('2 games of two rookies: the Evil Genius won', { timeout: 300_000 });
  await press(page, 'Stop');
  await expect(dialog.getByRole('status').last()).toContainText('of two rookies: the Evil Genius won');
  expect(seen).toEqual([]);
});

test('a file of a few cards is asked about: with the game’s own cards, or alone', async ({ page }) => {
  const [ox] = cards.filter(({ type }) => type === 'minion').map((card) => ({ ...card, id: 'ox', name: 'Ox' }));
  await page.goto('./');
  await drop(page, JSON.stringify({ name: 'Farm', cards: [ox] }));
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('alert')).toContainText('“Farm” has 1 card, and no Contraptions, no Evil Plans');
  await expect(dialog).toContainText('New games are played with the game’s own cards');
  await press(page, 'Add them to the game’s cards');
  await expect(dialog).toContainText('“Farm” is in play, with the game’s own cards.');
  await expect(dialog).toContainText(`${cards.length + 1} cards, version`);
  await drop(page, JSON.stringify({ name: 'Ranch', extends: 'game', cards: [ox] }));
  await expect(dialog).toContainText('“Ranch” is in play, with the game’s own cards.');
  await drop(page, JSON.stringify({ name: 'Farm', cards: [ox] }));
  await press(page, 'Play with them alone');
  await expect(dialog).toContainText('1 card, version');
});
