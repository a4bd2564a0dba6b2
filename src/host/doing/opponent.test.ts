import { describe, expect, it } from 'vitest';
import { sessionAt, stateIn } from '../../../tests/store/position.ts';
import type { Side } from '../../engine/index.ts';
import { HIDDEN, view } from '../../engine/index.ts';
import { PEOPLE } from '../../record/index.ts';
import type { Setup } from '../../scenario/format.ts';
import type { Handled } from '../handle.ts';
import { handle } from '../handle.ts';
import { NO_GAME, publish } from '../sight/publish.ts';
import type { Command, Envelope } from '../vocabulary/commands.ts';
import { PATIENCE } from '../vocabulary/session.ts';
import { PAUSE, PAUSE_OF_MOVES } from './opponent.ts';

const NOW = 1000;
const BOT = 'rookie';

/** A session at a position in which a bot plays those sides, after these commands. */
function against(bots: readonly Side[], setup: Setup, ...commands: (Command & Envelope)[]): Handled {
  const seats = bots.map((side): Command => ({ do: 'seat', side, source: BOT }));
  return having(handle(sessionAt(stateIn(setup)), { do: 'unlock' }, NOW), ...seats, ...commands);
}
function having(handled: Handled, ...commands: (Command & Envelope)[]): Handled {
  return commands.reduce((last, command) => handle(last.session, command, NOW), handled);
}
/** What the bot of that side answers now. */
const answers = ({ session }: Handled, side: Side, type: 'pass' | 'endStep' | 'activatePlan'): Command & Envelope => ({
  do: 'answer',
  side,
  action: { type, side },
  from: BOT,
  question: session.question,
});
const timeUp = ({ session }: Handled): Command & Envelope => ({ do: 'time-up', question: session.question });
const stepOf = ({ session }: Handled) => session.timeline.state.turn;
const thinks = (side: Side, ms = PAUSE) => ({ kind: 'thinking', side, startedAt: NOW, ms });

/** The bot has ended the Genius's step of the lair, which the page has still to show. */
function firstMoveOnStage(): Handled {
  const staged = against(['genius'], LAIR, { do: 'stage', on: true });
  const answered = having(staged, answers(staged, 'genius', 'endStep'));
  return handle(answered.session, timeUp(answered), NOW + PAUSE_OF_MOVES);
}

const HANDS: Setup = { hands: { genius: ['rage'], spymaster: ['memo'] } };
const LAIR: Setup = { turn: { number: 3, side: 'genius', step: 'lair' }, plan: 'heist', ...HANDS };
/** The Genius's last step: ending it is a declared step, to which the Master may respond. */
const LAST: Setup = { ...LAIR, turn: { number: 3, side: 'genius', step: 'activate' } };
/** The same, and the plan can be activated. */
const READY: Setup = { ...LAST, plan: 'prank', lair: { 1: 'crate' } };
const END: Command = { do: 'act', action: { type: 'endStep', side: 'genius' } };

