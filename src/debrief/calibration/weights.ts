import type { Sample } from './sample.ts';

/** A weight for each of the samples. All weights of a game make 1: each game counts alike, however long it is. */
export function weightsOf(samples: readonly Pick<Sample, 'game'>[]): number[] {
  const counts = new Map<number, number>();
  for (const { game } of samples) counts.set(game, (counts.get(game) ?? 0) + 1);
  return samples.map(({ game }) => 1 / (counts.get(game) ?? 1));
}
