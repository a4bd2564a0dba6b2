/** R10.1 on the page: nothing of a hidden card is anywhere in the document, not even for a moment. */
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { kept } from './kept.ts';
import { MARK } from './nonces.ts';
import { handOnPage, Player } from './player.ts';
import { ALL, sampled } from './sample.ts';
import type { Seen } from './seen.ts';
import { button, buttons, items, numberIn, STRIP } from './seen.ts';
import { openAt } from './stage.ts';
import type { Side, Way } from './ways.ts';
import { byMouse, edgeOf, handleOf, openHands } from './ways.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const marksIn = (text: string): string[] => [...new Set(text.match(MARK))];
/** The owner of the card with that mark. Plans belong to the Genius. */
const ownerOf = (mark: string): Side => (mark.startsWith('zzqxm') ? 'spymaster' : 'genius');

/** Records the marks in the document at every change. The returned function gives those since its last call. */
async function keepWatch(page: Page): Promise<() => Promise<string[][]>> {
  await page.addInitScript((source) => {
    const mark = new RegExp(source, 'g');
    const book: string[][] = [];
    let last = '';
    const look = () => {
      const html = document.documentElement?.outerHTML ?? '';
      const found = [...new Set(`${html} ${document.title} ${location.href}`.match(mark))].sort();
      if (found.join() === last) return;
      last = found.join();
      book.push(found);
    };
    const everything = { subtree: true, childList: true, attributes: true, characterData: true };
    new MutationObserver(look).observe(document, everything);
    Object.assign(globalThis, {
      marksMet() {
        look();
        return book.splice(0);
      },
    });
  }, MARK.source);
  return () => page.evaluate(() => (globalThis as unknown as { marksMet(): string[][] }).marksMet());
}

const NONE: ReadonlySet<string> = new Set();

/** Knows what has been shown to all, and fails if the page shows more. */
class Secrecy {
  readonly open: Set<string> = new Set();
  peeking: Side | null = null;
  /** The side that has lifted the last curtain, and so has the device alone. Its hand may lie open. */
  private seated: Side | null = null;
  checks = 0;
  /** How often an open hand was checked. */
  hands = 0;
  private readonly met: () => Promise<string[][]>;
  private own: ReadonlySet<string> = NONE;
  /**
   * What the Genius read at its last look beside the plans, or who sits in its open hand. A banner may go there after
   * that look, and the hand may close.
   */
  private left: ReadonlySet<string> = NONE;

  constructor(met: () => Promise<string[][]>) {
    this.met = met;
  }

  tell(text: string): void {
    for (const mark of marksIn(text)) this.open.add(mark);
  }

  /** Expects that all marks on the page since the last check were public or in the open hand. */
  async check(where: string): Promise<void> {
    const met = await this.met();
    for (const [i, marks] of met.entries()) {
      this.checks++;
      const left = i < met.length - 1 ? this.left : NONE;
      const secret = marks.filter((mark) => !this.open.has(mark) && !this.own.has(mark) && !left.has(mark));
      expect(secret, `hidden cards on the page: ${where}`).toEqual([]);
    }
  }

  async watch(seen: Seen): Promise<void> {
    for (const line of items(seen, /^Latest$|^Since /))
      if (/(activate|reveal|thwart|complet|discard)/.test(line)) this.tell(line);
    const lift = button(seen, /: lift the curtain$/)?.name;
    if (lift) this.seated = lift.includes('Evil Genius') ? 'genius' : 'spymaster';
    const lies = this.peeking ? undefined : handOnPage(seen);
    if (lies) expect(lies, 'whose hand lies open').toBe(this.seated);
    const chooses = /choose your Evil Plan$/.test(seen.heading);
    // The plans come with the next snapshot, and are checked with it.
    if (chooses && !seen.lines.some(({ role }) => role === 'radio')) return;
    // The Genius has the screen alone, and is told of its own hand beside the plans.
    if (chooses) this.own = new Set(marksIn(seen.all).filter((mark) => ownerOf(mark) === 'genius'));
    else if (this.peeking ?? lies) this.own = this.handOf(seen, this.peeking ?? lies ?? 'genius');
    await this.check(`"${seen.heading}", "${seen.prompt}"`);
    this.left = chooses || lies ? this.own : NONE;
    if (!this.peeking) this.own = new Set();
  }

