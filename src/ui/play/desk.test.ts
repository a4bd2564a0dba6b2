import { describe, expect, it } from 'vitest';
import { MANY_CARDS, positionsOfManyCards } from '../../../tests/bots/manyCards.ts';
import { playOn } from '../../../tests/store/player.ts';
import { storeAt, storeIn } from '../../../tests/store/position.ts';
import { Browser, OPTIONS, openTab } from '../../../tests/store/world.ts';
import type { Action, ActionOf, Side } from '../../engine/index.ts';
import { dice, occupantAt, squareOf } from '../../engine/index.ts';
import type { Setup } from '../../scenario/format.ts';
import type { GameStore } from '../../store/store.ts';
import type { PublicState } from '../../store/types.ts';
import { createDesk } from './desk.ts';
import type { Spot } from './spots.ts';
import { cardSpot, networkSpot, squareSpot } from './spots.ts';
import { ofType, sameCards } from './task.ts';

/** A game played at random until the condition holds, and a desk that has followed it from the start. */
function until(holds: (s: PublicState, store: GameStore) => boolean, firstSeed = 1) {
  for (let seed = firstSeed; seed <= 40; seed++) {
    const browser = new Browser();
    const store = openTab(browser);
    store.getState().newGame({ ...OPTIONS, settings: { ...OPTIONS.settings, grace: 0 }, seed });
    const { desk } = createDesk(store);
    const roll = dice(seed);
    for (let i = 0; i < 400 && !store.getState().gameOver; i++) {
      const now = store.getState();
      if (now.waiting.kind === 'none' && !now.curtain && !now.commit && holds(now, store))
        return { store, desk, table: now.table! };
      playOn(store, browser, roll);
    }
  }
  throw new Error('no game came there');
}

const commit = (store: GameStore, side: Side, card: number) => {
  store.getState().post({ do: 'open-hand', side });
  store.getState().post({ do: 'commit', side, card });
  store.getState().post({ do: 'close-hand', side });
};
/** The offers of that type in a side's open hand. */
function offered<T extends Action['type']>(store: GameStore, side: Side, type: T): ActionOf<T>[] {
  store.getState().post({ do: 'open-hand', side });
  const offers = ofType(store.getState().openHands[side]?.offers ?? [], type);
  store.getState().post({ do: 'close-hand', side });
  return offers;
}

/** The Master holds a Spy and two Nodes; a Hub is in play. */
const ACTIONS: Setup = {
  turn: { number: 4, side: 'spymaster', step: 'actions' },
  hands: { genius: ['rage'], spymaster: ['agent', 'hub', 'hub'] },
  networks: [{ nodes: ['hub'] }],
};

/** The Lab faces the Safehouse by one edge, another Safehouse by none. */
const ONE_WAY: Setup = {
  hands: { spymaster: ['safehouse', 'lab'], genius: ['rage'] },
  networks: [{ nodes: ['safehouse'] }],
};

