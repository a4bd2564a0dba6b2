import { describe, expect, it } from 'vitest';
import type { Action, Card, GameEvent, Side, State } from '../../src/engine/index.ts';
import {
  awaiting,
  bothPass,
  copyState,
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
import { TEST_CARDS, testCatalog } from '../engine/cards.ts';
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

  it('R9.6 one action may set off 200 effects; of one more nothing comes, and the game goes on', () => {
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
      const outcome = play(now, { type: 'pass', side: 'genius' });
      if (outcome.refusal) throw new Error(outcome.refusal.code);
      return {
        given: outcome.state.minionsLeft - now.minionsLeft,
        cut: outcome.events.filter(({ type }) => type === 'loopCut'),
        after: outcome.state,
      };
    };
    expect(played(200)).toMatchObject({ given: 200, cut: [] });
    const { given, cut, after } = played(201);
    expect([given, cut]).toEqual([200, [{ type: 'loopCut', cards: [0] }]]);
    expect(after).toMatchObject({ effects: 0, frames: [], stack: [], discards: { genius: [0] } });
    expect(awaiting(after)).toEqual({ side: 'genius', kind: 'act' });
  });

  it('R9.6 those whom the last effects of a loop have killed die, though the rest of it does nothing', () => {
    const last: Card = {
      id: 'last',
      type: 'epiphany',
      name: 'Last',
      copies: 1,
      abilities: [
        {
          kind: 'play',
          effects: [
            ...new Array(199).fill({ verb: 'giveMinions', amount: 1 }),
            { verb: 'damage', cards: { type: 'minion', squares: [1, 1] }, amount: 9 },
            { verb: 'damage', cards: { type: 'minion', squares: [2, 2] }, amount: 9 },
          ],
        },
      ],
    };
    const setup: Setup = {
      turn: { number: 3, side: 'genius', step: 'lair' },
      lair: { 1: 'guard', 2: 'guard' },
      hands: { genius: ['last'] },
    };
    const { state, names } = buildPosition(registerCatalog([...TEST_CARDS, last]), { setup }, RECOMMENDED);
    let now = done(state, { type: 'playInstant', side: 'genius', card: names.indexOf('last') });
    for (const side of ['spymaster', 'genius'] as const) now = done(now, { type: 'pass', side });
    expect(now.lair.map((unit) => unit?.card ?? null).slice(0, 2)).toEqual([null, state.lair[1]?.card]);
  });

  it('R9.6 a loop that asks for a choice each time is cut too: its choices belong to one action', () => {
    const pest = (id: string): Card => ({
      id,
      type: 'minion',
      name: id,
      copies: 1,
      attack: 1,
      health: 99,
      perception: 1,
      abilities: [
        {
          kind: 'trigger',
          on: 'damaged',
          effects: [
            { verb: 'heal', cards: '$self', amount: 1 },
            { verb: 'damage', cards: { type: 'minion', pick: 'chosen', by: 'opponent' }, amount: 1 },
          ],
        },
        { kind: 'trigger', on: 'turnEnded', effects: [{ verb: 'damage', cards: '$self', amount: 1 }] },
      ],
    });
    const setup: Setup = { turn: { number: 3, side: 'genius', step: 'activate' }, lair: { 1: 'gnat', 2: 'flea' } };
    let { state: now } = buildPosition(registerCatalog([pest('gnat'), pest('flea')]), { setup }, RECOMMENDED);
    const events: GameEvent[] = [];
    const act = (action: Action) => {
      const outcome = play(now, action);
      if (outcome.refusal) throw new Error(outcome.refusal.code);
      now = outcome.state;
      events.push(...outcome.events);
    };
    act({ type: 'endStep', side: 'genius' });
    for (const side of ['spymaster', 'genius'] as const) act({ type: 'pass', side });
    let choices = 0;
    for (; now.choice; choices++) {
      expect(view(now, 'table').effects).toBe(now.effects);
      act({ type: 'choose', side: 'spymaster', ids: [now.choice.from[choices % 2]] });
    }
    expect(choices).toBeGreaterThan(50);
    expect(choices).toBeLessThanOrEqual(200);
    expect(events.filter(({ type }) => type === 'loopCut')).toEqual([{ type: 'loopCut', cards: [0, 1] }]);
    expect(now).toMatchObject({ turn: { number: 4 }, effects: 0, frames: [] });
  });
});
