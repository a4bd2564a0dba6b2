import type { Action, CardId, View } from '../../../engine/index.ts';
import { definitionOf, occupantAt } from '../../../engine/index.ts';
import type { PublicState } from '../../../store/types.ts';
import type { Spot } from './spots.ts';
import { cardSpot, networkSpot, squareSpot } from './spots.ts';
import type { Task } from './task.ts';
import { ofType, readyBuilds, targetings } from './task.ts';

type Facts = Pick<PublicState, 'table' | 'offers' | 'commitOffers'>;

/** Where an action can begin: the cards in play to touch first. */
function beginnings(table: View, action: Action): Spot[] {
  switch (action.type) {
    case 'moveMinion':
      return [cardSpot(action.minion), ...standing(table, action.square)];
    case 'connect':
      return [cardSpot(action.node), cardSpot(action.to)];
    case 'assign':
    case 'unassign':
    case 'infiltrate':
      return [cardSpot(action.spy)];
    case 'useAbility':
      return [cardSpot(action.card)];
    case 'activatePlan':
    case 'advancePlan':
    case 'completePlan':
      return ['plan'];
    default:
      return [];
  }
}

const standing = (table: View, square: number): Spot[] => {
  const unit = occupantAt(table, square);
  return unit ? [cardSpot(unit.card)] : [];
};
const place = (table: View, square: number): Spot[] => [squareSpot(square), ...standing(table, square)];

/** Where to go with a card in play that was touched. */
function destinations(table: View, card: CardId, action: Action): Spot[] {
  switch (action.type) {
    case 'moveMinion': {
      if (action.minion === card) return place(table, action.square);
      if (occupantAt(table, action.square)?.card !== card) return [];
      return [cardSpot(action.minion)];
    }
    case 'connect':
      if (action.node === card) return [cardSpot(action.to)];
      return action.to === card ? [cardSpot(action.node)] : [];
    case 'assign':
      return action.spy === card ? [networkSpot(action.node)] : [];
    case 'unassign':
      return action.spy === card ? ['tray'] : [];
    default:
      return [];
  }
}

function forBuild(game: Facts, table: View, card: CardId, picks: readonly CardId[]): Spot[] {
  const ready = readyBuilds(game.commitOffers, picks);
  if (ready.length > 0) {
    const again = definitionOf(table, card).attachable ? [] : picks.map(cardSpot);
    return [
      ...again,
      ...ready.flatMap((b) => (b.minion !== undefined ? [cardSpot(b.minion)] : [squareSpot(b.square ?? 0)])),
    ];
  }
  return ofType(game.commitOffers, 'build')
    .filter((build) => picks.every((worker) => build.workers.includes(worker)))
    .flatMap((build) => build.workers.map(cardSpot));
}

function forCommit(game: Facts, table: View, card: CardId, picks: readonly CardId[], task: Task): Spot[] {
  const { type } = definitionOf(table, card);
  if (type === 'minion') return ofType(game.commitOffers, 'playMinion').map((action) => squareSpot(action.square));
  if (type === 'contraption') return forBuild(game, table, card, picks);
  if (type === 'spy' || type === 'node') return game.commitOffers.length > 0 ? ['networks'] : [];
  return nextTargets(game, task, picks);
}

const nextTargets = (game: Facts, task: Task, picks: readonly CardId[]): Spot[] =>
  targetings(game, task, picks).flatMap((action) => {
    const next = action.targets?.[picks.length];
    return next === undefined ? [] : [cardSpot(next)];
  });

/** Every spot that leads somewhere when it is touched next: read off the offers, never worked out here. */
export function litSpots(game: Facts, task: Task, picks: readonly CardId[]): ReadonlySet<Spot> {
  const { table } = game;
  if (!table) return new Set();
  switch (task.kind) {
    case 'none':
      return new Set(game.offers.flatMap((action) => beginnings(table, action)));
    case 'card':
      return new Set(game.offers.flatMap((action) => destinations(table, task.card, action)));
    case 'ability':
      return new Set(nextTargets(game, task, picks));
    case 'sacrifice':
      return new Set(table.lair.flatMap((unit) => (unit ? [unit.card, ...unit.attached].map(cardSpot) : [])));
    case 'commit':
      return new Set(forCommit(game, table, task.card, picks, task));
    case 'choice':
      if (task.choice.kind === 'cards') return new Set(task.choice.from.map(cardSpot));
      return new Set(task.choice.kind === 'square' ? task.choice.from.flatMap((n) => place(table, n)) : []);
  }
}
