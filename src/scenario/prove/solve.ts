/** From which positions a task can be forced. */
import type { Limits, Positions } from './positions.ts';
import { clockOf, LOST, WON } from './positions.ts';

/** What is known of each position, by its number. */
export interface Solved {
  isWon(at: number): boolean;
  /** The fewest choices to the end of the task, if both sides help. Lines of it are found by going down. */
  distance(at: number): number;
}

/**
 * Judges all positions, each after those to which it leads. Moves may lead around in a circle, such as those of a Minion
 * that goes to and fro. Whoever goes around must leave the circle some time. So the side with the task wins there only by
 * a way out, and the other side is not saved by going around. Throws `Hindered` once the time is over.
 */
export function solve(positions: Positions, limits: Limits): Solved {
  const tick = clockOf(limits);
  const won = new Uint8Array(positions.count);
  const far = new Int32Array(positions.count).fill(FAR);
  const isWon = (at: number): boolean => at === WON || (at >= 0 && won[at] === 1);
  const distance = (at: number): number => (at === WON || at === LOST ? 0 : far[at]);

  const judged = (at: number): boolean => {
    const { isOurs, someOurs, someTheirs, hasTheirs } = positions;
    const mayLose = someTheirs(at, (to) => !isWon(to));
    if (isOurs(at)) return !mayLose && someOurs(at, isWon);
    return someOurs(at, isWon) || (hasTheirs(at) && !mayLose);
  };
  const measured = (at: number): number => {
    let least = FAR;
    for (let i = 0; i < positions.size(at); i++) {
      const to = positions.to(at, i);
      if (isWon(to) === isWon(at)) least = Math.min(least, distance(to) + 1);
    }
    return least;
  };
  /** Does something for each of them until nothing changes any more. */
  const settle = (circle: readonly number[], changes: (at: number) => boolean): void => {
    for (let isNew = true; isNew; ) {
      isNew = false;
      for (const at of circle) {
        tick();
        if (changes(at)) isNew = true;
      }
    }
  };

  forEachCircle(positions, (circle) => {
    for (const at of circle) won[at] = isTheirs(positions, circle) ? 1 : 0;
    settle(circle, (at) => {
      const is = judged(at) ? 1 : 0;
      if (is === won[at]) return false;
      won[at] = is;
      return true;
    });
    settle(circle, (at) => {
      const least = measured(at);
      if (least >= far[at]) return false;
      far[at] = least;
      return true;
    });
  });
  return { isWon, distance };
}

const FAR = 0x7fffffff - 1;

/** Does the other side alone lead around in it? */
function isTheirs(positions: Positions, circle: readonly number[]): boolean {
  const inside = new Set(circle);
  return circle.length > 1 && !circle.some((at) => positions.someOurs(at, (to) => inside.has(to)));
}

/**
 * Calls back with the positions that lead to each other (the strongly connected components, by Tarjan), after all those
 * to which they lead. A position in no circle comes alone.
 */
function forEachCircle(positions: Positions, found: (circle: number[]) => void): void {
  const { count } = positions;
  const order = new Int32Array(count).fill(-1);
  const low = new Int32Array(count);
  const next = new Int32Array(count);
  const isOpen = new Uint8Array(count);
  const open: number[] = [];
  const path: number[] = [];
  let orders = 0;
  const enter = (at: number): void => {
    order[at] = low[at] = orders++;
    isOpen[at] = 1;
    open.push(at);
    path.push(at);
  };
  if (count > 0) enter(0);
  while (path.length > 0) {
    const at = path[path.length - 1];
    if (next[at] < positions.size(at)) {
      const to = positions.to(at, next[at]++);
      if (to < 0) continue;
      if (order[to] < 0) enter(to);
      else if (isOpen[to]) low[at] = Math.min(low[at], order[to]);
      continue;
    }
    path.pop();
    const above = path.at(-1);
    if (above !== undefined) low[above] = Math.min(low[above], low[at]);
    if (low[at] === order[at]) {
      const circle = open.splice(open.lastIndexOf(at));
      for (const one of circle) isOpen[one] = 0;
      found(circle);
    }
  }
}
