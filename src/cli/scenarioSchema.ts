/** The format of scenario files for editors. It also names actions and the summary, which the runner judges by itself. */
import { z } from '../cards/zod.ts';
import type { ActionType } from '../engine/index.ts';
import { ACTION_TYPES, ACTIONS, EDGES, SIDES } from '../engine/index.ts';
import { scenarioSchema } from '../scenario/format.ts';
import { summaryShape } from '../scenario/summaryShape.ts';
import { ACTIONS_SAY } from '../text/en/actions.ts';
import { FIELDS_SAY, SUMMARY_SAYS } from '../text/en/scenario/says.ts';

const id = z.string();
const ids = z.array(id);
const side = z.enum(SIDES);

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

const expected = Object.entries(summaryShape(id, id, id) as Record<string, z.ZodType>).map(([key, form]) => [
  key,
  form.describe(SUMMARY_SAYS[key].replaceAll('`', '')).optional(),
]);

/** The schema that an editor reads: `scenarioSchema`, and in it the actions and what may be expected. */
export const editorScenario = scenarioSchema.extend({
  actions: z.array(z.union(ACTION_TYPES.map(action))).optional(),
  expect: z.strictObject(Object.fromEntries(expected)).optional(),
});
