/** What chance decides before the first action of a game, as numbers with the mean 0: where each card lies. */
import { Learned } from '../../bots/value/judge.ts';
import { firstNets } from '../../bots/value/nets.ts';
import type { BySide } from '../../engine/index.ts';
import { copyState, SIDES } from '../../engine/index.ts';
import type { CardsAndRules } from '../field/deal.ts';
import { dealt } from '../game.ts';
import { decksOf } from './record.ts';

/** The deals on which the nets are asked what a card does in the first hand, and the cards of such a hand. */
const DEALS = 24;
const HAND = 5;

/** What luck does is believed as if so many games had shown that it does nothing; see `controlled`. */
export const LUCK_RIDGE = 30;

/** How much sooner than on average the card at a place comes up: the sum over a deck is 0. */
function earliness(size: number): number[] {
  const raw = Array.from({ length: size }, (_, place) => 1 / Math.sqrt(place + 1));
  const mean = raw.reduce((a, b) => a + b, 0) / size;
  return raw.map((x) => x - mean);
}

/**
 * Gives the luck of a game of a set: first what the nets make of it, which are fixed beforehand; then for each design of
 * the decks how soon its copies come up.
 */
export function luckOf(set: CardsAndRules): (decks: BySide<readonly number[]>) => number[] {
  const some = decksOf(dealt(set.catalog, 0, set.rules).state);
  const early = { genius: earliness(some.genius.length), spymaster: earliness(some.spymaster.length) };
  const columns = new Map([...new Set(SIDES.flatMap((side) => some[side]))].map((index, i) => [index, i + 1]));
  const worth = netWorths(set);
  return (decks) => {
    const row = Array<number>(columns.size + 1).fill(0);
    for (const side of SIDES)
      decks[side].forEach((index, place) => {
        const soon = early[side][place];
        row[0] += soon * (worth.get(index) ?? 0);
        row[columns.get(index) as number] += soon;
      });
    return row;
  };
}

/** By how much each design in the first hand of its side changes the chance of the Genius, as the nets see it. */
function netWorths({ catalog, rules }: CardsAndRules): ReadonlyMap<number, number> {
  const worth = new Map<number, number>();
  const nets = firstNets();
  for (let seed = 0; seed < DEALS; seed++) {
    const { state } = dealt(catalog, seed, rules);
    for (const side of SIDES) {
      const judge = new Learned(side, nets[side]);
      const deck = state.decks[side];
      const one = new Map(deck.map((card) => [state.cards[card], card]));
      for (const [index, card] of one) {
        const held = copyState(state);
        held.hands[side] = [card, ...deck.filter((other) => other !== card).slice(0, HAND - 1)];
        held.decks[side] = deck.filter((other) => !held.hands[side].includes(other));
        const chance = judge.chance(held);
        worth.set(index, (worth.get(index) ?? 0) + (side === 'genius' ? chance : 1 - chance) / DEALS);
      }
    }
  }
  return worth;
}
