/** Verbs for where the infiltrator goes next. */
import { eject as ejectSpy, stopCombat } from '../rules/spies.ts';
import type { Deed } from './deed.ts';
import { atOnce } from './deed.ts';

const eject: Deed<'eject'> = atOnce((moment) => ejectSpy(moment));

/** The infiltrator goes back and enters the square next, if it has come that far. */
const reenter: Deed<'reenter'> = atOnce((moment, _, { square = 1 }) => {
  const { infiltration } = moment.state;
  if (!infiltration || infiltration.square < square) return;
  stopCombat(moment);
  infiltration.square = square - 1;
  infiltration.arrived = false;
  moment.emit?.({ type: 'reentered', card: infiltration.spy, square });
});

/** The infiltrator is done with its square. */
const passSquare: Deed<'passSquare'> = atOnce((moment) => {
  const { infiltration } = moment.state;
  if (!infiltration?.arrived) return;
  stopCombat(moment);
  infiltration.arrived = false;
  moment.emit?.({ type: 'passedSquare', card: infiltration.spy, square: infiltration.square });
});

export const infiltrationDeeds = { eject, reenter, passSquare };
