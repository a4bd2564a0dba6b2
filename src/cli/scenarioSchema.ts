/** The format of scenario files for editors. It also names actions and the summary, which the runner judges by itself. */
import { z } from '../cards/zod.ts';
import type { ActionType } from '../engine/index.ts';
import { ACTION_TYPES, ACTIONS, CARD_TYPES, EDGES, PLAN_STATUSES, SIDES, STEPS } from '../engine/index.ts';
import { scenarioSchema } from '../scenario/format.ts';
import { ACTIONS_SAY } from '../text/en/actions.ts';
import { FIELDS_SAY, SUMMARY_SAYS } from '../text/en/scenario/says.ts';

const id = z.string();
const ids = z.array(id);
const side = z.enum(SIDES);
const whole = z.int();
const bySide = <T extends z.ZodType>(held: T) => z.strictObject({ genius: held, spymaster: held }).partial();

/** What a field of an action holds. */
const FORMS: Readonly<Record<string, z.ZodType>> = {
  card: id,
  cards: ids,
  square: z.int().min(1).max(8),
  edge: z.enum(EDGES),
  number: z.int().min(0),
};

const action = (type: ActionType) => {
  const { fields } = ACTIONS[type];
  const held = Object.entries(fields).map(([name, shape]) => {
    const form = FORMS[shape.replace('?', '')].clone().describe(FIELDS_SAY[name]);
    return [name, shape.endsWith('?') ? form.optional() : form];
  });
  const whose = type === 'concede' || type === 'agreeDraw' ? side : side.optional();
  return z
    .strictObject({ type: z.literal(type), side: whose, ...Object.fromEntries(held) })
    .describe(ACTIONS_SAY[type]);
};

const step = z.enum([...new Set([...STEPS.genius, ...STEPS.spymaster, 'end' as const])]);
/** Any part of the summary. Of a list all entries are named, each by any part of it. */
const SUMMARY: Readonly<Record<string, z.ZodType>> = {
  turn: z.strictObject({ number: whole, side, step }).partial(),
  score: bySide(whole),
  winner: z.enum([...SIDES, 'draw']).nullable(),
  lair: z
    .array(
      z
        .strictObject({
          id,
          card: id,
          type: z.enum(CARD_TYPES),
          busy: z.boolean(),
          attack: whole,
          health: whole,
          perception: whole,
          attached: ids,
        })
        .partial()
        .nullable(),
    )
    .length(8),
  plan: z
    .strictObject({ id, card: id, status: z.enum(PLAN_STATUSES), faceUp: z.boolean() })
    .partial()
    .nullable(),
  offered: ids,
  networks: z.array(
    z
      .strictObject({
        nodes: z.array(z.strictObject({ id, card: id, at: z.array(whole).length(2) }).partial()),
        links: z.array(z.array(id).length(2)),
        size: whole,
        spies: ids,
      })
      .partial(),
  ),
  spies: z.record(
    id,
    z.strictObject({ card: id, network: z.boolean(), attack: whole, health: whole, sneak: whole }).partial(),
  ),
  infiltration: z
    .strictObject({ spy: id, square: whole, health: whole, sneak: whole, maySneak: z.boolean() })
    .partial()
    .nullable(),
  infiltrated: ids,
  hands: bySide(ids),
  decks: z.strictObject({ genius: ids, spymaster: ids, plans: ids }).partial(),
  discards: bySide(ids),
  scored: bySide(ids),
  stack: z.array(z.strictObject({ kind: id, side, id }).partial()),
  awaiting: z.strictObject({ side: side.nullable(), kind: z.enum(['act', 'respond', 'choose', 'over']) }).partial(),
  actionsLeft: whole,
  minionsLeft: whole,
};

const expected = Object.entries(SUMMARY).map(([key, form]) => [
  key,
  form.describe(SUMMARY_SAYS[key].replaceAll('`', '')).optional(),
]);

/** The schema that an editor reads: `scenarioSchema`, and in it the actions and what may be expected. */
export const editorScenario = scenarioSchema.extend({
  actions: z.array(z.union(ACTION_TYPES.map(action))).optional(),
  expect: z.strictObject(Object.fromEntries(expected)).optional(),
});
