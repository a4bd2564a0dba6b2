import { describe, expect, it } from 'vitest';
import { endless, TEST_CARDS } from '../../tests/engine/cards.ts';
import { playRandomGame } from '../../tests/engine/randomGame.ts';
import { recordAt, stateIn } from '../../tests/store/position.ts';
import type { Action, Card } from '../engine/index.ts';
import { awaiting, definitionOf, HIDDEN, newGame, play, registerCatalog } from '../engine/index.ts';
import type { Setup } from '../scenario/format.ts';
import type { Game } from './game.ts';
import { openGame } from './timeline.ts';
import type { OtherCards, WhatIf } from './whatIf.ts';
import { hasOtherCards, replayWith } from './whatIf.ts';

const RULES = { maxRounds: 6 };
const HASH = registerCatalog(TEST_CARDS).hash;
const other = (cards: readonly Card[], rules: OtherCards['rules'] = {}): OtherCards => ({
  cards: registerCatalog(cards).hash,
  rules,
});
/** The test cards, with that one changed. */
const having = (id: string, change: object): Card[] =>
  TEST_CARDS.map((card) => (card.id === id ? ({ ...card, ...change } as Card) : card));

/** A game of random moves from its deal to its end. */
function dealt(seed: number): Game {
  const { actions } = playRandomGame({ seed, catalog: registerCatalog(TEST_CARDS), rules: RULES });
  const record = recordAt(null);
  const segments = [{ cards: HASH, rules: RULES, actions, own: [], prints: [] }];
  const game = { ...record, settings: { ...record.settings, seed }, segments };
  return { record: game, start: null, timeline: openGame(game) };
}

/** A game from a position with these moves. Whatever they announce resolves, as nobody responds. */
function from(setup: Setup, moves: Action[]): Game {
  const start = stateIn(setup);
  const record = recordAt({ setup });
  const actions: Action[] = [];
  let state = start;
  const make = (action: Action): void => {
    const played = play(state, action);
    if (played.refusal) throw new Error(`${action.type}: ${played.refusal.code}`);
    actions.push(action);
    state = played.state;
  };
  for (const move of moves) {
    make(move);
    for (let due = awaiting(state); due.kind === 'respond' && due.side; due = awaiting(state))
      make({ type: 'pass', side: due.side });
  }
  const game = { ...record, segments: [{ ...record.segments[0], actions }] };
  return { record: game, start, timeline: openGame(game, start) };
}
/** The same game from its position with other cards. */
const again = (game: Game, setup: Setup, cards: readonly Card[]): WhatIf =>
  replayWith(game, other(cards), stateIn(setup, cards));

const FIGHT: Setup = {
  turn: { number: 4, side: 'spymaster', step: 'infiltrate' },
  lair: { 1: 'guard' },
  plan: 'heist',
  networks: [{ nodes: ['hub'], spies: ['agent'] }],
};
const [{ card: spy }] = stateIn(FIGHT).spies;
const fought = (): Game =>
  from(FIGHT, [
    { type: 'infiltrate', side: 'spymaster', spy },
    { type: 'attack', side: 'spymaster' },
  ]);

const FINISH: Setup = {
  turn: { number: 5, side: 'genius', step: 'plan' },
  plan: { card: 'heist', status: 'advanced' },
  lair: { 1: 'guard', 2: 'crate', 3: 'crate' },
};
const finished = (): Game => {
  const sacrifice = stateIn(FINISH).lair.flatMap((unit) => unit?.card ?? []);
  return from(FINISH, [{ type: 'completePlan', side: 'genius', sacrifice }]);
};

