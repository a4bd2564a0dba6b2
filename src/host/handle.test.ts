import { describe, expect, it } from 'vitest';
import { echo, TEST_CARDS } from '../../tests/engine/cards.ts';
import { sessionAt, stateIn } from '../../tests/store/position.ts';
import { openGame } from '../record/index.ts';
import type { Setup } from '../scenario/format.ts';
import type { Handled } from './handle.ts';
import { handle } from './handle.ts';
import { NO_GAME, publish } from './sight/publish.ts';
import type { Command, Envelope } from './vocabulary/commands.ts';
import type { Session } from './vocabulary/session.ts';
import { PATIENCE, wholeOf } from './vocabulary/session.ts';

const NOW = 1000;

/** Does these commands one after the other in a session at a position. Returns the last answer. */
function having(setup: Setup, ...commands: (Command & Envelope)[]): Handled {
  const start = sessionAt(stateIn(setup));
  let last: Handled = handle(start, { do: 'unlock' }, NOW);
  for (const command of commands) last = handle(last.session, command, NOW);
  return last;
}
/** Does one more command. */
const then = ({ session }: Handled, command: Command & Envelope, now = NOW): Handled => handle(session, command, now);

/** Each side holds a card, so that steps are waited for. */
const HANDS: Setup = { hands: { genius: ['rage'], spymaster: ['memo'] } };
/** The Genius has a plan that it cannot activate; ending this step ends its turn. */
const LAST_STEP: Setup = { turn: { number: 3, side: 'genius', step: 'activate' }, plan: { card: 'heist' }, ...HANDS };
const END = { do: 'act', action: { type: 'endStep', side: 'genius' } } as const;
/** The plan can be activated: that burns a full bar. */
const ACTIVE: Setup = { ...LAST_STEP, plan: 'prank', lair: { 1: 'crate' } };
const ACTIVATE = { do: 'act', action: { type: 'activatePlan', side: 'genius' } } as const;
const BAR = { kind: 'grace', startedAt: NOW, ms: 600 };

