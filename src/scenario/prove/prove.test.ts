import { describe, expect, it } from 'vitest';
import { TEST_CARDS } from '../../../tests/engine/cards.ts';
import type { Action, State } from '../../engine/index.ts';
import { awaiting, copyState, dice, legalActions, other, perform, refusal } from '../../engine/index.ts';
import { readScenario } from '../format.ts';
import { holds, standing } from '../lesson.ts';
import { openMission } from '../openMission.ts';
import type { Puzzle } from '../puzzle.ts';
import { missionOf } from '../puzzle.ts';
import { written } from '../recorded.ts';
import { summarize } from '../summary.ts';
import { translate } from '../translate.ts';
import type { OpenPuzzle } from './prove.ts';
import { bookOf, MOST_POSITIONS, openPuzzle, prove, solutionOf } from './prove.ts';

const SET = { cards: TEST_CARDS, rules: {} };
const DECKS = { genius: [], spymaster: [], plans: [] };
const NETWORK = { nodes: ['safehouse'], spies: ['agent'] };

function opened(setup: object, puzzle: Partial<Puzzle> = {}, more: object = {}): OpenPuzzle {
  const usual = {
    side: 'spymaster',
    brief: 'Thwart the plan.',
    goal: { score: { spymaster: 1 } },
    horizon: 'turn',
    theme: 'fight',
    difficulty: 1,
  };
  const infiltrate = { turn: { number: 6, step: 'infiltrate' }, plan: { card: 'prank', faceUp: true }, decks: DECKS };
  const open = openPuzzle(
    readScenario({ setup: { ...infiltrate, ...setup }, puzzle: { ...usual, ...puzzle }, ...more }),
    SET,
  );
  if (!open) throw new Error('no puzzle');
  return open;
}

const words = (action: object): string => Object.values(action).flat().join(' ');

/** The ways of a puzzle, in words. */
const waysIn = (open: OpenPuzzle): string[] =>
  prove(open).ways.map((way) => way.map((move) => words(written(move, open.names))).join(', '));

/** Why it is not proved. */
const why = (...puzzle: Parameters<typeof opened>) => prove(opened(...puzzle)).unproved;

/** The state after these moves, all responses passed unless they are named. */
function played({ state: start, names }: OpenPuzzle, ...moves: object[]): State {
  const state = copyState(start);
  for (const move of moves) {
    const action = translate(state, move, names) as Action;
    while (awaiting(state).kind === 'respond' && action.type !== 'playInstant' && action.type !== 'pass')
      perform(state, { type: 'pass', side: awaiting(state).side ?? 'genius' });
    perform(state, action);
  }
  return state;
}

describe('a puzzle of one turn', () => {
  const guarded = { lair: { 3: 'guard', 6: 'watcher' }, networks: [NETWORK] };
  // The guard and the agent would kill each other, and nobody sneaks by the watcher.
  const boosted = { ...guarded, hands: { spymaster: ['boost'] } };

  it('is proved by the one way there is', () => {
    const open = opened(boosted);
    expect(prove(open)).toMatchObject({ unproved: null });
    expect(waysIn(open)).toEqual(['playInstant spymaster boost agent, infiltrate agent, attack, attack']);
  });

  it('is not proved where no way wins', () => {
    expect(why(guarded)).toEqual({ why: 'no-way' });
  });

  it('knows of each state whether it is still won, and which moves win', () => {
    const open = opened(boosted);
    const book = bookOf(open);
    const sent = played(open, { type: 'infiltrate', spy: 'agent' });
    const wasted = played(open, { type: 'endStep' });
    expect([open.state, sent, wasted].map((state) => book.isWon(state))).toEqual([true, true, false]);
    expect(book.winning(open.state).map(({ type }) => type)).toContain('infiltrate');
    expect(book.winning(wasted)).toEqual([]);
    // The guard waits: to attack it with the boost, or to play the boost first.
    const at = played(open, { type: 'infiltrate', spy: 'agent' }, { type: 'pass', side: 'spymaster' });
    expect(book.winning(at).every((move) => refusal(at, move) === undefined)).toBe(true);
  });

  it('is played as a mission: its goal wins it, and the turn after its horizon loses it', () => {
    const open = opened(boosted);
    const mission = missionOf(open.puzzle, 6);
    const file = { ...open.scenario, puzzle: undefined, mission };
    expect(openMission(file, open.state.set, {})?.mission).toEqual(mission);
    const at = (state: State) => standing(mission, summarize(state, open.names));
    const boost = { type: 'playInstant', card: 'boost', targets: ['agent'] };
    const won = played(open, { type: 'infiltrate', spy: 'agent' }, boost, { type: 'attack' }, { type: 'attack' });
    while (awaiting(won).kind === 'respond') perform(won, { type: 'pass', side: awaiting(won).side ?? 'genius' });
    expect([at(open.state), at(won)]).toEqual(['on', 'won']);
    expect(at({ ...open.state, turn: { number: 7, side: 'genius', step: 'plan' } })).toBe('lost');
  });
});

