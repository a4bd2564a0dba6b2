/**
 * The grammar of the card language: what a field of each kind may hold. The tables of `language.ts` and `cards.ts`
 * name the kinds. All code that reads cards loops over these shapes: the designers' check, the JSON Schema, the check
 * of saved cards, the walk through an ability, and the code that fills in absent fields.
 */
import { BONUS, CARDS, COUNTERS, GRANTS, LARGEST, PLAN_COST, SUPPORT } from './cards.ts';
import type { Selector } from './language.ts';
import {
  ABILITIES,
  CONDITIONS,
  COST,
  LASTING_ABILITIES,
  MEASURES,
  PROPERTIES,
  REFERENCES,
  REPLACEABLE,
  SELECTION,
  SIGNS,
  STAT_CHANGES,
  TRIGGER_EVENTS,
  UNITS,
  VERBS,
} from './language.ts';
import type { CardType } from './types.ts';
import { CARD_TYPES, DURATIONS, EDGES, KEYWORDS, PLAN_STATUSES, SQUARES, STATS } from './types.ts';

/** Rows before their kinds are known: they are checked where `KINDS` holds them. */
export type Draft = Readonly<Record<string, string>>;
/** The form of a value whose parts are of the kinds `K`. */
type ShapeOf<K extends string, F = Draft> =
  | { readonly is: 'word'; readonly words: readonly string[] }
  /** A whole number. */
  | { readonly is: 'number'; readonly from: number; readonly to: number }
  | { readonly is: 'flag' }
  /** Always true. */
  | { readonly is: 'yes' }
  /** `least`, `most`: the fewest and the most characters. `like`: the text that `pattern` wants, in words. */
  | {
      readonly is: 'text';
      readonly least?: number;
      readonly most: number;
      readonly pattern?: RegExp;
      readonly like?: string;
    }
  | { readonly is: 'list'; readonly of: K; readonly least?: number; readonly most?: number }
  | { readonly is: 'tuple'; readonly of: readonly K[] }
  | { readonly is: 'row'; readonly row: F }
  /** One of the rows. Its name stands under the key `tag`. */
  | { readonly is: 'tagged'; readonly tag: string; readonly rows: Readonly<Record<string, F>> }
  /** One of the rows. The fields tell which one. */
  | { readonly is: 'keyed'; readonly rows: Readonly<Record<string, F>> }
  | { readonly is: 'either'; readonly of: readonly K[] }
  /** Cards named by a reference or a selection. `types`: the allowed types. `one`: it must be a single card. */
  | { readonly is: 'cards'; readonly types?: readonly CardType[]; readonly one?: true };

const INSTANTS = ['epiphany', 'intelligence'] as const;

/**
 * A text that shows what it says: no control characters, nothing invisible or that turns the direction of writing, and
 * no heap of marks over one letter. What emoji and soft hyphens need may stand.
 */
export const PLAIN_TEXT =
  /^(?:(?![\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]|\p{M}{5}).|\n|\u00ad|\u200c|\u200d|\ufe0e|\ufe0f)*$/u;
const PLAIN = { pattern: PLAIN_TEXT, like: 'a text without hidden characters' } as const;

