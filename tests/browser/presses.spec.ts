/** Presses that nobody meant do nothing: the second one of a double click, and the repeats of a held key. */
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import type { Setup } from '../../src/scenario/format.ts';
import { inSoak, sampled } from './sample.ts';
import { readPage, STRIP } from './seen.ts';
import { openAt, stopClock, untilSeen } from './stage.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 1280, height: 800 } });

const INFILTRATE: Setup = {
  turn: { number: 6, side: 'spymaster', step: 'infiltrate' },
  plan: 'evening-news',
  lair: { 1: 'henchman' },
  networks: [
    {
      nodes: [
        { card: 'dead-drop', at: [0, 0] },
        { card: 'submarine', at: [0, 1] },
      ],
      links: [['dead-drop', 'submarine']],
      spies: ['brawler'],
    },
  ],
};
const GAPS = [0, 30, 150];

const inStrip = (page: Page, name: string): Locator =>
  page.getByRole('region', { name: STRIP }).getByRole('button', { name, exact: true });

/** Two clicks of a mouse, so many milliseconds apart. */
async function doubleClick(target: Locator, gap: number): Promise<void> {
  const { x, y, width, height } = (await target.boundingBox())!;
  const { mouse } = target.page();
  await mouse.move(x + width / 2, y + height / 2);
  for (const clickCount of [1, 2]) {
    await mouse.down({ clickCount });
    await mouse.up({ clickCount });
    if (clickCount === 1) await target.page().waitForTimeout(gap);
  }
}
const why = (page: Page): Locator => page.getByRole('region', { name: STRIP }).getByRole('status');
const log = (page: Page): Locator => page.getByRole('region', { name: 'Latest' });

async function doubleTapEndsOneStep(page: Page, gap: number): Promise<void> {
  await openAt(page, { ...INFILTRATE, turn: { number: 7, side: 'genius', step: 'lair' } });
  const { x, y, width, height } = (await inStrip(page, 'Lair done').boundingBox())!;
  const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
  const session = await page.context().newCDPSession(page);
  // The taps have a clock of their own: on a busy machine the second would come too late to be one of two.
  let clock = Date.now();
  for (const wait of [gap, 0]) {
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints, timestamp: clock / 1000 });
    clock += 10;
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [], timestamp: clock / 1000 });
    clock += gap;
    await page.waitForTimeout(wait);
  }
  await expect(inStrip(page, 'End turn').or(inStrip(page, 'Activate plan')).first()).toBeVisible();
  await readPage(page);
  await expect(why(page)).toHaveText('');
  await expect(inStrip(page, 'Actions done')).toHaveCount(0);
}

for (const gap of sampled(GAPS, 0))
  test(`a double click sends a Spy, and does not attack as well: ${gap} ms`, async ({ page }) => {
    await openAt(page, INFILTRATE);
    await page.getByRole('button', { name: /^Saloon-Bar Brawler, Spy/ }).click();
    await doubleClick(inStrip(page, 'Send into the lair'), gap);
    await expect(page.getByRole('region', { name: STRIP }).getByRole('button', { name: /^Attack/ })).toBeVisible();
    await readPage(page);
    await expect(why(page)).toHaveText('');
    await expect(log(page)).not.toContainText('attack');
  });

for (const gap of sampled(GAPS, 1))
  test(`a double click ends one step, and not the next one: ${gap} ms`, async ({ page }) => {
    await openAt(page, { ...INFILTRATE, turn: { number: 7, side: 'genius', step: 'lair' } });
    await doubleClick(inStrip(page, 'Lair done'), gap);
    await expect(inStrip(page, 'End turn').or(inStrip(page, 'Activate plan')).first()).toBeVisible();
    await readPage(page);
    await expect(why(page)).toHaveText('');
    await expect(inStrip(page, 'Actions done')).toHaveCount(0);
  });

test.describe('by touch', () => {
  test.use({ hasTouch: true });
  for (const gap of GAPS)
    inSoak(`a double tap ends one step, and not the next one: ${gap} ms`, ({ page }) =>
      doubleTapEndsOneStep(page, gap),
    );
});

test.describe('by touch, where the browser counts each tap as a first one', () => {
  test.use({ hasTouch: true });
  for (const gap of sampled(GAPS, 0))
    test(`a double tap ends one step, and not the next one: ${gap} ms`, async ({ page }) => {
      // So do Safari on a tablet and Firefox.
      await page.addInitScript(() => {
        const count = Object.getOwnPropertyDescriptor(UIEvent.prototype, 'detail')!.get!;
        Object.defineProperty(UIEvent.prototype, 'detail', {
          get(this: UIEvent) {
            return Math.min(count.call(this) as number, 1);
          },
        });
      });
      await doubleTapEndsOneStep(page, gap);
    });
});

