import { describe, expect, it } from 'vitest';
import { at, doing, TIME_UP } from '../../../tests/host/doing.ts';
import { corridor } from '../../engine/foresight.ts';
import type { State } from '../../engine/index.ts';
import { definitionOf, healthLeft, occupantAt, sneakLeft, view } from '../../engine/index.ts';
import type { Setup } from '../../scenario/format.ts';
import { handle } from '../handle.ts';
import { NO_GAME, publish } from '../sight/publish.ts';
import type { Command } from '../vocabulary/commands.ts';
import type { Session } from '../vocabulary/session.ts';

/** A Ghost with Sneak 3 stands before a Duelist with Perception 1. Further on wait a Clerk, a Duelist and a Watcher. */
const SETUP: Setup = {
  turn: { number: 4, side: 'spymaster', step: 'infiltrate' },
  plan: 'heist',
  hands: { genius: ['rage'], spymaster: ['memo'] },
  lair: { 2: 'duelist', 4: 'clerk', 5: { card: 'duelist', id: 'second' }, 7: 'watcher' },
  networks: [
    {
      nodes: [
        { card: 'hub', at: [0, 0] },
        { card: 'hub', id: 'hub-2', at: [1, 0] },
      ],
      links: [['hub', 'hub-2']],
      spies: ['ghost'],
    },
  ],
  infiltration: { spy: 'ghost', square: 2 },
};
const order = (on: boolean): Command => ({ do: 'sneak-on', side: 'spymaster', on });
const START = at(SETUP);
const GIVEN = doing(START, order(true));

const squareOf = ({ timeline: { state } }: Session) => state.infiltration?.square;
const sneaks = ({ record }: Session) => record.segments[0].actions.filter(({ type }) => type === 'sneak').length;
/** Lets the bars run until somebody must decide, at most so many. */
function run(session: Session, bars = 30): Session {
  let now = session;
  for (let i = 0; i < bars && now.waiting.kind === 'grace'; i++) now = doing(now, TIME_UP);
  return now;
}
/** The session with its game at another state. */
const changed = (session: Session, change: (state: State) => Partial<State>): Session => ({
  ...session,
  timeline: { ...session.timeline, state: { ...session.timeline.state, ...change(session.timeline.state) } },
});

