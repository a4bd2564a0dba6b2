/** A moment of a finished game that is tried again: what was tried is judged. */
import type { Moment } from '../debrief/moments.ts';
import type { Action } from '../engine/index.ts';
import { view } from '../engine/index.ts';
import { segmentOf } from '../record/index.ts';
import { judged, questionOf } from './judging.ts';
import type { Retry, Runner } from './runner.ts';
import type { ShownRetry } from './types.ts';

/** After a command: once the side has done what can be judged, it is judged. `onTold`: called with the verdict. */
export function heardRetry(runner: Runner, onTold: () => void): void {
  const { retry, session, world } = runner;
  if (retry?.stands !== 'on' || !session) return;
  const { moment, stop, game } = retry;
  const done = segmentOf(session.record).actions.slice(stop.at);
  const { turn, winner } = session.timeline.state;
  const { number, step } = stop.state.turn;
  const tried = triedOf(moment, done, winner === null && turn.number === number && turn.step === step);
  if (!tried) return;
  const told = (change: Pick<Retry, 'stands' | 'verdict'>): void => {
    if (runner.retry?.moment !== moment || runner.session?.record.id !== session.record.id) return;
    runner.retry = { ...runner.retry, ...change };
    onTold();
  };
  const lost = (): void => told({ stands: 'lost', verdict: null });
  const question = { ...questionOf(game), moment, tried };
  const leave = judged(
    world,
    ({ verdict }) => verdict(question, (found) => told({ stands: 'told', verdict: found }), lost),
    lost,
  );
  runner.retry = { ...retry, stands: 'weighed', leave };
}

/** What plans of a step do by themselves, so that no plan holds it. */
const BY_ITSELF: ReadonlySet<Action['type']> = new Set(['endStep', 'pass', 'choose']);

/**
 * What the side of a moment has tried, of all that was done since; null while it goes on. Where the best way is a plan
 * for a step, all that the side does in this step counts; else its first action. `isInStep`: the step goes on.
 */
export function triedOf(
  { side, best }: Moment,
  done: readonly Action[],
  isInStep: boolean,
): Moment['best']['candidate'] | null {
  const own = done.filter((action) => action.side === side);
  if (!('agenda' in best.candidate)) return own.length > 0 ? { action: own[0] } : null;
  return isInStep ? null : { agenda: own.filter(({ type }) => !BY_ITSELF.has(type)) };
}

/** What the page is told of the retry. */
export function shownRetry({ of, moment, stop, stands, verdict }: Retry): ShownRetry {
  const { side, played, best } = moment;
  return {
    of,
    stop: moment.stop,
    side,
    turn: stop.state.turn.number,
    isStep: 'agenda' in best.candidate,
    stands,
    verdict: verdict && {
      ...verdict,
      asked: view(stop.state, side),
      played: played.chance,
      best: best.chance,
      better: best.action,
    },
  };
}
