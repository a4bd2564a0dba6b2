/** The Networks fit their panel, whatever their shape. */
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import type { Setup } from '../../src/scenario/format.ts';
import { sampled } from './sample.ts';
import { openAt } from './stage.ts';
import { inLine, SCREENS, TABLES } from './tables.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 1280, height: 800 } });

/** Makes the window so large, and shows the Networks, which share a phone with the lair. */
async function seeNetworks(page: Page, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height });
  const tab = page.getByRole('button', { name: 'Networks', exact: true });
  if (await tab.isVisible()) await tab.click();
}

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

/** The cards that are not wholly within the panel. */
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

for (const [name, position] of sampled(Object.entries(POSITIONS), 4))
  test(`every Node and Spy can be seen: ${name}`, async ({ page }) => {
    const turn = { number: 6, side: 'spymaster', step: 'infiltrate' } as const;
    await openAt(page, { turn, plan: 'evening-news', ...position });
    await expect(page.getByRole('button', { name: /^Saloon-Bar Brawler, Spy/ })).toBeVisible();
    expect(await cutOff(page)).toEqual([]);
  });

test('a connection asks for the edge in words that have room, and lights the edges, on any screen', async ({
  page,
}) => {
  const turn = { number: 6, side: 'spymaster', step: 'actions' } as const;
  await openAt(page, {
    turn,
    plan: 'evening-news',
    networks: [{ nodes: ['embassy'] }, { nodes: ['numbers-station'] }],
  });
  const middle = page.getByRole('region', { name: 'What to do now' });
  for (const [width, height] of [
    [1280, 800],
    [800, 1280],
    [640, 360],
  ]) {
    await seeNetworks(page, width, height);
    await page.getByRole('button', { name: /^Embassy/ }).click();
    const other = page.getByRole('button', { name: /^Numbers Station.*by its left, right or bottom edge$/ });
    await expect(other.locator('[data-lit]')).toHaveCount(3);
    await other.click();
    await expect(middle.getByText('Embassy of Somewhere: which edge of Numbers Station?')).toBeVisible();
    for (const name of ['left edge', 'right edge', 'bottom edge', 'Cancel'])
      expect.soft(await overflow(middle, name), `${name}, ${width}×${height}`).toBeLessThan(1);
    await middle.getByRole('button', { name: 'Cancel' }).click();
  }
});

/** How far (px) a button of the panel, or the words on it, reach beyond the place where they are cut off. */
const overflow = (panel: Locator, name: string): Promise<number> =>
  panel.getByRole('button', { name, exact: true }).evaluate((button) => {
    const frame = button.closest('section')!.getBoundingClientRect();
    const { left, right, top, bottom } = button.getBoundingClientRect();
    const words = [button.scrollWidth - button.clientWidth, button.scrollHeight - button.clientHeight];
    return Math.max(frame.left - left, right - frame.right, frame.top - top, bottom - frame.bottom, ...words);
  });

test('the picture of a Node stands beside its name on all screens but a phone', async ({ page }) => {
  await openAt(page, {
    turn: { number: 6, side: 'spymaster', step: 'infiltrate' },
    networks: [inLine('across', ['gadget-cellar', 'safehouse'], ['brawler'])],
  });
  for (const [width, height] of [
    [1280, 800],
    [800, 1280],
    [1920, 1080],
  ]) {
    await seeNetworks(page, width, height);
    const behind = () =>
      page.getByRole('region', { name: 'Networks' }).evaluate((panel) =>
        [...panel.querySelectorAll('[aria-label*=", Node"]')]
          .filter((node) => {
            const picture = node.querySelector('svg')!.getBoundingClientRect();
            const name = document.createRange();
            name.selectNodeContents(node.querySelector('svg + span')!);
            return picture.right > name.getBoundingClientRect().left;
          })
          .map((node) => node.textContent),
      );
    await expect.poll(behind, `${width} × ${height}`).toEqual([]);
  }
});

