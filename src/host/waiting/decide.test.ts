import { describe, expect, it } from 'vitest';
import { testCatalog } from '../../../tests/engine/cards.ts';
import type { Side, StackItem, StackKind, View } from '../../engine/index.ts';
import { emptyState, view } from '../../engine/index.ts';
import type { Grace, StandingOrders } from '../../record/index.ts';
import { NO_ORDERS, yieldsAfter } from '../../record/index.ts';
import type { Decision } from './decide.ts';
import { decide } from './decide.ts';

/** Both sides hold a card, a Spy stands in square 1, and somebody stands in square 2. */
const empty = emptyState(testCatalog(), 1);
const base = {
  ...empty,
  hands: { genius: [5], spymaster: [6] },
  lair: empty.lair.map((_, i) => (i === 1 ? { card: 7, busy: false, damage: 0, attached: [] } : null)),
  infiltration: { spy: 1, square: 1, arrived: false, combat: null },
};
/** A state in the Master's turn: `announcer` has announced something of that kind, and `responder` is due. */
const on = (kind: StackKind, announcer: Side, responder: Side, passes = 0, more: Partial<StackItem> = {}) => ({
  ...base,
  turn: { number: 2, side: 'spymaster' as const, step: 'infiltrate' as const },
  stack: [{ kind, side: announcer, card: 1, targets: [], cancelled: false, ...more }],
  responder,
  passes,
});
const enter = on('enter', 'spymaster', 'genius');
const attack = {
  ...on('attack', 'spymaster', 'genius', 0, { targets: [7] }),
  infiltration: { spy: 1, square: 2, arrived: true, combat: null },
};
const cancelled = on('playInstant', 'spymaster', 'genius', 0, { cancelled: true });
const instant = on('playInstant', 'spymaster', 'genius');
const answered = on('playInstant', 'spymaster', 'spymaster', 1);
/** The Genius holds no card, and nothing that it has in play can be used. */
const without = <S extends typeof enter>(state: S): S => ({ ...state, hands: { ...state.hands, genius: [] } });
const act = { ...base, turn: enter.turn };
const seen = (state: typeof enter | typeof act): View => view(state, 'table');

const yielded = (side: Side): Partial<StandingOrders> => ({ yields: { ...NO_ORDERS.yields, [side]: true } });
const holding = (side: Side): Partial<StandingOrders> => ({ holdNext: { ...NO_ORDERS.holdNext, [side]: true } });
const oks = (...sides: Side[]): Partial<StandingOrders> => ({
  oks: { genius: sides.includes('genius'), spymaster: sides.includes('spymaster') },
});
const bar = (ms: number, fuse: 'full' | 'short' = 'full'): Decision => ({ do: 'bar', ms, fuse });
const wait = (waiting: Extract<Decision, { do: 'wait' }>['waiting']): Decision => ({ do: 'wait', waiting });
const NONE = wait({ kind: 'none' });
const claimed = (side: Side) => wait({ kind: 'claimed', side });

describe('where the device is passed on', () => {
  const table: [string, Side, Partial<StandingOrders>, Grace, Decision][] = [
    ['a step of the side that has it is a show', 'spymaster', {}, 5, bar(1000)],
    ['at 0 s there is no show', 'spymaster', {}, 0, { do: 'pass' }],
    ['a step that the other side sees takes its time', 'genius', {}, 5, bar(5000)],
    ['untimed, both are asked', 'spymaster', {}, 'untimed', wait({ kind: 'oks', waiting: ['genius', 'spymaster'] })],
    ['what the other side asked for is held', 'spymaster', holding('genius'), 2, { do: 'claim', side: 'genius' }],
    ['what a side asked for waits until it is away', 'spymaster', holding('spymaster'), 2, bar(1000)],
  ];
  for (const [name, seated, orders, grace, decision] of table)
    it(name, () =>
      expect(decide(seen(attack), { ...NO_ORDERS, ...orders }, grace, { held: false, seated })).toEqual(decision),
    );
});

