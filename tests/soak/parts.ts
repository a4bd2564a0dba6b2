/** The parts of the soak that are counted: what each does, and how much of it at a time. */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BOTS, makeBot } from '../../src/bots/index.ts';
import { readCards, readFiles } from '../../src/cards/read.ts';
import { bundle } from '../../src/cli/bundle.ts';
import { tryPuzzle } from '../../src/cli/puzzles/proved.ts';
import { registerCatalog } from '../../src/engine/index.ts';
import { answersInOrder } from '../../src/sim/threads.ts';
import { playRuns } from '../../src/sim/workers.ts';
import { firstDifference } from '../bots/secrecy.ts';
import type { Judged, Told } from '../debrief/proofs.ts';
import type { ProofName, Setting } from '../debrief/worker.ts';
import type { Compared } from '../engine/differential.ts';
import { comparePairs, nothingCompared } from '../engine/differential.ts';
import { secretSets } from '../engine/secretSets.ts';
import type { Fuzzed } from './fuzz/index.ts';
import { fuzzActions, fuzzCardFiles, fuzzSaveFiles } from './fuzz/index.ts';
import { fuzzScenarioFiles } from './fuzz/scenarios.ts';
import { fuzzSets } from './fuzz/sets.ts';
import { playTables } from './fuzz/tables.ts';
import { unlikeInBrowser } from './inBrowser.ts';
import type { Sum } from './tally.ts';
import { addUp } from './tally.ts';

/** So much of a part, from a seed on. */
export interface Stretch {
  count: number;
  seed: number;
}

/** What a part counts. What comes of a stretch is added to what came of others: numbers, and lists of what is wrong. */
export interface Counted<T> {
  /** So much is done at a time, by one process. What is done is kept. */
  step: number;
  nothing: T;
  work(stretch: Stretch): T | Promise<T>;
}

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const CARDS = fileURLToPath(new URL('../../src/cards', import.meta.url));
const FOLDER = fileURLToPath(new URL('../../src/puzzles', import.meta.url));
/** A proof of a puzzle may take so many seconds. */
const PROOF_SECONDS = 60;
/** The nodes, or milliseconds of a test's clock, that a bot may think about a decision that is made twice. */
const NODES = 40;

const set = readCards(CARDS);
const { cards, rules } = set;
const catalog = registerCatalog(cards);

const fuzz = (work: (count: number, seed: number) => Fuzzed, step = 250): Counted<Fuzzed> => ({
  step,
  nothing: { tried: 0, good: 0, failures: [] },
  work: ({ count, seed }) => {
    const { tried, good, failures } = work(count, seed);
    return { tried, good, failures };
  },
});

const FUZZ = {
  illegalActions: fuzz((count, seed) => fuzzActions(catalog, count, seed)),
  damagedSaves: fuzz((count, seed) => fuzzSaveFiles({ cards, rules, problems: [] }, count, seed)),
  bentScenarios: fuzz(fuzzScenarioFiles),
  hostileSets: fuzz((count, seed) => fuzzSets(cards, count, seed)),
  damagedCardFiles: fuzz((count, seed) => fuzzCardFiles(readFiles(CARDS), count, seed)),
  tableGames: fuzz((count, seed) => playTables(cards, count, seed), 20),
};

/** Pairs of games that differ only in what is hidden, with each card set. */
const SECRETS: readonly Counted<Compared>[] = secretSets().map((one) => ({
  step: 500,
  nothing: nothingCompared(),
  work: ({ count, seed }) => {
    const compared = nothingCompared();
    comparePairs(one, count, seed, compared);
    return compared;
  },
}));

interface Decided {
  decisions: number;
  failures: string[];
}
/** Decisions of each bot that are made twice, with all that is hidden from it mixed. */
const DECISIONS: readonly Counted<Decided>[] = BOTS.map((name) => ({
  step: 250,
  nothing: { decisions: 0, failures: [] },
  work: ({ count, seed }) => {
    const found = firstDifference({
      set: { catalog, rules },
      make: (limit) => (own) => makeBot(name, own, limit),
      count,
      nodes: NODES,
      seed,
    });
    return { decisions: count, failures: found ? [`${name}: ${found}`] : [] };
  },
}));

