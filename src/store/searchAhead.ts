/** Whether the goal of the open lesson is still within reach: a worker searches after each action. */
import { catalogOf } from '../engine/index.ts';
import { segmentOf } from '../record/index.ts';
import type { Answer } from '../scenario/reach/question.ts';
import { lost } from './lesson.ts';
import { isSearchable } from './loss.ts';
import type { Lesson, Runner } from './runner.ts';

/** Is there something to search for: whether the goal is within reach, or from where a lost one was? */
const isUnknown = ({ stands, loss }: Lesson): boolean => stands === 'on' || loss?.known === 'open';

/** In a lost puzzle it is searched for what the other side does. */
const isWanted = (lesson: Lesson): boolean =>
  isUnknown(lesson) || (lesson.stands === 'lost' && lesson.open.puzzle !== null);

/**
 * Asks after an action. `onNews`: called once the goal is known to be out of reach, when it last was not, and whether a
 * puzzle is proved. `onFound`: called with every other answer.
 */
export function searchAhead(runner: Runner, onNews: () => void, onFound: () => void): void {
  const { session, lesson, world } = runner;
  if (!session || !lesson) return;
  if (!isWanted(lesson) || !isSearchable(lesson.open, session)) {
    if (lesson.isSearching) runner.lesson = { ...lesson, isSearching: false };
    onFound();
    return;
  }
  const { id, position } = session.record;
  const { actions, cards: set, rules } = segmentOf(session.record);
  if (actions.length === lesson.searched) return;
  runner.lesson = { ...lesson, searched: actions.length, isSearching: true, answer: null };
  const { source: cards } = catalogOf({ set });
  const isSame = (): boolean =>
    runner.session?.record.id === id && segmentOf(runner.session.record).actions.length === actions.length;
  const told: Answer = ({ within, chance, reply, now = null, isProved = null }): void => {
    if (!runner.lesson || runner.session?.record.id !== id) return;
    // That is so however far it has gone on since.
    const isNews = isProved !== null && isProved !== runner.lesson.isProved;
    if (isNews) runner.lesson = { ...runner.lesson, isProved };
    if (!isSame()) {
      if (isNews) onNews();
      return;
    }
    runner.lesson = { ...runner.lesson, isSearching: false, answer: now };
    const { loss } = runner.lesson;
    if (!isUnknown(runner.lesson) || (within !== false && !loss)) {
      if (isNews) onNews();
      else onFound();
      return;
    }
    if (within === false) runner.lesson = lost(runner, runner.lesson, { chance, reply });
    else if (loss) runner.lesson = { ...runner.lesson, loss: { ...loss, known: 'unknown' } };
    onNews();
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
