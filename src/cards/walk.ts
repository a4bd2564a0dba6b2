/** Goes through an ability's data and shows every effect, card reference and selection with what holds around it. */
import type { Amount, CardType, Condition, Effect, PlainAbility, Selector } from '../engine/index.ts';
import { typesIn } from '../engine/index.ts';
import type { Path } from './issues.ts';

/** What a selector is for: to act on, to choose as target, or only to look at. */
export type Role = 'act' | 'target' | 'static' | 'filter' | 'measure';
export interface Place {
  path: Path;
  role: Role;
  ability: PlainAbility;
  /** Types of `$it`, the card at hand in `each` and in the numbers of an effect on cards; null elsewhere. */
  each: readonly CardType[] | null;
}
export interface Visitor {
  effect?(effect: Effect, place: Place): void;
  selector?(selector: Selector, place: Place): void;
  condition?(condition: Condition, place: Place): void;
}

const typesOf = (cards: Selector): readonly CardType[] => (typeof cards === 'string' ? [] : typesIn(cards));

/** Visits what an ability holds, outermost first. */
export function walk(ability: PlainAbility, path: Path, visitor: Visitor): void {
  const at = (place: Place, role: Role, ...steps: Path): Place => ({ ...place, role, path: [...place.path, ...steps] });
  const start: Place = { path, role: 'act', ability, each: null };

  function selector(value: Selector, place: Place): void {
    visitor.selector?.(value, place);
  }
  function amount(value: Amount | 'all' | undefined, place: Place): void {
    if (typeof value !== 'object') return;
    if ('count' in value) selector(value.count, at(place, 'measure', 'count'));
    else if ('of' in value) selector(value.of, at(place, 'measure', 'of'));
    else if ('networkSize' in value) selector(value.networkSize, at(place, 'measure', 'networkSize'));
  }
  function conditions(list: readonly Condition[], place: Place): void {
    for (const [i, value] of list.entries()) condition(value, at(place, 'measure', i));
  }
  function condition(value: Condition | undefined, place: Place): void {
    if (value === undefined) return;
    visitor.condition?.(value, place);
    if ('all' in value) conditions(value.all, at(place, 'measure', 'all'));
    else if ('any' in value) conditions(value.any, at(place, 'measure', 'any'));
    else if ('not' in value) condition(value.not, at(place, 'measure', 'not'));
    else if ('exists' in value) selector(value.exists, at(place, 'measure', 'exists'));
    else if ('compare' in value) {
      amount(value.compare[0], at(place, 'measure', 'compare', 0));
      amount(value.compare[2], at(place, 'measure', 'compare', 2));
    }
  }
  function effects(list: readonly Effect[], place: Place): void {
    for (const [i, effect] of list.entries()) one(effect, at(place, 'act', i));
  }
  function one(effect: Effect, place: Place): void {
    visitor.effect?.(effect, place);
    if ('cards' in effect) selector(effect.cards, at(place, 'act', 'cards'));
    const inside = 'cards' in effect ? { ...place, each: typesOf(effect.cards) } : place;
    if ('with' in effect) selector(effect.with, at(place, 'act', 'with'));
    if ('amount' in effect) amount(effect.amount, at(inside, 'measure', 'amount'));
    switch (effect.verb) {
      case 'modify':
        amount(effect.by, at(inside, 'measure', 'by'));
        break;
      case 'if':
        condition(effect.condition, at(place, 'measure', 'condition'));
        effects(effect.then, at(place, 'act', 'then'));
        effects(effect.else ?? [], at(place, 'act', 'else'));
        break;
      case 'each': {
        effects(effect.do, at(inside, 'act', 'do'));
        break;
      }
      case 'chooseOne':
        for (const [i, option] of effect.options.entries()) effects(option, at(place, 'act', 'options', i));
    }
  }

  if ('if' in ability) condition(ability.if, at(start, 'measure', 'if'));
  if (ability.kind === 'static') {
    selector(ability.cards, at(start, 'static', 'cards'));
    for (const [stat, value] of Object.entries(ability.stats ?? {})) amount(value, at(start, 'measure', 'stats', stat));
    return;
  }
  if ((ability.kind === 'trigger' || ability.kind === 'replace') && ability.of !== undefined)
    selector(ability.of, at(start, 'filter', 'of'));
  const targets = 'targets' in ability ? (ability.targets ?? []) : [];
  for (const [i, target] of targets.entries()) selector(target, at(start, 'target', 'targets', i));
  effects(ability.effects, at(start, 'act', 'effects'));
}
