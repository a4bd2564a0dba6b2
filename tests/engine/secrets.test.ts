import { describe, expect, it } from 'vitest';
import { senseless } from '../../src/cards/sense.ts';
import type { State, Viewer } from '../../src/engine/index.ts';
import { CARD_TYPES } from '../../src/engine/index.ts';
import { REFERENCES, TRIGGER_EVENTS, VERB_NAMES } from '../../src/engine/language.ts';
import { TEST_CARDS } from './cards.ts';
import { comparePairs, nothingCompared } from './differential.ts';
import { everySelection } from './everySelection.ts';
import { secretSets } from './secretSets.ts';

/** So many pairs with each set; the soak compares thousands. */
const PAIRS = 200;

describe('the cards of every selection', () => {
  const cards = everySelection();
  const text = JSON.stringify(cards);

  it('use every reference, verb and event, and every type of card as a target and in an effect', () => {
    for (const words of [REFERENCES, VERB_NAMES, TRIGGER_EVENTS])
      expect(words.filter((word) => !text.includes(`"${word}"`))).toEqual([]);
    for (const type of CARD_TYPES) {
      expect(text).toContain(`"targets":[{"type":"${type}"`);
      expect(text).toContain(`"cards":{"type":"${type}"`);
      expect(text).toContain(`"count":{"type":"${type}"`);
    }
  });

  it('make sense, and are the same each time', () => {
    expect(cards.filter((card) => senseless(card).length > 0)).toEqual([]);
    expect(everySelection()).toEqual(cards);
  });
});

describe.each(secretSets())('R10.2 with $name', (set) => {
  it(`${PAIRS} pairs of games that differ only in what is hidden look the same, and come to the same`, () => {
    const compared = nothingCompared();
    comparePairs(set, PAIRS, 1, compared);
    expect(compared.failures).toEqual([]);
    expect(compared.pairs).toBeGreaterThanOrEqual(PAIRS);
    expect(compared.after).toBeGreaterThan(PAIRS / 2);
    expect(compared.tables).toBeGreaterThan(0);
    expect(compared.met['frames within an action']).toBeGreaterThan(0);
  });
});

describe('what is shown and should not be is found', () => {
  const plain = { name: 'plain cards', cards: TEST_CARDS };
  it.each<[string, (state: State, viewer: Viewer) => unknown]>([
    ['a card of the other hand', ({ hands }, viewer) => viewer === 'genius' && hands.spymaster[0]],
    ['the face-down plan', ({ plan }, viewer) => viewer === 'spymaster' && plan?.card],
    ['the top of a deck', ({ decks }) => decks.genius[0]],
    ['a plan that was offered', ({ offered }, viewer) => viewer === 'table' && offered],
  ])('%s', (_, shown) => {
    const compared = nothingCompared();
    comparePairs({ ...plain, shown }, 60, 1, compared);
    expect(compared.failures[0]).toMatch(/what else is shown.* differs: .* where only hidden cards differ$/);
  });
});
