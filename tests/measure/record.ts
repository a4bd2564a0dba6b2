/** Records what a player does on the page, so that it can be replayed without reading the page. */
import type { Locator, Page } from '@playwright/test';
import { Player } from '../browser/player.ts';
import { STRIP } from '../browser/seen.ts';
import type { Way } from '../browser/ways.ts';
import { byMouse } from '../browser/ways.ts';

/**
 * `target`: the index among all touchable elements. `down` and `up`: the mouse's button there. `over`: a move.
 * `hold` and `let-go`: a key.
 */
export type Step =
  | { do: 'click' | 'down' | 'over'; target: number }
  | { do: 'up' }
  | { do: 'hold' | 'let-go'; key: string };

/** The page is at rest after so many milliseconds. */
export const SETTLE = 250;

/** Selects everything that a player touches or aims at. */
export const TOUCHABLE = 'button, input, a, summary, p';

/** The index of the element, once the page is at rest. */
async function placeOf(target: Locator): Promise<number> {
  await new Promise((done) => setTimeout(done, SETTLE));
  return target.evaluate((element, all) => [...document.querySelectorAll(all)].indexOf(element), TOUCHABLE);
}

const KEY = { genius: 'q', spymaster: 'p' } as const;

/** The way by mouse, which records each use before it happens. */
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

/** True if the step ends an interaction: after it a person waits for the result. */
export const isInteraction = (step: Step): boolean => step.do !== 'over';

/** Plays the game of a seed until so many interactions are recorded. */
export async function record(page: Page, seed: number, interactions: number): Promise<Step[]> {
  const steps: Step[] = [];
  const player = new Player(page, { way: writingDown(page, steps) });
  await player.start({ seed });
  await player.playOn(() => steps.filter(isInteraction).length >= interactions);
  return steps;
}
