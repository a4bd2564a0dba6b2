import { describe, expect, it } from 'vitest';
import { at, doing, TIME_UP } from '../../../tests/host/doing.ts';
import type { Setup } from '../../scenario/format.ts';
import { NO_GAME, publish } from '../sight/publish.ts';
import type { Command } from '../vocabulary/commands.ts';
import type { Session } from '../vocabulary/session.ts';

/** The Spy Master is about to end its turn. */
const MASTER: Setup = {
  turn: { number: 4, side: 'spymaster', step: 'infiltrate' },
  plan: 'prank',
  networks: [{ nodes: ['hub'], spies: ['agent'] }],
  lair: { 8: 'guard' },
  hands: { genius: ['rage'], spymaster: ['memo'] },
};
const sits = (session: Session) => publish(session, NO_GAME).sits;
const PASSED_ON: Command[] = [
  { do: 'set', seating: 'one-side', grace: 0 },
  { do: 'claim', side: 'spymaster' },
  { do: 'lift-curtain' },
];
/** The Master has the device alone, and has taken its claim back. */
const seated = (...commands: Command[]): Session => at(MASTER, ...PASSED_ON, { do: 'never-mind' }, ...commands);
const send: Command = { do: 'act', action: { type: 'endStep', side: 'spymaster' } };

describe('who has the device alone may have its hand open', () => {
  it('once it has lifted the curtain', () => {
    expect(sits(at(MASTER, ...PASSED_ON.slice(0, 2)))).toBeNull();
    expect(sits(seated())).toBe('spymaster');
  });

  it('and was shown what it has missed', () => {
    const missed = at(MASTER, { do: 'stage', on: true }, { do: 'set', seating: 'one-side', grace: 0 }, send);
    const shown = (session: Session) => doing(session, { do: 'shown', beat: session.beats.performed });
    const lifted = doing(shown(missed), { do: 'lift-curtain' });
    expect(lifted.recap).toMatchObject({ for: 'genius' });
    expect([sits(lifted), sits(shown(lifted))]).toEqual([null, 'genius']);
  });

  it('but not where both sit at the device', () => {
    expect(sits(at(MASTER, { do: 'claim', side: 'spymaster' }))).toBeNull();
    expect(sits(seated({ do: 'set', seating: 'across' }))).toBeNull();
  });

  it('until the other one claims, or takes the seat', () => {
    const claimed = seated({ do: 'claim', side: 'genius' });
    expect(claimed.curtain).toMatchObject({ for: 'genius', why: 'hand' });
    expect(sits(claimed)).toBeNull();
    expect(sits(doing(claimed, { do: 'stay-in-seat' }))).toBe('spymaster');
    const lifted = doing(claimed, { do: 'lift-curtain' });
    expect(sits(lifted)).toBe('genius');
    expect(sits(doing(lifted, { do: 'never-mind' })), 'the device goes back without a curtain').toBeNull();
  });

  it('not while the other one is asked for something', () => {
    expect(sits(seated({ do: 'offer-draw', side: 'spymaster' }))).toBeNull();
    const untimed = seated({ do: 'set', grace: 'untimed' }, send);
    expect(untimed.waiting).toMatchObject({ kind: 'oks' });
    expect(sits(untimed)).toBeNull();
  });

  it('nor once the game is over, or behind the curtain of the next turn', () => {
    expect(sits(seated({ do: 'act', action: { type: 'concede', side: 'genius' } }))).toBeNull();
    const turned = seated(send, TIME_UP);
    expect(turned.curtain).toMatchObject({ for: 'genius' });
    expect(sits(turned)).toBeNull();
  });
});

it('a change of seating closes the hands', () => {
  const open = at(MASTER, { do: 'open-hand', side: 'genius' });
  expect(doing(open, { do: 'set', seating: 'one-side' }).openHands).toEqual({ genius: false, spymaster: false });
});

describe('a card that is carried over the table', () => {
  const LAIR: Setup = {
    turn: { number: 5, side: 'genius', step: 'lair' },
    hands: { genius: ['guard'], spymaster: [] },
  };
  const opened = at(LAIR, { do: 'open-hand', side: 'genius' });
  const [card] = opened.timeline.state.hands.genius;
  const carried = doing(opened, { do: 'carry', side: 'genius', card });

  it('is told to its owner alone, with where it could go', () => {
    const { openHands, ...told } = publish(carried, NO_GAME);
    const { openHands: _, ...before } = publish(opened, NO_GAME);
    expect(openHands.genius?.carried).toMatchObject({ side: 'genius', card });
    expect(openHands.genius?.carried?.offers.map(({ type }) => type)).toContain('playMinion');
    expect(told).toEqual(before);
    expect(carried.record).toEqual(opened.record);
  });

  it('is carried no more once it is put down, taken back, or its hand is closed', () => {
    const ends: Command[] = [
      { do: 'commit', side: 'genius', card },
      { do: 'carry', side: 'genius', card: null },
      { do: 'close-hand', side: 'genius' },
      { do: 'close-hands' },
    ];
    for (const end of ends) expect(doing(carried, end).carried, end.do).toBeNull();
  });
});
