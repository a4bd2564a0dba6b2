/** The open game as a scenario: where it stands, and what was played. */
import type { Card, Rules } from '../engine/index.ts';
import type { Position, Session } from '../host/index.ts';
import { hasBot, livedThrough, segmentOf } from '../host/index.ts';
import { broughtLately } from '../storage/brought.ts';
import type { SaveProblem } from '../storage/problem.ts';
import { problem } from '../storage/problem.ts';
import * as sayScenario from '../text/en/page/bench.ts';
import * as say from '../text/en/saves.ts';
import type { Runner } from './runner.ts';
import type { Actions, WhyNot } from './types.ts';
import type { Scenarios, World } from './world.ts';

interface PlayedSet {
  cards: readonly Card[];
  rules: Partial<Rules>;
}

/** The cards and rules with which a game begins: those of its position over the usual ones. */
export function playedSet(world: World, position: Position | null, usual: PlayedSet): PlayedSet | SaveProblem {
  if (!position) return usual;
  const { scenarios } = world.positions;
  if (!scenarios) return problem('not-ready', say.positionLater);
  try {
    return scenarios.setOf(position, usual);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return problem('damaged', say.noPosition(why.replace(/\.$/, '')));
  }
}

/** True if the game may be shown whole: it is over, a bot plays, or both people have agreed. */
const mayShow = ({ record, timeline }: Session, agreed: boolean): boolean =>
  agreed || timeline.state.winner !== null || hasBot(record);

export function scenarioActions(runner: Runner): Pick<Actions, 'writePosition' | 'writeMoves'> {
  /** The session and the tools, if the game may be shown. */
  async function ready(agreed: boolean): Promise<{ session: Session; scenarios: Scenarios } | WhyNot> {
    const { session, world } = runner;
    if (!session) return { why: sayScenario.NO_GAME };
    if (!mayShow(session, agreed)) return { why: sayScenario.SECRET };
    await world.positions.load().catch(() => {});
    const { scenarios } = world.positions;
    return scenarios ? { session, scenarios } : { why: sayScenario.UNREACHABLE };
  }
  const titleOf = ({ record, timeline: { state } }: Session) => {
    const lately = broughtLately(runner.world.keep);
    const set = [runner.brought?.brought, ...lately].find((one) => one?.hash === state.set);
    const setName = segmentOf(record).name;
    return {
      name: sayScenario.positionName(record.names, state.turn),
      ...(setName && { setName }),
      ...(set?.address && { address: set.address }),
    };
  };

  return {
    async writePosition(agreed = false) {
      const can = await ready(agreed);
      if ('why' in can) return can;
      const { states } = livedThrough(can.session);
      const state = states.findLast((one) => one.winner === null && can.scenarios.isSettled(one));
      return state ? can.scenarios.positionOf(state, titleOf(can.session)) : { why: sayScenario.NOTHING_YET };
    },
    async writeMoves(turns, { agreed = false, withCards = false }) {
      const can = await ready(agreed);
      if ('why' in can) return can;
      const { session, scenarios } = can;
      const { states, actions } = livedThrough(session);
      const since = session.timeline.state.turn.number - turns;
      const at = states.findIndex((one) => one.turn.number > since && one.winner === null && scenarios.isSettled(one));
      if (at < 0 || at === actions.length) return { why: sayScenario.NO_MOVES };
      return scenarios.recorded(states[at], actions.slice(at), { ...titleOf(session), withCards });
    },
  };
}
