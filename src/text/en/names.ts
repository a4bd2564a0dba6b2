/** The names of the two sides. */
import type { Side } from '../../engine/index.ts';
import { plain, quoted } from '../plain.ts';
import { ROLE } from './roles.ts';

/** The names that the players gave themselves. */
export type Names = Readonly<Record<Side, string>>;

/** A name is cut at so many characters: the field takes fewer, a file may hold any. */
const LONGEST = 30;

/** The name alone; empty if nothing of it can be seen. */
const given = (names: Names | null | undefined, side: Side): string => quoted(names?.[side] ?? '', LONGEST);

/** The names as they were typed, without what cannot be seen. */
export const seenNames = ({ genius, spymaster }: Names): Names => ({
  genius: plain(genius, LONGEST),
  spymaster: plain(spymaster, LONGEST),
});

const same = (one: string, two: string): boolean =>
  one.normalize('NFKC').toLowerCase() === two.normalize('NFKC').toLowerCase();

/** What a side is called. Of two equal names each has its role behind it. */
export function nameOf(names: Names | null | undefined, side: Side): string {
  const name = given(names, side);
  const other = side === 'genius' ? 'spymaster' : 'genius';
  if (name === '') return ROLE[side];
  return same(name, given(names, other) || ROLE[other]) ? `${name} (${ROLE[side]})` : name;
}

/** A side's name within a sentence: "Ada", "the Evil Genius". */
export const theNameOf = (names: Names | null | undefined, side: Side): string => {
  const name = nameOf(names, side);
  return name === ROLE[side] ? `the ${name}` : name;
};

/** A name with its role: "Ada, the Evil Genius". */
export const nameAndRole = (names: Names | null | undefined, side: Side): string => {
  const name = given(names, side);
  return name === '' || name === ROLE[side] ? `the ${ROLE[side]}` : `${name}, the ${ROLE[side]}`;
};
