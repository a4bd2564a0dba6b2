import { expect, test } from 'vitest';
import { adviceFor, makeBot } from '../../src/bots/index.ts';
import type { State } from '../../src/engine/index.ts';
import { awaiting, copyState, imagine, legalActions, registerCatalog, view } from '../../src/engine/index.ts';
import { TEST_CARDS } from '../engine/cards.ts';
import { playRandomGame } from '../engine/randomGame.ts';

const LIMIT = { nodes: 12 };
const positions: State[] = [];
playRandomGame({
  seed: 4,
  catalog: registerCatalog(TEST_CARDS),
  watch(state) {
    if (awaiting(state).side && positions.length < 60) positions.push(copyState(state));
  },
});
const asked = positions.filter((_, i) => i % 12 === 0);

const adviceIn = (state: State) => {
  const { side } = awaiting(state);
  if (!side) throw new Error('nobody decides');
  return adviceFor(view(state, side), [...legalActions(state, side)], 7, LIMIT);
};

test('a hint is what the deputy would do, with its chance to win', () => {
  let reckoned = 0;
  for (const state of asked) {
    const { side } = awaiting(state);
    const { action, chance, next } = adviceIn(state);
    expect(action).toEqual(makeBot('deputy', 7, LIMIT).decide(view(state, side!), [...legalActions(state, side!)]));
    if (chance === null) continue;
    reckoned++;
    expect(chance > 0 && chance < 1).toBe(true);
    expect(JSON.stringify(next?.action)).not.toBe(JSON.stringify(action));
  }
  expect(reckoned).toBeGreaterThan(1);
});

test('R10.2 a hint is the same where only what is hidden from the asker differs', () => {
  for (const [i, state] of asked.entries())
    expect(adviceIn(imagine(view(state, awaiting(state).side!), 100 + i))).toEqual(adviceIn(state));
});