describe('a bot', () => {
  it('is asked with the view and the offers of its side, for the present question', () => {
    const asked = against(['genius'], LAIR);
    const { state } = asked.session.timeline;
    const { question } = asked.session;
    expect(asked.session.waiting).toEqual(thinks('genius', PAUSE_OF_MOVES));
    expect(asked.todo).toContainEqual({ do: 'wait', ms: PAUSE_OF_MOVES, question });
    const consult = asked.todo.find((one) => one.do === 'consult');
    expect(consult?.what).toMatchObject({ side: 'genius', source: BOT, question, view: view(state, 'genius') });
    expect(consult?.what.offers).toContainEqual({ type: 'endStep', side: 'genius' });
    expect(consult?.what.view.hands.spymaster).toEqual([HIDDEN]);
  });

  it.each([
    ['a move of its own', against(['genius'], LAIR), PAUSE_OF_MOVES],
    ['a response', against(['spymaster'], LAST, END), PAUSE],
  ])('R10.2 thinks for less than its pause: %s', (_, { session, todo }, pause) => {
    const consult = todo.find((one) => one.do === 'consult');
    expect(session.waiting).toMatchObject({ kind: 'thinking', ms: pause });
    expect(consult?.what.ms).toBeLessThan(pause);
  });

  it('acts when its pause has ended, not before', () => {
    const asked = against(['genius'], LAIR);
    const answered = having(asked, answers(asked, 'genius', 'endStep'));
    expect(stepOf(answered).step).toBe('lair');
    expect(answered.session.question).toBe(asked.session.question);
    expect(stepOf(having(answered, timeUp(answered))).step).toBe('activate');
  });

  it('acts at once if its answer comes after the pause', () => {
    const asked = against(['genius'], LAIR);
    const late = having(asked, timeUp(asked));
    expect(late.session.waiting).toBe(asked.session.waiting);
    expect(stepOf(having(late, answers(late, 'genius', 'endStep'))).step).toBe('activate');
  });

  it('thinks while the page shows what led to the question, and acts as soon as it has been shown', () => {
    const first = firstMoveOnStage();
    expect(first.todo.map((one) => one.do)).toContain('consult');
    expect(first.session.waiting).toEqual({ ...thinks('genius', PAUSE_OF_MOVES), startedAt: NOW + PAUSE_OF_MOVES });
    const over = having(first, answers(first, 'genius', 'endStep'), timeUp(first));
    expect(stepOf(over).step).toBe('activate');
    expect(over.todo).toContainEqual({ do: 'wait', ms: PATIENCE, question: first.session.question });
    expect(having(over, { do: 'shown', beat: 1 }).session.timeline.state.stack).toMatchObject([{ kind: 'endTurn' }]);
    const early = having(first, { do: 'shown', beat: 1 }, answers(first, 'genius', 'endStep'));
    expect(stepOf(early).step).toBe('activate');
    expect(having(early, timeUp(early)).session.timeline.state.stack).toMatchObject([{ kind: 'endTurn' }]);
  });

  it('waits no longer for the page than its patience', () => {
    const first = firstMoveOnStage();
    const over = having(first, answers(first, 'genius', 'endStep'), timeUp(first));
    expect(having(over, timeUp(over)).session.timeline.state.stack).toMatchObject([{ kind: 'endTurn' }]);
  });

  it('may do nothing that is illegal, nothing for the other side, and nothing too late', () => {
    const asked = against(['genius'], LAIR);
    const answer = answers(asked, 'genius', 'endStep');
    const refused = (command: Command & Envelope) => handle(asked.session, command, NOW).refusal?.code;
    expect(refused(answers(asked, 'genius', 'pass'))).toBe('not-now');
    expect(refused({ ...answer, from: PEOPLE })).toBe('not-your-side');
    expect(refused({ ...answers(asked, 'spymaster', 'endStep') })).toBe('not-your-side');
    const gone = having(asked, { do: 'claim', side: 'spymaster' });
    expect(handle(gone.session, answer, NOW).session).toBe(gone.session);
  });

  it('is asked about a declared step of people, for its pause instead of the full fuse', () => {
    const declared = against(['spymaster'], LAST, END);
    expect(declared.session.waiting).toEqual(thinks('spymaster'));
    const passed = having(declared, answers(declared, 'spymaster', 'pass'), timeUp(declared));
    expect(stepOf(passed)).toMatchObject({ number: 4, side: 'spymaster' });
  });

  it('is asked about it whatever it holds', () => {
    const other: Setup = { ...LAST, hands: { genius: ['rage'], spymaster: ['agent'] } };
    expect(against(['spymaster'], other, END).session.waiting).toEqual(thinks('spymaster'));
  });

  it('walks up to a Minion in a short time: its pause before the fight follows', () => {
    const entering = (lair: Setup['lair']) => {
      const walk: Setup = {
        turn: { number: 4, side: 'spymaster', step: 'infiltrate' },
        networks: [{ nodes: ['hub'], spies: ['agent'] }],
        lair,
        ...HANDS,
      };
      const asked = against(['spymaster'], walk);
      const [{ card: spy }] = asked.session.timeline.state.spies;
      const action = { type: 'infiltrate', side: 'spymaster', spy } as const;
      const sent = having(asked, { ...answers(asked, 'spymaster', 'endStep'), action } as Command, timeUp(asked));
      return having(sent, timeUp(sent)).session;
    };
    const met = (lair: Setup['lair']) => {
      const { timeline, waiting } = entering(lair);
      return { top: timeline.state.stack.at(-1)?.kind, waiting };
    };
    const grace = (ms: number) => ({ top: 'enter', waiting: { kind: 'grace', startedAt: NOW, ms } });
    expect(met({ 1: 'guard' })).toEqual(grace(600));
    expect(met({ 2: 'guard' })).toEqual(grace(600));
    expect(met({ 1: 'crate', 2: 'guard' })).toEqual(grace(600));
  });

  it('leaves people the full fuse to answer what it declares', () => {
    const asked = against(['genius'], READY);
    const declared = having(asked, answers(asked, 'genius', 'activatePlan'), timeUp(asked));
    expect(declared.session.waiting).toEqual({ kind: 'grace', startedAt: NOW, ms: 2000 });
    expect(publish(declared.session, NO_GAME)).toMatchObject({
      barFor: 'spymaster',
      letsRun: { side: 'spymaster', on: false },
    });
  });

  it('does not keep somebody waiting who has nothing to answer with', () => {
    const asked = against(['genius'], { ...READY, hands: { genius: ['rage'], spymaster: ['agent'] } });
    const declared = having(asked, answers(asked, 'genius', 'activatePlan'), timeUp(asked));
    expect(declared.session.waiting).toEqual({ kind: 'grace', startedAt: NOW, ms: 600 });
    const activate: Command = { do: 'act', action: { type: 'activatePlan', side: 'genius' } };
    const people = having(handle(sessionAt(stateIn(READY)), { do: 'unlock' }, NOW), activate);
    expect(people.session.waiting).toEqual({ kind: 'grace', startedAt: NOW, ms: 2000 });
  });

  it('makes one move where bots play both sides, and is held again', () => {
    const held = having(against(['genius', 'spymaster'], LAIR), { do: 'hold' });
    expect(held.session.waiting).toEqual({ kind: 'held' });
    const asked = having(held, { do: 'step' });
    expect(asked.session.waiting).toEqual(thinks('genius', PAUSE_OF_MOVES));
    const moved = having(asked, answers(asked, 'genius', 'endStep'), timeUp(asked));
    expect(stepOf(moved)).toMatchObject({ number: 3, step: 'activate' });
    expect(moved.session.waiting).toEqual({ kind: 'held' });
    const goesOn = having(moved, { do: 'release' });
    const next = having(goesOn, answers(goesOn, 'genius', 'endStep'), timeUp(goesOn));
    expect(next.session.waiting).toEqual(thinks('spymaster'));
    // The turn that it ends has to be answered first.
    const step = having(moved, { do: 'step' });
    const declared = having(step, answers(step, 'genius', 'endStep'), timeUp(step));
    expect(declared.session.waiting).toEqual(thinks('spymaster'));
    const over = having(declared, answers(declared, 'spymaster', 'pass'), timeUp(declared));
    expect([stepOf(over).number, over.session.waiting.kind]).toEqual([4, 'held']);
    const { session } = against(['genius'], LAIR);
    expect(handle(session, { do: 'step' }, NOW).session).toBe(session);
  });

  it('plays an instant that is only shown to somebody who has nothing to answer with', () => {
    const played = (hand: string) => {
      const asked = against(['genius'], { ...LAIR, hands: { genius: ['idea'], spymaster: [hand] } });
      const [card] = asked.session.timeline.state.hands.genius;
      const action = { type: 'playInstant', side: 'genius', card } as const;
      const answer = { ...answers(asked, 'genius', 'endStep'), action } as Command & Envelope;
      return having(asked, answer, timeUp(asked));
    };
    expect(played('agent').session.waiting).toEqual({ kind: 'grace', startedAt: NOW, ms: 600 });
    const shown = played('agent');
    expect(having(shown, timeUp(shown)).session.timeline.state.stack).toEqual([]);
    expect(played('silence').session.waiting).toEqual({ kind: 'ask', side: 'spymaster' });
  });

  it('waits while the game is held, or while a dialog covers the table', () => {
    const asked = against(['genius'], LAIR);
    expect(having(asked, { do: 'hold' }).session.waiting).toEqual({ kind: 'held' });
    expect(having(asked, { do: 'tell', on: true }).session.waiting).toEqual({ kind: 'held' });
    expect(having(asked, { do: 'hold' }, { do: 'release' }).session.waiting).toEqual(thinks('genius', PAUSE_OF_MOVES));
  });

  it('can be interrupted, and goes on when the claim is given up', () => {
    const claimed = against(['genius'], LAIR, { do: 'claim', side: 'spymaster' });
    expect(claimed.session.waiting).toEqual({ kind: 'claimed', side: 'spymaster' });
    expect(having(claimed, { do: 'never-mind' }).session.waiting).toEqual(thinks('genius', PAUSE_OF_MOVES));
  });

  it('is not asked by a tab that only watches', () => {
    const asked = against(['genius'], LAIR);
    expect(having(asked, { do: 'lock' }).todo.filter((one) => one.do === 'consult')).toEqual([]);
    expect(having(asked, { do: 'lock' }, { do: 'unlock' }).todo.map((one) => one.do)).toContain('consult');
  });

  it('plays on against another bot to the end of a turn', () => {
    let game = against(['genius', 'spymaster'], LAST);
    game = having(game, answers(game, 'genius', 'endStep'), timeUp(game));
    expect(game.session.waiting).toEqual(thinks('spymaster'));
    game = having(game, answers(game, 'spymaster', 'pass'), timeUp(game));
    expect(stepOf(game).number).toBe(4);
  });
});

