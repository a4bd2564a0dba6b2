/** Runs a scenario: builds its position, does its script (responses pass by themselves), and checks what it expects. */
import type { Path } from '../cards/issues.ts';
import { LONGEST_FAULT } from '../cards/limits.ts';
import { shortened } from '../cards/problem.ts';
import type { Action, ActionType, GameEvent, Refusal, State } from '../engine/index.ts';
import { ACTIONS, awaiting, catalogOf, copyState, ownerOf, perform, refusal } from '../engine/index.ts';
import { logLine } from '../text/en/log.ts';
import { refusalSentence } from '../text/en/refusals.ts';
import { loopWords } from '../text/en/words.ts';
import type { CastReader } from './cast.ts';
import { NO_FILES } from './cast.ts';
import { faulty } from './faulty.ts';
import type { Scenario } from './format.ts';
import { BadScenario, readScenario } from './format.ts';
import type { GameSet } from './open.ts';
import { openScenario } from './open.ts';
import type { Position } from './position.ts';
import type { Summary } from './summary.ts';
import { difference, summarize } from './summary.ts';

export type { GameSet };
export interface ScenarioError {
  code: string;
  rule: string | null;
  message: string;
  /** What in the file it is about, from its root on, where the message does not begin with it. `atKey`: the key itself. */
  about?: { path: Path; atKey?: boolean };
}
export type ScenarioResult =
  | { name: string; ok: true; state: Summary; log: string[] }
  | { name: string; ok: false; failedAt: number | null; error: ScenarioError; state: Summary | null; log: string[] };

const loopSentence = (names: readonly string[]): string =>
  `${loopWords(names)}: let an ability have a limit, or a condition that ends it.`;

/**
 * Runs the parsed JSON of a scenario file. `file`: its name if it gives none. `readCast`: gives the cards of its casts.
 * Never throws for a bad file.
 */
export const runScenario = (
  json: unknown,
  file: string,
  set: GameSet,
  readCast: CastReader = NO_FILES,
): ScenarioResult => playedOut(json, file, set, readCast).result;

/** What came of a scenario, and the state where its script ended or broke off; null if there is no position. */
export interface PlayedOut {
  result: ScenarioResult;
  end: State | null;
}

/** Runs a scenario as `runScenario` does, and keeps the state. */
export function playedOut(json: unknown, file: string, set: GameSet, readCast: CastReader = NO_FILES): PlayedOut {
  const name = nameOf(json) ?? file;
  const log: string[] = [];
  const fail = (
    error: ScenarioError,
    failedAt: number | null,
    end: State | null,
    ids: readonly string[],
  ): PlayedOut => ({
    result: {
      name,
      ok: false,
      failedAt,
      error: error.code === 'bad-scenario' ? error : { ...error, message: shortened(error.message, LONGEST_FAULT) },
      state: end && summarize(end, ids),
      log,
    },
    end,
  });
  let scenario: Scenario;
  let position: Position;
  try {
    scenario = readScenario(json);
    position = openScenario(scenario, set, readCast);
  } catch (error) {
    if (!(error instanceof BadScenario)) throw error;
    return fail({ code: 'bad-scenario', rule: null, message: error.message }, null, null, []);
  }
  const { state, names } = position;
  const title = titles(state);
  let loop: readonly number[] | null = null;
  const emit = (event: GameEvent): void => {
    if (event.type === 'loopCut' && !scenario.cutLoops) loop = event.cards;
    const line = logLine(event, title);
    if (line) log.push(line.rule ? `${line.text} (${line.rule})` : line.text);
  };
  const looped = (at: number | null, before: State): PlayedOut | null => {
    const cards = [...new Set((loop ?? []).map(title))];
    return loop && fail({ code: 'loop', rule: 'R9.6', message: loopSentence(cards) }, at, before, names);
  };
  let at: number | null = null;
  let before = copyState(state);
  for (const [i, scripted] of (scenario.actions ?? []).entries()) {
    at = i;
    before = copyState(state);
    passBefore(state, scripted, names, emit);
    const action = translate(state, scripted, names);
    const no = loop ? undefined : refusal(state, action);
    if (no) return fail(worded(no, title, scripted, i, names), i, state, names);
    if (!loop) perform(state, action as Action, emit);
    const ended = looped(i, before);
    if (ended) return ended;
  }
  passAll(state, emit);
  const ended = looped(at, before);
  if (ended) return ended;
  const summary = summarize(state, names);
  const wrong = scenario.expect && difference(scenario.expect, summary);
  if (wrong) {
    const { message, path, atKey } = wrong;
    const about = { path: ['expect', ...path], ...(atKey && { atKey }) };
    return fail({ code: 'expectation', rule: null, message, about }, null, state, names);
  }
  return { result: { name, ok: true, state: summary, log }, end: state };
}

const nameOf = (json: unknown): string | undefined =>
  typeof json === 'object' && json !== null && 'name' in json && typeof json.name === 'string' ? json.name : undefined;

const titles =
  (state: State) =>
  (card: number): string =>
    catalogOf(state).definitions[state.cards[card]]?.name ?? 'a card';

function worded(
  no: Refusal,
  title: (card: number) => string,
  scripted: unknown,
  at: number,
  names: readonly string[],
): ScenarioError {
  const { hint, path, atKey } = faulty(no, scripted, names);
  const about = { path: ['actions', at, ...path], ...(atKey && { atKey }) };
  return { code: no.code, rule: no.rule, message: refusalSentence(no, title) + hint, about };
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
