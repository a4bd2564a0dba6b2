/** A mission as a table plays it. */

import type { Action, BySide, CardId, Side } from '../engine/index.ts';
import { bySide, catalogOf, other } from '../engine/index.ts';
import { readScenario } from './format.ts';
import type { Mission } from './mission.ts';
import { buildPosition } from './position.ts';
import type { Puzzle } from './puzzle.ts';
import { missionOf } from './puzzle.ts';
import { firstTurnOf } from './script.ts';
import { translate } from './translate.ts';

export interface OpenMission {
  readonly name: string;
  readonly mission: Mission;
  /** It is a puzzle; null: a mission. */
  readonly puzzle: Puzzle | null;
  /** `names[card]`: the id of the card in the mission's file. */
  readonly names: readonly string[];
  /** What the other side is to do, by its turns; the first of them has the number `first`. Null: there is no script. */
  readonly script: { readonly first: number; readonly theirs: readonly (readonly Action[])[] } | null;
  /** The numbers of the tips that stand at the table, and of those that stand in a hand alone. */
  readonly atTable: readonly number[];
  readonly inHand: BySide<readonly number[]>;
}

/** The mission or puzzle of a position, for cards of a registered set; null if it has none. Throws a `BadScenario`. */
export function openMission(position: unknown, set: string, rules: object): OpenMission | null {
  const scenario = readScenario(position);
  const { puzzle = null } = scenario;
  if (!scenario.mission && !puzzle) return null;
  const { state, names } = buildPosition(catalogOf({ set }), scenario, rules);
  const mission = scenario.mission ?? missionOf(puzzle as Puzzle, state.turn.number);
  const { side, tips = [], theirs } = mission;
  const numbers = tips.map((_, number) => number);
  const scripted = side === 'both' ? null : other(side);
  const asActions = (turn: object[]): Action[] =>
    turn.map((move) => translate(state, { ...move, side: scripted }, names) as Action);
  return {
    name: scenario.name ?? '',
    mission,
    puzzle,
    names,
    script: theirs && scripted ? { first: firstTurnOf(scripted, state.turn), theirs: theirs.map(asActions) } : null,
    atTable: numbers.filter((number) => tips[number].peek === undefined),
    inHand: bySide((who: Side) => numbers.filter((number) => tips[number].peek === who)),
  };
}

/** The part of the table at which a tip stands. */
export type PointAt =
  | { readonly at: 'plan' | 'strip' | 'networks' | 'hand' | 'interrupt' | 'lair' }
  | { readonly at: 'square'; readonly square: number }
  | { readonly at: 'card'; readonly card: CardId };

/** What the `pointAt` of a tip means at the table; null for a card that there is not. */
export function pointOf(pointAt: string, names: readonly string[]): PointAt | null {
  const [at, id] = pointAt.split(/:(.*)/s);
  if (at === 'square') return { at, square: Number(id) };
  if (at !== 'card') return { at: at as 'plan' };
  const card = names.indexOf(id);
  return card < 0 ? null : { at, card };
}