  private handOf(seen: Seen, side: Side): ReadonlySet<string> {
    const edge = side === 'genius' ? /, Evil Genius$/ : /, Spy Master$/;
    const shown = seen.lines.filter(({ inside }) => inside.some((part) => edge.test(part)));
    const marks = marksIn(shown.map(({ name, text }) => `${name} ${text}`).join());
    if (seen.lines.some(({ role, name }) => role === 'list' && name === 'Your hand')) {
      this.hands++;
      const held = buttons(seen, 'Your hand').filter(({ name }) => marksIn(name).length > 0).length;
      const told = numberIn(shown.find(({ name }) => /hand of \d/.test(name))?.name ?? '', 'hand of');
      expect(held, 'as many cards as the edge says').toBe(told);
    }
    return new Set(marks.filter((mark) => ownerOf(mark) === side));
  }

  /** The given way, which also notes the open hand here. */
  watching(way: Way): Way {
    const opens = (open: Way['openHand']) => async (side: Side) => {
      await this.check('before a peek');
      this.peeking = side;
      await open(side);
    };
    const closes = (close: (side: Side) => Promise<void>) => async (side: Side) => {
      await this.check('in a peek');
      this.peeking = null;
      this.own = new Set();
      await close(side);
    };
    return {
      ...way,
      openHand: opens(way.openHand),
      openToPick: opens(way.openToPick),
      closeHand: closes(way.closeHand),
      endPicking: closes(way.endPicking),
      playFromHand: (side, card) => closes(() => way.playFromHand(side, card))(side),
    };
  }
}

/** The round in which there is more to read. */
const LATER = ALL ? 'Round 3' : 'Round 2';

/** Does each thing once, as soon as it is possible. */
class Once {
  readonly left: Set<string>;
  constructor(names: readonly string[]) {
    this.left = new Set(names);
  }
  when(name: string, now: boolean): boolean {
    return now && this.left.delete(name);
  }
}

for (const show of sampled([0, 2], 0))
  test.describe(show ? 'with scenes' : 'without scenes', () => {
    test.use({ storageState: ({ baseURL }, use) => use(kept(baseURL ?? '', { show })) });
    test('a hidden card is nowhere on the page', ({ page }) => hiddenCards(page));
  });

