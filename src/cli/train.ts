/** Trains the nets of the strong bots by games of bots against themselves; see `--help`. */
import { writeFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import { InvalidArgumentError, Option } from '@commander-js/extra-typings';
import { packNet } from '../bots/value/packed.ts';
import type { Point } from '../sim/train/training.ts';
import { train } from '../sim/train/training.ts';
import { bundle } from './bundle.ts';
import { CARDS, cardSet } from './cardSet.ts';
import { aligned, number, percent, within } from './columns.ts';
import { command, fileToWrite, folderToFill, run, wholeFrom } from './command.ts';

/** Sizes of a full run and of one of a few minutes. */
const FULL = { generations: 1, games: 14_500, pairs: 100, epochs: 3 };
const QUICK = { generations: 1, games: 800, pairs: 60, epochs: 3 };
const HIDDEN = 32;
const CHUNK = 200;

function hoursOf(text: string): number {
  if (!(Number(text) > 0)) throw new InvalidArgumentError('It must be a number above 0.');
  return Number(text);
}

const program = command('npm run train --', 'Trains the nets of the strong bots by games of bots against themselves.')
  .option('--quick', 'a small run, which shows in five minutes that the nets learn')
  .option('--seed <n>', 'the first seed; each game has the next one', wholeFrom(0), 10_000_000)
  .addOption(
    new Option('--generations <n>', `how often games are played and fitted (${FULL.generations})`).argParser(
      wholeFrom(1),
    ),
  )
  .addOption(new Option('--games <n>', `games of a generation (${FULL.games})`).argParser(wholeFrom(10)))
  .option('--hours <n>', 'stop after so long; the same command goes on', hoursOf)
  .option('--workers <n>', 'threads that play', wholeFrom(1), availableParallelism())
  .option('--dir <dir>', 'folder for the state of the run; a run that was stopped goes on from it', folderToFill)
  .option('--out <file>', 'write the weights of the nets here', fileToWrite)
  .option('--curve <file>', 'write the figures of each generation here', fileToWrite)
  .option('--json', 'print one JSON object')
  .parse();
const options = program.opts();

const columns = ({ generation, games, seconds, scores, againstBefore, againstRookie }: Point): string[] => [
  String(generation),
  String(games),
  `${number(seconds / 60, 1)} min`,
  `${number(scores.genius.loss, 3)} / ${number(scores.spymaster.loss, 3)}`,
  `${percent(scores.genius.accuracy)} / ${percent(scores.spymaster.accuracy)}`,
  `${percent(againstBefore.points / againstBefore.games)} (${within(againstBefore.ci95)})`,
  `${percent(againstRookie.points / againstRookie.games)} (${within(againstRookie.ci95)})`,
];
const HEADER = [
  'generation',
  'games',
  'time',
  'loss',
  'right about who wins',
  'points against before',
  'against rookie',
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
    onProgress: (what) => console.error(what),
  });
  const [cpu] = cpus();
  const report = { done, seed, machine: `${cpu?.model}, ${availableParallelism()} threads`, workers, curve };
  const weights = { genius: packNet(nets.genius), spymaster: packNet(nets.spymaster) };
  if (options.out) writeFileSync(options.out, `${JSON.stringify(weights, null, 2)}\n`);
  if (options.curve) writeFileSync(options.curve, `${JSON.stringify(report, null, 2)}\n`);
  if (options.json) console.log(JSON.stringify(report));
  else console.log(aligned([HEADER, ...curve.map(columns)]));
  if (!done) console.error(`The time is up. The same command goes on from ${dir}.`);
});
