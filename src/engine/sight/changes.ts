/** R6.10: what makes a card in play other than it is printed, cause by cause, and what is prevented for it. */
import { definitionOf } from '../catalogue/register.ts';
import { activeBonuses } from '../facts/bonuses.ts';
import { occupant, spyInPlay } from '../facts/lookup.ts';
import { hasKeywordFrom, staticSources, statOf } from '../facts/stats.ts';
import type { Modifier } from '../vocabulary/state.ts';
import type { CardId, Duration, Keyword, Side, Stat } from '../vocabulary/types.ts';
import { KEYWORDS, STATS } from '../vocabulary/types.ts';
import type { View } from './view.ts';

type What =
  | { readonly stat: Stat; readonly by: number }
  | { readonly keyword: Keyword }
  /** The damage that is still prevented. */
  | { readonly prevent: number | 'all' };

/** A change that holds as long as its card lies where it lies. */
export interface Standing {
  readonly what: What;
  readonly from: CardId;
}

/** A change that an effect has made for a time. `next-turn` is that of `side`. */
export interface Lasting {
  readonly what: What;
  readonly until: Duration;
  readonly side: Side;
}

/** What other cards in play, or the text of the card itself, give to a Minion or Spy. */
export const standingOn = (view: View, card: CardId): Standing[] =>
  [...attached(view, card), ...ofNetwork(view, card), ...statics(view, card)].filter(
    ({ what }) => !('by' in what) || what.by !== 0,
  );

/** The timed changes of a card in play, the oldest first. */
export const lastingOn = (view: View, card: CardId): Lasting[] =>
  view.modifiers
    .filter((one) => one.card === card)
    .map((one) => ({ what: whatOf(one), until: one.until, side: one.side }));

function whatOf({ stat, by, keyword, prevent }: Pick<Modifier, 'stat' | 'by' | 'keyword' | 'prevent'>): What {
  if (prevent !== null) return { prevent };
  return keyword === null && stat !== null ? { stat, by } : { keyword: keyword as Keyword };
}

function attached(view: View, card: CardId): Standing[] {
  return (occupant(view, card)?.attached ?? []).flatMap((from) => {
    const { grants } = definitionOf(view, from);
    const stats = (['attack', 'health', 'perception'] as const).map((stat) => ({
      what: { stat, by: grants[stat] },
      from,
    }));
    return grants.initiative ? [...stats, { what: { keyword: 'initiative' }, from }] : stats;
  });
}

function ofNetwork(view: View, card: CardId): Standing[] {
  const network = spyInPlay(view, card)?.network;
  return view.nodes.flatMap(({ card: from, network: on }) =>
    on !== network
      ? []
      : activeBonuses(view, from).flatMap((bonus): Standing[] => [
          ...(['attack', 'health', 'sneak'] as const).map((stat) => ({ what: { stat, by: bonus[stat] }, from })),
          ...(bonus.initiative ? [{ what: { keyword: 'initiative' }, from } as const] : []),
          ...bonus.keywords.map((keyword) => ({ what: { keyword }, from })),
        ]),
  );
}

/** Each source is asked for alone: what it adds to the statistic without all others. */
function statics(view: View, card: CardId): Standing[] {
  const { type } = definitionOf(view, card);
  const stats = STATS.flatMap((stat) =>
    staticSources(view, type, stat).map((from) => ({
      what: { stat, by: statOf(view, card, stat, [from]) - statOf(view, card, stat, []) },
      from,
    })),
  );
  const keywords = KEYWORDS.flatMap((keyword) =>
    staticSources(view, type, keyword)
      .filter((from) => hasKeywordFrom(view, card, keyword, from))
      .map((from) => ({ what: { keyword }, from })),
  );
  return [...stats, ...keywords];
}