export const KINDS = {
  all: { is: 'word', words: ['all'] },
  contraptionKind: { is: 'word', words: ['static', 'attachable'] },
  duration: { is: 'word', words: DURATIONS },
  edge: { is: 'word', words: EDGES },
  event: { is: 'word', words: TRIGGER_EVENTS },
  handPick: { is: 'word', words: ['chosen', 'random'] },
  keyword: { is: 'word', words: KEYWORDS },
  network: { is: 'word', words: ['same', 'other'] },
  own: { is: 'word', words: ['$self', '$host'] },
  period: { is: 'word', words: ['turn', 'game'] },
  pick: { is: 'word', words: ['all', 'chosen', 'random', 'lowest', 'highest', 'first', 'last'] },
  property: { is: 'word', words: PROPERTIES },
  reference: { is: 'word', words: REFERENCES },
  replaceable: { is: 'word', words: REPLACEABLE },
  sign: { is: 'word', words: SIGNS },
  stat: { is: 'word', words: STATS },
  status: { is: 'word', words: PLAN_STATUSES },
  type: { is: 'word', words: CARD_TYPES },
  where: { is: 'word', words: ['adjacent', 'ahead', 'behind', 'same', 'between', 'row'] },
  who: { is: 'word', words: ['you', 'opponent'] },
  zone: { is: 'word', words: ['play', 'stack', 'discard'] },

  /** A number from 0. */
  points: { is: 'number', from: 0, to: LARGEST },
  copies: { is: 'number', from: 0, to: 99 },
  /** The size of a Network, from 1. */
  size: { is: 'number', from: 1, to: LARGEST },
  /** The number of a bonus on a card. It may be below 0. */
  bonusPoints: { is: 'number', from: -LARGEST, to: LARGEST },
  /** By how much a statistic changes. It may be below 0. */
  change: { is: 'number', from: -99, to: 99 },
  /** How many or how often, from 1. */
  times: { is: 'number', from: 1, to: 99 },
  square: { is: 'number', from: 1, to: SQUARES },

  flag: { is: 'flag' },
  yes: { is: 'yes' },
  id: {
    is: 'text',
    most: 60,
    pattern: /^[A-Za-z0-9][A-Za-z0-9_-]*$/,
    like: 'a word of letters, digits, - and _, like "laser-grid"',
  },
  name: { is: 'text', least: 1, most: 60, ...PLAIN },
  tag: {
    is: 'text',
    most: 30,
    pattern: /^[A-Za-z][A-Za-z -]*$/,
    like: 'a word or two, like "Guard"',
  },
  text: { is: 'text', most: 400, ...PLAIN },

  abilities: { is: 'list', of: 'ability' },
  bonuses: { is: 'list', of: 'bonus' },
  conditions: { is: 'list', of: 'condition', least: 1 },
  edges: { is: 'list', of: 'edge' },
  effects: { is: 'list', of: 'effect' },
  keywords: { is: 'list', of: 'keyword' },
  options: { is: 'list', of: 'effects', least: 2 },
  properties: { is: 'list', of: 'property' },
  statuses: { is: 'list', of: 'status', least: 1 },
  tags: { is: 'list', of: 'tag', least: 1, most: 3 },
  targets: { is: 'list', of: 'selection', least: 1, most: 2 },
  types: { is: 'list', of: 'type', least: 1 },
  squares: { is: 'tuple', of: ['square', 'square'] },
  comparison: { is: 'tuple', of: ['amount', 'sign', 'amount'] },
  figure: { is: 'tuple', of: ['stat', 'sign', 'points'] },

  bonus: { is: 'row', row: BONUS },
  cost: { is: 'row', row: COST },
  counters: { is: 'row', row: COUNTERS },
  grants: { is: 'row', row: GRANTS },
  planCost: { is: 'row', row: PLAN_COST },
  selection: { is: 'row', row: SELECTION },
  statChanges: { is: 'row', row: STAT_CHANGES },
  support: { is: 'row', row: SUPPORT },
  ability: { is: 'tagged', tag: 'kind', rows: ABILITIES },
  card: { is: 'tagged', tag: 'type', rows: CARDS },
  condition: { is: 'keyed', rows: CONDITIONS },
  effect: { is: 'tagged', tag: 'verb', rows: VERBS },
  lastingAbility: { is: 'tagged', tag: 'kind', rows: LASTING_ABILITIES },
  measure: { is: 'keyed', rows: MEASURES },

  /** Any number. */
  amount: { is: 'either', of: ['change', 'measure'] },
  /** The card or cards that a trigger or a replacement is about. */
  filter: { is: 'either', of: ['own', 'selection'] },
  /** A number from 1, for what is dealt, drawn or given. */
  quantity: { is: 'either', of: ['times', 'measure'] },
  quantityOrAll: { is: 'either', of: ['times', 'all', 'measure'] },
  typeOrTypes: { is: 'either', of: ['type', 'types'] },

  cards: { is: 'cards' },
  units: { is: 'cards', types: UNITS },
  destroyable: { is: 'cards', types: ['contraption', 'node'] },
  bouncable: { is: 'cards', types: ['minion', 'contraption', 'spy', 'node', ...INSTANTS] },
  minions: { is: 'cards', types: ['minion'] },
  spies: { is: 'cards', types: ['spy'] },
  nodes: { is: 'cards', types: ['node'] },
  instants: { is: 'cards', types: INSTANTS },
  /** One card in a square of the lair. */
  oneInSquare: { is: 'cards', types: ['minion', 'contraption'], one: true },
} as const satisfies Readonly<Record<string, ShapeOf<string>>>;
export type Kind = keyof typeof KINDS;
/** Kind → what a field of that kind may hold. */
export type Kinds = { [K in Kind]: Value<(typeof KINDS)[K]> };
export type Shape = ShapeOf<Kind, Fields>;
/** A row or a list that names an unknown kind does not compile here. */
KINDS satisfies Readonly<Record<Kind, Shape>>;

/** What the field of a row holds. A question mark says that the field may be left out. */
export type Field = Kind | `${Kind}?`;
export type Fields = Readonly<Record<string, Field>>;
export const isOptional = (field: Field): boolean => field.endsWith('?');
/** What a field holds if it is not left out. */
export const kindOf = (field: Field): Kind => (isOptional(field) ? field.slice(0, -1) : field) as Kind;
/** Rows by their names. */
export type Rows = Readonly<Record<string, Fields>>;

/** The same type, shown by editors with all its fields. */
type Flat<T> = { [N in keyof T]: T[N] } & {};
type Held<F> = F extends `${infer K extends Kind}?` ? Kinds[K] : F extends Kind ? Kinds[F] : never;
/** The object that a row describes. */
export type Row<F> = Flat<
  { -readonly [N in keyof F as F[N] extends `${string}?` ? never : N]: Held<F[N]> } & {
    -readonly [N in keyof F as F[N] extends `${string}?` ? N : never]?: Held<F[N]>;
  }
>;
/** The objects that some rows describe. Each holds the name of its row. */
export type Tagged<Tag extends string, R> = { [N in keyof R]: Flat<{ [T in Tag]: N } & Row<R[N]>> }[keyof R];
/** The objects that some rows describe, told apart by their fields. */
export type Keyed<R> = { [N in keyof R]: Row<R[N]> }[keyof R];

type Value<S> = S extends { is: 'word'; words: readonly (infer W)[] }
  ? W
  : S extends { is: 'number' }
    ? number
    : S extends { is: 'flag' }
      ? boolean
      : S extends { is: 'yes' }
        ? true
        : S extends { is: 'text' }
          ? string
          : S extends { is: 'list'; of: infer K extends Kind }
            ? Kinds[K][]
            : S extends { is: 'tuple'; of: infer T extends readonly Kind[] }
              ? { -readonly [I in keyof T]: Kinds[T[I]] }
              : S extends { is: 'row'; row: infer F }
                ? Row<F>
                : S extends { is: 'tagged'; tag: infer T extends string; rows: infer R }
                  ? Tagged<T, R>
                  : S extends { is: 'keyed'; rows: infer R }
                    ? Keyed<R>
                    : S extends { is: 'either'; of: infer T extends readonly Kind[] }
                      ? Kinds[T[number]]
                      : S extends { is: 'cards' }
                        ? Selector
                        : never;
