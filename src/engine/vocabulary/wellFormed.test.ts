import { describe, expect, it } from 'vitest';
import { TEST_CARDS } from '../../../tests/engine/cards.ts';
import { LANGUAGE_CARDS } from '../../../tests/engine/languageCards.ts';
import { areCards } from './wellFormed.ts';

const GUARD = { id: 'guard', type: 'minion', name: 'Guard', copies: 2, attack: 1, health: 2, perception: 1 };
const playing = (ability: object) => [
  { id: 'idea', type: 'epiphany', name: 'Idea', copies: 1, abilities: [{ kind: 'play', effects: [], ...ability }] },
];
const doing = (effect: object) => playing({ effects: [effect] });
const deep = (levels: number): object => (levels === 0 ? { turn: 'you' } : { not: deep(levels - 1) });

describe('cards of a save', () => {
  it('are taken where they speak the card language', () => {
    expect(areCards([...TEST_CARDS, ...LANGUAGE_CARDS])).toBe(true);
    expect(areCards([{ ...GUARD, work: 2, keywords: ['vigilant'] }])).toBe(true);
    expect(areCards(playing({ if: deep(50) }))).toBe(true);
    expect(areCards([])).toBe(true);
  });

  it.each<[string, unknown]>([
    ['no list', { 0: GUARD }],
    ['no card', [null]],
    ['a list for a card', [[GUARD]]],
    ['an unknown type', [{ ...GUARD, type: 'constructor' }]],
    ['an id twice', [GUARD, GUARD]],
    ['an id of two words', [{ ...GUARD, id: 'the guard' }]],
    ['no name', [{ ...GUARD, name: '' }]],
    ['a missing number', [{ ...GUARD, health: undefined }]],
    ['a number too small', [{ ...GUARD, health: -1 }]],
    ['half a point', [{ ...GUARD, health: 0.5 }]],
    ['a key of another type', [{ ...GUARD, sneak: 1 }]],
    ['a key of every object', [JSON.parse(JSON.stringify(GUARD).replace('{', '{"__proto__": {}, '))]],
    ['an unknown verb', doing({ verb: 'dance' })],
    ['a verb of every object', doing({ verb: 'toString' })],
    ['an effect without its cards', doing({ verb: 'kill' })],
    ['a number below 1 for what is dealt', doing({ verb: 'damage', cards: '$self', amount: 0 })],
    ['a selection without a type', doing({ verb: 'kill', cards: { pick: 'chosen' } })],
    ['three targets', playing({ targets: [{ type: 'spy' }, { type: 'spy' }, { type: 'spy' }] })],
    ['two conditions in one', playing({ if: { turn: 'you', infiltration: true } })],
    ['a comparison of two', playing({ if: { compare: [1, '<'] } })],
    ['a choice of one', doing({ verb: 'chooseOne', by: 'you', options: [[]] })],
    ['what is nested too deep', playing({ if: deep(5000) })],
  ])('are not taken: %s', (_, cards) => {
    expect(areCards(cards)).toBe(false);
  });
});
