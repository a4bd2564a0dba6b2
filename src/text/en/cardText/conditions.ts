/** Conditions of the card language as clauses: "a Spy infiltrates". */
import type { Amount, Condition, Reference, Who } from '../../../engine/language.ts';
import { STATUS_TERMS } from '../terms.ts';
import { a, count, list, possessive } from '../words.ts';
import { happenedThisTurn } from './happened.ts';
import type { Voice } from './nouns.ts';
import { countersOn, infiltrator, isYou, noun, ownPlace, quantity, several, single, whose } from './nouns.ts';

type Sign = '<' | '<=' | '=' | '>=' | '>';
type Words = Readonly<Record<Sign, string>>;
/** The words before a plain number, and before something else that is counted. */
const WITH_NUMBER: Words = {
  '<': 'is less than',
  '<=': 'is at most',
  '=': 'is',
  '>=': 'is at least',
  '>': 'is more than',
};
const WITH_OTHER: Words = {
  '<': 'is lower than',
  '<=': 'is not higher than',
  '=': 'is',
  '>=': 'is not lower than',
  '>': 'is higher than',
};
const OPPOSITE: Readonly<Record<Sign, Sign | null>> = { '<': '>=', '<=': '>', '=': null, '>=': '<', '>': '<=' };

function compared([left, sign, right]: Comparison, voice: Voice, not: boolean): string {
  const meant = not ? OPPOSITE[sign] : sign;
  if (typeof left === 'object' && 'counters' in left && typeof right === 'number')
    return lying(left, meant, right, voice, `${quantity(left, voice)} is not ${right}`);
  if (typeof left === 'object' && 'score' in left && typeof right === 'object' && 'score' in right)
    return leading(left.score, meant, right.score, voice);
  if (typeof left === 'object' && 'networkSize' in left && typeof right === 'number' && meant)
    return `${ownNetwork(left.networkSize, voice)} has ${SIZES[meant](right)}`;
  const words = typeof right === 'number' ? WITH_NUMBER : WITH_OTHER;
  return `${quantity(left, voice)} ${meant ? words[meant] : 'is not'} ${quantity(right, voice)}`;
}

/** `at most 2 Nodes` */
const SIZES: Readonly<Record<Sign, (n: number) => string>> = {
  '<': (n) => `fewer than ${count(n, 'Node')}`,
  '<=': (n) => `at most ${count(n, 'Node')}`,
  '=': (n) => count(n, 'Node'),
  '>=': (n) => `at least ${count(n, 'Node')}`,
  '>': (n) => `more than ${count(n, 'Node')}`,
};
const ownNetwork = (of: Reference, voice: Voice): string =>
  of === '$self' ? 'its Network' : `the Network of ${noun(of, voice).text}`;

const LEADING: Words = {
  '<': 'behind',
  '<=': 'not ahead',
  '=': 'level',
  '>=': 'not behind',
  '>': 'ahead',
};
/** `you are behind in Evilness`; a side is level with itself. */
function leading(who: Who, sign: Sign | null, than: Who, voice: Voice): string {
  const standing = sign === null ? 'not level' : LEADING[who === than ? '=' : sign];
  const side = isYou(who, voice) ? 'you are' : voice.they ? 'they are' : 'your opponent is';
  return `${side} ${standing} in Evilness`;
}

/** `there is no charge counter on this Contraption`. `other`: the words for what cannot be said so. */
function lying(
  what: Extract<Amount, { counters: unknown }>,
  sign: Sign | null,
  number: number,
  voice: Voice,
  other: string,
): string {
  if (sign === null) return other;
  const [least, most] = BOUNDS[sign](number);
  if (most <= 0) return `there is no ${countersOn(what, voice)}`;
  if (least <= 1 && most === Number.POSITIVE_INFINITY) return `there is ${a(countersOn(what, voice))}`;
  const some = least === most ? `${least}` : least > 0 ? `at least ${least}` : `at most ${most}`;
  return `there are ${some} ${countersOn(what, voice, 'counters')}`;
}
/** What a number may be: the least and the most. */
const BOUNDS: Readonly<Record<Sign, (n: number) => readonly [number, number]>> = {
  '<': (n) => [0, n - 1],
  '<=': (n) => [0, n],
  '=': (n) => [n, n],
  '>=': (n) => [n, Number.POSITIVE_INFINITY],
  '>': (n) => [n + 1, Number.POSITIVE_INFINITY],
};
type Comparison = Extract<Condition, { compare: unknown }>['compare'];

/** Does it ask only for what has happened, which is over? */
export function isPast(condition: Condition): boolean {
  if ('not' in condition) return isPast(condition.not);
  if ('all' in condition) return condition.all.every(isPast);
  return 'any' in condition ? condition.any.every(isPast) : 'happened' in condition;
}

/** `while a Spy infiltrates`, `if a Minion has died this turn`, `on your turn` */
export function during(condition: Condition, voice: Voice): string {
  if ('turn' in condition) return `on ${whose(condition.turn, voice)} turn`;
  return `${isPast(condition) ? 'if' : 'while'} ${clause(condition, voice)}`;
}

/** A clause that says the condition. `not`: says that it does not hold. */
export function clause(condition: Condition, voice: Voice, not = false): string {
  return told(condition, { ...voice, early: !voice.named.has('self') }, not);
}

function told(condition: Condition, voice: Voice, not: boolean): string {
  if ('all' in condition) return together(condition.all, not ? 'or' : 'and', voice, not);
  if ('any' in condition) return together(condition.any, not ? 'and' : 'or', voice, not);
  if ('not' in condition) return clause(condition.not, voice, !not);
  if ('exists' in condition) {
    const { exists, atLeast = 1 } = condition;
    if (typeof exists === 'string') return present(exists, voice, not);
    const own = atLeast === 1 && ownPlace(exists, voice, not);
    if (own) return own;
    if (atLeast === 1) return not ? `there are no ${several(exists, voice)}` : `there is ${a(single(exists, voice))}`;
    return `there are ${not ? 'fewer than' : 'at least'} ${atLeast} ${several(exists, voice)}`;
  }
  if ('compare' in condition) return compared(condition.compare, voice, not);
  if ('turn' in condition) {
    const side = (condition.turn === 'you') === not ? 'opponent' : 'you';
    return `it is ${whose(side, voice)} turn`;
  }
  if ('infiltration' in condition) return infiltrating(condition.infiltration !== not, voice);
  if ('happened' in condition) return happenedThisTurn(condition, voice, not);
  if (!not && condition.plan.every((status) => status === 'in-progress')) voice.named.add('plan');
  const states = list(
    condition.plan.map((status) => STATUS_TERMS[status].name),
    'or',
  );
  return `the Evil Plan is ${not ? 'not ' : ''}${states}`;
}

function together(conditions: readonly Condition[], word: string, voice: Voice, not: boolean): string {
  return list(
    conditions.map((condition) => clause(condition, voice, not)),
    word,
  );
}

function infiltrating(so: boolean, voice: Voice): string {
  if (!so) return 'no Spy infiltrates';
  voice.named.add('spy');
  return 'a Spy infiltrates';
}

function present(reference: Reference, voice: Voice, not: boolean): string {
  if (reference === '$infiltrator') return infiltrating(!not, voice);
  if (reference === '$occupant') {
    const square = `${possessive(infiltrator(voice))} square`;
    voice.named.add('spy').add('square');
    return `${square} is ${not ? 'unoccupied' : 'occupied'}`;
  }
  if (reference === '$plan') return `there is ${not ? 'no' : 'an'} Evil Plan`;
  return `${noun(reference, voice).text} is ${not ? 'not ' : ''}there`;
}
