/** What is different between the set that was in play and the one that was brought. */

import { catalogOf } from '../../../engine/index.ts';
import type { CardChange } from '../../../engine/language.ts';
import { cardChanges } from '../../../engine/language.ts';
import type { PublicState } from '../../../store/types.ts';

type InPlay = PublicState['cards'];

/** Nothing if there was no set before, or if the two have no card in common: then they are two different games. */
export function changesBetween(before: InPlay, after: InPlay): CardChange[] {
  const [was, is] = [played(before), played(after)];
  if (!was || !is) return [];
  const ids = new Set(was.definitions.map(({ id }) => id));
  return is.definitions.some(({ id }) => ids.has(id)) ? cardChanges(was, is) : [];
}

const played = (set: InPlay) =>
  set?.hash ? { definitions: catalogOf({ set: set.hash }).definitions, rules: set.rules } : null;
