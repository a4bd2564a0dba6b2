/** The game without a network, after a first visit. */
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { Setup } from '../../src/scenario/format.ts';
import { toLink } from '../../src/scenario/link.ts';
import { BOT } from '../../src/text/en/ladder.ts';
import { isKept, test } from './host.ts';
import { ENDED, Player } from './player.ts';
import { ALL } from './sample.ts';
import { openAt } from './stage.ts';
import { chooseBot } from './title.ts';
import { byMouse, withoutHolds } from './ways.ts';

test.use({ serviceWorkers: 'allow', contextOptions: { reducedMotion: 'reduce' } });

/** The first visit, until the worker has all that the game needs. From then on nobody answers. */
test.beforeEach(async ({ page, host }) => {
  await page.goto('./');
  await isKept(page);
  await host.down();
});

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).first().click();
const solo = (page: Page): Player => new Player(page, { way: withoutHolds(page, byMouse(page)), clumsy: 'genius' });

/** A Spy stands before a Minion. */
const INFILTRATION: Setup = {
  turn: { number: 22, side: 'spymaster', step: 'infiltrate' },
  score: { genius: 2, spymaster: 9 },
  plan: { card: 'left-shoes', status: 'activated' },
  lair: { 3: 'henchman', 5: 'loudspeaker' },
  networks: [{ nodes: ['safehouse'], spies: ['temp-agent'] }],
  hands: { genius: ['letter-bomb'], spymaster: ['cover-story', 'temp-agent'] },
};

test('without a network a game against a bot goes on after a reload in the middle of an infiltration', async ({
  page,
}) => {
  await page.goto('about:blank');
  await openAt(page, INFILTRATION, 'side-by-side', 0, { genius: 'rookie', spymaster: 'people' });
  const player = solo(page);
  const { prompt } = await player.playOn((seen) => / is in square \d: choose\.$/.test(seen.prompt));
  await page.reload();
  await expect(page.getByText(prompt)).toBeVisible();
  const end = await player.playOn(({ all }) => !ALL && /Round 1[23]/.test(all) && !/in square \d: choose/.test(all));
  if (ALL) expect(end.heading).toMatch(ENDED);
  else await expect(page.getByText('Round 12').first()).toBeVisible();
});

test('without a network rules, cards, signs, workbench, a position from a link and the pictures of all sets open', async ({
  page,
}) => {
  const dialog = page.getByRole('dialog');
  // On this very page, and on the next.
  for (const again of [false, true]) {
    if (again) await page.reload();
    await press(page, 'Rules & cards');
    await expect(dialog).toContainText('R12.1');
    await press(page, 'Cards');
    await expect(dialog.getByRole('article').first()).toBeVisible();
    await press(page, 'Signs');
    await expect(dialog).toContainText('Press your own edge');
    await press(page, 'Close');
  }
  const textAt = (path: string) => page.evaluate(async (at) => (await fetch(at)).text(), path);
  const [name] = Object.keys(JSON.parse(await textAt('pictures/7.json')));
  expect(await textAt('pictures/names.txt')).toContain(`\n${name}\n`);
  await press(page, 'Workbench: open a position');
  await expect(page.getByRole('button', { name: 'Choose a file' })).toBeVisible();
  await page.goto(`./?from=afar${await toLink({ name: 'One Spy', setup: INFILTRATION })}`);
  await expect(page.getByRole('heading', { name: 'One Spy' })).toBeVisible();
});

for (const source of ALL ? Object.keys(BOT) : [])
  test(`without a network a whole game against ${source} is played`, async ({ page }) => {
    await page.goto('./?seed=11');
    await chooseBot(page, source, 'spymaster');
    await press(page, 'Play');
    const reload = { done: false };
    const player = new Player(page, {
      way: withoutHolds(page, byMouse(page)),
      async before({ prompt }) {
        if (reload.done || !/ is in square \d: choose\.$/.test(prompt)) return false;
        reload.done = true;
        await page.reload();
        await expect(page.getByText(prompt)).toBeVisible();
        return true;
      },
    });
    expect((await player.playOn()).heading).toMatch(ENDED);
    expect(reload.done, 'it was reloaded in the middle of an infiltration').toBe(true);
  });
