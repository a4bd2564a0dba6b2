/** The figures of a run: what goes to the file, what is printed, and the complaints. */
import type { BotName } from '../../src/bots/index.ts';
import { BOTS } from '../../src/bots/index.ts';
import type { Card } from '../../src/engine/index.ts';
import type { Tested } from './ledger/ledger.ts';
import { listsOf } from './lists.ts';
import type { Progress } from './progress.ts';
import type { Report } from './shape.ts';
import { REPORT } from './shape.ts';
import type { Sum } from './tally.ts';
import { addUp, LISTS } from './tally.ts';
import { UNMET } from './unmet.ts';

interface Run {
  about: Pick<Report, 'commit' | 'uncommitted' | 'cardsHash' | 'date' | 'machine' | 'seed'>;
  cards: readonly Card[];
  progress: Progress;
  tests: Tested;
  page: Tested;
  /** The Firefox in which whole games were played, or why none were. */
  firefox: string;
}

/** The rookie must win so many percent of its games against the intern. */
const ROOKIE_WINS = 95;
/** A debrief must be right about so many percent of the decisions of which the answer is known. */
const DEBRIEF_RIGHT = 90;
/** The hosts of the benchmark, from the quickest to the one that the others are compared with. */
const BENCH_HOSTS = [
  'replay-plain',
  'playout-plain',
  'play-pure',
  'store-dispatch',
  'boardgame.io-immer11',
  'boardgame.io-reducer',
];
/** From so many games on, each side must win a third, and all that can be met must be met. */
const ENOUGH_GAMES = 100_000;

const round = (n: number, digits = 0): number => Number(n.toFixed(digits));

const FUZZERS = [
  'illegalActions',
  'damagedSaves',
  'bentScenarios',
  'hostileSets',
  'damagedCardFiles',
  'tableGames',
] as const satisfies (keyof Report['fuzz'])[];

/** What came of the parts whose names begin so, together. Of what went wrong, only how often. */
function together({ parts }: Progress, start: string): Sum {
  const sum: Sum = {};
  for (const [name, part] of Object.entries(parts)) if (name.startsWith(start)) addUp(sum, part.sum);
  if (Array.isArray(sum.failures)) sum.failures = sum.failures.length;
  return sum;
}

const testsOf = ({ passed, failed, again }: Tested): Report['testsInFull'] => ({
  passed: passed.length,
  failed,
  again,
});

/** The report of a run. Throws if it has not the shape of one. */
export function reportOf({ about, cards, progress, tests, page, firefox }: Run): Report {
  const { tally, seconds, failure } = progress.games;
  const { games, watched, decisions, rounds, looped, longest, wins, endings, pairs, illegal } = tally;
  const took = [
    ['games', seconds],
    ...Object.entries(progress.parts).map(([name, part]) => [name, part.seconds] as const),
    ['tests', progress.tests.seconds],
    ['page', progress.page.seconds],
  ] as const;
  return REPORT.parse({
    ...about,
    games,
    watched,
    wins,
    shares: {
      genius: round(wins.genius / Math.max(1, games), 4),
      spymaster: round(wins.spymaster / Math.max(1, games), 4),
    },
    endings,
    pairs,
    longest,
    looped,
    decisions,
    decisionsPerGame: round(decisions / Math.max(1, games), 1),
    roundsPerGame: round(rounds / Math.max(1, games), 1),
    gamesPerSecond: round(games / Math.max(0.001, seconds)),
    failures: failure ? 1 : 0,
    illegalBesideLegal: illegal,
    browser: together(progress, 'browser'),
    fuzz: Object.fromEntries(FUZZERS.map((name) => [name, together(progress, name)])),
    secrets: together(progress, 'secrets'),
    decided: Object.fromEntries(BOTS.map((name: BotName) => [name, together(progress, `decisions: ${name}`)])),
    rookieAgainstIntern: together(progress, 'rookie'),
    debrief: {
      ...together(progress, 'debriefJudged'),
      planted: together(progress, 'debriefPlanted'),
    },
    bench: together(progress, 'bench').hosts,
    puzzles: together(progress, 'puzzles'),
    testsInFull: testsOf(tests),
    pageInEveryWay: testsOf(page),
    firefox,
    seconds: Object.fromEntries(took.map(([name, n]) => [name, round(n)])),
    lists: listsOf(cards, tally),
  });
}

