/** Mistakes in well-formed cards: words that mean nothing, or nothing yet, in their place. */
import type {
  Ability,
  Card,
  CardType,
  Effect,
  Keyword,
  PlainAbility,
  Reference,
  Selection,
  Selector,
  Shape,
  Stat,
  TriggerAbility,
} from '../engine/index.ts';
import {
  IN_SQUARES,
  isInstant,
  KINDS,
  partsOf,
  REPLACEMENTS,
  TRIGGER_EVENTS,
  TRIGGERS,
  targetIndex,
  typesIn,
  typesNamed,
} from '../engine/index.ts';
import { ARE, BEAR, FREE, HAVE, INSTANTS, NAMES, names } from './applies.ts';
import type { Fault, Path } from './issues.ts';
import type { Place } from './walk.ts';
import { walk } from './walk.ts';

/** What is wrong with a card that fits the schema. */
export function senseless(card: Card): Fault[] {
  const faults: Fault[] = [];
  const say = (path: Path, message: string): void => void faults.push({ path, message });
  const abilities = card.abilities ?? [];

  keywordsFit(card.keywords, card.type, ['keywords'], say);
  if (card.type === 'spy' && card.support.max !== undefined && card.support.max < card.support.min)
    say(['support', 'max'], `must be at least min, ${card.support.min}`);
  if (card.type === 'contraption' && card.kind === 'static' && card.grants)
    say(['grants'], 'only an attachable Contraption grants something to its Minion');
  if (card.type === 'node') {
    for (const [i, edge] of card.connectors.entries()) {
      if (card.connectors.indexOf(edge) < i) say(['connectors', i], `"${edge}" stands here twice`);
    }
    for (const [i, bonus] of card.bonuses.entries()) {
      keywordsFit(bonus.keywords, 'spy', ['bonuses', i, 'keywords'], say);
    }
  }
  const kinds = abilities.map((ability) => (ability.kind === 'network' ? ability.ability.kind : ability.kind));
  for (const kind of ['play', 'completion', 'activated'] as const) {
    const second = kinds.findIndex((a, i) => a === kind && kinds.indexOf(kind) < i);
    if (second >= 0) say(['abilities', second], `a card has one "${kind}" ability, this is the second`);
  }
  for (const [i, outer] of abilities.entries()) {
    const kind = kindFits(card, outer);
    if (kind) {
      say(['abilities', i, 'kind'], kind);
      continue;
    }
    const [ability, path]: [PlainAbility, Path] =
      outer.kind === 'network' ? [outer.ability, ['abilities', i, 'ability']] : [outer, ['abilities', i]];
    abilityMakesSense(card, ability, path, say);
    walk(ability, path, {
      effect: (effect, place) => effectMakesSense(card, effect, place, say),
      selector: (selector, place) => {
        if (typeof selector === 'string') referenceMakesSense(card, selector, place, say);
        else selectionMakesSense(selector, place, say);
      },
    });
  }
  return faults;
}

type Say = (path: Path, message: string) => void;

function keywordsFit(keywords: readonly Keyword[] | undefined, type: CardType, path: Path, say: Say): void {
  if (keywords === undefined) return;
  for (const [i, keyword] of keywords.entries()) {
    if (!BEAR[keyword].includes(type))
      say([...path, i], `"${keyword}" says nothing on ${NAMES[type]}, it is for ${names(BEAR[keyword])}`);
    else if (keywords.indexOf(keyword) < i) say([...path, i], `"${keyword}" stands here twice`);
  }
}

/** Why a card of this type cannot have such an ability; undefined if it can. */
function kindFits(card: Card, { kind }: Ability): string | undefined {
  if (isInstant(card.type)) return kind === 'play' ? undefined : `${NAMES[card.type]} have only "play" abilities`;
  if (kind === 'play') return `only Epiphanies and Intelligence have "play" abilities`;
  if (kind === 'completion' && card.type !== 'plan') return 'only an Evil Plan has a "completion" ability';
  if (kind === 'network' && card.type !== 'node')
    return 'only a Node has a "network" ability, which counts from a size of its Network on';
  if (kind === 'activated' && card.type === 'plan') return 'an Evil Plan has no "activated" abilities';
  return undefined;
}

