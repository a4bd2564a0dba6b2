/** The tables of src/cards/README.md, made from the card language. Each stands between two marks in the text. */

import { BEAR, HAVE } from '../cards/applies.ts';
import { ABILITIES_SAY, FIELDS_SAY, fieldSays } from '../cards/says/fields.ts';
import { RULES_SAY } from '../cards/says/rules.ts';
import { VERBS_SAY } from '../cards/says/verbs.ts';
import { WORDS_SAY } from '../cards/says/words.ts';
import type { CardType } from '../engine/index.ts';
import { CARD_TYPES, EDGES, KEYWORDS, RECOMMENDED, STATS } from '../engine/index.ts';
import type { Field, Fields, Kind, Rows, Shape } from '../engine/language.ts';
import {
  ABILITIES,
  CARDS,
  CONDITIONS,
  isOptional,
  KINDS,
  kindOf,
  MEASURES,
  REPLACEABLE,
  REPLACEMENTS,
  SELECTION,
  TRIGGER_EVENTS,
  TRIGGERS,
  VERB_NAMES,
  VERBS,
} from '../engine/language.ts';
import { typeName } from '../text/en/mistakes/types.ts';

const code = (word: string): string => `\`${word}\``;
const codes = (words: readonly string[]): string => words.map(code).join(' ');
/** A key, with a question mark after it if it may be left out. */
const keyOf = (key: string, field: Field): string => `${code(key)}${isOptional(field) ? '?' : ''}`;
/** `Minions, Spies or Nodes` */
const cardsOf = (types: readonly CardType[], word: 'and' | 'or' = 'and'): string => {
  const each = types.map(typeName);
  return each.length < 2 ? each.join('') : `${each.slice(0, -1).join(', ')} ${word} ${each.at(-1)}`;
};

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), `|${'---|'.repeat(head.length)}`, ...rows.map(line)].join('\n');
}

/** What a field of the kind may hold, in a few words. */
function values(kind: Kind): string {
  const said = VALUES[kind];
  if (said) return said;
  const shape: Shape = KINDS[kind];
  switch (shape.is) {
    case 'word':
      return codes(shape.words);
    case 'number':
      return `${shape.from} to ${shape.to}`;
    case 'flag':
      return '`true` or `false`';
    case 'yes':
      return '`true`';
    case 'text':
      return 'a text';
    case 'either':
      return shape.of.map(values).join(', or ');
    case 'cards':
      return shape.one ? `one of ${cardsOf(shape.types ?? CARD_TYPES)}` : cardsOf(shape.types ?? []) || 'any cards';
    default:
      return kind;
  }
}
/** Kinds whose words stand in their own table, or for which an example says more. */
const VALUES: { readonly [K in Kind]?: string } = {
  abilities: 'a list of abilities',
  bonuses: 'a list like `[{ "size": 3, "attack": 1 }]`',
  condition: 'a condition',
  counters: '`{ "name": "charge", "count": 3 }`',
  duration: 'how long',
  edges: `a list of ${codes(EDGES)}`,
  effects: 'effects',
  event: 'an event, see below',
  figure: '`["attack", ">=", 3]`',
  grants: '`{ "attack": 1, "health": 1, "perception": 1, "initiative": true }`',
  keyword: 'a keyword',
  keywords: 'a list of keywords',
  measure: 'what is counted',
  options: 'lists of effects',
  planCost: '`{ "contraptions": 2, "minions": 1 }`',
  properties: 'a list of words, see below',
  squares: '`[1, 4]`',
  stat: 'a statistic',
  support: '`{ "min": 2, "max": 4 }`',
  tag: 'a word of your own',
  tags: 'a list like `["Guard"]`',
  typeOrTypes: 'a card type, or a list of them',
};

const everywhere = (key: string): boolean => CARD_TYPES.every((type) => Object.hasOwn(CARDS[type], key));
const cardKeys = [...new Set(CARD_TYPES.flatMap((type) => Object.keys(CARDS[type])))];
const fieldOf = (type: CardType, key: string): Field => (CARDS[type] as Fields)[key];

const keyRow = (kind: Kind, key: string, field: Field, name?: string): string[] => [
  keyOf(key, field),
  values(kindOf(field)),
  fieldSays(kind, key, name) ?? '',
];
const rowOf = (kind: Kind): Fields => (KINDS[kind] as Extract<Shape, { is: 'row' }>).row;
/** The kind of the objects with plain keys that a card has there, alone or in a list; null: it has none. */
function objectsIn(type: CardType, key: string): Kind | null {
  if (!Object.hasOwn(CARDS[type], key)) return null;
  const kind = kindOf(fieldOf(type, key));
  const shape: Shape = KINDS[kind];
  const held = shape.is === 'list' ? shape.of : kind;
  return KINDS[held].is === 'row' ? held : null;
}
/** A row for each key of those objects. */
function innerRows(outer: string): string[][] {
  const types = CARD_TYPES.filter((type) => objectsIn(type, outer));
  const kind = types.length > 0 ? objectsIn(types[0], outer) : null;
  if (!kind) return [];
  return Object.entries(rowOf(kind)).map(([key, field]) => [codes(types), code(outer), ...keyRow(kind, key, field)]);
}
const keyTable = (kind: Kind, row: Fields): string =>
  table(
    ['key', 'value', 'what it says'],
    Object.entries(row).map(([key, field]) => keyRow(kind, key, field)),
  );

const wordTable = (head: string, kind: keyof typeof WORDS_SAY): string =>
  table(
    [head, 'what it means'],
    Object.entries(WORDS_SAY[kind]).map(([word, says]) => [code(word), says]),
  );

