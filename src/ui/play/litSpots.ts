import type { CardId } from '../../engine/index.ts';
import { sacrificeable } from '../../engine/index.ts';
import type { PublicState } from '../../store/types.ts';
import { beginnings, leads } from './gestures/gestures.ts';
import { place } from './gestures/minions.ts';
import type { Spot } from './spots.ts';
import { cardSpot } from './spots.ts';
import type { Task } from './task.ts';
import { abilityOffers, nextTargets } from './task.ts';

type Facts = Pick<PublicState, 'table' | 'offers' | 'commitOffers'>;

/** All spots where the next touch has an effect. They come from the offers; no rule is applied here. */
export function litSpots(game: Facts, task: Task, picks: readonly CardId[]): ReadonlySet<Spot> {
  const { table } = game;
  if (!table) return new Set();
  switch (task.kind) {
    case 'none':
      return new Set(beginnings(table, game.offers));
    case 'card':
      return new Set(leads(table, game.offers, task.card));
    case 'ability':
      return new Set(nextTargets(abilityOffers(game.offers, task.card), picks).map(cardSpot));
    case 'activate':
      return new Set();
    case 'sacrifice':
      return new Set(sacrificeable(table).map(cardSpot));
    case 'commit':
      return new Set(leads(table, game.commitOffers, task.card, picks));
    case 'choice':
      if (task.choice.kind === 'cards') return new Set(task.choice.from.map(cardSpot));
      return new Set(task.choice.kind === 'square' ? task.choice.from.flatMap((n) => place(table, n)) : []);
  }
}
