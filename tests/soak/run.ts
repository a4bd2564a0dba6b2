/** The long tests: games between all kinds of players, bad input by the ten thousand, and bots; see `--help`. */
import { spawnSync } from 'node:child_process';
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
import { mustBeWritable } from '../../src/cli/writable.ts';
import type { Catalog } from '../../src/engine/index.ts';
import { registerCatalog } from '../../src/engine/index.ts';
import { playRun } from '../../src/sim/workers.ts';
import { findFirefox, NO_FIREFOX } from '../browser/firefox.ts';
import { comparePairs, nothingCompared } from '../engine/differential.ts';
import { secretSets } from '../engine/secretSets.ts';
import type { Fuzzed } from './fuzz/index.ts';
import { fuzzActions, fuzzCardFiles, fuzzSaveFiles } from './fuzz/index.ts';
import { fuzzScenarioFiles } from './fuzz/scenarios.ts';
import { fuzzSets } from './fuzz/sets.ts';
import { playTables } from './fuzz/tables.ts';
import { WATCHED_EVERY } from './games.ts';
import { unlikeInBrowser } from './inBrowser.ts';
import { playGames } from './play.ts';
import type { Identity } from './progress.ts';
import { atTheStart, forget, keep, resumed } from './progress.ts';
import type { Report } from './report.ts';
import { complaints, reportOf, summary } from './report.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const CARDS = fileURLToPath(new URL('../../src/cards', import.meta.url));
/** The file with the progress of a run that is not done yet. */
const PROGRESS = fileURLToPath(new URL('../../node_modules/.cache/soak.json', import.meta.url));
const KEEP_EVERY_MS = 10_000;

const program = command(
  'npm run soak --',
  'Plays games and tries bad input by the thousand, and writes the figures to a file.',
)
  .option(
    '--games <n>',
    `games of the mix in mix.ts; one in ${WATCHED_EVERY} is watched closely: the referee checks every state, illegal actions are tried beside legal ones, and what is met is counted`,
    wholeFrom(0),
    500_000,
  )
  .option('--browser <n>', 'games played again in a browser, which must end in the same state', wholeFrom(0), 1000)
  .option(
    '--fuzz <n>',
    'illegal actions, damaged saves, bent scenarios, damaged card files and hostile card sets, so many of each',
    wholeFrom(0),
    10_000,
  )
  .option('--tables <n>', 'games at the table, written as JSON and read again at every command', wholeFrom(0), 1000)
  .option(
    '--secrets <n>',
    'pairs of games that differ only in what is hidden: they must look the same, over five card sets',
    wholeFrom(0),
    40_000,
  )
  .option('--pairs <n>', 'seeds on which the rookie plays the intern, once on each side', wholeFrom(1), 500)
  .option('--workers <n>', 'processes that play', wholeFrom(1), availableParallelism())
  .option('--seed <n>', 'the first seed', wholeFrom(0), 1)
  .option('--resume', 'go on with the games of an interrupted run')
  .addOption(
    new Option('--out <file>', 'file for the figures')
      .argParser(fileToWrite)
      .default(fileURLToPath(new URL('report.json', import.meta.url)), 'tests/soak/report.json'),
  )
  .option('--json', 'print the figures as JSON')
  .addHelpText(
    'after',
    `
With --resume an interrupted run goes on, at the same commit, cards and seed.
The lists of the report say how often each card, verb, event, refusal and rule was met in the games watched closely:
  a card     came into play, or resolved as an instant
  a verb     was read by the rules in an action that then did what the verb does
  a rule     was cited by a refusal or by a line of the log, or was recognised by a sign (rulings.ts, rules.ts);
             it counts once for an action, however often that action shows it
What play cannot meet is listed with its reason and the scenario that shows it (unmet.ts).`,
  )
  .parse();
const options = program.opts();

const git = (...args: string[]): string => spawnSync('git', args, { encoding: 'utf8' }).stdout?.trim() ?? '';

