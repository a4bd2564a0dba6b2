/** R6: the corridor as it is told before a Spy is sent is the corridor that the Spy then finds. */
import { expect, it } from 'vitest';
import { readCards } from '../../src/cards/read.ts';
import type { Corridor, End, Way } from '../../src/engine/foresight.ts';
import { corridor, isNoWorse, WAYS } from '../../src/engine/foresight.ts';
import type { Action, Catalog, GameEvent, State } from '../../src/engine/index.ts';
import {
  awaiting,
  copyState,
  dice,
  healthLeft,
  imagine,
  legalActions,
  NONE,
  occupantAt,
  perform,
  RECOMMENDED,
  registerCatalog,
  SIDES,
  SQUARES,
  sneakLeft,
  spyInPlay,
  view,
} from '../../src/engine/index.ts';
import type { Setup } from '../../src/scenario/format.ts';
import { buildPosition } from '../../src/scenario/position.ts';
import { TEST_CARDS, testCatalog } from '../engine/cards.ts';
import { LANGUAGE_CARDS } from '../engine/languageCards.ts';
import { playRandomGame } from '../engine/randomGame.ts';
import { FULL } from '../full.ts';

const GAME = registerCatalog(readCards('src/cards').cards);

/** What the rules make of an action if nobody responds, until the Spy must deal with a square or its way ends. */
interface Went {
  state: State;
  /** `choice`: somebody is asked. Null: the Spy must deal with a square. */
  end: End | 'choice' | null;
  /** Square → what the Spy had left when it came there. */
  arrivals: ReadonlyMap<number, { health: number; sneak: number }>;
}

const standing = (state: State, spy: number) =>
  spyInPlay(state, spy) ? { health: healthLeft(state, spy), sneak: sneakLeft(state, spy) } : { health: 0, sneak: 0 };

function go(from: State, spy: number, action: Action): Went {
  const state = copyState(from);
  const events: GameEvent[] = [];
  const arrivals = new Map<number, { health: number; sneak: number }>();
  let square = state.infiltration?.square ?? 0;
  let at = occupantAt(state, square)?.card ?? NONE;
  let last: Action = action;
  for (;;) {
    const reaches = state.stack.at(-1)?.kind === 'reach' && state.passes === 1;
    const left = standing(state, spy);
    perform(state, last, (event) => events.push(event));
    const entered = events.findLast(({ type }) => type === 'entered');
    if (entered?.type === 'entered' && entered.square !== square) {
      ({ square, card: at } = entered);
      arrivals.set(square, standing(state, spy));
    }
    // What a thwart sets off is no part of the way.
    if (reaches)
      return { state, arrivals, end: { square: SQUARES + 1, at: NONE, ...left, ...outcome(events, spy) } as End };
    const isOut = state.infiltration?.spy !== spy && state.stack.every(({ kind }) => kind !== 'infiltrate');
    if (isOut || state.winner !== null)
      return { state, arrivals, end: { square, at, ...standing(state, spy), ...outcome(events, spy) } as End };
    const { kind } = awaiting(state);
    // Its owner lets a text be.
    if (state.choice && state.frames.at(-1)?.asks) last = { type: 'choose', side: state.choice.side, option: 1 };
    else if (kind === 'respond') last = { type: 'pass', side: state.responder! };
    else return { state, arrivals, end: kind === 'choose' ? 'choice' : null };
  }
}

function outcome(events: GameEvent[], spy: number): Pick<End, 'is'> {
  for (const event of events) {
    if (event.type === 'thwarted') return { is: 'thwarts' };
    if (event.type === 'leftLair') return { is: 'no-plan' };
    if (event.type === 'replaced' && event.instead === 'thwart') return { is: 'spared' };
  }
  const isOf = (event: GameEvent) => 'card' in event && event.card === spy;
  if (events.some((event) => event.type === 'died' && isOf(event))) return { is: 'dies' };
  if (events.some((event) => event.type === 'replaced' && event.instead === 'die' && isOf(event)))
    return { is: 'saved' };
  return { is: events.some(({ type }) => type === 'turnedBack') ? 'turned-back' : 'leaves' };
}

