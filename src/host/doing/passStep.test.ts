import { describe, expect, it } from 'vitest';
import { TEST_CARDS, testCatalog } from '../../../tests/engine/cards.ts';
import { playRandomGame } from '../../../tests/engine/randomGame.ts';
import { at, doing, NOW, TIME_UP } from '../../../tests/host/doing.ts';
import { sessionAt, stateIn } from '../../../tests/store/position.ts';
import type { Action, Card } from '../../engine/index.ts';
import { copyState, imagine, view } from '../../engine/index.ts';
import { openGame } from '../../record/index.ts';
import type { Setup } from '../../scenario/format.ts';
import { handle } from '../handle.ts';
import type { Command } from '../vocabulary/commands.ts';
import type { Session } from '../vocabulary/session.ts';
import { resumed } from './curtain.ts';

const HANDS: Setup = { hands: { genius: ['rage'], spymaster: ['memo'] } };
const master = (step: 'draw' | 'actions' | 'assign' | 'infiltrate', more: Setup = {}): Setup => ({
  turn: { number: 4, side: 'spymaster', step },
  plan: 'heist',
  ...HANDS,
  ...more,
});
const genius = (step: 'plan' | 'lair' | 'activate', more: Setup = {}): Setup => ({
  turn: { number: 3, side: 'genius', step },
  plan: 'heist',
  ...HANDS,
  ...more,
});

const END: Command = { do: 'act', action: { type: 'endStep', side: 'spymaster' } };
const PASSING = { kind: 'passing', side: 'spymaster', step: 'assign', startedAt: NOW, ms: 600 };
/** The Master has no Action left, and no Spy: all its steps pass by themselves. Its actions have passed. */
const ended = (...commands: Command[]): Session => at(master('actions', { actionsLeft: 0 }), ...commands, TIME_UP);
const stepOf = ({ timeline }: Session): string => `${timeline.state.turn.number} ${timeline.state.turn.step}`;

const NODES: Setup = { networks: [{ nodes: ['hub'] }, { nodes: ['courier'] }] };
const ASSIGNED: Setup = { networks: [{ nodes: ['hub'], spies: ['agent'] }] };
const LINKED: Setup = {
  networks: [
    {
      nodes: [
        { card: 'hub', at: [0, 0] },
        { card: 'hub', id: 'hub-2', at: [1, 0] },
      ],
      links: [['hub', 'hub-2']],
    },
  ],
};
const NONE_HELD: Setup = { hands: { genius: ['rage'] } };
const NOTHING_HELD: Setup = { hands: { spymaster: ['memo'] } };

describe('a step passes by itself where public facts leave nothing to do but to play an instant', () => {
  const table: [string, Setup, boolean][] = [
    ['assign: no Spy in play', master('assign', NODES), true],
    ['assign: no Network', master('assign', { unassigned: ['agent'] }), true],
    ['assign: a Spy could be assigned', master('assign', { ...NODES, unassigned: ['agent'] }), false],
    ['assign: no Network has the size for the Spy', master('assign', { ...NODES, unassigned: ['brute'] }), true],
    ['assign: a Spy could only be taken off its Network', master('assign', ASSIGNED), true],
    ['infiltrate: a Spy may be sent', master('infiltrate', ASSIGNED), false],
    ['infiltrate: no Spy is assigned', master('infiltrate', { ...NODES, unassigned: ['agent'] }), true],
    ['infiltrate: each Spy was sent', master('infiltrate', { ...ASSIGNED, infiltrated: ['agent'] }), true],
    [
      'infiltrate: the Master’s first turn (R4.5)',
      { ...master('infiltrate', ASSIGNED), turn: { number: 2, side: 'spymaster', step: 'infiltrate' } },
      true,
    ],
    [
      'infiltrate: a Spy stands before a Minion',
      master('infiltrate', { ...ASSIGNED, lair: { 2: 'guard' }, infiltration: { spy: 'agent', square: 2 } }),
      false,
    ],
    ['actions: a card could be a Spy or a Node', master('actions'), false],
    ['actions: no card', master('actions', NONE_HELD), true],
    ['actions: no card, but two Nodes could be connected', master('actions', { ...NONE_HELD, ...NODES }), false],
    ['actions: none left', master('actions', { actionsLeft: 0, ...NODES }), true],
    ['actions: none left, but a connection could be undone', master('actions', { actionsLeft: 0, ...LINKED }), true],
    [
      'plan: it may be advanced',
      genius('plan', { plan: { card: 'prank', status: 'activated' }, lair: { 1: 'crate' } }),
      false,
    ],
    ['lair: a card could be a Minion or a Contraption', genius('lair', { minionsLeft: 0 }), false],
    ['lair: no card', genius('lair', NOTHING_HELD), true],
    ['lair: no card, but a Free Minion could move', genius('lair', { ...NOTHING_HELD, lair: { 1: 'clerk' } }), false],
    [
      'lair: no card, and all Busy',
      genius('lair', { ...NOTHING_HELD, lair: { 1: { card: 'clerk', busy: true } } }),
      true,
    ],
    ['activate: a plan in progress, whose cost is a secret', genius('activate', NOTHING_HELD), false],
  ];
  for (const [name, setup, passes] of table)
    it(`${name}: ${passes ? 'passes' : 'waits'}`, () => {
      expect(at(setup).waiting.kind).toBe(passes ? 'passing' : 'none');
    });

  it('where an ability could be used, the step waits: a Node’s in the actions step', () => {
    const relay: Card = {
      ...(TEST_CARDS.find(({ id }) => id === 'hub') as Card),
      id: 'relay',
      abilities: [{ kind: 'activated', cost: {}, limit: 1, effects: [{ verb: 'draw', who: 'you', amount: 1 }] }],
    } as Card;
    const cards = [...TEST_CARDS, relay];
    const setup = master('actions', { actionsLeft: 0, networks: [{ nodes: ['relay'] }] });
    expect(doing(sessionAt(stateIn(setup, cards), cards), { do: 'unlock' }).waiting.kind).toBe('none');
  });

  it('R10.2 whatever is hidden: cards in hand, the plan, the decks', () => {
    let compared = 0;
    for (let seed = 1; seed <= 2; seed++)
      playRandomGame({
        seed,
        catalog: testCatalog(),
        watch(state) {
          if (state.stack.length > 0 || !['assign', 'infiltrate', 'actions'].includes(state.turn.step)) return;
          const table = view(state, 'table');
          const [one, other] = [copyState(state), imagine(table, seed)].map((twin) =>
            doing(sessionAt(twin), { do: 'unlock' }),
          );
          expect(other.waiting).toEqual(one.waiting);
          if (one.waiting.kind === 'passing') compared++;
        },
      });
    expect(compared).toBeGreaterThan(10);
  });
});

