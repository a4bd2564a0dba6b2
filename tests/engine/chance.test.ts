/** R1.1: the chance of a game, in turn or forked by what is drawn for. */
import { expect, test } from 'vitest';
import type { Card, CardId, State } from '../../src/engine/index.ts';
import { definitionOf, newGame, registerCatalog } from '../../src/engine/index.ts';
import { shuffleCards } from '../../src/engine/moment/chance.ts';
import { TEST_CARDS } from './cards.ts';

const catalog = registerCatalog(TEST_CARDS);
const begun = (seed: number, forks: boolean, cards: readonly Card[] = TEST_CARDS): State =>
  newGame(registerCatalog(cards), { seed, forks }).state;
const ids = (state: State, deck: readonly CardId[]): string[] => deck.map((card) => definitionOf(state, card).id);

test('forked chance gives each order of four cards as often as the others', () => {
  const state = begun(1, true);
  const guards = state.decks.genius.filter((card) => definitionOf(state, card).id === 'guard');
  expect(guards).toHaveLength(4);
  const orders = new Map<string, number>();
  const games = 4800;
  for (let seed = 0; seed < games; seed++) {
    const { decks } = newGame(catalog, { seed, forks: true }).state;
    const order = decks.genius.filter((card) => guards.includes(card)).join();
    orders.set(order, (orders.get(order) ?? 0) + 1);
  }
  expect(orders.size).toBe(24);
  const expected = games / 24;
  const chiSquare = [...orders.values()].reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0);
  expect(chiSquare, 'with 23 degrees of freedom').toBeLessThan(49.7);
});

test('forked chance puts each card at each place of its deck as often', () => {
  const games = 4000;
  const size = begun(1, true).decks.spymaster.length;
  const places = Array.from({ length: size }, () => 0);
  for (let seed = 0; seed < games; seed++) {
    const { decks } = newGame(catalog, { seed, forks: true }).state;
    places[decks.spymaster.indexOf(Math.min(...decks.spymaster))]++;
  }
  const chiSquare = places.reduce((sum, n) => sum + (n - games / size) ** 2 / (games / size), 0);
  expect(chiSquare, `with ${size - 1} degrees of freedom`).toBeLessThan(size - 1 + 4 * Math.sqrt(2 * (size - 1)));
});

test('two games of one seed shuffle a pile alike after one has drawn more, if chance is forked', () => {
  for (const forks of [true, false]) {
    const [one, other] = [begun(5, forks), begun(5, forks)];
    shuffleCards(other, 'picked', [...other.decks.genius]);
    const [pile, same] = [[...one.decks.genius], [...other.decks.genius]];
    shuffleCards(one, 'genius', pile);
    shuffleCards(other, 'genius', same);
    expect(pile.join() === same.join(), forks ? 'forked' : 'in turn').toBe(forks);
    const again = [...pile];
    shuffleCards(one, 'genius', again);
    expect(again, 'the next time otherwise').not.toEqual(pile);
  }
});

test('two sets shuffle alike the cards that they share, if chance is forked', () => {
  const more = TEST_CARDS.map((card) => (card.id === 'guard' ? { ...card, copies: card.copies + 1 } : card));
  const others = (state: State): string[] => ids(state, state.decks.genius).filter((id) => id !== 'guard');
  expect(others(begun(3, true, more))).toEqual(others(begun(3, true)));
  expect(others(begun(3, false, more))).not.toEqual(others(begun(3, false)));
});
