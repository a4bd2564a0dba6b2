import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { EVENT_TYPES } from '../../text/en/game/log.ts';
import { STAGED, UNSHOWN } from './scene.ts';

/** The rows of the table of events: the event, what is seen, and what is seen with reduced motion. */
const rows = readFileSync(new URL('README.md', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => line.split('|').map((cell) => cell.trim()));
const typeIn = ([, event]: string[]) => event.replaceAll('`', '');

test('the README says of every event what is seen of it', () => {
  expect(rows.map(typeIn).toSorted()).toEqual(EVENT_TYPES.toSorted());
});

test('the README gives a reason for exactly the events that have no picture', () => {
  const without = rows.filter(([, , seen]) => seen.startsWith('–')).map(typeIn);
  // The ribbon of a step is no part of a scene.
  expect([...without, 'stepStarted'].toSorted()).toEqual(
    EVENT_TYPES.filter((type) => STAGED[type] === UNSHOWN).toSorted(),
  );
});
