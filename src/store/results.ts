/** What has been played here: keeps it, and publishes it. */

import type { Session } from '../host/index.ts';
import type { OpenMission } from '../scenario/openMission.ts';
import { RESULTS } from '../storage/keys.ts';
import { resultOf } from '../storage/results.ts';
import { puzzleKey } from '../storage/solved.ts';
import { missionName } from '../text/plain.ts';
import type { Runner } from './runner.ts';
import type { Actions, PublicState } from './types.ts';

type ResultActions = Pick<Actions, 'clearResults' | 'unreadResults'>;

const published = ({ results }: Runner): PublicState['results'] => ({ ...results.all(), trouble: results.trouble() });

/** Publishes the results as they are now. */
export const tellResults = (runner: Runner): void => runner.api.setState({ results: published(runner) });

/** Keeps the end of a game, or that it was taken back. */
export function noteEnd(runner: Runner, before: Session, { record, timeline: { state } }: Session): void {
  const was = before.timeline.state.winner;
  if (was === state.winner) return;
  const result = resultOf(record, state, runner.world.now());
  if (result) runner.results.add(result);
  else runner.results.takeBack(record.id);
  tellResults(runner);
}

/** Keeps that a mission was solved. It is known by its name, as that is shown; without one it does not count. */
export function noteSolved(runner: Runner, { name: given, puzzle }: Pick<OpenMission, 'name' | 'puzzle'>): void {
  const name = missionName(given);
  if (name === '') return;
  runner.results.solve(puzzle ? puzzleKey(name) : name, runner.world.now());
  tellResults(runner);
}

export function resultActions(runner: Runner): ResultActions & Pick<PublicState, 'results'> {
  const { world, results } = runner;
  world.onChange((key) => {
    if (key === RESULTS || key === null) tellResults(runner);
  });
  return {
    results: published(runner),
    clearResults() {
      results.clear();
      tellResults(runner);
    },
    unreadResults: results.unread,
  };
}
