/** The page's end of the worker that plays a few games on a card set. */
import { heard } from '../beside/heard.ts';
import type { Trial, TrialSet } from '../sim/trial.ts';

export interface TrialNews {
  /** Called after each game with what all of them have shown. */
  onGame(seen: Trial): void;
  /** The worker has stopped by itself. */
  onLost(): void;
}

/** Starts the games. The returned function stops them. */
export function startTrial(set: TrialSet, { onGame, onLost }: TrialNews): () => void {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  heard<Trial>(
    worker,
    (seen) => {
      onGame(seen);
      if (seen.toGo === 0) worker.terminate();
    },
    () => {
      worker.terminate();
      onLost();
    },
  );
  const { cards, rules, before } = set;
  const plain: TrialSet = { cards, rules, ...(before && { before: { cards: before.cards, rules: before.rules } }) };
  worker.postMessage(plain);
  return () => worker.terminate();
}
