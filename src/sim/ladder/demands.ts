/** What the ladder must show, each with what was measured. */
import { EXPLOITER_NAMES, SEATS } from '../../bots/exploiters/index.ts';
import type { BotName } from '../../bots/index.ts';
import { BOTS } from '../../bots/index.ts';
import type { Side } from '../../engine/index.ts';
import { dice, SIDES } from '../../engine/index.ts';
import { eloOf } from '../arena/elo.ts';
import type { Cell } from '../field/cells.ts';
import { cellOf } from '../field/cells.ts';
import { points, pointsOf } from '../field/deal.ts';
import { middle } from '../field/ratings.ts';
import type { Interval } from '../statistics.ts';
import { share, wilson } from '../statistics.ts';

/** `share`: of the points, 0 to 1. `value` is null where the games are not played yet. */
export interface Demand {
  what: string;
  wanted: string;
  unit: 'share' | 'elo';
  value: number | null;
  ci95: Interval | null;
  games: number;
  met: boolean | null;
}

const DRAWS = 1000;
/**
 * The most that a bot may lose to an earlier bot, the least that a blind bot must lose, and the share below which an
 * exploiter loses.
 */
const MOST_LOST = 0.55;
const BLIND_LOSES = 0.95;
/** The gain of a bot over the bot before it, in each seat. `above`: its interval must be above 0. */
const GAINS: readonly { bot: BotName; over: BotName; elo: number; above: boolean }[] = [
  { bot: 'deputy', over: 'rookie', elo: 100, above: false },
  { bot: 'mastermind', over: 'deputy', elo: 50, above: true },
];
/** The bot that the exploiters must lose to. */
export const EXPLOITED: BotName = 'deputy';

export function demandsOf(cells: readonly Cell[], seed: number): Demand[] {
  const measured = new Measured(cells, seed);
  return [
    ...BOTS.flatMap((later, i) =>
      BOTS.slice(0, i).map((earlier) =>
        measured.lost(later, earlier, `at most ${percent(MOST_LOST)}`, (lost) => lost <= MOST_LOST),
      ),
    ),
    ...BOTS.filter((bot) => bot !== 'intern').map((bot) =>
      measured.lost(`blind-${bot}`, bot, `at least ${percent(BLIND_LOSES)}`, (lost) => lost >= BLIND_LOSES),
    ),
    ...EXPLOITER_NAMES.map((name) => measured.lost(name, EXPLOITED, 'more than 50 %', (lost) => lost > 0.5)),
    ...GAINS.flatMap(({ bot, over, elo, above }) => SIDES.map((side) => measured.gain(bot, over, side, elo, above))),
  ];
}

const percent = (share: number): string => `${Math.round(100 * share)} %`;

class Measured {
  readonly #cells: readonly Cell[];
  readonly #seed: number;

  constructor(cells: readonly Cell[], seed: number) {
    this.#cells = cells;
    this.#seed = seed;
  }

  /** The share of the points that `who` leaves to `to`, both seats together, with Wilson's interval. */
  lost(who: string, to: string, wanted: string, isMet: (lost: number) => boolean): Demand {
    const [a, b] = [this.#results(who, to), this.#results(to, who)];
    const deals = Math.min(a.length, b.length);
    const games = 2 * deals;
    const lost = deals - points(a.slice(0, deals)) + points(b.slice(0, deals));
    const value = share(lost, games);
    const met = value === null ? null : isMet(value);
    return { what: `${who} loses to ${to}`, wanted, unit: 'share', value, ci95: wilson(lost, games), games, met };
  }

  /**
   * What `bot` gains over `over` in a seat: the Elo of its points there, less the Elo of the points of `over` in the
   * same seat, both against `over` and on the same deals. The interval holds 95 % of the values when the deals are drawn
   * anew.
   */
  gain(bot: string, over: string, side: Side, elo: number, above: boolean): Demand {
    const own = side === 'genius' ? this.#results(bot, over) : this.#results(over, bot);
    const mirror = this.#results(over, over);
    const what = `${bot} gains over ${over} as the ${side === 'genius' ? 'Genius' : 'Master'}`;
    const wanted = above ? `at least ${elo} Elo, interval above 0` : `at least ${elo} Elo`;
    const games = Math.min(own.length, mirror.length);
    if (games === 0) return { what, wanted, unit: 'elo', value: null, ci95: null, games, met: null };
    const won = (results: string, drawn: readonly number[]): number => {
      const forGenius = drawn.reduce((sum, deal) => sum + pointsOf(results[deal]), 0);
      return eloOf(side === 'genius' ? forGenius : games - forGenius, games);
    };
    const gained = (drawn: readonly number[]): number => won(own, drawn) - won(mirror, drawn);
    const roll = dice(this.#seed);
    const all = Array.from({ length: games }, (_, i) => i);
    const value = Math.round(gained(all));
    const ci95 = middle(Array.from({ length: DRAWS }, () => gained(all.map(() => roll(games)))));
    return { what, wanted, unit: 'elo', value, ci95, games, met: value >= elo && (!above || ci95[0] > 0) };
  }

  #results(genius: string, spymaster: string): string {
    return cellOf(this.#cells, likeIn(genius, 'genius'), likeIn(spymaster, 'spymaster'))?.results ?? '';
  }
}

/** The contestant whose games stand for this one in a seat. An exploiter without its obsession there is the rookie. */
function likeIn(name: string, side: Side): string {
  const exploiter = EXPLOITER_NAMES.find((one) => one === name);
  return exploiter && !SEATS[exploiter].includes(side) ? 'rookie' : name;
}
