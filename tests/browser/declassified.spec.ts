import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { registerCatalog } from '../../src/engine/index.ts';
import type { GameFile } from '../../src/record/index.ts';
import { fingerprintOf, tapeOf as tapeOfGame } from '../../src/record/index.ts';
import { playedGame } from '../store/played.ts';
import { openAt, openSaved } from './stage.ts';
import { savesOf, showSaves } from './title.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 1280, height: 800 } });
// Each page here judges a whole game in its worker. Several at once leave no time for one another.
test.describe.configure({ mode: 'default' });

const tapeOf = (page: Page) => page.getByRole('slider', { name: 'Where the game stands' });
const hand = (page: Page, name: string) =>
  page
    .getByRole('region', { name: 'What was hidden' })
    .getByRole('list')
    .nth(name === 'Ada' ? 0 : 1);
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** The stop at which the tape stands. */
const stop = async (page: Page) => Number(await tapeOf(page).inputValue());

test('a finished game opens from its poster, and is wound by buttons, keys, marks and lines of the log', async ({
  page,
}) => {
  await openSaved(page, playedGame(3));
  await press(page, 'Declassified');
  await expect(page.getByRole('heading', { name: 'Declassified' })).toBeFocused();
  expect(await stop(page)).toBe(0);

  await page.keyboard.press('PageDown');
  await expect(tapeOf(page)).toHaveAttribute('aria-valuetext', /^Round 2, turn of the Evil Genius/);
  const second = await stop(page);
  await press(page, 'One turn on');
  await expect(tapeOf(page)).toHaveAttribute('aria-valuetext', /^Round 2, turn of the Spy Master/);
  await page.keyboard.press('ArrowUp');
  expect(await stop(page)).toBe(second);
  await page.keyboard.press('Shift+ArrowRight');
  expect(await stop(page)).toBeGreaterThan(second);

  await page
    .getByRole('list', { name: 'What stands out' })
    .getByRole('button', { name: /thwart/ })
    .first()
    .click();
  const strip = page.getByRole('region', { name: 'What to do now' });
  await expect(strip).toContainText(/scores|thwart|draws/);
  await press(page, 'Log');
  await page.getByRole('button', { name: 'Round 4: turn of the Evil Genius.' }).click();
  await expect(tapeOf(page)).toHaveAttribute('aria-valuetext', /^Round 4, turn of the Evil Genius/);
  await press(page, 'Close');

  await page.keyboard.press('End');
  await expect(page.getByText('10/10').first()).toBeVisible();
  await press(page, 'Result');
  await expect(page.getByRole('heading', { name: 'Ada wins' })).toBeVisible();
});

test('the hands and the plan are as they were, and each hand can be covered', async ({ page }) => {
  const game = playedGame(3);
  await openSaved(page, game, 'declassified');
  await expect(hand(page, 'Ada').getByText('To choose from:')).toHaveCount(3);
  await page.keyboard.press('ArrowRight');
  await expect(hand(page, 'Ada').getByText('The plan:')).toHaveCount(1);
  await tapeOf(page).fill('140');
  await expect(hand(page, 'Bob').getByRole('button')).toHaveCount(5);
  await press(page, "Bob's hand");
  await expect(page.getByRole('region', { name: 'What was hidden' }).getByRole('list')).toHaveCount(1);
  const card = hand(page, 'Ada').getByRole('button').last();
  const name = (await card.textContent())?.trim() ?? '';
  await card.click();
  await expect(page.getByRole('region', { name: 'Card' })).toContainText(name);
  await press(page, 'Log');
  await press(page, `${name}: all that happened to it`);
  const lines = page.getByRole('complementary').getByRole('button').filter({ hasText: name });
  expect(await lines.count()).toBeGreaterThan(0);
});

test('the tape runs by itself to its end, and stops where it is told to', async ({ page }) => {
  await page.clock.install();
  await openSaved(page, playedGame(3), 'declassified');
  await expect(tapeOf(page)).toBeVisible();
  await page.keyboard.press('Space');
  await page.clock.runFor(20_000);
  const running = await stop(page);
  expect(running).toBeGreaterThan(5);
  await page.keyboard.press('Space');
  const paused = await stop(page);
  await page.clock.runFor(5000);
  expect(await stop(page)).toBe(paused);
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowLeft');
  await press(page, 'Play');
  await page.clock.runFor(10_000);
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  expect(await stop(page)).toBe(Number(await tapeOf(page).getAttribute('max')));
});

