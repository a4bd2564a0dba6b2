import type { Catalog, Rules } from '../engine/index.ts';
import { registerCatalog } from '../engine/index.ts';
import { hasOtherCards, rulesFor } from '../record/index.ts';
import { setOfNow } from './readySet.ts';
import type { Runner } from './runner.ts';
import { playedSet } from './scenarios.ts';

interface SetOfNow {
  catalog: Catalog;
  rules: Partial<Rules>;
  /** The name of a set that somebody brought. */
  name?: string;
}

/** The set and the rules with which the open game would begin now; null if there are none. */
export function whatIfSet(runner: Runner): SetOfNow | null {
  const { session, world } = runner;
  const set = setOfNow(runner);
  if (!session || !set) return null;
  const { position, settings } = session.record;
  const usual = { cards: set.catalog.source, rules: rulesFor(set.rules, settings.preset) };
  const played = playedSet(world, position, usual);
  // A position that cannot be read with this set says so when it is read.
  const { cards, rules } = 'code' in played ? usual : played;
  const catalog = cards === usual.cards ? set.catalog : registerCatalog(cards);
  return { catalog, rules, ...(set.brought && { name: set.brought.name }) };
}

/** True if the open game is over, and was not played with the set and the rules of now. */
export function mayAskWhatIf(runner: Runner): boolean {
  const { session } = runner;
  if (!session || session.timeline.state.winner === null) return false;
  const now = whatIfSet(runner);
  return now !== null && hasOtherCards(session.record, { cards: now.catalog.hash, rules: now.rules });
}
