import { describe, expect, it } from 'vitest';
import { stateIn } from '../../../../../tests/store/position.ts';
import type { Action, Side } from '../../../../engine/index.ts';
import { legalActions, view } from '../../../../engine/index.ts';
import type { Setup } from '../../../../scenario/format.ts';
import { hintWords } from './hint.ts';

/** The hint that advises the first offer of that type. */
function hint(setup: Setup, side: Side, type: Action['type'], more: { chance?: number; next?: number } = {}): string {
  const state = stateIn(setup);
  const offers = [...legalActions(state, side)];
  const action = offers.find((one) => one.type === type);
  const end = offers.find((one) => one.type === 'endStep');
  if (!action) throw new Error(`no ${type} among ${offers.map((one) => one.type)}`);
  const next = more.next !== undefined && end ? { action: end, chance: more.next } : null;
  return hintWords(view(state, side), { action, chance: more.chance ?? null, next });
}

const LAIR: Setup = {
  turn: { number: 3, side: 'genius', step: 'lair' },
  plan: 'heist',
  lair: { 2: 'engineer' },
  hands: { genius: ['guard', 'crate'], spymaster: ['memo'] },
};

describe('a hint in words', () => {
  it('says what to do, its facts, the chance, and the next best thing', () => {
    expect(hint(LAIR, 'genius', 'playMinion', { chance: 0.619, next: 0.58 })).toBe(
      'Play Guard in square 1, so that it guards its square with Perception 2, Attack 2 and Health 3. ' +
        'As things stand, the Spy Master has no Spy to send then. ' +
        "It costs one of this turn's Minions (1 left). " +
        'Your chance to win is then about 62\u00a0%; next best, with 58\u00a0%: end the step.',
    );
  });

  it('names the worth of what is built, and who builds it', () => {
    expect(hint(LAIR, 'genius', 'build')).toBe(
      'Build Crate in square 1 with Engineer, so that Heist has 1 of 2 Contraptions and 1 of 1 Minions. ' +
        'As things stand, the Spy Master has no Spy to send then. ' +
        'It costs the time of Engineer (Busy until your next turn).',
    );
  });

  const WALK: Setup = {
    turn: { number: 6, side: 'spymaster', step: 'infiltrate' },
    plan: { card: 'heist', status: 'advanced' },
    lair: { 3: 'guard', 5: 'crate' },
    networks: [{ nodes: ['hub'], spies: ['agent'] }],
  };

  it('says how far a Spy gets that is sent, what the Genius does then, and what that costs', () => {
    expect(hint(WALK, 'spymaster', 'infiltrate')).toBe(
      'Send Agent into the lair, so that Agent does away with Guard. Agent gets to square 3 at best. ' +
        'As the lair is, the Genius cannot complete Heist for Evilness 2 then. ' +
        'It costs Agent, if it goes as foreseen.',
    );
    expect(hint({ ...WALK, lair: { 5: 'crate' } }, 'spymaster', 'infiltrate')).toMatch(
      /^Send Agent into the lair, so that Agent gets through and thwarts the plan\./,
    );
  });

  it('gives the forecast of what is done at a square', () => {
    expect(hint({ ...WALK, infiltration: { spy: 'agent', square: 5 } }, 'spymaster', 'ignore')).toBe(
      'Ignore it, so that Agent gets through and thwarts the plan. The Spy goes on past it.',
    );
  });

  it('says whom a guard holds back, and whom the Spy Master is likely to send', () => {
    const open: Setup = { ...LAIR, networks: [{ nodes: ['hub'], spies: ['agent'] }], hands: { genius: ['boss'] } };
    expect(hint({ ...open, lair: {} }, 'genius', 'endStep')).toBe(
      'End the step: the adviser finds nothing better. ' +
        'The Spy Master is then likely to send Agent, which gets through and thwarts the plan.',
    );
    expect(hint({ ...open, lair: { 4: 'boss' } }, 'genius', 'playMinion')).toBe(
      'Play Boss in square 1, so that no Spy gets further than square 4, instead of getting through to the plan ' +
        'and it guards its square with Perception 1, Attack 3 and Health 4. ' +
        "Of the Spy Master's Spies, Agent then gets furthest: to square 4 at best. " +
        "It costs one of this turn's Minions (1 left).",
    );
  });

  it('says what a card of the Master would change (R4.4, R5.1)', () => {
    const actions: Setup = {
      turn: { number: 6, side: 'spymaster', step: 'actions' },
      networks: [{ nodes: ['hub'], spies: ['agent'] }],
      hands: { spymaster: ['agent', 'courier'] },
    };
    expect(hint(actions, 'spymaster', 'playSpy')).toBe(
      'Play Agent, so that you have a Spy with Attack 2, Health 3 and Sneak 1 and your Network can support it. ' +
        'The Genius then chooses a plan. It costs an Action (2 left).',
    );
    expect(hint(actions, 'spymaster', 'playNode')).toBe(
      'Play Courier, so that it can join then: left edge of Hub, size 2: +1 Attack for Agent. ' +
        'The Genius then chooses a plan. It costs an Action (2 left).',
    );
  });

  it.each([
    [['hub', 'courier'], 'both your Networks can support it'],
    [['hub', 'courier', 'hub'], 'all your 3 Networks can support it'],
  ])('counts the Networks that can support a Spy: %s', (nodes, words) => {
    const setup: Setup = {
      turn: { number: 6, side: 'spymaster', step: 'actions' },
      networks: nodes.map((node) => ({ nodes: [node] })),
      hands: { spymaster: ['agent'] },
    };
    expect(hint(setup, 'spymaster', 'playSpy')).toContain(words);
  });

  it('says of a Spy for whom there is no Network what it waits for (R4.4)', () => {
    const setup: Setup = { turn: { number: 2, side: 'spymaster', step: 'actions' }, hands: { spymaster: ['agent'] } };
    expect(hint(setup, 'spymaster', 'playSpy')).toMatch(
      /It costs an Action \(2 left\) and a wait for a Network of size 1 or more\.$/,
    );
  });

  it('names nothing that the asker does not see', () => {
    const state = stateIn({ ...LAIR, turn: { number: 4, side: 'spymaster', step: 'actions' } });
    const seen = view(state, 'spymaster');
    for (const action of legalActions(state, 'spymaster'))
      expect(hintWords(seen, { action, chance: null, next: null })).not.toMatch(/Heist|Crate/);
  });
});