describe('what is waited for', () => {
  it('is decided once: on one side, untimed, with a step held beforehand by its announcer, both are asked for OK', () => {
    const passedOn: Command[] = [
      { do: 'set', seating: 'one-side', grace: 'untimed' },
      { do: 'open-hand', side: 'genius' },
      { do: 'lift-curtain' },
      { do: 'hold-next', side: 'genius', on: true },
    ];
    const asked = having(LAST_STEP, ...passedOn, END);
    expect(asked.session.waiting).toEqual({ kind: 'oks', waiting: ['genius', 'spymaster'] });
    const one = then(asked, { do: 'ok', side: 'genius' });
    expect(one.session.waiting).toEqual({ kind: 'oks', waiting: ['spymaster'] });
    const both = then(one, { do: 'ok', side: 'spymaster' });
    expect(both.session.timeline.state.turn.number).toBe(4);
  });

  it('a bar asks to be called when its time is up, and then the step resolves', () => {
    const barred = having(LAST_STEP, END);
    const { question } = barred.session;
    expect(barred.session.waiting).toEqual(BAR);
    expect(barred.todo).toEqual([{ do: 'wait', ms: 600, question }, { do: 'save' }]);
    const ended = then(barred, { do: 'time-up', question });
    expect(ended.session.timeline.state.turn.number).toBe(4);
  });

  it('a command that has nothing to do leaves the session the same value', () => {
    const { session } = having(LAST_STEP);
    const idle: Command[] = [
      { do: 'time-up' },
      { do: 'release' },
      { do: 'hold' },
      { do: 'never-mind' },
      { do: 'take-back' },
      { do: 'lift-curtain' },
      { do: 'stay-in-seat' },
      { do: 'close-hands' },
      { do: 'decline-undo' },
      { do: 'decline-draw' },
      { do: 'undo' },
      { do: 'ask-undo', side: 'genius' },
      { do: 'agree-undo', side: 'genius' },
      { do: 'ok', side: 'genius' },
      { do: 'carry', side: 'genius', card: 0 },
      { do: 'carry', side: 'genius', card: null },
      { do: 'commit', side: 'genius', card: 0 },
      { do: 'shown', beat: 1 },
      { do: 'place', node: 0, at: [0, 0] },
    ];
    for (const command of idle)
      expect(handle(session, command, NOW), command.do).toEqual({ session, beats: [], todo: [] });
    for (const command of idle) expect(handle(session, command, NOW).session, command.do).toBe(session);
  });

  it('the side that did not announce a step of the plan may end its bar; a short bar is not worth it', () => {
    const early = ({ session }: Handled) => publish(session, NO_GAME).barFor;
    expect(early(having(ACTIVE))).toBeNull();
    const barred = having(ACTIVE, ACTIVATE);
    expect(early(barred)).toBe('spymaster');
    expect(early(then(barred, { do: 'hold' }))).toBeNull();
    expect(early(having(LAST_STEP, END))).toBeNull();
  });

  it('the idle side may let it run from the first bar of a turn on', () => {
    const order = ({ session }: Handled) => publish(session, NO_GAME).letsRun;
    expect(order(having(LAST_STEP))).toBeNull();
    const barred = having(LAST_STEP, END);
    expect(order(barred)).toEqual({ side: 'spymaster', on: false });
    expect(order(then(barred, { do: 'hold' }))).toEqual({ side: 'spymaster', on: false });

    const setup: Setup = {
      turn: { number: 4, side: 'spymaster', step: 'infiltrate' },
      plan: 'heist',
      lair: { 2: 'guard' },
      networks: [{ nodes: ['hub'], spies: ['agent'] }],
      ...HANDS,
    };
    const [{ card: spy }] = stateIn(setup).spies;
    const sent = having(setup, { do: 'act', action: { type: 'infiltrate', side: 'spymaster', spy } });
    expect(sent.session.waiting).toEqual({ kind: 'grace', startedAt: NOW, ms: 600 });
    const runs = then(sent, { do: 'yield', side: 'genius', on: true });
    expect(runs.session.timeline.state.infiltration).toMatchObject({ square: 2, arrived: true });
    expect(runs.session.waiting).toEqual({ kind: 'none' });
    // It stands there between two steps too.
    expect(order(runs)).toEqual({ side: 'genius', on: true });
    expect(order(then(runs, { do: 'yield', side: 'genius', on: false }))).toEqual({ side: 'genius', on: false });
    expect(order(then(runs, { do: 'claim', side: 'spymaster' }))).toEqual({ side: 'genius', on: false });
  });

  it('a pass that is taken back is not made again for a side that lets it run', () => {
    const setup: Setup = { ...LAST_STEP, turn: { ...LAST_STEP.turn!, step: 'lair' }, lair: { 2: 'guard' }, ...HANDS };
    const { hands, lair } = stateIn(setup);
    const play: Command = {
      do: 'act',
      action: { type: 'playInstant', side: 'genius', card: hands.genius[0], targets: [lair[1]!.card] },
    };
    const asked = then(having(setup, play), { do: 'yield', side: 'spymaster', on: true });
    expect(asked.session.waiting).toEqual({ kind: 'ask', side: 'spymaster' });
    const passed = then(asked, { do: 'let-resolve', side: 'spymaster' });
    expect(passed.session.timeline.state.stack).toEqual([]);
    const request = then(passed, { do: 'ask-undo', side: 'spymaster' });
    const undone = then(request, { do: 'agree-undo', side: 'genius' });
    expect(undone.session.waiting).toEqual({ kind: 'ask', side: 'spymaster' });
    expect(undone.session.timeline.state.stack).toHaveLength(1);
    expect(undone.beats).toEqual([]);
  });

  it('a short bar burns while the show plays, and the later of the two ends it', () => {
    const staged = then(having(LAST_STEP), { do: 'stage', on: true });
    const barred = then(staged, END);
    const { performed } = barred.session.beats;
    expect(barred.session.waiting).toEqual(BAR);
    expect(barred.todo).toContainEqual({ do: 'wait', ms: 600, question: barred.session.question });
    // The show ends first.
    const shown = then(barred, { do: 'shown', beat: performed });
    expect(shown.session.waiting).toEqual(BAR);
    expect(then(shown, { do: 'time-up' }).session.timeline.state.turn.number).toBe(4);
    // The bar ends first.
    const over = then(barred, { do: 'time-up' });
    expect(over.session.waiting).toEqual({ ...BAR, over: true });
    expect(over.todo).toContainEqual({ do: 'wait', ms: PATIENCE, question: over.session.question });
    expect(over.session.timeline.state.turn.number).toBe(3);
    expect(then(over, { do: 'shown', beat: performed }).session.timeline.state.turn.number).toBe(4);
    // The show never ends.
    expect(then(over, { do: 'time-up' }).session.timeline.state.turn.number).toBe(4);
    // It is held meanwhile.
    expect(then(over, { do: 'hold' }).session.waiting).toEqual({ kind: 'held' });
  });

  it('nobody may end the bar early where the device is passed on: the other side does not see it', () => {
    const { session } = having(ACTIVE, { do: 'set', seating: 'one-side' }, ACTIVATE);
    expect(session.waiting.kind).toBe('grace');
    expect(publish(session, NO_GAME).barFor).toBeNull();
  });

  it('a step that is held waits until it is let go or taken back', () => {
    const held = having(LAST_STEP, END, { do: 'hold' });
    expect(held.session.waiting).toEqual({ kind: 'held' });
    expect(then(held, { do: 'undo' }).session.timeline.state.stack).toEqual([]);
  });
});

