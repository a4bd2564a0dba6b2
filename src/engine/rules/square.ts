/** R6.4, R6.5: dealing with what stands in the infiltrator's square: attack, sneak, destroy, ignore. */
import { definitionOf } from '../catalogue/register.ts';
import { occupantAt } from '../facts/lookup.ts';
import type { Declared } from '../moment/announce.ts';
import { announce } from '../moment/announce.ts';
import type { Moment } from '../moment/moment.ts';
import type { Refusal } from '../vocabulary/refusals.ts';
import type { ReadonlyState, StackItem } from '../vocabulary/state.ts';
import type { CardId } from '../vocabulary/types.ts';
import { NONE } from '../vocabulary/types.ts';
import type { Move } from './move.ts';
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

type Way = 'attack' | 'sneak' | 'destroy' | 'ignore';

/** The move of one of the four ways. It is announced for the Spy and for the card in its square. */
export const dealing = <W extends Way>(way: W, refusal: (state: ReadonlyState) => Refusal | undefined): Move<W> =>
  move<W>(way, {
    step: 'infiltrate',
    dealsWithSquare: true,
    refusal,
    perform(moment, { side }) {
      const { infiltration } = moment.state;
      const there = infiltration ? occupantAt(moment.state, infiltration.square) : null;
      announce(moment, way, side, infiltration?.spy, [there?.card ?? NONE]);
    },
    offers(state, side, out) {
      const type: Way = way;
      if (state.infiltration && !refusal(state)) out.one({ type, side });
    },
  });

/** What that way does when it resolves. `before` must still find the card that it was announced for. */
export const dealt = (
  refusal: (state: ReadonlyState) => Refusal | undefined,
  before: (state: ReadonlyState) => CardId,
  resolve: (moment: Moment, card: CardId, spy: CardId) => void,
): Declared => ({
  holds: (state, item) => isSameSpy(state, item) && !refusal(state) && before(state) === item.targets[0],
  resolve: (moment, { targets, card: spy }) => resolve(moment, targets[0] ?? NONE, spy),
});