async function hiddenCards(page: Page): Promise<void> {
  const secrecy = new Secrecy(await keepWatch(page));
  const once = new Once([
    'a look at each card',
    'blur',
    'hidden tab',
    'take back',
    'undo',
    'log',
    'interrupt',
    'reload',
    'reload with a hand',
  ]);
  const hand = page.getByRole('list', { name: 'Your hand' });
  const lift = async () => {
    await page.getByRole('button', { name: /lift the curtain$/ }).click();
    await expect(page.getByRole('heading', { name: 'The table' })).toBeAttached();
  };
  const closedBy = async (player: Player, what: () => Promise<void>, side: Side = 'genius') => {
    await player.openHand(side);
    secrecy.peeking = null;
    await secrecy.check('in a peek');
    await what();
    await expect(hand).toHaveCount(0);
    await player.see();
    await page.mouse.up();
  };

  const player = new Player(page, {
    way: secrecy.watching(byMouse(page)),
    watch: (seen) => secrecy.watch(seen),
    shown: ({ name }) => secrecy.tell(name),
    async before(seen, self) {
      const atLair = button(seen, /^Lair done$/, STRIP) !== undefined;
      const minions = buttons(seen, 'Lair').filter(({ name }) => /, Minion in/.test(name)).length;
      const infiltrates = / is in square \d: choose\.$/.test(seen.prompt);
      if (once.when('a look at each card', atLair)) {
        await self.way.openToPick('genius');
        await expect(hand).toBeVisible();
        await self.see();
        for (const card of await hand.getByRole('button').all()) await card.hover();
        await self.see();
        await self.way.endPicking('genius');
        await expect(hand).toHaveCount(0);
        await self.see();
      } else if (once.when('blur', atLair))
        await closedBy(self, () => page.evaluate(() => void dispatchEvent(new Event('blur'))));
      else if (once.when('hidden tab', atLair))
        await closedBy(self, () =>
          page.evaluate(() => {
            Object.defineProperty(document, 'hidden', { configurable: true, value: true });
            document.dispatchEvent(new Event('visibilitychange'));
            Reflect.deleteProperty(document, 'hidden');
            document.dispatchEvent(new Event('visibilitychange'));
          }),
        );
      else if (once.when('take back', atLair)) {
        let card = '';
        await self.playFromHand('genius', (cards) => {
          card = marksIn(cards[0]?.name ?? '')[0];
          return cards[0];
        });
        await self.pressNamed(/^Take back$/, STRIP);
        secrecy.open.delete(card);
        await self.see();
      } else if (once.when('undo', atLair && minions === 1)) await self.pressNamed(/^Undo$/);
      else if (once.when('log', seen.all.includes(LATER) && atLair)) {
        await self.pressNamed(/^Log$/);
        await expect(page.getByRole('log')).toContainText('selects an Evil Plan, face down');
        await self.see();
        await page.getByRole('button', { name: 'Close', exact: true }).click();
        await expect(page.getByRole('log')).toHaveCount(0);
      } else if (once.when('interrupt', infiltrates)) {
        await page
          .getByRole('region', { name: /, Evil Genius$/ })
          .getByRole('button', { name: 'Interrupt' })
          .click();
        await expect(page.getByRole('button', { name: /^Not now:/ })).toBeVisible();
        await self.see();
        await lift();
        await expect(page.getByText(/^Interrupted\./)).toBeVisible();
        await self.openHand('genius');
        await self.closeHand('genius');
        await page.getByRole('region', { name: STRIP }).getByRole('button', { name: 'Never mind' }).click();
        await expect(page.getByText(/^Interrupted\./)).toHaveCount(0);
      } else if (once.when('reload', infiltrates)) {
        await page.reload();
        await expect(page.getByRole('heading', { name: /take the seat$/ })).toBeVisible();
        await self.see();
        await lift();
      } else if (once.when('reload with a hand', seen.all.includes(LATER) && atLair)) {
        await self.openHand('genius');
        await secrecy.check('in a peek');
        secrecy.peeking = null;
        await page.reload();
        await expect(page.getByRole('heading', { name: /take the seat$/ })).toBeVisible();
        await self.see();
        await page.mouse.up();
        await lift();
      } else return false;
      return true;
    },
  });
  await player.start({ seed: 3, at: './marked/', seating: 'Passing the device' });
  const [checks, hands] = ALL ? [100, 20] : [40, 12];
  const enough = () => once.left.size === 0 && secrecy.checks > checks && secrecy.hands > hands;
  await test.step('both play on', () => player.playOn((seen) => enough() || seen.all.includes('Round 6')));
  expect([...once.left], 'everything was tried').toEqual([]);
  expect(secrecy.checks).toBeGreaterThan(checks);
  expect(secrecy.hands).toBeGreaterThan(hands);
}

/** Watches from now on until that element leaves the page. The returned function gives the whole page of that moment. */
async function watchLeaving(target: Locator): Promise<() => Promise<string>> {
  const watch = await target.evaluateHandle((element) => ({
    left: new Promise<string>((tell) => {
      const look = () => !element.isConnected && tell(document.documentElement.outerHTML);
      new MutationObserver(look).observe(document, { subtree: true, childList: true });
    }),
  }));
  return () => watch.evaluate(({ left }) => left);
}

