/** The open game as a scenario: where it stands, and what was played. */

import type { Card, Rules } from '../engine/index.ts';
import type { Session } from '../host/index.ts';
import type { Position } from '../record/index.ts';
import { hasBot, historyOf, segmentOf } from '../record/index.ts';
import { broughtLately } from '../storage/brought.ts';
import type { SaveTrouble } from '../storage/trouble.ts';
import { damaged, trouble } from '../storage/trouble.ts';
import { positionName } from '../text/en/screens/bench.ts';
import type { WhyNot } from '../text/facts/notices.ts';
import type { Runner } from './runner.ts';
import type { Scenarios } from './scenarioTools.ts';
import type { Actions } from './types.ts';
import type { World } from './world.ts';

interface PlayedSet {
  cards: readonly Card[];
  rules: Partial<Rules>;
}

/** The cards and rules with which a game begins: those of its position over the usual ones. */
export function playedSet(world: World, position: Position | null, usual: PlayedSet): PlayedSet | SaveTrouble {
  if (!position) return usual;
  const { scenarios } = world.positions;
  if (!scenarios) return trouble('not-ready');
  try {
    return scenarios.setOf(position, usual);
  } catch (error) {
    return damaged({ what: 'position', says: error instanceof Error ? error.message : String(error) });
  }
}

/** True if the game may be shown whole: it is over, a bot plays, or both people have agreed. */
const mayShow = ({ record, timeline }: Session, agreed: boolean): boolean =>
  agreed || timeline.state.winner !== null || hasBot(record);

export function scenarioActions(runner: Runner): Pick<Actions, 'writePosition' | 'writeMoves'> {
  /** The session and the tools, if the game may be shown. */
  async function ready(agreed: boolean): Promise<{ session: Session; scenarios: Scenarios } | WhyNot> {
    const { session, world } = runner;
    if (!session) return { why: 'no-game' };
    if (!mayShow(session, agreed)) return { why: 'secret' };
    await world.positions.load().catch(() => {});
    const { scenarios } = world.positions;
    return scenarios ? { session, scenarios } : { why: 'unreachable' };
  }
  const titleOf = ({ record, timeline: { state } }: Session) => {
    const lately = broughtLately(runner.world.keep);
    const set = [runner.brought?.brought, ...lately].find((one) => one?.hash === state.set);
    const setName = segmentOf(record).name;
    return {
      name: positionName(record.names, state.turn),
      ...(setName && { setName }),
      ...(set?.address && { address: set.address }),
    };
  };

  return {
    async writePosition(agreed = false) {
      const can = await ready(agreed);
      if ('why' in can) return can;
      const { states } = historyOf(can.session);
      const state = states.findLast((one) => one.winner === null && can.scenarios.isSettled(one));
      return state ? can.scenarios.positionOf(state, titleOf(can.session)) : { why: 'nothing-yet' };
    },
    async writeMoves(turns, { agreed = false, withCards = false }) {
      const can = await ready(agreed);
      if ('why' in can) return can;
      const { session, scenarios } = can;
      const { states, actions } = historyOf(session);
      const since = session.timeline.state.turn.number - turns;
      const at = states.findIndex((one) => one.turn.number > since && one.winner === null && scenarios.isSettled(one));
      if (at < 0 || at === actions.length) return { why: 'no-moves' };
      return scenarios.recorded(states[at], actions.slice(at), { ...titleOf(session), withCards });
    },
  };
}
