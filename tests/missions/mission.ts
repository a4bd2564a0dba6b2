/** The missions of the game as files, and somebody who plays one of them against the instructor. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readCards } from '../../src/cards/read.ts';
import type { Action, GameEvent, Side, State } from '../../src/engine/index.ts';
import { awaiting, copyState, legalActions, other, perform, refusal, view } from '../../src/engine/index.ts';
import { answering, INSTRUCTOR } from '../../src/opponents/answer.ts';
import { readScenario } from '../../src/scenario/format.ts';
import type { Told } from '../../src/scenario/lesson.ts';
import { dismissed, holds, momentOf, NOTHING_TOLD, standing, told } from '../../src/scenario/lesson.ts';
import type { Patterns } from '../../src/scenario/mission.ts';
import { openScenario } from '../../src/scenario/open.ts';
import type { OpenMission } from '../../src/scenario/openMission.ts';
import { openMission } from '../../src/scenario/openMission.ts';
import type { Quest } from '../../src/scenario/reach/canReach.ts';
import type { Played } from '../../src/scenario/script.ts';
import { scripted } from '../../src/scenario/script.ts';
import type { Summary } from '../../src/scenario/summary.ts';
import { translate } from '../../src/scenario/translate.ts';

export const SET = readCards('src/cards');
const FOLDER = fileURLToPath(new URL('../../src/missions', import.meta.url));

/** A mission that has one side. */
export interface TestMission {
  name: string;
  json: { name: string; actions: object[] };
  start: State;
  open: OpenMission;
  side: Side;
  quest: Quest;
}

export function missionOf(json: TestMission['json']): TestMission {
  const { state: start, names } = openScenario(readScenario(json), { cards: SET.cards, rules: SET.rules });
  const open = openMission(json, start.set, start.rules);
  const { side, goal, lost } = open?.mission ?? {};
  if (!open || !side || side === 'both') throw new Error(`${json.name} is no mission of one side.`);
  return { name: json.name, json, start, open, side, quest: { side, goal, lost, names } };
}

export const FILES = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.json'))
  .map((file) => JSON.parse(readFileSync(`${FOLDER}/${file}`, 'utf8')));

/** The missions of one side, in the order of the screen. */
export const MISSIONS: TestMission[] = FILES.filter(({ mission }) => mission.side !== 'both').map(missionOf);

/** What the mission's side sees, as `goal`, `lost` and `when` describe it. */
export const seen = ({ side, quest }: TestMission, state: State): Summary =>
  momentOf(view(state, side), quest.names, [], []);

export const stands = (mission: TestMission, state: State) => standing(mission.open.mission, seen(mission, state));

/** What the player may do now; `mayWait`: the other side decides, and the player may also let it. */
interface Turn {
  state: State;
  offers: Action[];
  mayWait: boolean;
}

/** No mission takes so many actions. */
const LONGEST = 1_000;

/**
 * Plays a mission to its end, against the instructor as at the table. `choose`: the player. `watch`: sees each state and
 * what has been done; where it returns false, the game is broken off. Throws if the mission does not end.
 */
export function playMission(
  mission: TestMission,
  choose: (turn: Turn) => Action | undefined,
  watch: (state: State, actions: readonly Action[]) => boolean = () => true,
): State {
  const { start, side, open } = mission;
  const state = copyState(start);
  const answer = answering(() => 0);
  const theirs = other(side);
  const played: Played[] = [];
  const actions: Action[] = [];
  const instructed = (): Action => {
    const offers = [...legalActions(state, theirs)];
    const { turn } = state;
    const { script } = open;
    const said = script && scripted(script.theirs, script.first, { played, offers, turn });
    const question = { number: 1, source: INSTRUCTOR, ms: 50, game: mission.name, view: view(state, theirs) };
    const { action } = answer({ ...question, offers, scripted: said });
    played.push({ action, turn: turn.number });
    return action;
  };
  for (let i = 0; i < LONGEST; i++) {
    if (!watch(state, actions) || stands(mission, state) !== 'on') return state;
    const waiting = awaiting(state);
    const mayWait = waiting.side !== side;
    const offers = mayWait && waiting.kind !== 'act' ? [] : [...legalActions(state, side)];
    const own = offers.length > 0 ? choose({ state, offers, mayWait }) : undefined;
    if (!own && !mayWait) throw new Error(`The player is stuck in turn ${state.turn.number}, ${state.turn.step}.`);
    const action = own ?? instructed();
    actions.push(action);
    perform(state, action);
  }
  throw new Error('The mission does not end.');
}

/** A move in the words of a file. `at`: it waits until the player sees that. */
export type Move = { type: string; at?: Patterns } & Record<string, unknown>;

/** A player who makes these moves in this order, each as soon as it is legal, and else lets the game go on. */
export function making(mission: TestMission, moves: readonly Move[]): (turn: Turn) => Action | undefined {
  const left = [...moves];
  return ({ state, offers, mayWait }) => {
    const [next] = left;
    if (next && (!next.at || holds(next.at, seen(mission, state)))) {
      const { at: _, ...move } = next;
      const action = translate(state, { ...move, side: mission.side }, mission.quest.names) as Action;
      if (!refusal(state, action)) {
        left.shift();
        return action;
      }
    }
    if (mayWait) return undefined;
    const goesOn = offers.find(({ type }) => type === 'pass') ?? offers.find(({ type }) => type === 'endStep');
    if (!goesOn) throw new Error(`Nothing is said for turn ${state.turn.number}, ${state.turn.step}.`);
    return goesOn;
  };
}

/** A state, and what the mission's side sees and may do in it, and has seen happen since its last move. */
export interface Step {
  state: State;
  moment: Summary;
}

/** The solution of the file, from its start on. Responses pass as in `npm run scenario`. */
export function solutionOf({ json, start, side, quest: { names } }: TestMission): Step[] {
  const state = copyState(start);
  const steps: Step[] = [];
  let happened: GameEvent['type'][] = [];
  const note = (): void => {
    const own = view(state, side);
    const can = [...legalActions(own, side)].map(({ type }) => type);
    steps.push({ state: copyState(state), moment: momentOf(own, names, can, happened) });
  };
  const act = (action: Action): void => {
    if (action.side === side && action.type !== 'pass') happened = [];
    perform(state, action, ({ type }) => happened.push(type));
    note();
  };
  const pass = (until?: Side): void => {
    for (let due = awaiting(state); due.kind === 'respond' && due.side && due.side !== until; due = awaiting(state))
      act({ type: 'pass', side: due.side });
  };
  note();
  for (const move of json.actions) {
    const { type, side: by } = translate(state, move, names) as Action;
    pass(type === 'playInstant' || type === 'pass' ? by : undefined);
    const action = translate(state, move, names) as Action;
    const no = refusal(state, action);
    if (no) throw new Error(`${type}: ${no.code}`);
    act(action);
  }
  pass();
  return steps;
}

/** The numbers of the tips that are told along these steps. `dismisses`: each tip is dismissed at once. */
export function tipsTold({ open: { mission } }: TestMission, steps: readonly Step[], dismisses: boolean): number[] {
  const mine = (mission.tips ?? []).map((_, number) => number);
  const all = new Set<number>();
  let now: Told = NOTHING_TOLD;
  for (const { moment } of steps)
    do {
      now = told(dismisses ? dismissed(now) : now, mission, mine, moment, false);
      if (now.now !== null) all.add(now.now);
    } while (dismisses && now.now !== null);
  return [...all].sort();
}
