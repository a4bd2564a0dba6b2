/** R6.4, R6.5: dealing with what stands in the infiltrator's square: attack, sneak, destroy, ignore. */
import { definitionOf } from '../catalogue/register.ts';
import { occupantAt } from '../facts/lookup.ts';
import { announce } from '../moment/announce.ts';
import type { Moment } from '../moment/moment.ts';
import type { Refusal } from '../vocabulary/refusals.ts';
import type { ReadonlyState, StackItem } from '../vocabulary/state.ts';
import type { CardId } from '../vocabulary/types.ts';
import { NONE } from '../vocabulary/types.ts';
import { move } from './move.ts';

/** The Minion in the infiltrator's square, or NONE. */
export const minionBefore = (state: ReadonlyState): CardId => before(state, 'minion');
/** The Contraption in the infiltrator's square, or NONE. */
export const contraptionBefore = (state: ReadonlyState): CardId => before(state, 'contraption');

function before(state: ReadonlyState, type: 'minion' | 'contraption'): CardId {
  const there = state.infiltration?.arrived ? occupantAt(state, state.infiltration.square) : null;
  return there && definitionOf(state, there.card).type === type ? there.card : NONE;
}

/** Is the Spy in the lair still the one that it was announced for? */
export const isSameSpy = (state: ReadonlyState, { card }: StackItem): boolean => state.infiltration?.spy === card;

/**
 * The move of one of the four ways. It is announced for the Spy and for the card in its square. `can`: the refusal.
 * `before`: the card in the square; when the move resolves, it must still be the one that it was announced for.
 */
export const dealing = (
  way: 'attack' | 'sneak' | 'destroy' | 'ignore',
  can: (state: ReadonlyState) => Refusal | undefined,
  before: (state: ReadonlyState) => CardId,
  resolve: (moment: Moment, card: CardId, spy: CardId) => void,
) =>
  move(
    way,
    {
      step: 'infiltrate',
      dealsWithSquare: true,
      refusal: can,
      perform: (moment, { side }) =>
        announce(moment, way, side, moment.state.infiltration?.spy, [before(moment.state)]),
      offers(state, side, out) {
        if (state.infiltration && !can(state)) out.one({ type: way, side });
      },
    },
    {
      holds: (state, item) => isSameSpy(state, item) && !can(state) && before(state) === item.targets[0],
      resolve: (moment, { targets, card: spy }) => resolve(moment, targets[0] ?? NONE, spy),
    },
  );
