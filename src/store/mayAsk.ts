import type { Rules } from '../engine/index.ts';
import type { Session } from '../host/index.ts';
import { hasOtherCards, rulesFor } from '../host/index.ts';
import type { ReadySet } from './readySet.ts';
import { setOfNow } from './readySet.ts';
import type { Runner } from './runner.ts';

/** True if the open game is over, and was not played with the set and the rules of now. */
export function mayAskWhatIf(runner: Pick<Runner, 'session' | 'cards' | 'brought'>): boolean {
  const { session } = runner;
  const set = setOfNow(runner);
  if (!session || !set || session.timeline.state.winner === null) return false;
  return hasOtherCards(session.record, { cards: set.catalog.hash, rules: rulesNow(session, set) });
}

/** The rules of now, as that game would have them. */
export const rulesNow = ({ record }: Session, { rules }: Pick<ReadySet, 'rules'>): Rules =>
  rulesFor(rules, record.settings.preset);
