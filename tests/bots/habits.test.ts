/** What a bot never does, it neither does nor plans. */
import { describe, expect, it } from 'vitest';
import { blind } from '../../src/bots/blind.ts';
import type { MakeBot } from '../../src/bots/bot.ts';
import type { ExploiterName } from '../../src/bots/exploiters/index.ts';
import { EXPLOITERS } from '../../src/bots/exploiters/index.ts';
import type { WithoutName } from '../../src/bots/habits/without.ts';
import { WITHOUT, WITHOUT_NAMES } from '../../src/bots/habits/without.ts';
import { BOTS, MAKE } from '../../src/bots/index.ts';
import { intern } from '../../src/bots/intern.ts';
import { rookie } from '../../src/bots/rookie/rookie.ts';
import { readCards } from '../../src/cards/read.ts';
import type { Action, ActionType, Side, State } from '../../src/engine/index.ts';
import { copyState, definitionOf, legalActions, networkSize, registerCatalog } from '../../src/engine/index.ts';
import { playBots } from '../../src/sim/game.ts';
import { FULL } from '../full.ts';

const { cards, rules } = readCards('src/cards');
const catalog = registerCatalog(cards);

/** What a side of a short game against the intern did, with the state before it. */
function deeds(make: MakeBot, side: Side, seed: number, maxRounds = 5): { state: State; action: Action }[] {
  const done: { state: State; action: Action }[] = [];
  const bots =
    side === 'genius'
      ? { genius: make(seed), spymaster: intern(seed) }
      : { genius: intern(seed), spymaster: make(seed) };
  playBots({ catalog, rules: { ...rules, maxRounds }, bots }, seed, {
    action: (state, action) => {
      if (action.side === side) done.push({ state: copyState(state), action });
    },
  });
  return done;
}
const typesOf = (all: readonly { action: Action }[]): Set<ActionType> => new Set(all.map(({ action }) => action.type));

const PLANNERS = BOTS.filter((name) => name !== 'intern');
describe.each(PLANNERS)('the %s', (name) => {
  it('plans nothing that it is to do without', () => {
    const breaches: [WithoutName, Action][] = [];
    const hasty: MakeBot = (seed, _, avoids) => MAKE[name](seed, { nodes: 4 }, avoids);
    // In the sample each bot is without some of it, and all bots together without all of it.
    const mine = (i: number): boolean => FULL || i % PLANNERS.length === PLANNERS.indexOf(name);
    for (const what of WITHOUT_NAMES.filter((_, i) => mine(i))) {
      const make = WITHOUT[what].of(hasty, (action) => breaches.push([what, action]));
      deeds(make, WITHOUT[what].side, 11, FULL ? 5 : 3);
    }
    expect(breaches).toEqual([]);
  });
});

/** Some of it is rare: in 15 rounds the rookie does it in many games. */
const ROUNDS = 15;
/** The first game in which a side of the rookie does this. What a bot never does is looked for in the same game. */
const gameWith = (type: ActionType, side: Side): number | undefined =>
  Array.from({ length: 30 }, (_, i) => 11 + i).find((seed) => typesOf(deeds(rookie, side, seed, ROUNDS)).has(type));

describe('without', () => {
  it.each<[WithoutName, ActionType]>([
    ['sneaking', 'sneak'],
    ['disconnecting', 'disconnect'],
    ['moving', 'moveMinion'],
    ['arranging', 'moveMinion'],
  ])('%s nobody does: %s', (name, type) => {
    const { of, side } = WITHOUT[name];
    const seed = gameWith(type, side);
    if (seed === undefined) return expect.fail(`in no game: ${type}`);
    expect(typesOf(deeds(of(rookie), side, seed, ROUNDS))).not.toContain(type);
  });

  it('arranging, new cards take the first free square', () => {
    const placed = deeds(WITHOUT.arranging.of(rookie), 'genius', 11).flatMap(({ state, action }) =>
      (action.type === 'playMinion' || action.type === 'build') && action.square !== undefined
        ? [[action.square, state.lair.indexOf(null) + 1]]
        : [],
    );
    expect(placed.length).toBeGreaterThan(5);
    for (const [square, free] of placed) expect(square).toBe(free);
  });

  it('large Networks, none reaches five Nodes', () => {
    const largest = (make: MakeBot, seed: number): number =>
      Math.max(
        ...deeds(make, 'spymaster', seed, ROUNDS).flatMap(({ state }) =>
          state.nodes.map(({ network }) => networkSize(state, network)),
        ),
      );
    const seed = Array.from({ length: 30 }, (_, i) => 11 + i).find((one) => largest(rookie, one) >= 5);
    if (seed === undefined) return expect.fail('in no game: a Network of five');
    expect(largest(WITHOUT['large-networks'].of(rookie), seed)).toBe(4);
  });

  it('haste, a plan is activated in a later turn than without the habit', () => {
    const firstTurn = (make: MakeBot): number =>
      deeds(make, 'genius', 11).find(({ action }) => action.type === 'activatePlan')?.state.turn.number ?? 0;
    expect(firstTurn(WITHOUT.haste.of(rookie))).toBeGreaterThan(firstTurn(rookie));
  });
});

