/** What to write in place of a word, at the end of a sentence. */
import type { ForeignHint, WordKind } from '../../../cards/foreign.ts';
import type { Suggestion } from '../../../cards/suggest.ts';
import { letterWords } from './characters.ts';

const HINTS: Readonly<Record<ForeignHint, string>> = {
  later: 'what is to happen later is an ability with "kind": "trigger", as on "turnEnded"',
  optional: 'a trigger may be "optional": true',
  targets: 'targets stand in the ability: "targets": [{ "type": "minion" }], then "$target1" in its effects',
  cost: 'a cost stands in an ability of "kind": "activated"',
  'leave-effect-out': 'leave the effect out',
  'leave-out': 'leave it out',
};
const KINDS: Readonly<Record<WordKind, string>> = {
  type: 'type',
  verb: 'verb',
  ability: 'kind of ability',
  keyword: 'keyword',
  event: 'event',
};

/** `; known: left, right`, or nothing. */
const knownWords = (words: readonly string[] | null): string => (words ? `; known: ${words.join(', ')}` : '');

/** `, did you mean "damage"?`, `: the language has no mill; nearest: "discard"`, `; known: left, right`, or nothing. */
export function didYouMean(suggestion: Suggestion): string {
  if ('meant' in suggestion) {
    const { meant, odd } = suggestion;
    return `, did you mean "${meant}"?${odd === undefined ? '' : ` Its ${letterWords(odd)}`}`;
  }
  if (!('foreign' in suggestion)) return knownWords(suggestion.known);
  const { foreign, known } = suggestion;
  const none = `: the language has no ${foreign.word}`;
  if ('hint' in foreign) return `${none}: ${HINTS[foreign.hint]}`;
  if (!('nearest' in foreign)) return none + knownWords(known);
  const nearest = foreign.nearest.map((word) => `"${word}"`).join(', ');
  return foreign.kind ? `${none}; nearest: the ${KINDS[foreign.kind]} ${nearest}` : `${none}; nearest: ${nearest}`;
}

/** The same at the end of a sentence. */
export function meantWords(suggestion: Suggestion): string {
  const words = didYouMean(suggestion);
  return words.endsWith('?') ? words : `${words}.`;
}