describe('a finished game with another set', () => {
  it('stops at the move that comes out otherwise, and tells what the table saw in both', () => {
    const { why, same, of, seen, was, now } = again(fought(), FIGHT, having('guard', { attack: 0 }));
    expect({ why, same, of }).toEqual({ why: 'otherwise', same: 7, of: 8 });
    const toSpy = (events: typeof seen.was) => events.flatMap((e) => (e.type === 'combatRound' ? [e.toSpy] : []));
    expect([toSpy(seen.was), toSpy(seen.now)]).toEqual([
      [2, 2],
      [0, 0],
    ]);
    expect(was.timeline.state.spies).toEqual([]);
    expect(now.timeline.state.spies).toMatchObject([{ card: spy, damage: 0 }]);
    expect(now.record.segments[0].actions).toHaveLength(8);
  });

  it('stops before a move that is no longer legal, with its refusal; the finished game stands after it', () => {
    const { why, same, refusal, was, now } = again(
      finished(),
      FINISH,
      having('heist', { cost: { contraptions: 3, minions: 1 } }),
    );
    expect({ why, same, code: refusal?.code }).toEqual({ why: 'refused', same: 0, code: 'cost-not-met' });
    expect(was.timeline.state.stack).toHaveLength(1);
    expect(now.timeline.state.stack).toEqual([]);
  });

  it('stops at the move that sets off cards without end, and tells which', () => {
    const setup: Setup = { turn: { number: 3, side: 'genius', step: 'activate' }, plan: 'heist', lair: { 1: 'guard' } };
    const game = from(setup, [{ type: 'endStep', side: 'genius' }]);
    const cards = having('guard', { abilities: endless({ on: 'turnEnded' }) });
    const { why, same, of, seen, now } = again(game, setup, cards);
    expect({ why, same, of }).toEqual({ why: 'otherwise', same: 2, of: 3 });
    const [{ card }] = now.timeline.state.lair.flatMap((unit) => unit ?? []);
    expect(seen.now).toContainEqual({ type: 'loopCut', cards: [card] });
  });

  it('stops before a move with a card that is gone', () => {
    const game = dealt(1);
    const plan = game.record.segments[0].actions.find((action) => action.type === 'choosePlan');
    const gone = plan && definitionOf(game.timeline.state, plan.card).id;
    const cards = TEST_CARDS.filter(({ id }) => id !== gone);
    const { why, same, seen } = replayWith(game, other(cards, RULES));
    expect({ why, same, seen: seen.was[0] }).toEqual({
      why: 'gone',
      same: 0,
      seen: { type: 'planChosen', side: 'genius', card: HIDDEN },
    });
  });

  it('stops where other cards are drawn, which the table does not see', () => {
    const game = dealt(1);
    const drawn = game.timeline.state.cards.length;
    const [first] = newGame(registerCatalog(TEST_CARDS), { seed: 1 }).state.decks.genius;
    const cards = TEST_CARDS.filter(({ id }) => id !== definitionOf(game.timeline.state, first).id);
    const { why, seen, now } = replayWith(game, other(cards, RULES));
    expect(why).toBe('hidden');
    expect(JSON.stringify(seen.now)).toBe(JSON.stringify(seen.was));
    expect(now.timeline.state.cards.length).toBeLessThan(drawn);
  });

  it('goes to the end if nothing comes out otherwise', () => {
    const game = dealt(3);
    const { why, same, of, now } = replayWith(game, other(having('guard', { text: 'Another flavour.' }), RULES));
    expect({ why, same }).toEqual({ why: 'same', same: of });
    expect(now.timeline.state.score).toEqual(game.timeline.state.score);
    expect(now.record.segments[0]).not.toHaveProperty('like');
  });

  it.each([1, 2, 3, 4])('finds every card again in a set in another order (seed %i)', (seed) => {
    const { why, same, of } = replayWith(dealt(seed), other(TEST_CARDS.toReversed(), RULES));
    expect({ why, same }).toEqual({ why: 'same', same: of });
  });
});

describe('the deal of a set in the order of another one', () => {
  const decks = (cards: readonly Card[], like?: readonly Card[]) => {
    const { state } = newGame(registerCatalog(cards), { seed: 5, ...(like && { like: registerCatalog(like) }) });
    const of = (list: readonly number[]) => list.map((card) => definitionOf(state, card).id);
    const { genius, spymaster, plans } = state.decks;
    return { genius: of(genius), spymaster: of(spymaster), plans: of([...state.offered, ...plans]) };
  };
  const before = decks(TEST_CARDS);

  it('lacks what is gone', () => {
    const less = TEST_CARDS.filter(({ id }) => id !== 'guard');
    expect(decks(less, TEST_CARDS)).toEqual({ ...before, genius: before.genius.filter((id) => id !== 'guard') });
  });

  it('has new cards and new copies at the bottom', () => {
    const ox: Card = { id: 'ox', type: 'minion', name: 'Ox', copies: 2, attack: 4, health: 4, perception: 0 };
    expect(decks([ox, ...having('agent', { copies: 5 })], TEST_CARDS)).toEqual({
      ...before,
      genius: [...before.genius, 'ox', 'ox'],
      spymaster: [...before.spymaster, 'agent'],
    });
  });
});

it('a game has other cards if a part of it was played with another set or rule', () => {
  const { record } = fought();
  const [{ rules }] = record.segments;
  expect(hasOtherCards(record, { cards: HASH, rules })).toBe(false);
  expect(hasOtherCards(record, other(having('guard', { attack: 3 }), rules))).toBe(true);
  expect(hasOtherCards(record, { cards: HASH, rules: { ...rules, handSize: 9 } })).toBe(true);
});
