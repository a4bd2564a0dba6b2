import { expect, it } from 'vitest';
import { playedGame } from '../../tests/store/played.ts';
import { readCards } from '../cards/read.ts';
import type { GameRecord } from '../record/index.ts';
import { tapeOf } from '../record/index.ts';
import { openPuzzle, prove } from '../scenario/prove/prove.ts';
import type { Moment } from './moments.ts';
import { ownPuzzles } from './ownPuzzles.ts';

const briefs = { genius: 'Keep it.', spymaster: 'Thwart it.' };
const set = readCards('src/cards');

/** The puzzles among the moments where these steps of the Master begin. */
function puzzlesIn(seed: number, ...turns: number[]) {
  const record: GameRecord = playedGame(seed);
  const tape = tapeOf(record, null);
  const moments = turns.map((number) => {
    const stop = tape.stops.findIndex(
      ({ state }) => state.turn.number === number && state.turn.step === 'infiltrate' && state.plan,
    );
    return { stop, side: 'spymaster', best: { candidate: { agenda: [] } } } as unknown as Moment;
  });
  return { moments, puzzles: ownPuzzles(tape, { record, moments, briefs }) };
}

it('a moment in which a plan could have been thwarted by force, and was not, is a proved puzzle', () => {
  const { moments, puzzles } = puzzlesIn(4, 4);
  expect(puzzles).toHaveLength(1);
  const [{ stop, scenario, positions }] = puzzles;
  expect(stop).toBe(moments[0].stop);
  expect(scenario.puzzle).toMatchObject({ side: 'spymaster', brief: 'Thwart it.', horizon: 'turn' });
  const open = openPuzzle(scenario, set);
  expect(open && prove(open)).toMatchObject({ unproved: null, positions });
});

it('a moment after which the plan was thwarted is none', () => {
  expect(puzzlesIn(1, 4).puzzles).toEqual([]);
});
