/** Cards of the card language as nouns: references, selections and numbers. */
import type { CardType, Keyword, Side, Stat } from '../../../engine/index.ts';
import { other, SIDE_OF } from '../../../engine/index.ts';
import type { Amount, Property, Reference, Selection, Selector, Who } from '../../../engine/language.ts';
import { targetIndex, typesIn } from '../../../engine/language.ts';
import { KEYWORD_TERMS, STAT_TERMS, TYPE_TERMS } from '../terms.ts';
import { a, count, list, possessive, signed } from '../words.ts';

/**
 * What a sentence has named so far: a target by its number (afterwards "that Minion"), this card (afterwards "it"),
 * the infiltrating Spy, its square, the card that this one is attached to, or the Evil Plan in progress.
 */
export type Named = number | 'self' | 'spy' | 'square' | 'host' | 'plan';

/** The card that speaks, and what its sentence has named so far. */
export interface Voice {
  readonly type: CardType;
  readonly targets: readonly Selection[];
  /** The types of card that a trigger's event happened to. */
  readonly event: readonly CardType[];
  readonly named: Set<Named>;
  /** Keywords with a reminder on the card already. */
  readonly reminded: Set<Keyword>;
  /** The opponent has just been named: "they", "their". */
  readonly they?: boolean;
  /** This card has not been named yet: "it" would be nobody. */
  readonly early?: boolean;
  /** The side that the text speaks to, if not the card's owner. */
  readonly to?: 'opponent';
}
/** The voice of a card, in a new sentence. `reminded`: keywords that it has explained. */
export const voiceOf = (type: CardType, reminded = new Set<Keyword>()): Voice => ({
  type,
  targets: [],
  event: [],
  named: new Set(),
  reminded,
});

/** A copy of the voice. What the copy names does not count as named in the original. */
export const aside = (voice: Voice, they = voice.they): Voice => ({ ...voice, named: new Set(voice.named), they });

/** The side that is "you". */
export const listener = ({ type, to }: Voice): Side => (to ? other(SIDE_OF[type]) : SIDE_OF[type]);

/** Is "you" meant, whoever that is? */
export const isYou = (who: Who, { to }: Voice): boolean => (who === 'opponent') === (to !== undefined);
export interface Noun {
  text: string;
  plural: boolean;
}
const one = (text: string): Noun => ({ text, plural: false });
const many = (text: string): Noun => ({ text, plural: true });

const singular = (types: readonly CardType[]): string =>
  list(
    types.map((type) => TYPE_TERMS[type].name),
    'or',
  );
/** Contraptions that are not Attachable are the Static ones, whatever else is selected with them. */
const hasStatic = (selection: Selection): boolean =>
  typesIn(selection).includes('contraption') && selection.isNot?.includes('attachable') === true;

/** `Minion or Static Contraption` */
function kinds(selection: Selection, form: 'name' | 'plural', word: 'and' | 'or' | 'and/or'): string {
  const still = hasStatic(selection) ? `${BEFORE.static} ` : '';
  const kind = (type: CardType) => `${type === 'contraption' ? still : ''}${TYPE_TERMS[type][form]}`;
  return list(typesIn(selection).map(kind), word);
}
const that = (types: readonly CardType[]): string => (types.length === 1 ? `that ${singular(types)}` : 'that card');

const BEFORE: Readonly<Partial<Record<Property, string>>> = {
  busy: 'Busy',
  free: 'Free',
  static: 'Static',
  attachable: 'Attachable',
  damaged: 'damaged',
  assigned: 'Assigned',
  unassigned: 'Unassigned',
  infiltrating: 'infiltrating',
  connected: 'connected',
};

const LIES_IN_SQUARE: readonly CardType[] = ['minion', 'contraption', 'spy'];
const liesInSquare = (voice: Voice): boolean => LIES_IN_SQUARE.includes(voice.type);

/** The Spy in the lair: `this Spy`, or `that Spy` once it is named and if no other Spy could be meant. */
export function infiltrator({ type, named, targets, event }: Voice): string {
  const others = [...targets.filter((_, i) => named.has(i)).flatMap(typesIn), ...event];
  if (named.has('spy'))
    return type === 'spy' ? 'this Spy' : others.includes('spy') ? 'the infiltrating Spy' : 'that Spy';
  return 'the infiltrating Spy';
}

/** `it`, or `this Minion` where it has not been named yet. */
const itself = ({ named, type }: Voice): string => (named.has('self') ? 'it' : `this ${singular([type])}`);
const its = (voice: Voice): string =>
  voice.early || (voice.event.length > 0 && !voice.named.has('self'))
    ? possessive(`this ${singular([voice.type])}`)
    : 'its';

const ofNetwork = (voice: Voice): string =>
  voice.type === 'node' || voice.type === 'spy' ? 'its' : possessive(infiltrator(voice));

const inSquares = ([from, to]: NonNullable<Selection['squares']>): string =>
  from === to ? `in Square ${from}` : `in Squares ${from} to ${to}`;

