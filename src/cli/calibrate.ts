/** Shows how far the evaluator of the debrief can be trusted, or fits it; see `--help`. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { BotName } from '../bots/index.ts';
import { fitted } from '../debrief/calibration/fit.ts';
import type { Measured } from '../debrief/calibration/measured.ts';
import { isLarger } from '../debrief/calibration/measured.ts';
import type { Played } from '../debrief/calibration/play.ts';
import { playSamples } from '../debrief/calibration/play.ts';
import { calibrationOf } from '../debrief/calibration/table.ts';
import { registerCatalog } from '../engine/index.ts';
import { writeWhole } from '../sim/writeWhole.ts';
import { CALIBRATE } from '../text/en/cli/calibrate.ts';
import { bundle } from './bundle.ts';
import { calibrationPage } from './calibrate/page.ts';
import { CARDS, cardSet } from './cardSet.ts';
import { command, run, wholeFrom } from './command.ts';

/**
 * The first seeds of the games. The two runs share no game. The deputy and the mastermind are measured on the deals of
 * the certificate, which are used for nothing but measuring.
 */
const SEEDS = {
  fit: { rookie: 3_000_000, deputy: 3_000_000, mastermind: 3_000_000 },
  measure: { rookie: 3_100_000, deputy: 2_100_001, mastermind: 2_200_001 },
} as const;
/** The games of each bot. */
const GAMES = {
  fit: { rookie: 400, deputy: 120, mastermind: 40 },
  measure: { rookie: 2000, deputy: 1000, mastermind: 400 },
} as const;
const BOTS = ['rookie', 'deputy', 'mastermind'] as const satisfies BotName[];

const path = (name: string): string => fileURLToPath(new URL(`../debrief/${name}`, import.meta.url));
const FIGURES = path('calibration/measured.json');
const PAGE = path('CALIBRATION.md');

const program = command(CALIBRATE.name, CALIBRATE.does)
  .option('--fit', CALIBRATE.fit)
  .option('--share <n>', CALIBRATE.share, wholeFrom(1), 100)
  .option('--workers <n>', CALIBRATE.workers, wholeFrom(1), availableParallelism())
  .option('--kept <file>', CALIBRATE.kept)
  .parse();
const { fit, share, workers, kept: named } = program.opts();
const what = fit ? 'fit' : 'measure';

await run(async () => {
  const { cards, rules } = cardSet(CARDS);
  const { hash } = registerCatalog([...cards]);
  const { path: script } = await bundle(new URL('../debrief/calibration/worker.ts', import.meta.url));
  const file = named ?? path(`../../node_modules/.cache/calibrate-${what}-${hash}.json`);
  const kept: Played[] = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Played[]) : [];
  const all = BOTS.map((bot): Played => {
    const seed = SEEDS[what][bot];
    return kept.find((one) => one.bot === bot && one.seed === seed) ?? { bot, seed, games: 0, samples: [] };
  });
  for (const [i, bot] of BOTS.entries()) {
    const games = Math.ceil((GAMES[what][bot] * share) / 100);
    const onKept = (now: Played): void => {
      writeWhole(file, JSON.stringify(all));
      console.error(CALIBRATE.step(bot, now.games, games));
    };
    await playSamples(all[i], { cards, rules, games, workers, script, onKept });
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
  const found: Measured = {
    command: CALIBRATE.command(share),
    cardsHash: hash,
    games: counts,
    all: calibrationOf(samples),
    each,
  };
  const known = existsSync(FIGURES) ? (JSON.parse(readFileSync(FIGURES, 'utf8')) as Measured) : null;
  const page = calibrationPage(found);
  console.log(page);
  if (known && isLarger(known, found)) {
    console.error(CALIBRATE.larger);
    return;
  }
  writeFileSync(FIGURES, `${JSON.stringify(found, null, 1)}\n`);
  writeFileSync(PAGE, page);
});