describe('an exploiter', () => {
  const could = (state: State, side: Side): Set<ActionType> =>
    new Set([...legalActions(state, side)].map(({ type }) => type));
  const instead = (name: ExploiterName, side: Side, type: ActionType, liked: ActionType) => {
    const done = deeds(EXPLOITERS[name], side, 11);
    return done.filter(({ state, action }) => action.type === type && could(state, side).has(liked));
  };

  it('that sneaks or fights does so wherever it can', () => {
    expect(instead('sneaker', 'spymaster', 'attack', 'sneak')).toEqual([]);
    expect(instead('sneaker', 'spymaster', 'destroy', 'ignore')).toEqual([]);
    expect(instead('fighter', 'spymaster', 'sneak', 'attack')).toEqual([]);
  });

  it('that rushes takes the cheapest plan, and leaves no Spy at home', () => {
    const cost = (state: State, card: number): number => {
      const { contraptions, minions } = definitionOf(state, card).planCost;
      return contraptions + minions;
    };
    for (const { state, action } of deeds(EXPLOITERS.rusher, 'genius', 11))
      if (action.type === 'choosePlan')
        expect(cost(state, action.card)).toBe(Math.min(...state.offered.map((card) => cost(state, card))));
    expect(instead('rusher', 'spymaster', 'endStep', 'infiltrate')).toEqual([]);
  });

  it('that hoards keeps five cards back', () => {
    const played: ActionType[] = ['playMinion', 'build', 'playSpy', 'playNode', 'playInstant'];
    for (const side of ['genius', 'spymaster'] as const) {
      const done = deeds(EXPLOITERS.hoarder, side, 11).filter(({ action }) => played.includes(action.type));
      expect(done.length).toBeGreaterThan(3);
      for (const { state } of done) expect(state.hands[side].length).toBeGreaterThan(5);
    }
  });

  it('that walls leaves no square empty that it could fill', () => {
    const gaps = (make: MakeBot): number =>
      [11, 12, 13, 14]
        .flatMap((seed) => deeds(make, 'genius', seed))
        .filter(({ state, action }) => action.type === 'endStep' && state.turn.step === 'lair')
        .flatMap(({ state }) => [...legalActions(state, 'genius')])
        .filter((offer) => (offer.type === 'playMinion' || offer.type === 'build') && offer.square !== undefined)
        .length;
    expect(gaps(rookie)).toBeGreaterThan(0);
    expect(gaps(EXPLOITERS.waller)).toBe(0);
  });
});

it('a blind bot does the same whatever lies on the table, as long as it is offered the same', () => {
  const seen: number[] = [];
  const looking: MakeBot = () => ({
    interrupts: false,
    decide: (view, offers) => {
      seen.push(view.nodes.length + view.spies.length + view.lair.filter(Boolean).length + view.score.genius);
      return [...offers][0];
    },
  });
  deeds(blind(looking), 'genius', 11);
  expect(seen.length).toBeGreaterThan(5);
  expect(new Set(seen)).toEqual(new Set([0]));
});

it('a habit that a bot breaks is told of, and another offer is taken', () => {
  const told: Action[] = [];
  const stubborn: MakeBot = (seed) => {
    const bot = rookie(seed);
    let offers: Action[] = [];
    return {
      interrupts: false,
      decide: (view) => {
        offers = [...legalActions(view, view.viewer as Side)];
        return offers.find(({ type }) => type === 'moveMinion') ?? bot.decide(view, offers);
      },
    };
  };
  const done = deeds(
    WITHOUT.moving.of(stubborn, (action) => told.push(action)),
    'genius',
    4,
  );
  expect(told.length).toBeGreaterThan(0);
  expect(typesOf(done)).not.toContain('moveMinion');
});
