/** Games against bots on the built page. */
import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import type { Setup } from '../../src/scenario/format.ts';
import { BOT } from '../../src/text/en/ladder.ts';
import { ENDED, Player } from './player.ts';
import { ALL, inSoak, sampled } from './sample.ts';
import type { Seen } from './seen.ts';
import { openAt } from './stage.ts';
import { chooseBot } from './title.ts';
import { byMouse, edgeOf, handleOf, withoutHolds } from './ways.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const SIZES = [
  [640, 360],
  [1280, 800],
] as const;
const PEOPLE = 'people';

/** The Master needs one more plan, and a Spy may get through. */
const MASTER_LEADS: Setup = {
  turn: { number: 22, side: 'spymaster', step: 'actions' },
  score: { genius: 2, spymaster: 9 },
  plan: { card: 'left-shoes', status: 'activated' },
  lair: { 3: 'henchman', 5: 'loudspeaker' },
  networks: [
    { nodes: [{ card: 'safehouse', at: [0, 0] }], spies: ['temp-agent'] },
    { nodes: [{ card: 'embassy', at: [0, 0] }], spies: ['temp-agent'] },
  ],
  hands: { genius: ['plot-armour', 'letter-bomb'], spymaster: ['cover-story', 'stunt-double', 'temp-agent'] },
};

/** The same, from the infiltration on. */
const INFILTRATION: Setup = { ...MASTER_LEADS, turn: { number: 22, side: 'spymaster', step: 'infiltrate' } };

const solo = (page: Page, manner = {}): Player =>
  new Player(page, { way: withoutHolds(page, byMouse(page)), ...manner });
const toTheEnd = (player: Player): Promise<Seen> => test.step('both play to the end', () => player.playOn());

for (const [i, [width, height]] of SIZES.entries()) {
  test.describe(`${width} × ${height}`, () => {
    test.use({ viewport: { width, height } });

    for (const side of sampled(['genius', 'spymaster'] as const, i))
      (i === 0 ? test : inSoak)(`a person plays the ${side} against a bot to the end`, async ({ page }) => {
        const bot = side === 'genius' ? 'spymaster' : 'genius';
        await openAt(page, MASTER_LEADS, 'side-by-side', 0, { genius: PEOPLE, spymaster: PEOPLE, [bot]: 'rookie' });
        const end = await toTheEnd(solo(page, { clumsy: bot }));
        expect(end.heading).toMatch(ENDED);
      });

    for (const source of Object.keys(BOT))
      for (const bot of ['genius', 'spymaster'] as const)
        inSoak(`a whole game against ${source}, who plays the ${bot}`, async ({ page }) => {
          await page.goto('./?seed=11');
          await chooseBot(page, source, bot === 'genius' ? 'spymaster' : 'genius');
          await page.getByRole('button', { name: 'Play', exact: true }).click();
          expect((await toTheEnd(solo(page))).heading).toMatch(ENDED);
        });
  });
}

test('a game resumes in the middle of an infiltration of the bot', async ({ page }) => {
  await openAt(page, INFILTRATION, 'side-by-side', 2, { genius: PEOPLE, spymaster: 'rookie' });
  const player = solo(page);
  await player.playOn(({ all }) => /Spy in square \d/.test(all));
  await page.reload();
  await expect(page.getByRole('button', { name: /Spy in square \d/ })).toBeVisible();
  if (ALL) expect((await toTheEnd(player)).heading).toMatch(ENDED);
  else await player.playOn(({ all }) => !/Spy in square \d/.test(all));
});

test('a worker that is killed is told, and a new bot plays on', async ({ page }) => {
  // It is killed as it is asked first. From outside, a quick bot could be done before it is reached.
  await page.addInitScript(() => {
    const { postMessage } = Worker.prototype;
    Worker.prototype.postMessage = function (message: unknown) {
      Worker.prototype.postMessage = postMessage;
      this.terminate();
      this.postMessage(message);
    };
  });
  await openAt(page, { ...MASTER_LEADS, turn: { number: 21, side: 'genius', step: 'lair' } }, 'side-by-side', 0, {
    genius: 'rookie',
    spymaster: PEOPLE,
  });
  await expect(page.getByText('Rookie has stopped thinking. A new one has taken its seat and plays on.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Actions done' })).toBeVisible();
  expect(page.workers()).toHaveLength(1);
});

test('where each worker throws, the page says so and asks, and the game is played on', async ({ page }) => {
  const scripts = '**/assets/worker-*.js';
  await page.route(scripts, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: "onmessage = () => { throw new Error('planted'); };" }),
  );
  const before = { ...MASTER_LEADS, turn: { number: 21, side: 'genius', step: 'lair' } } as const;
  await openAt(page, before, 'side-by-side', 0, { genius: 'rookie', spymaster: PEOPLE });
  await expect(page.getByText(/^A helper in the background has failed/)).toBeVisible();
  const asked = page.getByRole('alertdialog', { name: 'Ada has stopped' });
  await expect(asked).toContainText('Ada does not answer, and the game waits.');
  await expect(page.getByRole('button', { name: /^Rent-a-Henchman, Minion in square 3/ })).toBeVisible();
  await page.unroute(scripts);
  await asked.getByRole('button', { name: 'Start Ada anew' }).click();
  await expect(page.getByRole('button', { name: 'Actions done' })).toBeVisible();
});

test('a hint stands in the hand of who asked, in no live region, and that one was asked is public', async ({
  page,
}) => {
  await openAt(page, MASTER_LEADS, 'side-by-side', 0, { genius: 'rookie', spymaster: PEOPLE });
  const hint = page.locator('[data-hint]');
  await handleOf(page, 'spymaster').click();
  await page.getByRole('button', { name: 'Hint', exact: true }).click();
  await expect(hint).toContainText(/^(Play|Connect|Use|End) /);
  await expect(page.locator('[aria-live], [role=status], [role=log]').filter({ has: hint })).toHaveCount(0);
  await expect(page.getByText('1 hint used', { exact: true })).toBeVisible();
  await expect(hint).toBeVisible();
  // The lowered hand shows it too.
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-hand]')).toHaveAttribute('data-low');
  await edgeOf(page, 'spymaster').getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: /^A hint/ }).click();
  await expect(hint).toBeVisible();
  await page.getByRole('button', { name: 'Put the hint away' }).click();
  await page.getByRole('button', { name: 'Actions done' }).click();
  await expect(hint).toHaveCount(0);
});

test('two bots play on by themselves, and a person watches', async ({ page }) => {
  await openAt(page, MASTER_LEADS, 'side-by-side', 0, { genius: 'rookie', spymaster: 'intern' });
  await expect(page.getByRole('button', { name: 'INTERRUPT' })).toHaveCount(0);
  await expect(page.getByText(/^Round 12$/)).toBeVisible();
  await expect(page.getByRole('list', { name: 'Your hand' })).toHaveCount(0);
});

test('a game of two people fetches no bot and starts no worker', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await openAt(page, MASTER_LEADS);
  await page.getByRole('button', { name: 'Actions done' }).click();
  await expect(page.getByRole('button', { name: /^(Assigning done|End turn)$/ })).toBeVisible();
  expect(page.workers()).toEqual([]);
  expect(fetched.filter((url) => /startOpponents|worker/.test(url))).toEqual([]);
});
