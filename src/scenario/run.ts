/** Runs a scenario: builds its position, does its script (responses pass by themselves), and checks what it expects. */
import type { Path } from '../cards/trouble.ts';
import type { Action, GameEvent, Refusal, State, Trouble } from '../engine/index.ts';
import { catalogOf, copyState, perform, refusal } from '../engine/index.ts';
import type { CastReader } from './cast.ts';
import { NO_FILES } from './cast.ts';
import type { Hint } from './faulty.ts';
import { faulty } from './faulty.ts';
import type { Scenario } from './format.ts';
import { readScenario } from './format.ts';
import { missing } from './lesson.ts';
import type { GameSet } from './open.ts';
import { openScenario } from './open.ts';
import { passAll, passBefore } from './passing.ts';
import type { Position } from './position.ts';
import type { Difference, Summary } from './summary.ts';
import { difference, summarize } from './summary.ts';
import { translate } from './translate.ts';
import type { ScenarioTrouble } from './trouble.ts';
import { BadScenario } from './trouble.ts';

export type { GameSet };

interface FailureFacts {
  'bad-scenario': { trouble: ScenarioTrouble };
  /** The cards of a loop. */
  loop: { cards: readonly number[] };
  refused: { refusal: Refusal; hint: Hint | undefined };
  expectation: { difference: Difference };
}
/** Why a scenario fails. `about`: what in the file it is about, from its root on. `atKey`: the key itself. */
export type Failure = Trouble<FailureFacts> & { readonly about?: { path: Path; atKey?: boolean } };

/** The outcome of a scenario. `titles`: the names of its cards, for `told` and for the failure. */
export interface Outcome {
  name: string;
  /** The number of the action that failed; null: none did. */
  failedAt: number | null;
  failure: Failure | null;
  /** What happened. */
  told: readonly GameEvent[];
  titles: readonly string[];
  state: Summary | null;
  /** The state where the script ended or broke off; null if there is no position. */
  end: State | null;
}

/**
 * Runs the parsed JSON of a scenario file. `file`: its name if it gives none. `readCast`: gives the cards of its casts.
 * Never throws for a bad file.
 */
export function runScenario(json: unknown, file: string, set: GameSet, readCast: CastReader = NO_FILES): Outcome {
  const name = nameOf(json) ?? file;
  const told: GameEvent[] = [];
  let scenario: Scenario;
  let position: Position;
  try {
    scenario = readScenario(json);
    position = openScenario(scenario, set, readCast);
  } catch (error) {
    if (!(error instanceof BadScenario)) throw error;
    const failure: Failure = { code: 'bad-scenario', facts: { trouble: error.trouble } };
    return { name, failedAt: null, failure, told, titles: [], state: null, end: null };
  }
  const { state, names } = position;
  const over = (failure: Failure | null, failedAt: number | null, end: State): Outcome => {
    const titles = end.cards.map((card) => catalogOf(end).definitions[card].name);
    return { name, failedAt, failure, told, titles, state: summarize(end, names), end };
  };
  let loop: readonly number[] | null = null;
  const emit = (event: GameEvent): void => {
    if (event.type === 'loopCut' && !scenario.cutLoops) loop = event.cards;
    told.push(event);
  };
  const looped = (at: number | null, before: State): Outcome | null =>
    loop && over({ code: 'loop', facts: { cards: loop } }, at, before);
  let at: number | null = null;
  let before = copyState(state);
  for (const [i, scripted] of (scenario.actions ?? []).entries()) {
    at = i;
    before = copyState(state);
    passBefore(state, scripted, names, emit);
    const action = translate(state, scripted, names);
    const no = loop ? undefined : refusal(state, action);
    if (no) return over(refused(no, scripted, i, names), i, state);
    if (!loop) perform(state, action as Action, emit);
    const ended = looped(i, before);
    if (ended) return ended;
  }
  passAll(state, emit);
  const ended = looped(at, before);
  if (ended) return ended;
  const unmet = unmetIn(scenario, summarize(state, names));
  if (!unmet) return over(null, null, state);
  const { within, wrong } = unmet;
  const about = { path: [...within, ...wrong.path], ...(wrong.atKey && { atKey: true }) };
  return over({ code: 'expectation', facts: { difference: wrong }, about }, null, state);
}

/** What was to come of the script, and did not. `within`: the part of the file that says it. */
function unmetIn(
  { expect, mission, puzzle, actions }: Scenario,
  end: Summary,
): { within: Path; wrong: Difference } | null {
  const unexpected = expect && difference(expect, end);
  if (unexpected) return { within: ['expect'], wrong: unexpected };
  // The script of a mission or a puzzle is its solution.
  for (const [key, goal] of Object.entries({ mission: mission?.goal, puzzle: puzzle?.goal })) {
    const missed = actions && goal && missing(goal, end);
    if (missed) return { within: [key, 'goal', ...missed.within], wrong: missed.wrong };
  }
  return null;
}

const nameOf = (json: unknown): string | undefined =>
  typeof json === 'object' && json !== null && 'name' in json && typeof json.name === 'string' ? json.name : undefined;

function refused(no: Refusal, scripted: unknown, at: number, names: readonly string[]): Failure {
  const { hint, path, atKey } = faulty(no, scripted, names);
  const about = { path: ['actions', at, ...path], ...(atKey && { atKey }) };
  return { code: 'refused', facts: { refusal: no, hint }, about };
}
