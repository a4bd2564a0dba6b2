/** Measures the longest task of the main thread while the main scenes play, at full speed and with motion on. */
import type { Page } from '@playwright/test';
import { chromium } from '@playwright/test';
import type { Setup } from '../../src/scenario/format.ts';
import type { Manner } from '../browser/player.ts';
import { Player } from '../browser/player.ts';
import { openAt } from '../browser/stage.ts';
import { edgeOf } from '../browser/ways.ts';
import type { Where } from './page.ts';
import type { Row } from './row.ts';

/** So many decisions are made at each position, unless the game ends before. */
const DECISIONS = 16;

interface Position {
  setup: Setup;
  manner?: Manner;
}
const HANDS: Setup['hands'] = {
  genius: ['henchman', 'foreman', 'loudspeaker', 'tripwire', 'letter-bomb'],
  spymaster: ['temp-agent', 'embassy', 'cover-story', 'tailor'],
};
const TWO_NETWORKS: Setup['networks'] = [
  { nodes: [{ card: 'safehouse', at: [0, 0] }], spies: ['temp-agent'] },
  { nodes: [{ card: 'embassy', at: [0, 0] }], spies: ['temp-agent'] },
];
const POSITIONS: Readonly<Record<string, Position>> = {
  'sneak, trap and thwart': {
    setup: {
      turn: { number: 8, side: 'spymaster', step: 'infiltrate' },
      plan: { card: 'left-shoes', status: 'activated' },
      lair: { 1: 'henchman', 3: 'tripwire', 6: 'loudspeaker' },
      networks: TWO_NETWORKS,
      hands: HANDS,
    },
  },
  'combat, blast and completion': {
    setup: {
      turn: { number: 8, side: 'spymaster', step: 'infiltrate' },
      plan: { card: 'left-shoes', status: 'advanced' },
      lair: { 1: 'powder-keg', 2: 'henchman', 3: 'foreman', 6: 'loudspeaker' },
      networks: TWO_NETWORKS,
      hands: HANDS,
    },
    manner: { clumsy: 'spymaster' },
  },
  'building and activation': {
    setup: {
      turn: { number: 7, side: 'genius', step: 'lair' },
      plan: 'evening-news',
      lair: { 1: 'henchman', 2: 'foreman', 4: 'loudspeaker' },
      networks: TWO_NETWORKS,
      hands: HANDS,
    },
  },
  'Spies, Nodes and connections': {
    setup: {
      turn: { number: 8, side: 'spymaster', step: 'actions' },
      plan: 'evening-news',
      lair: { 1: 'henchman', 4: 'loudspeaker' },
      networks: TWO_NETWORKS,
      unassigned: ['deep-cover'],
      hands: HANDS,
    },
  },
  'an instant': {
    setup: {
      turn: { number: 8, side: 'spymaster', step: 'infiltrate' },
      plan: 'evening-news',
      lair: { 1: 'henchman' },
      networks: TWO_NETWORKS,
      hands: HANDS,
    },
    manner: { clumsy: 'spymaster', before: interruptingOnce() },
  },
};

/** The Genius interrupts at the first square, and plays the first instant. */
function interruptingOnce(): Manner['before'] {
  let done = false;
  return async ({ prompt }, player) => {
    if (prompt.startsWith('Interrupted.')) return player.playFromHand('genius', ([card]) => card);
    if (done || !/ is in square \d: choose\.$/.test(prompt)) return false;
    done = true;
    await player.way.press(edgeOf(player.page, 'genius').getByRole('button', { name: 'Interrupt' }));
    return true;
  };
}

/** A script that notes when scenes play, and the long tasks. It runs before the page. */
const LISTEN = `
  window.__scenes = [];
  window.__tasks = [];
  let playing = null;
  new MutationObserver(() => {
    const beat = document.querySelector('[data-scene]')?.dataset.scene ?? null;
    if (beat === playing) return;
    if (playing !== null) window.__scenes.at(-1).to = performance.now();
    if (beat !== null) window.__scenes.push({ from: performance.now(), to: Infinity });
    playing = beat;
  }).observe(document, { subtree: true, childList: true, attributeFilter: ['data-scene'] });
  new PerformanceObserver((list) => {
    for (const { duration, startTime } of list.getEntries()) window.__tasks.push({ duration, startTime });
  }).observe({ type: 'longtask', buffered: true });
`;
/** The number of scenes, and the length (ms) of each long task at whose time a scene played, began or ended. */
const HEARD = `({
  scenes: window.__scenes.length,
  tasks: window.__tasks
    .filter(({ startTime, duration }) => window.__scenes.some(({ from, to }) => startTime <= to && startTime + duration >= from))
    .map(({ duration }) => duration),
})`;

interface Heard {
  scenes: number;
  tasks: number[];
}

async function playAt(page: Page, { setup, manner }: Position): Promise<Heard> {
  await page.addInitScript(LISTEN);
  await openAt(page, setup);
  let decisions = 0;
  await new Player(page, manner).playOn(() => decisions++ >= DECISIONS);
  return page.evaluate(HEARD) as Promise<Heard>;
}

export async function measureScenes({ url, browser }: Where): Promise<Row[]> {
  const opened = await chromium.launch(browser.launchOptions);
  const heard: (Heard & { name: string })[] = [];
  try {
    for (const [name, position] of Object.entries(POSITIONS)) {
      const page = await opened.newPage({
        baseURL: url,
        viewport: { width: 1280, height: 800 },
        serviceWorkers: 'block',
      });
      heard.push({ name, ...(await playAt(page, position)) });
      await page.context().close();
    }
  } finally {
    await opened.close();
  }
  const longest = Math.max(0, ...heard.flatMap(({ tasks }) => tasks));
  const slow = heard.filter(({ tasks }) => tasks.length > 0).map(({ name }) => name);
  const all = heard.reduce((sum, { scenes }) => sum + scenes, 0);
  return [
    {
      name: 'longest task of a scene, at full speed',
      value: longest,
      unit: 'ms',
      target: 50,
      better: 'less',
      note: `of ${all} scenes; ${slow.length > 0 ? `over 50 in: ${slow.join('; ')}` : 'shorter tasks than 50 ms are not told'}`,
    },
  ];
}
