import { expect, test } from 'vitest';
import { statWords } from '../../text/en/table/card.ts';
import { trendOf } from './facts.ts';

const health = { stat: 'health', now: 1, max: 3, printed: 3 } as const;

test('damage does not lower a statistic, effects do', () => {
  expect(trendOf(health)).toBeUndefined();
  expect(trendOf({ ...health, max: 4 })).toBe('raised');
  expect(trendOf({ ...health, max: 2 })).toBe('lowered');
});

test('R7.1 a unit whose Health is 0 is said to stand, whatever took it', () => {
  expect(statWords(health)).toBe('Health 1 of 3');
  expect(statWords({ ...health, now: 0 })).toBe('Health 0 of 3, still standing');
  expect(statWords({ ...health, now: 0, max: 0 })).toBe('Health 0, still standing, printed 3');
  expect(statWords({ ...health, now: 0, max: 0, printed: 0 })).toBe('Health 0, still standing');
});
