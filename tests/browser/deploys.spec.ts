/** New releases while pages play: no reload that nobody asked for, no missing file, no lost game. */
import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { farewellWorker, WORKER } from '../../src/offline/plugin.ts';
import type { Setup } from '../../src/scenario/format.ts';
import type { Host } from './host.ts';
import { isKept, test } from './host.ts';
import { Player } from './player.ts';
import { ALL } from './sample.ts';
import type { Seen } from './seen.ts';
import { button, STRIP } from './seen.ts';
import { openAt } from './stage.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const TABLE: Setup = {
  turn: { number: 7, side: 'genius', step: 'lair' },
  plan: 'left-shoes',
  lair: { 1: 'henchman', 2: 'foreman' },
  networks: [{ nodes: ['safehouse'], spies: ['temp-agent'] }],
  hands: { genius: ['tripwire'], spymaster: ['embassy'] },
};

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).first().click();
const inGame = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Game' }).getByRole('button', { name }).click();

/** The release whose files the page runs. */
const releaseOfPage = (page: Page): Promise<string | undefined> =>
  page.evaluate(
    () => /\.(\d+)\.js$/.exec(document.querySelector<HTMLScriptElement>('script[type=module]')?.src ?? '')?.[1],
  );
const cachesOf = (page: Page): Promise<number> => page.evaluate(async () => (await caches.keys()).length);

/** Waits until the browser has the release that the host has now. */
async function hasCome(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    const { installing } = registration;
    if (installing) await new Promise((done) => installing.addEventListener('statechange', done));
    if (!registration.waiting) throw new Error('The new worker does not wait.');
  });
}

/** What a game fetches only when it is wanted: how it is opened, and what is on the page then. */
const PARTS: readonly [open: (page: Page) => Promise<void>, shown: (page: Page) => Locator][] = [
  [(page) => inGame(page, 'Log'), (page) => page.getByRole('log')],
  [
    async (page) => {
      await inGame(page, 'Menu');
      await press(page, 'Rules & cards');
    },
    (page) => page.getByText('R12.1').first(),
  ],
  [
    async (page) => {
      await inGame(page, 'Menu');
      await press(page, 'Workbench …');
    },
    (page) => page.getByRole('button', { name: 'Copy a link to it' }),
  ],
  [
    async (page) => {
      await inGame(page, 'Menu');
      await press(page, 'About & credits');
    },
    (page) => page.getByRole('dialog').getByText('game-icons.net').first(),
  ],
];

/** The table and the present decision. */
const standing = (seen: Seen) =>
  ['Lair', 'Networks', STRIP].map((part) =>
    seen.lines.filter(({ inside }) => inside.includes(part)).map(({ role, name, text }) => `${role} ${name} ${text}`),
  );

interface Counts {
  releases: number;
  reloadsForced: number;
  /** Without a word of it on the page. */
  filesMissing: number;
  savesLost: number;
}

/**
 * Two people play while so many releases follow each other. After each, a part of the page is opened that may not have
 * been fetched before; now and then somebody reloads. Where a game ends, the next one begins.
 * `told`: a file may be missing, if the page says so; then *Reload* is pressed. `part`: chooses the games.
 */
async function playThrough(
  page: Page,
  host: Host,
  releases: number,
  { told, part }: { told: boolean; part: number },
): Promise<Counts> {
  const counts: Counts = { releases: 0, reloadsForced: 0, filesMissing: 0, savesLost: 0 };
  let wanted = 0;
  let loads = 0;
  page.on('pageerror', () => counts.filesMissing++);
  page.on('domcontentloaded', () => loads++);
  const missing = page.getByRole('alert').filter({ hasText: 'could not be fetched' }).first();

  /** The page is loaded again by this, and stands as it was left. */
  const reload = async (player: Player, left: unknown, by: () => Promise<unknown>): Promise<void> => {
    wanted++;
    await by();
    await press(page, /lift the curtain$/);
    await expect(page.getByRole('heading', { name: 'The table' })).toBeAttached();
    const same = expect.poll(async () => standing(await player.see())).toEqual(left);
    await same.catch(() => counts.savesLost++);
  };
  const closeAll = async (): Promise<void> => {
    for (let tries = 0; tries < 5 && (await page.locator('dialog[open], aside').count()) > 0; tries++)
      await page.keyboard.press('Escape');
  };
  const deploy = async (player: Player, seen: Seen): Promise<void> => {
    await host.deploy(++counts.releases + 1);
    if (!told) await hasCome(page);
    const left = standing(seen);
    const [open, shown] = PARTS[counts.releases % PARTS.length];
    await open(page);
    await expect(shown(page).or(missing).first()).toBeVisible();
    if (await missing.isVisible())
      await reload(player, left, () => page.getByRole('button', { name: 'Reload', exact: true }).click());
    else {
      await closeAll();
      if (counts.releases % 5 === 0) await reload(player, left, () => page.reload());
    }
  };

  let decisions = 0;
  for (let seed = 10 * part; counts.releases < releases; seed++) {
    await page.goto('about:blank');
    wanted++;
    const player = new Player(page, {
      clumsy: seed % 2 ? 'genius' : 'spymaster',
      async before(seen, self) {
        // What is picked for a choice that is not made yet is in no save.
        const half = button(seen, /^(Take back|Cancel)$/, STRIP) ?? button(seen, /, picked\b/);
        if (seen.heading !== 'The table' || half) return false;
        if (counts.releases >= releases || decisions++ % 3 !== 1) return false;
        if (seen.lines.some(({ role }) => role === 'dialog') || /hand/.test(seen.prompt)) return false;
        await deploy(self, seen);
        return true;
      },
    });
    wanted++;
    await (ALL ? player.start({ seed, names: ['Ada', 'Bob'] }) : openAt(page, TABLE));
    await player.playOn(() => counts.releases >= releases);
  }
  counts.reloadsForced = loads - wanted;
  if (!told) counts.filesMissing += host.missing.length;
  return counts;
}