test('the Spies to be assigned are in sight on a phone, where not all fits', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 360 });
  const turn = { number: 6, side: 'spymaster', step: 'assign' } as const;
  const single = ['embassy', 'numbers-station', 'submarine'].map((node) => ({ nodes: [node] }));
  const assigned = inLine('across', ['gadget-cellar', 'safehouse'], ['contortionist', 'pickpocket']);
  await openAt(page, {
    turn,
    plan: 'evening-news',
    networks: [assigned, ...single],
    unassigned: ['brawler', 'limpet'],
  });
  await expect(page.getByRole('button', { name: /^Contortionist, Spy/ })).toBeVisible();
  expect((await cutOff(page)).join()).not.toMatch(/Brawler|Limpet/);
  await page.getByRole('button', { name: /^Contortionist, Spy/ }).click();
  const off = await page.getByRole('button', { name: 'Take off here' }).boundingBox();
  const heading = await page.getByRole('heading', { name: 'Unassigned' }).boundingBox();
  const isBeside = off!.x >= heading!.x + heading!.width || off!.y >= heading!.y + heading!.height;
  expect(isBeside).toBe(true);
});

test('the Spies of a Network that is wider than the panel stand where they are seen', async ({ page }) => {
  const row = inLine('across', [], []);
  row.nodes = Array.from({ length: 10 }, (_, i) => ({ card: 'embassy', id: `node ${i}`, at: [i, 0] }));
  row.links = Array.from({ length: 9 }, (_, i) => [`node ${i}`, `node ${i + 1}`]);
  const turn = { number: 6, side: 'spymaster', step: 'infiltrate' } as const;
  await openAt(page, { turn, plan: 'evening-news', networks: [{ ...row, spies: ['deep-cover'] }] });
  for (const [width, height] of [
    [1280, 800],
    [800, 1280],
    [640, 360],
  ]) {
    await page.setViewportSize({ width, height });
    await expect.poll(async () => (await cutOff(page)).join(), `${width}×${height}`).not.toContain('Deep-Cover Mole');
  }
});

test('connectors and connections are seen in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const turn = { number: 6, side: 'spymaster', step: 'actions' } as const;
  await openAt(page, { turn, networks: [inLine('across', ['safehouse', 'tailor'], [])] });
  const drawn = page.locator('[data-network] [data-edge], [data-network] [data-link]');
  await expect(drawn).toHaveCount(5);
  const filled = await drawn.evaluateAll((parts) => {
    const ground = document.body.appendChild(document.createElement('i'));
    ground.style.background = 'Canvas';
    const empty = [getComputedStyle(ground).backgroundColor, 'rgba(0, 0, 0, 0)'];
    return parts.map((part) => {
      const { backgroundColor, backgroundImage, forcedColorAdjust } = getComputedStyle(part) as CSSStyleDeclaration & {
        forcedColorAdjust: string;
      };
      return backgroundImage === 'none' ? !empty.includes(backgroundColor) : forcedColorAdjust === 'none';
    });
  });
  expect(filled).toEqual([true, true, true, true, true]);
});

test('however a Network is split, its letters stand on no Node, no Spy and no other letter', async ({ page }) => {
  const row = inLine('across', ['dead-drop', 'embassy', 'numbers-station', 'tailor'], ['deep-cover']);
  row.nodes.push({ card: 'embassy', at: [1, 1] });
  row.links?.push(['embassy', 'embassy#2']);
  await openAt(page, {
    turn: { number: 6, side: 'spymaster', step: 'actions' },
    plan: 'evening-news',
    networks: [row, inLine('across', ['dead-drop'], ['contortionist'])],
  });
  const all = page.locator('article[data-network]');
  for (let networks = 3; networks <= 6; networks++) {
    await page.locator('[data-network] [data-shortcut]').first().dispatchEvent('click');
    await expect(all).toHaveCount(networks);
    for (const [width, height] of [
      [1280, 800],
      [800, 1280],
      [640, 360],
    ]) {
      await seeNetworks(page, width, height);
      await expect.poll(() => coveredLetters(page), `${networks} Networks, ${width}×${height}`).toEqual([]);
    }
  }
});

