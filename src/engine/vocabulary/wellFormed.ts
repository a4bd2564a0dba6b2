/**
 * Checks cards that come with a saved game. It gives no reasons and does not need the designers' tools.
 * It accepts everything that the designers' check accepts.
 */
import type { Card } from './cards.ts';
import { copiesIn, MOST_COPIES, MOST_DESIGNS } from './cards.ts';
import type { Fields, Kind, Shape } from './grammar.ts';
import { isOptional, KINDS, kindOf } from './grammar.ts';

/** The most levels of a card. Data with more is damaged. */
const DEEPEST = 64;

/** Is this a playable card set? Takes anything that `JSON.parse` returns. */
export function areCards(value: unknown): value is Card[] {
  if (!Array.isArray(value) || value.length > MOST_DESIGNS || !value.every((card) => fits('card', card, 0)))
    return false;
  const cards: readonly Card[] = value;
  return new Set(cards.map(({ id }) => id)).size === cards.length && copiesIn(cards) <= MOST_COPIES;
}

function fits(kind: Kind, value: unknown, depth: number): boolean {
  const shape: Shape = KINDS[kind];
  if (depth > DEEPEST) return false;
  switch (shape.is) {
    case 'word':
      return shape.words.includes(value as string);
    case 'number':
      return Number.isInteger(value) && (value as number) >= shape.from && (value as number) <= shape.to;
    case 'flag':
      return typeof value === 'boolean';
    case 'yes':
      return value === true;
    case 'text':
      return (
        typeof value === 'string' && isLong(value, shape.least, shape.most) && (shape.pattern?.test(value) ?? true)
      );
    case 'list':
      return Array.isArray(value) && isLong(value, shape.least, shape.most) && value.every(inside(shape.of, depth));
    case 'tuple':
      return (
        Array.isArray(value) &&
        value.length === shape.of.length &&
        shape.of.every((k, i) => fits(k, value[i], depth + 1))
      );
    case 'row':
      return hasFields(shape.row, value, depth);
    case 'tagged': {
      const name = isObject(value) ? value[shape.tag] : undefined;
      return (
        typeof name === 'string' &&
        Object.hasOwn(shape.rows, name) &&
        hasFields(shape.rows[name], value, depth, shape.tag)
      );
    }
    case 'keyed':
      return Object.values(shape.rows).some((row) => hasFields(row, value, depth));
    case 'either':
      return shape.of.some((one) => fits(one, value, depth));
    case 'cards':
      return fits('reference', value, depth) || fits('selection', value, depth);
  }
}

const inside = (kind: Kind, depth: number) => (value: unknown) => fits(kind, value, depth + 1);

const isLong = ({ length }: { length: number }, least = 0, most = Number.POSITIVE_INFINITY): boolean =>
  length >= least && length <= most;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Does the value have the fields of the row, and no others beside the tag? */
function hasFields(row: Fields, value: unknown, depth: number, tag?: string): boolean {
  if (!isObject(value)) return false;
  if (!Object.keys(value).every((key) => key === tag || Object.hasOwn(row, key))) return false;
  return Object.entries(row).every(([key, field]) =>
    Object.hasOwn(value, key) ? fits(kindOf(field), value[key], depth + 1) : isOptional(field),
  );
}
