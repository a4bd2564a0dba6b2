/** The shape of the report. The soak writes through it, and a test reads the report that is kept here with it. */
import { z } from 'zod';

const count = z.int().nonnegative();
const seconds = z.number().nonnegative();
const text = z.string().min(1);
const share = z.number().min(0).max(1);
const counts = z.record(text, count);

const wins = z.strictObject({ genius: count, spymaster: count, draw: count });
const fuzzed = z.strictObject({ tried: count, good: count, failures: count });
const decided = z.strictObject({ decisions: count, failures: count });
const told = z.strictObject({ cases: count, told: count, wrong: z.array(text) });
const tests = z.strictObject({ passed: count, failed: z.array(text), again: z.array(text) });
const list = z.strictObject({
  met: counts,
  unmet: z.record(text, z.strictObject({ reason: text, shownBy: text })),
  missed: z.array(text),
});

export const REPORT = z.strictObject({
  commit: z.string().regex(/^[0-9a-f]{40}$/),
  uncommitted: z.boolean(),
  cardsHash: z.string().regex(/^[0-9a-f]{16}$/),
  date: z.iso.datetime(),
  machine: z.strictObject({ node: text, cpu: text, workers: count }),
  seed: count,
  games: count,
  watched: count,
  wins,
  shares: z.strictObject({ genius: share, spymaster: share }),
  endings: counts,
  pairs: z.record(text, wins),
  longest: count,
  looped: count,
  decisions: count,
  decisionsPerGame: z.number(),
  roundsPerGame: z.number(),
  gamesPerSecond: count,
  /** Games that failed: the first one ends them. */
  failures: count,
  illegalBesideLegal: count,
  /** `unlike`: the seeds whose games end differently in a browser. */
  browser: z.strictObject({ games: count, unlike: z.array(count) }),
  fuzz: z.strictObject({
    illegalActions: fuzzed,
    damagedSaves: fuzzed,
    bentScenarios: fuzzed,
    hostileSets: fuzzed,
    damagedCardFiles: fuzzed,
    tableGames: fuzzed,
  }),
  /** Pairs of games that differ only in what is hidden. */
  secrets: z.strictObject({ pairs: count, after: count, tables: count, met: counts, failures: count }),
  /** Decisions that each bot made twice, the second time with what is hidden mixed. */
  decided: z.strictObject({ intern: decided, rookie: decided, deputy: decided, mastermind: decided }),
  rookieAgainstIntern: z.strictObject({ games: count, won: count }),
  /**
   * Debriefs of games of which the answer is known (tests/debrief/proofs.ts). `missed`: the seeds whose sum is not the
   * result. Planted blunders are to be told, and blunders in hindsight alone are not.
   */
  debrief: z
    .strictObject({ sums: z.strictObject({ games: count, missed: z.array(count) }), planted: told, hindsight: told })
    .optional(),
  /** The hosts of the benchmark that played. */
  bench: z.array(text),
  /** The puzzles that are proved, and the files of those that are not. Reports of older commits lack it. */
  puzzles: z.strictObject({ proved: count, unproved: z.array(text) }).optional(),
  /** Files of tests, with many more games than in `npm test`. `again`: those that passed when they were tried again. */
  testsInFull: tests,
  /** Tests of the page in every way. */
  pageInEveryWay: tests,
  /** The Firefox in which games were played, or why none were. */
  firefox: text,
  /** The seconds that each part took. Where several processes work at once, those of all of them. */
  seconds: z.record(text, seconds),
  lists: z.strictObject({ cards: list, verbs: list, events: list, refusals: list, rules: list }),
});

export type Report = z.infer<typeof REPORT>;
