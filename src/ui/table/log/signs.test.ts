import { describe, expect, it } from 'vitest';
import type { GameEvent, Side } from '../../../engine/index.ts';
import { HIDDEN, NONE } from '../../../engine/index.ts';
import { EVENT_TYPES } from '../../../text/en/game/log.ts';
import { GLYPHS } from '../../kit/glyphs.ts';
import { iconOf, sideOf } from './signs.ts';

/** Cards below 10 belong to the Genius. */
const owner = (card: number): Side => (card < 10 ? 'genius' : 'spymaster');
const [GUARD, PLAN, SPY, HUB] = [1, 5, 11, 12];

describe('the side whose deed a line tells', () => {
  it.each<[GameEvent, Side | null]>([
    [{ type: 'drawn', side: 'spymaster', cards: [HIDDEN] }, 'spymaster'],
    [{ type: 'minionPlayed', card: GUARD, square: 2 }, 'genius'],
    [{ type: 'entered', card: GUARD, spy: SPY, square: 2 }, 'spymaster'],
    [{ type: 'died', card: SPY, by: GUARD, why: 'combat' }, 'genius'],
    [{ type: 'died', card: SPY, by: NONE, why: 'health' }, null],
    [{ type: 'disconnected', node: HUB, to: HUB, why: 'wish' }, 'spymaster'],
    [{ type: 'disconnected', node: HUB, to: HUB, why: 'effect' }, null],
    [{ type: 'thwarted', card: PLAN, spy: SPY, evilness: 2 }, 'spymaster'],
    [{ type: 'planRevealed', card: PLAN, why: 'thwart' }, null],
    [{ type: 'replaced', card: HIDDEN, source: GUARD, instead: 'thwart' }, 'genius'],
    [{ type: 'madeFree', card: GUARD }, null],
    [{ type: 'gameOver', winner: 'genius', why: 'score' }, 'genius'],
    [{ type: 'gameOver', winner: 'draw', why: 'agreed' }, null],
  ])('%j: %s', (event, side) => {
    expect(sideOf(event, owner)).toBe(side);
  });
});

describe('the picture for the kind of event', () => {
  it('is there for every type', () => {
    for (const type of EVENT_TYPES)
      expect(GLYPHS).toHaveProperty(iconOf({ type, side: 'genius', stat: 'work', what: 'actions' } as never));
  });

  it('is that of the statistic that changes', () => {
    const changed = { type: 'modified', card: SPY, by: 1, source: HUB } as const;
    expect(iconOf({ ...changed, stat: 'sneak' })).toBe('sneak');
    expect(iconOf({ ...changed, stat: 'value' })).toBe('plan');
  });
});
