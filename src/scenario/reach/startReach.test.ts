import { expect, it } from 'vitest';
import type { ReachQuestion, ReachReply } from './question.ts';
import { startReach } from './startReach.ts';

/** A worker that answers when a test says so. */
class FakeWorker extends EventTarget {
  readonly asked: number[] = [];
  isOver = false;
  postMessage({ number }: ReachQuestion): void {
    this.asked.push(number);
  }
  terminate(): void {
    this.isOver = true;
  }
  reply(within: ReachReply['within'], chance: ReachReply['chance'] = null): void {
    const number = this.asked.at(-1);
    this.dispatchEvent(Object.assign(new Event('message'), { data: { number, within, chance } }));
  }
}

const QUESTION = { position: {}, cards: [], rules: {}, actions: [] };

function started() {
  const workers: FakeWorker[] = [];
  const reach = startReach(() => {
    workers.push(new FakeWorker());
    return workers.at(-1) as unknown as Worker;
  });
  const answers: unknown[] = [];
  const ask = (name: string) => reach.ask(QUESTION, ({ within, chance }) => answers.push([name, within, chance]));
  return { reach, workers, answers, ask };
}

it('answers the newest of the questions that came while it searched, by the same worker', () => {
  const { workers, answers, ask } = started();
  for (const name of ['first', 'second', 'third']) ask(name);
  const [worker] = workers;
  worker.reply(true);
  expect(answers).toEqual([]);
  worker.reply(false, 4);
  expect(answers).toEqual([['third', false, 4]]);
  expect([workers.length, worker.isOver, worker.asked]).toEqual([1, false, [1, 3]]);
});

it('says that nothing is known where the worker fails, and begins anew at the next question', () => {
  const { workers, answers, ask } = started();
  ask('first');
  workers[0].dispatchEvent(new Event('error', { cancelable: true }));
  ask('second');
  workers[1].reply(true);
  expect(answers).toEqual([
    ['first', null, null],
    ['second', true, null],
  ]);
});

it('answers nothing after it has been stopped', () => {
  const { reach, workers, answers, ask } = started();
  ask('first');
  reach.stop();
  workers[0].reply(true);
  expect([answers, workers[0].isOver]).toEqual([[], true]);
});
