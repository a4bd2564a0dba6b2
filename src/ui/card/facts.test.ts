import { expect, test } from 'vitest';
import { trendOf } from './facts.ts';

const health = { stat: 'health', now: 1, max: 3, printed: 3 } as const;

test('damage does not lower a statistic, effects do', () => {
  expect(trendOf(health)).toBeUndefined();
  expect(trendOf({ ...health, max: 4 })).toBe('raised');
  expect(trendOf({ ...health, max: 2 })).toBe('lowered');
});
