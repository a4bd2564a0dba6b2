/** The gesture of an action that has a button: the button is at the card that the action names, or in the strip. */
import type { Action, CardId } from '../../../engine/index.ts';
import { ACTIONS } from '../../../engine/index.ts';
import type { OfButton } from '../../../text/en/actions.ts';
import { ACTION_BUTTONS } from '../../../text/en/actions.ts';
import { cardSpot } from '../spots.ts';
import type { Gesture } from './gesture.ts';

/** The card that the action names first; null if it names none. */
function cardNamed(action: Action): CardId | null {
  const [field] = Object.entries(ACTIONS[action.type].fields).find(([, shape]) => shape === 'card') ?? [];
  return field === undefined ? null : (action as unknown as Record<string, CardId>)[field];
}

/** An action with a button needs no other gesture. `primary`: the button is the likeliest thing to press. */
export const byButton = <T extends OfButton>(type: T, primary = true): Pick<Gesture<T>, 'begins' | 'buttons'> => ({
  begins(_table, offer) {
    const card = cardNamed(offer);
    return card === null ? [] : [cardSpot(card)];
  },
  buttons: (_table, offers, held) =>
    offers
      .filter((offer) => cardNamed(offer) === held)
      .map((action) => ({ label: ACTION_BUTTONS[type], action, primary })),
});
