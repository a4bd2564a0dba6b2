/** Reads a run that was printed as JSON. */

import { BOTS } from '../bots/index.ts';
import { parse } from '../cards/issues.ts';
import { pathText } from '../cards/problem.ts';
import { z } from '../cards/zod.ts';
import type { Rules } from '../engine/index.ts';
import { CARD_TYPES } from '../engine/index.ts';
import type { Paired } from './compare.ts';
import { COMPARED } from './pairs.ts';
import type { Run } from './run.ts';
import { CARD_COUNTS, GAME_COUNTS, PLAN_COUNTS } from './tally.ts';
import type { RunTrouble } from './trouble.ts';

const count = z.int().min(0);
const counts = <Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, count])) as Record<Name, typeof count>;

const runSchema = z.object({
  genius: z.enum(BOTS),
  spymaster: z.enum(BOTS),
  cardsHash: z.string(),
  rules: z.custom<Rules>((value) => typeof value === 'object' && value !== null, 'must be the rules of the run'),
  seeds: z.array(z.tuple([z.int(), z.int()])),
  seconds: z.number().min(0),
  counts: z.strictObject({
    ...counts(GAME_COUNTS),
    // Runs of older versions do not say it: their games broke off where cards looped.
    looped: count.default(0),
    loops: z.record(z.string(), count).default({}),
    rounds: z.record(z.string().regex(/^\d+$/, 'must be a number of rounds'), count),
    plans: z.array(z.strictObject({ card: z.string(), evilness: z.number(), ...counts(PLAN_COUNTS) })),
    cards: z.array(z.strictObject({ card: z.string(), type: z.enum(CARD_TYPES), ...counts(CARD_COUNTS) })),
  }),
});

const moments = z.object({ n: count, sum: z.number(), squares: z.number() });
const pairedSchema = runSchema.extend({
  compare: runSchema
    .extend({
      changes: z.object({ changedCards: z.array(z.string()) }),
      differences: z.object(
        Object.fromEntries(COMPARED.map((what) => [what, moments])) as Record<
          (typeof COMPARED)[number],
          typeof moments
        >,
      ),
      most: count.nullable(),
    })
    .optional(),
});

/** The run in a text, with the comparison that it belongs to, or what is wrong with it. */
export function readRun(text: string): { run: Run; paired?: Paired } | { trouble: RunTrouble } {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { trouble: { code: 'not-json', facts: {} } };
  }
  const result = parse(pairedSchema, json);
  if ('value' in result) {
    const { compare, ...run } = result.value;
    if (!compare) return { run };
    const { changes, differences, most, ...to } = compare;
    return { run, paired: { from: run, to, differences, changedCards: changes.changedCards, most } };
  }
  const [fault] = result.faults;
  return { trouble: { code: 'no-run', facts: { path: pathText(fault.path), fault } } };
}
