/** The page's end of the worker that judges a finished game. */
import type { Debriefing, DebriefNews } from './question.ts';
import type { Verdict } from './verdict.ts';

/** Asks a worker of its own. `isLast`: nothing comes after that. */
function asked<Told>(
  question: unknown,
  tell: (told: Told) => void,
  isLast: (told: Told) => boolean,
  onLost: () => void,
): () => void {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<Told>) => {
    if (isLast(data)) worker.terminate();
    tell(data);
  });
  worker.addEventListener('error', (event) => {
    event.preventDefault();
    if (event.message) reportError(Object.assign(new Error(event.message), { name: 'WorkerError' }));
    worker.terminate();
    onLost();
  });
  worker.addEventListener('messageerror', onLost);
  worker.postMessage(question);
  return () => worker.terminate();
}

export const debriefing: Debriefing = {
  debrief: (question, tell, onLost) => asked<DebriefNews>(question, tell, ({ kind }) => kind === 'done', onLost),
  verdict: (question, tell, onLost) => asked<Verdict>(question, tell, () => true, onLost),
};
