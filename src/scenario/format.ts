/** The shape of a scenario file. `position.ts` checks what the shape cannot say: ids, connectors, support. */

import { withoutAsides } from '../cards/asides.ts';
import { parse } from '../cards/issues.ts';
import { z } from '../cards/zod.ts';
import { DURATIONS, KEYWORDS, PLAN_STATUSES, SIDES, STATS, STEPS } from '../engine/index.ts';
import { KINDS, TRIGGER_EVENTS } from '../engine/language.ts';
import { tooMuch } from './limits.ts';
import { missionSchema } from './mission.ts';
import { puzzleSchema } from './puzzle.ts';
import { BadScenario, badOnes } from './trouble.ts';

const id = z.string().min(1);
const count = z.number().int().min(0);
const aCard = { error: 'must be a card like "guard" or { "card": "guard" }' };
const placed = z.union([id, z.strictObject({ card: id, id: id.optional() })], aCard);
const list = z.array(placed);
const bySide = z.strictObject({ genius: list.optional(), spymaster: list.optional() });

const occupant = z.union(
  [
    id,
    z.strictObject({
      card: id,
      id: id.optional(),
      busy: z.boolean().optional(),
      attached: list.optional(),
      damage: count.optional(),
    }),
  ],
  aCard,
);

const spy = z.union(
  [
    id,
    z.strictObject({
      card: id,
      id: id.optional(),
      damage: count.optional(),
      sneakSpent: count.optional(),
      maySneak: z.boolean().optional(),
    }),
  ],
  aCard,
);

/** What an effect has changed for a time: a statistic, a keyword, or damage that it prevents. */
const change = z.strictObject({
  card: id,
  stat: z.enum(STATS).optional(),
  by: z.number().int().optional(),
  keyword: z.enum(KEYWORDS).optional(),
  prevent: z.union([count, z.literal('all')], { error: 'must be a whole number, or "all"' }).optional(),
  for: z.enum(DURATIONS),
  side: z.enum(SIDES).optional(),
});

const link = z.tuple([id, id]);
const chance = z
  .number()
  .int()
  .min(-(2 ** 31))
  .max(2 ** 31 - 1);

const node = z.union(
  [id, z.strictObject({ card: id, id: id.optional(), at: z.tuple([z.number().int(), z.number().int()]).optional() })],
  aCard,
);

const setup = z.strictObject({
  turn: z
    .strictObject({
      number: z.number().int().min(1).optional(),
      side: z.enum(SIDES).optional(),
      step: z.enum([...STEPS.genius, ...STEPS.spymaster]).optional(),
    })
    .optional(),
  score: z.strictObject({ genius: count.optional(), spymaster: count.optional() }).optional(),
  lair: z.partialRecord(z.enum(['1', '2', '3', '4', '5', '6', '7', '8']), occupant.nullable()).optional(),
  plan: z
    .union(
      [
        id,
        z.strictObject({
          card: id,
          id: id.optional(),
          status: z.enum(PLAN_STATUSES).optional(),
          faceUp: z.boolean().optional(),
        }),
      ],
      aCard,
    )
    .nullable()
    .optional(),
  networks: z
    .array(
      z.strictObject({
        nodes: z.array(node).min(1),
        links: z.array(link).optional(),
        spies: z.array(spy).optional(),
      }),
    )
    .optional(),
  unassigned: z.array(spy).optional(),
  hands: bySide.optional(),
  decks: z.strictObject({ genius: list.optional(), spymaster: list.optional(), plans: list.optional() }).optional(),
  discards: bySide.optional(),
  scored: bySide.optional(),
  infiltrated: z.array(id).optional(),
  infiltration: z
    .strictObject({
      spy: id,
      square: z.number().int().min(1).max(9),
      damage: count.optional(),
      sneakSpent: count.optional(),
      maySneak: z.boolean().optional(),
    })
    .nullable()
    .optional(),
  actionsLeft: count.optional(),
  minionsLeft: count.optional(),
  mayDiscard: z.boolean().optional(),
  stepDone: z.boolean().optional(),
  changes: z.array(change).optional(),
  used: z.array(z.strictObject({ card: id, ability: count, times: count.optional() })).optional(),
  /** A card in play that is not named here has the counters that it comes with. */
  counters: z
    .array(z.strictObject({ card: id, name: z.string().max(KINDS.tag.most).regex(KINDS.tag.pattern), count }))
    .optional(),
  happened: z
    .array(
      z.strictObject({
        event: z.enum(TRIGGER_EVENTS),
        card: id.optional(),
        spy: id.optional(),
        side: z.enum(SIDES).optional(),
      }),
    )
    .optional(),
  order: z
    .strictObject({
      nodes: z.array(id).optional(),
      spies: z.array(id).optional(),
      links: z.array(link).optional(),
    })
    .optional(),
  random: z.array(chance).length(4).optional(),
});

const LONG_SEED = 'a seed is a whole number from 0 on, or a text of 32 hexadecimal digits';

export const scenarioSchema = z.strictObject({
  $schema: z.string().optional(),
  name: z.string().optional(),
  description: z.string().optional(),
  seed: z.union([z.int().min(0), z.string().regex(/^[0-9a-fA-F]{32}$/, LONG_SEED)]).optional(),
  /** The card set that it was made with: its hash, and where it can be had. The runner does not read it. */
  cardSet: z.strictObject({ hash: id, name: z.string().optional(), address: z.string().optional() }).optional(),
  /** Paths of card files, from the scenario file: they give the cards that the set-up names and `cards` lacks. */
  cast: z.union([id, z.array(id)], { error: 'must be the path of a card file, or a list of paths' }).optional(),
  cards: z.array(z.unknown()).optional(),
  rules: z.unknown().optional(),
  setup: setup.nullable().optional(),
  actions: z.array(z.unknown()).optional(),
  expect: z.record(z.string(), z.unknown()).optional(),
  /** A loop of cards is cut as at the table (R9.6), and the script goes on. Else it ends the script. */
  cutLoops: z.boolean().optional(),
  /** What makes it a mission: a game with a goal, that tells what is new. */
  mission: missionSchema.optional(),
  /** What makes it a puzzle: a goal that one side can force. */
  puzzle: puzzleSchema.optional(),
  /** How the script is meant to fail. The tests read it; the runner does not. */
  fails: z
    .strictObject({
      at: z.number().int().min(0).nullable(),
      code: z.string(),
      rule: z.string().optional(),
      says: z.string().optional(),
    })
    .optional(),
});

export type Scenario = z.infer<typeof scenarioSchema>;
export type Setup = z.infer<typeof setup>;
export type Placed = z.infer<typeof placed>;
export type PlacedSpy = z.infer<typeof spy>;

/** The keys of a scenario that hold parts of a summary: their own keys may be ids. */
const WITH_IDS = ['expect', 'mission', 'puzzle'];

/** The scenario without what it carries for people and tools. */
function plain(value: unknown): unknown {
  const kept = withoutAsides(value);
  if (typeof kept !== 'object' || kept === null || Array.isArray(kept)) return kept;
  const whole = Object.entries(value as object).filter(([key]) => WITH_IDS.includes(key));
  return { ...kept, ...Object.fromEntries(whole) };
}

/** Reads a scenario from parsed JSON. Throws a `BadScenario`. */
export function readScenario(value: unknown): Scenario {
  const much = tooMuch(value);
  if (much) throw new BadScenario(much);
  const result = parse(scenarioSchema, plain(value));
  if ('value' in result) return result.value;
  const troubles = result.faults.map((fault) => ({ code: 'form', facts: { fault } }) as const);
  throw badOnes(troubles, result.more);
}
