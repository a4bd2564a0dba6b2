/** Sentences in parts, so that the cards they name can be more than words. */
import type { Naming } from './words.ts';

/** Words, or a card that is named. */
export type Part = string | { readonly card: number; readonly name: string };

/** Two characters that no font draws. Between them stand the card and the length of its name, which follows. */
const [OPEN, CLOSE] = ['\uE000', '\uE001'];
const MARK = new RegExp(`${OPEN}(-?\\d+),(\\d+)${CLOSE}`);

/** The same names with a mark before each, which `partsOf` finds in the sentence. */
export const marked =
  (name: Naming): Naming =>
  (card) => {
    const plain = name(card);
    return `${OPEN}${card},${plain.length}${CLOSE}${plain}`;
  };

/** The parts of a sentence made with marked names, in their order. None is empty. */
export function partsOf(sentence: string): Part[] {
  const [first, ...rest] = sentence.split(MARK);
  const parts: Part[] = [first];
  for (let i = 0; i < rest.length; i += 3) {
    const [card, length, text] = rest.slice(i, i + 3);
    parts.push({ card: Number(card), name: text.slice(0, Number(length)) }, text.slice(Number(length)));
  }
  return parts.filter((part) => part !== '');
}

export const wordsOf = (part: Part): string => (typeof part === 'string' ? part : part.name);

/** The words of a part changed, and the card kept. */
export const reworded = (part: Part, change: (words: string) => string): Part =>
  typeof part === 'string' ? change(part) : { ...part, name: change(part.name) };
