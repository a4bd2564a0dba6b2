/** R4.2: the Master's Actions. */
import { handOf, takeOut } from '../facts/lookup.ts';
import { comeWithCounters } from '../moment/counters.ts';
import { happen } from '../moment/happen.ts';
import type { Refusal } from '../vocabulary/refusals.ts';
import { refuse } from '../vocabulary/refusals.ts';
import type { ReadonlyState, State } from '../vocabulary/state.ts';
import type { CardId } from '../vocabulary/types.ts';
import { notOfHand } from './decks.ts';
import { move } from './move.ts';

export const canTakeAction = (state: ReadonlyState): Refusal | undefined =>
  state.actionsLeft > 0
    ? undefined
    : refuse('limit-reached', 'R4.2', { what: 'actions', need: state.rules.actionsPerTurn });

export function spendAction(state: State): void {
  state.actionsLeft--;
}

const PLAYED = { playSpy: 'spyPlayed', playNode: 'nodePlayed' } as const;

/** R4.2: the move that plays a card of a type for an Action. `enter`: puts it into play. */
export const playForAction = (
  type: keyof typeof PLAYED,
  cardType: 'spy' | 'node',
  enter: (state: State, card: CardId) => void,
) =>
  move(type, {
    step: 'actions',
    refusal: (state, { side, card }) => notOfHand(state, side, card, cardType, 'R4.2') ?? canTakeAction(state),
    perform(moment, { side, card }) {
      takeOut(moment.state.hands[side], card);
      spendAction(moment.state);
      enter(moment.state, card);
      comeWithCounters(moment.state, card);
      happen(moment, { type: PLAYED[type], card });
    },
    offers(state, side, out) {
      if (state.actionsLeft <= 0) return;
      const cards = handOf(state, side, cardType);
      out.add(cards.length, (i) => ({ type, side, card: cards[i] }));
    },
  });
