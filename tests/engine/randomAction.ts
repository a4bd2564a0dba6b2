/** Picks one of thousands of actions without making them all, for random games at the speed of the rules. */
import { offersOf } from '../../src/engine/game/legal.ts';
import type { Action, ActionType, Side, State } from '../../src/engine/index.ts';
import type { Offers } from '../../src/engine/rules/offers.ts';

type Roll = (n: number) => number;

/** After so many picks that give no action, the offers are looked through, no more than `MOST_LISTED`. */
const TRIES = 40;
const MOST_LISTED = 20_000;

/** A number below `size`, which may be larger than any that `roll` takes. */
const LARGE = 2 ** 30;
const index = (size: number, roll: Roll): number =>
  size <= LARGE ? roll(size) : Math.floor(((roll(LARGE) * LARGE + roll(LARGE)) / LARGE ** 2) * size);

/**
 * One legal action, each with the same chance, or undefined if there is none. `roll(n)`: gives a whole number from 0 to
 * n − 1. Types for which `leaveOut` is true are passed over unless there is nothing else.
 */
export function randomAction(
  state: State,
  side: Side,
  roll: Roll,
  leaveOut?: (type: ActionType) => boolean,
): Action | undefined {
  const picked = pick(offersOf(state, side, leaveOut), roll);
  return picked || !leaveOut ? picked : randomAction(state, side, roll);
}

function pick(offers: Offers, roll: Roll): Action | undefined {
  if (offers.size === 0) return undefined;
  for (let i = 0; i < TRIES; i++) {
    const action = at(offers, index(offers.size, roll));
    if (action) return action;
  }
  const all = [...offers.some(MOST_LISTED)];
  return all.length > 0 ? all[roll(all.length)] : undefined;
}

function at(offers: Offers, index: number): Action | undefined {
  let rest = index;
  for (let group = offers.first; group; group = group.next) {
    if (rest < group.size) return group.at ? group.at(rest) : group.only;
    rest -= group.size;
  }
  return undefined;
}
