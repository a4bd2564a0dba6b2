/** Trains the nets of the strong bots by games of bots against themselves; see `--help`. */
import { writeFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import { InvalidArgumentError, Option } from '@commander-js/extra-typings';
import { packNet } from '../bots/value/packed.ts';
import type { Point } from '../sim/train/training.ts';
import { train } from '../sim/train/training.ts';
import { aligned, number, percent, within } from '../text/en/cli/columns.ts';
import { TRAIN, trainingWords } from '../text/en/cli/commands.ts';
import { bundle } from './bundle.ts';
import { CARDS, cardSet } from './cardSet.ts';
import { command, fileToWrite, folderToFill, run, wholeFrom } from './command.ts';

/** Sizes of a full run and of one of a few minutes. */
const FULL = { generations: 1, games: 14_500, pairs: 100, epochs: 3 };
const QUICK = { generations: 1, games: 800, pairs: 60, epochs: 3 };
const HIDDEN = 32;
const CHUNK = 200;

function hoursOf(text: string): number {
  if (!(Number(text) > 0)) throw new InvalidArgumentError(TRAIN.notPositive);
  return Number(text);
}

const program = command(TRAIN.name, TRAIN.does)
  .option('--quick', TRAIN.quick)
  .option('--seed <n>', TRAIN.seed, wholeFrom(0), 10_000_000)
  .addOption(new Option('--generations <n>', TRAIN.generations(FULL.generations)).argParser(wholeFrom(1)))
  .addOption(new Option('--games <n>', TRAIN.games(FULL.games)).argParser(wholeFrom(10)))
  .option('--hours <n>', TRAIN.hours, hoursOf)
  .option('--workers <n>', TRAIN.workers, wholeFrom(1), availableParallelism())
  .option('--dir <dir>', TRAIN.dir, folderToFill)
  .option('--out <file>', TRAIN.out, fileToWrite)
  .option('--curve <file>', TRAIN.curve, fileToWrite)
  .option('--json', TRAIN.json)
  .parse();
const options = program.opts();

const columns = ({ generation, games, seconds, scores, againstBefore, againstRookie }: Point): string[] => [
  String(generation),
  String(games),
  TRAIN.minutes(number(seconds / 60, 1)),
  `${number(scores.genius.loss, 3)} / ${number(scores.spymaster.loss, 3)}`,
  `${percent(scores.genius.accuracy)} / ${percent(scores.spymaster.accuracy)}`,
  `${percent(againstBefore.points / againstBefore.games)} (${within(againstBefore.ci95)})`,
  `${percent(againstRookie.points / againstRookie.games)} (${within(againstRookie.ci95)})`,
];
await run(async () => {
  const { path: script } = await bundle(new URL('../sim/train/worker.ts', import.meta.url));
  const { cards, rules } = cardSet(CARDS);
  const sizes = options.quick ? QUICK : FULL;
  const { seed, workers, hours } = options;
  const dir = options.dir ?? `node_modules/.cache/train-${options.quick ? 'quick-' : ''}${seed}`;
  const end = performance.now() + (hours ?? Number.POSITIVE_INFINITY) * 3_600_000;
  const { nets, curve, done } = await train({
    ...{
      cards,
      rules,
      seed,
      workers,
      script,
      dir,
      hidden: HIDDEN,
      chunk: CHUNK,
      epochs: sizes.epochs,
      pairs: sizes.pairs,
    },
    generations: options.generations ?? sizes.generations,
    games: options.games ?? sizes.games,
    stop: () => performance.now() > end,
    onProgress: (now) => console.error(trainingWords(now)),
  });
  const [cpu] = cpus();
  const report = { done, seed, machine: TRAIN.machine(cpu?.model, availableParallelism()), workers, curve };
  const weights = { genius: packNet(nets.genius), spymaster: packNet(nets.spymaster) };
  if (options.out) writeFileSync(options.out, `${JSON.stringify(weights, null, 2)}\n`);
  if (options.curve) writeFileSync(options.curve, `${JSON.stringify(report, null, 2)}\n`);
  if (options.json) console.log(JSON.stringify(report));
  else console.log(aligned([TRAIN.columns, ...curve.map(columns)]));
  if (!done) console.error(TRAIN.timeUp(dir));
});
