/** R6 to R8: players send Spies into the lair. What a Spy does at a square is chosen by its forecast. */
import { SQUARES, spyInPlay } from '../../../engine/index.ts';
import { BUTTON } from '../../../text/en/table/strip/buttons.ts';
import { cardOf, cardSpot, squareOfSpot } from '../spots.ts';
import type { Gesture } from './gesture.ts';
import { place } from './minions.ts';

const ALL_SQUARES = Array.from({ length: SQUARES }, (_, i) => i + 1);

const infiltrate: Gesture<'infiltrate'> = {
  begins: (_table, { spy }) => [cardSpot(spy)],
  leads: (table, offers, held) =>
    offers.some(({ spy }) => spy === held) ? ALL_SQUARES.flatMap((square) => place(table, square)) : [],
  means: (table, held, spot) =>
    spyInPlay(table, held) && squareOfSpot(table, spot) > 0
      ? [{ type: 'infiltrate', side: 'spymaster', spy: held }]
      : [],
  asks(table, spot) {
    const spy = cardOf(spot);
    if (spy === null || !spyInPlay(table, spy) || table.turn.step !== 'infiltrate') return [];
    return [{ type: 'infiltrate', side: 'spymaster', spy }];
  },
  buttons: (_table, offers, held) =>
    offers.filter(({ spy }) => spy === held).map((action) => ({ label: BUTTON.infiltrate, action, primary: true })),
};

export const infiltrationGestures = { infiltrate };
