/** A whole training run. It keeps its state in a folder, so that it can be stopped and taken up again. */

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { INPUT_NAMES } from '../../bots/value/features.ts';
import type { Net } from '../../bots/value/net.ts';
import type { BySide } from '../../engine/index.ts';
import { bySide, registerCatalog } from '../../engine/index.ts';
import { BadRun } from '../trouble.ts';
import { writeWhole } from '../writeWhole.ts';
import type { Score } from './fit.ts';
import type { Course, Duel } from './generation.ts';
import { duel, fitNets, newNets, playChunk } from './generation.ts';
import type { Samples } from './samples.ts';
import { joined } from './samples.ts';

/** Seeds of contests, apart from those of the games to learn from. */
const CONTESTS = 5_000_000;

/** What a training does now: it plays games, fits the nets, or compares them with those before and the rookie. */
export interface Progress {
  generation: number;
  doing: { played: number; of: number } | 'fit' | 'compare';
}

export interface Plan extends Course {
  generations: number;
  /** Games to learn from, for each generation. */
  games: number;
  /** The games whose samples are kept in one file. A run that is stopped loses at most these. */
  chunk: number;
  /** Pairs of games in the contest after each generation. */
  pairs: number;
  dir: string;
  /** Says when to stop: it is asked between parts of the work. */
  stop(): boolean;
  onProgress(now: Progress): void;
}

/** What is known after a generation. `scores`: by games that were held out. */
export interface Point {
  generation: number;
  games: number;
  seconds: number;
  scores: BySide<Score>;
  /** Against the nets of the generation before, or against untrained ones. */
  againstBefore: Duel;
  againstRookie: Duel;
  accepted: boolean;
}

export interface Result {
  nets: BySide<Net>;
  curve: Point[];
  done: boolean;
}

/** Runs the plan, or goes on at the place where the folder says that it stopped. */
export async function train(plan: Plan): Promise<Result> {
  const { dir, generations, seed, pairs } = plan;
  mkdirSync(dir, { recursive: true });
  checkFolder(plan);
  const untrained = newNets(plan);
  const curve: Point[] = [];
  let nets: BySide<Net> | null = null;
  const all: BySide<Samples>[] = [];
  for (let generation = 1; generation <= generations; generation++) {
    const file = join(dir, `generation-${generation}.bin`);
    const chunks = await gatherAll(plan, nets, generation);
    if (!chunks) return { nets: nets ?? untrained, curve, done: false };
    all.push(...chunks);
    if (!existsSync(file)) {
      if (plan.stop()) return { nets: nets ?? untrained, curve, done: false };
      const began = performance.now();
      plan.onProgress({ generation, doing: 'fit' });
      const samples = bySide((side) => joined(all.map((part) => part[side])));
      const fitted = await fitNets(plan, nets ?? untrained, samples);
      plan.onProgress({ generation, doing: 'compare' });
      const from = CONTESTS + seed + generation * pairs;
      const againstBefore = await duel(plan, fitted.nets, nets ?? untrained, from, pairs);
      const againstRookie = await duel(plan, fitted.nets, null, from, pairs);
      const accepted = 2 * againstBefore.points >= againstBefore.games;
      const seconds = (performance.now() - began) / 1000 + chunks.reduce((sum, chunk) => sum + chunk.seconds, 0);
      const games = generation * plan.games;
      const { scores } = fitted;
      const point: Point = { generation, games, seconds, scores, againstBefore, againstRookie, accepted };
      keep(file, { point, nets: accepted ? fitted.nets : (nets ?? untrained) });
    }
    const kept = deserialize(readFileSync(file)) as { point: Point; nets: BySide<Net> };
    curve.push(kept.point);
    nets = kept.nets;
  }
  return { nets: nets ?? untrained, curve, done: true };
}

type Chunk = BySide<Samples> & { seconds: number };

/** The samples of a generation, from the folder where they are kept already. Undefined if it is time to stop. */
async function gatherAll(plan: Plan, nets: BySide<Net> | null, generation: number): Promise<Chunk[] | undefined> {
  const chunks: Chunk[] = [];
  for (let from = 0; from < plan.games; from += plan.chunk) {
    const file = join(plan.dir, `games-${generation}-${from}.bin`);
    if (!existsSync(file)) {
      if (plan.stop()) return undefined;
      plan.onProgress({ generation, doing: { played: from, of: plan.games } });
      const began = performance.now();
      const seed = plan.seed + (generation - 1) * plan.games + from;
      const samples = await playChunk(plan, nets, seed, Math.min(plan.chunk, plan.games - from));
      keep(file, { ...samples, seconds: (performance.now() - began) / 1000 });
    }
    chunks.push(deserialize(readFileSync(file)) as Chunk);
  }
  return chunks;
}

/** Refuses a folder that another plan has begun to fill. */
function checkFolder({ dir, cards, rules, seed, hidden, epochs, games, chunk, pairs }: Plan): void {
  const file = join(dir, 'plan.json');
  const text = JSON.stringify({
    inputs: INPUT_NAMES,
    cardsHash: registerCatalog(cards).hash,
    rules,
    seed,
    hidden,
    epochs,
    games,
    chunk,
    pairs,
  });
  if (!existsSync(file)) writeFileSync(file, text);
  else if (readFileSync(file, 'utf8') !== text) throw new BadRun({ code: 'other-run', facts: { dir } });
}

const keep = (file: string, value: unknown): void => writeWhole(file, serialize(value));
