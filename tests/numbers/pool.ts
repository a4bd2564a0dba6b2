/** Games from which comparisons and estimates are drawn: the card set under neutral changes, and under one that matters. */
import type { Card, Rules } from '../../src/engine/index.ts';
import { dice } from '../../src/engine/index.ts';
import { pointsOf } from '../../src/sim/field/deal.ts';
import type { GameRecord } from '../../src/sim/study/record.ts';
import type { Records, Setting } from '../../src/sim/study/worker.ts';
import { answersInOrder } from '../../src/sim/threads.ts';

/** What is estimated of a game. */
export const QUANTITIES = ['won', 'rounds', 'leadChanges', 'fromBehind', 'close'] as const;
export type Outcome = Record<(typeof QUANTITIES)[number], number>;

/** So many sets that differ in nothing that matters, and so many deals of each: the seeds from 1 on. */
export const NEUTRAL = 20;
export const DEALS = 1000;
/** The deals of the set with a change that matters. */
export const CHANGED_DEALS = 2000;
/** Its changed card: three copies that get one Attack more. */
export const STRONGER = 'henchman';

/** Half of the cards have other ids, and all are in another order. The set of 0 is the set itself. */
export function neutralSet(cards: readonly Card[], which: number): Card[] {
  if (which === 0) return [...cards];
  const roll = dice(which);
  const named = cards.map((card) => (roll(2) === 0 ? card : { ...card, id: `${card.id}-${which}` }));
  const order = named.map((card) => ({ card, at: roll(1_000_000) }));
  return order.toSorted((a, b) => a.at - b.at).map(({ card }) => card);
}

export const strongerSet = (cards: readonly Card[]): Card[] =>
  cards.map((card) => (card.id === STRONGER && card.type === 'minion' ? { ...card, attack: card.attack + 1 } : card));

export function outcomeOf({ result, rounds, leadChanges, comeback, score }: GameRecord): Outcome {
  return {
    won: pointsOf(result),
    rounds,
    leadChanges,
    fromBehind: Number(comeback),
    close: Number(Math.min(score.genius, score.spymaster) >= 7),
  };
}

/** `neutral`: for each neutral set its games, by seed from 1 on. */
export interface Pool {
  neutral: Outcome[][];
  stronger: Outcome[];
}
export const emptyPool = (): Pool => ({ neutral: Array.from({ length: NEUTRAL }, () => []), stronger: [] });

/** How many deals are played before they are kept. */
const CHUNK = 100;
const BATCH = 10;

/** Plays what the pool lacks. `goOn` is called now and then, to keep it. Returns true when the pool is full. */
export async function fillPool(
  pool: Pool,
  set: { cards: readonly Card[]; rules: Rules },
  how: { script: string; workers: number; goOn: (done: number, of: number) => boolean },
): Promise<boolean> {
  const lists = [
    ...pool.neutral.map((games, which) => ({ games, deals: DEALS, cards: neutralSet(set.cards, which) })),
    { games: pool.stronger, deals: CHANGED_DEALS, cards: strongerSet(set.cards) },
  ];
  const all = lists.reduce((sum, { deals }) => sum + deals, 0);
  for (const { games, deals, cards } of lists)
    while (games.length < deals) {
      const from = games.length + 1;
      const answers = await answersInOrder<Setting, Records>({
        script: how.script,
        setting: { cards, rules: set.rules, bot: 'rookie' },
        seed: from,
        count: Math.min(CHUNK, deals - games.length),
        batch: BATCH,
        workers: how.workers,
      });
      games.push(...answers.flatMap(({ records }) => records.map(outcomeOf)));
      const done = lists.reduce((sum, list) => sum + list.games.length, 0);
      if (!how.goOn(done, all)) return done === all;
    }
  return true;
}
