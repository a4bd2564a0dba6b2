/** Does the parts that are counted step by step, each step in a process of its own, as many at once as asked. */
import type { ChildProcess } from 'node:child_process';
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { PARTS } from './parts.ts';
import type { Progress } from './progress.ts';
import type { StepOrder } from './step.ts';
import type { Sum } from './tally.ts';
import { addUp } from './tally.ts';

const STEP = fileURLToPath(new URL('step.ts', import.meta.url));

interface Order {
  seed: number;
  workers: number;
  progress: Progress;
  /** True once no further step may begin. */
  late: () => boolean;
  /** A step is done, and the progress has it. */
  onStep: (part: string, left: number) => void;
}

/** Begins each part that has not begun. One that was begun with another amount begins anew. */
export function beginParts({ parts }: Progress, amounts: Readonly<Record<string, number>>): void {
  for (const [part, amount] of Object.entries(amounts))
    if (parts[part]?.amount !== amount)
      parts[part] = { amount, done: [], sum: structuredClone(PARTS[part].nothing) as Sum, seconds: 0 };
}

/** Does all steps that the progress does not have yet. Rejects if one breaks off. */
export async function doSteps({ seed, workers, progress, late, onStep }: Order): Promise<void> {
  const steps = Object.entries(progress.parts).flatMap(([part, { amount, done }]) => {
    const { step } = PARTS[part];
    const all = Array.from({ length: Math.ceil(amount / step) }, (_, i) => i).filter((i) => !done.includes(i));
    return all.map((i) => ({ part, i, from: i * step, count: Math.min(step, amount - i * step) }));
  });
  const running = new Set<ChildProcess>();
  const lane = async (): Promise<void> => {
    for (let next = steps.shift(); next && !late(); next = steps.shift()) {
      const { part, i, from, count } = next;
      const began = performance.now();
      const came = await doStep({ part, seed: seed + from, count }, running);
      const at = progress.parts[part];
      at.done.push(i);
      addUp(at.sum, came);
      at.seconds += (performance.now() - began) / 1000;
      onStep(part, steps.length);
    }
  };
  const end = (): void => {
    for (const child of running) child.kill();
  };
  process.on('exit', end);
  try {
    await Promise.all(Array.from({ length: workers }, lane));
  } finally {
    end();
    process.off('exit', end);
  }
}

const doStep = (order: StepOrder, running: Set<ChildProcess>): Promise<object> =>
  new Promise((resolve, reject) => {
    const child = fork(STEP, { execArgv: ['--import', 'tsx'], stdio: ['ignore', 2, 2, 'ipc'] });
    running.add(child);
    let came: object | undefined;
    child.on('message', (message: object) => {
      came = message;
    });
    child.on('error', reject);
    child.on('exit', (code) => {
      running.delete(child);
      if (came) resolve(came);
      else reject(new Error(`The process with ${order.part}, seed ${order.seed}, ended with status ${code}.`));
    });
    child.send(order);
  });
