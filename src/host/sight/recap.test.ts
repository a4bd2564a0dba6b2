import { describe, expect, it } from 'vitest';
import { TEST_CARDS } from '../../../tests/engine/cards.ts';
import { FULL } from '../../../tests/full.ts';
import { at, doing, NOW } from '../../../tests/host/doing.ts';
import { begin, reloaded, wayOn, whim } from '../../../tests/host/randomTable.ts';
import { stateIn } from '../../../tests/store/position.ts';
import type { Action } from '../../engine/index.ts';
import { dice } from '../../engine/index.ts';
import type { Setup } from '../../scenario/format.ts';
import { handle } from '../handle.ts';
import { tableView } from '../views/tableView.ts';
import type { Command } from '../vocabulary/commands.ts';
import type { Beat, Session } from '../vocabulary/session.ts';
import { wholeOf } from '../vocabulary/session.ts';
import { NO_GAME, publish } from './publish.ts';
import { recapOf } from './recap.ts';

const LAIR: Setup = {
  turn: { number: 3, side: 'genius', step: 'lair' },
  plan: 'heist',
  lair: { 1: 'guard' },
  hands: { genius: ['rage'], spymaster: ['memo'] },
};
const [guard] = stateIn(LAIR).lair.flatMap((there) => (there ? [there.card] : []));
const move = (square: number): Command => ({
  do: 'act',
  action: { type: 'moveMinion', side: 'genius', minion: guard, square },
});
const end = (side: Action['side']): Command => ({ do: 'act', action: { type: 'endStep', side } });
const LIFT: Command = { do: 'lift-curtain' };

/** The Genius has the device to itself, before a page that shows all. */
const seated = (...commands: Command[]): Session =>
  at(
    LAIR,
    { do: 'stage', on: true },
    { do: 'set', seating: 'one-side', grace: 2 },
    { do: 'open-hand', side: 'genius' },
    LIFT,
    ...commands,
  );
/** The Genius has ended its turn, and the device is passed on. */
const passedOn = (...commands: Command[]): Session =>
  doing(seated(...commands, end('genius'), end('genius')), { do: 'time-up' }, { do: 'time-up' });
/** What is shown again after the curtain is lifted. */
const told = (session: Session): readonly Beat[] => publish(doing(session, LIFT), NO_GAME).recap?.beats ?? [];
const typesOf = (beats: readonly Beat[]) => beats.flatMap((beat) => wholeOf(beat).events.map(({ type }) => type));

describe('a side that lifts the curtain is shown again', () => {
  it('what happened since it last looked, from the table as it saw it', () => {
    const beats = told(passedOn(move(3)));
    expect(typesOf(beats).slice(0, 2)).toEqual(['minionMoved', 'stepStarted']);
    expect(typesOf(beats)).toContain('turnStarted');
    expect(beats.map(({ number }) => number)).toEqual(beats.map((_, i) => i - beats.length));
    expect(wholeOf(beats[0]).before).toEqual(tableView(seated().timeline.state));
    expect(wholeOf(beats.at(-1)!).after).toEqual(tableView(passedOn(move(3)).timeline.state));
  });

  it('nothing that was taken back', () => {
    const beats = told(passedOn(move(3), { do: 'undo' }, move(4), { do: 'undo' }, move(5)));
    expect(beats.flatMap((beat) => wholeOf(beat).events).filter(({ type }) => type === 'minionMoved')).toMatchObject([
      { square: 5 },
    ]);
  });

  it('of an action that it has seen in part only the rest', () => {
    const back = doing(passedOn(), LIFT, { do: 'shown', beat: 99 }, { do: 'open-hand', side: 'genius' });
    expect(back.curtain).toMatchObject({ for: 'genius', why: 'hand' });
    expect(typesOf(told(back))[0]).toBe('turnStarted');
  });

  it('not what it did itself before the device was passed on within its turn', () => {
    const claimed = seated(move(3), { do: 'open-hand', side: 'spymaster' }, LIFT);
    expect(told(doing(claimed, { do: 'open-hand', side: 'genius' }))).toEqual([]);
  });

  it('what both had seen and taken back since, only if it is new', () => {
    const turned = doing(passedOn(move(3)), LIFT);
    const asked = doing(turned, { do: 'ask-undo', side: 'genius' }, { do: 'agree-undo', side: 'spymaster' });
    expect(asked.timeline.state.turn.number).toBe(3);
    expect(Math.max(...Object.values(asked.seen))).toBeLessThanOrEqual(asked.timeline.log.length);
  });

  it('what the other side did in its place, also when the turn ended meanwhile', () => {
    const claimed = seated(end('genius'), end('genius'), { do: 'open-hand', side: 'spymaster' }, LIFT);
    const [memo] = claimed.timeline.state.hands.spymaster;
    const answer: Action = { type: 'playInstant', side: 'spymaster', card: memo };
    const resolve: Command = { do: 'let-resolve', side: 'genius' };
    const turned = doing(claimed, { do: 'act', action: answer }, resolve, { do: 'time-up' }, { do: 'time-up' });
    expect(turned.timeline.state.turn.number).toBe(4);
    const back = doing(turned, LIFT, { do: 'open-hand', side: 'genius' });
    expect(typesOf(told(back))).toContain('instantPlayed');
  });

  it('nothing that the session does by itself as the curtain is lifted', () => {
    const sent: Setup = {
      turn: { number: 4, side: 'spymaster', step: 'infiltrate' },
      lair: { 3: 'guard' },
      networks: [{ nodes: ['hub'], spies: ['agent'] }],
      hands: LAIR.hands,
    };
    const [{ card: spy }] = stateIn(sent).spies;
    const walking = at(
      sent,
      { do: 'stage', on: true },
      { do: 'set', seating: 'one-side', grace: 2 },
      { do: 'open-hand', side: 'spymaster' },
      LIFT,
      { do: 'act', action: { type: 'infiltrate', side: 'spymaster', spy } },
      { do: 'open-hand', side: 'genius' },
      { do: 'set', grace: 0 },
    );
    const lifted = doing(walking, LIFT);
    expect(lifted.timeline.state.infiltration).toMatchObject({ square: 3, arrived: true });
    expect(typesOf(told(walking))).not.toContain('entered');
  });

  it('nothing without a page that shows it', () => {
    expect(told(doing(passedOn(move(3)), { do: 'stage', on: false }))).toEqual([]);
  });

  it('nothing of a plan whose fate both have seen: nobody has looked away', () => {
    const curtain = { for: 'genius', why: 'plan', since: 0 } as const;
    const shared = doing(seated(move(3)), { do: 'set', seating: 'side-by-side' });
    expect(told({ ...shared, curtain })).toEqual([]);
    expect(told({ ...seated(move(3)), curtain })).not.toEqual([]);
  });
});

