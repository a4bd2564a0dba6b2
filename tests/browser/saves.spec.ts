import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { keyOfGame } from '../../src/storage/keys.ts';
import { gamesIn, putTexts } from './kept.ts';
import { Player } from './player.ts';
import type { Seen } from './seen.ts';
import { button, STRIP } from './seen.ts';
import { openAt } from './stage.ts';
import { savesOf, showSaves } from './title.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** The buttons of the list of saved games that resume a game of these two. */
const resuming = (page: Page, names: string) =>
  savesOf(page).getByRole('button', { name: `Resume: The game of ${names}` });
const resume = (page: Page, names: string) => resuming(page, names).click();

/** The table and the present decision, without the page around them. */
const position = (seen: Seen) =>
  seen.lines
    .filter(({ inside }) => ['Lair', 'Networks', STRIP].some((part) => inside.includes(part)))
    .map(({ role, name, text }) => `${role} ${name} ${text}`);

const toTheTitle = async (player: Player) => {
  const { page } = player;
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('button', { name: 'Leave: the game stays saved' }).click();
  await expect(page.getByRole('heading', { name: 'Evil Genius VS Spies' })).toBeVisible();
};

/** A game of Ada and Bob stands at a later turn, and a move was made in it. */
async function stand(page: Page): Promise<Player> {
  await openAt(page, {
    turn: { number: 7, side: 'genius', step: 'lair' },
    plan: 'evening-news',
    lair: { 1: 'henchman', 2: 'foreman' },
    networks: [{ nodes: ['safehouse'], spies: ['temp-agent'] }],
  });
  await page.getByRole('button', { name: /^Rent-a-Henchman, Minion in square 1/ }).click();
  await page.getByRole('button', { name: /^Square 3, unoccupied, can be chosen/ }).click();
  await expect(page.getByRole('button', { name: /^Rent-a-Henchman, Minion in square 3/ })).toBeVisible();
  return new Player(page);
}

test('a new game stands beside the older ones, and each goes on where it was left', async ({ page }) => {
  const player = await stand(page);
  const first = position(await player.see());
  await toTheTitle(player);
  await player.start({ seed: 2, names: ['Cleo', 'Dan'] });
  await player.playOn((seen) => button(seen, /^Lair done$/, STRIP) !== undefined);
  const second = position(await player.see());
  expect(second).not.toEqual(first);
  await toTheTitle(player);
  await showSaves(page);
  await expect(page.getByRole('heading', { name: /^(Ada|Cleo) .*vs (Bob|Dan)/ })).toHaveCount(2);
  for (const [names, left] of [
    ['Ada and Bob', first],
    ['Cleo and Dan', second],
  ] as const) {
    await resume(page, names);
    await page.getByRole('button', { name: /lift the curtain$/ }).click();
    await expect.poll(async () => position(await player.see())).toEqual(left);
    await toTheTitle(player);
    await showSaves(page);
  }
});

test('a game outlives its tab', async ({ context, page }) => {
  const player = await stand(page);
  const left = position(await player.see());
  await page.close();
  const next = new Player(await context.newPage());
  await next.page.goto('./');
  await next.page.getByRole('button', { name: 'Resume: The game of Ada and Bob' }).click();
  await expect(next.page.getByRole('heading', { name: 'Ada, take the seat' })).toBeVisible();
  await expect(next.page.getByRole('region', { name: 'Lair' })).toHaveCount(0);
  await next.page.getByRole('button', { name: /lift the curtain$/ }).click();
  await expect.poll(async () => position(await next.see())).toEqual(left);
});

test('only one of two tabs plays a game', async ({ context, page }) => {
  const player = await stand(page);
  const left = position(await player.see());
  const other = new Player(await context.newPage());
  await other.page.goto(page.url());
  const elsewhere = { name: 'This game is open in another tab' };
  await expect(other.page.getByRole('heading', elsewhere)).toBeVisible();
  await expect(other.page.getByRole('region', { name: 'Lair' })).toHaveCount(0);
  await other.page.getByRole('button', { name: 'Play here instead' }).click();
  await other.page.getByRole('button', { name: /lift the curtain$/ }).click();
  await expect.poll(async () => position(await other.see())).toEqual(left);
  await expect(page.getByRole('heading', elsewhere)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Lair' })).toHaveCount(0);
  const gone = await other.pressNamed(/^Lair done$/, STRIP);
  expect(position(gone)).not.toEqual(left);
});

const BAD = [
  { what: 'damaged', text: '{"format": "evil-geni', says: /breaks off in the middle/ },
  { what: 'foreign', text: '{"shopping": ["milk"]}', says: /not a save of Evil Genius VS Spies/ },
  { what: 'older', text: '', says: /older version/ },
];

test('saves that cannot be read are told in words and can be downloaded; the others go on', async ({ page }) => {
  const player = await stand(page);
  await toTheTitle(player);
  const [[, good]] = await gamesIn(page);
  const older = JSON.stringify({ ...JSON.parse(good), version: 0 });
  const texts = BAD.map(({ what, text }): [string, string] => [keyOfGame(what), text || older]);
  await putTexts(page, texts);
  await page.reload();
  await press(page, 'See what is wrong');
  const rows = page
    .getByRole('listitem')
    .filter({ hasText: 'A save that cannot be read' })
    .or(page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Download the raw save/ }) }));
  await expect(rows).toHaveCount(BAD.length);
  for (const [i, { says }] of BAD.entries()) {
    const row = rows.filter({ hasText: says });
    await expect(row).toHaveCount(1);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      row.getByRole('button', { name: /^Download the raw save/ }).click(),
    ]);
    const stream = await file.createReadStream();
    let text = '';
    for await (const chunk of stream) text += chunk;
    expect(text).toBe(texts[i][1]);
  }
  await resume(page, 'Ada and Bob');
  await expect(page.getByRole('heading', { name: 'Ada, take the seat' })).toBeVisible();
});

