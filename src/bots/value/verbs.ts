/** What cards can do, by the verbs of their effects. So a net also knows something of cards that it has never met. */
import type { CardId, Definition, State } from '../../engine/index.ts';
import { definitionOf, VERB_NAMES } from '../../engine/index.ts';
import type { Inputs } from './inputs.ts';

const NUMBERS: ReadonlyMap<string, number> = new Map(VERB_NAMES.map((verb, i) => [verb as string, i]));
export const VERBS = VERB_NAMES.length;

const known = new WeakMap<Definition, readonly number[]>();

/** The numbers of the verbs in a card's abilities, each once. */
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
  const verb = 'verb' in part ? NUMBERS.get(part.verb as string) : undefined;
  if (verb !== undefined) verbs.add(verb);
  for (const inner of Object.values(part)) collect(inner, verbs);
}

/** Adds `VERBS` numbers: for each verb, on how many of the cards it stands. */
export function addVerbs(inputs: Inputs, state: State, cards: Iterable<CardId>): void {
  const start = inputs.length;
  for (const card of cards) for (const verb of verbsOf(definitionOf(state, card))) inputs.values[start + verb] += 0.5;
  inputs.length += VERBS;
}
