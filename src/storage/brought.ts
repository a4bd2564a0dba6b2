/** The card set that somebody brought to the page, as it is kept from visit to visit. Its cards are kept beside it. */
import type { Rules } from '../engine/index.ts';
import type { Position } from '../record/index.ts';
import { BROUGHT_LATELY } from './innerKeys.ts';
import type { Keep } from './keep.ts';
import { BROUGHT } from './keys.ts';
import { rules } from './recordShape.ts';
import { anything, both, isObject, list, must, nullable, parse, record, text } from './shape.ts';

export interface Brought {
  /** Content hash of its cards. */
  readonly hash: string;
  readonly name: string;
  /** Where it was fetched; null: it came from this device. */
  readonly address: string | null;
}

interface KeptSet extends Brought {
  readonly rules: Partial<Rules>;
  /** Scenarios that teach it. Older releases kept none. */
  readonly missions?: readonly Position[];
  /** Its puzzles. */
  readonly puzzles?: readonly Position[];
}

const scenario = both(must('position', isObject), anything(24));
const shape = record({
  hash: text(64),
  name: text(60),
  address: nullable(text(2000)),
  rules,
  'missions?': list(scenario, 100),
  'puzzles?': list(scenario, 100),
});

/** What is known of so many sets outlives their time in play. */
const LATELY = 20;
const several = list(shape, LATELY);

/** The set that is kept, without its cards; null if there is none that can be read. */
export function readBrought(keep: Keep): KeptSet | null {
  const value = parse(keep.getItem(BROUGHT) ?? '');
  return shape(value, '') === undefined ? (value as KeptSet) : null;
}

/** What is known of the sets that were brought lately, without their cards, the last one first. */
export function broughtLately(keep: Keep): readonly KeptSet[] {
  const value = parse(keep.getItem(BROUGHT_LATELY) ?? '');
  return several(value, '') === undefined ? (value as KeptSet[]) : [];
}

/**
 * Keeps the set for the next visit, or no set, and of its missions and puzzles those that can be read then. Returns false if there
 * is no room.
 */
export function keepBrought(keep: Keep, brought: KeptSet | null): boolean {
  try {
    if (!brought) keep.removeItem(BROUGHT);
    else {
      const readable = (all: readonly Position[] = []) => all.filter((one) => scenario(one, '') === undefined);
      const set = { ...brought, missions: readable(brought.missions), puzzles: readable(brought.puzzles) };
      keep.setItem(BROUGHT, JSON.stringify(set));
      const others = broughtLately(keep).filter(({ hash }) => hash !== set.hash);
      keep.setItem(BROUGHT_LATELY, JSON.stringify([set, ...others].slice(0, LATELY)));
    }
    return true;
  } catch {
    return false;
  }
}
