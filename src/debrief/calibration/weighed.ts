import type { Sample } from './sample.ts';

export interface Weighed extends Sample {
  readonly weight: number;
}

/** The samples with their weights. All weights of a game make 1: each game counts alike, however long it is. */
export function weighed(samples: readonly Sample[]): Weighed[] {
  const counts = new Map<number, number>();
  for (const { game } of samples) counts.set(game, (counts.get(game) ?? 0) + 1);
  return samples.map((sample) => ({ ...sample, weight: 1 / (counts.get(sample.game) ?? 1) }));
}