describe('a step that passes by itself', () => {
  it('burns a short fuse, and is then ended by an action of the session', () => {
    const assigning = at(master('actions'), END);
    expect(assigning.waiting).toEqual(PASSING);
    const next = doing(assigning, TIME_UP);
    expect(next.waiting).toEqual({ ...PASSING, step: 'infiltrate' });
    const [segment] = next.record.segments;
    expect(segment.actions.map(({ type }) => type)).toEqual(['endStep', 'endStep']);
    expect(segment.own).toEqual([1]);
    const over = doing(next, TIME_UP);
    expect(over.waiting).toEqual({ kind: 'grace', startedAt: NOW, ms: 600 });
    expect(over.timeline.state.stack).toMatchObject([{ kind: 'endTurn' }]);
  });

  it('tells its owner when to call', () => {
    const { todo, session } = handle(ended(), TIME_UP, NOW + 7);
    expect(session.waiting).toMatchObject({ startedAt: NOW + 7 });
    expect(todo).toContainEqual({ do: 'wait', ms: 600, question: session.question });
  });

  it('burns while a page shows what led to it, and does not pass before that is shown', () => {
    const start = at(master('actions'), { do: 'stage', on: true }, END);
    expect(start.waiting).toEqual(PASSING);
    expect(doing(start, { do: 'shown', beat: 1 }).waiting).toEqual(PASSING);
    const over = doing(start, TIME_UP);
    expect(over.waiting).toEqual({ ...PASSING, over: true });
    expect(stepOf(doing(over, { do: 'shown', beat: 1 }))).toBe('4 infiltrate');
    expect(stepOf(doing(over, TIME_UP))).toBe('4 infiltrate');
  });

  it('ends at once where the other side lets it run', () => {
    expect(stepOf(at(master('actions'), { do: 'yield', side: 'genius', on: true }, END))).toBe('5 lair');
    expect(stepOf(at(master('actions'), { do: 'yield', side: 'spymaster', on: true }, END))).toBe('4 assign');
  });

  it('is ended at once at 0 s, and where nobody holds a card; untimed it waits for its side', () => {
    const ends = (setup: Setup, grace: 0 | 2 | 'untimed') => stepOf(at(setup, { do: 'set', grace }, END));
    expect(ends(master('actions'), 0)).toBe('5 lair');
    expect(ends(master('actions'), 'untimed')).toBe('4 assign');
    expect(ends(master('actions', { ...NODES, hands: {} }), 2)).toBe('5 lair');
  });

  it('lasts as long where only its side sees the device', () => {
    const alone: Command[] = [
      { do: 'set', seating: 'one-side', grace: 5 },
      { do: 'open-hand', side: 'spymaster' },
      { do: 'lift-curtain' },
    ];
    expect(at(master('actions'), ...alone, END).waiting).toEqual(PASSING);
  });

  it('stands still behind a curtain, a request and whatever the page shows over it', () => {
    const asked = doing(ended(), { do: 'offer-draw', side: 'genius' });
    expect(asked.waiting).toEqual({ kind: 'none' });
    expect(doing(asked, { do: 'decline-draw' }).waiting).toEqual(PASSING);
    const told = doing(ended(), { do: 'tell', on: true });
    expect(told.waiting).toEqual({ kind: 'none' });
    expect(doing(told, { do: 'tell', on: false }).waiting).toEqual(PASSING);
  });

  it.each<[string, Command]>([
    ['INTERRUPT of the other side', { do: 'claim', side: 'genius' }],
    ['INTERRUPT of its own side', { do: 'claim', side: 'spymaster' }],
    ['HOLD', { do: 'hold' }],
  ])('is stopped by %s; after that its side ends it by hand', (_, stop) => {
    const stopped = doing(ended(), stop);
    expect(stopped.waiting.kind).toBe(stop.do === 'hold' ? 'none' : 'claimed');
    const after = stop.do === 'hold' ? stopped : doing(stopped, { do: 'never-mind' });
    expect(after.waiting).toEqual({ kind: 'none' });
    expect(doing(after, END).waiting).toEqual({ ...PASSING, step: 'infiltrate' });
  });

  it('is stopped by a hold asked for beforehand, also at 0 s', () => {
    const asked = at(master('actions'), { do: 'set', grace: 0 }, { do: 'hold-next', side: 'genius', on: true }, END);
    expect(asked.waiting).toEqual({ kind: 'claimed', side: 'genius' });
    expect(stepOf(asked)).toBe('4 assign');
    expect(doing(asked, { do: 'never-mind' }).waiting).toEqual({ kind: 'none' });
  });

  it('takes no other step with it when its side ends it by hand too late', () => {
    const press: Command = {
      do: 'act',
      action: { type: 'endStep', side: 'spymaster' },
      ends: { turn: 4, step: 'assign' },
    };
    const passed = doing(ended(), TIME_UP);
    expect(stepOf(passed)).toBe('4 infiltrate');
    expect(handle(passed, press, NOW)).toEqual({ session: passed, beats: [], todo: [] });
    expect(stepOf(doing(ended(), press))).toBe('4 infiltrate');
  });

  it('does not play a game in which nobody does anything any more', () => {
    const idle = { hands: {}, decks: {}, plan: null } as const;
    const setup: Setup = { ...master('assign'), ...idle, scored: { spymaster: ['heist'] } };
    const state = stateIn(setup);
    const empty = {
      ...state,
      decks: { genius: [], spymaster: [], plans: [] },
      rules: { ...state.rules, maxRounds: null },
    };
    const stuck = doing(sessionAt(empty), { do: 'set', grace: 0 });
    expect(stuck.waiting).toEqual({ kind: 'none' });
    expect(stuck.timeline.state.turn.number).toBe(6);
    const { side } = stuck.timeline.state.turn;
    expect(doing(stuck, { do: 'act', action: { type: 'endStep', side } }).timeline.state.turn.number).toBe(8);
  });
});

