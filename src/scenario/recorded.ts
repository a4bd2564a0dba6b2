/** Writes what was played as a scenario: the position, the moves since, and their outcome. */
import type { Action, Card, State } from '../engine/index.ts';
import { ACTIONS, catalogOf, RECOMMENDED } from '../engine/index.ts';
import type { Scenario } from './format.ts';
import { runScenario } from './run.ts';
import { setupOf } from './setupOf.ts';
import type { Summary } from './summary.ts';

/** The facts about a scenario besides its moves. */
export interface Title {
  name: string;
  description?: string;
  /** The name of the card set, if it is not the game's own, and the address where it is found. */
  setName?: string;
  address?: string;
  /** Writes the cards of the set into the scenario, so that it runs with any set. */
  withCards?: boolean;
}

const headOf = (state: State, { name, description, setName, address, withCards }: Title): Scenario => ({
  name,
  ...(description && { description }),
  cardSet: { hash: state.set, ...(setName && { name: setName }), ...(address && { address }) },
  ...(withCards && { cards: [...catalogOf(state).source] }),
  rules: { ...state.rules },
});

/** A scenario that begins at that state, with a new seed, so that the next random results stay secret. */
export const positionOf = (state: State, title: Title): Scenario => ({
  ...headOf(state, title),
  setup: setupOf(state).setup,
});

/** The keys of SUMMARY that a recorded scenario expects. The decks are long, and nobody reads them. */
const TOLD = [
  ...['turn', 'score', 'winner', 'lair', 'plan', 'networks', 'spies', 'infiltration', 'infiltrated'],
  ...['hands', 'discards', 'scored', 'actionsLeft', 'minionsLeft'],
];

/** A scenario of the moves from that state on. It expects the state that they led to. `start`: a settled state. */
export function recorded(start: State, actions: readonly Action[], title: Title): Scenario {
  const { setup, names } = setupOf(start, { chance: true });
  const { source } = catalogOf(start);
  const script = (list: readonly Action[]): Scenario => ({
    ...headOf(start, title),
    setup,
    actions: list.map((action) => written(action, names)),
  });
  const short = script(actions.filter(({ type }) => type !== 'pass'));
  const whole = script(actions);
  const ends = run(whole, source);
  const same = JSON.stringify(run(short, source)) === JSON.stringify(ends);
  return { ...(same ? short : whole), ...(ends && { expect: told(ends) }) };
}

/** The outcome of a scenario; undefined if it cannot be played to its end. */
function run(scenario: Scenario, cards: readonly Card[]): Summary | undefined {
  const { failure, state } = runScenario(scenario, '', { cards, rules: RECOMMENDED });
  return failure || !state ? undefined : state;
}

const told = (summary: Summary): Summary => Object.fromEntries(TOLD.map((key) => [key, summary[key]]));

/** The action with ids in place of numbers. Its side is left out where the type says it. */
export function written(action: Action, names: readonly string[]): Record<string, unknown> {
  const { side, fields } = ACTIONS[action.type];
  const ids: Record<string, unknown> = { ...action };
  for (const [field, shape] of Object.entries(fields)) {
    const value = ids[field];
    if (value === undefined) continue;
    if (shape.startsWith('cards')) ids[field] = (value as number[]).map((card) => names[card]);
    else if (shape.startsWith('card')) ids[field] = names[value as number];
  }
  if (side !== 'any') delete ids.side;
  return ids;
}