describe('people against a bot', () => {
  const published = ({ session }: Handled) => publish(session, NO_GAME);

  it('have their hand open all the time, and there is no curtain', () => {
    const passedOn: Command = { do: 'set', seating: 'one-side' };
    const asked = against(['genius'], LAIR, passedOn);
    expect(published(asked)).toMatchObject({ sits: 'spymaster', curtain: null });
    expect(having(asked, { do: 'open-hand', side: 'spymaster' }).session.openHands.spymaster).toBe(true);
    expect(published(against(['spymaster'], LAIR, passedOn))).toMatchObject({ sits: 'genius', curtain: null });
  });

  it('can neither look into its hand nor interrupt, move or concede for it', () => {
    const asked = against(['genius'], LAIR);
    const refused = (command: Command) => handle(asked.session, command, NOW).refusal?.code;
    expect(refused({ do: 'open-hand', side: 'genius' })).toBe('not-your-side');
    expect(refused({ do: 'claim', side: 'genius' })).toBe('not-your-side');
    expect(refused(END)).toBe('not-your-side');
    expect(refused({ do: 'act', action: { type: 'concede', side: 'genius' } })).toBe('not-your-side');
    expect(published(asked)).toMatchObject({ offers: [], canClaim: { genius: false, spymaster: true } });
  });

  it('offer no draw, which a bot would not take', () => {
    const { session } = against(['genius'], LAIR);
    expect(handle(session, { do: 'offer-draw', side: 'spymaster' }, NOW).refusal?.code).toBe('no-draw');
  });

  it('take over its side', () => {
    const taken = against(['genius'], LAIR, { do: 'seat', side: 'genius', source: PEOPLE });
    expect(taken.session.waiting).toEqual({ kind: 'none' });
    expect(published(taken)).toMatchObject({ sits: null, canClaim: { genius: true, spymaster: true } });
  });
});

