/** Compares two bots in pairs of games with sides swapped; see `--help`. */
import { availableParallelism } from 'node:os';
import { InvalidArgumentError, Option } from '@commander-js/extra-typings';
import { SingleBar } from 'cli-progress';
import { BOTS } from '../bots/index.ts';
import { contestReport, playContest } from '../sim/arena/contest.ts';
import type { Contestant } from '../sim/contestants.ts';
import { CONTESTANTS_IN_WORDS } from '../sim/contestants.ts';
import { arenaTable, demandsTable } from './arenaTable.ts';
import { contestantNamed } from './botNamed.ts';
import { bundle } from './bundle.ts';
import { CARDS, cardSet } from './cardSet.ts';
import { command, run, wholeFrom } from './command.ts';
import { runLadder } from './ladder/run.ts';

/** The share of wrong verdicts that the sequential test allows, for either strength. */
const WRONG = 0.05;

/** Reads two strengths in Elo, such as `0,20`. */
function strengths(text: string): [number, number] {
  const [elo0, elo1, ...more] = text.split(',').map(Number);
  if (!(elo0 < elo1) || more.length > 0)
    throw new InvalidArgumentError('It must be two numbers, the lower one first: 0,20');
  return [elo0, elo1];
}

/** Reads the next of several names. */
const contestantsNamed = (text: string, before: Contestant[] | undefined): Contestant[] => [
  ...(before ?? []),
  contestantNamed(text),
];

const program = command('npm run arena --', 'Compares two bots in pairs of games with sides swapped.')
  .option(
    '--challenger <bot>',
    `the bot that is tested: ${CONTESTANTS_IN_WORDS}`,
    contestantNamed,
    BOTS[BOTS.length - 1],
  )
  .option('--champion <bot>', 'the bot that it is tested against', contestantNamed, BOTS[0])
  .option('--pairs <n>', 'the most pairs of games', wholeFrom(1), 400)
  .option('--seed <n>', 'the first seed; each pair has the next one', wholeFrom(0), 1)
  .option('--sprt <elo0,elo1>', 'the two strengths that the sequential test tells apart', strengths, [0, 20])
  .option('--all', 'play all pairs, also after the test has ended')
  .option('--workers <n>', 'threads that play', wholeFrom(1), availableParallelism())
  .addOption(
    new Option(
      '--ladder',
      'play all against each other, so many deals each pairing, and write src/bots/LADDER.md',
    ).conflicts(['challenger', 'champion', 'sprt', 'all']),
  )
  .option('--again <names...>', 'with --ladder: play their games anew, and keep all others', contestantsNamed)
  .option('--between <names...>', 'with --ladder: play only the games of two of these', contestantsNamed)
  .option('--json', 'print one JSON object')
  .parse();
const { challenger, champion, pairs, seed, sprt, all, workers, json, ladder, again, between } = program.opts();

for (const [flag, names] of Object.entries({ '--again': again, '--between': between }))
  if (names && !ladder) program.error(`error: ${flag} goes with --ladder: add it, or leave ${flag} out`);

await run(async () => {
  if (ladder) {
    const tell = (line: string): void => console.error(line);
    const found = await runLadder({ pairs, seed, workers, again: again ?? [], between: between ?? null, tell });
    console.log(json ? JSON.stringify(found) : demandsTable(found.demands));
    return;
  }
  const { path: script } = await bundle(new URL('../sim/arena/worker.ts', import.meta.url));
  const { cards, rules } = cardSet(CARDS);
  const hypotheses = { elo0: sprt[0], elo1: sprt[1], alpha: WRONG, beta: WRONG };
  const order = { cards, rules, challenger, champion, seed, pairs, hypotheses, toTheEnd: all === true, workers };
  const bar = new SingleBar({
    format: '{bar} {value}/{total} pairs, {eta_formatted} left at most',
    stream: process.stderr,
    clearOnComplete: true,
  });
  const shown = process.stderr.isTTY;
  if (shown) bar.start(pairs, 0);
  const began = performance.now();
  const rounds = await playContest({ ...order, script, onProgress: (played) => shown && bar.update(played) });
  if (shown) bar.stop();
  const report = contestReport(order, rounds, (performance.now() - began) / 1000);
  console.log(json ? JSON.stringify(report) : arenaTable(report));
});
