/** A process of its own that does one step of a part, and sends what came of it. */
import type { Stretch } from './parts.ts';
import { PARTS } from './parts.ts';

export interface StepOrder extends Stretch {
  part: string;
}

process.once('message', async ({ part, ...stretch }: StepOrder) => {
  const came = await PARTS[part].work(stretch);
  process.send?.(came, () => process.exit());
});
process.once('disconnect', () => process.exit(1));
