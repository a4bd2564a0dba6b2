import { describe, expect, it } from 'vitest';
import { FULL } from '../../tests/full.ts';
import { playOn } from '../../tests/store/player.ts';
import { storeIn } from '../../tests/store/position.ts';
import { refusalOf } from '../../tests/store/refusalOf.ts';
import { Browser, OPTIONS, openTab } from '../../tests/store/world.ts';
import type { GameEvent, State } from '../engine/index.ts';
import { dice, newGame, play, registerCatalog, view, viewEvents } from '../engine/index.ts';
import type { Command } from '../host/index.ts';
import type { GameFile, Grace } from '../record/index.ts';
import { saveSentence } from '../text/en/saves/trouble.ts';
import type { GameStore } from './store.ts';

const exported = (store: GameStore): GameFile => {
  const id = store.getState().game?.id ?? store.getState().saves[0].id;
  const file = store.getState().exportSave(id);
  if ('code' in file) throw new Error(saveSentence(file));
  return JSON.parse(file.text);
};

describe('a whole game through the public face of the store', () => {
  const GAMES: [number, Grace][] = [
    [1, 2],
    [2, 0],
    [3, 'untimed'],
    [4, 5],
  ];
  for (const [seed, grace] of GAMES.slice(0, FULL ? 4 : 2))
    it(`is the game that the rules play, grace ${grace}`, () => {
      const browser = new Browser();
      const store = openTab(browser);
      store.getState().newGame({ ...OPTIONS, settings: { ...OPTIONS.settings, grace }, seed });
      const roll = dice(seed);
      for (let i = 0; i < 6000 && !store.getState().gameOver; i++) playOn(store, browser, roll);
      expect(store.getState().gameOver).not.toBeNull();

      const record = exported(store);
      const catalog = registerCatalog(record.sets[record.segments[0].cards]);
      const begun = newGame(catalog, { seed, rules: record.segments[0].rules });
      let state: State = begun.state;
      const events: GameEvent[] = viewEvents(begun.events, 'table');
      for (const action of record.segments[0].actions) {
        const done = play(state, action);
        if (done.refusal) throw new Error(`refused: ${JSON.stringify(action)}`);
        state = done.state;
        events.push(...viewEvents(done.events, 'table'));
      }
      expect(store.getState().table).toEqual(view(state, 'table'));
      const told = store.getState().log.flatMap((entry) => (entry.kind === 'event' ? [entry.event] : []));
      const untold = (list: GameEvent[]) => list.filter((event) => event.type !== 'passed');
      expect(untold(told)).toEqual(untold(events));
      expect(store.getState().log.map((entry) => entry.number)).toEqual(told.map((_, i) => i + 1));
      expect(store.getState().gameOver).toMatchObject({ winner: state.winner, turns: state.turn.number });
    });
});

describe('a command that is refused', () => {
  it('is asked without a trace; posted, it changes nothing but what is said of it', () => {
    const { store } = storeIn({ turn: { number: 5, side: 'genius', step: 'lair' }, lair: { 1: 'guard', 2: 'clerk' } });
    const { ask, post, table } = store.getState();
    const minion = table!.lair[0]!.card;
    const to = (square: number): Command => ({
      do: 'act',
      action: { type: 'moveMinion', side: 'genius', minion, square },
    });
    const before = store.getState();
    expect(ask(to(9))).toMatchObject({ code: 'bad-square' });
    expect(ask(to(3))).toBeUndefined();
    expect(ask({ do: 'agree-draw', side: 'genius' })).toMatchObject({ code: 'no-offer' });
    expect(store.getState()).toBe(before);
    post(to(9));
    expect(store.getState()).toEqual({ ...before, refused: { what: 'act', why: ask(to(9)) } });
    post(to(3));
    expect(store.getState().refused).toBeNull();
    expect(store.getState().table!.lair[2]?.card).toBe(minion);
  });

  it('is a step that is to end for what could not follow it', () => {
    const { store } = storeIn({
      turn: { number: 4, side: 'spymaster', step: 'assign' },
      networks: [{ nodes: ['hub'], spies: [] }],
      unassigned: ['agent'],
    });
    const side = 'spymaster';
    const next = { type: 'infiltrate', side, spy: store.getState().table!.spies[0].card } as const;
    const command: Command = { do: 'act', action: { type: 'endStep', side }, next };
    const why = store.getState().ask(command);
    expect(why).toMatchObject({ rule: 'R6.1' });
    expect(refusalOf(store.getState, command)).toEqual(why);
  });
});
