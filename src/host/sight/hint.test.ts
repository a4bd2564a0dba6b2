import { describe, expect, it } from 'vitest';
import { at, doing, NOW } from '../../../tests/host/doing.ts';
import { recordAt } from '../../../tests/store/position.ts';
import type { Action, Advice } from '../../engine/index.ts';
import type { Setup } from '../../scenario/format.ts';
import { handle } from '../handle.ts';
import type { Command } from '../vocabulary/commands.ts';
import type { Session } from '../vocabulary/session.ts';
import { NO_GAME, publish } from './publish.ts';

const LAIR: Setup = {
  turn: { number: 3, side: 'genius', step: 'lair' },
  plan: 'heist',
  hands: { genius: ['rage', 'guard'], spymaster: ['memo'] },
};
const OPEN: Command = { do: 'open-hand', side: 'genius' };
const ASK: Command = { do: 'ask-hint', side: 'genius' };
const ADVICE: Advice = { action: { type: 'endStep', side: 'genius' }, chance: 0.5, next: null };
const HINT: Command = { do: 'hint', advice: ADVICE };

/** A session in which hints were agreed. */
function agreed(setup: Setup, ...commands: Command[]): Session {
  const session = at(setup);
  return doing({ ...session, record: { ...session.record, hints: true } }, ...commands);
}
const seen = (session: Session) => publish(session, NO_GAME);
const refused = (session: Session, command: Command) => handle(session, command, NOW).refusal?.code;

describe('a hint', () => {
  it('is asked of a bot that gets the view and the offers of the asker', () => {
    const { session, todo } = handle(agreed(LAIR, OPEN), ASK, NOW);
    const question = todo.find((one) => one.do === 'consult');
    expect(question?.what).toMatchObject({ side: 'genius', source: 'adviser', view: { viewer: 'genius' } });
    expect(question?.what.offers).toContainEqual({ type: 'endStep', side: 'genius' });
    expect(seen(session).openHands.genius?.hint).toBe('thinking');
  });

  it('stands in the open hand alone, also when that opens again, and is saved and logged nowhere', () => {
    const hinted = agreed(LAIR, OPEN, ASK, HINT);
    expect(seen(hinted).openHands.genius?.hint).toEqual(ADVICE);
    const { openHands: _, ...shown } = seen(hinted);
    expect(JSON.stringify([shown, hinted.record])).not.toContain('"chance"');
    const closed = doing(hinted, { do: 'close-hand', side: 'genius' });
    expect(JSON.stringify(seen(closed))).not.toContain('"chance"');
    expect(seen(doing(closed, OPEN)).openHands.genius?.hint).toEqual(ADVICE);
  });

  it('goes when the position changes, and one that comes too late is not heeded', () => {
    const moved = agreed(LAIR, OPEN, ASK, { do: 'act', action: { type: 'endStep', side: 'genius' } });
    expect(seen(moved).openHands.genius?.hint).toBeNull();
    expect(handle(moved, HINT, NOW).session).toBe(moved);
  });

  describe('that names a card', () => {
    const TWO: Setup = { ...LAIR, hands: { genius: ['guard', 'boss'], spymaster: ['memo'] } };
    const [first, second] = at(TWO).timeline.state.hands.genius;
    const play = (card: number, square: number): Action => ({ type: 'playMinion', side: 'genius', card, square });
    const advice: Advice = { ...ADVICE, action: play(first, 3) };
    const hintAfter = (...commands: Command[]) =>
      seen(doing(agreed(TWO, OPEN, ASK, { do: 'hint', advice }), ...commands)).openHands.genius?.hint;

    it('stays until it is done', () => {
      expect(hintAfter()).toEqual(advice);
      expect(hintAfter({ do: 'act', action: play(first, 3) })).toBeNull();
    });

    it('goes as soon as it can no longer be done', () => {
      expect(hintAfter({ do: 'act', action: play(first, 4) })).toBeNull();
      expect(hintAfter({ do: 'act', action: play(second, 3) })).toBeNull();
      expect(hintAfter({ do: 'act', action: { type: 'endStep', side: 'genius' } })).toBeNull();
    });

    it('goes when its side does something else instead, though it could still be done', () => {
      expect(hintAfter({ do: 'act', action: play(second, 5) })).toBeNull();
    });

    it('stays while the other side stops the game, but was judged for another position', () => {
      const [memo] = at(TWO).timeline.state.hands.spymaster;
      const plays: Action = { type: 'playInstant', side: 'spymaster', card: memo, targets: [] };
      const stopped: Command[] = [
        { do: 'claim', side: 'spymaster' },
        { do: 'open-hand', side: 'spymaster' },
        { do: 'act', action: plays },
        { do: 'act', action: { type: 'pass', side: 'genius' } },
      ];
      expect(hintAfter(...stopped)).toEqual({ ...advice, chance: null, next: null });
    });

    it('is put away by its side', () => {
      expect(hintAfter({ do: 'withdraw-hint', side: 'genius' })).toBeNull();
      expect(hintAfter({ do: 'withdraw-hint', side: 'spymaster' })).toEqual(advice);
    });
  });

  it('is counted in public each time that one was asked for', () => {
    const twice = agreed(LAIR, OPEN, ASK, HINT, { do: 'withdraw-hint', side: 'genius' }, ASK);
    expect(seen(twice).hinted).toEqual({ genius: 2, spymaster: 0 });
  });

  it('may be asked for by the side that decides, in its open hand, where that was agreed', () => {
    expect(refused(at(LAIR, OPEN), ASK)).toBe('no-hints');
    expect(refused(agreed(LAIR), ASK)).toBe('not-asked');
    const other = agreed(LAIR, { do: 'open-hand', side: 'spymaster' });
    expect(refused(other, { do: 'ask-hint', side: 'spymaster' })).toBe('not-asked');
    expect(seen(other).openHands.spymaster?.mayAskHint).toBe(false);
    expect(seen(agreed(LAIR, OPEN)).openHands.genius?.mayAskHint).toBe(true);
  });

  it('is off for two unless they agree on it', () => {
    expect(recordAt({ setup: LAIR }).hints).toBe(false);
  });
});
