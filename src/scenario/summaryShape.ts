/** What a part of the summary may say, key by key: in what a script expects, and in what a mission waits for. */
import { z } from '../cards/zod.ts';
import { CARD_TYPES, PLAN_STATUSES, SIDES, SQUARES, STACK_KINDS, STEPS } from '../engine/index.ts';

const whole = z.int();
const side = z.enum(SIDES);
const step = z.enum([...new Set([...STEPS.genius, ...STEPS.spymaster, 'end' as const])]);
const bySide = <T extends z.ZodType>(held: T) => z.strictObject({ genius: held, spymaster: held }).partial();

/**
 * The keys of the summary. Of a list all entries are named, each by any part of it. `id`: what stands for a card of the
 * position; `card`: for one of the set; `key`: for a key that is an id.
 */
export function summaryShape(id: z.ZodType, card: z.ZodType, key: z.ZodType<string>) {
  const ids = z.array(id);
  const unit = { id, card, type: z.enum(CARD_TYPES), busy: z.boolean(), attached: ids };
  return {
    turn: z.strictObject({ number: whole, side, step }).partial(),
    score: bySide(whole),
    winner: z.enum([...SIDES, 'draw']).nullable(),
    lair: z
      .array(
        z
          .strictObject({ ...unit, attack: whole, health: whole, perception: whole })
          .partial()
          .nullable(),
      )
      .length(SQUARES),
    plan: z
      .strictObject({ id, card, status: z.enum(PLAN_STATUSES), faceUp: z.boolean() })
      .partial()
      .nullable(),
    offered: ids,
    networks: z.array(
      z
        .strictObject({
          nodes: z.array(z.strictObject({ id, card, at: z.array(whole).length(2) }).partial()),
          links: z.array(z.array(id).length(2)),
          size: whole,
          spies: ids,
        })
        .partial(),
    ),
    spies: z.record(
      key,
      z.strictObject({ card, network: z.boolean(), attack: whole, health: whole, sneak: whole }).partial(),
    ),
    infiltration: z
      .strictObject({ spy: id, square: whole, health: whole, sneak: whole, maySneak: z.boolean() })
      .partial()
      .nullable(),
    counters: z.record(key, z.record(z.string(), whole)),
    infiltrated: ids,
    hands: bySide(ids),
    decks: z.strictObject({ genius: ids, spymaster: ids, plans: ids }).partial(),
    discards: bySide(ids),
    scored: bySide(ids),
    stack: z.array(z.strictObject({ kind: z.enum(STACK_KINDS), side, id }).partial()),
    awaiting: z.strictObject({ side: side.nullable(), kind: z.enum(['act', 'respond', 'choose', 'over']) }).partial(),
    actionsLeft: whole,
    minionsLeft: whole,
  };
}
