/** Shares and their confidence intervals. */

export type Interval = [low: number, high: number];

/** 95 % of a normal distribution lie within so many standard errors: that is meant where no other number is given. */
const Z = 1.959963984540054;

/** `part` / `whole`, or null if `whole` is 0. */
export const share = (part: number, whole: number): number | null => (whole > 0 ? part / whole : null);

/** Wilson's interval for the true share, from a sample of `whole` with `part` hits. Null for no sample. */
export function wilson(part: number, whole: number, errors = Z): Interval | null {
  if (whole === 0) return null;
  const p = part / whole;
  const spread = errors * Math.sqrt((p * (1 - p)) / whole + errors ** 2 / (4 * whole * whole));
  const middle = p + errors ** 2 / (2 * whole);
  const scale = 1 + errors ** 2 / whole;
  return [Math.max(0, (middle - spread) / scale), Math.min(1, (middle + spread) / scale)];
}

/** Newcombe's interval for the difference of two shares, `b` minus `a`, made from their Wilson intervals. */
export function differenceOf(
  a: { part: number; whole: number },
  b: { part: number; whole: number },
  errors = Z,
): { difference: number; ci95: Interval } | null {
  const [ia, ib] = [wilson(a.part, a.whole, errors), wilson(b.part, b.whole, errors)];
  if (!ia || !ib) return null;
  const [pa, pb] = [a.part / a.whole, b.part / b.whole];
  const difference = pb - pa;
  return {
    difference,
    ci95: [difference - Math.hypot(pb - ib[0], ia[1] - pa), difference + Math.hypot(ib[1] - pb, pa - ia[0])],
  };
}

/**
 * The smallest value that is not exceeded by a share `p` (0 to 1) of all values. `histogram`: the count of each value.
 */
export function percentile(histogram: Readonly<Record<string, number>>, p: number): number | null {
  const values = Object.keys(histogram)
    .map(Number)
    .sort((a, b) => a - b);
  const all = values.reduce((sum, value) => sum + histogram[value], 0);
  let below = 0;
  for (const value of values) {
    below += histogram[value];
    if (below >= p * all) return value;
  }
  return null;
}
