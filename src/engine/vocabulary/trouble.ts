/** The one shape of what is wrong, in every folder: data. Its sentence is made in `src/text`. */

export type NoFacts = Readonly<Record<never, never>>;

/** `FactsOf`: code → its facts. */
export interface TroubleOf<FactsOf, C extends keyof FactsOf> {
  readonly code: C;
  readonly facts: Readonly<FactsOf[C]>;
}
export type Trouble<FactsOf> = { [C in keyof FactsOf]: TroubleOf<FactsOf, C> }[keyof FactsOf];

/** Code → the sentence of its facts, as each language has it. A code without a sentence does not compile. */
export type Sentences<FactsOf> = { readonly [C in keyof FactsOf]: (facts: Readonly<FactsOf[C]>) => string };

/** Facts may be left out where a code needs none. */
export type Given<Facts> = NoFacts extends Facts ? [facts?: Facts] : [facts: Facts];
