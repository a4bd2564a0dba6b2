/** The worker that plays a few games on a card set, so that the page stays quick. */
import type { TrialSet } from '../sim/trial.ts';
import { trials } from '../sim/trial.ts';

addEventListener('message', ({ data }: MessageEvent<TrialSet>) => {
  for (const seen of trials(data)) postMessage(seen);
});
