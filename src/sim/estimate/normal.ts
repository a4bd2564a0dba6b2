/**
 * The value below which a share `p` (0 to 1, both excluded) of a standard normal distribution lies, right to 0.0005
 * (Abramowitz and Stegun, Handbook of Mathematical Functions, 26.2.23).
 */
export function quantile(p: number): number {
  const t = Math.sqrt(-2 * Math.log(Math.min(p, 1 - p)));
  const above = 2.515517 + t * (0.802853 + t * 0.010328);
  const below = 1 + t * (1.432788 + t * (0.189269 + t * 0.001308));
  const z = t - above / below;
  return p < 0.5 ? -z : z;
}

/** The standard errors to both sides of an estimate that hold the true value in all cases but a share `wrong`. */
export const errorsFor = (wrong: number): number => quantile(1 - wrong / 2);
