/** Plays games between two bots and prints their figures; see `--help`. */
import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { Option } from '@commander-js/extra-typings';
import { BOTS, QUICK_BOT } from '../bots/index.ts';
import type { CardSet } from '../cards/check.ts';
import { readCards } from '../cards/read.ts';
import type { Comparison } from '../sim/compare.ts';
import { compare } from '../sim/compare.ts';
import { isSettled } from '../sim/estimate/verdict.ts';
import { readRun } from '../sim/readRun.ts';
import type { Report } from '../sim/report.ts';
import { report } from '../sim/report.ts';
import type { Run } from '../sim/run.ts';
import { mergeProblem, mergeRuns } from '../sim/run.ts';
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

/** What was played with one set, and the comparison with another one. */
interface Played {
  own: Report;
  other?: { report: Report; comparison: Comparison };
}

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
  const [from, to] = runs.map(report);
  if (!to) return { own: from };
  const most = untilSettled ? games : null;
  const cards = { from: sets[0].cards, to: sets[1].cards };
  return { own: from, other: { report: to, comparison: compare({ from, to, cards, differences, most }) } };
}

function textOf(file: string): string {
  const read = readText(file);
  return 'why' in read ? program.error(COMMAND.error(fileWords(read))) : read.text;
}

function readFile(file: string): Run {
  const read = readRun(textOf(file));
  if ('trouble' in read) throw new Error(`${file} ${runSentence(read.trouble)}`);
  return read.run;
}

function merge(files: readonly string[]): Report {
  return report(
    files.map(readFile).reduce((sum, next, i) => {
      const problem = mergeProblem(sum, next);
      if (problem) throw new Error(SIMULATE.unmerged(files[i], runSentence(problem)));
      return mergeRuns(sum, next);
    }),
  );
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
  if (options.merge) {
    const merged = merge(options.merge);
    if (options.html) await writePage(options.html, merged);
    else console.log(options.json ? JSON.stringify(merged) : reportTable(merged));
    return;
  }
  const { own, other } = await simulate();
  if (options.html) await writePage(options.html, own, other?.comparison);
  else if (options.json)
    console.log(JSON.stringify(other ? { ...own, compare: { ...other.report, changes: other.comparison } } : own));
  else console.log([reportTable(own), ...(other ? [comparisonTable(other.comparison)] : [])].join('\n\n'));
});
