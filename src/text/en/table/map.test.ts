import { expect, test } from 'vitest';
import { joinForecastWords } from './map.ts';

const NAMES = ['Safe-ish House', 'Agent Blank', 'Field Medic', 'Contortionist'];
const words = (forecast: Parameters<typeof joinForecastWords>[0]) =>
  joinForecastWords(forecast, 'left', 'Safe-ish House', (card) => NAMES[card]);
const change = (spy: number, attack: number, health = 0) => ({ spy, attack, health, sneak: 0 });

test('a connection says its edge, its size, and what its Spies gain and lose', () => {
  expect(words({ size: 2, changes: [], unassigned: [] })).toBe('Left edge of Safe-ish House, size 2');
  expect(words({ size: 3, changes: [change(1, 1), change(2, 1)], unassigned: [] })).toBe(
    'Left edge of Safe-ish House, size 3: +1 Attack for two Spies',
  );
  expect(words({ size: 4, changes: [change(1, 1, 1), change(2, -1)], unassigned: [3] })).toBe(
    'Left edge of Safe-ish House, size 4: +1 Attack and +1 Health for Agent Blank; −1 Attack for Field Medic; too large for Contortionist',
  );
});
