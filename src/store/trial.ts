/** A few games on a card set, played in a worker that is fetched only then. */
import type { Card, Rules } from '../engine/index.ts';
import type { TrialNews } from '../trial/startTrial.ts';

interface PlayedSet {
  cards: readonly Card[];
  rules: Partial<Rules>;
}

/**
 * Starts the games. `before`: a set that is compared. The returned function stops them, also before their worker has
 * arrived.
 */
export type StartTrial = (set: PlayedSet & { before?: PlayedSet }, news: TrialNews) => () => void;

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