function identityOf(catalog: Catalog, uncommitted: boolean): Identity {
  const head = git('rev-parse', 'HEAD');
  return { commit: uncommitted ? `${head} with changes` : head, cardsHash: catalog.hash, seed: options.seed };
}

/** Plays the games on all workers, from the start or from where the last run stood. Ends at the first failure. */
async function soak({ cards, rules }: CardSet, identity: Identity) {
  const { games, seed, workers, resume } = options;
  const progress = resume ? resumed(PROGRESS, identity) : atTheStart(identity);
  const { path: script } = await bundle(new URL('worker.ts', import.meta.url));
  const bar = new SingleBar({ format: '{bar} {value}/{total} games, {eta_formatted} left', stream: process.stderr });
  if (process.stderr.isTTY) bar.start(games, progress.tally.games);
  const before = progress.seconds;
  const began = performance.now();
  let kept = began;
  const failure = await playGames({
    setting: { cards, rules },
    workers,
    script,
    end: seed + games,
    progress,
    onProgress: () => {
      const now = performance.now();
      progress.seconds = before + (now - began) / 1000;
      bar.update(progress.tally.games);
      if (now - kept < KEEP_EVERY_MS) return;
      kept = now;
      keep(PROGRESS, identity, progress);
    },
  });
  bar.stop();
  return { progress, failure };
}

/** The seeds whose games end differently in the browser and in Node. */
async function browserRun({ cards, rules }: CardSet): Promise<number[]> {
  const { chromium } = await import('playwright');
  const { findBrowser } = await import('../browser/browser.ts');
  const { path } = await bundle(new URL('ends.ts', import.meta.url));
  const browser = await chromium.launch((await findBrowser()).launchOptions);
  try {
    const seeds = Array.from({ length: options.browser }, (_, i) => options.seed + i);
    return await unlikeInBrowser(await browser.newPage(), path, { cards, rules }, seeds);
  } finally {
    await browser.close();
  }
}

/** Plays the rookie against the intern, on both sides of the same seeds. `won`: the games that the rookie won. */
async function swappedPairs({ cards, rules }: CardSet): Promise<{ games: number; won: number }> {
  const { path: script } = await bundle(new URL('../../src/sim/worker.ts', import.meta.url));
  const { pairs, seed, workers } = options;
  const common = { cards, rules, games: pairs, seed, workers, script };
  const asGenius = await playRun({ ...common, genius: 'rookie', spymaster: 'intern' });
  const asMaster = await playRun({ ...common, genius: 'intern', spymaster: 'rookie' });
  return { games: 2 * pairs, won: asGenius.counts.geniusWins + asMaster.counts.spymasterWins };
}

function fuzzAll({ cards, rules }: CardSet, catalog: Catalog): Record<string, Fuzzed> {
  const { fuzz, tables, seed } = options;
  const fuzzers: Record<string, () => Fuzzed> = {
    illegalActions: () => fuzzActions(catalog, fuzz, seed),
    damagedSaves: () => fuzzSaveFiles({ cards, rules, problems: [] }, fuzz, seed),
    bentScenarios: () => fuzzScenarioFiles(fuzz, seed),
    hostileSets: () => fuzzSets(cards, fuzz, seed),
    damagedCardFiles: () => fuzzCardFiles(readFiles(CARDS), fuzz, seed),
    tableGames: () => playTables(cards, tables, seed),
  };
  return Object.fromEntries(
    Object.entries(fuzzers).map(([name, work]) => {
      process.stderr.write(`${name} …\n`);
      return [name, work()];
    }),
  );
}

