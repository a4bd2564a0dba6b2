/** The full numbers: random games by the million, bad input by the ten thousand, bots against each other; see `--help`. */
import { fork, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Option } from '@commander-js/extra-typings';
import { SingleBar } from 'cli-progress';
import type { CardSet } from '../../src/cards/check.ts';
import { hasErrors } from '../../src/cards/check.ts';
import { readCards, readFiles } from '../../src/cards/read.ts';
import { bundle } from '../../src/cli/bundle.ts';
import { command, fileToWrite, run, wholeFrom } from '../../src/cli/command.ts';
import { registerCatalog } from '../../src/engine/index.ts';
import { playRun } from '../../src/sim/workers.ts';
import type { Fuzzed } from './fuzz/index.ts';
import { fuzzActions, fuzzCardFiles, fuzzSaveFiles } from './fuzz/index.ts';
import type { Failure, Tally } from './games.ts';
import { addTally, emptyTally } from './games.ts';
import type { Answer, Order } from './worker.ts';

const CARDS = fileURLToPath(new URL('../../src/cards', import.meta.url));

const program = command('npm run soak --', 'Plays and spoils by the thousand, and writes down what came of it.')
  .option(
    '--games <n>',
    'random games, one in a hundred watched by the referee after every action',
    wholeFrom(0),
    1_000_000,
  )
  .option('--fuzz <n>', 'illegal actions, damaged saves and damaged card files, so many of each', wholeFrom(0), 10_000)
  .option('--pairs <n>', 'seeds on which the rookie plays the intern, once on each side', wholeFrom(1), 500)
  .option('--workers <n>', 'processes that play', wholeFrom(1), availableParallelism())
  .option('--seed <n>', 'the first seed', wholeFrom(0), 1)
  .addOption(
    new Option('--out <file>', 'where the figures go')
      .argParser(fileToWrite)
      .default(fileURLToPath(new URL('report.json', import.meta.url)), 'tests/soak/report.json'),
  )
  .option('--json', 'print the figures as JSON')
  .parse();
const options = program.opts();