it('has a solution that is told as a script, with the replies of the other side', () => {
  const open = opened({ networks: [NETWORK], hands: { genius: ['trapdoor'], spymaster: ['silence'] } });
  const actions = solutionOf(open, bookOf(open));
  expect(actions.map(words)).toContainEqual(expect.stringMatching('silence trapdoor'));
  const { puzzle } = open;
  const ways = prove(open).ways.length;
  expect(why({ ...open.scenario.setup }, { ...puzzle, ways }, { actions })).toBeNull();
});

describe('the other side', () => {
  const lair = { 2: 'crate' };
  it('refutes with a card of its hand, and the reply is told', () => {
    const open = opened({ lair, networks: [NETWORK], hands: { genius: ['trapdoor'] } });
    expect(prove(open).unproved).toEqual({ why: 'no-way' });
    const book = bookOf(open);
    const sent = played(open, { type: 'infiltrate', spy: 'agent' });
    expect(written(book.refutation(sent) as Action, open.names)).toMatchObject({ type: 'pass' });
    perform(sent, book.refutation(sent) as Action);
    while (awaiting(sent).side === 'spymaster') perform(sent, { type: 'pass', side: 'spymaster' });
    expect(written(book.refutation(sent) as Action, open.names)).toMatchObject({
      type: 'playInstant',
      card: 'trapdoor',
    });
  });

  it('has no reply where the task is still forced, or where it has nothing to do with the failure', () => {
    const open = opened({ lair, networks: [NETWORK], hands: { genius: ['trapdoor'], spymaster: ['silence'] } });
    const book = bookOf(open);
    expect(book.isWon(open.state)).toBe(true);
    expect(book.refutation(open.state)).toBeNull();
    const alone = opened({ lair: { 2: 'guard' }, networks: [NETWORK] });
    expect(bookOf(alone).refutation(alone.state)).toBeNull();
  });

  it('may not save itself by going around in a circle', () => {
    // The guard can walk about in the next turn for ever; but the plan cannot be paid.
    const goal = { turn: { number: 8 }, score: { genius: 0 } };
    const setup = { lair: { 4: 'guard' }, networks: [{ ...NETWORK, spies: [] }] };
    expect(why(setup, { goal, horizon: 'next' })).toBeNull();
  });
});