test.describe('with the worker', () => {
  test.use({ serviceWorkers: 'allow' });
  test.beforeEach(async ({ page }) => {
    await page.goto('./');
    await isKept(page);
  });

  for (const part of ALL ? [1, 2, 3, 4] : [1])
    test(`releases during games take nothing from them: ${part}`, async ({ page, host }) => {
      const releases = ALL ? 50 : 4;
      const counts = await playThrough(page, host, releases, { told: false, part });
      console.log(JSON.stringify(counts));
      expect(counts).toEqual({ releases, reloadsForced: 0, filesMissing: 0, savesLost: 0 });
      expect(await releaseOfPage(page), 'nobody has pressed Update').toBe('1');
    });

  test('a release is offered on the title, waits while a game is open in another tab, and leaves other tabs their files', async ({
    page,
    context,
    host,
  }) => {
    await page.goto('about:blank');
    await openAt(page, TABLE);
    const other = await context.newPage();
    await other.goto('./');
    const offer = other.getByRole('status').filter({ hasText: 'Update' });
    await expect(other.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
    await expect(offer).toHaveCount(0);
    await host.deploy(2);
    await hasCome(other);
    await expect(offer).toContainText('A newer version of the game is here');
    await press(other, 'Update');
    await expect(offer).toContainText('A game is open in another tab.');
    expect(await releaseOfPage(other)).toBe('1');

    await inGame(page, 'Menu');
    await press(page, 'Leave: the game stays saved');
    await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
    let loads = 0;
    page.on('domcontentloaded', () => loads++);
    await press(other, 'Update');
    await expect.poll(() => releaseOfPage(other).catch(() => '')).toBe('2');
    await expect(offer).toHaveCount(0);
    await press(page, 'About & credits');
    await expect(page.getByRole('dialog')).toContainText('game-icons.net');
    await press(page, 'Close');
    await press(page, 'Rules & cards');
    await expect(page.getByRole('dialog')).toContainText('R12.1');
    expect([loads, host.missing, await releaseOfPage(page)]).toEqual([0, [], '1']);
    await other.reload();
    expect(await cachesOf(other)).toBe(2);

    await press(page, 'Close');
    await press(page, 'Update');
    await expect.poll(() => releaseOfPage(page).catch(() => '')).toBe('2');
    await expect.poll(() => cachesOf(page)).toBe(1);
    await press(page, /^Resume: /);
    await expect(page.getByRole('heading', { name: 'Ada, take the seat' })).toBeVisible();
  });

  test('where the browser has deleted what was kept, the page comes from the network and is kept again', async ({
    page,
    host,
  }) => {
    await page.evaluate(async () => {
      for (const name of await caches.keys()) await caches.delete(name);
    });
    await page.reload();
    await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
    await expect
      .poll(() => page.evaluate(async () => (await caches.match('./', { ignoreSearch: true }))?.ok))
      .toBe(true);
    await page.waitForLoadState('networkidle');
    expect(host.missing).toEqual([]);
  });

  test('a worker that takes the other back leaves the page to the network', async ({ page, host }) => {
    host.put(WORKER, await farewellWorker({ reloads: true }));
    host.put('index.html', '<!doctype html><title>Under work</title>');
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await expect(page).toHaveTitle('Under work');
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
    expect(await cachesOf(page)).toBe(0);
  });
});

test.describe('without the worker', () => {
  for (const part of ALL ? [1, 2, 3, 4] : [1])
    test(`a missing file is told, and Reload resumes the same game: ${part}`, async ({ page, host }) => {
      const releases = ALL ? 50 : 3;
      const counts = await playThrough(page, host, releases, { told: true, part });
      console.log(JSON.stringify(counts), host.missing.length, 'files missing, each of them told');
      expect(counts).toEqual({ releases, reloadsForced: 0, filesMissing: 0, savesLost: 0 });
    });
});
