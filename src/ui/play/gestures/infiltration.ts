/** R6 to R8: players send Spies into the lair. What a Spy does at a square is chosen by its forecast. */
import { definitionOf, SQUARES, spyInPlay } from '../../../engine/index.ts';
import { BUTTON } from '../../../text/en/table/strip/buttons.ts';
import { corridorOf } from '../corridor.ts';
import { cardOf, squareOfSpot } from '../spots.ts';
import { byButton } from './byButton.ts';
import type { Gesture } from './gesture.ts';
import { place } from './minions.ts';

const ALL_SQUARES = Array.from({ length: SQUARES }, (_, i) => i + 1);

const sending = byButton('infiltrate');

const infiltrate: Gesture<'infiltrate'> = {
  ...sending,
  // Sending is no better than waiting, unless the Spy gets through. The last Spy that can be sent need not be touched.
  buttons(table, offers, held) {
    const [only] = offers;
    const isOnly = held === null && offers.length === 1;
    const shown = isOnly
      ? [{ label: BUTTON.send(definitionOf(table, only.spy).name), action: only }]
      : (sending.buttons?.(table, offers, held) ?? []);
    const spy = isOnly ? only.spy : held;
    return shown.map((button) => ({
      ...button,
      alone: true,
      primary: spy !== null && corridorOf(table, spy)?.end.is === 'thwarts',
    }));
  },
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
};

export const infiltrationGestures = { infiltrate };
