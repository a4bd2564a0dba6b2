/** What people do with a lesson: they dismiss a tip, and go back. */
import { withGame } from '../host/index.ts';
import { gameBefore, goingOn, takenBack, wayBack } from './lesson.ts';
import { dispatch, save, show } from './run.ts';
import type { Runner } from './runner.ts';
import type { Actions } from './types.ts';

export const lessonActions = (runner: Runner): Pick<Actions, 'dismissTip' | 'goBack'> => ({
  dismissTip(at) {
    const lessons = runner.world.positions.scenarios?.lessons;
    if (!runner.lesson || !lessons) return;
    runner.lesson = { ...runner.lesson, taught: lessons.dismiss(runner.lesson.taught, at) };
    show(runner);
  },
  goBack() {
    const { session, lesson } = runner;
    const at = lesson && wayBack(lesson);
    if (!session || session.locked || !lesson || at === null) return;
    dispatch(runner, { do: 'lock' });
    runner.session = withGame(session, gameBefore(session, at));
    runner.lesson = { ...goingOn(takenBack(runner, lesson), at), tried: [...lesson.tried, at] };
    dispatch(runner, { do: 'unlock' });
    save(runner);
    show(runner);
  },
});
