/** A bar on a terminal that shows how much of a work is done. It goes to standard error and leaves nothing behind. */
import { SingleBar } from 'cli-progress';

/** Does the work under a bar. `work` gets what it tells its progress to, out of `total`. */
export async function withBar<T>(
  format: string,
  total: number,
  work: (show: (done: number) => void) => Promise<T>,
): Promise<T> {
  if (!process.stderr.isTTY) return work(() => {});
  const bar = new SingleBar({ format, stream: process.stderr, clearOnComplete: true });
  bar.start(total, 0);
  try {
    return await work((done) => bar.update(done));
  } finally {
    bar.stop();
  }
}
