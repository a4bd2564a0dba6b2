/** A whole state that a view could have come from: for bots, and for testing secrets. */
import { definitionOf } from '../catalogue/register.ts';
import { cardsInPlay } from '../facts/lookup.ts';
import { copyState } from '../game/copy.ts';
import { DECKS, deckOf } from '../game/setup.ts';
import { fromNumber, shuffle } from '../tools/random.ts';
import type { State } from '../vocabulary/state.ts';
import type { CardId } from '../vocabulary/types.ts';
import { HIDDEN } from '../vocabulary/types.ts';
import type { View } from './view.ts';

/**
 * Fills every hidden slot of a view with the cards that are not in sight, shuffled by `seed` (any whole number).
 * The state's generator also starts from `seed`. `view(imagine(v, seed), v.viewer)` equals `v`.
 */
export function imagine(view: View, seed: number): State {
  const state = copyState(view);
  const seen = visible(view);
  const { choice } = state;
  if (choice?.zone === 'deck') state.decks[choice.side].splice(0, choice.from.length, ...choice.from);
  let random = fromNumber(seed);
  for (const deck of DECKS) {
    const unseen: CardId[] = [];
    for (let card = 0; card < state.cards.length; card++)
      if (!seen[card] && deckOf(definitionOf(state, card).type) === deck) unseen.push(card);
    random = shuffle(random, unseen);
    const fill = (list: CardId[]): void => {
      list.forEach((card, i) => {
        if (card === HIDDEN) list[i] = unseen.pop() ?? HIDDEN;
      });
    };
    if (deck === 'plans') {
      if (state.plan?.card === HIDDEN) state.plan.card = unseen.pop() ?? HIDDEN;
      fill(state.offered);
    } else fill(state.hands[deck]);
    fill(state.decks[deck]);
  }
  if (choice && choice.zone !== 'table' && choice.from.includes(HIDDEN)) {
    const cards = choice.zone === 'hand' ? state.hands[choice.side] : state.decks[choice.side];
    choice.from = cards.slice(0, choice.from.length);
  }
  state.random = random;
  return state;
}

/** Card id → 1 if the view shows the card, else 0. */
function visible(view: View): Uint8Array {
  const seen = new Uint8Array(view.cards.length);
  const see = (cards: readonly CardId[]): void => {
    for (const card of cards) if (card !== HIDDEN) seen[card] = 1;
  };
  see(cardsInPlay(view));
  see(view.offered);
  for (const { genius, spymaster } of [view.hands, view.discards, view.scored]) {
    see(genius);
    see(spymaster);
  }
  see(view.decks.plans);
  if (view.choice?.zone === 'deck') see(view.choice.from);
  for (const { kind, card } of view.stack) if (kind === 'playInstant') see([card]);
  for (const frame of view.frames) if (frame.then === 'discardInstant') see([frame.source]);
  return seen;
}
