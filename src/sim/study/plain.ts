/** A plain card, to find what another one is worth. */
import type { Card } from '../../engine/index.ts';

type CardOf<Type extends Card['type']> = Extract<Card, { type: Type }>;

/** The mean of a number over all copies of some cards, rounded. */
function meanOf<C extends Card>(cards: readonly C[], number: (card: C) => number): number {
  const copies = cards.reduce((sum, card) => sum + card.copies, 0);
  return Math.round(cards.reduce((sum, card) => sum + card.copies * number(card), 0) / copies);
}

/**
 * A card of the same id, copies, type and cost, without abilities or keywords. A Minion has the mean numbers of all
 * Minions, a Spy those of the Spies that support the same Networks, a Node its connectors and no bonus. An instant draws
 * a card: one that does nothing could not be played.
 */
export function plainOf(card: Card, cards: readonly Card[]): Card {
  const { id, name, copies } = card;
  const same = { id, name, copies };
  switch (card.type) {
    case 'minion': {
      const minions = cards.filter((one): one is CardOf<'minion'> => one.type === 'minion');
      const { type, value } = card;
      return {
        ...same,
        type,
        attack: meanOf(minions, ({ attack }) => attack),
        health: meanOf(minions, ({ health }) => health),
        perception: meanOf(minions, ({ perception }) => perception),
        ...(value !== undefined && { value }),
      };
    }
    case 'spy': {
      const { type, support } = card;
      const spies = cards.filter((one): one is CardOf<'spy'> => one.type === 'spy' && one.support.min === support.min);
      return {
        ...same,
        type,
        support,
        attack: meanOf(spies, ({ attack }) => attack),
        health: meanOf(spies, ({ health }) => health),
        sneak: meanOf(spies, ({ sneak }) => sneak),
      };
    }
    case 'contraption': {
      const { type, cost, kind } = card;
      return { ...same, type, cost, kind };
    }
    case 'plan': {
      const { type, evilness, cost } = card;
      return { ...same, type, evilness, cost };
    }
    case 'node': {
      const { type, connectors } = card;
      return { ...same, type, connectors, bonuses: [] };
    }
    default:
      return {
        ...same,
        type: card.type,
        abilities: [{ kind: 'play', effects: [{ verb: 'draw', who: 'you', amount: 1 }] }],
      };
  }
}

/** The set with a plain card in the place of one of its cards. */
export const withPlain = (cards: readonly Card[], id: string): Card[] =>
  cards.map((card) => (card.id === id ? plainOf(card, cards) : card));
