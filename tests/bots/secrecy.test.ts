/** R10.2 over some decisions: games that differ only in what is hidden from a bot give the same commands. */
import { describe, expect, it } from 'vitest';
import { BOTS, makeBot } from '../../src/bots/index.ts';
import type { Limit } from '../../src/bots/limit.ts';
import { readCards } from '../../src/cards/read.ts';
import type { State } from '../../src/engine/index.ts';
import { registerCatalog, view } from '../../src/engine/index.ts';
import { heldTwins } from './heldTwins.ts';
import { firstDifference } from './secrecy.ts';
import type { Make } from './twins.ts';

const { cards, rules } = readCards('src/cards');
const set = { catalog: registerCatalog(cards), rules };

/** So many decisions of each bot; the soak makes ten thousand. */
const DECISIONS = 24;
const NODES = 8;

describe.each(BOTS)('the %s', (name) => {
  it(`R10.2 gives the same commands over ${DECISIONS} decisions, by nodes and by a clock, whatever is hidden`, () => {
    const make =
      (limit: Limit): Make =>
      (seed) =>
        makeBot(name, seed, limit);
    expect(firstDifference({ set, make, count: DECISIONS, nodes: NODES })).toBeUndefined();
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
    expect(firstDifference({ set, make: peeping(secret), count: 60, nodes: NODES })).toMatch(
      /where hidden cards differ$/,
    );
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
