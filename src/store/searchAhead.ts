/** Whether the goal of the open lesson is still within reach: a worker searches after each action. */
import { catalogOf } from '../engine/index.ts';
import { segmentOf } from '../record/index.ts';
import type { Answer } from '../scenario/reach/question.ts';
import { lost } from './lesson.ts';
import { isSearchable } from './loss.ts';
import type { Lesson, Runner } from './runner.ts';

/** Is there something to search for: whether the goal is within reach, or from where a lost one was? */
const isWanted = ({ stands, loss }: Lesson): boolean => stands === 'on' || loss?.known === 'open';

/** Asks after an action. `onLost`: called once the goal is known to be out of reach, and when it last was not. */
export function searchAhead(runner: Runner, onLost: () => void): void {
  const { session, lesson, world } = runner;
  if (!session || !lesson || !isWanted(lesson) || !isSearchable(lesson.open, session)) return;
  const { id, position } = session.record;
  const { actions, cards: set, rules } = segmentOf(session.record);
  if (actions.length === lesson.searched) return;
  runner.lesson = { ...lesson, searched: actions.length };
  const { source: cards } = catalogOf({ set });
  const isSame = (): boolean =>
    runner.session?.record.id === id && segmentOf(runner.session.record).actions.length === actions.length;
  const told: Answer = ({ within, chance, reply }): void => {
    if (!isSame() || !runner.lesson || !isWanted(runner.lesson)) return;
    if (within === false) runner.lesson = lost(runner, runner.lesson, { chance, reply });
    else if (runner.lesson.loss)
      runner.lesson = { ...runner.lesson, loss: { ...runner.lesson.loss, known: 'unknown' } };
    else return;
    onLost();
  };
  runner.reach ??= world.reach();
  runner.reach.then(
    (reach) => {
      if (isSame()) reach.ask({ position, cards, rules, actions }, told);
    },
    () => {
      runner.reach = null;
      told({ within: null, chance: null, reply: null });
    },
  );
}

/** No answer is waited for any more. */
export function stopSearching(runner: Runner): void {
  void runner.reach?.then(
    (reach) => reach.stop(),
    () => {},
  );
  runner.reach = null;
}
