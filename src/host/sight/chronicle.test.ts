import { describe, expect, it } from 'vitest';
import { TEST_CARDS } from '../../../tests/engine/cards.ts';
import { FULL } from '../../../tests/full.ts';
import { at, doing } from '../../../tests/host/doing.ts';
import { begin, wayOn } from '../../../tests/host/randomTable.ts';
import { stateIn } from '../../../tests/store/position.ts';
import { definitionOf, dice } from '../../engine/index.ts';
import { chronicleOf, isAtRest } from '../../record/index.ts';
import type { Setup } from '../../scenario/format.ts';
import { handle } from '../handle.ts';
import { tableView } from '../views/tableView.ts';
import type { Command } from '../vocabulary/commands.ts';
import type { Session } from '../vocabulary/session.ts';
import { wholeOf } from '../vocabulary/session.ts';
import { NO_GAME, publish } from './publish.ts';

/** The Master needs one Evilness more, and its Spy finds an empty lair. */
const LAST_TURN: Setup = {
  turn: { number: 8, side: 'spymaster', step: 'infiltrate' },
  score: { genius: 3, spymaster: 8 },
  plan: 'heist',
  networks: [{ nodes: ['hub'], spies: ['agent'] }],
};
const [{ card: spy }] = stateIn(LAST_TURN).spies;
const STAGE: Command[] = [
  { do: 'stage', on: true },
  { do: 'set', grace: 0 },
];
const CONCEDE: Command = { do: 'act', action: { type: 'concede', side: 'genius' } };
const SEND: Command = { do: 'act', action: { type: 'infiltrate', side: 'spymaster', spy } };

/** The game goes on by itself until nobody waits. */
const playedOut = (session: Session): Session => {
  let now = session;
  for (let i = 0; i < 60 && now.timeline.state.winner === null; i++) {
    now = handle(now, { do: 'shown', beat: now.beats.performed }, 1000).session;
    now = handle(now, { do: 'time-up' }, 1000).session;
  }
  return now;
};
const thwarted = (): Session => playedOut(at(LAST_TURN, ...STAGE, SEND));

describe('the chronicle', () => {
  it('tells the score by round and what became of a plan, with the name of the Spy', () => {
    expect(publish(thwarted(), NO_GAME).gameOver?.chronicle).toEqual({
      scores: [
        { round: 3, genius: 3, spymaster: 8 },
        { round: 4, genius: 3, spymaster: 10 },
      ],
      plans: [{ name: 'Heist', evilness: 2, fate: 'thwarted', status: 'in-progress', round: 4, by: 'Agent' }],
      lastWay: { spy: 'Agent', round: 4 },
    });
  });

  it('keeps the name of a plan that lies face down at the end', () => {
    const { gameOver } = publish(at(LAST_TURN, CONCEDE), NO_GAME);
    expect(gameOver?.chronicle).toMatchObject({
      plans: [{ name: null, evilness: null, fate: 'unfinished', status: 'in-progress', round: 4 }],
      lastWay: null,
    });
    expect(JSON.stringify(gameOver)).not.toContain('Heist');
  });

  it('names a plan that lies face up at the end', () => {
    const open: Setup = { ...LAST_TURN, plan: { card: 'heist', status: 'advanced' } };
    expect(publish(at(open, CONCEDE), NO_GAME).gameOver?.chronicle.plans).toEqual([
      { name: 'Heist', evilness: 2, fate: 'unfinished', status: 'advanced', round: 4, by: null },
    ]);
  });

  it('is told only when the game is over', () => {
    expect(publish(at(LAST_TURN), NO_GAME).gameOver).toBeNull();
  });

  it('over random games agrees with the score piles and names no card that the table did not see', () => {
    let fates = 0;
    for (let seed = 1; seed <= (FULL ? 8 : 3); seed++) {
      const roll = dice(seed);
      let session = begin(TEST_CARDS, seed, roll);
      // A plan that is being completed has not scored yet.
      const isDone = (i: number): boolean => i >= 700 && isAtRest(session.timeline.state);
      for (let i = 0; !isDone(i) && session.timeline.state.winner === null; i++)
        session = handle(session, wayOn(session, roll) ?? { do: 'unlock' }, i * 100).session;
      const { scores, plans } = chronicleOf(session);
      const { state, log } = session.timeline;
      const { round: _, ...last } = scores[scores.length - 1];
      expect(last).toEqual(state.score);
      expect(scores.map(({ round }) => round)).toEqual(scores.map((_, round) => round));
      expect(plans.filter(({ fate }) => fate === 'completed')).toHaveLength(state.scored.genius.length);
      expect(plans.filter(({ fate }) => fate === 'thwarted')).toHaveLength(state.scored.spymaster.length);
      const told = log.flatMap((entry) =>
        entry.kind === 'event' && 'card' in entry.event && entry.event.card >= 0
          ? [definitionOf(state, entry.event.card).name]
          : [],
      );
      for (const { name } of plans) if (name !== null) expect(told).toContain(name);
      fates += plans.length;
    }
    expect(fates).toBeGreaterThan(8);
  });
});

describe('the last infiltration that thwarted a plan', () => {
  it('is shown once more, from the table as it was, until the page has shown it', () => {
    const over = thwarted();
    const again = doing(over, { do: 'once-more' });
    const { recap } = publish(again, NO_GAME);
    const types = recap?.beats.flatMap((beat) => wholeOf(beat).events.map(({ type }) => type)) ?? [];
    expect(types[0]).toBe('sent');
    expect(types.filter((type) => type === 'entered')).toHaveLength(8);
    expect(types).toContain('thwarted');
    expect(types.at(-1)).toBe('gameOver');
    expect(wholeOf(recap!.beats[0]).before.score).toEqual({ genius: 3, spymaster: 8 });
    expect(wholeOf(recap!.beats.at(-1)!).after).toEqual(tableView(over.timeline.state));
    const shown = doing(again, { do: 'shown', beat: recap?.number ?? 0 });
    expect(publish(shown, NO_GAME).recap).toBeNull();
    expect(publish(doing(shown, { do: 'once-more' }), NO_GAME).recap?.number).toBeGreaterThan(recap?.number ?? 0);
  });

  it.each([
    ['the game goes on', playedOut(at({ ...LAST_TURN, score: {} }, ...STAGE, SEND))],
    ['there was none', at(LAST_TURN, ...STAGE, CONCEDE)],
    ['no page shows anything', doing(thwarted(), { do: 'stage', on: false })],
  ])('is not shown if %s', (_, session) => {
    expect(doing(session, { do: 'once-more' })).toBe(session);
  });
});
