/** The schema of card files, built from the tables of the card language: what a designer's JSON may say, key by key. */

import type { Card, Rules } from '../engine/index.ts';
import { RECOMMENDED } from '../engine/index.ts';
import type { Fields, Kind, Kinds, Rows, Shape } from '../engine/language.ts';
import { CONDITIONS, EVERY_CARD, isOptional, KINDS, kindOf, LARGEST, MEASURES } from '../engine/language.ts';
import { keyedUnion } from './keyedUnion.ts';
import { MOST_MISSIONS, MOST_PUZZLES } from './limits.ts';
import { fieldSays, rowSays } from './says/fields.ts';
import { RULES_SAY } from './says/rules.ts';
import { wordsSay } from './says/words.ts';
import { STANDS_ON } from './standing.ts';
import { z } from './zod.ts';

/** What the JSON Schema says about a schema besides its values. `enumDescriptions`: one text for each of its words. */
interface Description {
  [key: string]: unknown;
  id?: string;
  description?: string;
  enumDescriptions?: readonly string[];
}
export const DESCRIPTIONS = z.registry<Description>();
function describe<S extends z.ZodType>(schema: S, description: Description): S {
  DESCRIPTIONS.add(schema, description);
  return schema;
}

const built = new Map<Kind, z.ZodType>();
/** The schema of what a field of that kind may hold. */
function schemaOf<K extends Kind>(kind: K): z.ZodType<Kinds[K]> {
  let schema = built.get(kind);
  if (!schema) {
    schema = build(kind);
    built.set(kind, schema);
    if (!DESCRIPTIONS.has(schema)) describe(schema, { id: kind, ...wordsSay(kind) });
  }
  return schema as z.ZodType<Kinds[K]>;
}

/** The message if a value is not even a list or an object: an example. */
const wanting = (kind: Kind) => ({
  error: ({ code }: { code?: string }) => (code === 'invalid_type' ? EXAMPLES[kind] : undefined),
});
const EXAMPLES: { readonly [K in Kind]?: string } = {
  ability: 'must be an ability like { "kind": "trigger", "on": "entered", "effects": [ … ] }',
  abilities: 'must be a list of abilities like [{ "kind": "trigger", "on": "entered", "effects": [ … ] }]',
  bonus: 'must be a bonus like { "size": 3, "attack": 1 }',
  bonuses: 'must be a list of bonuses like [{ "size": 3, "attack": 1 }]',
  card: 'must be a card like { "id": "guard", "type": "minion", … }',
  comparison: 'must be a list like [{ "score": "you" }, "<", 5]',
  conditions: 'must be a list of conditions like [{ "turn": "you" }, { "infiltration": false }]',
  cost: 'must be a cost like { "busy": true } or { "discard": 1 }',
  edges: 'must be a list of edges like ["left", "top"]',
  effect: 'must be an effect like { "verb": "draw", "who": "you", "amount": 1 }',
  effects: 'must be a list of effects like [{ "verb": "draw", "who": "you", "amount": 1 }]',
  grants: 'must be an object like { "attack": 1 }',
  keywords: 'must be a list of keywords like ["initiative"]',
  lastingAbility: 'must be an ability like { "kind": "static", "cards": { "type": "spy" }, "stats": { "sneak": 1 } }',
  options: 'must be a list of lists of effects like [[{ "verb": "eject" }], [{ "verb": "delay" }]]',
  planCost: 'must be an object like { "contraptions": 2, "minions": 1 }',
  properties: 'must be a list of words like ["busy"]',
  selection: 'must be a selection like { "type": "minion" }',
  squares: 'must be a list of two squares like [1, 4]',
  statChanges: 'must be an object like { "attack": 1 }',
  statuses: 'must be a list of states like ["activated", "advanced"]',
  support: 'must be an object like { "min": 2, "max": 4 }',
  targets: 'must be a list of selections like [{ "type": "minion" }]',
};

