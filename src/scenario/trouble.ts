/** What can be wrong with a scenario. `src/text/en/scenario` has the sentences. */

import type { Mistake, Problem } from '../cards/problem.ts';
import type { Untold } from '../cards/problems.ts';
import type { Suggestion } from '../cards/suggest.ts';
import type { Fault } from '../cards/trouble.ts';
import type {
  ActionType,
  CardType,
  Edge,
  Given,
  NoFacts,
  PlanStatus,
  RefusalOf,
  Side,
  Trouble,
} from '../engine/index.ts';
import type { Hint } from './faulty.ts';

export interface ScenarioFacts {
  /** The shape of the file does not fit. */
  form: { fault: Fault };
  /** A mistake in its own cards or rules. */
  mistake: { mistake: Mistake };
  /** `more`: how many there are that are not among them. */
  several: { troubles: readonly ScenarioTrouble[]; more: number };
  'not-json': { line: number; column: number; fault: Fault };
  'damaged-link': NoFacts;
  'no-link': NoFacts;
  'long-link': { most: number };
  'full-link': NoFacts;
  'too-large': { most: number };
  'long-script': { have: number; most: number };
  'many-entries': { have: number; most: number };
  'many-values': { most: number };
  'many-cards': { have: number; most: number };
  /** The reader of this caller reads no files. */
  'no-files': { path: string };
  'no-cast': { file: FileTrouble };
  'bad-cast': { problems: readonly Problem[]; untold: Untold };
  'id-twice': { id: string };
  'no-card': { card: string; suggestion: Suggestion };
  'no-id': { id: string; suggestion: Suggestion };
  'wrong-type': { card: string; type: CardType; types: readonly CardType[] };
  'side-of-turn': { number: number; side: Side; said: Side };
  'no-step': { side: Side; step: string; steps: readonly string[] };
  'attachable-alone': { card: string };
  'static-attached': { card: string };
  'unlike-contraption': NoFacts;
  'plan-face-down': { status: PlanStatus };
  'one-square': { x: number; y: number };
  'link-outside': NoFacts;
  'not-joined': NoFacts;
  'not-beside': NoFacts;
  'no-connector': { id: string; edge: Edge };
  'linked-already': NoFacts;
  'not-supported': { size: number; id: string };
  'no-infiltration': NoFacts;
  'not-assigned': { id: string };
  'not-a-spy': { id: string; type: CardType };
  'not-in-play': { id: string };
  dead: { id: string; health: number };
  'one-change': NoFacts;
  'no-ability': { id: string; ability: number };
  'no-discard': NoFacts;
  /** A move of a mission's other side that only lets the game go on. */
  'goes-on': { type: ActionType };
  /** No such move can be made by anybody. */
  'no-move': { malformed: RefusalOf<'malformed'>['facts']; hint: Hint | undefined };
  /** `side`: whose moves stand there. */
  'not-theirs': { type: ActionType; side: Side };
}

/** `at`: where in the file, like `setup.lair.3`. */
export type ScenarioTrouble = Trouble<ScenarioFacts> & { readonly at?: string };

/** Why a file cannot be read. `other`: in the words of the system. */
export interface FileTrouble {
  readonly file: string;
  readonly why: 'none' | 'folder' | 'forbidden' | { readonly other: string };
}

/** A mistake in a scenario. The runner reports it as `bad-scenario`. */
export class BadScenario extends Error {
  readonly trouble: ScenarioTrouble;
  constructor(trouble: ScenarioTrouble) {
    super(JSON.stringify(trouble));
    this.trouble = trouble;
  }
}

/** The mistake of that code. `at`: where in the file; empty where no place is meant. */
export function bad<C extends keyof ScenarioFacts>(code: C, at = '', ...[facts]: Given<ScenarioFacts[C]>): BadScenario {
  return new BadScenario({ code, facts: facts ?? {}, ...(at && { at }) } as ScenarioTrouble);
}

/** One mistake of several. */
export const badOnes = (troubles: readonly ScenarioTrouble[], more: number): BadScenario =>
  troubles.length === 1 && more === 0 ? new BadScenario(troubles[0]) : bad('several', '', { troubles, more });
