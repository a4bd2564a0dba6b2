import { describe, expect, it } from 'vitest';
import { FULL } from '../../tests/full.ts';
import { playedGame } from '../../tests/store/played.ts';
import { Browser } from '../../tests/store/world.ts';
import type { DebriefNews } from '../debrief/question.ts';
import type { State } from '../engine/index.ts';
import { catalogOf, copyState, dice, newGame, perform, view } from '../engine/index.ts';
import type { GameFile } from '../record/index.ts';
import { DEFAULTS } from '../storage/defaults.ts';
import { declassified } from './declassified.ts';
import type { Declassified } from './types.ts';

/** The states of a game, found by playing it without a record. */
function statesOf({ segments: [{ cards, rules, actions }], settings }: GameFile): State[] {
  const { state } = newGame(catalogOf({ set: cards }), { seed: settings.seed, rules });
  const states = [copyState(state)];
  for (const action of actions) {
    perform(state, action);
    states.push(copyState(state));
  }
  return states;
}

function open(file: GameFile, tell: (news: (one: DebriefNews) => void) => void = () => {}) {
  const browser = new Browser();
  const { sets: _, ...record } = file;
  const game = declassified(
    { record, start: null },
    {
      at: 0,
      lies: 'saved',
      after: (ms, run) => browser.world().after(ms, run),
      preferences: { ...DEFAULTS, show: 0 },
      prefer: () => {},
      hasOtherCards: false,
      needsCards: false,
      debrief: (news) => {
        tell(news);
        return () => {};
      },
      playOn: () => ({ id: 'copy' }),
      tryAgain: () => ({ id: 'copy' }),
      puzzles: null,
      keepRemarks: () => {},
      keep: () => {},
    },
  );
  return { game, browser };
}

const shows = (game: Declassified, state: State): void => {
  const { hands, plan, offered } = game.shown.getState();
  expect(game.table.getState().table).toEqual(view(state, 'table'));
  expect({ hands, plan, offered }).toEqual({
    hands: state.hands,
    plan: state.plan?.card ?? null,
    offered: state.offered,
  });
};

/** In full: 1000 games, with 200 jumps each. */
const SEEDS = FULL ? Array.from({ length: 1000 }, (_, i) => i + 1) : [6];
const JUMPS = FULL ? 200 : 40;

describe('a declassified game', () => {
  it.each(SEEDS)('shows at random stops what was there in play (seed %i)', (seed) => {
    const file = playedGame(seed);
    const states = statesOf(file);
    const { game } = open(file);
    const roll = dice(seed);
    for (let jump = 0; jump < JUMPS; jump++) {
      const stop = roll(game.length);
      game.goTo(stop);
      shows(game, states[stop]);
    }
  });

  it('steps on from stop to stop, with the beat of each, and stays at its last', () => {
    const file = playedGame(6);
    const states = statesOf(file);
    const { game } = open(file);
    const first = FULL ? 1 : game.length - 40;
    game.goTo(first - 1);
    for (let stop = first; stop < game.length; stop++) {
      game.wind('step', 1);
      shows(game, states[stop]);
      const [beat] = game.table.getState().beats;
      expect(beat.frames[0].view).toEqual(view(states[stop - 1], 'table'));
      expect(beat.frames[beat.frames.length - 1].view).toEqual(view(states[stop], 'table'));
    }
    game.wind('step', 1);
    expect(game.shown.getState().stop).toBe(game.length - 1);
  });

  it.each([0, 1])('does not run on where there are no more than %i actions', (count) => {
    const file = playedGame(6);
    const [segment] = file.segments;
    const { game } = open({ ...file, segments: [{ ...segment, actions: segment.actions.slice(0, count) }] });
    game.run(true);
    game.run(true);
    expect(game.shown.getState()).toMatchObject({ stop: count, runs: false });
  });

  it('never lets anything be done at its table', () => {
    const { game } = open(playedGame(6));
    const { table, shown } = game;
    game.goTo(30);
    const before = [table.getState().table, shown.getState()];
    table.getState().post({ do: 'act', action: { type: 'endStep', side: 'genius' } });
    expect([table.getState().table, shown.getState()]).toEqual(before);
    expect(table.getState().offers).toEqual([]);
    expect(table.getState().gameOver).toBeNull();
  });

  it('puts what is known better of the first stops in the place of the first reading', () => {
    let tell: (news: DebriefNews) => void = () => {};
    const { game } = open(playedGame(6), (news) => {
      tell = news;
    });
    const sums = { decisions: { genius: 0, spymaster: 0 }, hidden: 0, draws: 0 };
    tell({ kind: 'curve', chances: [0.5, 0.5, 0.5] });
    tell({ kind: 'entries', entries: [], chances: [0.4, 0.6], sums });
    expect(game.debrief.getState()).toMatchObject({ chances: [0.4, 0.6, 0.5], sums, stands: 'open' });
    tell({ kind: 'done' });
    expect(game.debrief.getState().stands).toBe('whole');
  });
});
