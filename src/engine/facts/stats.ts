/**
 * R6.10, R5.3, R2.7: statistics. They are computed when asked for and never stored:
 * printed → attached and Network bonuses → static abilities → timed changes → Busy → not below 0.
 */
import type { Placed } from '../catalogue/define.ts';
import { catalogOf, definitionOf } from '../catalogue/register.ts';
import type { StaticAbility } from '../vocabulary/language.ts';
import type { Occupant, ReadonlyState, SpyInPlay } from '../vocabulary/state.ts';
import type { CardId, CardType, DeepReadonly, Keyword, Stat } from '../vocabulary/types.ts';
import { NOBODY, NONE } from '../vocabulary/types.ts';
import { amount, holds } from './amounts.ts';
import { networkBonus, networkGrants } from './bonuses.ts';
import { markedInPlay, occupant, spyInPlay } from './lookup.ts';
import type { Reads, Speaker } from './select.ts';
import { matches, reaches, speakerReading } from './select.ts';

function printed(state: ReadonlyState, card: CardId, stat: Stat): number {
  const definition = definitionOf(state, card);
  // Each statistic is read by its own name: a look-up by a key with six names is slow.
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

/** Static abilities read cards so: if they read each other's changes, none would be the first. */
const PRINTED: Reads = {
  stat: printed,
  keyword: (state, card, keyword) => definitionOf(state, card).keywords.includes(keyword),
};

function granted(state: ReadonlyState, unit: DeepReadonly<Occupant>, stat: Stat): number {
  let sum = 0;
  for (const card of unit.attached) {
    const { grants } = definitionOf(state, card);
    if (stat === 'attack') sum += grants.attack;
    else if (stat === 'health') sum += grants.health;
    else if (stat === 'perception') sum += grants.perception;
  }
  return sum;
}

/** The cards in play with static abilities that may give this statistic or keyword to cards of the type. */
export function staticSources(state: ReadonlyState, type: CardType, gift: Stat | Keyword): readonly CardId[] {
  const marks = catalogOf(state).statics.get(type)?.get(gift);
  return marks ? markedInPlay(state, marks) : NOBODY;
}

/**
 * The speaker for a static ability, if the ability is about the card; null if it is not. Whether the ability is about
 * its own card alone is a quick check, so it comes first.
 */
function speakerFor(
  state: ReadonlyState,
  card: CardId,
  source: CardId,
  { ability, size }: Placed<StaticAbility>,
): Speaker | null {
  if ((ability.cards === '$self' && card !== source) || !reaches(state, source, size)) return null;
  const speaker = speakerReading(state, source, PRINTED);
  return matches(state, speaker, ability.cards, card) && holds(state, speaker, ability.if) ? speaker : null;
}

function fromStatics(state: ReadonlyState, card: CardId, stat: Stat, sources: readonly CardId[]): number {
  let sum = 0;
  for (const source of sources)
    for (const placed of definitionOf(state, source).statics) {
      const value = placed.ability.stats?.[stat];
      const speaker = value === undefined ? null : speakerFor(state, card, source, placed);
      if (value !== undefined && speaker) sum += amount(state, speaker, value);
    }
  return sum;
}

function changed(state: ReadonlyState, card: CardId, stat: Stat, base: number, sources: readonly CardId[]): number {
  let sum = base;
  if (sources.length > 0) sum += fromStatics(state, card, stat, sources);
  for (const modifier of state.modifiers) if (modifier.card === card && modifier.stat === stat) sum += modifier.by;
  return sum;
}

/** Same as `statOf`, when the caller already has the Minion or Contraption. */
export function occupantStat(
  state: ReadonlyState,
  unit: DeepReadonly<Occupant>,
  stat: Stat,
  sources = staticSources(state, definitionOf(state, unit.card).type, stat),
): number {
  if (stat === 'perception' && unit.busy && !hasKeyword(state, unit.card, 'vigilant')) return 0;
  const base = printed(state, unit.card, stat) + granted(state, unit, stat);
  return Math.max(0, changed(state, unit.card, stat, base, sources));
}

/** Same as `statOf`, when the caller already has the Spy. */
export function spyStat(
  state: ReadonlyState,
  spy: SpyInPlay,
  stat: Stat,
  sources = staticSources(state, 'spy', stat),
): number {
  const base = printed(state, spy.card, stat) + networkBonus(state, spy.network, stat);
  return Math.max(0, changed(state, spy.card, stat, base, sources));
}

/**
 * A card's statistic now, not below 0 (R6.10). Health is the maximum, and Sneak is the number before any was spent:
 * see `healthLeft` and `sneakLeft`. A card that is not in play has its printed number.
 * `sources`: what `staticSources` returns; a caller that asks about many cards of a type finds them once.
 */
export function statOf(state: ReadonlyState, card: CardId, stat: Stat, sources?: readonly CardId[]): number {
  const unit = occupant(state, card);
  if (unit) return occupantStat(state, unit, stat, sources);
  const spy = spyInPlay(state, card);
  if (spy) return spyStat(state, spy, stat, sources);
  return printed(state, card, stat);
}

/** The Health of a Minion in the lair or a Spy in play, minus its damage (R6.10). */
export function healthLeft(state: ReadonlyState, card: CardId): number {
  const unit = occupant(state, card);
  if (unit) return occupantStat(state, unit, 'health') - unit.damage;
  const spy = spyInPlay(state, card);
  return spy ? spyStat(state, spy, 'health') - spy.damage : printed(state, card, 'health');
}

/** A Spy's Sneak minus what was spent this turn (R8.2), not below 0. */
export function sneakLeft(state: ReadonlyState, card: CardId): number {
  const spy = spyInPlay(state, card);
  return spy ? Math.max(0, spyStat(state, spy, 'sneak') - spy.sneakSpent) : printed(state, card, 'sneak');
}

/** R12.1: does the card have the keyword: printed, attached, or from its Network, static abilities or timed changes? */
export function hasKeyword(state: ReadonlyState, card: CardId, keyword: Keyword): boolean {
  const definition = definitionOf(state, card);
  for (const own of definition.keywords) if (own === keyword) return true;
  for (const modifier of state.modifiers) if (modifier.card === card && modifier.keyword === keyword) return true;
  if (definition.type === 'spy') {
    const spy = spyInPlay(state, card);
    if (spy && spy.network !== NONE && networkGrants(state, spy.network, keyword)) return true;
  } else if (keyword === 'initiative')
    for (const attached of occupant(state, card)?.attached ?? NOBODY)
      if (definitionOf(state, attached).grants.initiative) return true;
  for (const source of staticSources(state, definition.type, keyword))
    if (hasKeywordFrom(state, card, keyword, source)) return true;
  return false;
}

/** Does a static ability of the source give the keyword to the card? */
export function hasKeywordFrom(state: ReadonlyState, card: CardId, keyword: Keyword, source: CardId): boolean {
  for (const placed of definitionOf(state, source).statics)
    if (placed.ability.keywords?.includes(keyword) && speakerFor(state, card, source, placed)) return true;
  return false;
}

export const NOW: Reads = { stat: statOf, keyword: hasKeyword };

/** The speaker for a card that speaks from where it lies now, and reads other cards as they are now. */
export const speakerOf = (state: ReadonlyState, source: CardId): Speaker => speakerReading(state, source, NOW);
