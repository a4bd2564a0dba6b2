/** R9: instants and abilities. Their targets are chosen one by one. */
import { definitionOf, isInstant } from '../../../engine/index.ts';
import { ACTION_BUTTONS } from '../../../text/en/actions.ts';
import { BUTTON } from '../../../text/en/table/strip/buttons.ts';
import { cardSpot, isKind } from '../spots.ts';
import { abilityOffers, nextTargets } from '../task.ts';
import type { Gesture } from './gesture.ts';

const playInstant: Gesture<'playInstant'> = {
  leads: (_table, offers, _held, picks) => nextTargets(offers, picks).map(cardSpot),
  buttons(_table, offers) {
    const isAimed = offers.some(({ targets }) => targets?.length);
    return isAimed ? [] : offers.slice(0, 1).map((action) => ({ label: BUTTON.play, action, primary: true }));
  },
  plain(view, card) {
    const { type, side } = definitionOf(view, card);
    return isInstant(type) ? { type: 'playInstant', side, card, targets: [] } : null;
  },
  lands: (_table, spot) => isKind(spot, 'card'),
};

const useAbility: Gesture<'useAbility'> = {
  begins: (_table, { card }) => [cardSpot(card)],
  buttons(table, offers, held) {
    // While nothing is touched, the Spy in the lair is what everybody looks at.
    const card = held ?? table.infiltration?.spy;
    const [action] = card === undefined ? [] : abilityOffers(offers, card);
    if (!action) return [];
    const label = held === null ? BUTTON.abilityOf(definitionOf(table, action.card).name) : ACTION_BUTTONS.useAbility;
    const how = { label, primary: held !== null, alone: true };
    return [action.targets?.length ? { ...how, begins: { kind: 'ability', card: action.card } } : { ...how, action }];
  },
};

export const instantGestures = { playInstant, useAbility };
