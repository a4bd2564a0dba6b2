/** What chance decides in a game (R1.1): by one generator in turn, or forked by what is drawn for. */
import { catalogOf } from '../catalogue/register.ts';
import { drawnFor, forked, isForked, shuffle } from '../tools/random.ts';
import type { State } from '../vocabulary/state.ts';
import type { CardId } from '../vocabulary/types.ts';

/** What chance is asked for. Where it is forked, each has an order of its own each time. */
export const LOTS = ['genius', 'spymaster', 'plans', 'picked'] as const;

/**
 * Shuffles cards in place. Where chance is forked, how a card comes to lie depends on the seed, on what the lot is for,
 * on how often that was drawn before, and on the card alone: so two games of one seed shuffle alike after they have
 * parted, and two sets shuffle alike the cards that they share.
 */
export function shuffleCards(state: State, lot: (typeof LOTS)[number], cards: CardId[]): void {
  const { random } = state;
  if (!isForked(random)) {
    state.random = shuffle(random, cards);
    return;
  }
  const at = LOTS.indexOf(lot);
  const names = namesOf(state);
  const places = new Map(cards.map((card) => [card, forked(random, at, names[card])]));
  cards.sort((a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0) || a - b);
  state.random = drawnFor(random, at);
}

const known = new WeakMap<readonly number[], Int32Array>();

/** A number for each copy of each card, the same in every set that has it. All games of a set share them. */
function namesOf(state: Pick<State, 'cards' | 'set'>): Int32Array {
  let names = known.get(state.cards);
  if (!names) {
    const { definitions } = catalogOf(state);
    const copies = new Map<number, number>();
    names = Int32Array.from(state.cards, (index) => {
      const copy = copies.get(index) ?? 0;
      copies.set(index, copy + 1);
      return hashOf(`${definitions[index].id} ${copy}`);
    });
    known.set(state.cards, names);
  }
  return names;
}

function hashOf(text: string): number {
  let hash = 0;
  for (let i = 0; i < text.length; i++) hash = (Math.imul(hash, 31) + text.charCodeAt(i)) | 0;
  return hash;
}