/** Games played again in a browser. `unlike`: the seeds whose games end differently in the browser and in Node. */
const BROWSER: Counted<{ games: number; unlike: number[] }> = {
  step: 100,
  nothing: { games: 0, unlike: [] },
  async work({ count, seed }) {
    const { chromium } = await import('playwright');
    const { findBrowser } = await import('../browser/browser.ts');
    const { path } = await bundle(new URL('ends.ts', import.meta.url));
    const browser = await chromium.launch((await findBrowser()).launchOptions);
    try {
      const seeds = Array.from({ length: count }, (_, i) => seed + i);
      return { games: count, unlike: await unlikeInBrowser(await browser.newPage(), path, { cards, rules }, seeds) };
    } finally {
      await browser.close();
    }
  },
};

/** The rookie against the intern, on both sides of the same seeds. `won`: the games that the rookie won. */
const ROOKIE: Counted<{ games: number; won: number }> = {
  step: 25,
  nothing: { games: 0, won: 0 },
  async work({ count, seed }) {
    const { path: script } = await bundle(new URL('../../src/sim/worker.ts', import.meta.url));
    const common = { sets: [{ cards, rules }], games: count, seed, workers: 1, script };
    const [asGenius] = (await playRuns({ ...common, genius: 'rookie', spymaster: 'intern' })).runs;
    const [asMaster] = (await playRuns({ ...common, genius: 'intern', spymaster: 'rookie' })).runs;
    return { games: 2 * count, won: asGenius.counts.geniusWins + asMaster.counts.spymasterWins };
  },
};

/** The hosts of the benchmark that played: all of them, or none if it broke off. */
const BENCH: Counted<{ hosts: string[] }> = {
  step: 1,
  nothing: { hosts: [] },
  work() {
    const args = ['--import', 'tsx', 'tests/bench/run.ts', '--rounds', '1', '--games', '1', '--json'];
    const { stdout, stderr, status } = spawnSync(process.execPath, args, { encoding: 'utf8', cwd: ROOT });
    if (status !== 0) {
      process.stderr.write(stderr);
      return { hosts: [] };
    }
    const { rows } = JSON.parse(stdout) as { rows: { name: string; perSecond: number; ratio: number }[] };
    return { hosts: rows.filter(({ perSecond, ratio }) => perSecond > 0 && ratio > 0).map(({ name }) => name) };
  },
};

const nothingTold = (): Told => ({ cases: 0, told: 0, wrong: [] });

/** Games that are judged: whether the sum is the result, and what is told that was bad in hindsight alone. */
const JUDGED = proved<Judged>('judged', () => ({ sums: { games: 0, missed: [] }, hindsight: nothingTold() }));

/** Games with a planted blunder, which the debrief should tell. */
const PLANTED = proved<Told>('planted', nothingTold);

/** Debriefs take long, so they are made in a thread without a loader. */
function proved<T extends object>(proof: ProofName, nothing: () => T): Counted<T> {
  return {
    step: 10,
    nothing: nothing(),
    async work({ count, seed }) {
      const { path: script } = await bundle(new URL('../debrief/worker.ts', import.meta.url));
      const sharing = { script, setting: { cards, rules, proof }, seed, count, batch: 1, workers: 1 };
      const sum = nothing();
      for (const found of (await answersInOrder<Setting, T[]>(sharing)).flat()) addUp(sum as Sum, found);
      return sum;
    },
  };
}

/** The puzzles of the game: how many are proved, and the files of those that are not. */
const PUZZLES: Counted<{ proved: number; unproved: string[] }> = {
  step: 1,
  nothing: { proved: 0, unproved: [] },
  work() {
    const files = readdirSync(FOLDER).filter((file) => file.endsWith('.json'));
    const unproved = files.filter((label) => {
      const json = JSON.parse(readFileSync(join(FOLDER, label), 'utf8'));
      return tryPuzzle({ label, json }, set, PROOF_SECONDS).broken !== null;
    });
    return { proved: files.length - unproved.length, unproved };
  },
};

/** All of them by name. The process that does a step finds its part here. */
export const PARTS: Readonly<Record<string, Counted<object>>> = {
  browser: BROWSER,
  ...FUZZ,
  ...Object.fromEntries(secretSets().map(({ name }, i) => [`secrets: ${name}`, SECRETS[i]])),
  ...Object.fromEntries(BOTS.map((name, i) => [`decisions: ${name}`, DECISIONS[i]])),
  rookie: ROOKIE,
  debriefJudged: JUDGED,
  debriefPlanted: PLANTED,
  bench: BENCH,
  puzzles: PUZZLES,
};