function abilityMakesSense(card: Card, ability: PlainAbility, path: Path, say: Say): void {
  if (ability.kind === 'trigger') triggerMakesSense(card, ability, path, say);
  if (ability.kind === 'replace') {
    const of = typesOf(card, ability.of ?? '$self', { path, role: 'filter', ability, each: null });
    const where = ability.of === undefined ? [...path, 'instead'] : [...path, 'of'];
    fits(of, REPLACEMENTS[ability.instead], `"${ability.instead}" can be replaced for`, where, say);
    if (
      ability.instead === 'thwart' &&
      ability.of !== undefined &&
      typeof ability.of !== 'string' &&
      of.includes('spy')
    )
      say([...path, 'of', 'type'], 'a thwart happens to the Evil Plan: { "type": "plan" }; a Spy may replace its own');
    if (ability.instead === 'beDamaged' && ability.limit === undefined)
      say(path, 'a combat may have 100 rounds, so replacing "beDamaged" needs a "limit" (times a turn)');
  }
  if (ability.kind === 'activated') {
    const { cost } = ability;
    if (cost.busy && card.type !== 'minion') say([...path, 'cost', 'busy'], 'only a Minion becomes Busy');
    if (cost.sneak && card.type !== 'spy') say([...path, 'cost', 'sneak'], 'only a Spy has Sneak to spend');
    if (cost.health && card.type !== 'spy') say([...path, 'cost', 'health'], 'only a Spy pays with Health');
    if (Object.keys(cost).length === 0 && ability.limit === undefined)
      say([...path, 'cost'], 'an ability that costs nothing needs a "limit" (times a turn)');
  }
  if (ability.kind === 'static') {
    const types = typesOf(card, ability.cards, { path, role: 'static', ability, each: null });
    for (const stat of Object.keys(ability.stats ?? {}) as Stat[])
      fits(types, HAVE[stat], `"${stat}" is a statistic of`, [...path, 'stats', stat], say);
    for (const [i, keyword] of (ability.keywords ?? []).entries()) {
      fits(types, BEAR[keyword], `"${keyword}" is for`, [...path, 'keywords', i], say);
    }
  }
}

function triggerMakesSense(card: Card, ability: TriggerAbility, path: Path, say: Say): void {
  const { on, of, who, limit } = ability;
  const free = FREE[on];
  if (free && limit === undefined) say(path, `${free}, so a trigger on "${on}" needs a "limit" (times a turn)`);
  if (who !== undefined && on !== 'drawn')
    say([...path, 'who'], '"who" tells whose cards are "drawn", and nothing else');
  const { card: concerned, spy } = TRIGGERS[on];
  const own = of === undefined || of === '$self';
  if (!concerned) {
    const instead = on === 'drawn' ? '"who": "you" to say whose hand' : '"if": { "turn": "you" } to say whose turn';
    if (of !== undefined) say([...path, 'of'], `"${on}" happens to no card; use ${instead}`);
  } else if (!(own && card.type === 'spy' && spy)) {
    const types = own ? [card.type] : typesOf(card, of, { path, role: 'filter', ability, each: null });
    fits(types, concerned, `"${on}" happens to`, of === undefined ? [...path, 'on'] : [...path, 'of'], say);
  }
}

function effectMakesSense(card: Card, effect: Effect, place: Place, say: Say): void {
  if (effect.verb === 'reenter' && place.ability.kind === 'trigger' && place.ability.limit === undefined)
    say(place.path, 'a Spy that goes back may come here again and again: the trigger needs a "limit" (times a turn)');
  for (const { key, kind, value } of partsOf('effect', effect)) {
    const shape: Shape = KINDS[kind];
    if (shape.is !== 'cards') continue;
    const selector = value as Selector;
    const path = [...place.path, key];
    const types = typesOf(card, selector, place);
    if (shape.one) isOneCard(selector, effect.verb, path, say);
    if (shape.types) fits(types, shape.types, `"${effect.verb}" is done to`, path, say);
    if (effect.verb === 'modify') fits(types, HAVE[effect.stat], `"${effect.stat}" is a statistic of`, path, say);
    if (effect.verb === 'grant') fits(types, BEAR[effect.keyword], `"${effect.keyword}" is for`, path, say);
    if (typeof selector === 'string') continue;
    const { zone } = selector;
    if (effect.verb !== 'cancel' && zone === 'stack')
      say([...path, 'zone'], 'a card on the stack can only be cancelled');
    if (effect.verb !== 'bounce' && zone === 'discard')
      say([...path, 'zone'], 'a card in a discard pile can only be bounced, which takes it back to the hand');
  }
}

const liesInSquare = (type: CardType): boolean => (IN_SQUARES as readonly CardType[]).includes(type);

function isOneCard(selector: Selector, verb: string, path: Path, say: Say): void {
  if (typeof selector === 'string') return;
  if ((selector.pick ?? 'all') === 'all' || (selector.count ?? 1) > 1)
    say(path, `"${verb}" is done to one card: name it, or let one be picked with "pick"`);
}

/** `words` end in the preposition: `"kill" is done to`. */
function fits(types: readonly CardType[], wanted: readonly CardType[], words: string, path: Path, say: Say): void {
  const wrong = types.filter((type) => !wanted.includes(type));
  const preposition = words.slice(words.lastIndexOf(' ') + 1);
  if (wrong.length > 0) say(path, `${words} ${names(wanted)}, not ${preposition} ${names(wrong)}`);
}