describe('ways', () => {
  const CRATES = { lair: [{ card: 'crate' }, { card: 'crate' }, {}, {}, {}, {}, {}, {}] };
  const building = (goal: Puzzle['goal'], workers: string[]) =>
    waysIn(
      opened(
        {
          turn: { number: 5, step: 'lair' },
          plan: { card: 'heist', status: 'advanced' },
          lair: { 3: workers[0], 4: workers[1], 5: 'grid', 6: 'grid', 7: 'reactor', 8: 'reactor' },
          hands: { genius: ['crate', 'crate'] },
        },
        { side: 'genius', goal },
      ),
    );

  it('are told apart by the arrangement, and not by the order in which it comes about', () => {
    // Each crate may be built by each clerk, and each square first: that is all one.
    expect(building([{ ...CRATES, turn: { number: 6 } }], ['clerk', 'clerk'])).toHaveLength(1);
    // The nurse may stand in the square of the clerk: that is another arrangement.
    expect(building([{ ...CRATES, turn: { number: 6 } }], ['clerk', 'nurse'])).toHaveLength(2);
  });

  it('are told apart by the moves in the lair, but not by when an instant is played', () => {
    const setup = { lair: { 3: 'mine', 6: 'guard' }, networks: [NETWORK], hands: { spymaster: ['boost'] } };
    expect(waysIn(opened(setup))).toEqual([
      'playInstant spymaster boost agent, infiltrate agent, destroy, attack',
      'playInstant spymaster boost agent, infiltrate agent, ignore, attack',
    ]);
  });
});

it('who is sent first tells two ways apart', () => {
  const networks = [
    { nodes: ['safehouse'], spies: ['agent'] },
    { nodes: ['lab'], spies: ['runner'] },
  ];
  const goal = [{ infiltrated: ['agent', 'runner'] }, { infiltrated: ['runner', 'agent'] }];
  const ways = waysIn(opened({ networks }, { goal }));
  const sent = ways.map((way) => [...way.matchAll(/infiltrate (\w+)/g)].map(([, spy]) => spy));
  expect(sent).toContainEqual(['agent', 'runner']);
  expect(sent).toContainEqual(['runner', 'agent']);
});

it('two copies of a card are one to a book, unless the goal names one of them', () => {
  const setup = { lair: { 2: 'guard' }, networks: [NETWORK], hands: { spymaster: ['boost', 'boost'] } };
  const play = { type: 'playInstant', side: 'spymaster', targets: ['agent'] };
  const keysWith = (goal: Puzzle['goal']): number => {
    const open = opened(setup, { goal });
    const book = bookOf(open);
    return new Set(['boost', 'boost#2'].map((card) => book.keyOf(played(open, { ...play, card })))).size;
  };
  expect(keysWith({ score: { spymaster: 1 } })).toBe(1);
  expect(keysWith({ discards: { genius: [], spymaster: ['boost#2'] } })).toBe(2);
});

describe('a position is not admitted', () => {
  const setup = { lair: { 2: 'crate' }, networks: [NETWORK] };
  it('where chance decides', () => {
    const cards = [
      {
        id: 'thief',
        type: 'intelligence',
        name: 'Thief',
        copies: 1,
        abilities: [{ kind: 'play', effects: [{ verb: 'discard', who: 'opponent', amount: 1, pick: 'random' }] }],
      },
    ];
    const hands = { spymaster: ['thief'], genius: ['idea', 'rage'] };
    expect(why({ ...setup, hands }, {}, { cards })).toEqual({ why: 'chance' });
    expect(why({ ...setup, hands: { ...hands, genius: ['idea'] } }, { ways: 1 }, { cards })).not.toEqual({
      why: 'chance',
    });
  });

  it('where players cannot see what they need', () => {
    expect(why({ ...setup, decks: undefined })).toEqual({ why: 'no-decks' });
    expect(why({ ...setup, plan: 'prank' })).toEqual({ why: 'face-down' });
  });

  it('where nothing is to be done, or where too much is', () => {
    expect(why({ ...setup, score: { spymaster: 1 } })).toEqual({ why: 'won-already' });
    const open = opened({ ...setup, hands: { spymaster: ['boost', 'boost', 'sabotage'] } });
    expect(prove(open, { positions: 5 }).unproved).toEqual({ why: 'positions' });
    expect(prove(open, { positions: MOST_POSITIONS, goesOn: () => false }).unproved).toEqual({ why: 'time' });
  });

  it('where the proof takes too long, though all positions have been looked at in time', () => {
    const open = opened({ ...setup, hands: { spymaster: ['boost', 'silence'] } }, { ways: 9 });
    let asked = 0;
    bookOf(open, { positions: MOST_POSITIONS, goesOn: () => ++asked > 0 });
    const inTime = asked;
    asked = 0;
    const goesOn = (): boolean => ++asked <= inTime;
    expect(prove(open, { positions: MOST_POSITIONS, goesOn }).unproved).toEqual({ why: 'time' });
  });

  it('where it has another number of ways, or where its solution is none', () => {
    const sabotage = { ...setup, lair: { 2: 'mine', 3: 'mine' } };
    expect(why(sabotage, { ways: 2 })).toEqual({ why: 'ways', told: 2, are: prove(opened(sabotage)).ways.length });
    const actions = [{ type: 'infiltrate', spy: 'agent' }, { type: 'endStep' }];
    expect(why(setup, { ways: prove(opened(setup)).ways.length }, { actions })).toEqual({ why: 'solution', at: 1 });
    expect(why(setup, { ways: prove(opened(setup)).ways.length }, { actions: [] })).toEqual({
      why: 'solution',
      at: null,
    });
  });
});

