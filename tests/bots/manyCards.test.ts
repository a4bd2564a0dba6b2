import { describe, expect, it } from 'vitest';
import { adviceFor, BOTS, makeBot } from '../../src/bots/index.ts';
import { dice, legalActions, publicOffers, SIDES, someActions, view } from '../../src/engine/index.ts';
import { randomAction } from '../engine/randomAction.ts';
import { MANY, mustBeLegal, positionsOfManyCards } from './manyCards.ts';

describe.each(positionsOfManyCards())('$name', ({ side, state }) => {
  it('the table lists each card, and no set of cards', () => {
    expect(publicOffers(view(state, 'table')).length).toBeLessThan(MANY ** 2);
    // Each of 40 instants can be aimed at each pair of 40 Nodes.
    for (const who of SIDES) expect(publicOffers(view(state, who)).length).toBeLessThan(MANY ** 3);
  });

  it('the first legal action is there, and no more are made than are asked for', () => {
    mustBeLegal(state, legalActions(state, side).next().value);
    const some = [...someActions(state, side, 500)];
    expect(some.length).toBeGreaterThan(1);
    expect(some.length).toBeLessThanOrEqual(500);
    for (const action of some) mustBeLegal(state, action);
    expect(new Set(some.map((action) => JSON.stringify(action))).size).toBeGreaterThan(some.length / 2);
  });

  it('random play finds an action', () => {
    const roll = dice(3);
    for (let i = 0; i < 20; i++) mustBeLegal(state, randomAction(state, side, roll));
  });

  it.each(BOTS)('the %s answers, and so does the adviser', (name) => {
    const seen = { view: view(state, side), offers: [...someActions(state, side, 5000)] };
    mustBeLegal(state, makeBot(name, 1, { nodes: 2 }).decide(seen.view, seen.offers));
    if (name === 'deputy') mustBeLegal(state, adviceFor(seen.view, seen.offers, 1, { nodes: 2 }).action);
  });
});
