import { expect, it } from 'vitest';
import { testCatalog } from '../../../tests/engine/cards.ts';
import type { ActionType } from '../vocabulary/actions.ts';
import type { Side, Step } from '../vocabulary/types.ts';
import { offersOf } from './legal.ts';
import { newGame } from './setup.ts';

/** `unassign` is offered with `assign`. */
const OFFERED: [Side, Step, ActionType[]][] = [
  ['genius', 'plan', ['advancePlan', 'completePlan']],
  ['genius', 'draw', ['discard']],
  ['genius', 'lair', ['playMinion', 'moveMinion', 'build']],
  ['genius', 'activate', ['activatePlan']],
  ['spymaster', 'draw', ['discard']],
  ['spymaster', 'actions', ['playSpy', 'playNode', 'connect', 'disconnect']],
  ['spymaster', 'assign', ['assign']],
  ['spymaster', 'infiltrate', ['attack', 'sneak', 'destroy', 'ignore', 'infiltrate']],
];

it.each(OFFERED)(
  'R2.2, R4.1 the %s is offered every move of the step %s, in the order of the moves',
  (side, step, moves) => {
    const { state } = newGame(testCatalog(), { seed: 1 });
    const onTurn = { ...state, offered: [], choice: null, turn: { ...state.turn, side, step } };
    const asked: ActionType[] = [];
    offersOf(onTurn, side, (type) => asked.push(type) > 0);
    expect(asked).toEqual(['pass', 'playInstant', 'useAbility', ...moves, 'endStep']);
  },
);
