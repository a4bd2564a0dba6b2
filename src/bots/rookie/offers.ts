/** Picks among offers without making more of them than needed. */
import type { Action, ActionType } from '../../engine/index.ts';

export function* only(offers: Iterable<Action>, ...types: ActionType[]): Generator<Action> {
  for (const action of offers) if (types.some((type) => type === action.type)) yield action;
}

export function find(offers: Iterable<Action>, type: ActionType): Action | undefined {
  return first(only(offers, type));
}

export function first(offers: Iterable<Action>): Action | undefined {
  for (const action of offers) return action;
  return undefined;
}

export function count(offers: Iterable<Action>): number {
  let n = 0;
  for (const _ of offers) n++;
  return n;
}

/** Picks `count` offers, spread evenly over the first few hundred. */
export function some(offers: Iterable<Action>, count: number): Action[] {
  const all: Action[] = [];
  for (const action of offers) if (all.push(action) >= 32 * count) break;
  return all.length <= count ? all : Array.from({ length: count }, (_, i) => all[Math.floor((i * all.length) / count)]);
}
