import type { CardId, CardType, Definition, Keyword, Stat, View } from '../../engine/index.ts';
import { definitionOf, hasKeyword, healthLeft, KEYWORDS, sneakLeft, statOf } from '../../engine/index.ts';
import type { CountersFact, StatFact } from '../../text/en/table/card.ts';
import { SHOWN_STATS } from '../../text/en/table/card.ts';

/** The statistics that a card of this type shows, in the order in which they are drawn. */
export const shownStats = (type: CardType): readonly Stat[] => SHOWN_STATS[type] ?? [];

/** The statistics that a card shows in a game. */
export function factsOf(view: View, card: CardId): StatFact[] {
  const definition = definitionOf(view, card);
  return shownStats(definition.type).map((stat) => {
    const max = statOf(view, card, stat);
    const now = stat === 'health' ? healthLeft(view, card) : stat === 'sneak' ? sneakLeft(view, card) : max;
    return { stat, now, max, printed: definition[stat] };
  });
}

/** Whether effects have raised or lowered the statistic from its printed value; undefined if neither. */
export const trendOf = ({ max, printed }: StatFact): 'raised' | 'lowered' | undefined =>
  max > printed ? 'raised' : max < printed ? 'lowered' : undefined;

/** The statistics as printed on the card. */
export const printedFacts = (definition: Definition): StatFact[] =>
  shownStats(definition.type).map((stat) => ({
    stat,
    now: definition[stat],
    max: definition[stat],
    printed: definition[stat],
  }));

/** The counters that lie on a card. */
export const countersOf = ({ counters }: View, card: CardId): CountersFact[] =>
  counters.filter((one) => one.card === card).map(({ name, count }) => ({ name, count }));

/** The keywords that a card in play has now. */
export const keywordsOf = (view: View, card: CardId): Keyword[] =>
  KEYWORDS.filter((keyword) => hasKeyword(view, card, keyword));