test('the open hand of who has the device alone goes with the window, the tab, the page and the seat', async ({
  page,
}) => {
  await openAt(
    page,
    {
      turn: { number: 4, side: 'spymaster', step: 'actions' },
      plan: 'evening-news',
      hands: { genius: ['doorman'], spymaster: ['brawler', 'phone-box'] },
    },
    'one-side',
  );
  const handsIn = (html: string) => html.match(/Velvet-Rope Doorman|Saloon-Bar Brawler|Phone Box/g) ?? [];
  const hands = async () => handsIn(await page.content());
  const [handle, genius] = [handleOf(page, 'spymaster'), edgeOf(page, 'genius')];
  const lift = page.getByRole('button', { name: /lift the curtain$/ });
  const isOpen = async () => {
    await expect(openHands(page).getByRole('button')).toHaveCount(2);
    expect(await hands()).not.toContain('Velvet-Rope Doorman');
  };
  await isOpen();
  for (const leave of ['blur', 'visibilitychange'] as const) {
    await page.evaluate((what) => {
      if (what === 'blur') return void dispatchEvent(new Event(what));
      Object.defineProperty(document, 'hidden', { configurable: true, value: true });
      document.dispatchEvent(new Event(what));
      Reflect.deleteProperty(document, 'hidden');
    }, leave);
    await expect(openHands(page)).toHaveCount(0);
    expect(await hands(), leave).toEqual([]);
    await handle.click();
    await isOpen();
  }
  await genius.getByRole('button', { name: 'Interrupt' }).click();
  await expect(lift).toBeVisible();
  expect(await hands(), 'behind the curtain').toEqual([]);
  await lift.click();
  await expect(openHands(page).getByRole('button', { name: /^Velvet-Rope Doorman/ })).toBeVisible();
  expect(await hands(), 'the other one sits').not.toContain('Phone Box');
  // A press of it lowers the hand. The answer to that press gives the device back and takes the button away.
  const neverMind = page.getByRole('region', { name: STRIP }).getByRole('button', { name: 'Never mind' });
  const pageThen = await watchLeaving(neverMind);
  await neverMind.click();
  await expect(neverMind).toHaveCount(0);
  expect(handsIn(await pageThen()), 'the device goes back').toEqual([]);
  await expect(openHands(page)).toHaveCount(0);
  expect(await hands(), 'the device has gone back').toEqual([]);
  await page.reload();
  await expect(lift).toBeVisible();
  expect(await hands(), 'a game that is taken up again').toEqual([]);
});

test('the seed of a game that runs is in no address and nowhere on the page', async ({ page }) => {
  const begun = () => expect(page.getByRole('heading', { name: /take the seat$/ })).toBeVisible();
  await page.goto('./?seed=5');
  await expect(page.getByText(/seed 5 of the address.* can work out all cards/)).toBeVisible();
  await page.getByRole('button', { name: 'Play' }).click();
  await begun();
  expect(page.url()).not.toContain('seed');
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Play' })).toBeVisible();
  expect(page.url()).not.toContain('seed');
  await expect(page.getByText(/of the address/)).toHaveCount(0);

  await page.getByRole('button', { name: 'Play' }).click();
  await begun();
  const shown = await page.evaluate(() =>
    [document.documentElement.outerHTML, document.title, location.href, JSON.stringify(history.state)].join(),
  );
  await page.getByRole('button', { name: /lift the curtain$/ }).click();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Concede …' }).click();
  await page.getByRole('button', { name: 'Evil Genius', exact: true }).click();
  await page.getByRole('button', { name: 'Evil Genius concedes' }).click();
  const told = await page.getByText(/^Seed of the shuffle: [0-9a-f]{32}\./).textContent();
  expect(shown).not.toContain(told?.match(/[0-9a-f]{32}/)?.[0]);
});
