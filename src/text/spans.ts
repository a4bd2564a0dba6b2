/** Sentences in parts, so that the cards they name can be more than words. */

/** Gives a card its name; a card that may not be seen is "a card". */
export type Naming = (id: number) => string;

/** Words, or a card that is named. */
export type Span = string | { readonly card: number; readonly name: string };

/** Two characters that no font draws. Between them stand the card and the length of its name, which follows. */
const [OPEN, CLOSE] = ['\uE000', '\uE001'];
const MARK = new RegExp(`${OPEN}(-?\\d+),(\\d+)${CLOSE}`);

/** The same names with a mark before each, which `spansOf` finds in the sentence. */
export const marked =
  (name: Naming): Naming =>
  (card) => {
    const plain = name(card);
    return `${OPEN}${card},${plain.length}${CLOSE}${plain}`;
  };

/** The parts of a sentence made with marked names, in their order. None is empty. */
export function spansOf(sentence: string): Span[] {
  const [first, ...rest] = sentence.split(MARK);
  const parts: Span[] = [first];
  for (let i = 0; i < rest.length; i += 3) {
    const [card, length, text] = rest.slice(i, i + 3);
    parts.push({ card: Number(card), name: text.slice(0, Number(length)) }, text.slice(Number(length)));
  }
  return parts.filter((part) => part !== '');
}

export const wordsOf = (part: Span): string => (typeof part === 'string' ? part : part.name);

/** The words of a part changed, and the card kept. */
export const reworded = (part: Span, change: (words: string) => string): Span =>
  typeof part === 'string' ? change(part) : { ...part, name: change(part.name) };
