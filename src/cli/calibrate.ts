/** Shows how far the evaluator of the debrief can be trusted, or fits it; see `--help`. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { BotName } from '../bots/index.ts';
import { fitted } from '../debrief/calibration/fit.ts';
import type { Played } from '../debrief/calibration/play.ts';
import { playSamples } from '../debrief/calibration/play.ts';
import { calibrationOf } from '../debrief/calibration/table.ts';
import { registerCatalog } from '../engine/index.ts';
import { writeWhole } from '../sim/writeWhole.ts';
import { CALIBRATE, calibrationPage } from '../text/en/cli/calibrate.ts';
import { bundle } from './bundle.ts';
import { CARDS, cardSet } from './cardSet.ts';
import { command, run, wholeFrom } from './command.ts';

/** The first seeds of both runs. They are used for nothing else, and the two share no game. */
const SEED = { fit: 3_000_000, measure: 3_100_000 };
/** The games of each bot. */
const GAMES = {
  fit: { rookie: 400, deputy: 120, mastermind: 40 },
  measure: { rookie: 2000, deputy: 1000, mastermind: 400 },
} as const satisfies Record<string, Partial<Record<BotName, number>>>;

const path = (name: string): string => fileURLToPath(new URL(`../debrief/${name}`, import.meta.url));

const program = command(CALIBRATE.name, CALIBRATE.does)
  .option('--fit', CALIBRATE.fit)
  .option('--share <n>', CALIBRATE.share, wholeFrom(1), 100)
  .option('--workers <n>', CALIBRATE.workers, wholeFrom(1), availableParallelism())
  .option('--kept <file>', CALIBRATE.kept)
  .parse();
const { fit, share, workers, kept } = program.opts();
const what = fit ? 'fit' : 'measure';

await run(async () => {
  const { cards, rules } = cardSet(CARDS);
  const { hash } = registerCatalog([...cards]);
  const { path: script } = await bundle(new URL('../debrief/calibration/worker.ts', import.meta.url));
  const file = kept ?? path(`../../node_modules/.cache/calibrate-${what}-${hash}.json`);
  const all: Played[] = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Played[]) : [];
  for (const [bot, whole] of Object.entries(GAMES[what]) as [BotName, number][]) {
    let played = all.find((one) => one.bot === bot);
    if (!played) {
      played = { bot, seed: SEED[what], games: 0, samples: [] };
      all.push(played);
    }
    const games = Math.ceil((whole * share) / 100);
    const onKept = (now: Played): void => {
      writeWhole(file, JSON.stringify(all));
      console.error(CALIBRATE.step(bot, now.games, games));
    };
    await playSamples(played, { cards, rules, games, workers, script, onKept });
  }
  const counts = Object.fromEntries(all.map(({ bot, games }) => [bot, games]));
  const samples = all.flatMap((one, i) => one.samples.map((sample) => ({ ...sample, game: sample.game * 10 + i })));
  if (fit) {
    const found = { command: CALIBRATE.fitCommand, cardsHash: hash, games: counts, lines: fitted(samples) };
    writeFileSync(path('calibration/fit.json'), `${JSON.stringify(found, null, 2)}\n`);
    console.log(JSON.stringify(found.lines));
    return;
  }
  const each = Object.fromEntries(all.map((one) => [one.bot, calibrationOf(one.samples)]));
  const measured = { command: CALIBRATE.command, cardsHash: hash, games: counts, all: calibrationOf(samples), each };
  writeFileSync(path('calibration/measured.json'), `${JSON.stringify(measured, null, 2)}\n`);
  const page = calibrationPage(measured);
  writeFileSync(path('CALIBRATION.md'), page);
  console.log(page);
});
