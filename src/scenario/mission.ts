/** What makes a scenario a mission: whose it is, what is told when, how it is won and lost, what the other side does. */

import { z } from '../cards/zod.ts';
import { ACTION_TYPES, EVENT_TYPES, SIDES, SQUARES } from '../engine/index.ts';
import { summaryShape } from './summaryShape.ts';

/** The most tips of a mission and of a guided game, words of a tip, and letters of a text. */
export const MOST = { tips: 8, tipsForBoth: 40, words: 14, tip: 140, brief: 400, turns: 40, moves: 40, parts: 20 };

/** A part of the summary, as in `expect`. */
export type Pattern = Record<string, unknown>;
/** In a list, one of them suffices. */
export type Patterns = Pattern | Pattern[];

const id = z.string().min(1);
const summary = summaryShape(id.nullable(), id.nullable(), id);
/** What somebody may do, and what has happened: words that are there or not. */
const among = <T extends string>(words: readonly T[]) => z.partialRecord(z.enum(words), z.literal(true));
const seen = z.strictObject(summary).partial();
const moment = z.strictObject({ ...summary, can: among(ACTION_TYPES), happened: among(EVENT_TYPES) }).partial();

const listed = (part: z.ZodType<Pattern>): z.ZodType<Patterns> =>
  z.union([part, z.array(part).min(1).max(MOST.parts)], {
    error: 'must be a part of the summary, or a list of such parts',
  });
/** A part of the summary, or a list of such parts of which one suffices. */
export const patterns = listed(seen);

const countWords = (text: string): number => text.split(/\s+/).filter(Boolean).length;

/** The part of the table at which a tip stands: `card:guard` is that card, wherever it lies. */
const POINTS = ['plan', 'strip', 'networks', 'hand', 'interrupt', 'lair'] as const;
const point = new RegExp(`^(${POINTS.join('|')}|square:[1-${SQUARES}]|card:.+)$`);

/** How many rules each section of `src/engine/RULES.md` has. */
const RULES = [7, 8, 9, 5, 4, 12, 5, 2, 6, 3, 1, 1];
function isRule(rule: string): boolean {
  const [, section, number] = (/^R([1-9]\d*)\.([1-9]\d*)$/.exec(rule) ?? []).map(Number);
  return number <= RULES[section - 1];
}

const tip = z.strictObject({
  when: listed(moment),
  say: z
    .string()
    .min(1)
    .max(MOST.tip)
    .refine((text) => countWords(text) <= MOST.words, { error: `must have at most ${MOST.words} words` }),
  pointAt: z
    .string()
    .regex(point, {
      error: `must be one of ${POINTS.join(', ')}, "square:1" to "square:${SQUARES}", or "card:" and an id`,
    })
    .meta({ examples: [...POINTS, 'square:1', 'card:henchman'] }),
  /** The number of the rule that it tells. */
  rule: z
    .string()
    .refine(isRule, { error: `must be the number of a rule, from "R1.1" to "R${RULES.length}.${RULES.at(-1)}"` })
    .optional(),
  /** In a guided game: only that side is told, in its open hand. */
  peek: z.enum(SIDES).optional(),
});

/**
 * The key `mission` of a scenario, whose `actions` are a solution. Without a `goal` it is played to the end of the
 * game. `lost`: what ends the way to the goal, a deadline for example. `theirs`: the moves of the other side, a list for
 * each of its turns, without `pass` and `endStep`.
 */
export const missionSchema = z
  .strictObject({
    side: z.enum([...SIDES, 'both']),
    brief: z.string().min(1).max(MOST.brief),
    goal: patterns.optional(),
    lost: patterns.optional(),
    tips: z.array(tip).max(MOST.tipsForBoth).optional(),
    theirs: z
      .array(z.array(z.record(z.string(), z.unknown())).max(MOST.moves))
      .max(MOST.turns)
      .optional(),
  })
  .refine(({ side, tips = [] }) => side === 'both' || tips.length <= MOST.tips, {
    path: ['tips'],
    error: `must be at most ${MOST.tips}, unless "side" is "both"`,
  })
  .refine(({ side, tips = [] }) => side === 'both' || tips.every(({ peek }) => peek === undefined), {
    path: ['tips'],
    error: 'may have "peek" only where "side" is "both"',
  })
  .refine(({ side, theirs }) => side !== 'both' || theirs === undefined, {
    path: ['theirs'],
    error: 'needs a "side" other than "both"',
  });

export type Mission = z.infer<typeof missionSchema>;
export type Tip = z.infer<typeof tip>;
