import { isDeepStrictEqual } from 'node:util';
import { produce } from 'immer';
import { describe, expect, it } from 'vitest';
import type { GameEvent, State } from '../../src/engine/index.ts';
import { copyState, newGame, perform, play, registerCatalog } from '../../src/engine/index.ts';
import { TEST_CARDS } from '../engine/cards.ts';
import { LANGUAGE_CARDS } from '../engine/languageCards.ts';
import { playRandomGame } from '../engine/randomGame.ts';

/** The plain cards, and those that speak every word of the card language. */
const SETS = [
  ['plain cards', registerCatalog(TEST_CARDS)],
  ['the whole card language', registerCatalog([...TEST_CARDS, ...LANGUAGE_CARDS])],
] as const;

/** Same as `toEqual`, but quick if all is well. */
function same(a: unknown, b: unknown): void {
  if (!isDeepStrictEqual(a, b)) expect(a).toEqual(b);
}

describe.each(SETS)('a random game with %s', (_, catalog) => {
  it('plain state, copies and a draft of a frozen state end equal; JSON is the identity at every step', () => {
    const { actions } = playRandomGame({ seed: 7, catalog });
    const plain = newGame(catalog, { seed: 7 }).state;
    let copied = copyState(plain);
    let drafted: State = produce(copyState(plain), () => {});
    for (const action of actions) {
      const events: GameEvent[] = [];
      const draftEvents: GameEvent[] = [];
      perform(plain, action, (e) => events.push(e));
      const outcome = play(copied, action);
      if (outcome.refusal) throw new Error(outcome.refusal.code);
      copied = outcome.state;
      drafted = produce(drafted, (draft) =>
        perform(draft as State, action, (e) => draftEvents.push(structuredClone(e))),
      );
      same(JSON.parse(JSON.stringify(plain)), plain);
      same(outcome.events, events);
      same(draftEvents, events);
    }
    expect(copied).toEqual(plain);
    expect(drafted).toEqual(plain);
  });
});
