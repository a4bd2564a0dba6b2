/**
 * Abilities in which all things of a kind have the same fields: the engine reads thousands of selections and conditions
 * a second, and a look-up on things of many shapes is several times slower.
 */

import type { Ability, Amount, Condition, Selection } from '../vocabulary/language.ts';
import type { Stat } from '../vocabulary/types.ts';

type Key<Union> = Union extends unknown ? keyof Union : never;
type At<Union, K> = Union extends unknown ? (K extends keyof Union ? Union[K] : never) : never;
/** With the fields of all its members, those that one has not undefined. */
export type Even<Union> = { readonly [K in Key<Union>]: At<Union, K> | undefined };

type Fields<T> = Readonly<Record<Key<T>, undefined>>;

const NO_SELECTION: Fields<Selection> = {
  type: undefined,
  zone: undefined,
  where: undefined,
  network: undefined,
  owner: undefined,
  squares: undefined,
  is: undefined,
  isNot: undefined,
  other: undefined,
  pick: undefined,
  count: undefined,
  by: undefined,
  stat: undefined,
};
const NO_CONDITION: Fields<Condition> = {
  all: undefined,
  any: undefined,
  not: undefined,
  exists: undefined,
  atLeast: undefined,
  compare: undefined,
  turn: undefined,
  infiltration: undefined,
  plan: undefined,
};
const NO_AMOUNT: Fields<Exclude<Amount, number>> = {
  count: undefined,
  stat: undefined,
  of: undefined,
  score: undefined,
  handSize: undefined,
  networkSize: undefined,
};
const NO_STATS: Fields<Record<Stat, Amount>> = {
  attack: undefined,
  health: undefined,
  perception: undefined,
  sneak: undefined,
  work: undefined,
  value: undefined,
};

/** What a part of an ability lacks, told by what it has; abilities and effects stay as they are. */
function lacking(part: object): object {
  if ('kind' in part || 'verb' in part) return {};
  if ('type' in part) return NO_SELECTION;
  const names = Object.keys(part);
  const isOne = (fields: object) => names.length > 0 && names.every((name) => name in fields);
  return [NO_CONDITION, NO_AMOUNT, NO_STATS].find(isOne) ?? {};
}

function evenly(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(evenly);
  if (typeof part !== 'object' || part === null) return part;
  const whole: Record<string, unknown> = { ...lacking(part) };
  for (const [name, value] of Object.entries(part)) whole[name] = evenly(value);
  return whole;
}

/** The same ability: every selection, condition, amount and list of statistics in it has all its fields. */
export const evenAbility = (ability: Ability): Ability => evenly(ability) as Ability;
