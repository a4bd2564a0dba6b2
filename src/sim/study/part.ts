/** What was played at a level, deal by deal. Parts of different deals count together, as if one run had played them all. */
import type { WithoutName } from '../../bots/habits/without.ts';
import { WITHOUT_NAMES } from '../../bots/habits/without.ts';
import type { BotName } from '../../bots/index.ts';
import { BOTS } from '../../bots/index.ts';
import { parse } from '../../cards/issues.ts';
import { pathText } from '../../cards/problem.ts';
import { z } from '../../cards/zod.ts';
import type { Rules } from '../../engine/index.ts';
import type { RunTrouble } from '../trouble.ts';
import type { GameRecord } from './record.ts';

/** What is changed: a side lacks a rule, or a card is a plain one. */
export type Swap = { without: WithoutName } | { plain: string };
/** The results of a part's first deals, played once more with a change, a letter each (see `Result`). */
export type Swapped = Swap & { results: string };

/**
 * The deals of consecutive seeds, from `seed` on, where the same bot plays both sides. `program`: a hash of what played.
 * `hours`: of one processor.
 */
export interface Part {
  bot: BotName;
  cardsHash: string;
  rules: Rules;
  program: string;
  commit: string;
  machine: string;
  seed: number;
  hours: number;
  records: GameRecord[];
  swapped: Swapped[];
}

export const isSame = (a: Swap, b: Swap): boolean =>
  'without' in a ? 'without' in b && a.without === b.without : 'plain' in b && a.plain === b.plain;

/** The results of a part with a change; '' if it was not played. */
export const resultsOf = ({ swapped }: Part, swap: Swap): string =>
  swapped.find((one) => isSame(one, swap))?.results ?? '';

/** Why two parts do not count together; undefined if they do. */
export function partTrouble(a: Part, b: Part): RunTrouble | undefined {
  if (a.cardsHash !== b.cardsHash) return { code: 'other-cards', facts: { one: a.cardsHash, other: b.cardsHash } };
  for (const rule of Object.keys(a.rules) as (keyof Rules)[])
    if (a.rules[rule] !== b.rules[rule])
      return { code: 'other-rules', facts: { rule, one: a.rules[rule], other: b.rules[rule] } };
  if (a.program !== b.program) return { code: 'other-program', facts: { one: a.commit, other: b.commit } };
  const [first, last] = [Math.max(a.seed, b.seed), Math.min(lastOf(a), lastOf(b))];
  return a.bot === b.bot && first <= last ? { code: 'played-twice', facts: { seed: first } } : undefined;
}
const lastOf = ({ seed, records }: Part): number => seed + records.length - 1;

const count = z.int().min(0);
const bySide = <S extends z.ZodType>(of: S) => z.object({ genius: of, spymaster: of });
const results = z.string().regex(/^[GM=]*$/, 'must be results of games, like "GMMG="');

const recordSchema = z.object({
  seed: count,
  result: z.enum(['G', 'M', '=']),
  rounds: count,
  leadChanges: count,
  score: bySide(z.number()),
  comeback: z.boolean(),
  chances: z.array(z.number()),
  raids: z.array(z.custom<GameRecord['raids'][number]>(Array.isArray)),
  plans: z.array(z.custom<GameRecord['plans'][number]>((one) => typeof one === 'object' && one !== null)),
  decks: bySide(z.array(count)),
  loops: z.array(z.string()).optional(),
});

const partSchema = z.object({
  bot: z.enum(BOTS),
  cardsHash: z.string(),
  rules: z.custom<Rules>((value) => typeof value === 'object' && value !== null, 'must be the rules of the run'),
  program: z.string(),
  commit: z.string(),
  machine: z.string(),
  seed: count,
  hours: z.number().min(0),
  records: z.array(recordSchema),
  swapped: z.array(
    z.union([
      z.strictObject({ without: z.enum(WITHOUT_NAMES), results }),
      z.strictObject({ plain: z.string(), results }),
    ]),
  ),
});

/** The parts in a text, or what is wrong with it. */
export function readParts(text: string): { parts: Part[] } | { trouble: RunTrouble } {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { trouble: { code: 'not-json', facts: {} } };
  }
  const read = parse(z.array(partSchema), json);
  if ('value' in read) return { parts: read.value as Part[] };
  const [fault] = read.faults;
  return { trouble: { code: 'no-parts', facts: { path: pathText(fault.path), fault } } };
}