/** `this Minion is in Squares 5 to 8`, for a selection of the own square: nobody else can lie there. */
export function ownPlace(selection: Selection, voice: Voice, not: boolean): string | undefined {
  const { type, where, squares, ...more } = selection;
  if (type !== voice.type || where !== 'same' || !squares || Object.keys(more).length > 0) return undefined;
  const self = itself(voice);
  voice.named.add('self');
  return `${self} is ${not ? 'not ' : ''}${inSquares(squares)}`;
}

function place({ where, squares, zone, network }: Selection, voice: Voice, plural: boolean): string[] {
  const spy = infiltrator(voice);
  const from = liesInSquare(voice) ? itself(voice) : spy;
  const parts: string[] = [];
  if (where === 'adjacent' && !liesInSquare(voice)) parts.push(`adjacent to ${spy}`);
  if (where === 'ahead' || where === 'behind') parts.push(`${where === 'ahead' ? 'ahead of' : 'behind'} ${from}`);
  if (where === 'between') parts.push(`between ${from} and ${spy}`);
  if (where === 'row') parts.push(`in the unbroken row of ${from}`);
  if (where === 'same') parts.push(`in ${liesInSquare(voice) ? 'its' : possessive(spy)} square`);
  if (squares) parts.push(inSquares(squares));
  if (network)
    parts.push(
      network === 'other' ? `of ${plural ? 'other Networks' : 'another Network'}` : `of ${ofNetwork(voice)} Network`,
    );
  if (zone === 'stack') parts.push('waiting to resolve');
  if (zone === 'discard') parts.push('in the discard pile');
  return parts;
}

/** `with Attack 3 or more`, `named Doorman`, `that are Untargetable` */
function kind({ named, keyword, having, counter }: Selection, plural: boolean): string[] {
  const { name, verb } = keyword ? KEYWORD_TERMS[keyword] : {};
  return [
    ...(named ? [`named ${named}`] : []),
    ...(name ? [verb === 'be' ? `that ${plural ? 'are' : 'is'} ${name}` : `with ${name}`] : []),
    ...(having ? [`with ${figure(having)}`] : []),
    ...(counter ? [`with ${a(counter)} counter`] : []),
  ];
}

/** `Attack 3 or more`, `more than 2 Attack` */
function figure([stat, sign, number]: NonNullable<Selection['having']>): string {
  const name = statName(stat);
  switch (sign) {
    case '<':
      return `less than ${number} ${name}`;
    case '<=':
      return `${name} ${number} or less`;
    case '=':
      return `${name} ${number}`;
    case '>=':
      return `${name} ${number} or more`;
    case '>':
      return `more than ${number} ${name}`;
  }
}

/** Adjectives, the noun and what follows it, without an article or number. */
function description(selection: Selection, voice: Voice, noun: string, plural: boolean, choice?: string): string {
  const { is = [], isNot = [], other, where, owner, tag } = selection;
  const before = [
    ...(owner && !voice.they ? [isYou(owner, voice) ? 'own' : 'opposing'] : []),
    ...(other ? ['other'] : []),
    ...(where === 'adjacent' && liesInSquare(voice) ? ['adjacent'] : []),
    ...is.flatMap((property) => BEFORE[property] ?? []),
    ...(tag ? [tag] : []),
  ];
  const said = hasStatic(selection) ? 'attachable' : undefined;
  const not = isNot.flatMap((property) => (property === said ? [] : (BEFORE[property] ?? [])));
  const after = [
    // Once the opponent has been named, "own" could be either side's.
    ...(owner && voice.they ? [isYou(owner, voice) ? 'of yours' : 'of theirs'] : []),
    ...kind(selection, plural),
    ...(choice ? [choice] : []),
    ...(is.includes('hasAttachment') ? ['with an attached Contraption'] : []),
    ...place(selection, voice, plural),
    ...(is.includes('hasCounter') ? ['with a counter'] : []),
    ...(isNot.includes('hasAttachment') ? ['without attached Contraptions'] : []),
    ...(isNot.includes('hasCounter') ? ['without counters'] : []),
    ...(not.length > 0 ? [`that ${plural ? 'are' : 'is'} not ${list(not, 'or')}`] : []),
  ];
  return [...before, noun, ...after].join(' ');
}

const isPicked = ({ pick = 'all' }: Selection): boolean => pick !== 'all';

/** `Busy Minion ahead of it` */
export const single = (selection: Selection, voice: Voice, choice?: string): string =>
  description(selection, voice, kinds(selection, 'name', 'or'), false, choice);
/** `Busy Minions ahead of it` */
export const several = (selection: Selection, voice: Voice, choice?: string): string =>
  description(selection, voice, kinds(selection, 'plural', isPicked(selection) ? 'and/or' : 'and'), true, choice);

