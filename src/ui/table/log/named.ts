import { createContext } from 'react';
import type { CardId } from '../../../engine/index.ts';
import type { PublicState } from '../../../store/types.ts';

/** What the names of cards in the log do at the table. */
export interface NamedCards {
  /** True if everybody may read the card now. The name of another card is plain text. */
  isPublic(facts: PublicState, card: CardId): boolean;
  /** Lights the card where it lies on the table. The returned function puts the light out. */
  light(card: CardId): () => void;
  /** Shows the card to be read. */
  open(card: CardId): void;
}

/** Null away from the table, as behind a curtain: all names are plain text there. */
export const NamedCardsContext = createContext<NamedCards | null>(null);