/** Can the task be forced? The plainest search: nothing is merged, and nobody comes back to where they have been. */
function plainly({ names, puzzle: { side, goal } }: OpenPuzzle, last: number, most: number) {
  let left = most;
  return function forced(state: State, before: readonly string[]): boolean {
    if (left-- <= 0) throw new RangeError('too many');
    if (holds(goal, summarize(state, names))) return true;
    if (state.winner !== null || state.turn.number > last) return false;
    const path = [...before, JSON.stringify(state)];
    const due = awaiting(state);
    const led = (mover: typeof side): State[] =>
      (due.kind === 'act' || due.side === mover ? [...legalActions(state, mover)] : [])
        .map((action) => {
          const next = copyState(state);
          perform(next, action);
          return next;
        })
        .filter((next) => !path.includes(JSON.stringify(next)));
    const [ours, theirs] = [led(side), led(other(side))];
    const all = (): boolean => theirs.every((next) => forced(next, path));
    const some = (): boolean => ours.some((next) => forced(next, path));
    return due.side === side ? all() && some() : some() || (theirs.length > 0 && all());
  };
}

it('finds what a plain search finds, in small positions made by chance', () => {
  const [OCCUPANTS, SPIES] = [
    ['guard', 'clerk', 'duelist', 'crate', 'mine', 'grid', 'boss'],
    ['agent', 'ace', 'medic', 'runner'],
  ];
  const [GENIUS, MASTER] = [
    ['trapdoor', 'rage', 'veto'],
    ['boost', 'silence', 'sabotage'],
  ];
  const found: boolean[] = [];
  const plain: boolean[] = [];
  for (let seed = 1; plain.length < 40 && seed < 400; seed++) {
    const roll = dice(seed);
    const one = <T>(list: readonly T[]): T => list[roll(list.length)];
    const lair = Object.fromEntries([1, 2, 3].map(() => [1 + roll(8), one(OCCUPANTS)]));
    const hands = { genius: roll(3) ? [one(GENIUS)] : [], spymaster: roll(3) ? [one(MASTER)] : [] };
    const networks = [{ nodes: ['lab'], spies: [one(SPIES)] }];
    const defends = roll(3) === 0;
    const goal = defends ? { turn: { number: 7 }, score: { spymaster: 0 } } : { score: { spymaster: 1 } };
    const open = opened({ lair, hands, networks }, { side: defends ? 'genius' : 'spymaster', goal });
    try {
      const known = plainly(open, 6, 1_500)(open.state, []);
      plain.push(known);
      found.push(bookOf(open).isWon(open.state));
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
    }
  }
  expect(plain.length).toBeGreaterThanOrEqual(40);
  expect(found).toEqual(plain);
  expect(new Set(plain).size).toBe(2);
});
