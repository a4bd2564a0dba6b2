/** The card language of src/engine/vocabulary/language.ts as a schema: what a designer's JSON may say, key by key. */
import { z } from 'zod';
import type { Ability, Amount, Condition, Effect, Selection, Selector } from '../engine/index.ts';
import {
  CARD_TYPES,
  DURATIONS,
  KEYWORDS,
  PLAN_STATUSES,
  PROPERTIES,
  REFERENCES,
  REPLACEABLE,
  SQUARES,
  STATS,
  TRIGGER_EVENTS,
} from '../engine/index.ts';

/** True where two types are the same, both ways. */
export type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;

const times = z.int().min(1).max(99);
const cardType = z.enum(CARD_TYPES);
const who = z.enum(['you', 'opponent']);
const stat = z.enum(STATS);
const keyword = z.enum(KEYWORDS);
const duration = z.enum(DURATIONS);
const property = z.enum(PROPERTIES);
const square = z.int().min(1).max(SQUARES);

const selection = z.strictObject({
  type: z.union([cardType, z.array(cardType).min(1)], { error: 'must be a card type, or a list of them' }),
  zone: z.enum(['play', 'stack', 'discard']).optional(),
  where: z.enum(['adjacent', 'ahead', 'behind', 'same']).optional(),
  network: z.enum(['same', 'other']).optional(),
  owner: who.optional(),
  squares: z.tuple([square, square]).optional(),
  is: z.array(property).optional(),
  isNot: z.array(property).optional(),
  other: z.boolean().optional(),
  pick: z.enum(['all', 'chosen', 'random', 'lowest', 'highest']).optional(),
  count: times.optional(),
  by: who.optional(),
  stat: stat.optional(),
});
true satisfies Same<z.infer<typeof selection>, Selection>;

const reference = z.enum(REFERENCES);
const selector = z.union([reference, selection], {
  error: 'must be a card like "$self" or a selection like { "type": "minion" }',
});
true satisfies Same<z.infer<typeof selector>, Selector>;

const measures = [
  z.strictObject({ count: selection }),
  z.strictObject({ stat, of: selector }),
  z.strictObject({ score: who }),
  z.strictObject({ handSize: who }),
  z.strictObject({ networkSize: reference }),
] as const;
const MEASURES = '{ "count": … }, { "stat": …, "of": … }, { "score": … }, { "handSize": … } or { "networkSize": … }';
const amountOf = <T extends z.ZodType<number>>(number: T) =>
  z.union([number, ...measures], { error: `must be a whole number, ${MEASURES}` });
/** Any number, for bonuses and comparisons. */
const amount = amountOf(z.int().min(-99).max(99));
/** How many or how much, for what is dealt, drawn or given. */
const quantity = amountOf(times);
const quantityOrAll = z.union([times, z.literal('all'), ...measures], {
  error: `must be "all", a whole number, ${MEASURES}`,
});
true satisfies Same<z.infer<typeof amount>, Amount>;

const conditions = z.union(
  [
    z.strictObject({ all: z.array(z.lazy(() => condition)).min(1) }),
    z.strictObject({ any: z.array(z.lazy(() => condition)).min(1) }),
    z.strictObject({ not: z.lazy(() => condition) }),
    z.strictObject({ exists: selector, atLeast: times.optional() }),
    z.strictObject({ compare: z.tuple([amount, z.enum(['<', '<=', '=', '>=', '>']), amount]) }),
    z.strictObject({ turn: who }),
    z.strictObject({ infiltration: z.boolean() }),
    z.strictObject({ plan: z.array(z.enum(PLAN_STATUSES)).min(1) }),
  ],
  {
    error:
      'must be a condition: { "all": … }, { "any": … }, { "not": … }, { "exists": … }, { "compare": … }, { "turn": … }, { "infiltration": … } or { "plan": … }',
  },
);
true satisfies Same<z.infer<typeof conditions>, Condition>;
const condition: z.ZodType<Condition> = conditions;

