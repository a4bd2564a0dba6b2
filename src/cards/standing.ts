/** Whether a set is added to the game's own cards, or stands alone: by `"extends"` in one of its files. */
import type { Card, CardType, Rules } from '../engine/index.ts';
import { SIDE_OF, SIDES } from '../engine/index.ts';

/** The game's own set, under which a set may be laid. */
export interface GameSet {
  readonly cards: readonly Card[];
  readonly rules: Partial<Rules>;
}

/** `game`: the game's own set. `extend`: the set is added to it, though its files do not say so. */
export interface Standing {
  game?: (() => GameSet | undefined) | undefined;
  extend?: boolean | undefined;
}

/** What a file may say: `game`, or `nothing` for a set that stands alone. */
export const STANDS_ON = ['game', 'nothing'] as const;
export type StandsOn = (typeof STANDS_ON)[number];

/** What the files say; null if none does. Of two answers the first counts. */
export function standsOn(values: readonly unknown[]): StandsOn | null {
  for (const value of values) {
    const said = typeof value === 'object' && value !== null && 'extends' in value ? value.extends : undefined;
    const known = STANDS_ON.find((word) => word === said);
    if (known) return known;
  }
  return null;
}

/** A set that was added to the game's own. */
export interface Added {
  /** How many of its cards are new. */
  readonly fresh: number;
  /** Ids of the game's cards in whose place others are. */
  readonly replaced: readonly string[];
}

export function addedTo(game: GameSet, cards: readonly Card[]): { cards: Card[]; added: Added } {
  const all = new Map(game.cards.map((card) => [card.id, card]));
  const replaced = cards.map(({ id }) => id).filter((id) => all.has(id));
  for (const card of cards) all.set(card.id, card);
  return { cards: [...all.values()], added: { fresh: cards.length - replaced.length, replaced } };
}

/** The types without which no game can be played. */
const NEEDED: readonly CardType[] = ['minion', 'contraption', 'plan', 'spy', 'node'];

/** Which of them are in no deck. */
export const lacking = (cards: readonly Card[]): CardType[] =>
  NEEDED.filter((type) => !cards.some((card) => card.type === type && card.copies > 0));

/** Is the set too small for a game: does it lack a type, or cards for a first hand? */
export function isPart(cards: readonly Card[], { handSize }: Rules): boolean {
  const inDeck = (side: (typeof SIDES)[number]): number =>
    cards.filter(({ type }) => type !== 'plan' && SIDE_OF[type] === side).reduce((sum, { copies }) => sum + copies, 0);
  return lacking(cards).length > 0 || SIDES.some((side) => inDeck(side) < handSize);
}
