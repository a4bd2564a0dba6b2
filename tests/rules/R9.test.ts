import { describe, expect, it } from 'vitest';
import type { Action, Card, Side, State } from '../../src/engine/index.ts';
import {
  awaiting,
  bothPass,
  copyState,
  LoopError,
  legalActions,
  mayInterrupt,
  newGame,
  other,
  play,
  RECOMMENDED,
  refusal,
  registerCatalog,
  SIDES,
  view,
} from '../../src/engine/index.ts';
import type { Setup } from '../../src/scenario/format.ts';
import { buildPosition } from '../../src/scenario/position.ts';
import { testCatalog } from '../engine/cards.ts';
import { playRandomGame } from '../engine/randomGame.ts';
import { table } from './table.ts';

const may = (state: State): Side[] => SIDES.filter((side) => mayInterrupt(view(state, 'table'), side));
function done(state: State, action: Action): State {
  const outcome = play(state, action);
  if (outcome.refusal) throw new Error(`${action.type}: ${outcome.refusal.code}`);
  return outcome.state;
}

describe('R9 instants and responses', () => {
  it('R9.1 while a plan is to be chosen nobody may play an instant, whatever it holds', () => {
    expect(may(newGame(testCatalog(), { seed: 1 }).state)).toEqual([]);
  });

  it('R9.1 an instant that nothing could be the target of is refused for that, whatever it is aimed at', () => {
    const turn = { number: 3, side: 'genius', step: 'lair' } as const;
    const hands = { spymaster: ['sabotage'] };
    const why = (lair: Record<number, string>, at: string[]) => {
      const { state, card } = table({ turn, hands, lair });
      const no = refusal(state, {
        type: 'playInstant',
        side: 'spymaster',
        card: card('sabotage'),
        targets: at.map((id) => card(id)),
      });
      return no?.code === 'bad-target' ? no.facts.what : no;
    };
    expect(why({ 1: 'guard' }, [])).toBe('none-there');
    expect(why({ 1: 'guard' }, ['guard'])).toBe('none-there');
    expect(why({ 1: 'guard', 2: 'crate' }, [])).toBe('count');
    expect(why({ 1: 'guard', 2: 'crate' }, ['guard'])).toBe('unfit');
  });

  it('R9.2 a response is due from the other side first, then from the announcer, then the top resolves', () => {
    const { state } = table({ turn: { number: 3, side: 'genius', step: 'activate' } });
    const declared = done(state, { type: 'endStep', side: 'genius' });
    expect([awaiting(declared), may(declared)]).toEqual([{ side: 'spymaster', kind: 'respond' }, ['spymaster']]);
    const passed = done(declared, { type: 'pass', side: 'spymaster' });
    expect([awaiting(passed), may(passed)]).toEqual([{ side: 'genius', kind: 'respond' }, ['genius']]);
    const resolved = done(passed, { type: 'pass', side: 'genius' });
    expect(resolved.turn.number).toBe(4);
    expect(resolved.stack).toEqual([]);
  });

  it('R9.2 both passing at once comes to the same as passing one after the other', () => {
    let times = 0;
    for (let seed = 1; seed <= 4; seed++)
      playRandomGame({
        seed,
        catalog: testCatalog(),
        watch: (state) => {
          if (awaiting(state).kind !== 'respond' || state.passes > 0) return;
          times++;
          const { responder } = state;
          if (!responder) throw new Error('nobody may respond');
          const one = done(state, { type: 'pass', side: responder });
          const both = copyState(state);
          bothPass(both);
          expect(both).toEqual(done(one, { type: 'pass', side: other(responder) }));
        },
      });
    expect(times).toBeGreaterThan(200);
  });

  it('R9.2 who is not due neither passes nor responds', () => {
    const { state, card } = table({
      turn: { number: 3, side: 'genius', step: 'activate' },
      hands: { genius: ['idea'] },
    });
    const declared = done(state, { type: 'endStep', side: 'genius' });
    expect(refusal(declared, { type: 'pass', side: 'genius' })).toMatchObject({ code: 'wrong-side', rule: 'R9.2' });
    const early = { type: 'playInstant', side: 'genius', card: card('idea') };
    expect(refusal(declared, early)).toMatchObject({ code: 'not-now', rule: 'R9.2' });
    expect(refusal(declared, { type: 'activatePlan', side: 'genius' })).toMatchObject({
      code: 'not-now',
      rule: 'R9.2',
    });
    expect(refusal(done(declared, { type: 'pass', side: 'spymaster' }), early)).toBeUndefined();
  });

  it('R9.2 a response starts the passing anew', () => {
    const { state, card } = table({
      turn: { number: 3, side: 'genius', step: 'activate' },
      hands: { genius: ['idea'], spymaster: ['memo'] },
    });
    let now = done(state, { type: 'endStep', side: 'genius' });
    now = done(now, { type: 'pass', side: 'spymaster' });
    now = done(now, { type: 'playInstant', side: 'genius', card: card('idea') });
    expect(awaiting(now)).toEqual({ side: 'spymaster', kind: 'respond' });
    now = done(now, { type: 'pass', side: 'spymaster' });
    now = done(now, { type: 'pass', side: 'genius' });
    expect(now.stack.map((item) => item.kind)).toEqual(['endTurn']);
    expect(awaiting(now)).toEqual({ side: 'spymaster', kind: 'respond' });
  });

  it('R9.3 all thirteen kinds of declared things wait on the stack in random games, and each can be responded to', () => {
    const kinds = new Set<string>();
    for (let seed = 1; seed <= 40 && kinds.size < 13; seed++)
      playRandomGame({
        seed,
        catalog: testCatalog(),
        interrupts: 30,
        watch: (state) => {
          const top = state.stack.at(-1);
          if (!top || awaiting(state).kind !== 'respond') return;
          kinds.add(top.kind);
          const { side } = awaiting(state);
          expect([...legalActions(state, side ?? 'genius')][0]).toEqual({ type: 'pass', side });
        },
      });
    expect([...kinds].sort()).toEqual(
      [
        'activatePlan',
        'advancePlan',
        'attack',
        'completePlan',
        'destroy',
        'endTurn',
        'enter',
        'ignore',
        'infiltrate',
        'playInstant',
        'reach',
        'sneak',
        'useAbility',
      ].sort(),
    );
  });

  it('R9.5 at every other point both sides may interrupt', () => {
    const { state } = table({ turn: { number: 3, side: 'genius', step: 'lair' } });
    expect(may(state)).toEqual(['genius', 'spymaster']);
  });

  it('R9.6 one action may set off 200 effects; one more is a loop, and the state it started from is unchanged', () => {
    const chain = (length: number): Card => ({
      id: 'chain',
      type: 'epiphany',
      name: 'Chain',
      copies: 1,
      abilities: [{ kind: 'play', effects: new Array(length).fill({ verb: 'giveMinions', amount: 1 }) }],
    });
    const played = (length: number) => {
      const setup: Setup = { turn: { number: 3, side: 'genius', step: 'lair' }, hands: { genius: ['chain'] } };
      const { state } = buildPosition(registerCatalog([chain(length)]), { setup }, RECOMMENDED);
      let now = done(state, { type: 'playInstant', side: 'genius', card: 0 });
      now = done(now, { type: 'pass', side: 'spymaster' });
      const before = structuredClone(now);
      return { before, now, resolve: () => done(now, { type: 'pass', side: 'genius' }) };
    };
    expect(played(200).resolve().minionsLeft).toBe(played(200).now.minionsLeft + 200);
    const { before, now, resolve } = played(201);
    expect(resolve).toThrow(LoopError);
    expect(now).toEqual(before);
  });
});
