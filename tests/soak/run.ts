/** The long tests: games between all kinds of players, bad input by the ten thousand, and bots; see `--help`. */
import { rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Option } from '@commander-js/extra-typings';
import { hasErrors } from '../../src/cards/check.ts';
import { readCards } from '../../src/cards/read.ts';
import { bundle } from '../../src/cli/bundle.ts';
import { command, fileToWrite, run, wholeFrom } from '../../src/cli/command.ts';
import { mustBeWritable } from '../../src/cli/writable.ts';
import { registerCatalog } from '../../src/engine/index.ts';
import { findFirefox, NO_FIREFOX } from '../browser/firefox.ts';
import { secretSets } from '../engine/secretSets.ts';
import { commitOf, REPORT_FILE } from './commit.ts';
import { WATCHED_EVERY } from './games.ts';
import { inFull, ledgerOf, PAGE, TESTS, testedBy } from './inFull.ts';
import { PARTS } from './parts.ts';
import { playGames } from './play.ts';
import type { Progress } from './progress.ts';
import { atTheStart, keep, resumed } from './progress.ts';
import { complaints, reportOf, summary } from './report.ts';
import { beginParts, doSteps } from './steps.ts';

const CARDS = fileURLToPath(new URL('../../src/cards', import.meta.url));
const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const PROGRESS = 'node_modules/.cache/soak';
const KEEP_EVERY_MS = 10_000;

const STAGES = ['games', 'parts', 'tests', 'page'] as const;

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
  .option(
    '--decisions <n>',
    'decisions that each bot makes again with other hidden cards: they must be the same',
    wholeFrom(0),
    10_000,
  )
  .option('--pairs <n>', 'seeds on which the rookie plays the intern, once on each side', wholeFrom(1), 500)
  .option(
    '--debriefs <n>',
    'games with a planted blunder, which their debriefs should tell; five times as many are added up, and searched for blunders in hindsight',
    wholeFrom(1),
    120,
  )
  .option('--workers <n>', 'processes that play', wholeFrom(1), availableParallelism())
  .option('--seed <n>', 'the first seed', wholeFrom(0), 1)
  .option('--minutes <n>', 'stop after so long, to go on later with --resume', wholeFrom(1))
  .option('--resume', 'go on with an interrupted run')
  .option('--kept <folder>', 'where a run is kept until it is done', PROGRESS)
  .addOption(
    new Option('--only <stages...>', 'do these alone: the games, the parts that the options count, the tests').choices(
      STAGES,
    ),
  )
  .addOption(
    new Option('--out <file>', 'file for the figures')
      .argParser(fileToWrite)
      .default(fileURLToPath(new URL('report.json', import.meta.url)), REPORT_FILE),
  )
  .option('--json', 'print the figures as JSON')
  .addHelpText(
    'after',
    `
With --resume an interrupted run goes on, at the same commit, cards and seed. It does not matter how it was interrupted.
A commit of the report or of tests/soak/unfinished alone does not count as another one: a run that is kept there with
--kept can be committed, and another machine can go on with it.
A step that was not done is begun again, and a test that had failed is tried again: the report names it.
"tests" are those of npm test in full, and "page" those of the page in every way.
The lists of the report say how often each card, verb, event, refusal and rule was met in the games watched closely:
  a card     came into play, or resolved as an instant
  a verb     was read by the rules in an action that then did what the verb does
  a rule     was cited by a refusal or by a line of the log, or was recognised by a sign (rulings.ts, rules.ts);
             it counts once for an action, however often that action shows it
What play cannot meet is listed with its reason and the scenario that shows it (unmet.ts).`,
  )
  .parse();
const options = program.opts();
const KEPT = resolve(ROOT, options.kept);
const KEPT_FILE = join(KEPT, 'progress.json');