function build(kind: Kind): z.ZodType {
  const shape: Shape = KINDS[kind];
  switch (shape.is) {
    case 'word':
      return shape.words.length === 1 ? z.literal(shape.words[0]) : z.enum(shape.words);
    case 'number':
      return z.int().min(shape.from).max(shape.to);
    case 'flag':
      return z.boolean();
    case 'yes':
      return z.literal(true);
    case 'text': {
      const { least, most, pattern, like } = shape;
      const text = (least === undefined ? z.string() : z.string().min(least)).max(most);
      return pattern ? text.regex(pattern, `must be ${like}`) : text;
    }
    case 'list': {
      const { least, most } = shape;
      const any = z.array(schemaOf(shape.of), wanting(kind));
      const list = least === undefined ? any : any.min(least);
      return most === undefined ? list : list.max(most);
    }
    case 'tuple':
      return z.tuple(shape.of.map(schemaOf) as [z.ZodType, ...z.ZodType[]], wanting(kind));
    case 'row':
      return object(kind, shape.row);
    case 'tagged': {
      const rows = Object.entries(shape.rows).map(([name, row]) => object(kind, row, shape.tag, name));
      return z.discriminatedUnion(shape.tag, rows as [z.ZodObject, ...z.ZodObject[]], wanting(kind));
    }
    case 'keyed':
      return keyedUnion(
        variants(kind),
        Object.values(shape.rows),
        kind === 'condition'
          ? { error: ({ input }) => severalIn(CONDITIONS, input) ?? WANTED[kind] }
          : { error: WANTED[kind] },
      );
    case 'either':
      return z.union(shape.of.flatMap(variants), { error: WANTED[kind] });
    case 'cards':
      return cards;
  }
}

/** The schemas of a kind: one, or one for each row if the fields tell the rows apart. */
function variants(kind: Kind): z.ZodType[] {
  const shape: Shape = KINDS[kind];
  return shape.is === 'keyed' ? Object.values(shape.rows).map((row) => object(kind, row)) : [schemaOf(kind)];
}

const objects = new Map<Fields | string, z.ZodObject>();
/** The schema of the objects that a row describes. `name` stands in them under the key `tag`. */
function object(kind: Kind, row: Fields, tag?: string, name?: string): z.ZodObject {
  const key = tag === undefined ? row : `${tag} ${name}`;
  let schema = objects.get(key);
  if (!schema) {
    schema = describe(z.strictObject(shapeOf(kind, row, tag, name), wanting(kind)), rowSays(kind, name));
    objects.set(key, schema);
  }
  return schema;
}

/** A schema of its own for a field that is described otherwise. A copy by zod alone would try all rows again. */
function copyOf(kind: Kind): z.ZodType {
  const held = schemaOf(kind);
  const copy = held.clone();
  if (KINDS[kind].is === 'keyed') Object.assign(copy._zod, { parse: held._zod.parse, run: held._zod.run });
  return copy;
}

/** Each field is built when it is first read, because effects hold effects and conditions hold conditions. */
function shapeOf(kind: Kind, row: Fields, tag?: string, name?: string): z.ZodRawShape {
  const shape: Record<string, z.ZodType> = {};
  for (const key of inOrder(kind, row, tag)) {
    const field = row[key];
    Object.defineProperty(shape, key, {
      enumerable: true,
      configurable: true,
      get: () => {
        if (key === tag) return describe(z.literal(name), { description: fieldSays(kind, tag) });
        const held = schemaOf(kindOf(field));
        return describe(isOptional(field) ? held.optional() : copyOf(kindOf(field)), {
          description: fieldSays(kind, key, name),
        });
      },
    });
  }
  return shape;
}

/** The order in which keys are read: fields of every card, the tag, the rest. The hash of a set depends on it. */
function inOrder(kind: Kind, row: Fields, tag?: string): string[] {
  const keys = Object.keys(row);
  const common = kind === 'card' ? keys.filter((key) => key in EVERY_CARD) : [];
  return [...common, ...(tag === undefined ? [] : [tag]), ...keys.slice(common.length)];
}

/** `{ "count": … }, { "stat": …, "of": … } or …` */
function forms(rows: Rows): string {
  const each = Object.values(rows).map((row) => {
    const keys = Object.keys(row).filter((key) => !isOptional(row[key]));
    return `{ ${keys.map((key) => `"${key}": …`).join(', ')} }`;
  });
  return `${each.slice(0, -1).join(', ')} or ${each.at(-1)}`;
}

