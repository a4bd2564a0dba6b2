/** The names of the two sides. */
import type { Side } from '../engine/index.ts';

/** The names of the sides if nobody gave a name. */
export const ROLE: Readonly<Record<Side, string>> = { genius: 'Evil Genius', spymaster: 'Spy Master' };

/** The names that the players gave themselves. */
export type Names = Readonly<Record<Side, string>>;

export const nameOf = (names: Names | null | undefined, side: Side): string => names?.[side].trim() || ROLE[side];

/** A side's name within a sentence: "Ada", "the Evil Genius". */
export const theNameOf = (names: Names | null | undefined, side: Side): string => {
  const name = nameOf(names, side);
  return name === ROLE[side] ? `the ${name}` : name;
};

/** A name with its role: "Ada, the Evil Genius". */
export const nameAndRole = (names: Names | null | undefined, side: Side): string => {
  const name = theNameOf(names, side);
  return name === `the ${ROLE[side]}` ? name : `${name}, the ${ROLE[side]}`;
};