describe('the order to sneak on', () => {
  it('makes the Spy sneak at once, and by each Minion on its way, each with its usual fuse', () => {
    expect(GIVEN.waiting).toMatchObject({ kind: 'grace', ms: 2000 });
    expect(GIVEN.timeline.state.stack).toMatchObject([{ kind: 'sneak' }]);
    expect(publish(GIVEN, NO_GAME).sneakOn).toMatchObject({ sneak: 2 });
    // Square 3 is unoccupied, the Clerk stands in square 4.
    const lengths: number[] = [];
    let now = GIVEN;
    while (now.waiting.kind === 'grace') {
      lengths.push(now.waiting.ms);
      now = doing(now, TIME_UP);
    }
    expect(lengths).toEqual([2000, 600, 600, 2000, 600, 2000, 600, 600]);
    expect([squareOf(now), sneaks(now)]).toEqual([7, 3]);
    expect(now.waiting).toEqual({ kind: 'none' });
  });

  it('ends where the corridor has foretold it', () => {
    const table = view(START.timeline.state, 'table');
    const [{ card: spy }] = table.spies;
    const ended = run(GIVEN).timeline.state;
    const { before, stop } = corridor(table, spy)?.sneakingOn ?? {};
    expect(before).toEqual({ health: healthLeft(START.timeline.state, spy), sneak: 3 });
    expect(stop).toEqual({
      square: squareOf(run(GIVEN)),
      at: occupantAt(ended, 7)?.card,
      health: healthLeft(ended, spy),
      sneak: sneakLeft(ended, spy),
    });
  });

  it('ends where the Sneak does not suffice, and says why', () => {
    const stuck = run(GIVEN);
    expect(stuck.record.manners.sneakOn).toBeNull();
    expect(stuck.notDone).toMatchObject({ action: { type: 'sneak' }, why: { code: 'sneak-too-low', rule: 'R8.1' } });
  });

  it('is not given where the Spy cannot sneak, and by nobody but the Master', () => {
    const weak = at({ ...SETUP, infiltration: { spy: 'ghost', square: 2, sneakSpent: 3 } });
    expect(handle(weak, order(true), 0).refusal).toMatchObject({ code: 'sneak-zero' });
    const idle: Command[] = [order(false), { do: 'sneak-on', side: 'genius', on: true }];
    for (const command of idle) expect(handle(START, command, 0).session).toBe(START);
    expect(handle(GIVEN, order(true), 0).session).toBe(GIVEN);
    const { infiltration: _, ...before } = SETUP;
    expect(at(before, order(true)).record.manners.sneakOn).toBeNull();
  });

  it('can be given while the Spy walks', () => {
    const strong = at({ ...SETUP, lair: { 4: 'clerk' }, infiltration: { spy: 'ghost', square: 1 } }, order(true));
    const there = run(strong);
    expect(sneaks(there)).toBe(1);
  });

  it.each<[string, Command]>([
    ['a tap', order(false)],
    ['a claim of the Genius', { do: 'claim', side: 'genius' }],
    ['a claim of the Master', { do: 'claim', side: 'spymaster' }],
  ])('is ended by %s: at the next Minion the Master decides', (_, end) => {
    const ended = doing(GIVEN, end);
    expect(ended.record.manners.sneakOn).toBeNull();
    const there = run(end.do === 'claim' ? doing(ended, { do: 'never-mind' }) : ended);
    expect([squareOf(there), sneaks(there), there.notDone]).toEqual([4, 1, null]);
  });

  it('is ended by a step that was to be held', () => {
    const held = doing(START, { do: 'hold-next', side: 'genius', on: true }, order(true));
    expect(held.waiting).toEqual({ kind: 'claimed', side: 'genius' });
    expect(held.record.manners.sneakOn).toBeNull();
    expect(sneaks(run(doing(held, { do: 'never-mind' })))).toBe(1);
  });

  it('is not ended by a hold of the bar', () => {
    const held = doing(GIVEN, { do: 'hold' }, { do: 'release' });
    expect(sneaks(run(held))).toBe(3);
  });

  const afterFirst = doing(GIVEN, TIME_UP);
  it.each<[string, (state: State) => Partial<State>]>([
    ['the Sneak of the Spy', (state) => ({ spies: state.spies.map((spy) => ({ ...spy, sneakSpent: 0 })) })],
    [
      'the Perception of the Minion',
      ({ lair }) => ({
        modifiers: [
          {
            card: lair[3]?.card ?? -1,
            stat: 'perception',
            by: 1,
            keyword: null,
            prevent: null,
            until: 'turn',
            side: 'genius',
          },
        ],
      }),
    ],
    ['the Minion itself', ({ lair }) => ({ lair: lair.map((unit, i) => (i === 3 ? lair[6] : i === 6 ? null : unit)) })],
  ])('is ended by a change of %s, and says so', (what, change) => {
    const there = run(changed(afterFirst, change));
    expect([squareOf(there), sneaks(there), there.record.manners.sneakOn]).toEqual([4, 1, null]);
    const code = what === 'the Minion itself' ? 'sneak-too-low' : 'figures-changed';
    expect(there.notDone?.why.code).toBe(code);
  });

  it('is ended by a Contraption at the square', () => {
    const crate = at({ ...SETUP, lair: { 2: 'duelist', 3: 'crate', 4: 'clerk' } }, order(true));
    const there = run(crate);
    expect([squareOf(there), sneaks(there), there.record.manners.sneakOn, there.notDone]).toEqual([3, 1, null, null]);
  });

  it('is over with the infiltration', () => {
    const through = run(at({ ...SETUP, lair: { 2: 'duelist' } }, order(true)));
    expect(through.timeline.state.infiltration).toBeNull();
    expect(through.record.manners.sneakOn).toBeNull();
  });

  it('is done at once at 0 s', () => {
    const there = doing(START, { do: 'set', grace: 0 }, order(true));
    expect([squareOf(there), sneaks(there)]).toEqual([7, 3]);
  });

  it('undo goes back to the square at which it was given', () => {
    const back = doing(run(GIVEN), { do: 'undo' });
    expect(back.timeline.state).toEqual(START.timeline.state);
    expect(back.record.manners.sneakOn).toBeNull();
    expect(back.notDone).toBeNull();
  });

  it('stands on figures that everybody sees', () => {
    const { lair } = START.timeline.state;
    const named = Object.entries(GIVEN.record.manners.sneakOn?.perceptions ?? {}).map(([card, perception]) => [
      definitionOf(START.timeline.state, Number(card)).id,
      perception,
    ]);
    expect(lair.filter((unit) => unit !== null)).toHaveLength(4);
    expect(named.toSorted()).toEqual([
      ['clerk', 0],
      ['duelist', 1],
      ['duelist', 1],
      ['watcher', 3],
    ]);
  });
});
