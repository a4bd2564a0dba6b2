import { expect, it } from 'vitest';
import { checkCard } from '../../cards/check.ts';
import { readCards } from '../../cards/read.ts';
import { plainOf, withPlain } from './plain.ts';

const { cards } = readCards('src/cards');
const plain = (id: string) => {
  const card = cards.find((one) => one.id === id);
  if (!card) throw new Error(`there is no ${id}`);
  return plainOf(card, cards);
};

it('a plain card has the id, copies, type and cost of the other one, and is a card', () => {
  for (const card of cards) {
    const { id, type, copies } = card;
    const one = plainOf(card, cards);
    expect(one).toMatchObject({ id, type, copies });
    expect(checkCard(one), id).toMatchObject({ faults: [] });
    expect(one.keywords ?? []).toEqual([]);
    if ('cost' in card) expect(one).toMatchObject({ cost: card.cost });
  }
});

it('it does nothing, and its numbers are the mean ones', () => {
  expect(plain('foreman')).toEqual({
    id: 'foreman',
    name: 'Union Foreman',
    copies: 1,
    type: 'minion',
    attack: 2,
    health: 4,
    perception: 1,
  });
  expect(plain('embassy')).toMatchObject({ bonuses: [] });
  expect(plain('embassy').abilities).toBeUndefined();
  expect(plain('trapdoor').abilities).toEqual([{ kind: 'play', effects: [{ verb: 'draw', who: 'you', amount: 1 }] }]);
});

it('one card of the set is plain, and all others are as they were', () => {
  const set = withPlain(cards, 'foreman');
  expect(set).toHaveLength(cards.length);
  expect(set.filter((card, i) => card !== cards[i])).toEqual([plain('foreman')]);
});
