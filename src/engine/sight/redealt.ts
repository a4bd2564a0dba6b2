/** A state with other decks: for judging it as somebody would who knows all but these. */
import { copyState } from '../game/copy.ts';
import { DECKS } from '../game/setup.ts';
import { fromNumber, shuffle } from '../tools/random.ts';
import type { State } from '../vocabulary/state.ts';
import type { CardId } from '../vocabulary/types.ts';

/**
 * The state with its decks shuffled anew, and all else as it is: what no side knows. Decks of the same cards lie alike
 * for the same seed. Cards of a deck that a side looks at now stay on top.
 */
export function redealt(state: State, seed: number): State {
  const next = copyState(state);
  const { choice } = next;
  let random = fromNumber(seed);
  for (const deck of DECKS) {
    const seen = choice?.zone === 'deck' && choice.side === deck ? choice.from.length : 0;
    const cards: CardId[] = next.decks[deck].slice(seen).sort((a, b) => a - b);
    random = shuffle(random, cards);
    next.decks[deck].splice(seen, cards.length, ...cards);
  }
  next.random = random;
  return next;
}
