/** The page's end of the worker that judges a finished game. */
import type { DebriefNews, StartDebrief } from './question.ts';

export const startDebrief: StartDebrief = (question, tell, onLost) => {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<DebriefNews>) => {
    tell(data);
    if (data.kind === 'done') worker.terminate();
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
};
