/** Takes a well-formed value of the card language apart. */
import type { Fields, Kind, Rows, Shape } from './grammar.ts';
import { isOptional, KINDS, kindOf } from './grammar.ts';

/** A part of a value: its key, its kind and its own value. */
export interface Part {
  readonly key: string | number;
  readonly kind: Kind;
  readonly value: unknown;
}

/** The parts of a value, in the order of its table. Absent fields are left out. Words and numbers have no parts. */
export function partsOf(kind: Kind, value: unknown): Part[] {
  const shape = shapeIn(kind, value);
  switch (shape.is) {
    case 'list':
      return (value as unknown[]).map((part, key) => ({ key, kind: shape.of, value: part }));
    case 'tuple':
      return (value as unknown[]).map((part, key) => ({ key, kind: shape.of[key], value: part }));
    case 'row':
      return fields(shape.row, value as Held);
    case 'tagged':
      return fields(shape.rows[(value as Held)[shape.tag] as string], value as Held);
    case 'keyed':
      return fields(rowOf(shape.rows, value as Held), value as Held);
    default:
      return [];
  }
}

type Held = Readonly<Record<string, unknown>>;

const fields = (row: Fields, value: Held): Part[] =>
  Object.keys(row).flatMap((key) =>
    value[key] === undefined ? [] : [{ key, kind: kindOf(row[key]), value: value[key] }],
  );

/** The row with the fields that the value has. */
const rowOf = (rows: Rows, value: Held): Fields =>
  Object.values(rows).find((row) => Object.keys(row).every((key) => isOptional(row[key]) || key in value)) ?? {};

/** The shape of a kind. If the kind has several forms, it is the one that the value has. */
export function shapeIn(kind: Kind, value: unknown): Shape {
  const shape: Shape = KINDS[kind];
  const forms = shape.is === 'either' ? shape.of : shape.is === 'cards' ? SELECTOR : null;
  if (!forms) return shape;
  return shapeIn(forms.find((form) => formOf(KINDS[form]) === formOfValue(value)) ?? forms[0], value);
}
const SELECTOR: readonly Kind[] = ['reference', 'selection'];

const formOfValue = (value: unknown): string => (Array.isArray(value) ? 'list' : typeof value);

function formOf({ is }: Shape): string {
  if (is === 'list' || is === 'tuple') return 'list';
  if (is === 'row' || is === 'tagged' || is === 'keyed') return 'object';
  return is === 'number' ? 'number' : 'string';
}
