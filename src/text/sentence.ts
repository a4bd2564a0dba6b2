/** Makes the sentence of a trouble. */
import type { Sentences, Trouble, TroubleOf } from '../engine/index.ts';

/** The sentence that the table has for the code, with the facts in it. */
export function sentenceOf<FactsOf>(sentences: Sentences<FactsOf>, trouble: Trouble<FactsOf>): string {
  const { code, facts } = trouble as TroubleOf<FactsOf, keyof FactsOf>;
  return sentences[code](facts);
}
