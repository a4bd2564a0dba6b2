import { describe, expect, it } from 'vitest';
import { FULL } from '../../tests/full.ts';
import { playOn } from '../../tests/store/player.ts';
import { Browser, OPTIONS, openTab } from '../../tests/store/world.ts';
import type { GameEvent, State } from '../engine/index.ts';
import { dice, newGame, play, registerCatalog, view, viewEvents } from '../engine/index.ts';
import type { GameFile, Grace } from '../record/index.ts';
import { saveSentence } from '../text/en/saves/trouble.ts';
import type { GameStore } from './store.ts';

const exported = (store: GameStore): GameFile => {
  const id = store.getState().game?.id ?? store.getState().saves[0].id;
  const file = store.getState().exportSave(id);
  if ('code' in file) throw new Error(saveSentence(file));
  return JSON.parse(file.text);
};

describe('a whole game through the public face of the store', { timeout: 30_000 }, () => {
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