describe('undo', () => {
  it('goes back to the last decision that a person made, and what passed by itself does not pass again', () => {
    const start = at(master('actions'), { do: 'stage', on: false });
    const later = doing(start, END, TIME_UP, TIME_UP);
    expect(later.timeline.state.stack).toMatchObject([{ kind: 'endTurn' }]);
    const back = doing(later, { do: 'undo', side: 'spymaster' });
    expect(back.timeline.state).toEqual(start.timeline.state);
    expect(back.record.segments[0]).toMatchObject({ actions: [], own: [] });
    const again = doing(back, END);
    expect([stepOf(again), again.waiting.kind]).toEqual(['4 assign', 'none']);
    const byHand = doing(again, END);
    expect([stepOf(byHand), byHand.waiting.kind]).toEqual(['4 infiltrate', 'none']);
  });

  it('of an instant played in a step that passes leaves the step to its side', () => {
    const state = stateIn(master('assign'));
    const [card] = state.hands.spymaster;
    const play: Action = { type: 'playInstant', side: 'spymaster', card };
    const played = doing(sessionAt(state), { do: 'unlock' }, { do: 'act', action: play });
    expect(played.timeline.state.stack).toHaveLength(1);
    expect(doing(played, { do: 'undo' }).waiting).toEqual({ kind: 'none' });
  });

  it('names what is taken back, and the record is still played to the same end', () => {
    const back = doing(at(master('actions')), END, TIME_UP, TIME_UP, { do: 'undo' }, END);
    const { start, record } = back;
    const kept = JSON.parse(JSON.stringify(record));
    expect(openGame(kept, start)).toEqual(back.timeline);
    const { log } = back.timeline;
    expect(log.filter(({ kind }) => kind === 'undone')).toHaveLength(1);
  });

  it('knows after a reload what passed by itself', () => {
    const later = doing(at(master('actions')), END, TIME_UP);
    const kept = JSON.parse(JSON.stringify(later.record));
    const reloaded = resumed({ record: kept, start: later.start, timeline: openGame(kept, later.start) });
    const back = doing(reloaded, { do: 'lift-curtain' }, { do: 'undo' });
    expect(stepOf(back)).toBe('4 actions');
  });
});
