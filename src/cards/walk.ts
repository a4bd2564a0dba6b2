/** Walks through an ability's data and visits every effect, card reference, selection and condition with its surroundings. */
import type { CardType } from '../engine/index.ts';
import type { Condition, Effect, Kind, PlainAbility, Selector } from '../engine/language.ts';
import { KINDS, partsOf, typesIn } from '../engine/language.ts';
import type { Path } from './trouble.ts';

/** What a selector is for: to act on, to choose as target, or only to look at. */
export type Role = 'act' | 'target' | 'static' | 'filter' | 'measure';
export interface PlaceInCard {
  path: Path;
  role: Role;
  ability: PlainAbility;
  /** Types of `$it`, the current card in `each` and in the numbers of an effect on cards; null elsewhere. */
  each: readonly CardType[] | null;
}
export interface Visitor {
  effect?(effect: Effect, place: PlaceInCard): void;
  selector?(selector: Selector, place: PlaceInCard): void;
  condition?(condition: Condition, place: PlaceInCard): void;
}

const typesOf = (cards: Selector): readonly CardType[] => (typeof cards === 'string' ? [] : typesIn(cards));

/** What the selectors in a value of that kind are for, if that does not depend on their surroundings. */
const ROLES: { readonly [K in Kind]?: Role } = {
  filter: 'filter',
  targets: 'target',
  condition: 'measure',
  amount: 'measure',
  quantity: 'measure',
  quantityOrAll: 'measure',
};
const namesCards = (kind: Kind): boolean =>
  KINDS[kind].is === 'cards' || kind === 'filter' || kind === 'selection' || kind === 'reference';

/** Visits what an ability holds, outermost first, in the order of the tables. */
export function walk(ability: PlainAbility, path: Path, visitor: Visitor): void {
  function visit(kind: Kind, value: unknown, place: PlaceInCard): void {
    if (namesCards(kind)) {
      visitor.selector?.(value as Selector, place);
      return;
    }
    if (kind === 'condition') visitor.condition?.(value as Condition, place);
    let inner = place;
    if (kind === 'effect') {
      const effect = value as Effect;
      visitor.effect?.(effect, place);
      if ('cards' in effect) inner = { ...place, each: typesOf(effect.cards) };
    }
    for (const part of partsOf(kind, value)) {
      const around = namesCards(part.kind) ? place : inner;
      visit(part.kind, part.value, {
        ...around,
        path: [...place.path, part.key],
        role: ROLES[part.kind] ?? place.role,
      });
    }
  }
  visit('ability', ability, { path, role: ability.kind === 'static' ? 'static' : 'act', ability, each: null });
}