/** The types that a selector can name, as far as the card tells; empty if the card does not tell. */
export function typesOf(card: Card, selector: Selector, { ability, each }: Place): readonly CardType[] {
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

function referenceMakesSense(card: Card, selector: Reference, { path, ability, each }: Place, say: Say): void {
  if (selector === '$host' && !(card.type === 'contraption' && card.kind === 'attachable'))
    say(path, '"$host" is the Minion a Contraption is attached to: only attachable Contraptions have one');
  if (selector === '$it' && each === null) say(path, '"$it" is the card at hand inside "each": here there is none');
  if (selector === '$event' && !tells(ability, 'card'))
    say(path, '"$event" is the card a trigger\'s event happened to: here there is none');
  if (selector === '$by' && !tells(ability, 'by'))
    say(path, `"$by" is what did it, told by ${TELL_BY.join(', ')} and by what is replaced: here there is none`);
  if (selector === '$opponent' && card.type !== 'spy' && !liesInSquare(card.type))
    say(path, `"$opponent" is whom a card in the lair faces: ${NAMES[card.type]} face nobody`);
}

function selectionMakesSense(selection: Selection, { path, role, ability }: Place, say: Say): void {
  const types = typesIn(selection);
  const { zone = 'play', pick = 'all' } = selection;
  const key = (name: keyof Selection): Path => [...path, name];
  const extremes = pick === 'lowest' || pick === 'highest';
  if (role === 'measure' && path.at(-1) === 'of') {
    say(path, 'a statistic is of one card, named by its part like "$self"; for many, use "each"');
    return;
  }

  if (role === 'target') {
    for (const name of ['pick', 'count', 'by', 'stat'] as const)
      if (selection[name] !== undefined)
        say(key(name), `a target is always one card, chosen by who plays it: leave out "${name}"`);
  } else if (role !== 'act') {
    for (const name of ['pick', 'count', 'by', 'stat'] as const)
      if (selection[name] !== undefined)
        say(key(name), `${ROLE[role]} all that fit, nothing is picked there: leave out "${name}"`);
  } else {
    if (selection.count !== undefined && pick === 'all')
      say(key('count'), '"count" needs a "pick": chosen, random, lowest or highest');
    if (selection.by !== undefined && pick !== 'chosen')
      say(key('by'), '"by" tells who chooses: it needs "pick": "chosen"');
    if (extremes && selection.stat === undefined) say(key('pick'), `"${pick}" needs a "stat": the ${pick} of what?`);
    if (!extremes && selection.stat !== undefined) say(key('stat'), '"stat" needs "pick": "lowest" or "highest"');
    if (extremes && selection.stat)
      fits(types, HAVE[selection.stat], `"${selection.stat}" is a statistic of`, key('stat'), say);
  }
  if (role === 'static' && zone !== 'play') say(key('zone'), 'a static ability changes cards in play');
  if (role === 'filter' && zone !== 'play') say(key('zone'), 'a trigger waits for cards in play');

  const instants = types.filter((type) => INSTANTS.includes(type));
  const played = role === 'filter' && ability.kind === 'trigger' && ability.on === 'instantPlayed';
  if (zone === 'play' && instants.length > 0 && !played)
    say(key('type'), `${names(instants)} are never in play: add "zone": "stack" or "discard"`);
  if (zone === 'stack' && instants.length < types.length)
    say(key('zone'), 'only Epiphanies and Intelligence are on the stack');
  if (zone !== 'play')
    for (const name of ['where', 'network', 'squares', 'is', 'isNot'] as const)
      if (selection[name] !== undefined) say(key(name), `cards in play have "${name}", cards in the ${zone} have not`);
  if (!types.some(liesInSquare))
    for (const name of ['where', 'squares'] as const)
      if (selection[name] !== undefined)
        say(key(name), `only Minions and Contraptions lie in squares, not ${names(types)}`);
  if (selection.network !== undefined && !types.some((type) => type === 'node' || type === 'spy'))
    say(key('network'), `only Nodes and Spies are of a Network, not ${names(types)}`);
  if (selection.squares && selection.squares[0] > selection.squares[1])
    say(key('squares'), 'squares go from the lower number to the higher');
  for (const name of ['is', 'isNot'] as const)
    for (const [i, property] of (selection[name] ?? []).entries()) {
      if (!types.some((type) => ARE[property].includes(type)))
        say([...key(name), i], `"${property}" is said of ${names(ARE[property])}, not of ${names(types)}`);
    }
}

const ROLE: Readonly<Record<'static' | 'filter' | 'measure', string>> = {
  static: 'a static ability changes',
  filter: 'a trigger waits for',
  measure: 'a number or condition looks at',
};
