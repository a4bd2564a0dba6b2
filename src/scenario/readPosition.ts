/** What a table needs of scenarios: it reads positions, and writes what was played. */
import type { Rules, State } from '../engine/index.ts';
import { catalogOf } from '../engine/index.ts';
import { readScenario } from './format.ts';
import type { GameSet } from './open.ts';
import { openScenario, setOf } from './open.ts';
import { openMission } from './openMission.ts';
import { buildPosition } from './position.ts';
import { isChoice } from './reach/choice.ts';
import { deadlineOf } from './reach/deadline.ts';
import { positionOf, recorded } from './recorded.ts';
import { scripted } from './script.ts';
import { isSettled } from './setupOf.ts';
import { beginning, dismiss, keyOf, keysTold, stands, teach, teachAgain, tipOf, tipsShown } from './teach.ts';

/** The state of a position, for cards of a registered set. Throws a `BadScenario`. */
export const readPosition = (position: unknown, set: string, rules: Partial<Rules>): State =>
  buildPosition(catalogOf({ set }), readScenario(position), rules).state;

export const scenarios = {
  /** The set with which a scenario is played; its mission or puzzle fits there. Throws a `BadScenario`. */
  setOf(position: unknown, set: GameSet): GameSet {
    const scenario = readScenario(position);
    if (scenario.mission || scenario.puzzle) openScenario(scenario, set);
    return setOf(scenario, set);
  },
  positionOf,
  recorded,
  isSettled,
  lessons: {
    open: openMission,
    beginning,
    teach,
    teachAgain,
    dismiss,
    stands,
    tipOf,
    tipsShown,
    keyOf,
    keysTold,
    scripted,
    isChoice,
    deadlineOf,
  },
};
