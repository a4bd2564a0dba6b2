/** Picks one of thousands of actions without making them all, for random games at the speed of the rules. */
import { offersOf } from '../../src/engine/game/legal.ts';
import type { Action, ActionType, Side, State } from '../../src/engine/index.ts';
import type { Offers } from '../../src/engine/rules/offers.ts';

type Roll = (n: number) => number;

/** After so many picks that give no action, all offers are looked through. */
const TRIES = 40;

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
    const action = at(offers, roll(offers.size));
    if (action) return action;
  }
  const all = [...offers];
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
