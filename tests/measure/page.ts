/** Measures the page in a real game, with its scenes: the time from a touch to the next paint, the memory and the size. */
import { chromium } from '@playwright/test';
import { findBrowser } from '../browser/browser.ts';
import { record } from './record.ts';
import type { Replayed } from './replay.ts';
import { replay } from './replay.ts';
import type { Row } from './row.ts';
import { median, quantile } from './row.ts';

const SEED = 7;
const RUNS = 3;
/** Interactions 21 to 70 are timed, with the processor slowed down. The memory is measured after 100. */
const ALL = 100;
const TIMED = { from: 20, to: 70, throttle: 4 };
/** Event Timing reports nothing shorter (ms). */
const UNREPORTED = 16;

export async function measurePage(url: string): Promise<Row[]> {
  const { launchOptions } = await findBrowser();
  const browser = await chromium.launch(launchOptions);
  try {
    const context = { baseURL: url, viewport: { width: 1280, height: 800 } };
    const recording = await browser.newContext(context);
    const steps = await record(await recording.newPage(), SEED, ALL);
    await recording.close();
    const runs: Replayed[] = [];
    for (let i = 0; i < RUNS; i++) {
      const replaying = await browser.newContext(context);
      runs.push(await replay(await replaying.newPage(), `${url}?seed=${SEED}`, steps, TIMED));
      await replaying.close();
    }
    const of = (what: (run: Replayed) => number): number => median(runs.map(what));
    const latency = (part: number) => of((run) => quantile(filled(run), part));
    return [
      { name: 'touch to next paint, p50, 4× slower', value: latency(0.5), unit: 'ms', better: 'less' },
      {
        name: 'touch to next paint, p95, 4× slower',
        value: latency(0.95),
        unit: 'ms',
        target: 24,
        limit: 40,
        better: 'less',
      },
      ...[0.5, 0.95].map(
        (part): Row => ({
          name: `touch to its answer painted, p${100 * part}, 4× slower`,
          value: of((run) => quantile(run.answers, part)),
          unit: 'ms',
          better: 'less',
        }),
      ),
      {
        name: 'longest task, 4× slower',
        value: of((run) => run.longestTask),
        unit: 'ms',
        target: 50,
        better: 'less',
      },
      {
        name: 'JS heap after 100 touches',
        value: of((run) => run.heapMB),
        unit: 'MB',
        target: 3,
        limit: 5,
        better: 'less',
      },
      { name: 'DOM nodes after 100 touches', value: of((run) => run.nodes), unit: '', target: 1500, better: 'less' },
    ];
  } finally {
    await browser.close();
  }
}

/** The latencies of all interactions. Those too short to be reported count as `UNREPORTED`. */
const filled = ({ latencies, timed }: Replayed): number[] => [
  ...latencies,
  ...new Array<number>(Math.max(0, timed - latencies.length)).fill(UNREPORTED),
];
