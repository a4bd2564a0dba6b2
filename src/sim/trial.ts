/** A few games of the rookie on a card set, and what they show of it: for a designer who has just changed a card. */
import type { Card, Rules, Side } from '../engine/index.ts';
import { RECOMMENDED, registerCatalog } from '../engine/index.ts';
import { countGame, rowsOf } from './count.ts';
import type { Report } from './report.ts';
import { report } from './report.ts';
import { emptyTally } from './tally.ts';

/** The number of games, if time allows. */
const GAMES = 20;

/** The cards and rules to play with. */
export interface TrialSet {
  cards: readonly Card[];
  rules: Partial<Rules>;
}

export type TrialFinding =
  | { what: 'score'; geniusWins: number; spymasterWins: number; unfinished: number; rounds: number }
  | { what: 'one-sided'; side: Side }
  | { what: 'unfinished' }
  /** `looped`: the games in which a loop of cards was cut. `loops`: the cards of each, and its games. */
  | { what: 'loops'; looped: number; loops: readonly { names: readonly string[]; games: number }[] }
  | { what: 'never-played' | 'left' | 'never-picked' | 'never-scored'; names: readonly string[] };

/** What a few games have shown. */
export interface Trial {
  games: number;
  /** The number of games that are to be played. */
  of: number;
  findings: TrialFinding[];
}

/** Plays the games of the seeds from 1 on. `goOn` is asked before each; the first is always played. */
export function trial(set: TrialSet, goOn: () => boolean = () => true): Trial {
  let seen: Trial | undefined;
  for (seen of trials(set)) if (!goOn()) break;
  if (!seen) throw new Error('A trial has at least one game.');
  return seen;
}

/** Plays the same games one by one, and says after each what has been seen so far. */
export function* trials({ cards, rules: changed }: TrialSet): Generator<Trial> {
  const rules = { ...RECOMMENDED, ...changed };
  const match = { catalog: registerCatalog(cards), rules, genius: 'rookie', spymaster: 'rookie' } as const;
  const counts = emptyTally(match.catalog);
  const rows = rowsOf(counts);
  const names = new Map(cards.map(({ id, name }) => [id, name]));
  for (let seed = 1; seed <= GAMES; seed++) {
    countGame(match, seed, counts, rows);
    const { games } = counts;
    const run = {
      ...match,
      cardsHash: match.catalog.hash,
      seeds: [[1, games] as [number, number]],
      counts,
      seconds: 0,
    };
    yield { games, of: GAMES, findings: seen(report(run), (id) => names.get(id) ?? id) };
  }
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
