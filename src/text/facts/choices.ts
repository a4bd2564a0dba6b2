/** A choice that somebody made in a game, as data. A language has its sentence. */
import type { Action, ActionType, CardId, Side, StackItem, Step } from '../../engine/index.ts';

export interface ToldChoice {
  /** Without the cards that lie in a hand or in a deck. */
  readonly action: Action;
  readonly turn: { readonly side: Side; readonly step: Step };
  /** The Spy in the lair, and what stood in its square; NONE: there was none. */
  readonly spy: CardId;
  readonly met: CardId;
  /** What waited to be resolved; null: nothing did. */
  readonly waiting: (Pick<StackItem, 'kind' | 'card'> & { readonly targets: readonly CardId[] }) | null;
  /** The square of the Spy in the lair, 0 before the first one. */
  readonly square: number;
  /** The card that asked; NONE: none did, or it is hidden. */
  readonly asked: CardId;
  /** What else its side could have done there, as far as the table knew. */
  readonly instead: readonly ActionType[];
  /** The number of cards in the hand of its side. */
  readonly held: number;
  readonly actionsLeft: number;
}