describe('cards that set each other off without end', () => {
  const cards = [...TEST_CARDS, echo({ on: 'turnEnded' })];
  const start = () => sessionAt(stateIn({ ...LAST_STEP, lair: { 1: 'echo' } }, cards), cards);
  const told = { do: 'tell-cards', what: { why: 'loop', names: ['Echo'] } };

  it('are named, and at grace 0 the turn ends all the same, to be taken back', () => {
    const untimed = handle(start(), { do: 'set', grace: 0 }, NOW);
    const looped = then(untimed, END);
    expect(looped.todo).toContainEqual(told);
    expect(looped.session.timeline.state.turn.number).toBe(4);
    const asked = then(looped, { do: 'ask-undo', side: 'genius' });
    const undone = then(asked, { do: 'agree-undo', side: 'spymaster' });
    expect(undone.session.timeline.state).toEqual(untimed.session.timeline.state);
  });

  it('are named where the bar has ended, and the turn ends all the same', () => {
    const barred = handle(start(), END, NOW);
    expect(barred.session.waiting.kind).toBe('grace');
    const looped = then(barred, { do: 'time-up' });
    expect(looped.todo).toContainEqual(told);
    expect(looped.session.timeline.state.turn.number).toBe(4);
    expect(looped.session.timeline.log).toContainEqual(
      expect.objectContaining({ kind: 'event', event: expect.objectContaining({ type: 'loopCut' }) }),
    );
  });

  it('come to the same when the game is opened from its save', () => {
    const looped = then(handle(start(), END, NOW), { do: 'time-up' });
    const { record, timeline } = looped.session;
    expect(openGame(record, start().timeline.state).state).toEqual(timeline.state);
  });
});