describe('touching the table', () => {
  it('lights the places a Minion may go to, and moves it there (R2.4)', () => {
    const free = (s: PublicState) => ofType(s.offers, 'moveMinion').find((a) => !occupantAt(s.table!, a.square));
    const { store, desk } = until((s) => free(s) !== undefined);
    const { minion, square } = free(store.getState())!;
    expect(desk.getState().lit).toContain(cardSpot(minion));
    desk.getState().touch(cardSpot(minion));
    const squares = ofType(store.getState().offers, 'moveMinion').filter((a) => a.minion === minion);
    for (const offer of squares)
      expect(
        desk.getState().lit.has(squareSpot(offer.square)) ||
          desk.getState().lit.has(cardSpot(occupantAt(store.getState().table!, offer.square)!.card)),
      ).toBe(true);
    desk.getState().touch(squareSpot(square));
    expect(squareOf(store.getState().table!, minion)).toBe(square);
    expect(desk.getState().task).toEqual({ kind: 'none' });
  });

  it('swaps two Minions whichever is touched first (R2.4)', () => {
    const swap = (s: PublicState) => ofType(s.offers, 'moveMinion').find((a) => occupantAt(s.table!, a.square));
    const { store, desk, table } = until((s) => swap(s) !== undefined);
    const { minion, square } = swap(store.getState())!;
    const other = occupantAt(table, square)!.card;
    const from = squareOf(table, minion);
    desk.getState().touch(cardSpot(other));
    expect(desk.getState().lit).toContain(cardSpot(minion));
    desk.getState().touch(squareSpot(from));
    expect(squareOf(store.getState().table!, other)).toBe(from);
    expect(squareOf(store.getState().table!, minion)).toBe(square);
  });

  it('connects two Nodes touched one after the other, or asks by which edge (R5.1)', () => {
    const { store, desk } = until((s) => ofType(s.offers, 'connect').length > 0);
    const [{ node, to }] = ofType(store.getState().offers, 'connect');
    const before = store.getState().table!.links.length;
    desk.getState().touch(cardSpot(node));
    expect(desk.getState().lit).toContain(cardSpot(to));
    desk.getState().touch(cardSpot(to));
    const { ways, run } = desk.getState();
    if (ways.length > 0) {
      expect(ways.every((way) => way.type === 'connect' && way.node === node && way.to === to)).toBe(true);
      run(ways[0]);
    }
    expect(store.getState().table!.links).toHaveLength(before + 1);
  });

  it('assigns a Spy to the Network touched after it (R4.4)', () => {
    const ofOne = (s: PublicState) => {
      const all = ofType(s.offers, 'assign');
      return all.filter(({ spy }) => all.filter((one) => one.spy === spy).length > 1);
    };
    const { store, desk } = until((s) => ofOne(s).length > 0);
    const [{ spy, node }] = ofOne(store.getState());
    desk.getState().touch(cardSpot(spy));
    expect(desk.getState().lit).toContain(networkSpot(node));
    desk.getState().touch(networkSpot(node));
    expect(store.getState().table!.spies.find((one) => one.card === spy)?.network).toBe(node);
  });

  it('assigns a Spy that is touched to the only Network that supports it, and then sends it (R4.4)', () => {
    const { store } = storeIn({
      turn: { number: 6, side: 'spymaster', step: 'assign' },
      plan: 'heist',
      lair: { 1: 'guard' },
      networks: [{ nodes: ['hub'] }],
      unassigned: ['agent', 'rookie'],
      hands: { genius: ['rage'], spymaster: ['memo'] },
    });
    const { desk } = createDesk(store);
    const [agent, rookie] = store.getState().table!.spies.map(({ card }) => card);
    const [{ network }] = store.getState().table!.nodes;
    desk.getState().touch(cardSpot(rookie));
    expect(desk.getState().task).toEqual({ kind: 'none' });
    desk.getState().touch(cardSpot(agent));
    expect(store.getState().table!.spies).toMatchObject([{ network }, { network }]);
    expect(desk.getState().task).toEqual({ kind: 'card', card: agent });
    const { log } = store.getState();
    desk.getState().touch(networkSpot(network));
    expect(store.getState().log, 'it is assigned there already').toEqual(log);
    desk.getState().touch(cardSpot(agent));
    desk.getState().touch(squareSpot(3));
    expect(store.getState().table).toMatchObject({
      turn: { step: 'infiltrate' },
      stack: [{ kind: 'infiltrate', card: agent }],
    });
  });

  it('says why with a rule when a touch leads to nothing, and changes nothing', () => {
    const { store, desk, table } = until((s) => s.table?.turn.step === 'lair' && s.table.nodes.length > 1);
    desk.getState().touch(cardSpot(table.nodes[0].card));
    expect(desk.getState().why).toMatchObject({ code: 'wrong-side', rule: expect.stringMatching(/^R\d/) });
    expect(store.getState().table).toBe(table);
  });

  it('says why to whatever is touched: an unoccupied square, a Contraption, a plan that is not there', () => {
    const { store } = storeIn({
      turn: { number: 6, side: 'spymaster', step: 'infiltrate' },
      lair: { 1: 'crate' },
      hands: { genius: ['rage'] },
    });
    const { desk } = createDesk(store);
    for (const spot of [squareSpot(2), cardSpot(store.getState().table!.lair[0]!.card), 'plan'] as const) {
      desk.getState().touch(spot);
      expect(desk.getState().why, spot).toMatchObject({ code: 'wrong-side' });
      desk.getState().cancel();
    }
  });

  it('does not send whom a Spy meets back to the Genius: that is for the Spy to deal with (R6.5)', () => {
    const { store } = storeIn({
      turn: { number: 6, side: 'spymaster', step: 'infiltrate' },
      lair: { 1: 'guard' },
      networks: [{ nodes: ['hub'], spies: ['agent'] }],
    });
    const { desk } = createDesk(store);
    store.getState().post({ do: 'set', grace: 0 });
    store.getState().post({
      do: 'act',
      action: { type: 'infiltrate', side: 'spymaster', spy: store.getState().table!.spies[0].card },
    });
    expect(store.getState().table).toMatchObject({ infiltration: { square: 1, arrived: true } });
    desk.getState().touch(cardSpot(store.getState().table!.lair[0]!.card));
    expect(desk.getState().why).toBeNull();
  });

  it('says why to what is not among the cards to choose from', () => {
    const isChoice = (s: PublicState) => s.table?.choice?.zone === 'table' && s.table.choice.kind === 'cards';
    const inPlay = (s: PublicState) => s.table!.lair.flatMap((unit) => (unit ? [unit.card] : []));
    const others = (s: PublicState) => inPlay(s).filter((card) => !s.table!.choice!.from.includes(card));
    const { store, desk } = until((s) => isChoice(s) && others(s).length > 0, 3);
    desk.getState().touch(cardSpot(others(store.getState())[0]));
    expect(desk.getState().why).toMatchObject({ code: 'not-offered' });
  });

  it('chooses 20 of 40 cards, picked one by one', () => {
    const { state } = positionsOfManyCards().find(({ name }) => name === 'half of the Nodes are chosen')!;
    const { store } = storeAt(state, new Browser(), MANY_CARDS);
    const { desk } = createDesk(store);
    const { from } = state.choice!;
    expect([...desk.getState().lit]).toEqual(from.map(cardSpot));
    const wanted = from.filter((_, i) => i % 2 === 1);
    for (const card of wanted) desk.getState().touch(cardSpot(card));
    desk.getState().confirm();
    expect(desk.getState().why).toBeNull();
    expect(store.getState().table).toMatchObject({ choice: null, discards: { spymaster: wanted } });
  });

  it('sacrifices 20 of 40 Contraptions, picked one by one', () => {
    const { state } = positionsOfManyCards().find(({ name }) => name === 'a large sacrifice')!;
    const { store } = storeAt(state, new Browser(), MANY_CARDS);
    const { desk } = createDesk(store);
    desk.getState().begin({ kind: 'sacrifice' });
    const wanted = state.lair[0]!.attached.filter((_, i) => i % 2 === 1);
    for (const card of wanted) desk.getState().touch(cardSpot(card));
    desk.getState().confirm();
    expect(desk.getState().why).toBeNull();
    expect(store.getState().table).toMatchObject({ score: { genius: 3 }, discards: { genius: wanted } });
  });

  it('lights nothing, and asks for nothing, where a bot chooses', () => {
    const { store, desk } = until((s) => s.table?.choice?.zone === 'table' && s.table.choice.kind === 'cards', 3);
    const { side, from } = store.getState().table!.choice!;
    expect([...desk.getState().lit]).toEqual(from.map(cardSpot));
    store.getState().post({ do: 'seat', side, source: 'rookie' });
    expect(desk.getState()).toMatchObject({ task: { kind: 'none' }, lit: new Set() });
  });

  it('lets go of what was begun when the game moves on', () => {
    const { store, desk } = until((s) => s.table?.turn.step === 'lair' && s.table.lair.some(Boolean));
    desk.getState().begin({ kind: 'sacrifice' });
    store.getState().post({ do: 'act', action: { type: 'endStep', side: 'genius' } });
    expect(desk.getState()).toMatchObject({ task: { kind: 'none' }, picks: [], ways: [] });
  });
});