/** Plays the games on all workers; ends at the first failure. */
async function playGames(order: Omit<Order, 'from' | 'to'>): Promise<{ tally: Tally; failure: Failure | undefined }> {
  const { games, seed } = options;
  const workers = Math.max(1, Math.min(options.workers, games));
  const { path: script } = await bundle(new URL('worker.ts', import.meta.url));
  const tally = emptyTally();
  const bar = new SingleBar({ format: '{bar} {value}/{total} games, {eta_formatted} left', stream: process.stderr });
  if (process.stderr.isTTY) bar.start(games, 0);
  let failure: Failure | undefined;
  const children = Array.from({ length: workers }, (_, i) => {
    const child = fork(script, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
    const from = seed + Math.floor((games * i) / workers);
    const to = seed + Math.floor((games * (i + 1)) / workers);
    child.send({ ...order, from, to } satisfies Order);
    return child;
  });
  await Promise.all(
    children.map(
      (child) =>
        new Promise<void>((resolve, reject) => {
          child.on('message', (answer: Answer) => {
            if ('failure' in answer) {
              failure ??= answer.failure;
              for (const other of children) other.kill();
            } else {
              addTally(tally, answer.tally);
              bar.update(tally.games);
            }
          });
          child.on('error', reject);
          child.on('exit', (code) => {
            if (code && !failure) reject(new Error(`A process that played ended with status ${code}.`));
            else resolve();
          });
        }),
    ),
  );
  bar.stop();
  return { tally, failure };
}

/** Games of the rookie against the intern, on either side of the same seeds, and how many of them it won. */
async function swappedPairs({ cards, rules }: CardSet): Promise<{ games: number; won: number }> {
  const { path: script } = await bundle(new URL('../../src/sim/worker.ts', import.meta.url));
  const { pairs, seed, workers } = options;
  const common = { cards, rules, games: pairs, seed, workers, script };
  const asGenius = await playRun({ ...common, genius: 'rookie', spymaster: 'intern' });
  const asMaster = await playRun({ ...common, genius: 'intern', spymaster: 'rookie' });
  return { games: 2 * pairs, won: asGenius.counts.geniusWins + asMaster.counts.spymasterWins };
}

/** Of a hundred games against the intern the rookie wins so many. */
const ROOKIE_WINS = 95;

const git = (...args: string[]): string => spawnSync('git', args, { encoding: 'utf8' }).stdout?.trim() ?? '';

const round = (n: number, digits = 0): number => Number(n.toFixed(digits));

await run(async () => {
  const set = readCards(CARDS);
  if (hasErrors(set.problems)) throw new Error('The card files have errors: npm run cards lists them.');
  const catalog = registerCatalog(set.cards);
  const began = performance.now();
  const { tally, failure } = await playGames({ cards: set.cards, rules: set.rules });
  const seconds = (performance.now() - began) / 1000;

  const fuzzed: Record<string, Fuzzed> = {};
  const { fuzz, seed } = options;
  const fuzzers: [string, () => Fuzzed][] = [
    ['illegalActions', () => fuzzActions(catalog, fuzz, seed)],
    ['damagedSaves', () => fuzzSaveFiles({ cards: set.cards, rules: set.rules, problems: [] }, fuzz, seed)],
    ['damagedCardFiles', () => fuzzCardFiles(readFiles(CARDS), fuzz, seed)],
  ];
  if (!failure)
    for (const [name, work] of fuzzers) {
      process.stderr.write(`${name} …\n`);
      fuzzed[name] = work();
    }

  process.stderr.write('rookie against intern …\n');
  const rookie = await swappedPairs(set);
  const rookieIsWeak = 100 * rookie.won < ROOKIE_WINS * rookie.games;

  const { games, decisions, rounds, ...rest } = tally;
  const report = {
    commit: git('rev-parse', 'HEAD'),
    uncommitted: git('status', '--porcelain', '--', 'src', 'tests').length > 0,
    cardsHash: catalog.hash,
    date: new Date().toISOString(),
    machine: { node: process.version, cpu: cpus()[0]?.model ?? 'unknown', workers: options.workers },
    seed,
    games,
    ...rest,
    decisions,
    decisionsPerGame: round(decisions / Math.max(1, games), 1),
    roundsPerGame: round(rounds / Math.max(1, games), 1),
    seconds: round(seconds, 1),
    gamesPerSecond: round(games / seconds),
    failures: failure ? 1 : 0,
    fuzz: Object.fromEntries(
      Object.entries(fuzzed).map(([name, { tried, good, failures }]) => [
        name,
        { tried, good, failures: failures.length },
      ]),
    ),
    rookieAgainstIntern: rookie,
  };
  writeFileSync(options.out, `${JSON.stringify(report, null, 2)}\n`);
  if (options.json) console.log(JSON.stringify(report));
  else console.log(table(report));

  if (failure)
    console.error(
      `seed ${failure.seed}: ${failure.error}\nnewGame(catalog, ${JSON.stringify({ seed: failure.seed, rules: set.rules })}), then:\n${JSON.stringify(failure.actions)}`,
    );
  for (const [name, { failures }] of Object.entries(fuzzed))
    for (const text of failures.slice(0, 5)) console.error(`${name}, from seed ${seed}: ${text}`);
  if (rookieIsWeak)
    console.error(`The rookie won ${rookie.won} of ${rookie.games} games against the intern, not ${ROOKIE_WINS} %.`);
  if (failure || rookieIsWeak || Object.values(fuzzed).some(({ failures }) => failures.length > 0))
    process.exitCode = 1;
});

function table(report: object): string {
  const lines = (value: object, indent: string): string[] =>
    Object.entries(value).flatMap(([key, item]) =>
      typeof item === 'object' && item !== null
        ? [`${indent}${key}`, ...lines(item, `${indent}  `)]
        : [`${indent}${key.padEnd(24 - indent.length)}${item}`],
    );
  return lines(report, '').join('\n');
}