describe('R9.1, R9.3: what happens now', () => {
  const table: [string, typeof enter | typeof act, Partial<StandingOrders>, Grace, boolean, Decision][] = [
    ['somebody acts', act, {}, 2, false, NONE],
    ['somebody acts, the other side has claimed', act, { claim: 'genius' }, 2, false, claimed('genius')],
    ['the game is over', { ...act, winner: 'draw' }, { claim: 'genius' }, 2, false, NONE],
    ['plans are offered', { ...act, offered: [1, 2] }, { claim: 'genius' }, 2, false, NONE],

    ['a declared step', attack, {}, 2, false, bar(2000)],
    ['a declared step, 5 s', attack, {}, 5, false, bar(5000)],
    ['a declared step with a short fuse', enter, {}, 2, false, bar(600, 'short')],
    ['a declared step with a short fuse, 5 s', enter, {}, 5, false, bar(600, 'short')],
    ['a declared step, 0 s', enter, {}, 0, false, { do: 'pass' }],
    ['a declared step, held', enter, {}, 2, true, wait({ kind: 'held' })],
    ['a declared step, 0 s, curtain up', enter, {}, 0, true, wait({ kind: 'held' })],
    ['a declared step, first responder claims', enter, { claim: 'genius' }, 2, false, claimed('genius')],
    ['a declared step, announcer claims', enter, { claim: 'spymaster' }, 2, false, claimed('spymaster')],
    ['a declared step, 0 s, claimed beforehand', enter, { claim: 'spymaster' }, 0, false, claimed('spymaster')],
    ['a declared step, 0 s, to be held', enter, holding('genius'), 0, false, { do: 'claim', side: 'genius' }],
    ['a declared step, announcer holds', enter, holding('spymaster'), 0, false, { do: 'claim', side: 'spymaster' }],
    [
      'a declared step, both hold: the first responder comes first',
      enter,
      { holdNext: { genius: true, spymaster: true } },
      0,
      false,
      { do: 'claim', side: 'genius' },
    ],
    [
      'a declared step, its announcer due, the other has passed and can no more',
      on('enter', 'spymaster', 'spymaster', 1),
      holding('genius'),
      0,
      false,
      { do: 'pass' },
    ],
    ['a declared step, first responder yields', enter, yielded('genius'), 2, false, { do: 'pass' }],
    ['a declared step, first responder has tapped OK', enter, oks('genius'), 5, false, { do: 'pass' }],
    ['a declared step, announcer has tapped OK', attack, oks('spymaster'), 2, false, bar(2000)],
    ['a declared step, announcer yields', attack, yielded('spymaster'), 2, false, bar(2000)],

    ['untimed', enter, {}, 'untimed', false, wait({ kind: 'oks', waiting: ['genius', 'spymaster'] })],
    ['untimed, one OK', enter, oks('genius'), 'untimed', false, wait({ kind: 'oks', waiting: ['spymaster'] })],
    ['untimed, one yields', enter, yielded('genius'), 'untimed', false, wait({ kind: 'oks', waiting: ['spymaster'] })],
    ['untimed, both OK', enter, oks('genius', 'spymaster'), 'untimed', false, { do: 'pass' }],
    ['untimed, both OK, held', enter, oks('genius', 'spymaster'), 'untimed', true, wait({ kind: 'held' })],

    ['an instant', instant, {}, 2, false, wait({ kind: 'ask', side: 'genius' })],
    ['an instant, 0 s', instant, {}, 0, false, wait({ kind: 'ask', side: 'genius' })],
    ['an instant, untimed', instant, {}, 'untimed', false, wait({ kind: 'ask', side: 'genius' })],
    ['an ability', on('useAbility', 'genius', 'spymaster'), {}, 0, false, wait({ kind: 'ask', side: 'spymaster' })],
    [
      'an instant, the asked side yields steps alone',
      instant,
      yielded('genius'),
      2,
      false,
      wait({ kind: 'ask', side: 'genius' }),
    ],
    ['an instant that nobody can answer', without(instant), {}, 2, false, bar(600)],
    ['an instant that nobody can answer, 0 s', without(instant), {}, 0, false, bar(600)],
    ['an instant that nobody can answer, untimed', without(instant), {}, 'untimed', false, bar(600)],
    ['an instant that nobody can answer, held', without(instant), {}, 2, true, wait({ kind: 'held' })],
    [
      'an instant that nobody can answer, its announcer wants to add to it',
      without(instant),
      holding('spymaster'),
      2,
      false,
      { do: 'pass' },
    ],
    ['an attack that nobody can answer', without(attack), {}, 2, false, bar(600, 'short')],
    [
      'an attack that nobody can answer, untimed',
      without(attack),
      {},
      'untimed',
      false,
      wait({ kind: 'oks', waiting: ['spymaster'] }),
    ],
    ['a cancelled instant', cancelled, {}, 2, false, { do: 'pass' }],
    ['a cancelled instant, 0 s', cancelled, {}, 0, false, { do: 'pass' }],
    ['a cancelled instant, untimed', cancelled, {}, 'untimed', false, { do: 'pass' }],
    ['a cancelled instant, held', cancelled, {}, 2, true, wait({ kind: 'held' })],
    ['a cancelled instant, claimed', cancelled, { claim: 'genius' }, 2, false, claimed('genius')],
    [
      'an instant, its announcer wants to add to it',
      instant,
      holding('spymaster'),
      2,
      false,
      wait({ kind: 'ask', side: 'genius' }),
    ],
    ['an instant, answered', answered, {}, 2, false, { do: 'pass' }],
    [
      'an instant, answered, its announcer holds',
      answered,
      holding('spymaster'),
      2,
      false,
      { do: 'claim', side: 'spymaster' },
    ],
    ['an instant, answered, claimed', answered, { claim: 'spymaster' }, 2, false, claimed('spymaster')],
  ];
  for (const [name, state, orders, grace, held, decision] of table)
    it(name, () =>
      expect(decide(seen(state), { ...NO_ORDERS, ...orders }, grace, { held, seated: null })).toEqual(decision),
    );

  it('R10.2 the decision does not look at hands, decks or the plan: of a hand it asks only how many cards it has', () => {
    const blind = (state: View): View => {
      const hands = (['genius', 'spymaster'] as const).map((side) => {
        const length = state.hands[side].length;
        return [side, new Proxy([], { get: (_, key) => (key === 'length' ? length : fail(`hands.${String(key)}`)) })];
      });
      return new Proxy(state, {
        get(target, key) {
          if (['decks', 'plan', 'random'].includes(String(key))) fail(String(key));
          return key === 'hands' ? Object.fromEntries(hands) : Reflect.get(target, key);
        },
      });
    };
    const fail = (what: string): never => {
      throw new Error(`looked at ${what}`);
    };
    for (const grace of [0, 2, 'untimed'] as const)
      for (const state of [enter, instant, answered])
        expect(() => decide(blind(seen(state)), NO_ORDERS, grace, { held: false, seated: null })).not.toThrow();
  });
});

describe('yields', () => {
  const both = { genius: true, spymaster: true };
  const none = { genius: false, spymaster: false };
  const outside = { ...act, infiltration: null };
  it('last as long as the turn', () => {
    expect(yieldsAfter(both, enter, attack)).toBe(both);
    expect(yieldsAfter(both, enter, outside)).toBe(both);
    expect(yieldsAfter(both, enter, { ...outside, turn: { ...act.turn, number: 3 } })).toEqual(none);
    expect(yieldsAfter(both, enter, { ...enter, winner: 'draw' })).toEqual(none);
  });
  it('end as soon as a card is announced, and not before', () => {
    expect(yieldsAfter(both, act, instant)).toEqual(none);
    expect(yieldsAfter(both, enter, { ...enter, stack: [...enter.stack, ...instant.stack] })).toEqual(none);
    expect(yieldsAfter(both, act, on('useAbility', 'genius', 'spymaster'))).toEqual(none);
    expect(yieldsAfter(both, act, enter)).toBe(both);
    expect(yieldsAfter(both, instant, answered)).toBe(both);
  });
});
