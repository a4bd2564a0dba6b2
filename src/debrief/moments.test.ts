import { describe, expect, it } from 'vitest';
import { stateIn } from '../../tests/store/position.ts';
import { readCards } from '../cards/read.ts';
import type { Action } from '../engine/index.ts';
import type { Tape } from '../record/index.ts';
import type { Entry } from './account.ts';
import { weighed } from './deep.ts';
import { marked } from './moments.ts';

const { cards } = readCards('src/cards');

/** The Master wins by a thwart, and its Spy finds an empty lair. */
const WINNING = stateIn(
  {
    turn: { number: 12, side: 'spymaster', step: 'infiltrate' },
    score: { genius: 4, spymaster: 9 },
    plan: { card: 'evening-news', status: 'activated' },
    networks: [{ nodes: [{ card: 'safehouse', at: [0, 0] }], spies: ['temp-agent'] }],
  },
  cards,
);
const [{ card: spy }] = WINNING.spies;
const SEND: Action = { type: 'infiltrate', side: 'spymaster', spy };
const STAY: Action = { type: 'endStep', side: 'spymaster' };

describe('a decision that is weighed', () => {
  it('has lost much where a win was left lying, and says what would have won', () => {
    const deep = weighed(WINNING, 'spymaster', STAY, 1);
    expect(deep?.best.action).toEqual(SEND);
    expect(deep?.best.chance.mean).toBeCloseTo(1, 6);
    expect(deep?.lost.mean).toBeGreaterThan(0.2);
  });

  it('has lost nothing where the best was played', () => {
    expect(weighed(WINNING, 'spymaster', SEND, 1)?.lost).toEqual({ mean: 0, error: 0 });
  });

  it('is given up where it has surely lost less than is asked for', () => {
    expect(weighed(WINNING, 'spymaster', SEND, 1, 0.02)).toBeNull();
    expect(weighed(WINNING, 'spymaster', STAY, 1, 0.02)?.lost.mean).toBeGreaterThan(0.2);
  });

  it('is judged alike whatever the other side holds: the side could not know it', () => {
    const held = stateIn(
      {
        turn: { number: 12, side: 'spymaster', step: 'infiltrate' },
        score: { genius: 4, spymaster: 9 },
        plan: { card: 'evening-news', status: 'activated' },
        networks: [{ nodes: [{ card: 'safehouse', at: [0, 0] }], spies: ['temp-agent'] }],
        hands: { genius: ['trapdoor'] },
      },
      cards,
    );
    const other = { ...held, hands: { ...held.hands, genius: [held.decks.genius[0]] } };
    const decks = { ...held.decks, genius: [held.hands.genius[0], ...held.decks.genius.slice(1)] };
    expect(weighed({ ...other, decks }, 'spymaster', STAY, 1)).toEqual(weighed(held, 'spymaster', STAY, 1));
  });
});

describe('the decisions that are looked at', () => {
  const NOTHING = { mean: 0, error: 0 };
  const stopIn = (step: string) => ({ state: { turn: { number: 6, side: 'spymaster', step } } });
  const lost = (from: number, mean: number): Entry => ({
    from,
    stop: from + 1,
    side: 'spymaster',
    isChoice: true,
    decision: { mean, error: 0 },
    hidden: NOTHING,
    draw: NOTHING,
  });
  const tapeIn = (step: string) => ({ stops: [0, 1, 2, 3].map(() => stopIn(step)) }) as unknown as Tape;
  const entries = [lost(0, 0.2), lost(1, 0.3), lost(2, -0.3), lost(3, 0.1)];

  it('are all those of an infiltration that have lost much, the worst first', () => {
    const stops = marked(tapeIn('infiltrate'), entries, 'spymaster').map(({ stop }) => stop);
    expect(stops).toEqual([1, 0, 3]);
  });

  it('are the two worst ones of a step whose actions come in any order', () => {
    const stops = marked(tapeIn('actions'), entries, 'spymaster').map(({ stop }) => stop);
    expect(stops).toEqual([1, 0]);
  });

  it('are the worst of each step first, and then second ones', () => {
    const { stops } = tapeIn('actions');
    const later = { state: { turn: { number: 8, side: 'spymaster', step: 'actions' } } };
    const tape = { stops: [...stops, later] } as unknown as Tape;
    const found = marked(tape, [lost(0, 0.2), lost(1, 0.3), lost(4, 0.1)], 'spymaster');
    expect(found.map(({ stop }) => stop)).toEqual([1, 4, 0]);
  });
});
