import { describe, expect, it } from 'vitest';
import { at, doing, TIME_UP } from '../../../tests/host/doing.ts';
import type { CardId } from '../../engine/index.ts';
import { definitionOf } from '../../engine/index.ts';
import { openGame } from '../../record/index.ts';
import type { Setup } from '../../scenario/format.ts';
import { handle } from '../handle.ts';
import { NO_GAME, publish } from '../sight/publish.ts';
import type { Command } from '../vocabulary/commands.ts';
import type { Session } from '../vocabulary/session.ts';
import { resumed } from './curtain.ts';

/** The Master holds Spies and a Node; a Hub and a Courier are in play. */
const SETUP: Setup = {
  turn: { number: 4, side: 'spymaster', step: 'actions' },
  plan: 'heist',
  hands: { genius: ['rage'], spymaster: ['agent', 'brute', 'lab', 'memo'] },
  networks: [{ nodes: ['hub'] }, { nodes: ['courier'] }],
};
const card = ({ timeline: { state } }: Session, id: string): CardId =>
  [...state.hands.spymaster, ...state.nodes.map((node) => node.card), ...state.spies.map((spy) => spy.card)].find(
    (one) => definitionOf(state, one).id === id,
  ) ?? -1;
const spyIn = (session: Session, id: string) =>
  session.timeline.state.spies.find((spy) => spy.card === card(session, id));

const START = at(SETUP);
const [AGENT, BRUTE, HUB] = ['agent', 'brute', 'hub'].map((id) => card(START, id));
const END: Command = { do: 'act', action: { type: 'endStep', side: 'spymaster' } };
const play = (spy: CardId): Command => ({ do: 'act', action: { type: 'playSpy', side: 'spymaster', card: spy } });
const note = (spy: CardId, node: CardId | null): Command => ({ do: 'note-assignment', side: 'spymaster', spy, node });
/** The Agent is played, and noted for the Network of the Hub. */
const noted = doing(START, play(AGENT), note(AGENT, HUB));

describe('a note says where a Spy is to go', () => {
  it('is public, and done by the session when the assign step begins', () => {
    expect(publish(noted, NO_GAME).notes).toEqual([{ spy: AGENT, node: HUB }]);
    expect(spyIn(noted, 'agent')?.network).toBeLessThan(0);
    const assigned = doing(noted, END);
    expect(spyIn(assigned, 'agent')?.network).toBe(HUB);
    expect(assigned.record.segments[0]).toMatchObject({
      actions: [{ type: 'playSpy' }, { type: 'endStep' }, { type: 'assign', spy: AGENT, node: HUB }],
      own: [2],
    });
    expect(assigned.record.notes).toEqual([]);
    expect(assigned.notDone).toBeNull();
  });

  it('is changed and taken away by hand', () => {
    const courier = card(START, 'courier');
    expect(doing(noted, note(AGENT, courier)).record.notes).toEqual([{ spy: AGENT, node: courier }]);
    const without = doing(noted, note(AGENT, null));
    expect(without.record.notes).toEqual([]);
    expect(spyIn(doing(without, END), 'agent')?.network).toBeLessThan(0);
  });

  it('is made for a Spy and a Node in play, by the Master alone, before its assign step', () => {
    const ignored: [Session, Command][] = [
      [START, note(AGENT, HUB)],
      [noted, note(AGENT, BRUTE)],
      [noted, note(BRUTE, null)],
      [doing(noted, END), note(AGENT, card(START, 'courier'))],
      [noted, { do: 'note-assignment', side: 'genius', spy: AGENT, node: null }],
    ];
    for (const [session, command] of ignored) expect(handle(session, command, 0).session).toBe(session);
  });

  it('is dropped when it is not legal any more, and the session says why until somebody acts', () => {
    const tooSmall = doing(START, play(BRUTE), note(BRUTE, HUB), END);
    expect(tooSmall.notDone).toMatchObject({
      action: { type: 'assign', spy: BRUTE, node: HUB },
      why: { code: 'size-not-supported', rule: 'R4.4' },
    });
    expect(publish(tooSmall, NO_GAME).notDone).toBe(tooSmall.notDone);
    expect([tooSmall.record.notes, spyIn(tooSmall, 'brute')?.network]).toEqual([[], -1]);
    expect(doing(tooSmall, END).notDone).toBeNull();
  });

  it('waits while the step is interrupted', () => {
    const held = doing(noted, { do: 'claim', side: 'genius' });
    expect(doing(held, { do: 'never-mind' }).record.notes).toHaveLength(1);
    const asked = doing(noted, { do: 'offer-draw', side: 'genius' }, END);
    expect(asked.record.notes).toEqual([]);
  });

  it('ends with the turn', () => {
    const { timeline, record } = noted;
    const genius = { ...timeline.state, turn: { ...timeline.state.turn, step: 'infiltrate' as const } };
    const late: Session = { ...noted, timeline: { ...timeline, state: genius } };
    expect(record.notes).toHaveLength(1);
    const over = doing(late, { do: 'set', grace: 0 });
    expect([over.timeline.state.turn.number, over.record.notes]).toEqual([5, []]);
  });

  it('is there again when the move that ended its step is taken back, and gone with its Spy', () => {
    const assigned = doing(noted, END);
    const back = doing(assigned, { do: 'undo' });
    expect(back.timeline.state).toEqual(noted.timeline.state);
    expect(back.record.notes).toEqual([{ spy: AGENT, node: HUB }]);
    expect(doing(back, { do: 'undo' }).record.notes).toEqual([]);
  });

  it('is kept with the game', () => {
    const kept = JSON.parse(JSON.stringify(noted.record));
    const reloaded = resumed({ record: kept, start: noted.start, timeline: openGame(kept, noted.start) });
    expect(spyIn(doing(reloaded, { do: 'lift-curtain' }, END), 'agent')?.network).toBe(HUB);
  });
});