/** A sentence for each figure that is not as it should be. The failure of a game is reported elsewhere. */
export function complaints(report: Report): string[] {
  const { games, looped, shares, browser, fuzz, secrets, decided, debrief, lists } = report;
  const { rookieAgainstIntern: rookie } = report;
  const { testsInFull, pageInEveryWay } = report;
  const found: string[] = [];
  for (const seed of browser.unlike)
    found.push(`The game of seed ${seed} ends differently in the browser and in Node.`);
  for (const [name, { failures }] of Object.entries(fuzz))
    if (failures > 0) found.push(`${name}: ${failures} failures.`);
  if (secrets.failures > 0) found.push(`In ${secrets.failures} pairs of games something hidden shows.`);
  if (looped > 0) found.push(`In ${looped} games cards set each other off without end.`);
  if (100 * rookie.won < ROOKIE_WINS * rookie.games)
    found.push(`The rookie won ${rookie.won} of ${rookie.games} games against the intern, not ${ROOKIE_WINS} %.`);
  if (debrief) found.push(...ofDebrief(debrief));
  if (report.bench.join() !== BENCH_HOSTS.join())
    found.push(`The benchmark played ${report.bench.join(', ') || 'nothing'}, not ${BENCH_HOSTS.join(', ')}.`);
  for (const file of report.puzzles?.unproved ?? []) found.push(`The puzzle ${file} is not proved any more.`);
  for (const [name, { failures }] of Object.entries(decided))
    if (failures > 0) found.push(`The ${name} decides by what is hidden from it, or differently behind JSON.`);
  for (const name of [...testsInFull.failed, ...pageInEveryWay.failed]) found.push(`A test failed: ${name}`);
  if (games < ENOUGH_GAMES) return found;
  if (testsInFull.passed === 0 || pageInEveryWay.passed === 0) found.push('No tests of npm test were run in full.');
  if (2 * secrets.after < secrets.pairs || secrets.tables === 0 || !secrets.met['frames within an action'])
    found.push('Too few pairs of games were compared after an action, at a table, or frame by frame.');
  for (const side of ['genius', 'spymaster'] as const)
    if (shares[side] < 1 / 3)
      found.push(
        `The ${side} won ${round(100 * shares[side], 1)} % of the games, not a third: change the shares of mix.ts.`,
      );
  for (const list of LISTS) {
    const { met, missed } = lists[list];
    for (const name of missed) found.push(`Among the ${list}, ${name} was not met, and unmet.ts gives no reason.`);
    for (const name of Object.keys(UNMET[list]))
      if (met[name]) found.push(`Among the ${list}, ${name} was met: take it out of unmet.ts.`);
  }
  return found;
}

function ofDebrief({ sums, planted, hindsight }: NonNullable<Report['debrief']>): string[] {
  const found = sums.missed.map((seed) => `The debrief of the game of seed ${seed} does not add up to its result.`);
  if (100 * planted.told < DEBRIEF_RIGHT * planted.cases)
    found.push(`The debrief tells ${planted.told} of ${planted.cases} planted blunders, not ${DEBRIEF_RIGHT} %.`);
  if (100 * (hindsight.cases - hindsight.told) < DEBRIEF_RIGHT * hindsight.cases)
    found.push(`The debrief tells ${hindsight.told} of ${hindsight.cases} blunders that were none but in hindsight.`);
  return found;
}

/** The number of rarest entries of each list that are printed. The file has all entries. */
const RAREST = 5;

/** The figures as text for the terminal. */
export function summary({ lists, pairs, ...figures }: Report): string {
  const lines = [...tree(figures, ''), 'won by genius, spymaster, nobody'];
  for (const [pair, { genius, spymaster, draw }] of Object.entries(pairs).sort(([a], [b]) => a.localeCompare(b)))
    lines.push(`  ${pair.padEnd(34)}${[genius, spymaster, draw].map((n) => String(n).padStart(7)).join('')}`);
  for (const list of LISTS) {
    const { met, unmet, missed } = lists[list];
    const names = Object.entries(met);
    const all = names.length + Object.keys(unmet).length + missed.length;
    const rarest = names.slice(-RAREST).map(([name, times]) => `${name} ${times}`);
    lines.push(`${list}: ${names.length} of ${all} met, the rarest ${rarest.join(', ')}`);
    for (const [name, { reason, shownBy }] of Object.entries(unmet))
      lines.push(`  ${name} cannot be met: ${reason} (tests/${shownBy})`);
    if (missed.length > 0) lines.push(`  missed: ${missed.join(', ')}`);
  }
  return lines.join('\n');
}

const tree = (value: object, indent: string): string[] =>
  Object.entries(value).flatMap(([key, item]) =>
    typeof item === 'object' && item !== null
      ? [`${indent}${key}`, ...tree(item, `${indent}  `)]
      : [`${indent}${key.padEnd(44 - indent.length)}${item}`],
  );
