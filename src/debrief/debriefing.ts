/** The page's end of the workers that judge a finished game. */
import { heard } from '../beside/heard.ts';
import { SIDES } from '../engine/index.ts';
import { Merged } from './merged.ts';
import type { Debriefing, MomentsQuestion, OwnPuzzle, PartNews, PartQuestion } from './question.ts';
import type { Verdict } from './verdict.ts';

const newWorker = (): Worker => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });

/** Asks a worker of its own, which answers once. */
function asked<Told>(question: unknown, tell: (told: Told) => void, onLost: () => void): () => void {
  const worker = newWorker();
  const end = (): void => worker.terminate();
  const answered = (told: Told): void => {
    end();
    tell(told);
  };
  const lost = (): void => {
    end();
    onLost();
  };
  heard<Told>(worker, answered, lost);
  worker.postMessage(question);
  return end;
}

/** More workers would take more memory than time. */
const MOST = 4;
/** The page keeps a core for itself where there are more than two. */
const workersFor = (cores: number): number => Math.min(MOST, cores > 2 ? cores - 1 : cores);

/** Several workers judge a game: each takes a part of the account, and then some take the moments of a side. */
const debrief: Debriefing['debrief'] = (question, tell, onLost) => {
  const count = workersFor(navigator.hardwareConcurrency || 1);
  const merged = new Merged(count);
  const workers = Array.from({ length: count }, newWorker);
  let open = count;
  let hasMoments = false;
  const end = (): void => {
    for (const worker of workers) worker.terminate();
  };
  const done = (): void => {
    open--;
    if (open > 0) return;
    if (hasMoments) {
      end();
      tell({ kind: 'done' });
      return;
    }
    hasMoments = true;
    open = SIDES.length;
    const { entries } = merged;
    for (const [i, side] of SIDES.entries())
      workers[i % count].postMessage({ side, entries } satisfies MomentsQuestion);
  };
  for (const [index, worker] of workers.entries()) {
    const hear = (news: PartNews): void => {
      for (const one of merged.heard(index, news)) tell(one);
      if (news.kind === 'done') done();
    };
    const lost = (): void => {
      end();
      onLost();
    };
    heard<PartNews>(worker, hear, lost);
    worker.postMessage({ ...question, part: { index, of: count } } satisfies PartQuestion);
  }
  return end;
};

export const debriefing: Debriefing = {
  debrief,
  verdict: (question, tell, onLost) => asked<Verdict>(question, tell, onLost),
  puzzles: (question, tell, onLost) => asked<readonly OwnPuzzle[]>(question, tell, onLost),
};
