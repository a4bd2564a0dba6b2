/** Why runs of games cannot be read, merged or gone on with. `src/text/en/cli` has the sentences. */
import type { Fault } from '../cards/trouble.ts';
import type { NoFacts, Rules, Side, Trouble } from '../engine/index.ts';

export interface RunFacts {
  'not-json': NoFacts;
  'no-run': { path: string; fault: Fault };
  'no-parts': { path: string; fault: Fault };
  /** `one`, `other`: the commits of the programs. */
  'other-program': { one: string; other: string };
  'other-bots': { side: Side; one: string; other: string };
  'other-cards': { one: string; other: string };
  'other-rules': { rule: keyof Rules; one: unknown; other: unknown };
  'played-twice': { seed: number };
  /** One is a comparison of two sets, the other is not. */
  'not-compared': NoFacts;
  /** The folder has been filled with other options or cards. */
  'other-run': { dir: string };
}
export type RunTrouble = Trouble<RunFacts>;

export class BadRun extends Error {
  readonly trouble: RunTrouble;
  constructor(trouble: RunTrouble) {
    super(JSON.stringify(trouble));
    this.trouble = trouble;
  }
}
