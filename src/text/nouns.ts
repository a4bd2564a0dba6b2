/** Cards of the card language as nouns: references, selections and numbers. */
import type { Amount, CardType, Property, Reference, Selection, Selector, Stat, Who } from '../engine/index.ts';
import { STAT_TERMS, TYPE_TERMS } from './terms.ts';
import { a, count, list } from './words.ts';

/** The card that speaks, and what its sentence has named so far. */
export interface Voice {
  readonly type: CardType;
  readonly targets: readonly Selection[];
  /** What a trigger's event happened to. */
  readonly event: readonly CardType[];
  /** Targets already introduced: from then on "that Minion". */
  readonly named: Set<number>;
}
export interface Noun {
  text: string;
  plural: boolean;
}
const one = (text: string): Noun => ({ text, plural: false });
const many = (text: string): Noun => ({ text, plural: true });

export const typesOf = ({ type }: Selection): readonly CardType[] => (typeof type === 'string' ? [type] : type);
const singular = (types: readonly CardType[]): string =>
  list(
    types.map((type) => TYPE_TERMS[type].name),
    'or',
  );
/** Contraptions that are not Attachable are the Static ones, whatever else is selected with them. */
const hasStatic = (selection: Selection): boolean =>
  typesOf(selection).includes('contraption') && selection.isNot?.includes('attachable') === true;

/** `Minion or Static Contraption` */
function kinds(selection: Selection, form: 'name' | 'plural', word: 'and' | 'or'): string {
  const still = hasStatic(selection) ? `${BEFORE.static} ` : '';
  const kind = (type: CardType) => `${type === 'contraption' ? still : ''}${TYPE_TERMS[type][form]}`;
  return list(typesOf(selection).map(kind), word);
}
const that = (types: readonly CardType[]): string => (types.length === 1 ? `that ${singular(types)}` : 'that card');

const BEFORE: Readonly<Partial<Record<Property, string>>> = {
  busy: 'Busy',
  free: 'Free',
  static: 'Static',
  attachable: 'Attachable',
  damaged: 'damaged',
  assigned: 'assigned',
  unassigned: 'unassigned',
  infiltrating: 'infiltrating',
  connected: 'connected',
};

const liesInSquare = (voice: Voice): boolean => voice.type === 'minion' || voice.type === 'contraption';

const ofNetwork = ({ type }: Voice): string => (type === 'node' || type === 'spy' ? 'its' : "the infiltrator's");

function place({ where, squares, zone, network }: Selection, voice: Voice): string[] {
  const from = liesInSquare(voice) ? 'it' : 'the infiltrator';
  const parts: string[] = [];
  if (where === 'adjacent' && !liesInSquare(voice)) parts.push('adjacent to the infiltrator');
  if (where === 'ahead' || where === 'behind') parts.push(`${where === 'ahead' ? 'ahead of' : 'behind'} ${from}`);
  if (where === 'same') parts.push(`in ${liesInSquare(voice) ? 'its' : "the infiltrator's"} square`);
  if (squares)
    parts.push(squares[0] === squares[1] ? `in square ${squares[0]}` : `in squares ${squares[0]} to ${squares[1]}`);
  if (network) parts.push(network === 'other' ? 'of other Networks' : `of ${ofNetwork(voice)} Network`);
  if (zone === 'stack') parts.push('on the stack');
  if (zone === 'discard') parts.push('in the discard pile');
  return parts;
}

/** Adjectives, the noun, and what follows it, without article or number. */
function description(selection: Selection, voice: Voice, noun: string, are: string, choice?: string): string {
  const { is = [], isNot = [], other, where, owner } = selection;
  const before = [
    ...(owner === 'you' ? ['own'] : owner === 'opponent' ? ['opposing'] : []),
    ...(other ? ['other'] : []),
    ...(where === 'adjacent' && liesInSquare(voice) ? ['adjacent'] : []),
    ...is.flatMap((property) => BEFORE[property] ?? []),
  ];
  const said = hasStatic(selection) ? 'attachable' : undefined;
  const not = isNot.flatMap((property) => (property === said ? [] : (BEFORE[property] ?? [])));
  const after = [
    ...(choice ? [choice] : []),
    ...place(selection, voice),
    ...(is.includes('hasAttachment') ? ['with an attached Contraption'] : []),
    ...(isNot.includes('hasAttachment') ? ['without attached Contraptions'] : []),
    ...(not.length > 0 ? [`that ${are} not ${list(not, 'or')}`] : []),
  ];
  return [...before, noun, ...after].join(' ');
}