/** The hosts of the benchmark that played: all of them, or none if it broke off. */
function benchHosts(): string[] {
  const args = ['--import', 'tsx', 'tests/bench/run.ts', '--rounds', '1', '--games', '1', '--json'];
  const { stdout, stderr, status } = spawnSync(process.execPath, args, { encoding: 'utf8', cwd: ROOT });
  if (status !== 0) {
    process.stderr.write(stderr);
    return [];
  }
  const { rows } = JSON.parse(stdout) as { rows: { name: string; perSecond: number; ratio: number }[] };
  return rows.filter(({ perSecond, ratio }) => perSecond > 0 && ratio > 0).map(({ name }) => name);
}

/** Runs tests of which `npm test` takes a sample, now in full. True if all went well. */
function inFull(...args: string[]): boolean {
  const env = { ...process.env, EVERY_WAY: '1' };
  return spawnSync(process.execPath, args, { cwd: ROOT, env, stdio: ['ignore', 2, 2] }).status === 0;
}

/** All tests of `npm test` but those of the page, with many more games. */
const gamesInFull = (): boolean => inFull('node_modules/vitest/vitest.mjs', 'run');

/** The page in every way, with whole games from the title on; those with the show on in an installed Firefox too. */
const pageInEveryWay = (): boolean =>
  inFull('node_modules/@playwright/test/cli.js', 'test', '--config=tests/browser/playwright.config.ts');

await run(async () => {
  mustBeWritable(options.out);
  const set = readCards(CARDS);
  if (hasErrors(set.problems)) throw new Error('The card files have errors: npm run cards lists them.');
  const catalog = registerCatalog(set.cards);
  const uncommitted = git('status', '--porcelain', '--', 'src', 'tests').length > 0;
  const identity = identityOf(catalog, uncommitted);
  const { progress, failure } = await soak(set, identity);

  let fuzzed: Record<string, Fuzzed> = {};
  let unlike: number[] = [];
  const secrets = nothingCompared();
  if (!failure) {
    process.stderr.write('the same games in a browser …\n');
    if (options.browser > 0) unlike = await browserRun(set);
    fuzzed = fuzzAll(set, catalog);
    process.stderr.write('pairs of games that differ only in what is hidden …\n');
    const sets = secretSets();
    for (const one of sets) comparePairs(one, Math.ceil(options.secrets / sets.length), options.seed, secrets);
  }
  process.stderr.write('rookie against intern …\n');
  const rookie = await swappedPairs(set);
  process.stderr.write('the benchmark …\n');
  const bench = benchHosts();
  process.stderr.write('more games like those of npm test …\n');
  const more = gamesInFull();
  const firefox = findFirefox() ?? NO_FIREFOX;
  process.stderr.write(`the page in every way …\n${firefox}\n`);
  const page = pageInEveryWay();

  const report: Report = reportOf({
    about: {
      commit: git('rev-parse', 'HEAD'),
      uncommitted,
      cardsHash: catalog.hash,
      date: new Date().toISOString(),
      machine: { node: process.version, cpu: cpus()[0]?.model ?? 'unknown', workers: options.workers },
      seed: options.seed,
    },
    cards: set.cards,
    progress,
    failure,
    browser: { games: failure ? 0 : options.browser, unlike },
    fuzzed,
    secrets,
    rookie,
    bench,
    more,
    page,
    firefox,
  });
  writeFileSync(options.out, `${JSON.stringify(report, null, 2)}\n`);
  forget(PROGRESS);
  console.log(options.json ? JSON.stringify(report) : summary(report));

  if (failure)
    console.error(
      `seed ${failure.seed}, ${failure.pair}: ${failure.error}\nnewGame(catalog, ${JSON.stringify({ seed: failure.seed, rules: set.rules })}), then:\n${JSON.stringify(failure.actions)}`,
    );
  for (const [name, { failures }] of Object.entries(fuzzed))
    for (const text of failures.slice(0, 5)) console.error(`${name}, from seed ${options.seed}: ${text}`);
  for (const text of secrets.failures.slice(0, 5)) console.error(text);
  for (const complaint of complaints(report)) console.error(complaint);
  if (failure || complaints(report).length > 0) process.exitCode = 1;
});
