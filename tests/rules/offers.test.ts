import { expect, it } from 'vitest';
import type { Action, State } from '../../src/engine/index.ts';
import {
  awaiting,
  dice,
  legalActions,
  linkAt,
  nodeInPlay,
  occupantAt,
  refusal,
  SIDES,
  spyInPlay,
  squareOf,
} from '../../src/engine/index.ts';
import { testCatalog } from '../engine/cards.ts';
import { playRandomGame } from '../engine/randomGame.ts';
import { FULL } from '../full.ts';
import { some } from './illegal.ts';

/** Gives equal actions one spelling: a connection may start from either end, a set has no order, and so on. */
function spelling(state: State, action: Action): string {
  const sorted = (cards: readonly number[] = []): number[] => cards.toSorted((a, b) => a - b);
  switch (action.type) {
    case 'completePlan':
      return JSON.stringify(['completePlan', sorted(action.sacrifice)]);
    case 'build':
      return JSON.stringify(['build', action.card, sorted(action.workers), action.square ?? 0, action.minion ?? -1]);
    case 'discard':
      return JSON.stringify(['discard', sorted(action.cards)]);
    case 'choose':
      return JSON.stringify(['choose', sorted(action.ids), action.option ?? -1]);
    case 'playInstant':
    case 'useAbility':
      return JSON.stringify([action.type, action.card, action.targets ?? []]);
    case 'assign':
      return JSON.stringify(['assign', action.spy, nodeInPlay(state, action.node)?.network]);
    case 'disconnect': {
      const link = linkAt(state, action.node, action.edge);
      return JSON.stringify(['disconnect', link?.a, link?.b]);
    }
    case 'connect': {
      const flat = action.edge === 'left' || action.edge === 'right';
      const [a, b] =
        action.edge === 'right' || action.edge === 'bottom' ? [action.node, action.to] : [action.to, action.node];
      return JSON.stringify(['connect', flat, a, b]);
    }
    case 'moveMinion': {
      const there = occupantAt(state, action.square);
      const from = squareOf(state, action.minion);
      return JSON.stringify(['moveMinion', there ? sorted([from, action.square]) : [from, action.square]]);
    }
    default:
      return JSON.stringify(action, Object.keys(action).sort());
  }
}

/** True for actions that need not be offered: those that end the game, and those that change nothing. */
function isIdle(state: State, action: Action): boolean {
  if (action.type === 'concede' || action.type === 'agreeDraw') return true;
  if (action.type === 'discard') return action.cards.length === 0;
  return action.type === 'assign' && spyInPlay(state, action.spy)?.network === nodeInPlay(state, action.node)?.network;
}

it('R11.1 whatever is legal is offered, and whatever is offered is legal', () => {
  const roll = dice(4);
  const types = new Map<string, number>();
  for (let seed = 1; seed <= (FULL ? 9 : 3); seed++)
    playRandomGame({
      seed,
      catalog: testCatalog(),
      rules: [{}, { completeOptional: true, handSize: 4 }, { spiesPerNetwork: 1, maxAttachments: 1 }][seed % 3],
      interrupts: 25,
      watch: (state) => {
        if (awaiting(state).kind === 'over' || (awaiting(state).kind === 'respond' && roll(6) > 0)) return;
        const offers = SIDES.flatMap((side) => [...legalActions(state, side)]);
        const offered = new Set(offers.map((offer) => spelling(state, offer)));
        expect(offered.size).toBe(offers.length);
        expect(offers.filter((offer) => refusal(state, offer))).toEqual([]);
        for (let i = 0; i < 12; i++) {
          const action = some(state, offers, roll) as Action;
          if (refusal(state, action) || isIdle(state, action)) continue;
          types.set(action.type, (types.get(action.type) ?? 0) + 1);
          if (!offered.has(spelling(state, action)))
            throw new Error(`legal but not offered: ${JSON.stringify(action)} at ${JSON.stringify(state)}`);
        }
      },
    });
  expect([...types.keys()].length).toBeGreaterThan(15);
});

it('R11.1 offers of a type that is left out are all that is missing', () => {
  let left = 0;
  playRandomGame({
    seed: 3,
    catalog: testCatalog(),
    watch: (state) => {
      for (const side of SIDES)
        for (const type of ['playInstant', 'useAbility', 'connect', 'endStep'] as const) {
          const all = [...legalActions(state, side)];
          const rest = all.filter((action) => action.type !== type);
          left += all.length - rest.length;
          expect([...legalActions(state, side, (one) => one === type)]).toEqual(rest);
        }
    },
  });
  expect(left).toBeGreaterThan(100);
});
