/** Finds out how much of an ability shows in a position: by playing it with the ability and without each part of it. */
import type { Action, ActionType, Card, Catalog, GameEvent, Rules, State } from '../../engine/index.ts';
import {
  awaiting,
  cardsInPlay,
  copyState,
  hasKeyword,
  KEYWORDS,
  legalActions,
  perform,
  registerCatalog,
  SIDES,
  STATS,
  someActions,
  statOf,
} from '../../engine/index.ts';
import type { Setup } from '../format.ts';
import { buildPosition } from '../position.ts';
import { BadScenario } from '../trouble.ts';
import { TRIED } from './stages.ts';

type Ability = NonNullable<Card['abilities']>[number];

/** An ability, the set that it is of, and the same set without a part of it: once for each of its effects. */
export interface Tried {
  catalog: Catalog;
  without: readonly Catalog[];
  rules: Partial<Rules>;
  ability: Ability;
}

/** The ability of that index, ready to be tried. */
export function triedAbility(catalog: Catalog, rules: Partial<Rules>, id: string, index: number): Tried | null {
  const ability = catalog.definitions[catalog.indexOf.get(id) ?? -1]?.abilities[index];
  if (!ability) return null;
  const lacking = withoutParts(ability).map((left) => {
    const cut = (card: Card): Card =>
      card.id === id
        ? ({ ...card, abilities: card.abilities?.flatMap((one, i) => (i === index ? left : one)) } as Card)
        : card;
    return registerCatalog(catalog.source.map(cut));
  });
  return { catalog, rules, ability, without: lacking };
}

/** The ability without one of its effects, for each of them; nothing for an ability without effects. */
function withoutParts(ability: Ability): readonly (Ability | [])[] {
  if (ability.kind === 'network')
    return withoutParts(ability.ability).map((inner) =>
      Array.isArray(inner) ? [] : ({ ...ability, ability: inner } as Ability),
    );
  if (!('effects' in ability)) return [[]];
  return ability.effects.map((_, i) => ({ ...ability, effects: ability.effects.filter((_effect, j) => i !== j) }));
}

/** At most so many targets of one card are tried. */
const MOST_ALIKE = 3;
/** At most so many actions of one side are looked at. */
const MOST_OFFERS = 2000;
const MOST_ANSWERS = 80;
/** At most so many ways to use the card are tried in a position. */
const MOST_USES = 12;

/**
 * The number of parts of the ability that show: parts that have changed something already, or that change something
 * when the ability is used or by one action. For an ability that people use, only its use counts.
 */
export function partsShown({ catalog, without, rules, ability }: Tried, setup: Setup): number {
  const opened = open(catalog, rules, setup);
  if (!opened) return 0;
  const bare = without.flatMap((set) => open(set, rules, setup) ?? []).map(({ state }) => state);
  if (bare.length < without.length) return 0;
  const { state, card } = opened;
  const inner = ability.kind === 'network' ? ability.ability : ability;
  if (inner.kind === 'play' || inner.kind === 'activated') return shownByUse(state, bare, card);
  if (inner.kind === 'static' && bare.some((other) => figures(state) !== figures(other))) return bare.length;
  return most(actionsIn(state), bare, (action) => differing(state, bare, action));
}

/** The highest result of `shown` for these positions. It stops at the highest possible result. */
function most<T>(each: readonly T[], parts: readonly unknown[], shown: (one: T) => number): number {
  let best = 0;
  for (const one of each) {
    best = Math.max(best, shown(one));
    if (best === parts.length) break;
  }
  return best;
}

const differing = (state: State, bare: readonly State[], action: Action): number => {
  const whole = after(state, action);
  return bare.filter((other) => whole !== after(other, action)).length;
};

function open(catalog: Catalog, rules: Partial<Rules>, setup: Setup): { state: State; card: number } | null {
  try {
    const { state, names } = buildPosition(catalog, { setup }, rules);
    return awaiting(state).kind === 'act' || state.stack.length > 0 ? { state, card: names.indexOf(TRIED) } : null;
  } catch (error) {
    if (error instanceof BadScenario) return null;
    throw error;
  }
}

/** The parts that show if the card is used now, or as a response to one action. */
function shownByUse(state: State, bare: readonly State[], card: number): number {
  const uses = (now: State): Action[] =>
    SIDES.flatMap((side) => [...legalActions(now, side, isNotOfCard)].filter((action) => usesCard(action, card))).slice(
      0,
      MOST_USES,
    );
  const now = most(uses(state), bare, (use) => differing(state, bare, use));
  if (now > 0) return now;
  return most(actionsIn(state), bare, (action) => {
    const [next, ...others] = [state, ...bare].map(copyState);
    for (const one of [next, ...others]) perform(one, action);
    if (next.stack.length === 0) return 0;
    return most(uses(next), bare, (use) => differing(next, others, use));
  });
}

const isNotOfCard = (type: ActionType): boolean => type !== 'useAbility' && type !== 'playInstant';

const usesCard = (action: Action, card: number): boolean =>
  (action.type === 'useAbility' || action.type === 'playInstant') && action.card === card;

/** The actions of both sides. Of actions that differ in their targets alone, only a few. */
function actionsIn(state: State): Action[] {
  const counts = new Map<string, number>();
  const found: Action[] = [];
  for (const side of SIDES)
    for (const action of someActions(state, side, MOST_OFFERS)) {
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
 * The events of an action and of everything that follows, and the state then. Nobody responds, and each choice gets its
 * first answer.
 */
function after(before: State, action: Action): string {
  const state = copyState(before);
  const happened: GameEvent[] = [];
  const emit = (event: GameEvent) => {
    if (!SAYS_NOTHING.has(event.type)) happened.push(event);
  };
  perform(state, action, emit);
  for (let answers = 0; answers < MOST_ANSWERS; answers++) {
    const { kind, side } = awaiting(state);
    if (!side || kind === 'act') break;
    const [answer] = kind === 'respond' ? [{ type: 'pass', side } as const] : legalActions(state, side);
    if (!answer) break;
    perform(state, answer, emit);
  }
  return JSON.stringify({ ...state, set: '', happened }) + figures(state);
}

/** All numbers and keywords of the cards in play. */
const figures = (state: State): string =>
  JSON.stringify(
    cardsInPlay(state).map((card) => [
      ...STATS.map((stat) => statOf(state, card, stat)),
      ...KEYWORDS.map((keyword) => hasKeyword(state, card, keyword)),
    ]),
  );
