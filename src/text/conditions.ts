/** Conditions of the card language as clauses: "a Spy is in the lair". */
import type { Condition, Reference } from '../engine/index.ts';
import type { Voice } from './nouns.ts';
import { noun, quantity, several, single } from './nouns.ts';
import { STATUS_TERMS } from './terms.ts';
import { a, list } from './words.ts';

type Sign = '<' | '<=' | '=' | '>=' | '>';
const COMPARED: Readonly<Record<Sign, string>> = {
  '<': 'is less than',
  '<=': 'is at most',
  '=': 'is',
  '>=': 'is at least',
  '>': 'is more than',
};
const COMPARED_NOT: Readonly<Record<Sign, string>> = {
  '<': COMPARED['>='],
  '<=': COMPARED['>'],
  '=': 'is not',
  '>=': COMPARED['<'],
  '>': COMPARED['<='],
};

/** A clause that says the condition, or that it is not so. */
export function clause(condition: Condition, voice: Voice, not = false): string {
  if ('all' in condition) return together(condition.all, not ? 'or' : 'and', voice, not);
  if ('any' in condition) return together(condition.any, not ? 'and' : 'or', voice, not);
  if ('not' in condition) return clause(condition.not, voice, !not);
  if ('exists' in condition) {
    const { exists, atLeast = 1 } = condition;
    if (typeof exists === 'string') return present(exists, voice, not);
    if (atLeast === 1) return not ? `there are no ${several(exists, voice)}` : `there is ${a(single(exists, voice))}`;
    return `there are ${not ? 'fewer than' : 'at least'} ${atLeast} ${several(exists, voice)}`;
  }
  if ('compare' in condition) {
    const [left, sign, right] = condition.compare;
    return `${quantity(left, voice)} ${(not ? COMPARED_NOT : COMPARED)[sign]} ${quantity(right, voice)}`;
  }
  if ('turn' in condition) return `it is ${(condition.turn === 'you') === not ? "your opponent's" : 'your'} turn`;
  if ('infiltration' in condition) return `${condition.infiltration === not ? 'no' : 'a'} Spy is in the lair`;
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

function present(reference: Reference, voice: Voice, not: boolean): string {
  if (reference === '$infiltrator') return `${not ? 'no' : 'a'} Spy is in the lair`;
  if (reference === '$occupant') return `${not ? 'nothing' : 'a card'} is in the infiltrator's square`;
  if (reference === '$plan') return `there is ${not ? 'no' : 'an'} Evil Plan`;
  return `${noun(reference, voice).text} is ${not ? 'not ' : ''}there`;
}
