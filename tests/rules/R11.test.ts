import { describe, expect, it } from 'vitest';
import { runScenario } from '../../src/cli/runScenario.ts';
import { play, RECOMMENDED, refusal } from '../../src/engine/index.ts';
import { scenarioFiles } from '../scenarios/files.ts';
import { table } from './table.ts';

const SET = { cards: [], rules: RECOMMENDED };
/** These actions are done without passing first on what waits. */
const RESPONSES = ['playInstant', 'useAbility', 'pass'];

describe('R11 bad input', () => {
  it('R11.1 a refusal carries code, rule and the facts for its sentence', () => {
    const { state, card } = table({
      turn: { number: 4, side: 'spymaster', step: 'infiltrate' },
      lair: { 1: 'watcher' },
      networks: [{ nodes: ['hub'], spies: ['agent'] }],
      infiltration: { spy: 'agent', square: 1 },
    });
    expect(refusal(state, { type: 'sneak', side: 'spymaster' })).toEqual({
      code: 'sneak-too-low',
      rule: 'R8.1',
      facts: { spy: card('agent'), minion: card('watcher'), have: 1, need: 3 },
      secret: false,
    });
  });

  it('R11.1 play answers an illegal action with its refusal, and leaves the state it was given alone', () => {
    const { state } = table({ turn: { number: 3, side: 'genius', step: 'lair' }, lair: { 1: 'guard' } });
    const before = structuredClone(state);
    const outcome = play(state, { type: 'activatePlan', side: 'genius' });
    expect(outcome).toEqual({ refusal: expect.objectContaining({ code: 'wrong-step', rule: 'R2.2' }) });
    expect(state).toEqual(before);
  });

  it('R11.1 in every scenario that fails, the state is that before the refused action', () => {
    let compared = 0;
    for (const { path, json, readCast } of scenarioFiles()) {
      const at = json.fails?.at;
      const actions = json.actions ?? [];
      if (at === undefined || at === null || RESPONSES.includes(actions[at].type) || json.fails?.code === 'loop')
        continue;
      const failed = runScenario(json, path, SET, readCast);
      const { fails, expect: hoped, ...rest } = json;
      const stopped = runScenario({ ...rest, actions: actions.slice(0, at) }, path, SET, readCast);
      expect(failed.ok).toBe(false);
      expect(failed.state, path).toEqual(stopped.state);
      compared++;
    }
    expect(compared).toBeGreaterThan(60);
  });

  it('R11.1 what cannot even be turned into text is refused', () => {
    const { state } = table({ turn: { number: 3, side: 'genius', step: 'lair' } });
    const odd: unknown[] = [
      { type: { toString: 'no', valueOf: 'no' } },
      { type: Object.create(null), side: 'genius' },
      { type: [[{ toString: null }]], side: 'genius' },
      { type: Symbol('pass'), side: 'genius' },
      { type: 'toString', side: 'genius' },
      { type: 'endStep', side: 'genius', because: undefined },
      JSON.parse('{"type": "endStep", "side": "genius", "__proto__": {}}'),
      10n,
      () => 1,
    ];
    for (const action of odd) expect(refusal(state, action)).toMatchObject({ code: 'malformed', rule: 'R11.1' });
  });
});
