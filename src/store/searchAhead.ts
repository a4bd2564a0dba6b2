/** Whether the goal of the open lesson is still within reach: a worker searches after each action. */
import { catalogOf } from '../engine/index.ts';
import { segmentOf } from '../record/index.ts';
import type { Lesson, Runner } from './runner.ts';

const isSearched = ({ open, stands }: Lesson): boolean =>
  stands === 'on' && open.mission.goal !== undefined && open.mission.side !== 'both';

/** Asks after an action. `onLost`: called once the goal is known to be out of reach. */
export function searchAhead(runner: Runner, onLost: () => void): void {
  const { session, lesson, world } = runner;
  // With other cards than those of its file nobody knows what a lesson can come to.
  if (!session || !lesson || !isSearched(lesson) || session.record.segments.length > 1) return;
  const { id, position } = session.record;
  const { actions, cards: set, rules } = segmentOf(session.record);
  if (actions.length === lesson.searched) return;
  runner.lesson = { ...lesson, searched: actions.length };
  const { source: cards } = catalogOf({ set });
  const isSame = (): boolean =>
    runner.session?.record.id === id && segmentOf(runner.session.record).actions.length === actions.length;
  const asked = { position, cards, rules, actions };
  runner.reach ??= world.reach();
  runner.reach.then(
    (reach) => {
      if (!isSame()) return;
      reach.ask(asked, (within, chance) => {
        if (within === false && isSame())
          lose(runner, typeof chance === 'number' ? chance + 1 : actions.length, onLost);
      });
    },
    () => {
      runner.reach = null;
    },
  );
}

function lose(runner: Runner, lostAt: number, onLost: () => void): void {
  if (runner.lesson?.stands !== 'on') return;
  runner.lesson = { ...runner.lesson, stands: 'lost', lostAt };
  onLost();
}

/** No answer is waited for any more. */
export function stopSearching(runner: Runner): void {
  void runner.reach?.then(
    (reach) => reach.stop(),
    () => {},
  );
  runner.reach = null;
}
