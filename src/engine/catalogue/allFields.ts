/**
 * Abilities in which all objects of a kind have the same fields. The engine reads thousands of selections and
 * conditions a second, and a look-up on objects of many shapes is several times slower.
 */

import type { Kind, Shape } from '../vocabulary/grammar.ts';
import type { Ability } from '../vocabulary/language.ts';
import { partsOf, shapeIn } from '../vocabulary/parts.ts';

type Key<Union> = Union extends unknown ? keyof Union : never;
type At<Union, K> = Union extends unknown ? (K extends keyof Union ? Union[K] : never) : never;
/** An object with the fields of all members of the union. Fields that a member does not have are undefined. */
export type AllFields<Union> = { readonly [K in Key<Union>]: At<Union, K> | undefined };

const templates = new Map<Shape, object>();
/** An object with all fields that a shape can have, each undefined. */
function template(shape: Shape): object {
  const known = templates.get(shape);
  if (known) return known;
  const rows = shape.is === 'row' ? [shape.row] : shape.is === 'keyed' ? Object.values(shape.rows) : [];
  const made = Object.fromEntries(rows.flatMap(Object.keys).map((key) => [key, undefined]));
  templates.set(shape, made);
  return made;
}

function filled(kind: Kind, value: unknown): unknown {
  if (Array.isArray(value)) return partsOf(kind, value).map((part) => filled(part.kind, part.value));
  if (typeof value !== 'object' || value === null) return value;
  const shape = shapeIn(kind, value);
  const whole: Record<string, unknown> = { ...template(shape) };
  if (shape.is === 'tagged') whole[shape.tag] = (value as Record<string, unknown>)[shape.tag];
  for (const part of partsOf(kind, value)) whole[part.key] = filled(part.kind, part.value);
  return whole;
}

/** The same ability, with all fields in each of its selections, conditions, amounts, costs and lists of statistics. */
export const withAllFields = (ability: Ability): Ability => filled('ability', ability) as Ability;
