/** What the two sides are called. */
import type { Side } from '../engine/index.ts';

/** What the sides are called where nobody gave a name. */
export const ROLE: Readonly<Record<Side, string>> = { genius: 'Evil Genius', spymaster: 'Spy Master' };

/** What the two call themselves, where they have said. */
export type Names = Readonly<Record<Side, string>>;

export const nameOf = (names: Names | null | undefined, side: Side): string => names?.[side].trim() || ROLE[side];

/** The same within a sentence: "Ada", "the Evil Genius". */
export const theNameOf = (names: Names | null | undefined, side: Side): string => {
  const name = nameOf(names, side);
  return name === ROLE[side] ? `the ${name}` : name;
};

/** A name with its role: "Ada, the Evil Genius". */
export const nameAndRole = (names: Names | null | undefined, side: Side): string => {
  const name = theNameOf(names, side);
  return name === `the ${ROLE[side]}` ? name : `${name}, the ${ROLE[side]}`;
};
