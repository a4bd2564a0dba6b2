/** Has finished games judged beside the page. */
import type { Debriefing, DebriefNews, DebriefQuestion } from '../debrief/question.ts';
import { catalogOf } from '../engine/index.ts';
import type { GameRecord } from '../record/index.ts';
import { setsOf } from '../record/index.ts';
import { OWN } from '../text/en/screens/ownPuzzles.ts';
import type { Finished, Runner } from './runner.ts';
import type { World } from './world.ts';

const movesOf = ({ segments }: GameRecord): string => JSON.stringify(segments);

/** What a worker is asked of that game: its record with the cards of all its parts. */
export const questionOf = ({ record, start }: Finished): DebriefQuestion => ({
  record,
  start,
  sets: setsOf(record).map((set) => catalogOf({ set }).source),
});

/** Has something judged, once the judges have been fetched. The returned function stops it at any time. */
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

/** The debrief of a game, and the puzzles in it. What was found whole before is told at once. */
export function debriefOf(
  runner: Runner,
  game: Finished,
  tell: (news: DebriefNews) => void,
  onLost: () => void,
): () => void {
  const moves = movesOf(game.record);
  const news: DebriefNews[] = [];
  let stop = (): void => {};
  const told = (one: DebriefNews): void => {
    news.push(one);
    tell(one);
  };
  const lookForPuzzles = (): void => {
    const moments = news.flatMap((one) => (one.kind === 'moments' ? [one.moments] : [])).at(-1) ?? [];
    const question = { ...questionOf(game), moments, briefs: OWN.briefs };
    stop = judged(
      runner.world,
      ({ puzzles }) =>
        puzzles(
          question,
          (found) => told({ kind: 'puzzles', puzzles: found }),
          () => {},
        ),
      () => {},
    );
  };
  const heard = (one: DebriefNews): void => {
    told(one);
    if (one.kind !== 'done') return;
    runner.debriefed = { game: moves, news };
    lookForPuzzles();
  };
  if (runner.debriefed?.game === moves) {
    for (const one of runner.debriefed.news) told(one);
    runner.debriefed = { game: moves, news };
    if (news.at(-1)?.kind === 'done') lookForPuzzles();
  } else stop = judged(runner.world, ({ debrief }) => debrief(questionOf(game), heard, onLost), onLost);
  return () => stop();
}
