import { expect, it } from 'vitest';
import { testCatalog } from '../../../tests/engine/cards.ts';
import type { ActionType } from '../vocabulary/actions.ts';
import type { Side } from '../vocabulary/types.ts';
import { STEPS } from '../vocabulary/types.ts';
import { offersOf } from './legal.ts';
import { MOVES } from './moves.ts';
import { newGame } from './setup.ts';

const sides: readonly Side[] = ['genius', 'spymaster'];

it.each(sides.flatMap((side) => STEPS[side].map((step) => [side, step] as const)))(
  'R2.2, R4.1 the %s is offered every move of the step %s, in the order of the moves',
  (side, step) => {
    const { state } = newGame(testCatalog(), { seed: 1 });
    const onTurn = { ...state, offered: [], choice: null, turn: { ...state.turn, side, step } };
    const asked: ActionType[] = [];
    offersOf(onTurn, side, (type) => asked.push(type) > 0);
    const times = ['response', 'turn'] as const;
    const theirs = times.flatMap((time) =>
      Object.values(MOVES).filter((move) => move.time === time && (move.step ?? step) === step),
    );
    // `unassign` is offered with `assign`.
    expect(asked).toEqual(theirs.map(({ type }) => type).filter((type) => type !== 'unassign'));
  },
);
