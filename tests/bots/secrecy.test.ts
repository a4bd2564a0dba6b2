/** R10.2 over many decisions: games that differ only in what is hidden from a bot give the same commands. */
import { describe, expect, it } from 'vitest';
import { BOTS, makeBot } from '../../src/bots/index.ts';
import type { Limit } from '../../src/bots/limit.ts';
import { readCards } from '../../src/cards/read.ts';
import type { State } from '../../src/engine/index.ts';
import { registerCatalog, view } from '../../src/engine/index.ts';
import { FULL } from '../full.ts';
import { heldTwins } from './heldTwins.ts';
import type { Make } from './twins.ts';
import { difference } from './twins.ts';

const { cards, rules } = readCards('src/cards');
const set = { catalog: registerCatalog(cards), rules };

/** So many decisions of each bot are made twice, and once more with all sent as JSON. */
const DECISIONS = FULL ? 10_000 : 24;

const NODES = FULL ? 40 : 8;
/** A clock that goes on by a millisecond each time it is read. */
const testClock = (): Limit => {
  let ms = 0;
  return { ms: () => NODES, now: () => ms++ };
};

/** The first difference within so many decisions. They go on from game to game, half of them with each kind of limit. */
function firstDifference(make: (limit: Limit) => Make, decisions: number): string | undefined {
  for (const [limit, first] of [
    [(): Limit => ({ nodes: NODES }), 1],
    [testClock, 500_001],
  ] as const) {
    // A bot's limit is its own: the same clock for two bots would tell one of them how long the other has thought.
    const bot: Make = (seed, peep) => make(limit())(seed, peep);
    for (let left = decisions / 2, seed = first; left > 0; seed++) {
      const asked = new Map<string, number>();
      const found = difference({ ...set, bots: { genius: bot, spymaster: bot }, seed, asked, most: left });
      if (found) return found;
      for (const times of asked.values()) left -= times;
    }
  }
  return undefined;
}

/** Milliseconds. The mastermind decides twice in each position: in full that takes more than an hour. */
const PATIENCE = FULL ? 3 * 3_600_000 : 300_000;

describe.each(BOTS)('the %s', (name) => {
  it(`R10.2 gives the same commands over ${DECISIONS} decisions, by nodes and by a clock, whatever is hidden`, {
    timeout: PATIENCE,
  }, () => {
    const make =
      (limit: Limit): Make =>
      (seed) =>
        makeBot(name, seed, limit);
    expect(firstDifference(make, DECISIONS)).toBeUndefined();
  });
});

describe('a bot that peeps is found out', () => {
  /** The intern, which goes by something that it is not shown, and by nothing else. */
  const peeping =
    (secret: (state: State) => number) =>
    (limit: Limit): Make =>
    (seed, peep) => {
      const bot = makeBot('intern', seed, limit);
      return {
        interrupts: bot.interrupts,
        decide(view, offers) {
          const all = [...offers];
          return bot.decide(view, [all[Math.abs(secret(peep())) % all.length]]);
        },
      };
    };

  it.each<[string, (state: State) => number]>([
    ['at the other hand', ({ turn, hands }) => hands[turn.side === 'genius' ? 'spymaster' : 'genius'].at(-1) ?? 0],
    ['at the top of its deck', ({ turn, decks }) => decks[turn.side][0] ?? 0],
    ['at the generator', ({ random }) => random[0] ?? 0],
  ])('%s', (_, secret) => {
    expect(firstDifference(peeping(secret), 60)).toMatch(/where hidden cards differ$/);
  });
});

it('games that differ only in what a side holds look the same to the other side, and differ in what it holds', () => {
  let unlike = 0;
  let positions = 0;
  for (const { state, twins } of heldTwins({ ...set, bot: 'intern', side: 'spymaster', seed: 3, twins: 2, most: 30 })) {
    positions++;
    for (const twin of twins) {
      expect(view(twin, 'genius')).toEqual(view(state, 'genius'));
      if (String(twin.hands.spymaster) !== String(state.hands.spymaster)) unlike++;
    }
  }
  expect(positions).toBe(30);
  expect(unlike).toBeGreaterThan(30);
});
