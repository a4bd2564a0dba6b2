import { describe, expect, it } from 'vitest';
import { testCatalog } from '../../../tests/engine/cards.ts';
import { playRandomGame } from '../../../tests/engine/randomGame.ts';
import { sessionAt, stateIn } from '../../../tests/store/position.ts';
import type { Action, CardId, StackKind, State, View } from '../../engine/index.ts';
import { definitionOf, imagine, play, STACK_KINDS, view } from '../../engine/index.ts';
import type { Grace, StandingOrders } from '../../record/index.ts';
import { NO_ORDERS } from '../../record/index.ts';
import type { Setup } from '../../scenario/format.ts';
import { handle } from '../handle.ts';
import type { Decision } from './decide.ts';
import { decide } from './decide.ts';
import type { Fuse } from './fuse.ts';
import { fuseOf } from './fuse.ts';

const HANDS: Setup = { hands: { genius: ['rage'], spymaster: ['memo'] } };
/** A Spy stands before square 1. The Genius holds a card. */
const SENT: Setup = {
  turn: { number: 4, side: 'spymaster', step: 'infiltrate' },
  plan: 'heist',
  lair: { 1: 'guard' },
  networks: [{ nodes: ['hub'], spies: ['agent'] }],
  ...HANDS,
};
const WALKING: Setup = { ...SENT, lair: { 3: 'guard' }, infiltration: { spy: 'agent', square: 1 } };

const idOf = (state: State, name: string): CardId =>
  state.cards.findIndex((_, card) => definitionOf(state, card).id === name);

/** What is decided where these actions, beginning with the sending of a Spy or with its next step, have led. */
function decided(
  setup: Setup,
  grace: Grace = 2,
  orders: Partial<StandingOrders> = {},
  change?: (state: State) => State,
) {
  let state = stateIn(setup);
  if (!state.infiltration) state = having(state, { type: 'infiltrate', side: 'spymaster', spy: state.spies[0].card });
  return decide(view(change ? change(state) : state, 'table'), { ...NO_ORDERS, ...orders }, grace, {
    held: false,
    seated: null,
  });
}
function having(state: State, ...actions: Action[]): State {
  let now = state;
  for (const action of actions) {
    const done = play(now, action);
    if (done.refusal) throw new Error(`${action.type}: ${done.refusal.code}`);
    now = done.state;
  }
  return now;
}
const passes = (state: State): State =>
  having(state, { type: 'pass', side: 'genius' }, { type: 'pass', side: 'spymaster' });
const bar = (ms: number, fuse: Fuse = 'full'): Decision => ({ do: 'bar', ms, fuse });
const SHORT = bar(600, 'short');
const PASS: Decision = { do: 'pass' };

describe('R9.3 a declared step is waited for', () => {
  it('if either side holds a card, which may be an instant', () => {
    expect(decided(SENT)).toEqual(SHORT);
    expect(decided({ ...SENT, hands: { genius: ['clerk'] } })).toEqual(SHORT);
    expect(decided({ ...SENT, hands: { spymaster: ['agent'] } })).toEqual(SHORT);
    expect(decided({ ...SENT, hands: {} })).toEqual(PASS);
    expect(decided({ ...SENT, hands: {} }, 'untimed')).toEqual(PASS);
  });

  it('if the Spy on its way has an ability that it could pay for now (R6.11)', () => {
    const medic: Setup = { ...SENT, hands: {}, networks: [{ nodes: ['hub'], spies: ['medic'] }] };
    const inside: Setup = { ...medic, lair: { 2: 'guard' }, infiltration: { spy: 'medic', square: 1 } };
    const go = (setup: Setup) => decided(setup, 2, {}, (state) => (state.stack.length > 0 ? state : entering(state)));
    expect(go(inside)).toEqual(SHORT);
    expect(go({ ...inside, infiltration: { spy: 'medic', square: 1, sneakSpent: 1 } })).toEqual(PASS);
    expect(go(medic)).toEqual(PASS);
  });

  it('unless its Spy or its target has left the lair', () => {
    const dealing = (kind: 'attack' | 'sneak' | 'enter' | 'reach', change: (state: State) => Partial<State>) =>
      decided({ ...WALKING, lair: { 1: 'clerk' } }, 2, {}, (state) => {
        const [spy, minion] = [idOf(state, 'agent'), state.lair[0]?.card ?? -1];
        const targets = kind === 'attack' || kind === 'sneak' ? [minion] : [];
        const item = { kind, side: 'spymaster', card: spy, targets, cancelled: false } as const;
        return { ...state, stack: [{ ...item, targets }], responder: 'genius', passes: 0, ...change(state) };
      });
    for (const kind of ['attack', 'sneak', 'enter', 'reach'] as const) {
      expect(dealing(kind, () => ({})).do, kind).toBe('bar');
      expect(
        dealing(kind, () => ({ infiltration: null })),
        kind,
      ).toEqual(PASS);
    }
    const emptied = (state: State) => ({ lair: state.lair.map(() => null) });
    expect(dealing('attack', emptied)).toEqual(PASS);
    expect(dealing('sneak', emptied)).toEqual(PASS);
    expect(decided(SENT, 2, {}, (state) => ({ ...state, spies: [] }))).toEqual(PASS);
  });

  it('also where it hangs on a statistic or on a face-down plan', () => {
    const tooKeen = decided({ ...WALKING, lair: { 1: 'clerk' } }, 2, {}, (state) => {
      const sneaking = having(state, { type: 'sneak', side: 'spymaster' });
      return { ...sneaking, spies: sneaking.spies.map((spy) => ({ ...spy, barred: true })) };
    });
    expect(tooKeen).toEqual(bar(2000));
    const activating: Setup = { turn: { number: 3, side: 'genius', step: 'activate' }, plan: 'prank', ...HANDS };
    for (const lair of [{ 1: 'crate' }, {}]) {
      const state = stateIn({ ...activating, lair: { 1: 'crate' } });
      const activated = having(state, { type: 'activatePlan', side: 'genius' });
      const now = { ...activated, lair: stateIn({ ...activating, lair }).lair };
      expect(decide(view(now, 'table'), NO_ORDERS, 2, { held: false, seated: null })).toEqual(bar(2000));
    }
  });

  it('if somebody asked beforehand to hold it, even where nobody could respond', () => {
    const holding: Partial<StandingOrders> = { holdNext: { genius: true, spymaster: false } };
    expect(decided({ ...SENT, hands: {} }, 2, holding)).toEqual({ do: 'claim', side: 'genius' });
    const start = sessionAt(stateIn({ ...SENT, hands: {} }));
    const asked = handle(start, { do: 'hold-next', side: 'genius', on: true }, 0).session;
    const [{ card: spy }] = start.timeline.state.spies;
    const sent = handle(asked, { do: 'act', action: { type: 'infiltrate', side: 'spymaster', spy } }, 0).session;
    expect(sent.waiting).toEqual({ kind: 'claimed', side: 'genius' });
    // Nothing more is waited for until the Spy stands before the Guard.
    const gone = handle(sent, { do: 'never-mind' }, 0).session;
    expect(gone.timeline.state.infiltration).toMatchObject({ square: 1, arrived: true });
  });
});

