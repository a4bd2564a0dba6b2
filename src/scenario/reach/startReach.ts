/** The page's end of the worker that searches. */
import type { Reach, ReachQuestion, ReachReply } from './question.ts';

export function startReach(): Reach {
  let worker: Worker | null = null;
  let open: { number: number; answer: Parameters<Reach['ask']>[1] } | null = null;
  let asked = 0;

  function start(): Worker {
    const made = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    made.addEventListener('message', ({ data }: MessageEvent<ReachReply>) => {
      if (data.number !== open?.number) return;
      const { answer } = open;
      open = null;
      answer(data.within, data.chance);
    });
    // Without an answer the lesson goes on: its own words still say when it is lost.
    made.addEventListener('error', (event) => {
      event.preventDefault();
      halt();
    });
    return made;
  }

  function halt(): void {
    worker?.terminate();
    worker = null;
    open = null;
  }

  return {
    ask(question, answer) {
      // A search that is still on would keep the next one waiting.
      if (open) halt();
      worker ??= start();
      open = { number: ++asked, answer };
      worker.postMessage({ number: asked, ...question } satisfies ReachQuestion);
    },
    stop: halt,
  };
}
