import type { Action, ActionOf, CardId, Choice, DeepReadonly, Side } from '../../engine/index.ts';
import type { PublicState } from '../../store/types.ts';
import { PERSON } from '../../text/en/bots.ts';

/** What the next touch is for. Players begin the first five at the desk; the others follow from the game. */
export type Task =
  | { kind: 'none' }
  /** A card in play was touched; its targets light up. */
  | { kind: 'card'; card: CardId }
  /** Targets of an ability are being chosen. */
  | { kind: 'ability'; card: CardId }
  | { kind: 'sacrifice' }
  /** Asked once more whether the Evil Plan is activated. */
  | { kind: 'activate' }
  /** A card slid out of a hand. */
  | { kind: 'commit'; card: CardId; side: Side }
  /** A choice among public things, in the middle of a resolution. */
  | { kind: 'choice'; choice: DeepReadonly<Choice> };

export const NO_TASK: Task = { kind: 'none' };

/** The present task. A task from the game comes before one that was begun at the desk. What a bot chooses is no task. */
export function taskOf(game: Pick<PublicState, 'table' | 'commit' | 'sources' | 'offers'>, begun: Task): Task {
  const choice = game.table?.choice;
  // Without offers it has been made, and what comes of it is being shown.
  const isOpen = choice?.zone === 'table' && game.offers.length > 0;
  if (isOpen && game.sources[choice.side] === PERSON) return { kind: 'choice', choice };
  if (game.commit) return { kind: 'commit', card: game.commit.card, side: game.commit.side };
  return begun;
}

export const ofType = <T extends Action['type']>(offers: readonly Action[], type: T): ActionOf<T>[] =>
  offers.filter((action): action is ActionOf<T> => action.type === type);

const startsWith = (list: readonly CardId[], start: readonly CardId[]): boolean =>
  start.every((card, i) => list[i] === card);

export const sameCards = (a: readonly CardId[], b: readonly CardId[]): boolean =>
  a.length === b.length && a.every((card) => b.includes(card));

type Targeting = ActionOf<'playInstant'> | ActionOf<'useAbility'>;

/** The offers that begin with the targets chosen so far. */
const beginningWith = (offers: readonly Targeting[], picks: readonly CardId[]): Targeting[] =>
  offers.filter((action) => startsWith(action.targets ?? [], picks));

/** The targets that can be chosen next. */
export const nextTargets = (offers: readonly Targeting[], picks: readonly CardId[]): CardId[] =>
  beginningWith(offers, picks).flatMap((action) => action.targets?.[picks.length] ?? []);

/** The offers of the ability whose targets are being chosen. */
export const abilityOffers = (offers: readonly Action[], card: CardId): ActionOf<'useAbility'>[] =>
  ofType(offers, 'useAbility').filter((action) => action.card === card);

/** The offers of an instant or ability that begin with the targets chosen so far. */
export function targetings(
  game: Pick<PublicState, 'offers' | 'commitOffers'>,
  task: Task,
  picks: readonly CardId[],
): Targeting[] {
  if (task.kind === 'commit') return beginningWith(ofType(game.commitOffers, 'playInstant'), picks);
  return task.kind === 'ability' ? beginningWith(abilityOffers(game.offers, task.card), picks) : [];
}

/** The builds whose workers are exactly the picked ones. */
export const readyBuilds = (builds: readonly ActionOf<'build'>[], picks: readonly CardId[]): ActionOf<'build'>[] =>
  builds.filter(({ workers }) => sameCards(workers, picks));

/** The build that is left if only one set of workers holds all that are picked; else null. */
export function onlyBuild(builds: readonly ActionOf<'build'>[], picks: readonly CardId[]): ActionOf<'build'> | null {
  const [first, ...rest] = builds.filter(({ workers }) => picks.every((pick) => workers.includes(pick)));
  return first && rest.every(({ workers }) => sameCards(workers, first.workers)) ? first : null;
}

/** The workers of a Contraption if only one set can build it: they need not be picked. Else null. */
export function onlyCrew(game: Pick<PublicState, 'commitOffers'>, task: Task): CardId[] | null {
  if (task.kind !== 'commit') return null;
  const [first, ...rest] = ofType(game.commitOffers, 'build');
  return first && rest.every((build) => sameCards(build.workers, first.workers)) ? first.workers : null;
}

/** The action that a confirmation does with these picks; null if the task has no confirmation. */
export function pendingAction(task: Task, picks: readonly CardId[]): Action | null {
  if (task.kind === 'activate') return { type: 'activatePlan', side: 'genius' };
  if (task.kind === 'sacrifice') return { type: 'completePlan', side: 'genius', sacrifice: [...picks] };
  if (task.kind === 'choice' && task.choice.kind === 'cards')
    return { type: 'choose', side: task.choice.side, ids: [...picks] };
  return null;
}
