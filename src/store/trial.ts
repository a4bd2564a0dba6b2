/** A few games on a card set, played in a worker that is fetched only then. */
import type { Card, Rules } from '../engine/index.ts';
import type { TrialNews } from '../trial/startTrial.ts';

/** Starts the games. The returned function stops them, also before their worker has arrived. */
export type StartTrial = (set: { cards: readonly Card[]; rules: Partial<Rules> }, news: TrialNews) => () => void;

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
