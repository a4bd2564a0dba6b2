import type { Rules } from '../engine/index.ts';
import type { Session } from '../host/index.ts';
import { hasOtherCards, rulesFor } from '../host/index.ts';
import type { Runner } from './runner.ts';

/** True if the open game is over, and was not played with the set and the rules of now. */
export function mayAskWhatIf({ session, cards }: Pick<Runner, 'session' | 'cards'>): boolean {
  if (!session || !cards || session.timeline.state.winner === null) return false;
  return hasOtherCards(session.record, { cards: cards.catalog.hash, rules: rulesNow(session, cards) });
}

/** The rules of now, as that game would have them. */
export const rulesNow = ({ record }: Session, { rules }: NonNullable<Runner['cards']>): Rules =>
  rulesFor(rules, record.settings.preset);
