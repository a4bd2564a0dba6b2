/** Runs a scenario: builds its position, does its script (responses pass by themselves), and checks what it expects. */
import type { Path } from '../cards/trouble.ts';
import type { Action, ActionType, GameEvent, Refusal, State, Trouble } from '../engine/index.ts';
import { ACTIONS, awaiting, catalogOf, copyState, ownerOf, perform, refusal } from '../engine/index.ts';
import type { CastReader } from './cast.ts';
import { NO_FILES } from './cast.ts';
import type { Hint } from './faulty.ts';
import { faulty } from './faulty.ts';
import type { Scenario } from './format.ts';
import { readScenario } from './format.ts';
import type { GameSet } from './open.ts';
import { openScenario } from './open.ts';
import type { Position } from './position.ts';
import type { Difference, Summary } from './summary.ts';
import { difference, summarize } from './summary.ts';
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
  const wrong = scenario.expect && difference(scenario.expect, summarize(state, names));
  if (!wrong) return over(null, null, state);
  const about = { path: ['expect', ...wrong.path], ...(wrong.atKey && { atKey: true }) };
  return over({ code: 'expectation', facts: { difference: wrong }, about }, null, state);
}

const nameOf = (json: unknown): string | undefined =>
  typeof json === 'object' && json !== null && 'name' in json && typeof json.name === 'string' ? json.name : undefined;

function refused(no: Refusal, scripted: unknown, at: number, names: readonly string[]): Failure {
  const { hint, path, atKey } = faulty(no, scripted, names);
  const about = { path: ['actions', at, ...path], ...(atKey && { atKey }) };
  return { code: 'refused', facts: { refusal: no, hint }, about };
}

function passAll(state: State, emit: (event: GameEvent) => void): void {
  for (let due = awaiting(state); due.kind === 'respond' && due.side; due = awaiting(state))
    perform(state, { type: 'pass', side: due.side }, emit);
}

/** Passes the responses that the script does not mention, until the side that the script lets respond is due. */
function passBefore(state: State, scripted: unknown, names: readonly string[], emit: (event: GameEvent) => void): void {
  const { type, side } = (scripted ?? {}) as { type?: unknown; side?: unknown };
  for (let due = awaiting(state); due.kind === 'respond' && due.side; due = awaiting(state)) {
    if (type === 'pass' && (side === undefined || side === due.side)) return;
    if ((type === 'playInstant' || type === 'useAbility') && sideOf(state, scripted, names) === due.side) return;
    perform(state, { type: 'pass', side: due.side }, emit);
  }
}

/** R11.1: the side of a scripted action, also if it does not name one. */
function sideOf(state: State, scripted: unknown, names: readonly string[]): unknown {
  const { type, side, card } = scripted as { type: ActionType; side?: unknown; card?: unknown };
  if (side !== undefined) return side;
  const owner = Object.hasOwn(ACTIONS, type) ? ACTIONS[type].side : 'any';
  if (owner !== 'any') return owner;
  switch (type) {
    case 'playInstant':
    case 'useAbility': {
      const number = names.indexOf(card as string);
      return number < 0 ? state.turn.side : ownerOf(state, number);
    }
    case 'choose':
    case 'pass':
      return awaiting(state).side ?? state.turn.side;
    case 'endStep':
    case 'discard':
      return state.turn.side;
    default:
      return undefined;
  }
}

/** The scripted action with card numbers in place of ids. Malformed parts stay, so that the refusal tells of them. */
function translate(state: State, scripted: unknown, names: readonly string[]): unknown {
  if (typeof scripted !== 'object' || scripted === null || Array.isArray(scripted)) return scripted;
  const { type } = scripted as { type?: unknown };
  if (typeof type !== 'string' || !Object.hasOwn(ACTIONS, type)) return scripted;
  const { fields } = ACTIONS[type as ActionType];
  const unknown: string[] = [];
  const number = (value: unknown): unknown => {
    if (typeof value !== 'string') return undefined;
    const card = names.indexOf(value);
    if (card >= 0) return card;
    if (!unknown.includes(value)) unknown.push(value);
    return names.length + unknown.indexOf(value);
  };
  const action: Record<string, unknown> = { ...scripted, type, side: sideOf(state, scripted, names) };
  for (const [field, shape] of Object.entries(fields)) {
    const value = action[field];
    if (value === undefined) continue;
    if (shape.startsWith('cards')) action[field] = Array.isArray(value) ? value.map(number) : value;
    else if (shape.startsWith('card')) action[field] = number(value) ?? 'not an id';
  }
  return action;
}
