/** A run as designers read it: its counts with the rates made from them. `--json` prints it, `--merge` reads it. */
import type { CardType, Side } from '../engine/index.ts';
import { deckOf } from '../engine/index.ts';
import { FEWEST } from './estimate/looks.ts';
import type { Run } from './run.ts';
import type { Interval } from './statistics.ts';
import { percentile, share, wilson } from './statistics.ts';
import type { CardTally, PlanTally } from './tally.ts';

/** `pickedShare`: of the times it was offered. `turnsInProgress`: the average number of Genius turns that ended so. */
export type PlanRow = Omit<PlanTally, 'turnsInProgress'> & {
  pickedShare: number | null;
  turnsInProgress: number | null;
};
/**
 * `drawn`, `played`: numbers of games. The win rates are those of the card's owner, `ci95` belongs to `winRateDrawn`.
 * `few`, `fewWithout`: too few games drew it, or did not, to claim anything.
 * `deadRate`: of the games that drew it, those in which a copy was held through two turns of its owner and never played.
 */
export type CardRow = Omit<CardTally, 'wonDrawn' | 'dead'> & {
  winRateDrawn: number | null;
  winRateNotDrawn: number | null;
  ci95: Interval | null;
  deadRate: number | null;
  few: boolean;
  fewWithout: boolean;
};
/** A rate is null if its divisor is 0. `leadChanges`: the average per game. */
export interface Report extends Run {
  games: number;
  seed: number;
  geniusWins: number;
  spymasterWins: number;
  unfinished: number;
  geniusWinRate: number | null;
  ci95: Interval | null;
  rounds: { p10: number | null; p50: number | null; p90: number | null; histogram: Record<string, number> };
  plans: PlanRow[];
  cards: CardRow[];
  leadChanges: number | null;
  /** The share of the won games whose winner had been behind. */
  comebackRate: number | null;
  decisions: number;
  /** The games in which a loop of cards was cut (R9.6), and for the cards of each loop the number of games. */
  looped: number;
  loops: { cards: string[]; games: number }[];
  gamesPerSecond: number | null;
}

const ownerOf = (type: CardType): Side => (deckOf(type) === 'spymaster' ? 'spymaster' : 'genius');

export function report(run: Run): Report {
  const { counts, seconds } = run;
  const { games, geniusWins, spymasterWins } = counts;
  const wins = { genius: geniusWins, spymaster: spymasterWins };
  return {
    games,
    seed: run.seeds[0]?.[0] ?? 0,
    geniusWins,
    spymasterWins,
    unfinished: counts.unfinished,
    geniusWinRate: share(geniusWins, games),
    ci95: wilson(geniusWins, games),
    rounds: {
      p10: percentile(counts.rounds, 0.1),
      p50: percentile(counts.rounds, 0.5),
      p90: percentile(counts.rounds, 0.9),
      histogram: counts.rounds,
    },
    plans: counts.plans.map((plan) => ({
      ...plan,
      pickedShare: share(plan.picked, plan.offered),
      turnsInProgress: share(plan.turnsInProgress, plan.picked),
    })),
    cards: counts.cards.map(({ wonDrawn, dead, ...card }) => ({
      ...card,
      winRateDrawn: share(wonDrawn, card.drawn),
      winRateNotDrawn: share(wins[ownerOf(card.type)] - wonDrawn, games - card.drawn),
      ci95: wilson(wonDrawn, card.drawn),
      deadRate: share(dead, card.drawn),
      few: card.drawn < FEWEST,
      fewWithout: games - card.drawn < FEWEST,
    })),
    leadChanges: share(counts.leadChanges, games),
    comebackRate: share(counts.comebacks, geniusWins + spymasterWins),
    decisions: counts.decisions,
    looped: counts.looped,
    loops: Object.entries(counts.loops)
      .map(([loop, games]) => ({ cards: loop.split(' + '), games }))
      .sort((a, b) => b.games - a.games),
    gamesPerSecond: share(games, seconds),
    ...run,
  };
}
