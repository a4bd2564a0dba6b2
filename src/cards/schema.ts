/** The card files as a schema. What it accepts is exactly `Card` and `Rules` of the engine, both ways. */
import { z } from 'zod';
import type { Card, Rules } from '../engine/index.ts';
import { EDGES, LARGEST } from '../engine/index.ts';
import type { Same } from './language.ts';
import { ability, keywords } from './language.ts';

const number = z.int().min(0).max(LARGEST);
const atLeastOne = z.int().min(1).max(LARGEST);
const bonus = z.int().min(-LARGEST).max(LARGEST).optional();

const base = {
  id: z.string().regex(/^[A-Za-z0-9][A-Za-z0-9_-]*$/, 'must be a word of letters, digits, - and _, like "laser-grid"'),
  name: z.string().min(1),
  copies: z.int().min(0).max(99),
  text: z.string().optional(),
  icon: z.string().optional(),
  keywords: keywords.optional(),
  abilities: z.array(ability).optional(),
};

/** One card. */
export const cardSchema = z.discriminatedUnion('type', [
  z.strictObject({
    ...base,
    type: z.literal('minion'),
    attack: number,
    health: number,
    perception: number,
    work: number.optional(),
    value: number.optional(),
    initiative: z.boolean().optional(),
  }),
  z.strictObject({
    ...base,
    type: z.literal('contraption'),
    cost: number,
    kind: z.enum(['static', 'attachable']),
    grants: z
      .strictObject({ attack: bonus, health: bonus, perception: bonus, initiative: z.boolean().optional() })
      .optional(),
  }),
  z.strictObject({
    ...base,
    type: z.literal('plan'),
    evilness: number,
    cost: z.strictObject({ contraptions: number, minions: number }),
  }),
  z.strictObject({
    ...base,
    type: z.literal('spy'),
    attack: number,
    health: number,
    sneak: number,
    support: z.strictObject({ min: number, max: number.optional() }),
    initiative: z.boolean().optional(),
  }),
  z.strictObject({
    ...base,
    type: z.literal('node'),
    connectors: z.array(z.enum(EDGES)),
    bonuses: z.array(
      z.strictObject({
        size: atLeastOne,
        attack: bonus,
        health: bonus,
        sneak: bonus,
        initiative: z.boolean().optional(),
        keywords: keywords.optional(),
      }),
    ),
  }),
  z.strictObject({ ...base, type: z.enum(['epiphany', 'intelligence']) }),
]);
true satisfies Same<z.infer<typeof cardSchema>, Card>;

/** A card file around its cards, which are checked one by one. */
export const cardFileSchema = z.strictObject({ $schema: z.string().optional(), cards: z.array(z.unknown()) });

const everyRule = z.strictObject({
  scoreToWin: atLeastOne,
  handSize: number,
  discardWhenFull: z.boolean(),
  maxRounds: atLeastOne.nullable(),
  minionsPerTurn: number,
  maxAttachments: number.nullable(),
  planChoices: atLeastOne,
  activateOnFirstTurn: z.boolean(),
  completeOptional: z.boolean(),
  actionsPerTurn: number,
  spiesPerNetwork: number.nullable(),
  lethalDamage: z.enum(['exceeds', 'meets']),
});
true satisfies Same<z.infer<typeof everyRule>, Rules>;

/** Some of the rules' numbers: those left out keep their default. */
export const rulesSchema = everyRule.partial();

/** rules.json: the same with a place for an editor's schema. */
export const rulesFileSchema = rulesSchema.extend({ $schema: z.string().optional() });
