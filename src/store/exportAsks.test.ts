import { expect, test } from 'vitest';
import { Browser, CARDS, OPTIONS } from '../../tests/store/world.ts';
import { memoryKeep } from '../storage/keep.ts';
import { keyOfGame } from '../storage/keys.ts';
import { createGameStore } from './store.ts';

test('a game that does not open any more is asked about too, where games lie in a database', () => {
  const browser = new Browser();
  const { getState } = createGameStore({ ...browser.world(), keep: memoryKeep() });
  getState().applyCards(CARDS);
  getState().newGame(OPTIONS);
  const key = keyOfGame(getState().game?.id ?? '');
  getState().leave();
  const save = JSON.parse(browser.items.get(key) ?? '');
  save.segments[0].actions.push({ type: 'sneeze', side: 'genius' });
  browser.items.set(key, JSON.stringify(save));
  expect(getState().resume(save.id)?.code).toBe('damaged');
  expect(getState().exportAsks(save.id)).toEqual({ asks: 'both', names: OPTIONS.names });
});