/** Cards that an effect is done to, or a condition looks at. */
export function noun(selector: Selector, voice: Voice): Noun {
  if (typeof selector === 'string') return one(referred(selector, voice));
  const { pick = 'all', count: number = 1, by = 'you', stat } = selector;
  const alone = number === 1;
  const choice = pick === 'chosen' ? `of ${whose(by, voice)} choice` : undefined;
  const what = (alone ? single : several)(selector, voice, choice);
  const noun = alone ? one : many;
  switch (pick) {
    case 'all':
      return many(`all ${several(selector, voice)}`);
    case 'chosen':
      return noun(alone ? a(what) : `${number} ${what}`);
    case 'random':
      return noun(alone ? `a random ${what}` : `${number} random ${what}`);
    case 'first':
    case 'last':
      return noun(`the ${pick} ${alone ? '' : `${number} `}${what}`);
    case 'lowest':
    case 'highest':
      return noun(`the ${alone ? '' : `${number} `}${what} with the ${pick} ${statName(stat ?? 'health')}`);
  }
}

function referred(reference: Reference, voice: Voice): string {
  switch (reference) {
    case '$self':
      return voice.named.has('self') ? 'it' : `this ${singular([voice.type])}`;
    case '$host':
      return voice.named.has('host') ? 'that Minion' : 'its Minion';
    case '$infiltrator':
      return infiltrator(voice);
    case '$occupant':
      return voice.named.has('square') ? 'the card there' : `the card in ${possessive(infiltrator(voice))} square`;
    case '$plan':
      return 'the Evil Plan';
    case '$target1':
    case '$target2':
      return target(targetIndex(reference), voice);
    case '$opponent':
      return voice.type === 'spy' ? 'the Minion it faces' : 'the Spy it faces';
    case '$event':
      // An event of a Spy may tell of the card that the Spy met.
      return voice.named.has('self') && voice.event.includes(voice.type) ? 'it' : that(voice.event);
    case '$by':
      return 'the card that did it';
    case '$it':
      return 'it';
  }
}

function target(index: number, voice: Voice): string {
  const selection = voice.targets[index];
  if (!selection) return 'the target';
  const twins = voice.targets.filter((t) => singular(typesIn(t)) === singular(typesIn(selection))).length > 1;
  if (voice.named.has(index))
    return twins ? `the ${index === 0 ? 'first' : 'second'} target` : that(typesIn(selection));
  voice.named.add(index);
  const another = selection.other || (twins && index === 1) ? 'another ' : '';
  return `${another}target ${single({ ...selection, other: false }, voice)}`;
}

export function whose(who: Who, voice: Voice): string {
  if (isYou(who, voice)) return 'your';
  return voice.they ? 'their' : "your opponent's";
}

export const statName = (stat: Stat): string => STAT_TERMS[stat].name;

/** `its Attack`, `the Attack of that Minion` */
const belonging = (what: string, { text }: Noun): string => (text === 'it' ? `its ${what}` : `the ${what} of ${text}`);

/** `its distance to the Evil Plan`; from where the infiltrating Spy is, where the card itself lies in no square. */
function distance(to: Reference, voice: Voice): string {
  const from = liesInSquare(voice) ? its(voice) : possessive(infiltrator(voice));
  return `${from} distance to ${noun(to, voice).text}`;
}

/** `charge counter on this Contraption` */
export const countersOn = (
  { counters, on }: Extract<Amount, { counters: unknown }>,
  voice: Voice,
  thing = 'counter',
): string => `${counters} ${thing} on ${noun(on, voice).text}`;

/** What a number counts one by one: `Spy`, `charge counter on this Contraption`; null: it counts nothing so. */
export function counted(amount: Exclude<Amount, number>, voice: Voice): string | null {
  if ('count' in amount) return single(amount.count, voice);
  return 'counters' in amount ? countersOn(amount, voice) : null;
}

/** A number in the middle of a sentence: `2`, `the number of Spies`, `the Attack of this Minion`. */
export function quantity(amount: Amount, voice: Voice): string {
  if (typeof amount === 'number') return String(amount);
  if ('count' in amount) return `the number of ${several(amount.count, voice)}`;
  if ('score' in amount) return `${whose(amount.score, voice)} Evilness`;
  if ('handSize' in amount) return `the number of cards in ${whose(amount.handSize, voice)} hand`;
  if ('networkSize' in amount) return `the size of ${belonging('Network', noun(amount.networkSize, voice))}`;
  if ('distance' in amount) return distance(amount.distance, voice);
  if ('counters' in amount) return `the number of ${countersOn(amount, voice, 'counters')}`;
  return belonging(statName(amount.stat), noun(amount.of, voice));
}

/**
 * `2 cards`, `1 card for each Busy Minion`, `cards equal to the Attack of this Minion`. `how`: words right after the
 * things, such as `at random`.
 */
export function amountOf(amount: Amount, thing: string, voice: Voice, how = ''): string {
  const which = how && ` ${how}`;
  if (typeof amount === 'number') return `${count(amount, thing)}${which}`;
  const one = counted(amount, voice);
  if (one) return `1 ${thing}${which} for each ${one}`;
  return `${thing}s${which} equal to ${quantity(amount, voice)}`;
}

/** `+1 Attack`, `−2 Sneak`, `+1 Attack for each Busy Minion`. */
export function change(stat: Stat, by: Amount, voice: Voice): string {
  const name = statName(stat);
  if (typeof by === 'number') return `${signed(by)} ${name}`;
  const one = counted(by, voice);
  if (one) return `+1 ${name} for each ${one}`;
  return `+X ${name} (X is ${quantity(by, voice)})`;
}
