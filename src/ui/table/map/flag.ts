/** Where the letters of the Networks stand: beside a Node of theirs, and on nothing else. */
import type { Place } from '../../../host/index.ts';
import type { Box } from './box.ts';
import { cell, isFreeOf } from './box.ts';

/** What matters of a Network here. `stand`: where its Spies stand. */
interface Ground {
  tiles: readonly Place[];
  stand: Box | null;
}

/** The narrower side of a letter with the size of its Network, in steps. */
export const NARROW = 0.5;
/** The height of one on a Node. */
const ON_A_NODE = 0.3;

const leftOf = ({ left, top, bottom }: Box): Box => ({ left: left - NARROW, right: left, top, bottom });
const rightOf = ({ right, top, bottom }: Box): Box => ({ left: right, right: right + NARROW, top, bottom });
const below = ({ left, right, bottom }: Box): Box => ({ left, right, top: bottom, bottom: bottom + NARROW });
const above = ({ left, right, top }: Box): Box => ({ left, right, top: top - NARROW, bottom: top });
const on = ({ left, right, top }: Box): Box => ({ left, right, top, bottom: top + ON_A_NODE });

const uppermostFirst = (tiles: readonly Place[]): Box[] =>
  tiles.map(cell).sort((a, b) => a.top - b.top || a.left - b.left);
/** The same with whatever touches it at its right. */
const withNext = (box: Box): Box => ({ ...box, right: box.right + 0.1 });

/** The place of the letter of each Network: at the left of its uppermost Node, if that is free. */
export function flagsOf(grounds: readonly Ground[]): Box[] {
  const tiles = grounds.map((ground) => uppermostFirst(ground.tiles));
  const solid = [...tiles.flat(), ...grounds.flatMap(({ stand }) => stand ?? [])];
  const isFree = isFreeOf(solid);
  const atLeft = tiles.map((own) => own.map(leftOf).find(isFree));
  const taken = [...solid, ...atLeft.filter((box) => box !== undefined)];
  return tiles.map((own, i) => {
    const left = atLeft[i];
    if (left) return left;
    const isStillFree = isFreeOf(taken);
    const sides = own.map(rightOf);
    const found =
      sides.find((box) => isStillFree(withNext(box))) ??
      [...own.map(below), ...own.map(above), ...sides].find(isStillFree) ??
      on(own[0]);
    taken.push(found);
    return found;
  });
}
