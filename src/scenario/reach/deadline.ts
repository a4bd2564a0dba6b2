/** Until when the goal of a mission can be reached. */
import type { Patterns } from '../mission.ts';

type Pattern = Readonly<Record<string, unknown>>;

/** The number of the turn with whose beginning a mission is lost, as its `lost` alone says; infinity if it says no turn. */
export const deadlineOf = (lost: Patterns | undefined): number => Math.min(...[lost ?? []].flat().map(turnAlone));

/** The number of the turn if the pattern says that it has begun, and nothing else. Turns have no gaps. */
function turnAlone({ turn, ...rest }: Pattern): number {
  const { number, ...more } = (turn ?? {}) as { number?: unknown };
  const isAlone = Object.keys(rest).length + Object.keys(more).length === 0;
  return isAlone && typeof number === 'number' ? number : Number.POSITIVE_INFINITY;
}
