import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { FULL } from '../../../tests/full.ts';
import { readCards } from '../../cards/read.ts';
import { bundle } from '../../cli/bundle.ts';
import { registerCatalog, SIDES } from '../../engine/index.ts';
import { runSentence } from '../../text/en/cli/runs.ts';
import { BadRun } from '../trouble.ts';
import { fitTo, newNet, score } from './fit.ts';
import { fitNets, newNets } from './generation.ts';
import { gather, gatherers } from './play.ts';
import { Gatherer, joined } from './samples.ts';
import type { Plan } from './training.ts';
import { train } from './training.ts';

/** Samples of two inputs that are 1 or absent; the Genius wins exactly where they differ. */
function riddle(first: number, games: number) {
  const gatherer = new Gatherer();
  for (let game = first; game < first + games; game++) {
    const [a, b] = [game & 1, (game >> 1) & 1];
    gatherer.add(Float32Array.of(a, b, 1), game);
    gatherer.end(a === b ? 0 : 1);
  }
  return gatherer.gathered();
}
/** Nets know nothing before they learn: this is their loss then. */
const IGNORANT = Math.LN2;
const chosen = (count: number) => Uint32Array.from({ length: count }, (_, i) => i);

it('a net learns who wins where no single input tells', async () => {
  const samples = riddle(0, 2000);
  const net = newNet(['a', 'b', 'always'], 8, 1);
  expect(score(net, samples, chosen(2000)).loss).toBeCloseTo(IGNORANT, 6);
  const lesson = { chosen: chosen(2000), target: samples.result, epochs: 60, rate: 0.02, decay: 0, seed: 1 };
  await fitTo(net, samples, lesson);
  const { loss, accuracy } = score(net, samples, chosen(2000));
  expect(accuracy).toBe(1);
  expect(loss).toBeLessThan(0.1);
});

it('joined samples are those of the parts, one after the other', () => {
  expect(joined([riddle(0, 5), riddle(5, 9)])).toEqual(riddle(0, 14));
});

it.runIf(FULL)('nets learn from eighty games who wins the eight that were held out', async () => {
  const { cards, rules } = readCards('src/cards');
  const lessons = { catalog: registerCatalog(cards), rules, nets: null };
  const to = gatherers();
  for (let seed = 30; seed < 110; seed++) gather(lessons, seed, to);
  const course = { hidden: 4, epochs: 3 };
  const samples = { genius: to.genius.gathered(), spymaster: to.spymaster.gathered() };
  const { scores } = await fitNets(course, newNets(course), samples);
  for (const side of SIDES) {
    expect(scores[side].loss).toBeLessThan(IGNORANT - 0.05);
    expect(scores[side].accuracy).toBeGreaterThan(0.6);
  }
});

const dirs: string[] = [];
const folder = (): string => {
  dirs.push(mkdtempSync(join(tmpdir(), 'train-')));
  return dirs[dirs.length - 1];
};
afterAll(() => {
  for (const dir of dirs) rmSync(dir, { recursive: true });
});

let plan: Plan;
beforeAll(async () => {
  const { path: script } = await bundle(new URL('./worker.ts', import.meta.url));
  const { cards, rules: own } = readCards('src/cards');
  // The sample plays short games.
  const rules = FULL ? own : { ...own, maxRounds: 4 };
  const sizes = { generations: 1, games: 6, chunk: 3, pairs: 1, epochs: 3, hidden: 4 };
  plan = { cards, rules, script, seed: 30, workers: 1, ...sizes, dir: '', stop: () => false, onProgress: () => {} };
});

it('a run that was stopped and taken up again gives the same nets as one that was not', async () => {
  const whole = await train({ ...plan, dir: folder() });
  const dir = folder();
  let asked = 0;
  const stopped = await train({ ...plan, dir, stop: () => ++asked > 1 });
  expect(stopped.done).toBe(false);
  const again = await train({ ...plan, dir, workers: 2 });
  expect(again.done).toBe(true);
  expect(again.nets).toEqual(whole.nets);
  expect(whole.curve[0].againstRookie.games).toBe(2);
});

it('a folder of another run is refused', async () => {
  const dir = folder();
  await train({ ...plan, dir, stop: () => true });
  const refused: unknown = await train({ ...plan, dir, games: 20 }).catch((error: unknown) => error);
  expect(refused instanceof BadRun && runSentence(refused.trouble)).toContain('holds a run with other options');
});
