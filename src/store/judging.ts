/** Has finished games judged beside the page. */
import type { Debriefing, DebriefNews, DebriefQuestion } from '../debrief/question.ts';
import { catalogOf } from '../engine/index.ts';
import type { GameRecord } from '../record/index.ts';
import { setsOf } from '../record/index.ts';
import type { Finished, Runner } from './runner.ts';
import type { World } from './world.ts';

const movesOf = ({ segments }: GameRecord): string => JSON.stringify(segments);

export const questionOf = ({ record, start }: Finished): DebriefQuestion => ({
  record,
  start,
  sets: setsOf(record).map((set) => catalogOf({ set }).source),
});

/** Has something judged, once what judges has come. The returned function stops it, also before. */
export function judged(
  { debriefing }: Pick<World, 'debriefing'>,
  begin: (judges: Debriefing) => () => void,
  onLost: () => void,
): () => void {
  let isOver = false;
  let stop = (): void => {
    isOver = true;
  };
  debriefing().then(
    (judges) => {
      if (!isOver) stop = begin(judges);
    },
    () => isOver || onLost(),
  );
  return () => stop();
}

/** The debrief of a game. What was found whole before is told at once. */
export function debriefOf(
  runner: Runner,
  game: Finished,
  tell: (news: DebriefNews) => void,
  onLost: () => void,
): () => void {
  const moves = movesOf(game.record);
  if (runner.debriefed?.game === moves) {
    for (const news of runner.debriefed.news) tell(news);
    return () => {};
  }
  const news: DebriefNews[] = [];
  const heard = (one: DebriefNews): void => {
    news.push(one);
    if (one.kind === 'done') runner.debriefed = { game: moves, news };
    tell(one);
  };
  return judged(runner.world, ({ debrief }) => debrief(questionOf(game), heard, onLost), onLost);
}