test('a press that comes as HOLD takes the place of another button holds nothing', async ({ page }) => {
  await page.clock.install();
  await openAt(page, { ...INFILTRATE, hands: { genius: ['henchman'], spymaster: ['tailor'] } }, 'side-by-side', 2);
  const { x, y, width, height } = (await inStrip(page, 'End turn').boundingBox())!;
  const press = () => page.mouse.click(x + width / 2, y + height / 2);
  await stopClock(page);
  await press();
  await untilSeen(page, inStrip(page, 'Hold'));
  await page.clock.runFor(100);
  await press();
  await page.clock.resume();
  await expect(inStrip(page, 'Lair done')).toBeVisible();
});

test('a held Enter presses a button once', async ({ page }) => {
  await openAt(page, INFILTRATE);
  await inStrip(page, 'End turn').focus();
  for (let i = 0; i < 6; i++) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expect(inStrip(page, 'Lair done')).toBeVisible();
  await expect(why(page)).toHaveText('');
  await expect(log(page)).not.toContainText('Round 4: turn of the Spy Master');
});

test('Undo, pressed before the move is drawn, takes it back', async ({ page }) => {
  await openAt(page, { ...INFILTRATE, turn: { number: 7, side: 'genius', step: 'lair' } });
  await page.getByRole('button', { name: /^Rent-a-Henchman, Minion in square 1/ }).click();
  const square = (await page.getByRole('button', { name: /^Square 2, unoccupied, can be chosen/ }).boundingBox())!;
  const undo = (await page.getByRole('button', { name: /^Undo/ }).boundingBox())!;
  for (const { x, y } of [square, undo]) await page.mouse.click(x + 20, y + 20);
  await expect(log(page)).toContainText('takes back');
  await expect(page.getByRole('button', { name: /^Rent-a-Henchman, Minion in square 1/ })).toBeVisible();
});

inSoak('the focus stays in the strip when Cancel is pressed by key', async ({ page }) => {
  await openAt(page, INFILTRATE);
  await page.getByRole('button', { name: /^Saloon-Bar Brawler, Spy/ }).focus();
  await page.keyboard.press('Enter');
  await inStrip(page, 'Cancel').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: STRIP })).toBeFocused();
});

test('no button that is pressed by key, and gone then, takes the focus with it', async ({ page }) => {
  await openAt(page, { ...INFILTRATE, hands: { genius: ['henchman'], spymaster: ['tailor'] } });
  const enter = async (target: Locator) => {
    await target.focus();
    await page.keyboard.press('Enter');
    await readPage(page);
  };
  const pressed = async (name: string | RegExp, within: Page | Locator = page) => {
    await enter(within.getByRole('button', { name, exact: true }).first());
    await expect.soft(page.locator('body'), `after ${name}`).not.toBeFocused();
  };
  const edge = page.getByRole('region', { name: /, Evil Genius$/ });
  const strip = page.getByRole('region', { name: STRIP });

  await pressed('Log');
  await expect.soft(page.getByRole('log')).toBeFocused();
  await pressed('Close');
  await expect.soft(page.getByRole('button', { name: 'Log' })).toBeFocused();

  await pressed('Menu');
  for (const name of ['Concede …', 'Bob', 'Play on', 'Offer a draw …', '← Menu', 'Settings']) await pressed(name);
  await page.getByRole('radio', { name: 'Untimed' }).check();
  await page.keyboard.press('Escape');

  await pressed(/^Saloon-Bar Brawler, Spy/);
  for (const name of ['Send into the lair', 'Bob: OK']) await pressed(name);
  await pressed('Interrupt', edge);
  await pressed('Never mind', strip);
  await pressed('More', edge);
  await pressed(/^Let it run this turn,/);
  await pressed(/^lets it run/);

  await enter(page.getByRole('button', { name: 'Menu' }));
  for (const name of ['Offer a draw …', 'Ada offers', 'Bob: no']) await pressed(name);

  await enter(page.getByRole('button', { name: 'Menu' }));
  for (const name of ['Concede …', 'Bob', 'Bob concedes']) await pressed(name);
  await expect(page.getByRole('heading', { name: 'Ada wins' })).toHaveCSS('box-shadow', 'none');
});