describe('undo against a bot', () => {
  const declared = against(['spymaster'], LAST, END);
  const mind = ({ session }: Handled) => publish(session, NO_GAME);

  it('takes back a move with the passes of the bot since, and the game is not marked', () => {
    expect(mind(declared).canUndo).toMatchObject({ side: 'genius', free: true });
    const back = having(declared, { do: 'undo' });
    expect(stepOf(back)).toMatchObject({ number: 3, step: 'activate' });
    expect(mind(back).hindsight).toBe(false);
  });

  it('goes back beyond what the bot has shown only when asked for, and the game is marked', () => {
    const passed = having(declared, answers(declared, 'spymaster', 'pass'), timeUp(declared));
    const drawn = having(passed, { do: 'unlock' });
    const acted: Command & Envelope = {
      ...answers(drawn, 'spymaster', 'endStep'),
      action: { type: 'discard', side: 'spymaster', cards: [drawn.session.timeline.state.hands.spymaster[0]] },
    } as Command & Envelope;
    const shown = having(drawn, acted, timeUp(drawn));
    expect(mind(shown).canUndo).toMatchObject({ side: 'genius', free: false, needsConsent: true });
    expect(having(shown, { do: 'undo' }).session).toBe(shown.session);
    const back = having(shown, { do: 'ask-undo', side: 'genius' });
    expect(stepOf(back)).toMatchObject({ number: 3, step: 'activate' });
    expect(mind(back).hindsight).toBe(true);
  });

  it('is nobody’s where two bots play', () => {
    let game = against(['genius', 'spymaster'], LAST);
    game = having(game, answers(game, 'genius', 'endStep'), timeUp(game));
    expect(mind(game).canUndo.side).toBeNull();
  });
});
