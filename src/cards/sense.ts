/** Mistakes in well-formed cards: words that mean nothing, or nothing yet, in their place. */
import type { Card, CardType, Keyword, Stat } from '../engine/index.ts';
import { isInstant } from '../engine/index.ts';
import type {
  Ability,
  Condition,
  Effect,
  PlainAbility,
  Reference,
  Selection,
  Selector,
  Shape,
  TriggerAbility,
  TriggerEvent,
} from '../engine/language.ts';
import {
  IN_SQUARES,
  KINDS,
  partsOf,
  REPLACEMENTS,
  TRIGGER_EVENTS,
  TRIGGERS,
  targetIndex,
  typesIn,
  typesNamed,
} from '../engine/language.ts';
import { ARE, BEAR, FREE, HAVE, INSTANTS } from './applies.ts';
import type { Fault, Path, Say } from './trouble.ts';
import { saying } from './trouble.ts';
import type { SenseFacts } from './troubles/sense.ts';
import type { PlaceInCard } from './walk.ts';
import { walk } from './walk.ts';

/** What is wrong with a card that fits the schema. */
export function senseless(card: Card): Fault[] {
  const faults: Fault[] = [];
  const say = saying(faults);
  const abilities = card.abilities ?? [];

  keywordsFit(card.keywords, card.type, ['keywords'], say);
  for (const [i, tag] of (card.tags ?? []).entries())
    if (card.tags?.indexOf(tag) !== i) say(['tags', i], 'twice', { word: tag });
  if (card.type === 'spy' && card.support.max !== undefined && card.support.max < card.support.min)
    say(['support', 'max'], 'below-min', { min: card.support.min });
  if (card.type === 'contraption' && card.kind === 'static' && card.grants) say(['grants'], 'only-attachable-grants');
  if (card.type === 'node') {
    for (const [i, edge] of card.connectors.entries()) {
      if (card.connectors.indexOf(edge) < i) say(['connectors', i], 'twice', { word: edge });
    }
    for (const [i, bonus] of card.bonuses.entries()) {
      keywordsFit(bonus.keywords, 'spy', ['bonuses', i, 'keywords'], say);
    }
  }
  const kinds = abilities.map((ability) => (ability.kind === 'network' ? ability.ability.kind : ability.kind));
  for (const kind of ['play', 'completion', 'activated'] as const) {
    const second = kinds.findIndex((a, i) => a === kind && kinds.indexOf(kind) < i);
    if (second >= 0) say(['abilities', second], 'second-ability', { kind });
  }
  for (const [i, outer] of abilities.entries()) {
    if (!kindFits(card, outer, ['abilities', i, 'kind'], say)) continue;
    const [ability, path]: [PlainAbility, Path] =
      outer.kind === 'network' ? [outer.ability, ['abilities', i, 'ability']] : [outer, ['abilities', i]];
    abilityMakesSense(card, ability, path, say);
    walk(ability, path, {
      effect: (effect, place) => effectMakesSense(card, effect, place, say),
      condition: (condition, place) => conditionMakesSense(card, condition, place, say),
      selector: (selector, place) => {
        if (typeof selector === 'string') referenceMakesSense(card, selector, place, say);
        else selectionMakesSense(card, selector, place, say);
      },
    });
  }
  return faults;
}

function keywordsFit(keywords: readonly Keyword[] | undefined, type: CardType, path: Path, say: Say): void {
  if (keywords === undefined) return;
  for (const [i, keyword] of keywords.entries()) {
    if (!BEAR[keyword].includes(type)) say([...path, i], 'keyword-unfit', { keyword, type, types: BEAR[keyword] });
    else if (keywords.indexOf(keyword) < i) say([...path, i], 'twice', { word: keyword });
  }
}

/** True if a card of this type can have such an ability. Else it is told why not. */
function kindFits({ type }: Card, { kind }: Ability, path: Path, say: Say): boolean {
  if (isInstant(type) && kind !== 'play') say(path, 'only-play', { type });
  else if (!isInstant(type) && kind === 'play') say(path, 'play-of-instants');
  else if (kind === 'completion' && type !== 'plan') say(path, 'completion-of-plan');
  else if (kind === 'network' && type !== 'node') say(path, 'network-of-node');
  else if (kind === 'activated' && type === 'plan') say(path, 'activated-of-plan');
  else return true;
  return false;
}

