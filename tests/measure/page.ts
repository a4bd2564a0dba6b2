/** Measures the page in a real game, with its scenes: the time from a touch to the next paint, the memory and the size. */
import { chromium } from '@playwright/test';
import type { Browser } from '../browser/browser.ts';
import type { Step } from './record.ts';
import { record } from './record.ts';
import type { Replayed } from './replay.ts';
import { replay } from './replay.ts';
import type { Row } from './row.ts';
import { median, quantile } from './row.ts';

const SEED = 7;
/** Interactions 21 to 70 are timed, with the processor slowed down. The memory is measured after 100. */
const ALL = 100;
const TIMED = { from: 20, to: 70, throttle: 4 };
/** Event Timing reports nothing shorter (ms). */
const UNREPORTED = 16;

/** The floor: a page with nothing but a button that changes its own text. No page answers a touch sooner. */
const FLOOR = `data:text/html,<title>The floor</title><button onclick="this.textContent = 1 + Number(this.textContent)">0</button>`;
const ON_FLOOR: readonly Step[] = Array.from({ length: TIMED.to }, () => ({ do: 'click', target: 0 }));

export interface Where {
  /** The address of the game. */
  url: string;
  browser: Browser;
  /** So many runs of the game, and as many of the floor in between. The figures are their medians. */
  runs: number;
}

/** What a player does in the game at that address. */
export async function recordGame({ url, browser }: Where): Promise<Step[]> {
  const opened = await chromium.launch(browser.launchOptions);
  try {
    return await record(await opened.newPage({ baseURL: url, ...SETTING }), SEED, ALL);
  } finally {
    await opened.close();
  }
}

/** Without the worker, which would fetch files meanwhile. */
const SETTING = { viewport: { width: 1280, height: 800 }, serviceWorkers: 'block' } as const;

/** V8 without its compilers. What they make is more than a third of the heap, and tells how much of the game has run. */
const NO_MACHINE_CODE = '--js-flags=--no-sparkplug --no-maglev --no-turbofan';

/** The memory (MB) after the game where nothing is compiled to machine code. */
async function keptMB({ url, browser }: Where, steps: readonly Step[]): Promise<number> {
  const { launchOptions } = browser;
  const opened = await chromium.launch({ ...launchOptions, args: [...launchOptions.args, NO_MACHINE_CODE] });
  try {
    const page = await opened.newPage(SETTING);
    return (await replay(page, `${url}?seed=${SEED}`, steps, { ...TIMED, throttle: 1 })).heapMB;
  } finally {
    await opened.close();
  }
}

export async function measurePage(where: Where, steps: readonly Step[]): Promise<Row[]> {
  const { url, browser, runs } = where;
  const opened = await chromium.launch(browser.launchOptions);
  const run = async (address: string, what: readonly Step[]): Promise<Replayed> => {
    const page = await opened.newPage(SETTING);
    const replayed = await replay(page, address, what, TIMED);
    await page.context().close();
    return replayed;
  };
  const onFloor: Replayed[] = [];
  const inGame: Replayed[] = [];
  try {
    for (let i = 0; i < runs; i++) {
      onFloor.push(await run(FLOOR, ON_FLOOR));
      inGame.push(await run(`${url}?seed=${SEED}`, steps));
    }
  } finally {
    await opened.close();
  }
  return rowsOf(onFloor, inGame, await keptMB(where, steps));
}

function rowsOf(onFloor: readonly Replayed[], inGame: readonly Replayed[], kept: number): Row[] {
  const of = (what: (run: Replayed) => number): number => median(inGame.map(what));
  const latency = (all: readonly Replayed[], part: number): number =>
    median(all.map((run) => quantile(filled(run), part)));
  const floor = latency(onFloor, 0.95);
  const ms = (name: string, value: number): Row => ({ name: `${name}, 4× slower`, value, unit: 'ms', better: 'less' });
  return [
    ms('the floor: touch to next paint, p50', latency(onFloor, 0.5)),
    ms('the floor: touch to next paint, p95', floor),
    ms('touch to next paint, p50', latency(inGame, 0.5)),
    {
      ...ms('touch to next paint, p95', latency(inGame, 0.95)),
      target: Math.max(1.5 * floor, floor + 8),
      note: 'at most 1.5 × the floor or 8 ms above it, whichever is more',
    },
    ...[0.5, 0.95].map((part) =>
      ms(
        `touch to its answer painted, p${100 * part}`,
        of((run) => quantile(run.answers, part)),
      ),
    ),
    {
      ...ms(
        'longest task',
        of((run) => run.longestTask),
      ),
      target: 50,
    },
    {
      name: 'JS heap after 100 touches',
      value: of((run) => run.heapMB),
      unit: 'MB',
      target: 3,
      limit: 5,
      better: 'less',
    },
    {
      name: 'JS heap after 100 touches, machine code left out',
      value: kept,
      unit: 'MB',
      target: 3,
      limit: 5,
      better: 'less',
      note: 'the same game in a browser that compiles nothing',
    },
    { name: 'DOM nodes after 100 touches', value: of((run) => run.nodes), unit: '', target: 1500, better: 'less' },
  ];
}

/** The latencies of all interactions. Those too short to be reported count as `UNREPORTED`. */
const filled = ({ latencies, timed }: Replayed): number[] => [
  ...latencies,
  ...new Array<number>(Math.max(0, timed - latencies.length)).fill(UNREPORTED),
];
