import type { CardId } from '../../engine/index.ts';
import { cardsInPlay, occupantAt } from '../../engine/index.ts';
import type { PublicState } from '../../store/types.ts';
import { onlySide } from '../page/session/game.ts';

type Facts = Pick<PublicState, 'table' | 'commit'>;

/** The card to show after a change: one that was played or announced, that asks for a choice, or that the Spy meets. */
export function worthReading(now: Facts, before: Facts): CardId | null {
  const { table, commit } = now;
  if (commit && commit !== before.commit) return commit.card;
  const choice = table?.choice;
  if (choice && choice.source >= 0 && choice.source !== before.table?.choice?.source) return choice.source;
  const top = table?.stack.at(-1);
  if (top?.kind === 'playInstant' && top.card !== before.table?.stack.at(-1)?.card) return top.card;
  const here = table?.infiltration;
  if (!table || !here?.arrived || here === before.table?.infiltration) return null;
  return occupantAt(table, here.square)?.card ?? null;
}

/** The plan of the Genius that has the device alone, which may read it face down too; null else. */
export const ownPlan = (game: Pick<PublicState, 'sits' | 'passedOn' | 'openHands'>): CardId | null =>
  onlySide(game) === 'genius' ? (game.openHands.genius?.plan?.card ?? null) : null;

/** True if everybody may read this card. A card that went back to a hand is hidden (R10.1). */
export function isPublic({ table, commit }: Facts, card: CardId): boolean {
  if (!table) return false;
  if (commit?.card === card || table.stack.some((item) => item.card === card)) return true;
  const { discards, scored } = table;
  const lists = [discards.genius, discards.spymaster, scored.genius, scored.spymaster];
  return lists.some((list) => list.includes(card)) || [...cardsInPlay(table)].includes(card);
}
