/** What a lair can hold at most with the cards of a set (R2.5, R3.2). Undefined where a card changes the sum. */
import type { Card, Stat } from '../../engine/index.ts';
import { SQUARES } from '../../engine/index.ts';
import type { CardOf, Kinds } from '../../engine/language.ts';
import type { Fault } from '../trouble.ts';
import { fault } from '../trouble.ts';
import type { Whole } from './whole.ts';
import { ofType } from './whole.ts';

/**
 * The most that the cards of the set add to this statistic of one Minion. Undefined where they change it otherwise than
 * by a number as long as they are in play: then sums say little.
 */
function added(cards: readonly Card[], stat: Stat): number | undefined {
  let most = 0;
  for (const { copies, abilities = [] } of cards)
    for (const ability of abilities) {
      if (!JSON.stringify(ability).includes(`"${stat}"`)) continue;
      if (ability.kind !== 'static') return undefined;
      const { [stat]: by, ...stats } = ability.stats ?? {};
      if (typeof by !== 'number' || JSON.stringify({ ...ability, stats }).includes(`"${stat}"`)) return undefined;
      most += Math.max(by, 0) * copies;
    }
  return most;
}

/** The numbers, once for each copy, the highest first. */
function each<C extends Card>(cards: readonly C[], number: (card: C) => number): number[] {
  return cards.flatMap((card) => Array.from({ length: card.copies }, () => number(card))).sort((a, b) => b - a);
}
const sum = (numbers: readonly number[], most: number): number =>
  numbers.slice(0, most).reduce((total, number) => total + number, 0);

/** The most Work for a Contraption of that kind: a Static one needs a square of its own. */
export function mostWork(set: Whole, kind: CardOf<'contraption'>['kind']): number | undefined {
  const minions = ofType(set, 'minion');
  const more = added(set.cards, 'work');
  if (minions.length === 0 || more === undefined) return undefined;
  return sum(
    each(minions, ({ work = 1 }) => work + more),
    kind === 'static' ? SQUARES - 1 : SQUARES,
  );
}

/** Why no lair meets the cost of an Evil Plan; undefined if one can. */
export function pays(set: Whole, cost: Kinds['planCost']): Fault | undefined {
  const minions = ofType(set, 'minion');
  const contraptions = ofType(set, 'contraption');
  const more = added(set.cards, 'value');
  if (minions.length === 0 || contraptions.length === 0 || more === undefined) return undefined;
  const values = each(minions, ({ value = 1 }) => value + more);
  const costs = (kind: string) =>
    each(
      contraptions.filter((card) => card.kind === kind),
      (card) => card.cost,
    );
  const [still, attached] = [costs('static'), costs('attachable')];
  /** The most that a lair with so many Minions holds in Contraptions. */
  const most = (hosts: number): number =>
    sum(still, SQUARES - hosts) +
    sum(attached, hosts * (set.rules.maxAttachments ?? (hosts > 0 ? attached.length : 0)));
  const lairs = Array.from({ length: SQUARES + 1 }, (_, hosts) => ({
    minions: sum(values, hosts),
    contraptions: most(hosts),
  }));
  if (lairs.some((lair) => lair.minions >= cost.minions && lair.contraptions >= cost.contraptions)) return undefined;
  const [manned, built] = (['minions', 'contraptions'] as const).map((what) =>
    Math.max(...lairs.map((lair) => lair[what])),
  );
  if (manned < cost.minions) return fault(['minions'], 'minions-unpaid', { cost: cost.minions, most: manned });
  if (built < cost.contraptions)
    return fault(['contraptions'], 'contraptions-unpaid', { cost: cost.contraptions, most: built });
  return fault([], 'plan-needs-room', { squares: SQUARES });
}
