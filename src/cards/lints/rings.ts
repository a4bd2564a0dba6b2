/** Finding what leads back to itself. */

/**
 * The rings of a graph: the largest groups of points from each of which all others of the group can be reached. A point
 * alone is a ring if it leads to itself. `next`: the points to which each point leads.
 */
export function rings(next: readonly (readonly number[])[]): number[][] {
  const seen = new Array<number>(next.length).fill(0);
  const lowest = [...seen];
  const open = new Array<boolean>(next.length).fill(false);
  const waiting: number[] = [];
  const found: number[][] = [];
  let count = 0;
  const enter = (point: number): { point: number; at: number } => {
    seen[point] = lowest[point] = ++count;
    open[point] = true;
    waiting.push(point);
    return { point, at: 0 };
  };
  const leave = (point: number): void => {
    if (lowest[point] !== seen[point]) return;
    const ring = waiting.splice(waiting.indexOf(point));
    for (const one of ring) open[one] = false;
    if (ring.length > 1 || next[point].includes(point)) found.push(ring);
  };
  for (let start = 0; start < next.length; start++) {
    if (seen[start] > 0) continue;
    // The way from the start: a call for each point of it would be too deep for the largest sets.
    const way = [enter(start)];
    for (let top = way.at(-1); top; top = way.at(-1)) {
      const { point, at } = top;
      const to = next[point][at];
      if (to === undefined) {
        way.pop();
        leave(point);
        const before = way.at(-1)?.point;
        if (before !== undefined) lowest[before] = Math.min(lowest[before], lowest[point]);
        continue;
      }
      top.at++;
      if (seen[to] === 0) way.push(enter(to));
      else if (open[to]) lowest[point] = Math.min(lowest[point], seen[to]);
    }
  }
  return found;
}
