/** The mean of some values, and its standard error. */
export interface Estimate {
  readonly mean: number;
  readonly error: number;
}

/** What is more than so many standard errors away is believed to differ. */
export const SURE = 2;

/** The mean of these values, of which there is at least one, and its standard error: 0 where there is one alone. */
export function estimateOf(values: readonly number[]): Estimate {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  if (values.length < 2) return { mean, error: 0 };
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1);
  return { mean, error: Math.sqrt(variance / values.length) };
}