describe('after a Spy, a touch on anything in the lair sends it', () => {
  const touched = (
    step: 'infiltrate' | 'assign',
    spotOf: (unit: { card: number; attached: readonly number[] }) => Spot,
  ) => {
    const { store } = storeIn({
      turn: { number: 6, side: 'spymaster', step },
      lair: { 1: 'crate', 5: { card: 'guard', attached: ['jetpack'] } },
      networks: [{ nodes: ['hub'], spies: ['agent'] }],
      hands: { genius: ['rage'], spymaster: ['memo'] },
    });
    const { desk } = createDesk(store);
    const { spies, lair } = store.getState().table!;
    desk.getState().touch(cardSpot(spies[0].card));
    desk.getState().touch(spotOf(lair[4]!));
    return { stack: store.getState().table!.stack, why: desk.getState().why };
  };

  it.each([
    ['an unoccupied square', () => squareSpot(8)],
    ['a Minion', ({ card }) => cardSpot(card)],
    ['what a Minion carries', ({ attached }) => cardSpot(attached[0])],
  ] as [string, Parameters<typeof touched>[1]][])('%s', (_, spotOf) => {
    expect(touched('infiltrate', spotOf)).toMatchObject({ stack: [{ kind: 'infiltrate' }], why: null });
    expect(touched('assign', spotOf)).toMatchObject({ stack: [{ kind: 'infiltrate' }], why: null });
  });
});

