/** Finds out whether an ability does something in a position: by playing it with the ability and without. */
import type { Action, Card, Catalog, GameEvent, Rules, State } from '../../engine/index.ts';
import {
  awaiting,
  cardsInPlay,
  copyState,
  hasKeyword,
  KEYWORDS,
  LoopError,
  legalActions,
  perform,
  registerCatalog,
  SIDES,
  STATS,
  statOf,
} from '../../engine/index.ts';
import type { Setup } from '../format.ts';
import { BadScenario } from '../format.ts';
import { buildPosition } from '../position.ts';
import { TRIED } from './stages.ts';

/** An ability, the set that it is of, and the same set without it. */
export interface Tried {
  catalog: Catalog;
  without: Catalog;
  rules: Partial<Rules>;
  ability: Card['abilities'] extends infer A ? (NonNullable<A> extends readonly (infer One)[] ? One : never) : never;
}

/** The set without that ability. */
export function withoutAbility({ source }: Catalog, id: string, ability: number): Catalog {
  const cut = (card: Card): Card =>
    card.id === id ? ({ ...card, abilities: card.abilities?.filter((_, i) => i !== ability) } as Card) : card;
  return registerCatalog(source.map(cut));
}

/** At most so many targets of one card are tried. */
const MOST_ALIKE = 3;
const MOST_ANSWERS = 80;

/** True if the ability is offered now, has changed something already, or is set off by one action of somebody. */
export function shows(tried: Tried, setup: Setup): boolean {
  const opened = open(tried, setup);
  if (!opened) return false;
  const { state, bare, card } = opened;
  const inner = tried.ability.kind === 'network' ? tried.ability.ability : tried.ability;
  if (inner.kind === 'play' || inner.kind === 'activated') return isOffered(state, card);
  if (inner.kind === 'static' && figures(state) !== figures(bare)) return true;
  return actionsIn(state).some((action) => after(state, action) !== after(bare, action));
}

function open({ catalog, without, rules }: Tried, setup: Setup): { state: State; bare: State; card: number } | null {
  try {
    const { state, names } = buildPosition(catalog, { setup }, rules);
    const { state: bare } = buildPosition(without, { setup }, rules);
    return awaiting(state).kind === 'act' || state.stack.length > 0
      ? { state, bare, card: names.indexOf(TRIED) }
      : null;
  } catch (error) {
    if (error instanceof BadScenario) return null;
    throw error;
  }
}

/** Is it offered now, or as a response to one action? */
function isOffered(state: State, card: number): boolean {
  const offered = (now: State): boolean =>
    SIDES.some((side) => [...legalActions(now, side)].some((action) => usesCard(action, card)));
  if (offered(state)) return true;
  return actionsIn(state).some((action) => {
    const next = copyState(state);
    if (!tryTo(() => perform(next, action))) return false;
    return next.stack.length > 0 && offered(next);
  });
}

const usesCard = (action: Action, card: number): boolean =>
  (action.type === 'useAbility' || action.type === 'playInstant') && action.card === card;

/** What either side can do; of what differs by its targets alone, a few. */
function actionsIn(state: State): Action[] {
  const counts = new Map<string, number>();
  const found: Action[] = [];
  for (const side of SIDES)
    for (const action of legalActions(state, side)) {
      const key = `${action.type} ${'card' in action ? action.card : ''}`;
      const count = counts.get(key) ?? 0;
      counts.set(key, count + 1);
      if (count < MOST_ALIKE) found.push(action);
      if (counts.size > 200) return found;
    }
  return found;
}

/** Events of an ability that goes off, whether or not it does something then. */
const SAYS_NOTHING = new Set<GameEvent['type']>([
  'triggered',
  'announced',
  'passed',
  'fizzled',
  'chosen',
  'replaced',
  'unpaid',
  'missed',
]);

/**
 * What happens by an action and by all that follows from it, and the state then: nobody responds, and the first answer
 * is given.
 */
function after(before: State, action: Action): string {
  const state = copyState(before);
  const happened: GameEvent[] = [];
  const emit = (event: GameEvent) => {
    if (!SAYS_NOTHING.has(event.type)) happened.push(event);
  };
  const done = tryTo(() => {
    perform(state, action, emit);
    for (let answers = 0; answers < MOST_ANSWERS; answers++) {
      const { kind, side } = awaiting(state);
      if (!side || kind === 'act') return;
      const [answer] = kind === 'respond' ? [{ type: 'pass', side } as const] : legalActions(state, side);
      if (!answer) return;
      perform(state, answer, emit);
    }
  });
  return done ? JSON.stringify({ ...state, set: '', happened }) + figures(state) : 'loop';
}

function tryTo(run: () => void): boolean {
  try {
    run();
    return true;
  } catch (error) {
    if (error instanceof LoopError) return false;
    throw error;
  }
}

/** All numbers and keywords of the cards in play. */
const figures = (state: State): string =>
  JSON.stringify(
    cardsInPlay(state).map((card) => [
      ...STATS.map((stat) => statOf(state, card, stat)),
      ...KEYWORDS.map((keyword) => hasKeyword(state, card, keyword)),
    ]),
  );
