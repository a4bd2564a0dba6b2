import { expect, it } from 'vitest';
import { FULL } from '../../../tests/full.ts';
import { readCards } from '../../cards/read.ts';
import { openPuzzle, prove } from '../../scenario/prove/prove.ts';
import { mined } from './mine.ts';

const set = readCards('src/cards');

it('finds a position that one way wins, with a solution, and in full the same again', () => {
  const first = (seed: number, games: number) =>
    mined({ set, bot: 'rookie', seed, games, positions: 400 }).next().value ?? null;
  const found = first(1003, 60);
  if (!found) throw new Error('nothing is found in 60 games');
  const open = openPuzzle(found.scenario, set);
  expect(open && prove(open)).toMatchObject({ unproved: null, ways: [expect.anything()] });
  expect(found.scenario.actions?.length).toBeGreaterThan(0);
  if (!FULL) return;
  const [, game] = /(\d+)/.exec(found.scenario.name ?? '') ?? [];
  expect(first(Number(game), 1)?.scenario).toEqual(found.scenario);
});
