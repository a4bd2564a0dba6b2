/**
 * R6.10, R5.3, R2.7: statistics, computed when asked and never stored:
 * printed → attached and Network bonuses → static abilities → timed changes → Busy → not below 0.
 */
import { catalogOf, definitionOf } from '../catalog.ts';
import { markedInPlay, networkSize, occupant, spyInPlay } from '../lookup.ts';
import type { Occupant, SpyInPlay, State } from '../state.ts';
import type { CardId, Keyword, Stat } from '../types.ts';
import { NOBODY, NONE } from '../types.ts';
import { amount, holds } from './amounts.ts';
import { matches, reaches, speakerOf } from './select.ts';

function printed(state: State, card: CardId, stat: Stat): number {
  const definition = definitionOf(state, card);
  // Each by its own name: a look-up by key that meets six names is slow.
  switch (stat) {
    case 'attack':
      return definition.attack;
    case 'health':
      return definition.health;
    case 'perception':
      return definition.perception;
    case 'sneak':
      return definition.sneak;
    case 'work':
      return definition.work;
    case 'value':
      return definition.value;
  }
}

function granted(state: State, unit: Occupant, stat: Stat): number {
  if (stat !== 'attack' && stat !== 'health' && stat !== 'perception') return 0;
  let sum = 0;
  for (const card of unit.attached) sum += definitionOf(state, card).grants[stat] ?? 0;
  return sum;
}

/** R5.3: the sum of the active bonuses of all Nodes of a Network. */
function networkBonus(state: State, network: CardId, stat: Stat): number {
  if (network === NONE || (stat !== 'attack' && stat !== 'health' && stat !== 'sneak')) return 0;
  const size = networkSize(state, network);
  let sum = 0;
  for (const node of state.nodes)
    if (node.network === network)
      for (const bonus of definitionOf(state, node.card).bonuses) if (size >= bonus.size) sum += bonus[stat] ?? 0;
  return sum;
}

/** Cards in play with static abilities that give this. */
export function staticSources(state: State, gift: Stat | Keyword): readonly CardId[] {
  const marks = catalogOf(state).statics.get(gift);
  return marks ? markedInPlay(state, marks) : NOBODY;
}

function fromStatics(state: State, card: CardId, stat: Stat, sources: readonly CardId[]): number {
  let sum = 0;
  for (const source of sources)
    for (const { ability, size } of definitionOf(state, source).statics) {
      const value = ability.stats?.[stat];
      if (value === undefined || !reaches(state, source, size)) continue;
      const speaker = speakerOf(state, source);
      if (matches(state, speaker, ability.cards, card) && holds(state, speaker, ability.if, printed))
        sum += amount(state, speaker, value, printed);
    }
  return sum;
}

function changed(state: State, card: CardId, stat: Stat, base: number, sources: readonly CardId[]): number {
  let sum = base;
  if (sources.length > 0) sum += fromStatics(state, card, stat, sources);
  for (const modifier of state.modifiers) if (modifier.card === card && modifier.stat === stat) sum += modifier.by;
  return sum;
}

function minionStat(state: State, unit: Occupant, stat: Stat, sources: readonly CardId[]): number {
  if (stat === 'perception' && unit.busy && !hasKeyword(state, unit.card, 'vigilant')) return 0;
  const base = printed(state, unit.card, stat) + granted(state, unit, stat);
  return Math.max(0, changed(state, unit.card, stat, base, sources));
}

function spyStat(state: State, spy: SpyInPlay, stat: Stat, sources: readonly CardId[]): number {
  const base = printed(state, spy.card, stat) + networkBonus(state, spy.network, stat);
  return Math.max(0, changed(state, spy.card, stat, base, sources));
}

/**
 * A card's statistic now, not below 0 (R6.10). Health is the maximum and Sneak what it was before any was spent:
 * see `healthLeft` and `sneakLeft`. A card that is not in play has its printed number.
 * `sources`: who asks about many cards finds them once.
 */
export function statOf(state: State, card: CardId, stat: Stat, sources = staticSources(state, stat)): number {
  const unit = occupant(state, card);
  if (unit) return minionStat(state, unit, stat, sources);
  const spy = spyInPlay(state, card);
  if (spy) return spyStat(state, spy, stat, sources);
  return printed(state, card, stat);
}

/** Health less damage of a Minion in the lair or a Spy in play (R6.10). */
export function healthLeft(state: State, card: CardId): number {
  const damage = occupant(state, card)?.damage ?? spyInPlay(state, card)?.damage ?? 0;
  return statOf(state, card, 'health') - damage;
}

/** Sneak less what was spent this turn (R8.2), not below 0. */
export function sneakLeft(state: State, card: CardId): number {
  return Math.max(0, statOf(state, card, 'sneak') - (spyInPlay(state, card)?.sneakSpent ?? 0));
}

/** R12.1, from the card, what is attached to it, its Network, static abilities and timed changes. */
export function hasKeyword(state: State, card: CardId, keyword: Keyword): boolean {
  if (definitionOf(state, card).keywords.includes(keyword)) return true;
  for (const modifier of state.modifiers) if (modifier.card === card && modifier.keyword === keyword) return true;
  const unit = occupant(state, card);
  if (unit) {
    if (keyword === 'initiative')
      for (const attached of unit.attached) if (definitionOf(state, attached).grants.initiative) return true;
  } else {
    const spy = spyInPlay(state, card);
    if (spy && spy.network !== NONE && networkGrants(state, spy.network, keyword)) return true;
  }
  for (const source of staticSources(state, keyword))
    for (const { ability, size } of definitionOf(state, source).statics) {
      if (!ability.keywords?.includes(keyword) || !reaches(state, source, size)) continue;
      const speaker = speakerOf(state, source);
      if (matches(state, speaker, ability.cards, card) && holds(state, speaker, ability.if, printed)) return true;
    }
  return false;
}

function networkGrants(state: State, network: CardId, keyword: Keyword): boolean {
  const size = networkSize(state, network);
  for (const node of state.nodes)
    if (node.network === network)
      for (const bonus of definitionOf(state, node.card).bonuses)
        if (size >= bonus.size && ((keyword === 'initiative' && bonus.initiative) || bonus.keywords?.includes(keyword)))
          return true;
  return false;
}
