/** The figures of a run: what goes to the file, what is printed, and the complaints. */
import type { Card } from '../../src/engine/index.ts';
import type { Compared } from '../engine/differential.ts';
import type { Fuzzed } from './fuzz/index.ts';
import type { Failure } from './games.ts';
import { listsOf } from './lists.ts';
import type { Progress } from './progress.ts';
import { LISTS } from './tally.ts';
import { UNMET } from './unmet.ts';

interface Run {
  about: { commit: string; uncommitted: boolean; cardsHash: string; date: string; machine: object; seed: number };
  cards: readonly Card[];
  progress: Progress;
  failure: Failure | undefined;
  /** `unlike`: the seeds whose games end differently there. */
  browser: { games: number; unlike: number[] };
  fuzzed: Record<string, Fuzzed>;
  /** Pairs of games that differ only in what is hidden. */
  secrets: Compared;
  rookie: { games: number; won: number };
  /** The names of the benchmark's hosts that played. */
  bench: string[];
  /** Random games, twins, offers and bots in full went well. */
  more: boolean;
  /** All tests of the page went well. */
  page: boolean;
  /** The Firefox in which whole games were played, or why none were. */
  firefox: string;
}
export type Report = ReturnType<typeof reportOf>;

/** The rookie must win so many percent of its games against the intern. */
const ROOKIE_WINS = 95;
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

export function reportOf({
  about,
  cards,
  progress,
  failure,
  browser,
  fuzzed,
  secrets,
  rookie,
  bench,
  more,
  page,
  firefox,
}: Run) {
  const { tally, seconds } = progress;
  const { games, watched, decisions, rounds, looped, longest, wins, endings, pairs, illegal } = tally;
  return {
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
    seconds: round(seconds, 1),
    gamesPerSecond: round(games / Math.max(0.001, seconds)),
    failures: failure ? 1 : 0,
    browser,
    fuzz: Object.fromEntries(
      Object.entries(fuzzed).map(([name, { tried, good, failures }]) => [
        name,
        { tried, good, failures: failures.length },
      ]),
    ),
    secrets: { ...secrets, failures: secrets.failures.length },
    rookieAgainstIntern: rookie,
    bench,
    gamesInFull: more,
    pageInEveryWay: page,
    firefox,
    illegalBesideLegal: illegal,
    lists: listsOf(cards, tally),
  };
}

/** A sentence for each figure that is not as it should be. The failure of a game is reported elsewhere. */
export function complaints(report: Report): string[] {
  const { games, looped, shares, browser, fuzz, secrets, rookieAgainstIntern: rookie, lists } = report;
  const found: string[] = [];
  for (const seed of browser.unlike)
    found.push(`The game of seed ${seed} ends differently in the browser and in Node.`);
  for (const [name, { failures }] of Object.entries(fuzz))
    if (failures > 0) found.push(`${name}: ${failures} failures.`);
  if (secrets.failures > 0) found.push(`In ${secrets.failures} pairs of games something hidden shows.`);
  if (looped > 0) found.push(`In ${looped} games cards set each other off without end.`);
  if (100 * rookie.won < ROOKIE_WINS * rookie.games)
    found.push(`The rookie won ${rookie.won} of ${rookie.games} games against the intern, not ${ROOKIE_WINS} %.`);
  if (report.bench.join() !== BENCH_HOSTS.join())
    found.push(`The benchmark played ${report.bench.join(', ') || 'nothing'}, not ${BENCH_HOSTS.join(', ')}.`);
  if (!report.gamesInFull) found.push('A test of random games, twins, offers or bots failed: it says how.');
  if (!report.pageInEveryWay) found.push('A test of the page failed: it says how.');
  if (games < ENOUGH_GAMES) return found;
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
      : [`${indent}${key.padEnd(24 - indent.length)}${item}`],
  );
