/** Writes down what a player does on the page, so that it can be done again without anybody looking. */
import type { Locator, Page } from '@playwright/test';
import { Player } from '../browser/player.ts';
import { STRIP } from '../browser/seen.ts';
import type { Way } from '../browser/ways.ts';
import { byMouse } from '../browser/ways.ts';

/**
 * `target`: which one of all elements that can be touched. `down` and `up` are the mouse's button there, `over` a move,
 * `hold` and `let-go` a key.
 */
export type Step =
  | { do: 'click' | 'down' | 'over'; target: number }
  | { do: 'up' }
  | { do: 'hold' | 'let-go'; key: string };

/** After so many milliseconds the page is at rest. */
export const SETTLE = 250;

/** Everything that somebody touches or aims at. */
export const TOUCHABLE = 'button, input, a, summary, p';

/** Which one it is, once the page has come to rest. */
async function placeOf(target: Locator): Promise<number> {
  await new Promise((done) => setTimeout(done, SETTLE));
  return target.evaluate((element, all) => [...document.querySelectorAll(all)].indexOf(element), TOUCHABLE);
}

const KEY = { genius: 'q', spymaster: 'p' } as const;

/** The mouse, with every use of it written down first. */
function writingDown(page: Page, steps: Step[]): Way {
  const mouse = byMouse(page);
  const table = () => page.getByRole('region', { name: STRIP }).getByRole('paragraph').first();
  return {
    async press(target) {
      steps.push({ do: 'click', target: await placeOf(target) });
      await mouse.press(target);
    },
    async select(radio) {
      steps.push({ do: 'click', target: await placeOf(radio) });
      await mouse.select(radio);
    },
    async openHand(side) {
      const edge = page.getByRole('region', { name: side === 'genius' ? /, Evil Genius$/ : /, Spy Master$/ });
      steps.push({ do: 'down', target: await placeOf(edge.getByRole('button', { name: /hand of \d+ cards?/ })) });
      await mouse.openHand(side);
    },
    async closeHand(side) {
      steps.push({ do: 'up' });
      await mouse.closeHand(side);
    },
    async playFromHand(side, card) {
      steps.push(
        { do: 'over', target: await placeOf(card) },
        { do: 'over', target: await placeOf(table()) },
        { do: 'up' },
      );
      await mouse.playFromHand(side, card);
    },
    async openToPick(side) {
      steps.push({ do: 'hold', key: KEY[side] });
      await mouse.openToPick(side);
    },
    async endPicking(side) {
      steps.push({ do: 'let-go', key: KEY[side] });
      await mouse.endPicking(side);
    },
  };
}

/** Is this the end of an interaction: something after which a person waits to see what came of it? */
export const isInteraction = (step: Step): boolean => step.do !== 'over';

/** Plays the game of a seed until so many interactions were made. */
export async function record(page: Page, seed: number, interactions: number): Promise<Step[]> {
  const steps: Step[] = [];
  const player = new Player(page, { way: writingDown(page, steps) });
  await player.start({ seed });
  await player.playOn(() => steps.filter(isInteraction).length >= interactions);
  return steps;
}
