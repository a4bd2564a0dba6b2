/** Tries the simulator's estimates on games that are played for that: do they say what is so, and how surely? See `--help`. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { readCards } from '../../src/cards/read.ts';
import { bundle, programOf } from '../../src/cli/bundle.ts';
import { command, run, wholeFrom } from '../../src/cli/command.ts';
import { commit } from '../../src/cli/origin.ts';
import { registerCatalog } from '../../src/engine/index.ts';
import { momentsOf } from '../../src/sim/estimate/figure.ts';
import { meanOf } from '../../src/sim/estimate/moments.ts';
import { writeWhole } from '../../src/sim/writeWhole.ts';
import { independentAlarms, neutralAlarms } from './alarms.ts';
import type { Pool } from './pool.ts';
import { DEALS, emptyPool, fillPool, NEUTRAL, STRONGER } from './pool.ts';
import { unbiased } from './unbiased.ts';

const path = (name: string): string => fileURLToPath(new URL(name, import.meta.url));
const KEPT = path('../../node_modules/.cache/numbers.json');
const REPORT = path('report.json');
const COMPARISONS = 1000;
const MICROSECONDS_PER_HOUR = 3.6e9;

const program = command('npm run numbers --', 'Tries the estimates of the simulator on a pool of games of the rookie.')
  .option('--workers <n>', 'threads that play', wholeFrom(1), availableParallelism())
  .option('--minutes <n>', 'stop after so long; the same command goes on', wholeFrom(1))
  .option('--kept <file>', 'where the games are kept until all are played', KEPT)
  .parse();
const { workers, minutes, kept: file } = program.opts();

interface Kept {
  cardsHash: string;
  /** What has played: see `programOf`. */
  program: string;
  commit: string;
  hours: number;
  pool: Pool;
}

/** Games of another program or set are not gone on with. */
function keptOf(what: Pick<Kept, 'cardsHash' | 'program'>): Kept {
  const read = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Kept) : undefined;
  const fits = read?.cardsHash === what.cardsHash && read.program === what.program;
  return fits ? read : { ...what, commit: commit(), hours: 0, pool: emptyPool() };
}

await run(async () => {
  const { cards, rules } = readCards(path('../../src/cards'));
  const cardsHash = registerCatalog(cards).hash;
  const { path: script } = await bundle(new URL('../../src/sim/study/worker.ts', import.meta.url));
  const kept = keptOf({ cardsHash, program: programOf(script) });
  const before = kept.hours;
  const ends = performance.now() + 60_000 * (minutes ?? Number.POSITIVE_INFINITY);
  const goOn = (done: number, of: number): boolean => {
    const { user, system } = process.cpuUsage();
    kept.hours = before + (user + system) / MICROSECONDS_PER_HOUR;
    writeWhole(file, JSON.stringify(kept));
    console.error(`${done} of ${of} games`);
    return performance.now() < ends;
  };
  if (!(await fillPool(kept.pool, { cards, rules }, { script, workers, goOn }))) {
    console.error('The time is over. The same command goes on.');
    return;
  }
  const { neutral, stronger } = kept.pool;
  const variance = (values: readonly number[]): number => {
    const { error, n } = meanOf(momentsOf(values)) as { error: number; n: number };
    return error ** 2 * n;
  };
  const paired = variance(stronger.slice(0, DEALS).map(({ won }, i) => won - neutral[0][i].won));
  const independent = variance(stronger.map(({ won }) => won)) + variance(neutral.flat().map(({ won }) => won));
  const report = {
    command: 'npm run numbers',
    commit: kept.commit,
    cardsHash,
    hoursOfOneProcessor: kept.hours,
    games: neutral.flat().length + stronger.length,
    alarms: {
      neutralSets: NEUTRAL,
      independentSeeds: independentAlarms(neutral, COMPARISONS, DEALS),
      neutralChanges: neutralAlarms(neutral, COMPARISONS, DEALS),
    },
    unbiased: unbiased(kept.pool, { cards, rules }),
    precision: { changed: STRONGER, paired, independent, fewer: independent / paired },
  };
  writeFileSync(REPORT, `${JSON.stringify(report, null, 1)}\n`);
  console.log(JSON.stringify(report, null, 1));
});
