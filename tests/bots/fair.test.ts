import { describe, expect, it } from 'vitest';
import { BOTS, makeBot } from '../../src/bots/index.ts';
import { readCards } from '../../src/cards/read.ts';
import { registerCatalog } from '../../src/engine/index.ts';
import { testCatalog } from '../engine/cards.ts';
import { FULL } from '../full.ts';
import type { Make } from './twins.ts';
import { difference } from './twins.ts';

const { cards, rules } = readCards('src/cards');
/** Short games: each decision is made three times over. */
const short = { ...rules, scoreToWin: 4 };
const own = { catalog: registerCatalog(cards), rules: short };

describe.each(BOTS)('the %s', (name) => {
  const make: Make = (seed) => makeBot(name, seed, { nodes: 3 });
  const rounds =
    name === 'intern' || (FULL && name === 'rookie') ? {} : { maxRounds: name === 'rookie' || FULL ? 3 : 2 };

  it.each([
    ['the game’s cards', own, FULL ? 2 : 1],
    ['cards with every effect', { catalog: testCatalog(), rules: short }, FULL ? 2 : 1],
  ])('R10.2 decides by nothing hidden, the same behind JSON, and only what is legal: %s', (_, set, games) => {
    for (let seed = 1; seed <= games; seed++)
      expect(
        difference({ ...set, rules: { ...short, ...rounds }, bots: { genius: make, spymaster: make }, seed }),
      ).toBeUndefined();
  });
});

it('the rookie decides so through whole games: its own turns, responses, choices, and the ways of its Spies', () => {
  const make: Make = (seed) => makeBot('rookie', seed);
  const asked = new Map<string, number>();
  const enough = Object.entries({
    'genius act': 150,
    'genius respond': 80,
    'genius choose': 30,
    'spymaster act': 200,
    'spymaster act in the lair': 50,
    'spymaster respond': 120,
    'spymaster choose': 5,
  });
  const share = FULL ? 1 : 0.2;
  const missing = () => enough.filter(([what, times]) => (asked.get(what) ?? 0) < share * times);
  for (let seed = 11; seed < 31 && missing().length > 0; seed++)
    expect(difference({ ...own, rules, bots: { genius: make, spymaster: make }, seed, asked })).toBeUndefined();
  expect(missing()).toEqual([]);
});

it('a rookie that is shown the hidden plan is found out', () => {
  const honest: Make = (seed) => makeBot('rookie', seed);
  const peeping: Make = (seed, peep) => {
    const bot = honest(seed, peep);
    return {
      interrupts: bot.interrupts,
      decide(view, offers) {
        const { plan } = peep();
        return bot.decide({ ...view, plan: plan && { ...plan, faceUp: true } }, offers);
      },
    };
  };
  const found = difference({ ...own, bots: { genius: honest, spymaster: peeping }, seed: 11 });
  expect(found).toMatch(/^seed 11, action \d+, spymaster: .* where hidden cards differ$/);
});

it('a bot that peeps at a hand is found out', () => {
  const honest: Make = (seed) => makeBot('intern', seed);
  const peeping: Make = (seed, peep) => {
    const bot = honest(seed, peep);
    return {
      interrupts: bot.interrupts,
      decide(view, offers) {
        const all = [...offers];
        const chosen = bot.decide(view, all);
        const [card = 0] = peep().hands.genius;
        return chosen && all[(all.indexOf(chosen) + card) % all.length];
      },
    };
  };
  const found = difference({ ...own, bots: { genius: honest, spymaster: peeping }, seed: 1 });
  expect(found).toMatch(/^seed 1, action \d+, spymaster: .* where hidden cards differ$/);
});
