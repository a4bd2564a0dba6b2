import { expect, it } from 'vitest';
import { playedGame } from '../../tests/store/played.ts';
import { readCards } from '../cards/read.ts';
import { registerCatalog } from '../engine/index.ts';
import type { GameRecord } from '../record/index.ts';
import { tapeOf } from '../record/index.ts';
import { openPuzzle, prove } from '../scenario/prove/prove.ts';
import type { Moment } from './moments.ts';
import { ownPuzzles } from './ownPuzzles.ts';

const briefs = { genius: 'Keep it.', spymaster: 'Thwart it.' };
const set = readCards('src/cards');

/** The puzzles among the moments where these steps of the Master begin. `change`: what is other in the game. */
function puzzlesIn(seed: number, turns: number[], change: (record: GameRecord) => GameRecord = (record) => record) {
  const record = change(playedGame(seed));
  const tape = tapeOf(record, null);
  const moments = turns.map((number) => {
    const stop = tape.stops.findIndex(
      ({ state }) => state.turn.number === number && state.turn.step === 'infiltrate' && state.plan,
    );
    return { stop, side: 'spymaster', best: { candidate: { agenda: [] } } } as unknown as Moment;
  });
  return { record, moments, puzzles: ownPuzzles(tape, { record, moments, briefs }) };
}

it('a moment in which a plan could have been thwarted by force, and was not, is a proved puzzle', () => {
  const { moments, puzzles } = puzzlesIn(4, [4]);
  expect(puzzles).toHaveLength(1);
  const [{ stop, scenario, positions }] = puzzles;
  expect(stop).toBe(moments[0].stop);
  expect(scenario.puzzle).toMatchObject({ side: 'spymaster', brief: 'Thwart it.', horizon: 'turn' });
  const open = openPuzzle(scenario, set);
  expect(open && prove(open)).toMatchObject({ unproved: null, positions });
});

it('a puzzle has the cards and the rules with which its moment was played, not those of the end of the game', () => {
  const { hash } = registerCatalog(set.cards.map((card, at) => (at === 0 ? { ...card, name: 'Another name' } : card)));
  const { record, puzzles } = puzzlesIn(4, [4], (game) => {
    const [first] = game.segments;
    const rules = { ...first.rules, maxRounds: 61 };
    const [before, after] = [first.actions.slice(0, -10), first.actions.slice(-10)];
    return {
      ...game,
      segments: [
        { ...first, rules, actions: before },
        { ...first, cards: hash, actions: after },
      ],
    };
  });
  expect(puzzles).toMatchObject([{ cards: record.segments[0].cards, scenario: { rules: record.segments[0].rules } }]);
});

it('a moment after which the plan was thwarted is none', () => {
  expect(puzzlesIn(1, [4]).puzzles).toEqual([]);
});