const waysOf = (state: State): Action[] =>
  [...legalActions(state, 'spymaster')].filter(({ type }) => WAYS.some((way) => way === type));

/** Where the action leads at best, by trying all that the Spy can do after it; `choice` if somebody is asked then. */
function bestAfter(state: State, spy: number, action: Action): End | 'choice' {
  const went = go(state, spy, action);
  if (went.end) return went.end;
  return bestOf(waysOf(went.state).map((way) => bestAfter(went.state, spy, way)));
}
const bestOf = (ends: (End | 'choice')[]): End | 'choice' =>
  ends.reduce((a, b) => (a === 'choice' || b === 'choice' ? 'choice' : isNoWorse(a, b) ? a : b));

/**
 * Goes the way that was told. At each square, the Spy has left what was told. Where a card sends it back to squares that
 * it has been to, only what it found first was told.
 */
function follow(told: Corridor, state: State, spy: number, first: Action): void {
  const met = new Set<number>(state.infiltration ? [state.infiltration.square] : []);
  let went = go(state, spy, first);
  for (;;) {
    for (const [square, left] of went.arrivals) {
      if (met.has(square)) return;
      expect(told.squares[square - 1]).toMatchObject({ square, ...left });
      met.add(square);
    }
    if (went.end) break;
    const { way } = told.squares[went.state.infiltration!.square - 1]!;
    went = go(went.state, spy, { type: way!, side: 'spymaster' });
  }
  expect(told.end).toMatchObject(went.end as End);
  expect(told.squares.flatMap((passage) => passage?.square ?? [])).toEqual([...met].sort());
}

interface Count {
  infiltrations: number;
  /** Told without a doubt, or with one text that its owner may let be. */
  compared: number;
  unknown: number;
  squares: number;
  ends: Record<string, number>;
}

/** Sends the Spy, and goes random ways with it. What is told before each of them is compared with all that can be. */
function infiltrate(start: State, spy: number, roll: (n: number) => number, count: Count): void {
  let state = start;
  let ways: Action[] = [{ type: 'infiltrate', side: 'spymaster', spy }];
  count.infiltrations++;
  for (;;) {
    const told = corridor(view(state, 'table'), spy)!;
    const ends = ways.map((way) => bestAfter(state, spy, way));
    if (ends.includes('choice') || (told.perhaps && told.perhaps !== 'choice')) {
      expect(told.perhaps).not.toBeNull();
      count.unknown++;
      return;
    }
    expect(told.end).toMatchObject(bestOf(ends) as End);
    if (state.infiltration)
      for (const [i, way] of ways.entries()) expect(told.ways[way.type as Way]).toMatchObject(ends[i] as End);
    const here = state.infiltration && told.squares[state.infiltration.square - 1];
    if (here) expect(here).toMatchObject(standing(state, spy));
    follow(told, state, spy, here ? { type: here.way!, side: 'spymaster' } : ways[0]);
    count.squares += told.squares.filter(Boolean).length;
    const { state: next, end } = go(state, spy, ways[roll(ways.length)]);
    if (end) {
      const { is } = end as End;
      count.ends[is] = (count.ends[is] ?? 0) + 1;
      count.compared++;
      return;
    }
    state = next;
    ways = waysOf(next);
  }
}

/** Infiltrations from random games, until there are enough. Each starts where the Master may send that Spy. */
function infiltrations(catalog: Catalog, most: number): Count {
  const count: Count = { infiltrations: 0, compared: 0, unknown: 0, squares: 0, ends: {} };
  for (let seed = 1; count.infiltrations < most; seed++) {
    const roll = dice(seed);
    playRandomGame({
      seed,
      catalog,
      watch(state, action) {
        if (action?.type !== 'infiltrate') return;
        for (const { card } of state.spies) {
          const isOffered = [...legalActions(state, 'spymaster')].some(
            (o) => o.type === 'infiltrate' && o.spy === card,
          );
          if (isOffered && count.infiltrations < most) infiltrate(state, card, roll, count);
        }
      },
    });
  }
  return count;
}

