/** A few games on a card set, played in a worker that is fetched only then. */
import type { startTrial as start } from '../trial/startTrial.ts';

/** Starts the games. The returned function stops them, also before their worker has arrived. */
export type StartTrial = typeof start;

export const startTrial: StartTrial = (set, news) => {
  let stopped = false;
  let stop = (): void => {};
  import('../trial/startTrial.ts').then(
    (there) => {
      if (!stopped) stop = there.startTrial(set, news);
    },
    () => news.onLost(),
  );
  return () => {
    stopped = true;
    stop();
  };
};
