import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import type { Card } from '../../src/engine/index.ts';
import { catalogOf, newGame, registerCatalog } from '../../src/engine/index.ts';
import { TEST_CARDS } from './cards.ts';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** Lets all go that nobody has. Another set is asked for, because the latest one is kept. */
async function letGo(): Promise<void> {
  catalogOf({ set: registerCatalog(TEST_CARDS).hash });
  await new Promise((resolve) => setImmediate(resolve));
  collectGarbage();
}

/** The test cards and one more: a set that nothing else plays with. */
const setWith = (id: string): Card[] => [...TEST_CARDS, { id, name: id, copies: 1, type: 'epiphany' }];
const play = (set: string) => catalogOf({ set }).definitions.length;

it('lets a set of cards go that nobody plays with', async () => {
  const { hash } = registerCatalog(setWith('gone'));
  expect(play(hash)).toBe(TEST_CARDS.length + 1);
  await letGo();
  expect(() => play(hash)).toThrow(`No card set ${hash} is registered.`);
});

it('finds a set as long as somebody has its cards, which may have been read anew', async () => {
  const { hash } = registerCatalog(setWith('kept'));
  const cards = setWith('kept');
  registerCatalog(cards);
  await letGo();
  expect(play(hash)).toBe(cards.length);
});

it('finds the set of a state as long as somebody has the state, or a later one of the same game', async () => {
  const { state } = newGame(registerCatalog(setWith('played')), { seed: 1 });
  await letGo();
  expect(play(state.set)).toBe(TEST_CARDS.length + 1);
  expect(state.turn.number).toBe(1);
});
