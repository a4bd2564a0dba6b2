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
      'Play Guard in square 1: it stands guard there with Perception 2, Attack 2 and Health 3; ' +
        'Heist then has 0 of 2 Contraptions and 1 of 1 Minions. ' +
        'Your chance to win is then about 62\u00a0%. Next best: end the step (58\u00a0%).',
    );
  });

  it('names the worth of what is built, and who builds it', () => {
    expect(hint(LAIR, 'genius', 'build')).toBe(
      'Build Crate in square 1 with Engineer: Heist then has 1 of 2 Contraptions and 1 of 1 Minions.',
    );
  });

  it('gives the forecast of a fight, and what stands first on the way', () => {
    const walk: Setup = {
      turn: { number: 6, side: 'spymaster', step: 'infiltrate' },
      plan: { card: 'heist', status: 'advanced' },
      lair: { 3: 'guard' },
      networks: [{ nodes: ['hub'], spies: ['agent'] }],
    };
    expect(hint(walk, 'spymaster', 'infiltrate')).toBe(
      'Send Agent into the lair: Guard in square 3 is the first on the way; ' +
        'sneaking by the only Minion takes Sneak 2, and it has 1; ' +
        'the Genius is one turn from Evilness 2.',
    );
  });

  it('says what a card of the Master would change (R4.4, R5.1)', () => {
    const actions: Setup = {
      turn: { number: 6, side: 'spymaster', step: 'actions' },
      networks: [{ nodes: ['hub'], spies: ['agent'] }],
      hands: { spymaster: ['agent', 'courier'] },
    };
    expect(hint(actions, 'spymaster', 'playSpy')).toBe(
      'Play Agent: Attack 2, Health 3 and Sneak 1; your Network can support it.',
    );
    expect(hint(actions, 'spymaster', 'playNode')).toBe(
      'Play Courier: it can join then: Left edge of Hub, size 2: +1 Attack for Agent.',
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
      /; it waits for your first Network: it needs size 1 or more\.$/,
    );
  });

  it('names nothing that the asker does not see', () => {
    const state = stateIn({ ...LAIR, turn: { number: 4, side: 'spymaster', step: 'actions' } });
    const seen = view(state, 'spymaster');
    for (const action of legalActions(state, 'spymaster'))
      expect(hintWords(seen, { action, chance: null, next: null })).not.toMatch(/Heist|Crate/);
  });
});
