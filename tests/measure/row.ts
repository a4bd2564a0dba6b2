/** One measured number and what it should be. */
export interface Row {
  name: string;
  value: number;
  unit: string;
  /** The value to aim at; the next field has the limit that must be met. */
  target?: number;
  limit?: number;
  /** Whether a larger or a smaller value is better. */
  better: 'more' | 'less';
  /** Where the target comes from, or what the value is about. */
  note?: string;
}

export const median = (list: readonly number[]): number => quantile(list, 0.5);

/** The smallest value that at least this part (0 to 1) of the list does not exceed. */
export function quantile(list: readonly number[], part: number): number {
  const sorted = [...list].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(part * sorted.length) - 1)] ?? Number.NaN;
}

export function verdict({ value, target, limit, better }: Row): string {
  const meets = (goal: number): boolean => (better === 'more' ? value >= goal : value <= goal);
  if (target === undefined) return '';
  if (meets(target)) return 'ok';
  return limit !== undefined && meets(limit) ? 'misses the target' : 'MISSES';
}
