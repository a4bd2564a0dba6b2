import { expect, it } from 'vitest';
import type { Card } from '../../../engine/index.ts';
import { RECOMMENDED, registerCatalog } from '../../../engine/index.ts';
import { cardChanges, needsDeal } from '../../../engine/language.ts';
import { cardsChanged, changedWords } from './cardChanges.ts';

const HENCHMAN: Card = {
  id: 'henchman',
  type: 'minion',
  name: 'Rent-a-Henchman',
  copies: 3,
  attack: 2,
  health: 3,
  perception: 1,
};
const PLAN: Card = {
  id: 'sun',
  type: 'plan',
  name: 'Switch Off the Sun',
  copies: 1,
  evilness: 3,
  cost: { contraptions: 2, minions: 1 },
};
const SPY: Card = {
  id: 'spy',
  type: 'spy',
  name: 'Lone Wolf',
  copies: 1,
  attack: 1,
  health: 2,
  sneak: 1,
  support: { min: 1, max: 2 },
};

const between = (before: Card[], after: Card[], rules = {}) =>
  cardChanges(
    { ...registerCatalog(before), rules: RECOMMENDED },
    { ...registerCatalog(after), rules: { ...RECOMMENDED, ...rules } },
  );

it.each<[Card[], Card[], string, boolean]>([
  [[HENCHMAN], [{ ...HENCHMAN, attack: 3 }], 'Rent-a-Henchman: Attack 2 → 3.', false],
  [[HENCHMAN], [{ ...HENCHMAN, attack: 3, work: 2 }], 'Rent-a-Henchman: Attack 2 → 3, Work 1 → 2.', false],
  [[HENCHMAN], [{ ...HENCHMAN, copies: 4 }], 'Rent-a-Henchman: copies 3 → 4.', true],
  [[HENCHMAN], [HENCHMAN, SPY], 'New: Lone Wolf (1 copy).', true],
  [[HENCHMAN, SPY], [HENCHMAN], 'Gone: Lone Wolf (1 copy).', true],
  [[HENCHMAN], [{ ...HENCHMAN, name: 'Goon' }], 'Rent-a-Henchman: now “Goon”.', false],
  [
    [PLAN],
    [{ ...PLAN, evilness: 4, cost: { contraptions: 3, minions: 1 } }],
    'Switch Off the Sun: Evilness 3 → 4, Contraptions in its cost 2 → 3.',
    false,
  ],
  [[SPY], [{ ...SPY, support: { min: 1 } }], 'Lone Wolf: largest Network 2 → no limit.', false],
  [
    [HENCHMAN],
    [{ ...HENCHMAN, keywords: ['vigilant'], abilities: [{ kind: 'static', cards: '$self', stats: { attack: 1 } }] }],
    'Rent-a-Henchman: another rules text, other keywords.',
    false,
  ],
  [[HENCHMAN], [{ ...HENCHMAN, text: 'New.' }], 'Rent-a-Henchman: another flavour text.', false],
])('%#: says what changed', (before, after, words, deal) => {
  const changes = between(before, after);
  expect([changedWords(changes), changes.some(needsDeal)]).toEqual([words, deal]);
});

it('says which numbers of the rules changed', () => {
  expect(changedWords(between([SPY], [SPY], { handSize: 5, maxRounds: null }))).toBe(
    'Cards in a hand: 7 → 5. Rounds at most: 60 → no limit.',
  );
});

it('names a few cards of many', () => {
  const cards = Array.from({ length: 9 }, (_, i) => ({ ...HENCHMAN, id: `m${i}`, name: `M${i}` }));
  const words = changedWords(
    between(
      cards,
      cards.map((card) => ({ ...card, attack: 3 })),
    ),
  );
  expect(words).toMatch(/^M0: Attack 2 → 3\. .* M5: Attack 2 → 3\. And 3 more\.$/);
});

it('says that nothing changed', () => {
  expect(cardsChanged(between([SPY], [SPY]))).toBe('The card files have changed, but no card.');
});
