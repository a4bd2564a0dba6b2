/** What to write in place of a scripted action that was refused. */
import { EDGES } from '../../../engine/index.ts';
import type { Hint } from '../../../scenario/faulty.ts';
import { shownWords } from '../mistakes/form.ts';
import { didYouMean } from '../mistakes/suggestion.ts';

/** What a field of each kind wants, after "must be". */
const WANTED: Readonly<Record<string, string>> = {
  card: 'an id in quotes, like "guard"',
  cards: 'a list of ids, each once, like ["guard", "guard#2"]',
  edge: `one of ${EDGES.map((edge) => `"${edge}"`).join(', ')}`,
  number: 'a number from 0 on',
  square: 'a number from 1 to 8',
};

/** What to write in place of a scripted action, as a sentence of its own. */
export function hintWords(hint: Hint): string {
  switch (hint.is) {
    case 'types':
      return ` Its "type" must be one of: ${hint.types.join(', ')}.`;
    case 'meant':
      return ownSentence(didYouMean(hint.suggestion));
    case 'no-fields':
      return ' It has no fields.';
    case 'field':
      return ` It must be ${WANTED[hint.wants]}, ${hint.found ? `not ${shownWords(hint.found)}` : 'and is missing'}.`;
    case 'no-id':
      return ` No card has the id ${shownWords(hint.id)}${hint.meant ? `: did you mean "${hint.meant}"?` : someOf(hint.names)}`;
  }
}

/** `, did you mean "x"?` and `; known: a, b` as sentences of their own. */
const ownSentence = (hint: string): string =>
  hint.startsWith(', did') ? ` Did${hint.slice(5)}` : hint.startsWith('; known') ? ` Known${hint.slice(7)}.` : '';

/** More ids than these are no help. */
const MANY = 30;
const someOf = (names: readonly string[]): string =>
  names.length === 0
    ? ': there is no card in this position.'
    : names.length <= MANY
      ? `; known: ${names.join(', ')}.`
      : ': a card without an "id" has its card\'s, and the second of the same card ends with #2.';
