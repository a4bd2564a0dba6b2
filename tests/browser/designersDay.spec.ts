/** A designer's day on the built page: from a set of one's own to a position that somebody else opens. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Download, Locator, Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { readCards } from '../../src/cards/read.ts';
import { runScenario } from '../../src/cli/runScenario.ts';
import { RECOMMENDED } from '../../src/engine/index.ts';
import { dropFile } from './dropFile.ts';

const { cards } = readCards(fileURLToPath(new URL('../../src/cards', import.meta.url)));
const OX = {
  ...{ id: 'ox', type: 'minion', name: 'Ox', copies: 2, attack: 2, health: 3, perception: 1 },
  abilities: [{ kind: 'activated', cost: { busy: true }, effects: [{ verb: 'draw', who: 'you', amount: 1 }] }],
};
const setWith = (ox: object): string => JSON.stringify({ name: 'Mine', cards: [...cards, ox] }, null, 1);

test.use({
  viewport: { width: 1280, height: 800 },
  permissions: ['clipboard-read', 'clipboard-write'],
  contextOptions: { reducedMotion: 'reduce' },
});

/** A person at the page, whose gestures are counted: each click, drop, choice, and text typed in one go. */
class Designer {
  gestures = 0;
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }
  button = (name: RegExp | string): Locator => this.page.getByRole('button', { name, exact: true }).first();
  async click(what: Locator): Promise<void> {
    this.gestures++;
    await what.click();
  }
  press = (name: RegExp | string): Promise<void> => this.click(this.button(name));
  async type(field: string, text: string): Promise<void> {
    this.gestures++;
    await this.page.getByPlaceholder(field).fill(text);
  }
  async choose(label: string, option: string): Promise<void> {
    this.gestures++;
    await this.page.getByLabel(label).selectOption(option);
  }
  async drop(name: string, text: string): Promise<void> {
    this.gestures++;
    await dropFile(this.page, name, text);
  }
  async saved(press: () => Promise<void>): Promise<string> {
    const download: Promise<Download> = this.page.waitForEvent('download');
    await press();
    return readFileSync(await (await download).path(), 'utf8');
  }
}

test('a designer’s day takes 25 gestures and no command, and who gets the link needs two', async ({
  page,
  browser,
  baseURL,
}) => {
  const me = new Designer(page);
  const dialog = page.getByRole('dialog');
  await page.goto('./');
  await test.step('a set is opened, broken and mended', async () => {
    await me.drop('mine.json', setWith(OX));
    await expect(dialog).toContainText('New: Ox (2 copies).');
    await me.drop('mine.json', setWith({ ...OX, attack: 'three' }));
    await expect(dialog.getByRole('alert')).toContainText('card "ox" attack: must be a number, not "three"');
    await me.drop('mine.json', setWith({ ...OX, attack: 3 }));
    await expect(dialog).toContainText('Ox: Attack 2 → 3.');
    await me.press('Done');
  });
  await test.step('the new card is tried, in a position with one more Minion', async () => {
    await me.press('Rules & cards');
    await me.press('Cards');
    await me.type('Search the cards', 'Ox');
    await me.press('Try this card');
    await me.press('Edit');
    await me.press('Add a card');
    await me.type('Name of a card', 'Big Knuckles');
    await me.press(/^Big Knuckles/);
    await me.click(page.locator('[data-square="2"]').first());
    await me.press('Play from here');
  });
  await test.step('it is played against a bot', async () => {
    await me.choose('Who plays the Spy Master', 'rookie');
    await me.press('Play from here');
    await me.press(/^Ox, Minion/);
    await me.press('Use ability');
    await expect(page.getByRole('region', { name: 'Latest' })).toContainText('draws a card');
    // Where HOLD stood just now, a press is not taken at once: it was meant for HOLD.
    await page.waitForTimeout(1_000);
    await me.press('Lair done');
    await me.press('End turn');
    await expect(page.getByText('Round 3').first()).toBeVisible();
  });
  const file = await test.step('its moves are saved as a scenario that comes true', async () => {
    await me.press('Menu');
    await me.press('Workbench …');
    await me.choose('Moves of', '0');
    return me.saved(() => me.press('Save moves as a scenario'));
  });
  const mended = { cards: [...cards, { ...OX, attack: 3 }] as typeof cards, rules: RECOMMENDED };
  const scenario = JSON.parse(file);
  expect(runScenario(scenario, 'day.json', mended)).toMatchObject({ ok: true });
  expect(scenario.actions.length).toBe(9);
  expect(Object.keys(scenario.expect)).toContain('lair');
  await me.press('Copy a link to it');
  await expect(dialog).toContainText('The link is copied');
  const link = await page.evaluate(() => navigator.clipboard.readText());

  await test.step('somebody else opens the link, which brings the cards that it needs', async () => {
    const far = new Designer(
      await (await browser.newContext({ baseURL, viewport: { width: 1280, height: 800 } })).newPage(),
    );
    await far.page.goto(link);
    await far.press('Edit');
    await expect(far.button(/^Ox, Minion in square 4/)).toBeVisible();
    await expect(far.button(/^Big Knuckles, Minion in square 2/)).toBeVisible();
    await expect(far.button(/^Temp Agent, Spy/)).toBeVisible();
    await far.page.goto('./');
    await far.drop('day.json', file);
    await expect(far.page.getByText('With 9 moves written down')).toBeVisible();
    expect([me.gestures, far.gestures]).toEqual([25, 2]);
  });
});