function abilityMakesSense(card: Card, ability: PlainAbility, path: Path, say: Say): void {
  if ('per' in ability && ability.per !== undefined && ability.limit === undefined)
    say([...path, 'per'], 'per-needs-limit');
  if (ability.kind === 'trigger') triggerMakesSense(card, ability, path, say);
  if (ability.kind === 'replace') {
    const of = typesOf(card, ability.of ?? '$self', { path, role: 'filter', ability, each: null });
    const where = ability.of === undefined ? [...path, 'instead'] : [...path, 'of'];
    fits(of, REPLACEMENTS[ability.instead], ability.instead, 'replaced', where, say);
    if (
      ability.instead === 'thwart' &&
      ability.of !== undefined &&
      typeof ability.of !== 'string' &&
      of.includes('spy')
    )
      say([...path, 'of', 'type'], 'thwart-of-plan');
    if (ability.instead === 'beDamaged' && ability.limit === undefined) say(path, 'damage-needs-limit');
  }
  if (ability.kind === 'activated') {
    const { cost } = ability;
    if (cost.busy && card.type !== 'minion') say([...path, 'cost', 'busy'], 'busy-of-minion');
    if (cost.sneak && card.type !== 'spy') say([...path, 'cost', 'sneak'], 'sneak-of-spy');
    if (cost.health && card.type !== 'spy') say([...path, 'cost', 'health'], 'health-of-spy');
    if (Object.keys(cost).length === 0 && ability.limit === undefined) say([...path, 'cost'], 'costs-nothing');
  }
  if (ability.kind === 'static') {
    const types = typesOf(card, ability.cards, { path, role: 'static', ability, each: null });
    for (const stat of Object.keys(ability.stats ?? {}) as Stat[])
      fits(types, HAVE[stat], stat, 'statistic', [...path, 'stats', stat], say);
    for (const [i, keyword] of (ability.keywords ?? []).entries()) {
      fits(types, BEAR[keyword], keyword, 'keyword', [...path, 'keywords', i], say);
    }
  }
}

function triggerMakesSense(card: Card, ability: TriggerAbility, path: Path, say: Say): void {
  const { on, of, who, limit } = ability;
  if (FREE.includes(on) && limit === undefined) say(path, 'free-trigger', { on });
  if (who !== undefined && on !== 'drawn') say([...path, 'who'], 'who-of-drawn');
  const { card: concerned, spy } = TRIGGERS[on];
  const own = of === undefined || of === '$self';
  if (!concerned) {
    if (of !== undefined) say([...path, 'of'], 'event-of-no-card', { on });
  } else if (!(own && card.type === 'spy' && spy)) {
    const types = own ? [card.type] : typesOf(card, of, { path, role: 'filter', ability, each: null });
    const meant: readonly CardType[] = spy && !own ? [...concerned, 'spy'] : concerned;
    fits(types, meant, on, 'event', of === undefined ? [...path, 'on'] : [...path, 'of'], say);
  }
}

/** Events of which nobody asks whether they have happened this turn. */
const EVERY_TURN: readonly TriggerEvent[] = ['turnStarted', 'turnEnded', 'networkChanged'];

function conditionMakesSense(card: Card, condition: Condition, { path }: PlaceInCard, say: Say): void {
  if (!('happened' in condition)) return;
  const { happened: on, type, self, who } = condition;
  const { card: concerned = [], spy, who: tells } = TRIGGERS[on];
  if (EVERY_TURN.includes(on)) say([...path, 'happened'], 'not-of-turn', { on });
  if (who !== undefined && !tells) say([...path, 'who'], 'who-of-drawn');
  if (type !== undefined) fits(typesIn({ type }), concerned, on, 'event', [...path, 'type'], say);
  if (self && !(card.type === 'spy' && spy)) fits([card.type], concerned, on, 'event', [...path, 'self'], say);
}

function effectMakesSense(card: Card, effect: Effect, place: PlaceInCard, say: Say): void {
  if (effect.verb === 'pay' && effect.cost.length === 0) say([...place.path, 'cost'], 'pay-for-nothing');
  if (effect.verb === 'reenter' && place.ability.kind === 'trigger' && place.ability.limit === undefined)
    say(place.path, 'reenter-needs-limit');
  for (const { key, kind, value } of partsOf('effect', effect)) {
    const shape: Shape = KINDS[kind];
    if (shape.is !== 'cards') continue;
    const selector = value as Selector;
    const path = [...place.path, key];
    const types = typesOf(card, selector, place);
    if (shape.one) isOneCard(selector, effect.verb, path, say);
    if (shape.types) fits(types, shape.types, effect.verb, 'verb', path, say);
    if (effect.verb === 'modify') fits(types, HAVE[effect.stat], effect.stat, 'statistic', path, say);
    if (effect.verb === 'grant') fits(types, BEAR[effect.keyword], effect.keyword, 'keyword', path, say);
    if (typeof selector === 'string') continue;
    const { zone } = selector;
    if (effect.verb !== 'cancel' && zone === 'stack') say([...path, 'zone'], 'stack-is-cancelled');
    if (effect.verb !== 'bounce' && zone === 'discard') say([...path, 'zone'], 'discard-is-bounced');
  }
}

const liesInSquare = (type: CardType): boolean => (IN_SQUARES as readonly CardType[]).includes(type);

function isOneCard(selector: Selector, verb: string, path: Path, say: Say): void {
  if (typeof selector === 'string') return;
  if ((selector.pick ?? 'all') === 'all' || (selector.count ?? 1) > 1) say(path, 'one-card', { verb });
}

/** Tells of the types that the word does not fit. */
function fits(
  types: readonly CardType[],
  wanted: readonly CardType[],
  word: string,
  as: SenseFacts['unfit']['as'],
  path: Path,
  say: Say,
): void {
  const wrong = types.filter((type) => !wanted.includes(type));
  if (wrong.length > 0) say(path, 'unfit', { word, as, wanted, wrong });
}