describe('a bar', () => {
  const curtained = doing(seated(move(3), end('genius'), end('genius')), { do: 'open-hand', side: 'spymaster' });

  it('begins only when the page has shown what was missed', () => {
    const lifted = doing(curtained, LIFT);
    expect(lifted.waiting).toMatchObject({ kind: 'grace', startedAt: null });
    const { number } = publish(lifted, NO_GAME).recap!;
    const shown = doing(lifted, { do: 'shown', beat: number });
    expect(shown.waiting).toMatchObject({ kind: 'grace', startedAt: NOW });
    expect(publish(shown, NO_GAME).recap).toBeNull();
  });

  it('begins at once where no page shows anything', () => {
    const lifted = doing(curtained, { do: 'stage', on: false }, LIFT);
    expect(lifted.waiting).toMatchObject({ kind: 'grace', startedAt: NOW });
  });
});

it('over random games each recap goes from view to view to the table as it is, and tells what the log tells', () => {
  let [recaps, resumes] = [0, 0];
  for (let seed = 1; seed <= (FULL ? 60 : 16); seed++) {
    const roll = dice(seed);
    let session: Session = { ...begin(TEST_CARDS, seed, roll), staged: true };
    for (let i = 0; i < 400 && session.timeline.state.winner === null; i++) {
      if (roll(60) === 0) {
        session = { ...reloaded(session), staged: true };
        resumes++;
      }
      const before = session;
      const command = roll(4) === 0 ? whim(session, roll) : wayOn(session, roll);
      session = handle(session, command ?? { do: 'unlock' }, i * 100).session;
      if (session.locked) session = handle(session, { do: 'unlock' }, i * 100).session;
      const { recap, timeline } = session;
      // Of a game that has only begun there is nothing to show.
      if (!recap || recap === before.recap || recap.actions === 0) continue;
      recaps++;
      const beats = recapOf(before, recap);
      const missed = before.timeline.log.slice(recap.since).filter(({ segment }) => segment === 0);
      expect(beats.flatMap((beat) => wholeOf(beat).events)).toEqual(
        missed.flatMap((entry) => (entry.kind === 'event' ? [entry.event] : [])),
      );
      for (const [n, beat] of beats.slice(1).entries()) expect(wholeOf(beat).before).toEqual(wholeOf(beats[n]).after);
      if (beats.length > 0) expect(wholeOf(beats.at(-1)!).after).toEqual(tableView(before.timeline.state));
      expect(timeline.log.slice(0, before.timeline.log.length)).toEqual(before.timeline.log);
    }
  }
  expect(recaps).toBeGreaterThan(20);
  expect(resumes).toBeGreaterThan(5);
});