/** The Spy has been sent, and has declared to enter the next square. */
const entering = (state: State): State => ({
  ...state,
  stack: [{ kind: 'enter', side: 'spymaster', card: state.spies[0].card, targets: [], cancelled: false }],
  responder: 'genius',
  passes: 0,
});

describe('R9.3 one window a square', () => {
  /** A table on which that step alone is declared. */
  const declaring = (kind: StackKind): Pick<View, 'stack'> => ({
    stack: [{ kind, side: 'spymaster', card: 0, targets: [], cancelled: false }],
  });
  const table: [StackKind, Fuse][] = [
    ['infiltrate', 'short'],
    ['enter', 'short'],
    ['attack', 'full'],
    ['sneak', 'full'],
    ['destroy', 'full'],
    ['ignore', 'full'],
    ['reach', 'full'],
    ['activatePlan', 'full'],
    ['advancePlan', 'full'],
    ['completePlan', 'full'],
    ['endTurn', 'short'],
  ];
  it.each(table)('%s burns a %s fuse', (kind, fuse) => {
    expect(fuseOf(declaring(kind))).toBe(fuse);
  });
  it('every declared step is in that list', () => {
    const cards: StackKind[] = ['playInstant', 'useAbility'];
    expect([...table.map(([kind]) => kind), ...cards].sort()).toEqual([...STACK_KINDS].sort());
  });

  const lengths: [Grace, Decision, Decision][] = [
    [0, PASS, PASS],
    [1, SHORT, bar(1000)],
    [2, SHORT, bar(2000)],
    [5, SHORT, bar(5000)],
  ];
  it.each(lengths)('at %s s', (grace, short, full) => {
    const into = (lair: Setup['lair']) => decided({ ...WALKING, lair }, grace, {}, entering);
    expect(into({ 1: 'crate', 3: 'guard' })).toEqual(short);
    expect(into({ 2: 'crate' })).toEqual(short);
    const beyond = passes(entering(stateIn({ ...WALKING, lair: {}, infiltration: { spy: 'agent', square: 7 } })));
    expect(beyond.stack).toMatchObject([{ kind: 'reach' }]);
    expect(decide(view(beyond, 'table'), NO_ORDERS, grace, { held: false, seated: null })).toEqual(full);
  });
});

it('R10.2 what is decided, and how long a step waits, is the same for two games that differ only in what is hidden', () => {
  const lengths = new Map<string, number>();
  for (let seed = 1; seed <= 5; seed++)
    playRandomGame({
      seed,
      catalog: testCatalog(),
      watch(state) {
        if (state.stack.length === 0) return;
        const table = view(state, 'table');
        const twins = [state, imagine(table, 2 * seed), imagine(table, 2 * seed + 1)];
        for (const grace of [0, 2, 'untimed'] as const) {
          const [one, ...others] = twins.map((twin) =>
            decide(view(twin, 'table'), NO_ORDERS, grace, { held: false, seated: null }),
          );
          for (const other of others) expect(other).toEqual(one);
          const kind = one.do === 'bar' ? `bar ${one.ms}` : one.do;
          lengths.set(kind, (lengths.get(kind) ?? 0) + 1);
        }
      },
    });
  expect([...lengths.keys()].sort()).toEqual(['bar 2000', 'bar 600', 'pass', 'wait']);
});
