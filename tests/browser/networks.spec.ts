/** The Networks fit their panel, whatever their shape. */
import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import type { Setup } from '../../src/scenario/format.ts';
import { openAt } from './stage.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 1280, height: 800 } });

type Network = NonNullable<Setup['networks']>[number];

/** Nodes one after the other, connected, from the top down or from left to right. */
const inLine = (way: 'down' | 'across', nodes: string[], spies: string[]): Network => ({
  nodes: nodes.map((card, i) => ({ card, at: way === 'down' ? [0, i] : [i, 0] })),
  links: nodes.slice(1).map((node, i) => [nodes[i], node]),
  spies,
});

const THREE_HIGH = inLine(
  'down',
  ['dead-drop', 'submarine', 'scrapyard'],
  ['brawler', 'blunt-instrument', 'agent-blank'],
);
const POSITIONS: Readonly<Record<string, Pick<Setup, 'networks' | 'unassigned'>>> = {
  'three high with a Spy': { networks: [{ ...THREE_HIGH, spies: ['brawler'] }] },
  'three high with three Spies': { networks: [THREE_HIGH] },
  'four high': {
    networks: [inLine('down', ['dead-drop', 'submarine', 'getaway-car', 'scrapyard'], ['brawler', 'agent-blank'])],
  },
  'four wide': {
    networks: [inLine('across', ['dead-drop', 'safehouse', 'gadget-cellar', 'tailor'], ['brawler', 'agent-blank'])],
  },
  'three at once': {
    networks: [
      THREE_HIGH,
      inLine('across', ['gadget-cellar', 'safehouse'], ['contortionist']),
      inLine('down', ['embassy', 'phone-box'], ['pickpocket']),
    ],
    unassigned: ['temp-agent', 'deep-cover'],
  },
};

/** The cards that do not lie wholly within the panel as it stands. */
const cutOff = (page: Page): Promise<(string | null)[]> =>
  page.getByRole('region', { name: 'Networks' }).evaluate((panel) => {
    const whole = panel.getBoundingClientRect();
    return [...panel.querySelectorAll('[data-card]')]
      .filter((card) => {
        const { left, right, top, bottom } = card.getBoundingClientRect();
        return left < whole.left || right > whole.right || top < whole.top || bottom > whole.bottom;
      })
      .map((card) => card.textContent);
  });

for (const [name, position] of Object.entries(POSITIONS))
  test(`every Node and Spy can be seen: ${name}`, async ({ page }) => {
    const turn = { number: 6, side: 'spymaster', step: 'infiltrate' } as const;
    await openAt(page, { turn, plan: 'evening-news', ...position });
    await expect(page.getByRole('button', { name: /^Saloon-Bar Brawler, Spy/ })).toBeVisible();
    expect(await cutOff(page)).toEqual([]);
  });
