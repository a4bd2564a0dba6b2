/** Games of the rookie on a card set, and what they show of it: for a designer who has just changed a card. */
import type { Card, Rules, Side } from '../engine/index.ts';
import { RECOMMENDED, registerCatalog } from '../engine/index.ts';
import { rowsOf } from './count.ts';
import { FEWEST, looksOf } from './estimate/looks.ts';
import type { Judged } from './estimate/verdict.ts';
import { isSettled, judge } from './estimate/verdict.ts';
import type { Match } from './game.ts';
import type { Counted } from './pairs.ts';
import { countDeal, noDifferences } from './pairs.ts';
import type { Report } from './report.ts';
import { report } from './report.ts';
import { wilson } from './statistics.ts';
import { emptyTally } from './tally.ts';

/** The most deals, if time allows. */
const DEALS = 1000;

/** The cards and rules to play with. */
export interface PlayedSet {
  cards: readonly Card[];
  rules: Partial<Rules>;
}
/** `before`: a set that it is compared with on the same deals. */
export interface TrialSet extends PlayedSet {
  before?: PlayedSet;
}

export type TrialFinding =
  | { what: 'score'; geniusWins: number; spymasterWins: number; unfinished: number; rounds: number }
  | { what: 'one-sided'; side: Side }
  | { what: 'unfinished' }
  /** `looped`: the games in which a loop of cards was cut. `loops`: the cards of each, and its games. */
  | { what: 'loops'; looped: number; loops: readonly { names: readonly string[]; games: number }[] }
  | { what: 'never-played' | 'left' | 'never-picked' | 'never-scored'; names: readonly string[] };

/** What the games have shown so far. */
export interface Trial {
  games: number;
  /** About how many games more with the set are still needed; 0 when all is said. */
  toGo: number;
  /** The games that the Genius wins with this set, less those with the set before; null if there is none. */
  difference: Judged | null;
  /** The share of the games that the Genius wins, and how exactly it is known. `few`: too few to say it. */
  share: { won: number; sureTo: number; few: boolean };
  findings: TrialFinding[];
}

/** Plays at most so many deals. `goOn` is asked before each; the first is always played. */
export function trial(set: TrialSet, most: number, goOn: () => boolean = () => true): Trial {
  let seen: Trial | undefined;
  for (seen of trials(set, most)) if (seen.toGo === 0 || !goOn()) break;
  if (!seen) throw new Error('A trial has at least one game.');
  return seen;
}

/** Plays the same deals one by one, and says after each what has been seen so far. It ends when it is settled. */
export function* trials(set: TrialSet, most = DEALS): Generator<Trial> {
  const sets = set.before ? [set.before, set] : [set];
  const counted = sets.map(countedFor);
  const { match, tally } = counted[counted.length - 1];
  const differences = noDifferences();
  const looks = new Set(looksOf(most));
  const names = new Map(set.cards.map(({ id, name }) => [id, name]));
  for (let seed = 1; seed <= most; seed++) {
    countDeal(counted, seed, differences);
    const run = {
      ...match,
      cardsHash: match.catalog.hash,
      seeds: [[1, seed] as [number, number]],
      counts: tally,
      seconds: 0,
    };
    const shown = report(run);
    const difference = judge(differences.geniusWins, most);
    const share = shareOf(shown);
    const isKnown = difference ? looks.has(seed) && isSettled(difference) : share.sureTo <= SURE_ENOUGH;
    const needed = difference ? difference.toGo : seed * ((share.sureTo / SURE_ENOUGH) ** 2 - 1);
    const toGo = isKnown ? 0 : Math.min(most - seed, Math.max(1, Math.ceil(needed)));
    yield { games: seed, toGo, difference, share, findings: seen(shown, (id) => names.get(id) ?? id) };
    if (toGo === 0) return;
  }
}

function countedFor({ cards, rules: changed }: PlayedSet): Counted {
  const rules = { ...RECOMMENDED, ...changed };
  const match: Match = { catalog: registerCatalog(cards), rules, genius: 'rookie', spymaster: 'rookie' };
  const tally = emptyTally(match.catalog);
  return { match, tally, rows: rowsOf(tally) };
}

/** A set that is compared with none is known well enough with five games in a hundred to both sides. */
const SURE_ENOUGH = 0.05;

function shareOf({ geniusWins, unfinished, games }: Report): Trial['share'] {
  const won = geniusWins + unfinished / 2;
  const [low, high] = wilson(won, games) ?? [0, 1];
  return { won: won / games, sureTo: Math.max(high - won / games, won / games - low), few: games < FEWEST };
}

/** A card must have been drawn in so many games before it is said to be left in the hand. */
const OFTEN = 5;
/** The least share of games that counts as nearly always. */
const NEARLY_ALL = 0.85;

function seen(
  { games, geniusWins, spymasterWins, unfinished, looped, loops, rounds, plans, cards }: Report,
  nameOf: (id: string) => string,
): TrialFinding[] {
  const findings: TrialFinding[] = [{ what: 'score', geniusWins, spymasterWins, unfinished, rounds: rounds.p50 ?? 0 }];
  if (looped > 0)
    findings.push({
      what: 'loops',
      looped,
      loops: loops.map(({ cards: ids, games: times }) => ({ names: ids.map(nameOf), games: times })),
    });
  const named = (rows: readonly { card: string }[]): string[] => rows.map(({ card }) => nameOf(card));
  const add = (
    what: 'never-played' | 'left' | 'never-picked' | 'never-scored',
    rows: readonly { card: string }[],
  ): void => {
    if (rows.length > 0) findings.push({ what, names: named(rows) });
  };
  for (const [side, wins] of [
    ['genius', geniusWins],
    ['spymaster', spymasterWins],
  ] as const)
    if (games >= OFTEN && wins >= NEARLY_ALL * games) findings.push({ what: 'one-sided', side });
  if (unfinished > games / 4) findings.push({ what: 'unfinished' });
  const drawn = cards.filter((card) => card.drawn >= OFTEN);
  add(
    'never-played',
    drawn.filter((card) => card.played === 0),
  );
  add(
    'left',
    drawn.filter((card) => card.played > 0 && (card.deadRate ?? 0) > 0.5),
  );
  add(
    'never-picked',
    plans.filter((plan) => plan.offered >= OFTEN && plan.picked === 0),
  );
  add(
    'never-scored',
    plans.filter((plan) => plan.picked >= OFTEN && plan.completed + plan.thwarted === 0),
  );
  return findings;
}