it('lights all rooms for a Spy that can be sent, and whoever stands in them', () => {
  const { store } = storeIn({
    turn: { number: 6, side: 'spymaster', step: 'infiltrate' },
    lair: { 5: 'guard' },
    networks: [{ nodes: ['hub'], spies: ['agent'] }],
  });
  const { desk } = createDesk(store);
  const { spies, lair } = store.getState().table!;
  desk.getState().touch(cardSpot(spies[0].card));
  const squares = [1, 2, 3, 4, 5, 6, 7, 8].map(squareSpot);
  expect(desk.getState().lit).toEqual(new Set([...squares, cardSpot(lair[4]!.card)]));
});

describe('a Spy put down on the lair in the assign step', () => {
  const drop = (spies: string[], unassigned: string[]) => {
    const { store } = storeIn({
      turn: { number: 6, side: 'spymaster', step: 'assign' },
      plan: 'heist',
      lair: { 1: 'guard' },
      networks: [{ nodes: ['hub'], spies }],
      unassigned,
      hands: { genius: ['rage'], spymaster: ['memo'] },
    });
    const { desk } = createDesk(store);
    const [{ card }] = store.getState().table!.spies;
    desk.getState().touch(cardSpot(card), undefined, true);
    desk.getState().drop(card, squareSpot(5));
    return { step: store.getState().table!.turn.step, stack: store.getState().table!.stack, why: desk.getState().why };
  };

  it('is sent: the step ends first', () => {
    expect(drop(['agent'], [])).toMatchObject({ step: 'infiltrate', stack: [{ kind: 'infiltrate' }], why: null });
  });

  it('is told why it cannot be sent, and the step goes on (R6.1)', () => {
    expect(drop([], ['agent'])).toMatchObject({ step: 'assign', stack: [], why: { rule: 'R6.1' } });
  });
});

