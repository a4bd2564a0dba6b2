/** Counts over many games. They are plain numbers that can be added, so parts of a run merge exactly. */
import type { CardType, Catalog } from '../engine/index.ts';

export const PLAN_COUNTS = ['offered', 'picked', 'completed', 'thwarted', 'turnsInProgress'] as const;
export const CARD_COUNTS = ['drawn', 'wonDrawn', 'played', 'dead'] as const;
export const GAME_COUNTS = [
  'games',
  'geniusWins',
  'spymasterWins',
  'unfinished',
  'leadChanges',
  'comebacks',
  'decisions',
  'looped',
] as const;
type Counts<Names extends readonly string[]> = Record<Names[number], number>;

/** `turnsInProgress`: the Genius's turns that ended with the plan in progress. */
export type PlanTally = { card: string; evilness: number } & Counts<typeof PLAN_COUNTS>;
/** Numbers of games: that drew the card; of those, that its owner won; that played it; in which it was dead. */
export type CardTally = { card: string; type: CardType } & Counts<typeof CARD_COUNTS>;
/**
 * `unfinished`: games level after the last round, or too long. `comebacks`: games won by a side that had been behind.
 * `looped`: games in which a loop of cards was cut. `loops`: for each such loop, the number of games.
 * `rounds`: for each number of rounds, the number of games. Plans and cards are in the order of the catalogue.
 */
export type Tally = Counts<typeof GAME_COUNTS> & {
  rounds: Record<string, number>;
  loops: Record<string, number>;
  plans: PlanTally[];
  cards: CardTally[];
};

const zeros = <Names extends readonly string[]>(names: Names): Counts<Names> =>
  Object.fromEntries(names.map((name) => [name, 0])) as Counts<Names>;

export const emptyTally = ({ definitions }: Catalog): Tally => ({
  ...zeros(GAME_COUNTS),
  rounds: {},
  loops: {},
  plans: definitions.flatMap(({ id, type, evilness }) =>
    type === 'plan' ? [{ card: id, evilness, ...zeros(PLAN_COUNTS) }] : [],
  ),
  cards: definitions.flatMap(({ id, type }) => (type === 'plan' ? [] : [{ card: id, type, ...zeros(CARD_COUNTS) }])),
});

/** Adds `more` to `sum`. Both are tallies of the same card set. */
export function addTally(sum: Tally, more: Tally): void {
  add(sum, more, GAME_COUNTS);
  for (const kept of ['rounds', 'loops'] as const)
    for (const [name, games] of Object.entries(more[kept])) sum[kept][name] = (sum[kept][name] ?? 0) + games;
  sum.plans.forEach((plan, i) => void add(plan, more.plans[i], PLAN_COUNTS));
  sum.cards.forEach((card, i) => void add(card, more.cards[i], CARD_COUNTS));
}

function add<Names extends readonly string[]>(sum: Counts<Names>, more: Counts<Names>, names: Names): void {
  for (const name of names as readonly Names[number][]) sum[name] += more[name];
}
