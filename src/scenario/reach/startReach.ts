/** The page's end of the worker that searches. */
import type { Answer, Reach, ReachQuestion, ReachReply } from './question.ts';

interface Asked {
  readonly question: ReachQuestion;
  readonly answer: Answer;
}

/** `makeWorker`: for tests. */
export function startReach(makeWorker = newWorker): Reach {
  let worker: Worker | null = null;
  /** What the worker searches now, and what was asked last meanwhile: a search is short, and to start a worker is not. */
  let open: Asked | null = null;
  let next: Asked | null = null;
  let asked = 0;

  function start(): Worker {
    const made = makeWorker();
    made.addEventListener('message', ({ data }: MessageEvent<ReachReply>) => {
      if (data.number !== open?.question.number) return;
      const { answer } = open;
      open = null;
      if (next) post(next);
      else answer(data);
    });
    // Without an answer the lesson goes on: its own words still say when it is lost.
    made.addEventListener('error', (event) => {
      event.preventDefault();
      const last = next ?? open;
      halt();
      last?.answer({ within: null, chance: null, reply: null });
    });
    return made;
  }

  function post(what: Asked): void {
    worker ??= start();
    open = what;
    next = null;
    worker.postMessage(what.question);
  }

  function halt(): void {
    worker?.terminate();
    worker = null;
    open = null;
    next = null;
  }

  return {
    ask(what, answer) {
      const one: Asked = { question: { number: ++asked, ...what }, answer };
      if (open) next = one;
      else post(one);
    },
    stop: halt,
  };
}

const newWorker = (): Worker => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