describe('INTERRUPT', () => {
  it('counts for the side that claims first, and the other side is refused until it is given up', () => {
    const claimed = having(LAST_STEP, { do: 'claim', side: 'spymaster' });
    expect(claimed.session.waiting).toEqual({ kind: 'claimed', side: 'spymaster' });
    expect(then(claimed, { do: 'claim', side: 'genius' }).session).toBe(claimed.session);
    expect(then(claimed, END).refusal).toEqual({ code: 'claimed', table: true });
    expect(then(then(claimed, { do: 'never-mind' }), END).refusal).toBeUndefined();
  });

  it('of the own turn ends with its next move', () => {
    const lair: Setup = { ...LAST_STEP, turn: { number: 3, side: 'genius', step: 'lair' } };
    const claimed = having(lair, { do: 'claim', side: 'genius' });
    expect(claimed.session.waiting).toEqual({ kind: 'claimed', side: 'genius' });
    expect(then(claimed, END).session.record.manners.claim).toBeNull();
  });

  it('held beforehand by both is had by the side that may respond first', () => {
    const both: Command[] = [
      { do: 'hold-next', side: 'genius', on: true },
      { do: 'hold-next', side: 'spymaster', on: true },
    ];
    const { session } = having(LAST_STEP, ...both, END);
    expect(session.waiting).toEqual({ kind: 'claimed', side: 'spymaster' });
    expect(session.record.manners.holdNext).toEqual({ genius: true, spymaster: false });
  });
});

describe('beats', () => {
  it('tell each action by itself: what the table saw before, what happened, what it saw after', () => {
    const done = having(LAST_STEP, END, { do: 'time-up' });
    const [firstPass, secondPass] = done.beats.map(wholeOf);
    expect(done.beats.map((beat) => beat.number)).toEqual([2, 3]);
    expect(firstPass.after).toEqual(secondPass.before);
    expect(firstPass.events).toEqual([]);
    expect(secondPass.events.map((event) => event.type)).toContain('turnStarted');
    expect(secondPass.before.turn.number).toBe(3);
    expect(secondPass.after.turn.number).toBe(4);
    expect(secondPass.after.viewer).toBe('table');
  });

  it('R10.1 show nothing that the table may not know', () => {
    const drawn = having(LAST_STEP, END, { do: 'time-up' });
    const [event] = drawn.beats.flatMap((beat) => wholeOf(beat).events).filter(({ type }) => type === 'drawn');
    const cards = 'cards' in event ? event.cards : [];
    expect(cards.length).toBeGreaterThan(0);
    expect(cards.every((card) => card < 0)).toBe(true);
  });

  it('hold the bar of a step back until a page that shows them has shown them all', () => {
    const staged = having(ACTIVE, { do: 'stage', on: true }, ACTIVATE);
    const { question } = staged.session;
    expect(staged.session.waiting).toEqual({ kind: 'grace', startedAt: null, ms: 2000 });
    expect(staged.todo).toContainEqual({ do: 'wait', ms: PATIENCE, question });
    const shown = then(staged, { do: 'shown', beat: 1 }, NOW + 500);
    expect(shown.session.waiting).toEqual({ kind: 'grace', startedAt: NOW + 500, ms: 2000 });
    expect(shown.todo).toEqual([{ do: 'wait', ms: 2000, question: shown.session.question }]);
    expect(then(shown, { do: 'shown', beat: 1 }).session).toBe(shown.session);
  });

  it('hold nobody up for longer than the patience: the bar begins without the page', () => {
    const staged = having(ACTIVE, { do: 'stage', on: true }, ACTIVATE);
    const { question } = staged.session;
    const begun = then(staged, { do: 'time-up', question }, NOW + PATIENCE);
    expect(begun.session.waiting).toEqual({ kind: 'grace', startedAt: NOW + PATIENCE, ms: 2000 });
    expect(begun.session.timeline).toBe(staged.session.timeline);
  });
});

describe('sources of commands', () => {
  const BOT = 'bot:rookie';
  const seated = having(LAST_STEP, { do: 'seat', side: 'spymaster', source: BOT });

  it('speak for their own sides alone', () => {
    const claim = { do: 'claim', side: 'spymaster' } as const;
    expect(then(seated, claim).refusal).toEqual({ code: 'not-your-side', table: true });
    expect(then(seated, { ...claim, from: BOT }).session.record.manners.claim).toBe('spymaster');
    expect(then(seated, { ...END, from: BOT }).refusal).toEqual({ code: 'not-your-side', table: true });
    expect(then(seated, END).refusal).toBeUndefined();
  });

  it('name the moment that they answer: an answer to another one leaves no trace', () => {
    const { question } = seated.session;
    const barred = then(seated, END);
    expect(barred.session.question).toBeGreaterThan(question);
    const late = then(barred, { do: 'claim', side: 'spymaster', from: BOT, question });
    expect(late).toEqual({ session: barred.session, beats: [], todo: [] });
    expect(then(barred, { do: 'time-up', question }).session).toBe(barred.session);
    const inTime = then(barred, { do: 'claim', side: 'spymaster', from: BOT, question: barred.session.question });
    expect(inTime.session.waiting).toEqual({ kind: 'claimed', side: 'spymaster' });
  });
});

