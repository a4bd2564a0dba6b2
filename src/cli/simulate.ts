/** Plays games between two bots and prints their figures; see `--help`. */
import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { Option } from '@commander-js/extra-typings';
import { BOTS, QUICK_BOT } from '../bots/index.ts';
import type { CardSet } from '../cards/check.ts';
import { readCards } from '../cards/read.ts';
import type { Comparison, Paired } from '../sim/compare.ts';
import { changedBetween, compare, mergePaired, pairedAsJson, pairedProblem } from '../sim/compare.ts';
import { isSettled } from '../sim/estimate/verdict.ts';
import { readRun } from '../sim/readRun.ts';
import type { Report } from '../sim/report.ts';
import { report } from '../sim/report.ts';
import type { Run } from '../sim/run.ts';
import { mergeProblem, mergeRuns } from '../sim/run.ts';
import type { RunTrouble } from '../sim/trouble.ts';
import { playRuns } from '../sim/workers.ts';
import { COMMAND, SIMULATE } from '../text/en/cli/commands.ts';
import { runSentence } from '../text/en/cli/runs.ts';
import { comparisonTable, reportTable } from '../text/en/cli/simulateTable.ts';
import { fileWords } from '../text/en/scenario/trouble.ts';
import { withBar } from './bar.ts';
import { botNamed } from './botNamed.ts';
import { bundle } from './bundle.ts';
import { CARDS, cardSet } from './cardSet.ts';
import { command, existingSet, fileToWrite, run, wholeFrom } from './command.ts';
import { commit } from './origin.ts';
import { readText } from './readText.ts';

const program = command(SIMULATE.name, SIMULATE.does)
  .option('--games <n>', SIMULATE.games, wholeFrom(1), 1000)
  .option('--seed <n>', SIMULATE.seed, wholeFrom(0), 1)
  .option('--genius <bot>', SIMULATE.genius(BOTS.join(', ')), botNamed, QUICK_BOT)
  .option('--spymaster <bot>', SIMULATE.spymaster, botNamed, QUICK_BOT)
  .addOption(new Option('--cards <path>', SIMULATE.cards).argParser(existingSet).default(CARDS, SIMULATE.ownSet))
  .option('--workers <n>', SIMULATE.workers, wholeFrom(1), availableParallelism())
  .option('--compare <path>', SIMULATE.compare, existingSet)
  .addOption(
    new Option('--merge <files...>', SIMULATE.merge).conflicts([
      'games',
      'seed',
      'genius',
      'spymaster',
      'workers',
      'compare',
    ]),
  )
  .option('--json', SIMULATE.json)
  .addOption(new Option('--html <file>', SIMULATE.html).argParser(fileToWrite).conflicts('json'))
  .parse();
const options = program.opts();

/** The card set of a folder or a file. Ends the command with a message if there are no cards or a card has a mistake. */
function cardsOf(dir: string): CardSet {
  const set = cardSet(dir);
  if (set.cards.length === 0) program.error(COMMAND.noCards(dir));
  return set;
}

/** The most deals of a comparison that ends when it is settled. */
const MOST_DEALS = 4000;

/** What was played with one set, or with two that are compared. */
type Played = { run: Run; paired?: Paired };

async function simulate(): Promise<Played> {
  const { seed, genius, spymaster, workers } = options;
  const sets = [options.cards, ...(options.compare === undefined ? [] : [options.compare])].map(cardsOf);
  const untilSettled = sets.length > 1 && program.getOptionValueSource('games') === 'default';
  const games = untilSettled ? MOST_DEALS : options.games;
  const { path: script } = await bundle(new URL('../sim/worker.ts', import.meta.url));
  const order = { sets: sets.map(({ cards, rules }) => ({ cards, rules })), genius, spymaster, seed, games, workers };
  const isEnough = untilSettled ? isSettled : undefined;
  const { runs, differences } = await withBar(SIMULATE.bar, games, (onProgress) =>
    playRuns({ ...order, isEnough, script, onProgress }),
  );
  const [from, to] = runs;
  if (!to) return { run: from };
  const changedCards = changedBetween(sets[0].cards, sets[1].cards);
  return { run: from, paired: { from, to, differences, changedCards, most: untilSettled ? games : null } };
}

function textOf(file: string): string {
  const read = readText(file);
  return 'why' in read ? program.error(COMMAND.error(fileWords(read))) : read.text;
}

function readFile(file: string): Played {
  const read = readRun(textOf(file));
  if ('trouble' in read) throw new Error(`${file} ${runSentence(read.trouble)}`);
  return read;
}

const merge = (files: readonly string[]): Played =>
  files.map(readFile).reduce((sum, next, i) => {
    const merged = mergedOf(sum, next);
    if ('code' in merged) throw new Error(SIMULATE.unmerged(files[i], runSentence(merged)));
    return merged;
  });

function mergedOf(a: Played, b: Played): Played | RunTrouble {
  if (a.paired && b.paired) {
    const problem = pairedProblem(a.paired, b.paired);
    if (problem) return problem;
    const paired = mergePaired(a.paired, b.paired);
    return { run: paired.from, paired };
  }
  if (a.paired || b.paired) return { code: 'not-compared', facts: {} };
  return mergeProblem(a.run, b.run) ?? { run: mergeRuns(a.run, b.run) };
}

/** Writes the HTML page. Its charts are slow to load and seldom needed, so they are loaded only here. */
async function writePage(path: string, own: Report, comparison?: Comparison): Promise<void> {
  const { reportPage } = await import('./report/page.ts');
  const names = new Map(readCards(options.cards).cards.map(({ id, name }) => [id, name]));
  const typed = process.argv.slice(2).map((word) => (/^[\w./:=-]+$/.test(word) ? word : `'${word}'`));
  const command = [SIMULATE.name, ...typed].join(' ');
  const page = reportPage(own, { command, commit: commit(), nameOf: (id) => names.get(id) ?? id }, comparison);
  writeFileSync(path, page);
  console.log(SIMULATE.written(path));
}

await run(async () => {
  const { run: one, paired } = options.merge ? merge(options.merge) : await simulate();
  const own = report(one);
  const comparison = paired && compare(paired);
  if (options.html) await writePage(options.html, own, comparison);
  else if (options.json) console.log(JSON.stringify(paired ? pairedAsJson(paired) : own));
  else console.log([reportTable(own), ...(comparison ? [comparisonTable(comparison)] : [])].join('\n\n'));
});
