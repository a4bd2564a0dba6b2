import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { FULL } from '../full.ts';
import { gamesIn } from './kept.ts';
import type { Mortal } from './mortal.ts';
import { mortals } from './mortal.ts';
import { leaveSaved } from './stage.ts';

/** How often the browser is killed. */
const KILLS = FULL ? 50 : 3;
/** The longest time (ms) that it plays before. */
const LONGEST = FULL ? 3000 : 1500;

/** Moves a Minion to and fro, as fast as the page answers, and counts the moves that the page has shown. */
const playForEver = () => {
  const find = (start: string) => document.querySelector<HTMLElement>(`[aria-label^="${start}"]`);
  const play = async () => {
    for (let count = 1; ; count++) {
      const [from, to] = find('Rent-a-Henchman, Minion in square 1') ? [1, 3] : [3, 1];
      while (!find(`Rent-a-Henchman, Minion in square ${to}`)) {
        // What a press leads to is drawn after the next frame.
        (find(`Square ${to}, unoccupied, can be chosen`) ?? find(`Rent-a-Henchman, Minion in square ${from}`))?.click();
        await new Promise((drawn) => setTimeout(drawn, 50));
      }
      console.log(`moved ${count}`);
    }
  };
  void play();
};

/** The number of moves in the saved game. */
async function movesIn({ page }: Mortal): Promise<number> {
  const [[, text]] = await gamesIn(page);
  return JSON.parse(text).segments[0].actions.length;
}

/** Opens the only saved game. */
async function resume(page: Page): Promise<void> {
  await page.reload();
  await page.getByRole('button', { name: /^Resume/ }).click();
  await page.getByRole('button', { name: /lift the curtain$/ }).click();
  await expect(page.getByRole('button', { name: /^Rent-a-Henchman, Minion in square/ })).toBeVisible();
}

test(`a browser that is killed ${KILLS} times loses at most the last move each time, and the game opens`, async ({
  baseURL,
}) => {
  const url = baseURL ?? '';
  const browsers = await mortals();
  try {
    let now = await browsers.start();
    let before = 0;
    const lost: number[] = [];
    for (let kill = 0; kill < KILLS; kill++) {
      const { page } = now;
      if (kill === 0) {
        await page.goto(url);
        await leaveSaved(page, { turn: { number: 5, side: 'genius', step: 'lair' }, lair: { 1: 'henchman' } });
        await resume(page);
      }
      let moved = 0;
      page.on('console', (message) => {
        const [, count] = /^moved (\d+)$/.exec(message.text()) ?? [];
        if (count) moved = Number(count);
      });
      await page.evaluate(playForEver);
      await expect.poll(() => moved).toBeGreaterThan(0);
      await page.waitForTimeout(Math.random() * LONGEST);
      await now.kill();
      now = await browsers.start();
      await now.page.goto(url);
      await resume(now.page);
      const after = await movesIn(now);
      lost.push(before + moved - after);
      before = after;
    }
    await now.kill();
    expect(
      lost.filter((moves) => moves > 1),
      `lost at each kill: ${lost.join(' ')}`,
    ).toEqual([]);
  } finally {
    browsers.forget();
  }
});
