/** The names of those who play: what people typed, and what bots are called. */

import type { BySide } from '../engine/index.ts';
import { bySide, other } from '../engine/index.ts';
import { PEOPLE } from '../record/index.ts';
import { ROLE } from '../text/en/roles.ts';
import { botName } from '../text/en/table/opponents.ts';

/** The names at the table. Two bots of the same name bear the names of their sides too. */
export const namesAtTable = (names: BySide<string>, sources: BySide<string>): BySide<string> =>
  bySide((side) => {
    if (sources[side] === PEOPLE) return names[side];
    const name = botName(sources[side]);
    return sources.genius === sources.spymaster ? `${name} (${ROLE[side]})` : name;
  });

/**
 * The names for the next game: those of the people of this one. Where a bot plays, the name that stood there stays, for
 * the next game of two people. `before`: the names that stood there.
 */
export const namesForNext = (names: BySide<string>, sources: BySide<string>, before: BySide<string>): BySide<string> =>
  bySide((side) => {
    if (sources[side] === PEOPLE) return names[side];
    return before[side] === names[other(side)] ? '' : before[side];
  });