describe('a card slid out of the hand', () => {
  it('lights nothing while it is still in the hand, and its squares once it lies on the table (R10.2)', () => {
    const { store, desk } = until(
      (s, all) => s.table?.turn.step === 'lair' && offered(all, 'genius', 'playMinion').length > 0,
    );
    const before = desk.getState().lit;
    const plays = offered(store, 'genius', 'playMinion');
    expect(desk.getState().lit).toEqual(before);
    const { card, square } = plays[0];
    commit(store, 'genius', card);
    const squares = plays.filter((play) => play.card === card).map((play) => squareSpot(play.square));
    expect([...desk.getState().lit].sort()).toEqual(squares.sort());
    desk.getState().touch(squareSpot(square));
    expect(occupantAt(store.getState().table!, square)?.card).toBe(card);
  });

  for (const attachable of [false, true])
    it(`is built by picking workers and touching ${attachable ? 'a Minion' : 'a square'} (R2.5)`, () => {
      const builds = (all: GameStore) =>
        offered(all, 'genius', 'build').filter(
          (build) => (build.minion !== undefined) === attachable && build.workers.length > 1,
        );
      const { store, desk } = until((s, all) => s.table?.turn.step === 'lair' && builds(all).length > 0);
      const [build] = builds(store);
      commit(store, 'genius', build.card);
      for (const worker of build.workers)
        if (!desk.getState().picks.includes(worker)) desk.getState().touch(cardSpot(worker));
      const place = build.square === undefined ? cardSpot(build.minion!) : squareSpot(build.square);
      expect(desk.getState().lit).toContain(place);
      desk.getState().touch(place);
      const { table, commit: left } = store.getState();
      expect(left).toBeNull();
      for (const worker of build.workers) expect(table!.lair.find((unit) => unit?.card === worker)?.busy).toBe(true);
    });

  it('is built where it was put down as soon as its workers are picked, and says why it cannot lie there (R2.5)', () => {
    const builds = (all: GameStore) => offered(all, 'genius', 'build').filter((build) => build.square !== undefined);
    const several = (all: GameStore) => new Set(builds(all).map((build) => build.workers.join())).size > 1;
    const { store, desk, table } = until((s, all) => s.table?.turn.step === 'lair' && several(all));
    const [{ card, workers, square }] = builds(store).filter((one, _, all) =>
      all.some((two) => two.card === one.card && !sameCards(two.workers, one.workers)),
    );
    commit(store, 'genius', card);
    desk.getState().drop(card, cardSpot(workers[0]));
    expect(desk.getState().why).toMatchObject({ code: 'square-occupied' });
    desk.getState().drop(card, squareSpot(square!));
    expect(desk.getState().place).toBe(squareSpot(square!));
    expect(store.getState().table).toBe(table);
    for (const worker of workers) desk.getState().touch(cardSpot(worker));
    expect(occupantAt(store.getState().table!, square!)?.card).toBe(card);
  });

  it('is played and noted for the Network onto which a Spy is put down (R4.2, R4.4)', () => {
    const { store } = storeIn(ACTIONS);
    const { desk } = createDesk(store);
    const [agent] = offered(store, 'spymaster', 'playSpy');
    const [{ network }] = store.getState().table!.nodes;
    commit(store, 'spymaster', agent.card);
    desk.getState().drop(agent.card, networkSpot(network));
    expect(store.getState()).toMatchObject({
      table: { spies: [{ card: agent.card }], actionsLeft: 2 },
      notes: [{ spy: agent.card, node: network }],
    });
    store.getState().post({ do: 'act', action: { type: 'endStep', side: 'spymaster' } });
    expect(store.getState()).toMatchObject({ table: { spies: [{ network }] }, notes: [] });
  });

  it('is played alone where a Spy is put down beside the Networks', () => {
    const { store } = storeIn(ACTIONS);
    const { desk } = createDesk(store);
    const [{ card }] = offered(store, 'spymaster', 'playSpy');
    commit(store, 'spymaster', card);
    desk.getState().drop(card, 'networks');
    expect(store.getState()).toMatchObject({ table: { spies: [{ card }] }, notes: [] });
  });

  it('is played and connected where a Node is put down on a Node, by the edge that is chosen (R5.1)', () => {
    const { store } = storeIn(ACTIONS);
    const { desk } = createDesk(store);
    const [{ card }] = offered(store, 'spymaster', 'playNode');
    const [{ card: hub }] = store.getState().table!.nodes;
    commit(store, 'spymaster', card);
    desk.getState().drop(card, cardSpot(hub));
    expect(store.getState().table!.nodes).toHaveLength(1);
    expect(desk.getState().ways).toHaveLength(4);
    desk.getState().run(desk.getState().ways[2]);
    expect(store.getState()).toMatchObject({ table: { nodes: { length: 2 }, links: { length: 1 }, actionsLeft: 1 } });
    expect(desk.getState()).toMatchObject({ task: { kind: 'none' }, ways: [] });
  });

  it('is connected by the edge near which it is put down, from the hand and on the table (R5.1)', () => {
    const { store } = storeIn({ ...ACTIONS, networks: [{ nodes: ['hub'] }, { nodes: ['hub'] }] });
    const { desk } = createDesk(store);
    const [{ card }] = offered(store, 'spymaster', 'playNode');
    const [{ card: a }, { card: b }] = store.getState().table!.nodes;
    commit(store, 'spymaster', card);
    desk.getState().drop(card, cardSpot(a), 'bottom');
    expect(store.getState().table!.links).toEqual([{ a, b: card, vertical: true }]);
    desk.getState().touch(cardSpot(b));
    desk.getState().drop(b, cardSpot(a), 'right');
    expect(store.getState().table!.links).toContainEqual({ a, b, vertical: false });
  });

  it('asks by which edge where it is put down at an edge without a connector that faces it', () => {
    const { store } = storeIn({ ...ACTIONS, networks: [{ nodes: ['lab'] }] });
    const { desk } = createDesk(store);
    const [{ card }] = offered(store, 'spymaster', 'playNode');
    const [{ card: lab }] = store.getState().table!.nodes;
    commit(store, 'spymaster', card);
    desk.getState().drop(card, cardSpot(lab), 'top');
    expect(desk.getState().ways).toHaveLength(2);
  });

  it('is played and connected at once where only one edge can be meant; where none can, it is said why', () => {
    const { store } = storeIn({ ...ACTIONS, ...ONE_WAY });
    const { desk } = createDesk(store);
    const [{ card: inPlay }] = store.getState().table!.nodes;
    const [{ card: safehouse }, { card: lab }] = offered(store, 'spymaster', 'playNode');
    const drop = (card: number) => {
      commit(store, 'spymaster', card);
      desk.getState().drop(card, cardSpot(inPlay));
    };
    drop(safehouse);
    expect(store.getState()).toMatchObject({ table: { nodes: { length: 2 }, links: [], actionsLeft: 2 } });
    expect(store.getState().notDone?.why).toMatchObject({ code: 'no-facing-connector', rule: 'R5.1' });
    drop(lab);
    expect(store.getState()).toMatchObject({ table: { nodes: { length: 3 }, links: { length: 1 }, actionsLeft: 0 } });
    expect(store.getState().notDone).toBeNull();
  });

  it('lies by itself where the last Action plays it, and it is said why it is not connected (R4.2)', () => {
    const { store } = storeIn({ ...ACTIONS, actionsLeft: 1 });
    const { desk } = createDesk(store);
    const [{ card }] = offered(store, 'spymaster', 'playNode');
    const { table, layout } = store.getState();
    const [{ card: hub }] = table!.nodes;
    const [x, y] = layout[hub];
    commit(store, 'spymaster', card);
    desk.getState().drop(card, 'networks', null, [x + 1.2, y]);
    expect(store.getState()).toMatchObject({ table: { nodes: { length: 2 }, links: [], actionsLeft: 0 } });
    expect(store.getState().notDone).toMatchObject({
      action: { node: card, to: hub },
      why: { code: 'limit-reached', rule: 'R4.2' },
    });
  });

  it('is missed by no connection where it is put down far from all others', () => {
    const { store } = storeIn({ ...ACTIONS, actionsLeft: 1 });
    const { desk } = createDesk(store);
    const [{ card }] = offered(store, 'spymaster', 'playNode');
    const [x, y] = store.getState().layout[store.getState().table!.nodes[0].card];
    commit(store, 'spymaster', card);
    desk.getState().drop(card, 'networks', null, [x + 2, y]);
    expect(store.getState()).toMatchObject({ table: { nodes: { length: 2 } }, notDone: null });
  });

  it('does nothing where it means nothing', () => {
    const { store, desk, table } = until(
      (s, all) => s.table?.turn.step === 'lair' && offered(all, 'genius', 'playMinion').length > 0,
    );
    const [{ card }] = offered(store, 'genius', 'playMinion');
    commit(store, 'genius', card);
    desk.getState().drop(card, 'networks');
    expect(store.getState().table).toBe(table);
    expect(desk.getState().why).toBeNull();
    expect(store.getState().commit).toEqual({ side: 'genius', card });
  });

  it('is built as soon as only one set of workers is left, its place touched before them or after (R2.5)', () => {
    const builds = (all: GameStore) => offered(all, 'genius', 'build').filter((build) => build.square !== undefined);
    const several = (all: GameStore) => new Set(builds(all).map((build) => build.workers.join())).size > 1;
    const { store, desk } = until((s, all) => s.table?.turn.step === 'lair' && several(all));
    const [build] = builds(store).filter((one, _, all) =>
      all.some((two) => two.card === one.card && !sameCards(two.workers, one.workers)),
    );
    commit(store, 'genius', build.card);
    desk.getState().touch(squareSpot(build.square!));
    expect(desk.getState()).toMatchObject({ place: squareSpot(build.square!), why: null });
    for (const worker of build.workers) if (store.getState().commit) desk.getState().touch(cardSpot(worker));
    expect(occupantAt(store.getState().table!, build.square!)?.card).toBe(build.card);
  });

  it.each(['place', 'worker'])(
    'needs one worker alone where the other follows from it, the %s touched first',
    (first) => {
      const { store } = storeIn({
        turn: { number: 5, side: 'genius', step: 'lair' },
        plan: 'heist',
        lair: { 1: 'guard', 2: 'engineer', 3: { card: 'guard', id: 'guard-2' } },
        hands: { genius: ['reactor'], spymaster: ['memo'] },
      });
      const { desk } = createDesk(store);
      const [{ card }] = offered(store, 'genius', 'build');
      commit(store, 'genius', card);
      const touches = [squareSpot(6), cardSpot(store.getState().table!.lair[0]!.card)];
      for (const spot of first === 'place' ? touches : touches.reverse()) desk.getState().touch(spot);
      expect(occupantAt(store.getState().table!, 6)?.card).toBe(card);
      expect(
        store
          .getState()
          .table!.lair.map((unit) => unit?.busy ?? null)
          .slice(0, 3),
      ).toEqual([true, true, false]);
    },
  );

  it('goes back when it is let go', () => {
    const { store, desk, table } = until(
      (s, all) => s.table?.turn.step === 'actions' && offered(all, 'spymaster', 'playSpy').length > 0,
    );
    const [play] = offered(store, 'spymaster', 'playSpy');
    commit(store, 'spymaster', play.card);
    expect(desk.getState().task).toMatchObject({ kind: 'commit', card: play.card });
    desk.getState().cancel();
    expect(store.getState().commit).toBeNull();
    expect(store.getState().table).toEqual(table);
    expect(desk.getState().task).toEqual({ kind: 'none' });
  });
});