/** `{ "exists": …, "atLeast": … }` */
const forms = (kind: 'condition' | 'measure', rows: Rows): string =>
  table(
    [kind === 'measure' ? 'number' : 'condition', 'what it says'],
    Object.values(rows).map((row) => {
      const keys = Object.keys(row);
      const says: Readonly<Record<string, string>> = FIELDS_SAY[kind];
      return [
        code(`{ ${keys.map((key) => `"${key}": …${isOptional(row[key]) ? '?' : ''}`).join(', ')} }`),
        keys.map((key) => says[key]).join(' '),
      ];
    }),
  );

const fields = (row: Fields): string =>
  Object.entries(row)
    .map(([key, field]) => `${keyOf(key, field)} (${values(kindOf(field))})`)
    .join(', ');

/** JSON in one line, with spaces. */
function inLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inLine).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  return `{ ${Object.entries(value)
    .map(([key, held]) => `"${key}": ${inLine(held)}`)
    .join(', ')} }`;
}

const verb = (name: (typeof VERB_NAMES)[number]): string => {
  const { says, example } = VERBS_SAY[name];
  const holds = fields(VERBS[name]);
  return `${code(name)}: ${says}${holds ? ` Keys: ${holds}.` : ''}\n\`\`\`json effect\n${inLine(example)}\n\`\`\``;
};

/** Name in the table's mark → the table. */
export const TABLES: Readonly<Record<string, () => string>> = {
  'numbers of the rules': () =>
    table(
      ['key', 'unless said otherwise', 'what it says'],
      Object.entries(RULES_SAY).map(([key, says]) => [
        code(key),
        code(JSON.stringify(RECOMMENDED[key as keyof typeof RECOMMENDED])),
        says,
      ]),
    ),
  'every card': () =>
    table(
      ['key', 'value', 'what it says'],
      [
        [code('type'), codes(CARD_TYPES), FIELDS_SAY.card.type],
        ...cardKeys.filter(everywhere).map((key) => keyRow('card', key, fieldOf('minion', key))),
        ['`notes`? `author`? `version`? `$…`?', 'anything', 'For people and tools: the game ignores it.'],
      ],
    ),
  'cards by type': () =>
    table(
      ['type', 'key', 'value', 'what it says'],
      CARD_TYPES.flatMap((type) =>
        Object.entries(CARDS[type] as Fields)
          .filter(([key]) => !everywhere(key))
          .map(([key, field]) => [code(type), ...keyRow('card', key, field, type)]),
      ),
    ),
  'keys inside keys': () => table(['type', 'inside', 'key', 'value', 'what it says'], cardKeys.flatMap(innerRows)),
  keywords: () =>
    table(
      ['keyword', 'for', 'what it says'],
      KEYWORDS.map((keyword) => [code(keyword), cardsOf(BEAR[keyword]), WORDS_SAY.keyword[keyword]]),
    ),
  statistics: () =>
    table(
      ['statistic', 'of'],
      STATS.map((stat) => [code(stat), cardsOf(HAVE[stat])]),
    ),
  abilities: () =>
    table(
      ['kind', 'keys', 'what it is'],
      Object.entries(ABILITIES as Rows).map(([kind, row]) => [
        code(kind),
        Object.keys(row)
          .map((key) => keyOf(key, row[key]))
          .join(' '),
        ABILITIES_SAY[kind as keyof typeof ABILITIES],
      ]),
    ),
  'keys of abilities': () =>
    table(
      ['key', 'what it says'],
      [...new Set(Object.values(ABILITIES as Rows).flatMap(Object.keys))].map((key) => [
        code(key),
        fieldSays('ability', key) ?? '',
      ]),
    ),
  costs: () => keyTable('cost', rowOf('cost')),
  events: () =>
    table(
      ['event', '`$event`', 'when'],
      TRIGGER_EVENTS.map((on) => {
        const { card, network, by, spy } = TRIGGERS[on];
        const tells = card && !network ? cardsOf(card) : '';
        return [
          code(on),
          `${tells}${by ? '; `$by`: what did it' : ''}${spy ? '; a Spy’s own too' : ''}`,
          WORDS_SAY.event[on],
        ];
      }),
    ),
  replaceable: () =>
    table(
      ['`instead`', 'of', 'what does not happen'],
      REPLACEABLE.map((word) => [code(word), cardsOf(REPLACEMENTS[word]), WORDS_SAY.replaceable[word]]),
    ),
  parts: () => wordTable('part', 'reference'),
  selections: () => keyTable('selection', SELECTION),
  'words of selections': () =>
    table(
      ['key', 'word', 'what it means'],
      (['zone', 'where', 'network', 'pick', 'property'] as const).flatMap((kind) =>
        Object.entries(WORDS_SAY[kind]).map(([word, says]) => [
          kind === 'property' ? '`is` `isNot`' : code(kind),
          code(word),
          says,
        ]),
      ),
    ),
  numbers: () => forms('measure', MEASURES),
  conditions: () => forms('condition', CONDITIONS),
  'states of the plan': () => wordTable('state', 'status'),
  durations: () => wordTable('`for`', 'duration'),
  verbs: () => VERB_NAMES.map(verb).join('\n\n'),
};

const MARKED = /<!-- table: ([\w ]+) -->\n(?:.*?\n)??<!-- end of table -->/gs;

/** The text of README.md with newly made tables. Throws on a mark of an unknown table. */
export const renewed = (text: string): string =>
  text.replace(MARKED, (_, name: string) => {
    const made = TABLES[name];
    if (!made) throw new Error(`There is no table "${name}"; known: ${Object.keys(TABLES).join(', ')}.`);
    return `<!-- table: ${name} -->\n${made()}\n<!-- end of table -->`;
  });