test('an exported game is taken in beside the others; a file that is none is told in words', async ({ page }) => {
  const player = await stand(page);
  await toTheTitle(player);
  await showSaves(page);
  await page.getByRole('button', { name: 'Export: The game of Ada and Bob' }).click();
  for (const name of ['Ada agrees', 'Bob agrees']) await page.getByRole('button', { name }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download the game' }).click(),
  ]);
  const path = await file.path();
  const take = async (what: Parameters<ReturnType<typeof page.locator>['setInputFiles']>[0]) => {
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByRole('button', { name: 'Import a file' }).click(),
    ]);
    await chooser.setFiles(what as string);
  };
  await take(path);
  await expect(resuming(page, 'Ada and Bob')).toHaveCount(2);
  await take({ name: 'list.json', mimeType: 'application/json', buffer: Buffer.from('milk, eggs') } as never);
  await expect(page.getByRole('alert').filter({ hasText: 'not a saved game' })).toBeVisible();
  await expect(resuming(page, 'Ada and Bob')).toHaveCount(2);
});

test('everything is taken to another browser: the saved games, and the record of a game that has ended', async ({
  page,
  browser,
  baseURL,
}) => {
  const player = await stand(page);
  await toTheTitle(player);
  await player.start({ seed: 2, names: ['Ada', 'Bob'] });
  await page.getByRole('button', { name: /lift the curtain$/ }).click();
  await page.getByRole('button', { name: 'Menu' }).click();
  await press(page, 'Concede …');
  await page.getByRole('button', { name: 'Bob', exact: true }).click();
  await press(page, 'Bob concedes');
  await press(page, 'To the title');
  await expect(page.getByText('So far: Bob 0, Ada 1')).toBeVisible();
  await showSaves(page);
  await press(page, 'Export everything');
  const [file] = await Promise.all([page.waitForEvent('download'), press(page, 'We agree: all games')]);
  const far = await (await browser.newContext({ baseURL, storageState: { cookies: [], origins: [] } })).newPage();
  await far.goto('./');
  await showSaves(far);
  for (const told of ['2 games were imported, and the record.', 'No new game was imported, and the record.']) {
    const [chooser] = await Promise.all([far.waitForEvent('filechooser'), press(far, 'Import a file')]);
    await chooser.setFiles(await file.path());
    await expect(far.getByText(told)).toBeVisible();
    await expect(savesOf(far).getByRole('listitem')).toHaveCount(2);
  }
  await press(far, 'Record');
  const record = far.getByRole('dialog', { name: 'Record' });
  await expect(record).toContainText('1 game: the Evil Genius won 1, the Spy Master 0');
  await expect(record).toContainText('Ada 1, Bob 0');
  await press(far, 'Clear the record …');
  await press(far, 'Clear the record');
  await expect(record).toContainText('No game has ended here yet.');
});

/** What a browser does whose user has blocked site data. */
const blockSiteData = () => {
  const denied = () => new DOMException('Access is denied for this document.', 'SecurityError');
  const refuse = (thing: object, name: string) =>
    Object.defineProperty(thing, name, {
      get() {
        throw denied();
      },
    });
  refuse(window, 'localStorage');
  refuse(window, 'indexedDB');
  LockManager.prototype.request = () => Promise.reject(denied());
};

test('with site data blocked a game is played, and nothing is said to be saved', async ({ page }) => {
  await page.addInitScript(blockSiteData);
  await page.goto('./');
  await expect(page.getByText(/This browser does not let the page save: export a game/)).toBeVisible();
  const player = new Player(page);
  await player.start({ seed: 2, names: ['Cleo', 'Dan'] });
  await player.playOn((seen) => button(seen, /^Lair done$/, STRIP) !== undefined);
  await expect(page.getByRole('status').filter({ hasText: 'does not let the page save' })).toBeVisible();
  await page.getByRole('button', { name: 'OK', exact: true }).click();
  await player.pressNamed(/^Lair done$/, STRIP);
  await expect(page.getByRole('status').filter({ hasText: 'does not let the page save' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Leave: the game stays saved' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Leave: the last moves are not saved' }).click();
  await expect(page.getByText('Not saved: this game is gone when the page is closed')).toBeVisible();
  await page.getByRole('button', { name: 'Resume: The game of Cleo and Dan' }).click();
  await expect(page.getByRole('button', { name: /lift the curtain$/ })).toBeVisible();
});