describe('two actions by one gesture', () => {
  const LAB = card(START, 'lab');
  const node = { type: 'playNode', side: 'spymaster', card: LAB } as const;
  const { connectors } = definitionOf(START.timeline.state, LAB);
  const facing = { left: 'right', right: 'left', top: 'bottom', bottom: 'top' } as const;
  const [edge] = connectors;
  const join = { type: 'connect', side: 'spymaster', node: LAB, edge, to: HUB } as const;

  it('a Node is played and connected, and one undo takes back both', () => {
    const joined = doing(START, { do: 'act', action: node, next: join });
    expect(joined.timeline.state.links).toHaveLength(1);
    expect(joined.timeline.state.actionsLeft).toBe(1);
    const back = doing(joined, { do: 'undo' });
    expect(back.timeline.state).toEqual(START.timeline.state);
  });

  it('the second is not made if it is not legal, and the session says why', () => {
    const last = { ...START.timeline, state: { ...START.timeline.state, actionsLeft: 1 } };
    const played = doing({ ...START, timeline: last }, { do: 'act', action: node, next: join });
    expect(played.timeline.state.nodes).toHaveLength(3);
    expect(played.timeline.state.links).toEqual([]);
    expect(played.notDone).toMatchObject({ action: join, why: { code: 'limit-reached', rule: 'R4.2' } });
    expect(doing(played, { do: 'undo' }).notDone).toBeNull();
  });

  it('a step is ended and a Spy sent; if the Spy cannot be sent, the step goes on, and it is said why', () => {
    const setup: Setup = {
      turn: { number: 4, side: 'spymaster', step: 'assign' },
      plan: 'heist',
      networks: [{ nodes: ['hub'], spies: ['agent'] }],
      unassigned: ['agent'],
      hands: { genius: ['rage'], spymaster: ['memo'] },
    };
    const begun = at(setup);
    const [assigned, free] = begun.timeline.state.spies;
    const send = (spy: number): Command => ({
      do: 'act',
      action: { type: 'endStep', side: 'spymaster' },
      next: { type: 'infiltrate', side: 'spymaster', spy },
    });
    const sent = doing(begun, send(assigned.card));
    expect(sent.timeline.state).toMatchObject({ turn: { step: 'infiltrate' }, stack: [{ kind: 'infiltrate' }] });
    expect(doing(sent, { do: 'undo' }).timeline.state).toEqual(begun.timeline.state);
    const refused = handle(begun, send(free.card), 0);
    expect(refused.refusal).toMatchObject({ rule: 'R6.1' });
    expect(refused.session.timeline.state).toBe(begun.timeline.state);
  });

  it('the second is not made if the first is refused, or if it is another side’s', () => {
    const over = { ...START.timeline, state: { ...START.timeline.state, actionsLeft: 0 } };
    const refused = handle({ ...START, timeline: over }, { do: 'act', action: node, next: join }, 0);
    expect(refused.refusal).toMatchObject({ code: 'limit-reached' });
    expect(refused.session.notDone).toBeNull();
    const foreign = { ...join, side: 'genius' } as const;
    expect(handle(START, { do: 'act', action: node, next: foreign }, 0).refusal).toMatchObject({
      code: 'not-your-side',
    });
    expect(facing[edge]).toBeDefined();
  });
});

it('a step with a note is not passed over: what it leaves to do is done first', () => {
  const doneWith = doing(noted, END);
  // The Agent could be taken off its Network again.
  expect([doneWith.timeline.state.turn.step, doneWith.waiting]).toEqual(['assign', { kind: 'none' }]);
  expect(handle(doneWith, TIME_UP, 0).session).toBe(doneWith);
});