const list = z.lazy(() => z.array(effect));
const verb = <V extends Effect['verb'], S extends z.ZodRawShape>(name: V, shape: S) =>
  z.strictObject({ verb: z.literal(name), ...shape });

const effects = z.discriminatedUnion('verb', [
  verb('modify', { cards: selector, stat, by: amount, for: duration }),
  verb('grant', { cards: selector, keyword, for: duration }),
  verb('damage', { cards: selector, amount: quantity }),
  verb('heal', { cards: selector, amount: quantity }),
  verb('kill', { cards: selector }),
  verb('destroy', { cards: selector }),
  verb('bounce', { cards: selector }),
  verb('draw', { who, amount: quantity }),
  verb('discard', { who, amount: quantity, pick: z.enum(['chosen', 'random']) }),
  verb('makeBusy', { cards: selector }),
  verb('makeFree', { cards: selector }),
  verb('move', { cards: selector, by: who }),
  verb('swap', { cards: selector, with: selector }),
  verb('prevent', { cards: selector, amount: quantityOrAll, for: duration }),
  verb('reveal', { who, amount: quantity, pick: z.enum(['chosen', 'random']) }),
  verb('search', { amount: quantity }),
  verb('giveActions', { amount: quantity }),
  verb('giveMinions', { amount: quantity }),

  verb('delay', {}),
  verb('hasten', {}),
  verb('revealPlan', {}),
  verb('swapPlan', {}),
  verb('eject', {}),
  verb('reenter', { square: square.optional() }),
  verb('unassign', { cards: selector }),
  verb('disconnect', { cards: selector }),
  verb('connect', {}),
  verb('cancel', { cards: selector }),
  verb('passSquare', {}),
  // biome-ignore lint/suspicious/noThenProperty: a word of the card language, never awaited
  verb('if', { condition, then: list, else: list.optional() }),
  verb('each', { cards: selector, do: list }),
  verb('chooseOne', { by: who, options: z.array(list).min(2) }),
]);
true satisfies Same<z.infer<typeof effects>, Effect>;
const effect: z.ZodType<Effect> = effects;

const targets = z.array(selection).min(1).max(2);
const shared = { if: condition.optional(), effects: z.array(effect) };
const of = z
  .union([z.enum(['$self', '$host']), selection], {
    error: 'must be "$self", "$host" or a selection like { "type": "minion" }',
  })
  .optional();

/** The kinds that a Node may have from a Network size on. */
const inPlay = [
  z.strictObject({
    kind: z.literal('static'),
    cards: selector,
    stats: z
      .strictObject({
        attack: amount.optional(),
        health: amount.optional(),
        perception: amount.optional(),
        sneak: amount.optional(),
        work: amount.optional(),
        value: amount.optional(),
      })
      .optional(),
    keywords: z.array(keyword).optional(),
    if: condition.optional(),
  }),
  z.strictObject({
    kind: z.literal('trigger'),
    on: z.enum(TRIGGER_EVENTS),
    of,
    who: who.optional(),
    limit: times.optional(),
    optional: z.boolean().optional(),
    ...shared,
  }),
  z.strictObject({
    kind: z.literal('replace'),
    instead: z.enum(REPLACEABLE),
    of,
    limit: times.optional(),
    ...shared,
  }),
  z.strictObject({
    kind: z.literal('activated'),
    cost: z.strictObject({
      busy: z.literal(true).optional(),
      sneak: times.optional(),
      health: times.optional(),
      discard: times.optional(),
    }),
    limit: times.optional(),
    targets: targets.optional(),
    ...shared,
  }),
] as const;

export const ability = z.discriminatedUnion('kind', [
  ...inPlay,
  z.strictObject({ kind: z.literal('network'), size: times, ability: z.discriminatedUnion('kind', inPlay) }),
  z.strictObject({ kind: z.literal('play'), targets: targets.optional(), ...shared }),
  z.strictObject({ kind: z.literal('completion'), effects: z.array(effect) }),
]);
true satisfies Same<z.infer<typeof ability>, Ability>;

export const keywords = z.array(keyword);
