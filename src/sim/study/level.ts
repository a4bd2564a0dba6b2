/**
 * All figures of a level of play: from mirror matches, and from a bot that must do without a rule against the same bot
 * with it.
 */
import type { WithoutName } from '../../bots/habits/without.ts';
import { WITHOUT, WITHOUT_NAMES } from '../../bots/habits/without.ts';
import type { BotName } from '../../bots/index.ts';
import type { Catalog, Side } from '../../engine/index.ts';
import { dice } from '../../engine/index.ts';
import { points, pointsOf } from '../field/deal.ts';
import type { Interval } from '../statistics.ts';
import { percentile, share, wilson } from '../statistics.ts';
import type { Foretold } from './foretold.ts';
import { foretoldOf } from './foretold.ts';
import type { GameRecord } from './record.ts';
import type { Suspense } from './suspense.ts';
import { suspenseOf } from './suspense.ts';
import type { Waiting } from './waiting.ts';
import { waitingOf } from './waiting.ts';
import type { Worth } from './worths.ts';
import { worthsOf } from './worths.ts';

/** `lost`: the share of games that the side wins with the rule, less the share without it, on the same deals. */
export interface Loss {
  without: WithoutName;
  side: Side;
  deals: number;
  wins: number;
  winsWithout: number;
  lost: number;
  ci95: Interval;
}
export interface Quantiles {
  p10: number | null;
  p50: number | null;
  p90: number | null;
}
export interface Level {
  bot: BotName;
  games: number;
  geniusWins: number;
  unfinished: number;
  /** Games in which a loop of cards was cut (R9.6); absent: none. */
  looped?: number;
  geniusWinRate: number | null;
  ci95: Interval | null;
  rounds: Quantiles;
  /** The mean number in a game. */
  leadChanges: number | null;
  /** Of the games that somebody won, the share whose winner had been behind. */
  comebackRate: number | null;
  /** The winner's score less the loser's, at the end. */
  margin: Quantiles;
  told: Foretold;
  /** Absent: of games that were recorded without it. */
  suspense?: Suspense;
  waiting: Waiting;
  losses: Loss[];
  worths: Worth[];
}

/** `without`: for each rule, the results of the same deals where one side lacks it. */
export function levelOf(
  bot: BotName,
  records: readonly GameRecord[],
  without: Readonly<Partial<Record<WithoutName, string>>>,
  catalog: Catalog,
  seed: number,
): Level {
  const won = records.filter(({ result }) => result !== '=');
  const geniusWins = records.filter(({ result }) => result === 'G').length;
  const looped = records.filter(({ loops }) => loops).length;
  const mirror = records.map(({ result }) => result).join('');
  return {
    bot,
    games: records.length,
    geniusWins,
    unfinished: records.length - won.length,
    ...(looped > 0 && { looped }),
    geniusWinRate: share(geniusWins, records.length),
    ci95: wilson(geniusWins, records.length),
    rounds: quantiles(records.map(({ rounds }) => rounds)),
    leadChanges: share(
      records.reduce((sum, { leadChanges }) => sum + leadChanges, 0),
      records.length,
    ),
    comebackRate: share(won.filter(({ comeback }) => comeback).length, won.length),
    margin: quantiles(won.map(({ margin }) => margin)),
    told: foretoldOf(records),
    suspense: suspenseOf(records),
    waiting: waitingOf(records),
    losses: WITHOUT_NAMES.flatMap((name) => lossOf(name, mirror, without[name] ?? '', seed)),
    worths: worthsOf(records, catalog, seed),
  };
}

function quantiles(values: readonly number[]): Quantiles {
  const histogram: Record<string, number> = {};
  for (const value of values) histogram[value] = (histogram[value] ?? 0) + 1;
  return { p10: percentile(histogram, 0.1), p50: percentile(histogram, 0.5), p90: percentile(histogram, 0.9) };
}

const DRAWS = 2000;

/** None before a deal was played. The interval holds 95 % of the values when the deals are drawn anew. */
function lossOf(without: WithoutName, mirror: string, results: string, seed: number): Loss[] {
  const { side } = WITHOUT[without];
  const deals = Math.min(mirror.length, results.length);
  if (deals === 0) return [];
  const ofSide = (genius: number): number => (side === 'genius' ? genius : deals - genius);
  const wins = ofSide(points(mirror.slice(0, deals)));
  const winsWithout = ofSide(points(results.slice(0, deals)));
  const sign = side === 'genius' ? 1 : -1;
  const lost = Array.from({ length: deals }, (_, i) => sign * (pointsOf(mirror[i]) - pointsOf(results[i])));
  const roll = dice(seed);
  const drawn = Array.from({ length: DRAWS }, () => {
    let sum = 0;
    for (let i = 0; i < deals; i++) sum += lost[roll(deals)];
    return sum / deals;
  }).toSorted((a, b) => a - b);
  const ci95: Interval = [drawn[Math.floor(0.025 * DRAWS)], drawn[Math.ceil(0.975 * DRAWS) - 1]];
  return [{ without, side, deals, wins, winsWithout, lost: (wins - winsWithout) / deals, ci95 }];
}
