import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readCards } from '../cards/read.ts';
import type { Refusal, RefusalCode } from '../engine/index.ts';
import { RECOMMENDED, REFUSAL_CODES, refuse, registerCatalog, view } from '../engine/index.ts';
import type { Setup } from '../scenario/format.ts';
import { buildPosition } from '../scenario/position.ts';
import { refusalIn, refusalSentence } from './refusals.ts';

const NAMES = ['Agent', 'Guard', 'Tripwire', 'Dead Drop', 'Tailor'];
const name = (id: number) => NAMES[id] ?? 'nobody';
const say = (code: RefusalCode, rule: string, facts: Refusal['facts'] = {}) =>
  refusalSentence(refuse(code, rule, facts), name);

describe('a refusal is a sentence', () => {
  it.each(REFUSAL_CODES)('%s, with and without facts', (code) => {
    const everything = { have: 1, need: 2, haveMinions: 0, needMinions: 1, min: 1, max: 2, square: 3 };
    const cards = { card: 1, spy: 0, minion: 1, node: 3, to: 4, by: 2 };
    for (const facts of [{}, everything, { ...everything, ...cards }, cards, { ...cards, card: -1, what: 'x' }]) {
      const text = say(code, 'R1.1', facts);
      expect(text).toMatch(/^[A-Z0-9].*[.]$/);
      expect(text).not.toMatch(/undefined|null|NaN|\$|\[object|-1| {2}/);
    }
  });

  it.each<[string, RefusalCode, string, Refusal['facts']]>([
    ['Sneak 1 is below Perception 3.', 'sneak-too-low', 'R8.1', { spy: 0, minion: 1, have: 1, need: 3 }],
    ['This is for the Spy Master to do, on its own turn.', 'wrong-side', 'R4.1', { side: 'spymaster' }],
    ['This is for the Spy Master to answer now.', 'wrong-side', 'R9.2', { side: 'spymaster', what: 'answer' }],
    ['This is done in the lair step; now it is the plan step.', 'wrong-step', 'R2.2', { step: 'lair', now: 'plan' }],
    ['No Spy infiltrates in the first turn of the Spy Master.', 'first-turn', 'R4.5', {}],
    ['This card is for the Spy Master to play or use.', 'wrong-side', 'R9.1', { side: 'spymaster', what: 'card' }],
    ['This is not a Minion.', 'no-such-card', 'R2.3', { type: 'minion' }],
    ['This is not a Minion in the lair.', 'no-such-card', 'R2.4', { type: 'minion', in: 'lair' }],
    ['This is not a Node in play.', 'no-such-card', 'R4.4', { type: 'node', in: 'play' }],
    ['Only 2 Minions may be played a turn, and that is done.', 'limit-reached', 'R2.3', { what: 'minions', need: 2 }],
    ['Square 4 is occupied by Guard: choose an unoccupied one.', 'square-occupied', 'R2.3', { square: 4, card: 1 }],
    ['The chosen Minions give 1 Work, the Cost is 3: choose more.', 'not-enough-work', 'R2.5', { have: 1, need: 3 }],
    [
      'The cost of the Evil Plan is not met yet: Contraptions 1 of 3, Minions 0 of 2.',
      'cost-not-met',
      'R3.3',
      { have: 1, need: 3, haveMinions: 0, needMinions: 2 },
    ],
    [
      'Agent needs a Network of size 2 to 4; this one has size 5.',
      'size-not-supported',
      'R4.4',
      { spy: 0, have: 5, min: 2, max: 4 },
    ],
    [
      'Agent needs a Network of size 3 or more; this one has size 1.',
      'size-not-supported',
      'R4.4',
      { spy: 0, have: 1, min: 3, max: 0 },
    ],
    [
      'The left connector of Dead Drop is in use: disconnect it first.',
      'connector-used',
      'R5.1',
      { node: 3, edge: 'left' },
    ],
    ['Tripwire cannot be ignored (Wall): destroy it.', 'cannot-ignore', 'R12.1', { card: 2 }],
    [
      'The ability of Agent costs 1 Sneak, and it has 0.',
      'ability-cost',
      'R6.11',
      { card: 0, what: 'sneak', have: 0, need: 1 },
    ],
    ['There is nothing now that Agent could be aimed at.', 'bad-target', 'R9.1', { card: 0, what: 'none-there' }],
    ['Agent needs 1 target, and got 0.', 'bad-target', 'R9.1', { card: 0, have: 0, need: 1 }],
    ['sneak has no field "card".', 'malformed', 'R11.1', { what: 'unknown-field', type: 'sneak', field: 'card' }],
    ['There is no action "snek".', 'malformed', 'R11.1', { what: 'type', got: 'snek' }],
    ['Choose 2, not 1.', 'not-offered', 'R9.1', { what: 'count', have: 1, need: 2 }],
  ])('%s', (sentence, code, rule, facts) => {
    expect(say(code, rule, facts)).toBe(sentence);
  });
});

describe('in a game a refusal knows the table', () => {
  const { cards } = readCards(fileURLToPath(new URL('../cards', import.meta.url)));
  const say = (setup: Setup, code: RefusalCode, facts: (card: (id: string) => number) => Refusal['facts']) => {
    const { state, names } = buildPosition(registerCatalog(cards), { setup }, RECOMMENDED);
    const card = (id: string) => names.indexOf(id);
    return refusalIn(view(state, 'table'), refuse(code, 'R9.1', facts(card)));
  };
  const turn = { number: 3, side: 'genius', step: 'lair' } as const;

  it('says the condition of an instant in the words of the card', () => {
    const setup: Setup = { turn: { number: 4, side: 'spymaster' }, discards: { spymaster: ['grapnel-watch'] } };
    expect(say(setup, 'condition-unmet', (card) => ({ card: card('grapnel-watch') }))).toBe(
      "Grapnel Watch: only while the infiltrating Spy's square is occupied.",
    );
  });

  it('says that the lair is full rather than to choose an unoccupied square', () => {
    const lair = Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((square) => [square, 'henchman']));
    const refused = (setup: Setup) => say(setup, 'square-occupied', () => ({ square: 1 }));
    expect(refused({ turn, lair })).toMatch(/choose an unoccupied one/);
    expect(refused({ turn, lair: { ...lair, 8: 'henchman' } })).toBe('No square is unoccupied.');
  });

  it('says that nobody can work rather than to choose more', () => {
    const refused = (setup: Setup) => say(setup, 'not-enough-work', () => ({ have: 0, need: 2 }));
    expect(refused({ turn, lair: { 1: 'henchman', 2: 'henchman' } })).toMatch(/choose more/);
    expect(refused({ turn, lair: { 1: 'henchman', 2: { card: 'henchman', busy: true } } })).toBe(
      'All Free Minions together give 1 Work, the Cost is 2.',
    );
    expect(refused({ turn, lair: { 1: { card: 'henchman', busy: true } } })).toBe('No Free Minion can work.');
  });
});