/** The letters of Networks that lie on another letter, a Node or a Spy, or beyond the map. */
const coveredLetters = (page: Page): Promise<string[]> =>
  page.getByRole('region', { name: 'Networks' }).evaluate((panel) => {
    const boxOf = (one: Element) => {
      const words = document.createRange();
      words.selectNodeContents(one);
      return (one.matches('h2') ? words : one).getBoundingClientRect();
    };
    const letters = [...panel.querySelectorAll('[data-network] h2')];
    const others = [...letters, ...panel.querySelectorAll('[data-card]')];
    const whole = panel.getBoundingClientRect();
    return letters.flatMap((letter) => {
      const box = boxOf(letter);
      const isOff =
        box.left < whole.left || box.right > whole.right || box.top < whole.top || box.bottom > whole.bottom;
      const met = others.filter((other) => {
        const { left, right, top, bottom } = boxOf(other);
        const [wide, high] = [
          Math.min(box.right, right) - Math.max(box.left, left),
          Math.min(box.bottom, bottom) - Math.max(box.top, top),
        ];
        return other !== letter && wide > 1 && high > 1;
      });
      return [
        ...met.map((other) => `${letter.textContent} on ${other.textContent}`),
        ...(isOff ? [`${letter.textContent} off the map`] : []),
      ];
    });
  });

const LONG_NAMES: Setup = {
  ...TABLES.few,
  networks: [
    inLine('across', ['gadget-cellar', 'phone-box'], []),
    { nodes: ['scrapyard'] },
    { nodes: ['left-luggage'] },
    { nodes: ['getaway-car'] },
  ],
};
for (const [name, table] of [
  ['few', LONG_NAMES],
  ['many', TABLES.many],
] as const)
  test(`no name of a Node is shortened, with ${name} Nodes`, async ({ page }) => {
    await openAt(page, table);
    for (const [width, height] of [...SCREENS, [1024, 768]] as const) {
      await seeNetworks(page, width, height);
      await expect.poll(() => shortenedNames(page), `${width}×${height}`).toEqual([]);
    }
  });

/** The names on Nodes of which not all lines are seen. */
const shortenedNames = (page: Page): Promise<string[]> =>
  page.locator('[data-network] button[data-card] span').evaluateAll((parts) =>
    parts.flatMap((part) => {
      const isName = part.children.length === 0 && getComputedStyle(part).webkitLineClamp !== 'none';
      return isName && part.checkVisibility() && part.scrollHeight > part.clientHeight + 1 ? [part.textContent] : [];
    }),
  );

test('a Node by itself is read while a Spy may come to it', async ({ page }) => {
  await openAt(page, {
    turn: { number: 6, side: 'spymaster', step: 'assign' },
    plan: 'evening-news',
    networks: [{ nodes: ['safehouse'] }, { nodes: ['embassy'] }],
    unassigned: ['temp-agent'],
  });
  await page.getByRole('button', { name: /^Temp Agent, Spy/ }).click();
  await expect(page.getByRole('button', { name: /^Assign to / })).toHaveCount(2);
  const over = await page.locator('[data-network] button[aria-label*=", Node,"]').evaluateAll((nodes) =>
    nodes.flatMap((node) => {
      const { x, y, width, height } = node.getBoundingClientRect();
      const painted = document.elementsFromPoint(x + width / 2, y + height / 2);
      const above = painted.slice(
        0,
        painted.findIndex((one) => node.contains(one)),
      );
      return above.map((one) => getComputedStyle(one).backgroundColor);
    }),
  );
  expect([...new Set(over)], 'what is painted over it').toEqual(['rgba(0, 0, 0, 0)']);
});
