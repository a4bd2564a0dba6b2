/** What cards can do, by the verbs of their effects. So a net also knows something of cards that it has never met. */
import type { CardId, Definition, ReadonlyState } from '../../engine/index.ts';
import { definitionOf } from '../../engine/index.ts';
import { VERB_NAMES } from '../../engine/language.ts';
import type { Inputs } from './inputs.ts';

const PLACES: ReadonlyMap<string, number> = new Map(VERB_NAMES.map((verb, i) => [verb as string, i]));

const known = new WeakMap<Definition, readonly number[]>();

/** The places of the verbs in a card's abilities, each once. */
function verbsOf(definition: Definition): readonly number[] {
  let found = known.get(definition);
  if (!found) {
    const verbs = new Set<number>();
    collect(definition.abilities, verbs);
    found = [...verbs];
    known.set(definition, found);
  }
  return found;
}

function collect(part: unknown, verbs: Set<number>): void {
  if (typeof part !== 'object' || part === null) return;
  const verb = 'verb' in part ? PLACES.get(part.verb as string) : undefined;
  if (verb !== undefined) verbs.add(verb);
  for (const inner of Object.values(part)) collect(inner, verbs);
}

/** For each verb, on how many of the cards it stands. */
export const VERBS_OF: Inputs<{ state: ReadonlyState; cards: Iterable<CardId> }> = {
  names: VERB_NAMES,
  write({ state, cards }, values, at) {
    for (const card of cards) for (const place of verbsOf(definitionOf(state, card))) values[at + place] += 0.5;
  },
};
