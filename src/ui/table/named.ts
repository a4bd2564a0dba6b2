/** What the log's names of cards do on the table. */
import type { StoreApi } from 'zustand';
import type { CardId, View } from '../../engine/index.ts';
import { SIDES } from '../../engine/index.ts';
import type { Store } from '../../store/types.ts';
import type { DeskStore } from '../play/desk.ts';
import { isPublic } from '../play/reading.ts';
import { elementAt } from '../show/places.ts';
import type { ScenePlace } from '../show/scene.ts';
import type { NamedCards } from './log/named.ts';

/** Where a public card lies. */
export function placeOf({ plan, stack, discards, scored }: View, card: CardId): ScenePlace {
  if (plan?.card === card) return { at: 'plan' };
  if (stack.some((item) => item.kind === 'playInstant' && item.card === card)) return { at: 'middle' };
  for (const side of SIDES) {
    if (discards[side].includes(card)) return { at: 'discard', side };
    if (scored[side].includes(card)) return { at: 'score', side };
  }
  return { at: 'card', card };
}

export const namedOn = (game: StoreApi<Store>, desk: DeskStore): NamedCards => ({
  isPublic,
  light(card) {
    const { table } = game.getState();
    const lit = table && elementAt(placeOf(table, card));
    lit?.setAttribute('data-named', '');
    return () => lit?.removeAttribute('data-named');
  },
  open: (card) => desk.getState().inspect(card),
});