/** How much there is to do of each part. */
function amounts(): Record<string, number> {
  const { browser, fuzz, tables, secrets, decisions, pairs, debriefs } = options;
  const each = Math.ceil(secrets / secretSets().length);
  const amount = (part: string): number => {
    if (part.startsWith('secrets')) return each;
    if (part.startsWith('decisions')) return decisions;
    if (part.startsWith('debrief')) return part === 'debriefPlanted' ? debriefs : 5 * debriefs;
    return { browser, tableGames: tables, rookie: pairs, bench: 1, puzzles: 1 }[part] ?? fuzz;
  };
  return Object.fromEntries(Object.keys(PARTS).map((part) => [part, amount(part)]));
}

await run(async () => {
  mustBeWritable(options.out);
  const { cards, rules, problems } = readCards(CARDS);
  if (hasErrors(problems)) throw new Error('The card files have errors: npm run cards lists them.');
  const { games, seed, workers, minutes, resume, only = STAGES } = options;
  const { hash } = registerCatalog(cards);
  const { commit, uncommitted } = commitOf(ROOT);
  const identity = { commit: uncommitted ? `${commit} with changes` : commit, cardsHash: hash, seed };
  if (!resume) for (const tool of [TESTS, PAGE]) rmSync(ledgerOf(tool, KEPT), { force: true });
  const progress: Progress = resume ? resumed(KEPT_FILE, identity) : atTheStart(identity);
  const deadline = minutes ? performance.now() + 60_000 * minutes : Number.POSITIVE_INFINITY;
  const late = (): boolean => performance.now() >= deadline;
  const kept = (): void => keep(KEPT_FILE, identity, progress);
  const tell = (line: string): unknown => process.stderr.write(`${line}\n`);
  beginParts(progress, amounts());
  kept();

  if (only.includes('games') && !progress.games.failure && progress.games.next < seed + games) {
    tell('the games of the mix …');
    const at = progress.games;
    const { path: script } = await bundle(new URL('worker.ts', import.meta.url));
    const before = at.seconds;
    const began = performance.now();
    let last = began;
    at.failure = await playGames({
      setting: { cards, rules },
      workers,
      script,
      end: seed + games,
      progress: at,
      late,
      onProgress: () => {
        const now = performance.now();
        at.seconds = before + (now - began) / 1000;
        if (now - last < KEEP_EVERY_MS) return;
        last = now;
        kept();
        tell(`${at.tally.games} of ${games} games`);
      },
    });
    kept();
  }
  if (only.includes('parts')) {
    const onStep = (part: string, left: number): void => {
      kept();
      tell(`${part}; steps that wait: ${left}`);
    };
    await doSteps({ seed, workers, progress, late, onStep });
  }
  const firefox = findFirefox() ?? NO_FIREFOX;
  for (const tool of [TESTS, PAGE])
    if (only.includes(tool.name) && !late()) {
      tell(tool === PAGE ? `the page in every way …\n${firefox}` : 'more games like those of npm test …');
      await inFull(tool, KEPT, progress[tool.name], deadline - performance.now());
      kept();
    }
  if (late()) {
    tell('The time is over. Go on with --resume.');
    return;
  }

  const report = reportOf({
    about: {
      commit,
      uncommitted,
      cardsHash: hash,
      date: new Date().toISOString(),
      machine: { node: process.version, cpu: cpus()[0]?.model ?? 'unknown', workers },
      seed,
    },
    cards,
    progress,
    tests: testedBy(TESTS, KEPT),
    page: testedBy(PAGE, KEPT),
    firefox,
  });
  writeFileSync(options.out, `${JSON.stringify(report, null, 2)}\n`);
  console.log(options.json ? JSON.stringify(report) : summary(report));

  const { failure } = progress.games;
  if (failure)
    console.error(
      `seed ${failure.seed}, ${failure.pair}: ${failure.error}\nnewGame(catalog, ${JSON.stringify({ seed: failure.seed, rules })}), then:\n${JSON.stringify(failure.actions)}`,
    );
  for (const [name, { sum }] of Object.entries(progress.parts))
    if (Array.isArray(sum.failures))
      for (const text of sum.failures.slice(0, 5)) console.error(`${name}, from seed ${seed}: ${text}`);
  for (const complaint of complaints(report)) console.error(complaint);
  if (failure || complaints(report).length > 0) process.exitCode = 1;
});