it.each([
  ['the game’s cards', GAME],
  ['cards with each rule', testCatalog()],
])(
  'R6.2 what is told of a corridor is what a Spy finds there, with %s',
  (name, catalog) => {
    const most = FULL ? 5000 : 100;
    const count = infiltrations(catalog, most);
    if (FULL) console.log(name, JSON.stringify(count));
    expect(count.compared + count.unknown).toBe(most);
    expect(count.unknown).toBeLessThanOrEqual(most / 100);
    expect(Object.keys(count.ends)).toEqual(expect.arrayContaining(['dies', 'thwarts']));
  },
  FULL ? 900_000 : undefined,
);

it('R10.2 the corridor is the same whatever is hidden, with every word of the card language in play', () => {
  let told = 0;
  let moments = 0;
  for (let seed = 1; seed <= (FULL ? 8 : 1); seed++)
    playRandomGame({
      seed,
      catalog: registerCatalog([...TEST_CARDS, ...LANGUAGE_CARDS]),
      watch(state, action) {
        if (action?.type !== 'infiltrate' && !(state.infiltration && action?.type === 'pass')) return;
        if (!FULL && moments++ % 4) return;
        const spy = action.type === 'infiltrate' ? action.spy : state.infiltration!.spy;
        const seen = corridor(view(state, 'table'), spy);
        for (const side of SIDES) expect(corridor(view(imagine(view(state, side), seed), side), spy)).toEqual(seen);
        if (seen) told++;
      },
    });
  expect(told).toBeGreaterThan(20);
});

/** Three Nodes, so that their Spies have a bonus, and what is told of each square in short. */
function told(setup: Setup, who = 'dinner-jacket') {
  const node = (card: string, x: number) => ({ card, at: [x, 0] as [number, number] });
  const { state, names } = buildPosition(
    GAME,
    {
      setup: {
        turn: { number: 6, side: 'spymaster', step: 'infiltrate' },
        plan: 'evening-news',
        networks: [
          {
            nodes: [node('safehouse', 0), node('embassy', 1), { ...node('embassy', 2), id: 'second' }],
            links: [
              ['safehouse', 'embassy'],
              ['embassy', 'second'],
            ],
            spies: [who],
          },
        ],
        ...setup,
      },
    },
    RECOMMENDED,
  );
  const seen = corridor(view(state, 'table'), names.indexOf(who));
  const squares = seen?.squares.map((passage) => {
    if (!passage) return '';
    const { health, sneak, way, heals } = passage;
    return `${way ?? (heals ? 'heals' : 'empty')} ${health}/${sneak}`;
  });
  return { seen, squares, end: seen?.end, name: (card: number) => names[card] };
}

it('R6 a Spy goes the way on which it gets furthest, then that which leaves it most Health, then most Sneak', () => {
  const tired = { card: 'henchman', damage: 1 };
  const { squares, end } = told({
    lair: { 2: tired, 4: 'blast-door', 6: tired },
    changes: [{ card: 'dinner-jacket', stat: 'attack', by: 1, for: 'turn' }],
  });
  // It could sneak by one of the Henchmen, but has time to recover from both fights.
  expect(squares).toEqual([
    'empty 3/1',
    'attack 3/1',
    'heals 2/1',
    'destroy 2/1',
    'heals 3/1',
    'attack 3/1',
    'heals 2/1',
    'heals 3/1',
  ]);
  expect(end).toMatchObject({ is: 'thwarts', square: 9, health: 3, evilness: null, wins: false });
});