test('a copy is played on from where the tape stands, and the game itself stays', async ({ page }) => {
  await openSaved(page, playedGame(3), 'declassified');
  await tapeOf(page).fill('140');
  await press(page, 'Play on');
  const dialog = page.getByRole('dialog', { name: 'Play on from here' });
  await dialog.getByRole('radio', { name: 'You, as the Spy Master' }).check();
  await dialog.getByLabel('Against').selectOption('Intern');
  await dialog.getByRole('button', { name: 'Play on', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Intern, Evil Genius' })).toBeVisible();
  await expect(page.getByText('5/10').first()).toBeVisible();
  await page.goto('./#/');
  await showSaves(page);
  await expect(savesOf(page).getByRole('button', { name: /^Declassify: / })).toHaveCount(1);
  await expect(savesOf(page).getByRole('button', { name: /^Resume: / })).toHaveCount(1);
});

test('a link opens the game at its moment where it is not saved, and a damaged one says so', async ({
  page,
  browser,
}) => {
  await openSaved(page, playedGame(3), 'declassified');
  await tapeOf(page).fill('140');
  await press(page, 'Share');
  const link = await page.getByRole('textbox', { name: 'Link to this moment' }).inputValue();
  expect(link.length).toBeLessThan(2048);
  const elsewhere = await (await browser.newContext({ baseURL: page.url().split('#')[0] })).newPage();
  await page.close(); // it would go on judging
  await elsewhere.goto(link);
  await expect(tapeOf(elsewhere)).toHaveValue('140');
  await expect(hand(elsewhere, 'Bob').getByRole('button')).toHaveCount(5);
  await expect(elsewhere.getByRole('button', { name: 'Result', exact: true })).toBeHidden();
  await elsewhere.goto(link.replace(/#game=.{40}/, '#game='));
  await expect(elsewhere.getByText('This link to a game is damaged')).toBeVisible();
});

test('notes are written where the tape stands, found on it again, kept, changed and deleted', async ({ page }) => {
  await openSaved(page, playedGame(3), 'declassified');
  await tapeOf(page).fill('140');
  await press(page, 'Notes');
  await page.getByRole('textbox', { name: /^Note at round \d+, action 140$/ }).fill('<b>Here</b> it turns.');
  await page.keyboard.press('ArrowLeft');
  expect(await stop(page)).toBe(140);
  await tapeOf(page).fill('20');
  await page.getByRole('textbox', { name: /^Note at/ }).fill('A quiet start.');
  await press(page, 'Close');
  await tapeOf(page).fill('0');
  const marks = page.getByRole('list', { name: 'Notes' }).getByRole('button');
  await expect(marks).toHaveCount(2);

  await page.reload();
  await marks.last().focus();
  await page.keyboard.press('Enter');
  expect(await stop(page)).toBe(140);
  const panel = page.getByRole('complementary', { name: 'Notes' });
  const lines = panel.getByRole('listitem').getByRole('button');
  await expect(lines).toHaveText([/action 20 ?A quiet start\.$/, /action 140 ?<b>Here<\/b> it turns\.$/]);
  await expect(lines.last()).toHaveAttribute('aria-current', 'step');
  await panel.getByRole('textbox').fill('Here it turned.');
  await lines.first().click();
  expect(await stop(page)).toBe(20);
  await press(page, 'Delete this note');
  await expect(lines).toHaveText([/Here it turned\.$/]);

  await press(page, 'Share');
  const link = await page.getByRole('textbox', { name: 'Link to this moment' }).inputValue();
  await page.goto('about:blank');
  await page.goto(link);
  await expect(lines).toHaveText([/Here it turned\.$/]);
  await expect(panel).toContainText('not saved here');
  await press(page, 'Save the game here');
  await expect(page.getByRole('button', { name: 'Result', exact: true })).toBeVisible();
  await marks.click();
  await expect(lines).toHaveText([/Here it turned\.$/]);
  await expect(panel).not.toContainText('not saved here');
});

test('notes without room in the link travel in the file of the game', async ({ page, browser }) => {
  const chance = () => Array.from({ length: 9 }, () => crypto.randomUUID());
  const remarks = chance().map((_, stop) => ({ stop, text: chance().join(' ') }));
  await openSaved(page, { ...playedGame(3), remarks }, 'declassified');
  await press(page, 'Share');
  await expect(page.getByText('The notes did not fit into the link.')).toBeVisible();
  const download = page.waitForEvent('download');
  await press(page, 'Save the game as a file');
  const elsewhere = await (await browser.newContext({ baseURL: page.url().split('#')[0] })).newPage();
  await elsewhere.goto('./');
  await showSaves(elsewhere);
  await elsewhere
    .locator('input[type="file"]')
    .first()
    .setInputFiles(await (await download).path());
  await savesOf(elsewhere)
    .getByRole('button', { name: /^Declassify: / })
    .click();
  await expect(elsewhere.getByRole('list', { name: 'Notes' }).getByRole('listitem')).toHaveCount(9);
});

/** A game whose cards and players have names that would run, if they were taken for a part of a page. */
function hostile(game: GameFile): GameFile {
  const [segment] = game.segments;
  const set = registerCatalog(game.sets[segment.cards].map((card, i) => ({ ...card, name: `${RUNS}${i}` })));
  const names = { genius: `Ada${RUNS}`, spymaster: 'Bob<!--<script>' };
  return { ...game, names, segments: [{ ...segment, cards: set.hash }], sets: { [set.hash]: [...set.source] } };
}
const RUNS = '</script><script>alert(1)</script>';

test('the file of a finished game that comes out otherwise now opens up to there, and says where', async ({ page }) => {
  const game = playedGame(3);
  const prints = [
    { at: 20, print: fingerprintOf(tapeOfGame(game, null).stops[20].state) },
    { at: 40, print: '00000000' },
  ];
  const text = JSON.stringify({ ...game, ended: true, segments: [{ ...game.segments[0], prints }] });
  await page.goto('./');
  await showSaves(page);
  const file = { name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(text) };
  await page.locator('input[type="file"]').first().setInputFiles(file);
  await expect(tapeOf(page)).toHaveAttribute('max', '39');
  await expect(page.getByText('From move 21 on it may come out otherwise than it did')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Result', exact: true })).toBeHidden();
  await tapeOf(page).press('End');
  await expect(page.getByText('it cannot be shown beyond this')).toContainText('From move 21 on');
  await press(page, 'Leave');
  await showSaves(page);
  await expect(savesOf(page).getByRole('button', { name: /^Declassify: / })).toHaveCount(1);
});

test('one HTML file shows the whole game without a network, and runs nothing else', async ({ page, browser }) => {
  const remarks = [{ stop: 140, text: `Here it turns.${RUNS}` }];
  await openSaved(page, { ...hostile(playedGame(3)), remarks }, 'declassified');
  await tapeOf(page).fill('140');
  await press(page, 'Share');
  const coming = page.waitForEvent('download');
  await press(page, 'Save as one HTML file');
  const download = await coming;
  expect(download.suggestedFilename()).toBe('evil-genius-played-3.html');
  const file = test.info().outputPath('game.html');
  await download.saveAs(file);
  await page.close();

  const context = await browser.newContext({ offline: true, viewport: { width: 1280, height: 800 } });
  const alone = await context.newPage();
  const [asked, wrong]: string[][] = [[], []];
  context.on('request', (request) => asked.push(request.url()));
  alone.on('console', (said) => said.type() === 'error' && wrong.push(said.text()));
  alone.on('dialog', (dialog) => wrong.push(dialog.message()));
  alone.on('pageerror', (error) => wrong.push(String(error)));
  await alone.goto(pathToFileURL(file).href);
  await expect(tapeOf(alone)).toHaveValue('140');
  const hands = alone.getByRole('region', { name: 'What was hidden' }).getByRole('list');
  await expect(hands.nth(1).getByRole('button')).toHaveCount(5);
  await expect(hands.first()).toContainText(RUNS);
  await expect(alone).toHaveTitle(`Ada${RUNS} vs Bob<!--<script> · Evil Genius VS Spies`);
  await expect(alone.getByRole('complementary', { name: 'Notes' })).toContainText('Here it turns.</script>');
  await press(alone, 'Log');
  await alone.getByRole('button', { name: 'Round 4: turn of the Evil Genius.' }).click();
  await expect(tapeOf(alone)).toHaveAttribute('aria-valuetext', /^Round 4, turn of the Evil Genius/);
  await press(alone, 'Debrief');
  await expect(alone.getByRole('row', { name: /^Chance at the start/ })).toBeVisible();
  await expect(alone.getByText('How far this can be trusted')).toBeVisible();
  for (const name of ['Leave', 'Result', 'Play on', 'Try again', 'What do the signs mean?'])
    await expect(alone.getByRole('button', { name, exact: true })).toBeHidden();
  await press(alone, 'Share');
  await expect(alone.getByRole('dialog').getByRole('button')).toHaveText(['Close', 'Save the game as a file']);

  expect(asked.filter((url) => !/^(file|blob|data):/.test(url))).toEqual([]);
  expect(asked.filter((url) => url.startsWith('file:'))).toEqual([pathToFileURL(file).href]);
  expect(wrong).toEqual([]);
});

test('a saved game that is over is declassified from the list', async ({ page }) => {
  await openSaved(page, playedGame(3));
  await expect(page.getByRole('heading', { name: 'Ada wins' })).toBeVisible();
  await page.goto('./#/');
  await showSaves(page);
  await savesOf(page)
    .getByRole('button', { name: /^Declassify: / })
    .click();
  await expect(tapeOf(page)).toBeVisible();
});

test('a game that is not over opens at its curtain instead', async ({ page }) => {
  await openAt(page, { turn: { number: 7, side: 'genius', step: 'lair' }, lair: { 1: 'henchman' } });
  const running = page.url().replace('#/game/', '#/declassified/');
  await page.goto(running);
  await expect(page.getByRole('button', { name: /lift the curtain$/ })).toBeVisible();
  await expect(tapeOf(page)).toBeHidden();
});

test('the debrief tells where the game was won, and its sum is the result', async ({ page }) => {
  // A machine with much else to do takes minutes for the whole game.
  test.setTimeout(600_000);
  await openSaved(page, playedGame(32), 'declassified');
  const curve = page.getByRole('img', { name: /^Chance to win here/ });
  await expect(curve).toBeVisible({ timeout: 100_000 });
  await tapeOf(page).press('End');
  await expect(curve).toHaveAccessibleName('Chance to win here: Evil Genius 0\u00a0%, Spy Master 100\u00a0%');
  await press(page, 'Debrief');
  await expect(page.getByText('The whole game is judged.')).toBeVisible({ timeout: 300_000 });
  const row = (name: string) =>
    page
      .getByRole('row', { name: new RegExp(`^${name}`) })
      .getByRole('cell')
      .first();
  const points = async (name: string) => Number((await row(name).innerText()).replace('−', '-').replace(/[+% ]/g, ''));
  await expect(row('Result')).toHaveText('0 %');
  let sum = await points('Chance at the start');
  for (const term of ['Decisions of Ada', 'Decisions of Bob', 'Cards drawn', 'What was hidden'])
    sum += await points(term);
  // Each of the five figures is rounded.
  expect(Math.abs(sum)).toBeLessThanOrEqual(2.5);
  const told = /^Round \d+, (Ada|Bob): “.+” left \d+\s%; \d+\s% was there\.$/;
  const moments = page.getByRole('button', { name: told });
  expect(await moments.count()).toBeGreaterThan(0);
  await moments.first().click();
  expect(await stop(page)).toBeLessThan(Number(await tapeOf(page).getAttribute('max')));

  await expect(page.getByText(/^This moment makes a puzzle: the Evil Plan could be thwarted/)).toBeVisible({
    timeout: 100_000,
  });
  await press(page, 'Keep the puzzle');
  await expect(page.getByText('Kept under Puzzles.')).toBeVisible();
  await page.goto('./#/puzzles');
  await expect(page.getByRole('region', { name: 'Out of your games' }).getByRole('listitem')).toHaveCount(1);
});

test('a debrief says how far it can be trusted, with the games on which it was tried', async ({ page }) => {
  await openSaved(page, playedGame(3), 'declassified');
  await press(page, 'Debrief');
  await page.getByText('How far this can be trusted').click();
  await expect(page.getByRole('img', { name: 'What was said, and what came true' })).toBeVisible();
  await expect(page.getByText(/^The games: [\d ]+ of Rookie/)).toBeVisible();
  await expect(page.getByText(/were right about the winner in 71\s%/)).toBeVisible();
  await page.getByText('The same as a table').click();
  await expect(page.getByRole('columnheader')).toHaveText(['Said', 'Came true', '95 %', 'Games']);
});

test('a moment is tried again at the table, and is told what the try was worth', async ({ page }) => {
  // A machine with much else to do takes minutes for the whole game.
  test.setTimeout(600_000);
  await openSaved(page, playedGame(9), 'declassified');
  await press(page, 'Debrief');
  await expect(page.getByText('The whole game is judged.')).toBeVisible({ timeout: 300_000 });
  const moments = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: 'Try again' }) });
  const one = moments.filter({ hasText: '“End the step”' }).first();
  await expect(one.getByRole('paragraph')).toBeHidden();
  await one.getByRole('button', { name: 'Try again' }).click();
  const about = page.getByRole('dialog', { name: 'A moment to try again' });
  await expect(about).toContainText('Play this step to its end');
  await about.getByRole('button', { name: 'Try it' }).click();
  await expect(page.getByRole('region', { name: /^Deputy/ })).toBeVisible();
  await press(page, 'Lair done');
  const verdict = page.getByRole('dialog', { name: /Found|Not yet/ });
  await expect(verdict).toBeVisible({ timeout: 60_000 });
  await expect(verdict.getByRole('row')).toHaveText([
    /^Your way\d+\s%/,
    /^The game\d+\s%/,
    /^The best way known\d+\s%/,
  ]);
  await verdict.getByRole('button', { name: 'Back to the debrief' }).click();
  await expect(page.getByText('The whole game is judged.')).toBeVisible();
  await expect(moments.first()).toBeVisible();
});