const isPicked = ({ pick = 'all' }: Selection): boolean => pick !== 'all';

/** `Busy Minion ahead of it` */
export const single = (selection: Selection, voice: Voice, choice?: string): string =>
  description(selection, voice, kinds(selection, 'name', 'or'), 'is', choice);
/** `Busy Minions ahead of it` */
export const several = (selection: Selection, voice: Voice, choice?: string): string =>
  description(selection, voice, kinds(selection, 'plural', isPicked(selection) ? 'or' : 'and'), 'are', choice);

/** Cards that an effect is done to, or a condition looks at. */
export function noun(selector: Selector, voice: Voice): Noun {
  if (typeof selector === 'string') return one(referred(selector, voice));
  const { pick = 'all', count: number = 1, by = 'you', stat } = selector;
  const alone = number === 1;
  const choice = pick === 'chosen' ? `of ${by === 'you' ? 'your' : "your opponent's"} choice` : undefined;
  const what = (alone ? single : several)(selector, voice, choice);
  const noun = alone ? one : many;
  switch (pick) {
    case 'all':
      return many(`all ${several(selector, voice)}`);
    case 'chosen':
      return noun(alone ? a(what) : `${number} ${what}`);
    case 'random':
      return noun(alone ? `a random ${what}` : `${number} random ${what}`);
    case 'lowest':
    case 'highest':
      return noun(`the ${alone ? '' : `${number} `}${what} with the ${pick} ${statName(stat ?? 'health')}`);
  }
}

function referred(reference: Reference, voice: Voice): string {
  switch (reference) {
    case '$self':
      return `this ${singular([voice.type])}`;
    case '$host':
      return 'its Minion';
    case '$infiltrator':
      return 'the infiltrator';
    case '$occupant':
      return "the card in the infiltrator's square";
    case '$plan':
      return 'the Evil Plan';
    case '$target1':
      return target(0, voice);
    case '$target2':
      return target(1, voice);
    case '$opponent':
      return voice.type === 'spy' ? 'the Minion it faces' : 'the Spy it faces';
    case '$event':
      return that(voice.event);
    case '$by':
      return 'the card that did it';
    case '$it':
      return 'it';
  }
}

function target(index: number, voice: Voice): string {
  const selection = voice.targets[index];
  if (!selection) return 'the target';
  const twins = voice.targets.filter((t) => singular(typesOf(t)) === singular(typesOf(selection))).length > 1;
  if (voice.named.has(index))
    return twins ? `the ${index === 0 ? 'first' : 'second'} target` : that(typesOf(selection));
  voice.named.add(index);
  const another = selection.other || (twins && index === 1) ? 'another ' : '';
  return `${another}target ${single({ ...selection, other: false }, voice)}`;
}

const whose = (who: Who): string => (who === 'you' ? 'your' : "your opponent's");

export const statName = (stat: Stat): string => STAT_TERMS[stat].name;

/** A number in the middle of a sentence: `2`, `the number of Spies`, `the Attack of this Minion`. */
export function quantity(amount: Amount, voice: Voice): string {
  if (typeof amount === 'number') return String(amount);
  if ('count' in amount) return `the number of ${several(amount.count, voice)}`;
  if ('score' in amount) return `${whose(amount.score)} Evilness`;
  if ('handSize' in amount) return `the number of cards in ${whose(amount.handSize)} hand`;
  if ('networkSize' in amount) return `the size of the Network of ${noun(amount.networkSize, voice).text}`;
  return `the ${statName(amount.stat)} of ${noun(amount.of, voice).text}`;
}

/** `2 cards`, `1 card for each Busy Minion`, `cards equal to the Attack of this Minion`. */
export function amountOf(amount: Amount, thing: string, voice: Voice, things = `${thing}s`): string {
  if (typeof amount === 'number') return count(amount, thing, things);
  if ('count' in amount) return `1 ${thing} for each ${single(amount.count, voice)}`;
  return `${things} equal to ${quantity(amount, voice)}`;
}

/** `+1 Attack`, `−2 Sneak`, `+1 Attack for each Busy Minion`. */
export function change(stat: Stat, by: Amount, voice: Voice): string {
  const name = statName(stat);
  if (typeof by === 'number') return `${by < 0 ? '−' : '+'}${Math.abs(by)} ${name}`;
  if ('count' in by) return `+1 ${name} for each ${single(by.count, voice)}`;
  return `+X ${name}, X being ${quantity(by, voice)}`;
}
