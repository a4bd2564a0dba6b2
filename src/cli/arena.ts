/** Compares two bots in pairs of games with sides swapped; see `--help`. */
import { availableParallelism } from 'node:os';
import { InvalidArgumentError, Option } from '@commander-js/extra-typings';
import { BOTS } from '../bots/index.ts';
import { contestReport, playContest } from '../sim/arena/contest.ts';
import type { Contestant } from '../sim/contestants.ts';
import { NAMED, RULES_TO_BE_WITHOUT } from '../sim/contestants.ts';
import { arenaTable, demandsTable } from '../text/en/cli/arenaTable.ts';
import { ARENA } from '../text/en/cli/commands.ts';
import { withBar } from './bar.ts';
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
  if (!(elo0 < elo1) || more.length > 0) throw new InvalidArgumentError(ARENA.noStrengths);
  return [elo0, elo1];
}

/** Reads the next of several names. */
const contestantsNamed = (text: string, before: Contestant[] | undefined): Contestant[] => [
  ...(before ?? []),
  contestantNamed(text),
];

const program = command(ARENA.name, ARENA.does)
  .option('--challenger <bot>', ARENA.challenger(NAMED, RULES_TO_BE_WITHOUT), contestantNamed, BOTS[BOTS.length - 1])
  .option('--champion <bot>', ARENA.champion, contestantNamed, BOTS[0])
  .option('--pairs <n>', ARENA.pairs, wholeFrom(1), 400)
  .option('--seed <n>', ARENA.seed, wholeFrom(0), 1)
  .option('--sprt <elo0,elo1>', ARENA.sprt, strengths, [0, 20])
  .option('--all', ARENA.all)
  .option('--workers <n>', ARENA.workers, wholeFrom(1), availableParallelism())
  .addOption(new Option('--ladder', ARENA.ladder).conflicts(['challenger', 'champion', 'sprt', 'all']))
  .option('--again <names...>', ARENA.again, contestantsNamed)
  .option('--between <names...>', ARENA.between, contestantsNamed)
  .option('--json', ARENA.json)
  .parse();
const { challenger, champion, pairs, seed, sprt, all, workers, json, ladder, again, between } = program.opts();

for (const [flag, names] of Object.entries({ '--again': again, '--between': between }))
  if (names && !ladder) program.error(ARENA.needsLadder(flag));

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
  const began = performance.now();
  const rounds = await withBar(ARENA.bar, pairs, (onProgress) => playContest({ ...order, script, onProgress }));
  const report = contestReport(order, rounds, (performance.now() - began) / 1000);
  console.log(json ? JSON.stringify(report) : arenaTable(report));
});