describe('the layout', () => {
  const TWO: Setup = {
    turn: { number: 4, side: 'spymaster', step: 'actions' },
    networks: [{ nodes: [{ card: 'safehouse', at: [0, 0] }] }, { nodes: [{ card: 'courier', at: [0, 0] }] }],
  };
  const state = stateIn(TWO);
  const [safehouse, courier] = state.nodes.map(({ card }) => card);

  it('has a place for each Node in play, and is saved when somebody moves a Network', () => {
    expect(having(TWO).session.record.layout).toEqual({ [safehouse]: [0, 0], [courier]: [1.25, 0] });
    const placed = having(TWO, { do: 'place', node: courier, at: [5, 0.4] });
    expect(placed.session.record.layout).toEqual({ [safehouse]: [0, 0], [courier]: [5, 0.5] });
    expect(placed.todo).toEqual([{ do: 'save' }]);
  });

  it('takes no place that is none, and no card that is no Node in play', () => {
    const { session } = having(TWO);
    const wrong: [number, [number, number]][] = [
      [safehouse, [Number.NaN, 0]],
      [safehouse, [0, 1e9]],
      [9999, [0, 0]],
    ];
    for (const [node, at] of wrong) expect(handle(session, { do: 'place', node, at }, NOW).session).toBe(session);
  });
});

describe('a session', () => {
  it('is plain JSON: what comes back from it goes on alike', () => {
    const commands: Command[] = [
      { do: 'claim', side: 'spymaster' },
      { do: 'never-mind' },
      END,
      { do: 'hold' },
      { do: 'release' },
    ];
    let plain: Session = sessionAt(stateIn(LAST_STEP));
    let stored: Session = plain;
    for (const command of [{ do: 'unlock' } as const, ...commands]) {
      plain = handle(plain, command, NOW).session;
      stored = handle(JSON.parse(JSON.stringify(stored)), command, NOW).session;
      expect(stored).toEqual(plain);
    }
    expect(plain.waiting).toEqual(BAR);
  });

  it('agrees on a draw only where one is offered', () => {
    const agreed = { do: 'act', action: { type: 'agreeDraw', side: 'genius' } } as const;
    const { session } = having(LAST_STEP);
    expect(handle(session, agreed, NOW).refusal).toEqual({ code: 'no-offer', table: true });
    const offered = having(LAST_STEP, { do: 'offer-draw', side: 'spymaster' }, agreed);
    expect(offered.session.timeline.state.winner).toBe('draw');
  });

  it('does not let changed cards wait for a game that is over', () => {
    const barred = having(LAST_STEP, END);
    const { set } = barred.session.timeline.state;
    const waiting = then(barred, { do: 'cards', set, rules: {} });
    expect(waiting.session.nextCards).not.toBeNull();
    const over = then(waiting, { do: 'act', action: { type: 'concede', side: 'genius' } });
    expect(over.session.nextCards).toBeNull();
    expect(over.todo).toContainEqual({ do: 'untell-cards' });
  });

  it('in a tab that only watches is changed by nobody, and its hands are closed', () => {
    const locked = having(LAST_STEP, { do: 'open-hand', side: 'genius' }, { do: 'lock' });
    expect(locked.session.openHands).toEqual({ genius: false, spymaster: false });
    expect(then(locked, END).refusal).toEqual({ code: 'elsewhere', table: true });
    expect(then(locked, { do: 'claim', side: 'genius' }).session).toBe(locked.session);
  });
});
