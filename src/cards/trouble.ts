/** What can be wrong with card data, or doubtful, by code. `src/text/en/cards` has the sentences. */
import type { Given, Trouble } from '../engine/index.ts';
import type { FormFacts, JsonFacts } from './troubles/form.ts';
import type { LintFacts } from './troubles/lints.ts';
import type { SenseFacts } from './troubles/sense.ts';
import type { SetFacts } from './troubles/set.ts';

export type Path = (string | number)[];

export interface FaultFacts extends JsonFacts, FormFacts, SenseFacts, LintFacts, SetFacts {
  /** A fault of a card that has no place in the files: it is of the game's own set. `path`: inside the card. */
  'of-card': { card: string; path: string; fault: Fault };
}

/** A mistake or a doubt: what, and where. `atKey`: the key itself is at fault, not its value. */
export type Fault = Trouble<FaultFacts> & { readonly path: Path; readonly atKey?: boolean };

export const fault = <C extends keyof FaultFacts>(path: Path, code: C, ...[facts]: Given<FaultFacts[C]>): Fault =>
  ({ path, code, facts: facts ?? {} }) as Fault;

/** Tells of a fault. */
export type Say = <C extends keyof FaultFacts>(path: Path, code: C, ...facts: Given<FaultFacts[C]>) => void;

/** Collects the faults that it is told of. */
export const saying =
  (faults: Fault[]): Say =>
  (path, code, ...facts) =>
    void faults.push(fault(path, code, ...facts));