/** The types that a selector can name, as far as the card tells; empty if the card does not tell. */
export function typesOf(card: Card, selector: Selector, { ability, each }: PlaceInCard): readonly CardType[] {
  if (selector === '$it') return each ?? [];
  const target = 'targets' in ability ? ability.targets?.[targetIndex(selector)] : undefined;
  return typesNamed(target ?? selector, card.type) ?? [];
}

/** Does the event that sets the ability off name a card that it happened to (`card`), or one that did it (`by`)? */
function tells(ability: PlainAbility, what: 'card' | 'by'): boolean {
  if (ability.kind === 'replace') return true;
  return ability.kind === 'trigger' && TRIGGERS[ability.on][what] !== undefined && !TRIGGERS[ability.on].network;
}
const TELL_BY = TRIGGER_EVENTS.filter((on) => TRIGGERS[on].by);

function referenceMakesSense(card: Card, selector: Reference, { path, ability, each }: PlaceInCard, say: Say): void {
  if (selector === '$host' && !(card.type === 'contraption' && card.kind === 'attachable')) say(path, 'no-host');
  if (selector === '$it' && each === null) say(path, 'no-it');
  if (selector === '$event' && !tells(ability, 'card')) say(path, 'no-event');
  if (selector === '$by' && !tells(ability, 'by')) say(path, 'no-by', { events: TELL_BY });
  if (selector === '$opponent' && card.type !== 'spy' && !liesInSquare(card.type))
    say(path, 'faces-nobody', { type: card.type });
}

function selectionMakesSense(card: Card, selection: Selection, { path, role, ability }: PlaceInCard, say: Say): void {
  const types = typesIn(selection);
  const { zone = 'play', pick = 'all' } = selection;
  const key = (name: keyof Selection): Path => [...path, name];
  const extremes = pick === 'lowest' || pick === 'highest';
  if (role === 'measure' && path.at(-1) === 'of') {
    say(path, 'statistic-of-many');
    return;
  }

  if (role === 'target') {
    for (const name of ['pick', 'count', 'by', 'stat'] as const)
      if (selection[name] !== undefined) say(key(name), 'target-is-one', { key: name });
  } else if (role !== 'act') {
    for (const name of ['pick', 'count', 'by', 'stat'] as const)
      if (selection[name] !== undefined) say(key(name), 'nothing-is-picked', { role, key: name });
  } else {
    if (selection.count !== undefined && pick === 'all') say(key('count'), 'count-needs-pick');
    if (selection.by !== undefined && pick !== 'chosen') say(key('by'), 'by-needs-chosen');
    if (extremes && selection.stat === undefined) say(key('pick'), 'pick-needs-stat', { pick });
    if (!extremes && selection.stat !== undefined) say(key('stat'), 'stat-needs-pick');
    if ((pick === 'first' || pick === 'last') && !types.some(liesInSquare))
      say(key('pick'), 'not-in-squares', { types });
    if (extremes && selection.stat) fits(types, HAVE[selection.stat], selection.stat, 'statistic', key('stat'), say);
  }
  if (role === 'static' && zone !== 'play') say(key('zone'), 'static-in-play');
  if (role === 'filter' && zone !== 'play') say(key('zone'), 'trigger-in-play');

  const instants = types.filter((type) => INSTANTS.includes(type));
  const played = role === 'filter' && ability.kind === 'trigger' && ability.on === 'instantPlayed';
  if (zone === 'play' && instants.length > 0 && !played) say(key('type'), 'never-in-play', { types: instants });
  if (zone === 'stack' && instants.length < types.length) say(key('zone'), 'stack-of-instants');
  if (zone !== 'play')
    for (const name of ['where', 'network', 'squares', 'keyword', 'is', 'isNot'] as const)
      if (selection[name] !== undefined) say(key(name), 'only-in-play', { key: name, zone });
  if (!types.some((type) => liesInSquare(type) || type === 'spy'))
    for (const name of ['where', 'squares'] as const)
      if (selection[name] !== undefined) say(key(name), 'not-in-squares', { types });
  if (selection.network !== undefined && !types.some((type) => type === 'node' || type === 'spy'))
    say(key('network'), 'not-of-networks', { types });
  if (selection.where === 'between' && !liesInSquare(card.type)) say(key('where'), 'between-needs-square');
  if (selection.keyword) fits(types, BEAR[selection.keyword], selection.keyword, 'keyword', key('keyword'), say);
  if (selection.having) fits(types, HAVE[selection.having[0]], selection.having[0], 'statistic', key('having'), say);
  if (selection.squares && selection.squares[0] > selection.squares[1]) say(key('squares'), 'squares-turned');
  for (const name of ['is', 'isNot'] as const)
    for (const [i, property] of (selection[name] ?? []).entries()) {
      if (!types.some((type) => ARE[property].includes(type)))
        say([...key(name), i], 'property-unfit', { property, wanted: ARE[property], types });
    }
}
