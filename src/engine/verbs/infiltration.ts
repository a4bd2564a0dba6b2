/** Verbs for where the infiltrator goes next. */
import { eject as ejectSpy, stopCombat } from '../rules/spies.ts';
import type { Deed } from './deed.ts';
import { atOnce } from './deed.ts';

export const eject: Deed<'eject'> = atOnce((table) => ejectSpy(table));

/** The infiltrator goes back and enters the square next, if it has come that far. */
export const reenter: Deed<'reenter'> = atOnce((table, _, { square = 1 }) => {
  const { infiltration } = table.state;
  if (!infiltration || infiltration.square < square) return;
  stopCombat(table);
  infiltration.square = square - 1;
  infiltration.arrived = false;
  table.emit?.({ type: 'reentered', card: infiltration.spy, square });
});

/** The infiltrator is done with its square. */
export const passSquare: Deed<'passSquare'> = atOnce((table) => {
  const { infiltration } = table.state;
  if (!infiltration?.arrived) return;
  stopCombat(table);
  infiltration.arrived = false;
  table.emit?.({ type: 'passedSquare', card: infiltration.spy, square: infiltration.square });
});
