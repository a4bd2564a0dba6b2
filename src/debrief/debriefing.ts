/** The page's end of the worker that judges a finished game. */
import { heard } from '../beside/heard.ts';
import type { Debriefing, DebriefNews, OwnPuzzle } from './question.ts';
import type { Verdict } from './verdict.ts';

/** Asks a worker of its own. `isLast`: nothing comes after that. */
function asked<Told>(
  question: unknown,
  tell: (told: Told) => void,
  isLast: (told: Told) => boolean,
  onLost: () => void,
): () => void {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const end = (): void => worker.terminate();
  const lost = (): void => {
    end();
    onLost();
  };
  heard<Told>(
    worker,
    (told) => {
      if (isLast(told)) end();
      tell(told);
    },
    lost,
  );
  worker.postMessage(question);
  return end;
}

export const debriefing: Debriefing = {
  debrief: (question, tell, onLost) => asked<DebriefNews>(question, tell, ({ kind }) => kind === 'done', onLost),
  verdict: (question, tell, onLost) => asked<Verdict>(question, tell, () => true, onLost),
  puzzles: (question, tell, onLost) => asked<readonly OwnPuzzle[]>(question, tell, () => true, onLost),
};