/** The message if an object has the keys of several rows. */
function severalIn(rows: Rows, input: unknown): string | undefined {
  if (typeof input !== 'object' || input === null) return undefined;
  const said = Object.keys(input).filter((key) => Object.hasOwn(rows, key));
  return said.length < 2
    ? undefined
    : `says "${said.join('" and "')}" at once: put each into { … } of its own, as in { "all": [{ "turn": "you" }, { "infiltration": false }] }`;
}

/** The message if none of several forms fits. */
const WANTED: { readonly [K in Kind]?: string } = {
  typeOrTypes: 'must be a card type, or a list of them',
  filter: 'must be "$self", "$host" or a selection like { "type": "minion" }',
  amount: `must be a whole number, ${forms(MEASURES)}`,
  quantity: `must be a whole number, ${forms(MEASURES)}`,
  quantityOrAll: `must be "all", a whole number, ${forms(MEASURES)}`,
  condition: `must be a condition: ${forms(CONDITIONS)}`,
};
/** `sense.ts` checks which types of card a verb can be done to. */
const cards = describe(
  z.union([schemaOf('reference'), schemaOf('selection')], {
    error: 'must be a card like "$self" or a selection like { "type": "minion" }',
  }),
  { id: 'cards' },
);

/** One card. */
export const cardSchema: z.ZodType<Card> = schemaOf('card');

const saying = <S extends z.ZodType>(schema: S, description: string): S => describe(schema, { description });
const SCHEMA = 'Where an editor finds what it shows and completes, as in "./card-file.schema.json".';
/** Says what the list of cards in a file is. */
export const cardsOfFile = <S extends z.ZodType>(list: S): S =>
  saying(list, 'The cards of this file. A card may be in any file.');

const number = () => z.int().min(0).max(LARGEST);
const atLeastOne = () => z.int().min(1).max(LARGEST);
const everyRule = z.strictObject({
  scoreToWin: atLeastOne(),
  handSize: number(),
  discardWhenFull: z.boolean(),
  maxRounds: atLeastOne().nullable(),
  minionsPerTurn: number(),
  maxAttachments: number().nullable(),
  planChoices: atLeastOne(),
  activateOnFirstTurn: z.boolean(),
  completeOptional: z.boolean(),
  actionsPerTurn: number(),
  spiesPerNetwork: number().nullable(),
  lethalDamage: z.enum(['exceeds', 'meets']),
} satisfies Record<keyof Rules, z.ZodType>) satisfies z.ZodType<Rules>;

for (const [key, schema] of Object.entries(everyRule.shape)) {
  const rule = key as keyof Rules;
  describe<z.ZodType>(schema, {
    description: `${RULES_SAY[rule]} ${JSON.stringify(RECOMMENDED[rule])} unless said otherwise.`,
  });
}

/** Some of the rules' numbers. Those that are left out keep their default. */
export const rulesSchema = everyRule.partial();

/** The form of rules.json: the same numbers, with a place for an editor's schema. */
export const rulesFileSchema = rulesSchema.extend({ $schema: saying(z.string().optional(), SCHEMA) });

/** A scenario file of a set. The reader of scenarios checks it. */
const scenarioFile = z.record(z.string(), z.unknown());

/** The form of a card file. Its cards are checked one by one. */
export const cardFileSchema = z.strictObject(
  {
    $schema: saying(z.string().optional(), SCHEMA),
    name: saying(schemaOf('name').optional(), 'The name of the whole set, as players read it.'),
    extends: saying(
      z.enum(STANDS_ON).optional(),
      'What the set stands on: "game" adds its cards to those of the game (one with the same id takes the place of the game\'s), "nothing" lets it stand alone, and so does a file that does not say it.',
    ),
    rules: saying(rulesSchema.optional(), "The rules' numbers, unless a file rules.json has them."),
    missions: saying(
      z.array(scenarioFile).max(MOST_MISSIONS).optional(),
      'Missions that teach the set: scenario files with a key "mission", one after the other.',
    ),
    puzzles: saying(
      z.array(scenarioFile).max(MOST_PUZZLES).optional(),
      'Puzzles of the set: scenario files with a key "puzzle", one after the other.',
    ),
    cards: cardsOfFile(z.array(z.unknown())),
  },
  { error: ({ code }) => (code === 'invalid_type' ? 'must be an object like { "cards": [ … ] }' : undefined) },
);
