import { describe, expect, test } from 'vitest';
import type { Effect, Facts, Hand, HandEvent } from './hand.ts';
import { isAway, isLow, isRaised, NO_HAND, UNKNOWN } from './hand.ts';
import { handAfter } from './handAfter.ts';

const PRESS = { type: 'press', pointer: 1, x: 100, y: 700, at: 1000 } as const;
const over = { over: 'edge', outside: false, isBelow: true } as const;
const release = (at: number, x = 100, y = 700): HandEvent => ({ type: 'release', pointer: 1, x, y, at, ...over });
const move = (at: number, y: number, under: Partial<HandEvent & { type: 'move' }> = {}): HandEvent => ({
  type: 'move',
  pointer: 1,
  x: 100,
  y,
  at,
  ...over,
  ...under,
});
const onCard = (card: number) => ({ over: { card } });
const WAIT_HIDE: Effect = { do: 'wait', for: 'hide', ms: 20_000 };
const LOOK: HandEvent = { type: 'look' };
const OPEN: Facts = {
  ...UNKNOWN,
  open: true,
  cards: [7, 8, 9],
  playable: [7, 8],
  ownTurn: true,
  playsCards: true,
  decides: 'own',
};
const ONLY: Facts = { ...OPEN, alone: true, only: true };

/** The hand after these events, each with what the game says then, and all that is to be done for it but to let it settle. */
function told(steps: readonly (readonly [HandEvent, Facts])[], from: Hand = NO_HAND) {
  let hand = from;
  const effects: Effect[] = [];
  for (const [event, facts] of steps) {
    const next = handAfter(hand, event, facts);
    hand = next.hand;
    effects.push(
      ...next.effects.filter((effect) => effect.do !== 'wait' || (effect.ms !== null && effect.for !== 'settle')),
    );
  }
  return { hand, effects };
}
/** A hand that a tap has just left open, and the same a while later. */
const NEW = told([
  [PRESS, UNKNOWN],
  [LOOK, OPEN],
  [release(1080), OPEN],
]).hand;
const SETTLE: HandEvent = { type: 'settle' };
const KEPT = told([[SETTLE, OPEN]], NEW).hand;
/** A hand whose player has asked that it stays open. */
const STAYS = told([[{ type: 'toggle', at: 1200, stays: true }, OPEN]], KEPT).hand;

describe('the handle', () => {
  test('opens the hand while it is held, and closes it when it is let go or lost', () => {
    expect(
      told([
        [PRESS, UNKNOWN],
        [LOOK, OPEN],
        [release(1900), OPEN],
      ]).effects,
    ).toEqual([{ do: 'open' }, { do: 'drop' }, { do: 'close' }]);
    expect(
      told([
        [PRESS, UNKNOWN],
        [LOOK, OPEN],
        [{ type: 'lost', pointer: 1, by: 'handle' }, OPEN],
      ]).effects,
    ).toEqual([{ do: 'open' }, { do: 'close' }, { do: 'drop' }]);
  });

  test('leaves the hand open for a while at a tap, and closes it at the next one', () => {
    expect(KEPT).toMatchObject({ kept: true, press: null, slide: null });
    expect(
      told(
        [
          [PRESS, OPEN],
          [release(1080), OPEN],
        ],
        KEPT,
      ).effects,
    ).toEqual([{ do: 'drop' }, { do: 'close' }]);
    expect(told([[LOOK, UNKNOWN]], KEPT).hand).toMatchObject({ kept: false, facts: { open: false } });
  });

  test('begins that time anew at a stir, and closes the hand when it is over', () => {
    expect(told([[{ type: 'stir', at: 1200 }, OPEN]], KEPT).effects).toEqual([]);
    expect(told([[{ type: 'stir', at: 1400 }, OPEN]], KEPT).effects).toEqual([WAIT_HIDE]);
    expect(told([[{ type: 'hide' }, OPEN]], KEPT).effects).toEqual([{ do: 'shield' }, { do: 'shut' }]);
  });

  test('closes no hand by a tap that was meant to bring it', () => {
    const again: readonly (readonly [HandEvent, Facts])[] = [
      [PRESS, OPEN],
      [release(1080), OPEN],
    ];
    const comes = handAfter(NO_HAND, LOOK, OPEN).effects;
    expect(comes).toEqual([{ do: 'wait', for: 'settle', ms: 350 }]);
    expect(told(again, NEW).effects, 'the second of a double tap').toEqual([{ do: 'drop' }, WAIT_HIDE]);
    const away = told([[LOOK, { ...OPEN, aims: true }]], STAYS).hand;
    const back = told([[LOOK, OPEN]], away).hand;
    expect(told(again, back).effects, 'it has just come back').toEqual([{ do: 'drop' }, WAIT_HIDE]);
    expect(told([[{ type: 'stir', at: 1010 }, OPEN], ...again], back).effects, 'it was used since').toContainEqual({
      do: 'close',
    });
  });

  test('holds a hand whose time is over meanwhile, and a tap leaves it open', () => {
    const over: readonly (readonly [HandEvent, Facts])[] = [
      [PRESS, OPEN],
      [{ type: 'hide' }, OPEN],
    ];
    expect(told(over, KEPT).effects).toEqual([]);
    expect(told([...over, [release(1080), OPEN]], KEPT).effects).toEqual([{ do: 'drop' }, WAIT_HIDE]);
    expect(told([...over, [release(1900), OPEN]], KEPT).effects, 'let go').toEqual([{ do: 'drop' }, { do: 'close' }]);
  });

  test('does not fold away the hand of who is alone that has just come by itself', () => {
    const raised = told([[LOOK, { ...ONLY, claims: true }]], told([[LOOK, ONLY]]).hand).hand;
    const tap = (hand: Hand) =>
      told(
        [
          [PRESS, { ...ONLY, claims: true }],
          [release(1080), { ...ONLY, claims: true }],
        ],
        hand,
      ).effects;
    expect(isRaised(raised)).toBe(true);
    expect(tap(raised), 'it has raised itself just now').toEqual([{ do: 'drop' }]);
    expect(tap(told([[SETTLE, { ...ONLY, claims: true }]], raised).hand)).toContainEqual({ do: 'close' });
  });

  test('opens the hand for a while without a pointer too', () => {
    const { hand, effects } = told([
      [{ type: 'toggle', at: 50 }, UNKNOWN],
      [LOOK, OPEN],
    ]);
    expect([hand.kept, effects]).toEqual([true, [{ do: 'open' }, WAIT_HIDE]]);
  });
});

describe('its key', () => {
  test('opens the hand as long as it is held', () => {
    const { hand, effects } = told([
      [{ type: 'key-down', code: 'KeyQ', at: 0 }, UNKNOWN],
      [LOOK, OPEN],
      [{ type: 'key-up', at: 90 }, OPEN],
    ]);
    expect([hand.key, effects]).toEqual([null, [{ do: 'open' }, { do: 'close' }]]);
  });

  test.each([
    ['short: raises the hand', 90, false, true],
    ['short: lowers the hand that is raised', 90, true, false],
    ['long: raises it as long as it lasts', 500, false, false],
  ])('of the only person at the table, %s', (_, ms, was, is) => {
    const lying = told([[LOOK, ONLY]]).hand;
    expect([isLow(lying), isRaised(lying)]).toEqual([true, false]);
    const from = was ? told([[{ type: 'toggle', at: 0 }, ONLY]], lying).hand : lying;
    const down = handAfter(from, { type: 'key-down', code: 'KeyQ', at: 0 }, ONLY).hand;
    expect(isRaised(down)).toBe(true);
    expect(isRaised(handAfter(down, { type: 'key-up', at: ms }, ONLY).hand)).toBe(is);
  });

  test('and all else that holds the hand is let go when nobody may be watching (R10.1)', () => {
    const held = told([
      [{ type: 'key-down', code: 'KeyQ', at: 0 }, UNKNOWN],
      [LOOK, OPEN],
    ]).hand;
    const { hand, effects } = told([[{ type: 'unwatched' }, OPEN]], held);
    expect([hand.key, effects]).toEqual([null, [{ do: 'shut' }]]);
  });
});

describe('R10.1 a hand that was left open closes', () => {
  test.each<[string, Partial<Facts>, readonly Effect[]]>([
    ['once the other side has to decide', { decides: 'other' }, [{ do: 'shield' }, { do: 'close' }]],
    ['once its side has played its cards', { playsCards: false }, [{ do: 'shield' }, { do: 'close' }]],
    ['not while nobody has to decide', { decides: null }, []],
    ['not while a scene plays', { plays: true }, []],
  ])('%s', (_, facts, effects) => {
    expect(told([[LOOK, { ...OPEN, ...facts }]], KEPT).effects).toEqual(effects);
  });

  test('not while it is held, but at the end of its turn, nor where its side has the device alone', () => {
    const held = told([[{ type: 'key-down', code: 'KeyQ', at: 0 }, OPEN]], KEPT).hand;
    expect(told([[LOOK, { ...OPEN, decides: 'other' }]], held).effects).toEqual([]);
    expect(told([[LOOK, { ...OPEN, ownTurn: false }]], held).effects).toEqual([{ do: 'shield' }, { do: 'close' }]);
    const alone = told([[LOOK, ONLY]]).hand;
    expect(told([[LOOK, { ...ONLY, decides: 'other' }]], alone).effects).toEqual([]);
  });
});

describe('a card that is picked', () => {
  const touch = (card: number): HandEvent => ({ type: 'touch', card, seen: false, at: 1300 });
  const picked = told([[touch(7), OPEN]], KEPT);
  const NO_WAIT: Effect = { do: 'wait', for: 'hide', ms: null };

  test('stops the time after which the hand would close', () => {
    expect(handAfter(KEPT, touch(7), OPEN).effects).toContainEqual(NO_WAIT);
    expect(told([[{ type: 'stir', at: 9000 }, OPEN]], picked.hand).effects).toEqual([]);
    expect(told([[{ type: 'hide' }, OPEN]], picked.hand).effects).toEqual([]);
    expect(told([[touch(9), OPEN]], picked.hand), 'it cannot be played').toMatchObject({
      hand: { picks: [] },
      effects: [WAIT_HIDE],
    });
  });

  test('does not keep the hand open at the end of the turn, nor when nobody may be watching', () => {
    expect(told([[LOOK, { ...OPEN, ownTurn: false }]], picked.hand).effects).toContainEqual({ do: 'close' });
    expect(told([[{ type: 'unwatched' }, OPEN]], picked.hand).effects).toEqual([{ do: 'shut' }]);
  });

  test('stays picked in a closed hand, and is shown when that opens again', () => {
    const closed = told([[LOOK, { ...OPEN, open: false, cards: [], playable: [] }]], picked.hand).hand;
    expect(closed).toMatchObject({ touched: null, picks: [7] });
    expect(told([[LOOK, OPEN]], closed).hand).toMatchObject({ touched: 7, picks: [7] });
    expect(told([[LOOK, { ...OPEN, cards: [8, 9] }]], closed).hand, 'it has gone').toMatchObject({
      touched: null,
      picks: [],
    });
    expect(told([[LOOK, { ...OPEN, choosing: true }]], closed).hand, 'for something else').toMatchObject({ picks: [] });
  });

  test('gives its place to the next one where only one is to be chosen', () => {
    const two = (facts: Facts) =>
      told([
        [LOOK, facts],
        [touch(7), facts],
        [touch(8), facts],
      ]).hand.picks;
    expect(two({ ...OPEN, choosing: true, choosesOne: true })).toEqual([8]);
    expect(two({ ...OPEN, choosing: true })).toEqual([7, 8]);
  });

  test('is picked to be discarded again too', () => {
    const facts = { ...OPEN, mayDiscard: true };
    const begun = told([[{ type: 'discard', card: 7 }, facts]], KEPT).hand;
    const closed = told([[LOOK, { ...facts, open: false, mayDiscard: false, cards: [] }]], begun).hand;
    expect(told([[LOOK, facts]], closed).hand).toMatchObject({ discarding: true, picks: [7] });
    expect(told([[LOOK, OPEN]], closed).hand).toMatchObject({ discarding: false, picks: [] });
  });
});

describe('places on the table that are lit', () => {
  const AIMING = { ...OPEN, aims: true };

  test('close a hand that a tap has opened', () => {
    expect(told([[LOOK, AIMING]], KEPT).effects).toEqual([{ do: 'close' }]);
  });

  test('are not covered by a hand that is to stay open, and it comes back after that', () => {
    const aside = told([[LOOK, AIMING]], STAYS);
    expect([isAway(aside.hand), aside.effects]).toEqual([true, []]);
    expect(isAway(told([[LOOK, OPEN]], aside.hand).hand)).toBe(false);
    expect(isAway(told([[{ type: 'toggle', at: 0 }, AIMING]], aside.hand).hand), 'it is asked for').toBe(false);
  });

  test('are looked at on purpose from a hand that opens then', () => {
    const { hand } = told([
      [
        { type: 'key-down', code: 'KeyQ', at: 0 },
        { ...AIMING, open: false },
      ],
      [LOOK, AIMING],
    ]);
    expect(isAway(hand)).toBe(false);
  });
});

describe('a card that is taken out of the hand', () => {
  const LAID = { ...OPEN, laidOpen: 7 };
  const takenOf = (hand: Hand) =>
    told(
      [
        [{ type: 'touch', card: 7, seen: true, at: 1200 }, OPEN],
        [LOOK, LAID],
      ],
      hand,
    );
  const taken = takenOf(STAYS);

  test('R10.1 closes a hand that a tap has opened: it does not come back before the other one', () => {
    expect(takenOf(KEPT)).toMatchObject({
      hand: { taken: null },
      effects: [{ do: 'commit', card: 7 }, { do: 'close' }],
    });
  });

  test('is laid open, and a hand that is to stay open makes room', () => {
    expect(taken.effects).toEqual([{ do: 'commit', card: 7 }]);
    expect([isAway(taken.hand), taken.hand.touched]).toEqual([true, null]);
  });

  test('makes the hand come back once what it did has been seen', () => {
    const playing = told([[LOOK, { ...OPEN, plays: true }]], taken.hand).hand;
    expect(isAway(playing)).toBe(true);
    const seen = told([[LOOK, OPEN]], playing);
    expect([isAway(seen.hand), seen.effects]).toEqual([true, [{ do: 'wait', for: 'return', ms: 600 }]]);
    const back = told([[{ type: 'return' }, OPEN]], seen.hand);
    expect(isAway(back.hand)).toBe(false);
    expect(back.effects, 'with all its time').toEqual([WAIT_HIDE]);
  });

  test('lets no time run while it makes room', () => {
    expect(handAfter(STAYS, { type: 'touch', card: 7, seen: true, at: 1200 }, LAID).effects).toContainEqual({
      do: 'wait',
      for: 'hide',
      ms: null,
    });
    expect(told([[{ type: 'hide' }, LAID]], taken.hand).effects).toEqual([]);
  });

  test('closes the hand, out of sight, where it goes on with a touch of the table', () => {
    const { hand, effects } = told([[LOOK, { ...OPEN, goesOn: true }]], taken.hand);
    expect([isAway(hand), effects]).toEqual([true, [{ do: 'close' }]]);
  });

  test('lets the hand come back at a press of the handle', () => {
    const { hand, effects } = told([[PRESS, LAID]], taken.hand);
    expect([isAway(hand), hand.press?.opened, effects]).toEqual([false, true, [WAIT_HIDE]]);
  });

  test('is none if it cannot be played now', () => {
    expect(told([[{ type: 'touch', card: 9, seen: true, at: 1200 }, OPEN]], KEPT)).toMatchObject({
      hand: { touched: 9, taken: null },
      effects: [],
    });
  });
});

describe('a card that is slid out of the hand', () => {
  const held = told([
    [PRESS, UNKNOWN],
    [LOOK, OPEN],
  ]).hand;

  test('is the one on which the pointer rested last, whatever it crosses on its way', () => {
    const { hand, effects } = told(
      [
        [move(2000, 600, onCard(7)), OPEN],
        [move(2200, 500, onCard(8)), OPEN],
        [move(2240, 300, { over: null, outside: true }), OPEN],
      ],
      held,
    );
    expect(effects).toEqual([{ do: 'carry', card: 7 }]);
    expect(isAway(hand)).toBe(true);
    expect(hand).toMatchObject({ over: null, carried: { card: 7, x: 100, y: 300 }, slide: { out: true } });
    const put = told([[{ ...release(2400, 100, 300), over: null } as HandEvent, OPEN]], hand);
    expect(put.effects, 'it is laid open only now').toEqual([
      { do: 'commit', card: 7 },
      { do: 'put-down', card: 7 },
      { do: 'close' },
    ]);
    const back = told([[release(2400), OPEN]], hand);
    expect(back.effects, 'at an edge').toEqual([{ do: 'drop' }, { do: 'carry', card: null }, { do: 'close' }]);
  });

  test('goes back by Escape', () => {
    const out = told(
      [
        [move(2000, 600, onCard(7)), OPEN],
        [move(2200, 300, { over: null, outside: true }), OPEN],
      ],
      held,
    ).hand;
    const gone = [null, null, [{ do: 'drop' }, { do: 'carry', card: null }]];
    const { hand, effects } = told([[{ type: 'take-back' }, OPEN]], out);
    expect([hand.slide, hand.carried, effects]).toEqual(gone);
    const closed = told([[LOOK, UNKNOWN]], out);
    expect([closed.hand.slide, closed.hand.carried, closed.effects], 'the hand closes').toEqual(gone);
  });

  test('is put down before the hand closes whose key is let go', () => {
    const { hand, effects } = told([
      [{ type: 'key-down', code: 'KeyQ', at: 0 }, UNKNOWN],
      [LOOK, OPEN],
      [{ type: 'grab', pointer: 1, card: 7, x: 100, y: 600, at: 2000 }, OPEN],
      [move(2200, 300, { over: null, outside: true }), OPEN],
      [{ type: 'key-up', at: 2300 }, OPEN],
    ]);
    expect(effects).not.toContainEqual({ do: 'close' });
    expect(told([[{ ...release(2400, 100, 300), over: null } as HandEvent, OPEN]], hand).effects).toEqual([
      { do: 'commit', card: 7 },
      { do: 'close' },
      { do: 'put-down', card: 7 },
    ]);
  });

  test('is lifted by a pointer that was pressed on it, towards the middle of the page', () => {
    const grab: HandEvent = { type: 'grab', pointer: 1, card: 7, x: 100, y: 600, at: 2000 };
    const steps = (y: number) =>
      told(
        [
          [grab, OPEN],
          [move(2200, y, onCard(7)), OPEN],
        ],
        KEPT,
      );
    expect(steps(597)).toMatchObject({ hand: { carried: null }, effects: [] });
    expect(steps(580)).toMatchObject({ hand: { carried: { card: 7 } }, effects: [{ do: 'capture', pointer: 1 }] });
    expect(steps(550).effects).toEqual([
      { do: 'capture', pointer: 1 },
      { do: 'carry', card: 7 },
    ]);
    expect(steps(650).effects).toEqual([{ do: 'capture', pointer: 1 }]);
    expect(told([[{ ...grab, card: 9 }, OPEN]], KEPT).hand.slide).toBeNull();
  });
});

describe('who is alone with the device', () => {
  test.each<[string, Partial<Facts>]>([
    ['it has interrupted', { claims: true }],
    ['cards are to be chosen in it', { choosing: true }],
  ])('has the hand open at once, lowered when a turn begins, and raised when %s', (_, asked) => {
    const { hand, effects } = told([
      [LOOK, { ...ONLY, open: false }],
      [LOOK, ONLY],
    ]);
    expect([isLow(hand), effects]).toEqual([true, [{ do: 'open', atOnce: true }]]);
    const raised = told([[LOOK, { ...ONLY, ...asked }]], hand).hand;
    expect(isRaised(raised)).toBe(true);
    expect(isRaised(told([[LOOK, { ...ONLY, ownTurn: false }]], raised).hand)).toBe(false);
  });

  test('has it as it lay before, once the game goes on after an INTERRUPT', () => {
    const lowered = told([
      [LOOK, { ...ONLY, open: false }],
      [LOOK, ONLY],
    ]).hand;
    const interrupted = (hand: Hand) =>
      told(
        [
          [LOOK, { ...ONLY, claims: true }],
          [LOOK, ONLY],
        ],
        hand,
      ).hand;
    expect(isLow(interrupted(lowered))).toBe(true);
    const raised = told([[{ type: 'toggle', at: 0 }, ONLY]], lowered).hand;
    expect(isLow(interrupted(raised))).toBe(false);
  });

  test('has it lowered as soon as the strip asks, so that its answers are in reach', () => {
    const raised = told([
      [LOOK, ONLY],
      [{ type: 'toggle', at: 0 }, ONLY],
    ]).hand;
    const asked = told([[LOOK, { ...ONLY, asked: true }]], raised);
    expect([isLow(asked.hand), asked.effects]).toEqual([true, [{ do: 'shield' }]]);
    const opened = told(
      [
        [
          { type: 'toggle', at: 0 },
          { ...ONLY, asked: true },
        ],
      ],
      asked.hand,
    ).hand;
    expect(isRaised(told([[LOOK, { ...ONLY, asked: true, plays: true }]], opened).hand), 'opened since').toBe(true);
  });

  test('lowers it by a press elsewhere and by Escape, and plays from it as it lies there', () => {
    const raised = told([
      [LOOK, ONLY],
      [{ type: 'toggle', at: 0 }, ONLY],
    ]).hand;
    for (const type of ['elsewhere', 'escape'] as const) {
      const low = told([[{ type }, ONLY]], raised).hand;
      expect(isLow(low)).toBe(true);
      const touched = told([[{ type: 'touch', card: 7, seen: true, at: 0 }, ONLY]], low);
      expect(touched).toMatchObject({ hand: { touched: 7, taken: 7 }, effects: [{ do: 'commit', card: 7 }] });
      expect(isLow(touched.hand)).toBe(true);
    }
  });

  test('puts a card away that is read in the lowered hand by a press elsewhere and by Escape', () => {
    const read = told([
      [LOOK, ONLY],
      [{ type: 'toggle', at: 0 }, ONLY],
      [{ type: 'escape' }, ONLY],
      [{ type: 'touch', card: 7, seen: false, at: 0 }, ONLY],
    ]).hand;
    expect(read).toMatchObject({ touched: 7, taken: null });
    for (const type of ['elsewhere', 'escape'] as const)
      expect(told([[{ type }, ONLY]], read)).toMatchObject({ hand: { touched: null, low: true }, effects: [] });
  });

  test('keeps it when nobody may be watching: against a bot there is nobody to hide it from', () => {
    const lying = told([[LOOK, ONLY]]).hand;
    expect(told([[{ type: 'unwatched' }, ONLY]], lying).effects).toEqual([]);
    const passing = { ...ONLY, only: false };
    expect(told([[{ type: 'unwatched' }, passing]], told([[LOOK, passing]]).hand).effects).toEqual([{ do: 'shut' }]);
  });

  test('has it lowered while places on the table are lit, and raised again after that', () => {
    const raised = told([
      [LOOK, ONLY],
      [{ type: 'toggle', at: 0 }, ONLY],
    ]).hand;
    const aiming = told([[LOOK, { ...ONLY, aims: true }]], raised).hand;
    expect([isLow(aiming), isAway(aiming)]).toEqual([true, false]);
    expect(isRaised(told([[LOOK, ONLY]], aiming).hand)).toBe(true);
  });

  test('has it closed as soon as somebody else sits there', () => {
    const hand = told([[LOOK, ONLY]]).hand;
    expect(told([[LOOK, { ...OPEN, alone: false }]], hand).effects).toContainEqual({ do: 'shut' });
  });
});

describe('the cards of an open hand', () => {
  test('are read by a mouse that rests on them, and the first one at once', () => {
    const first = told([[{ type: 'hover', card: 7 }, OPEN]], KEPT);
    expect([first.hand.hovered, first.effects]).toEqual([7, []]);
    const next = told([[{ type: 'hover', card: 8 }, OPEN]], first.hand);
    expect([next.hand.hovered, next.effects]).toEqual([7, [{ do: 'wait', for: 'rest', ms: 80 }]]);
    expect(told([[{ type: 'rest' }, OPEN]], next.hand).hand.hovered).toBe(8);
    expect(
      told(
        [
          [{ type: 'hover', card: null }, OPEN],
          [{ type: 'rest' }, OPEN],
        ],
        next.hand,
      ).hand.hovered,
    ).toBe(7);
    expect(told([[{ type: 'read-elsewhere' }, OPEN]], next.hand).hand).toMatchObject({
      hovered: null,
      hovering: null,
    });
  });

  test('are picked to be discarded, beginning with the one that is shown', () => {
    const facts = { ...OPEN, mayDiscard: true };
    const begun = told([[{ type: 'discard', card: 7 }, facts]], KEPT).hand;
    const two = told([[{ type: 'touch', card: 8, seen: true, at: 0 }, facts]], begun);
    expect([two.hand.picks, two.effects]).toEqual([[7, 8], []]);
    expect(told([[{ type: 'touch', card: 7, seen: true, at: 0 }, facts]], two.hand).hand.picks).toEqual([8]);
    expect(told([[{ type: 'done' }, facts]], two.hand)).toMatchObject({
      hand: { picks: [], discarding: false },
      effects: [{ do: 'close' }, WAIT_HIDE],
    });
  });

  test('show what a hint names', () => {
    const hint = { action: {} };
    expect(told([[LOOK, { ...OPEN, hint, advised: 8 }]], KEPT).hand.touched).toBe(8);
  });
});

test('a hand to which nothing has happened is the same object', () => {
  expect(
    told(
      [
        [LOOK, OPEN],
        [{ type: 'rest' }, OPEN],
        [release(9), OPEN],
      ],
      KEPT,
    ).hand,
  ).toBe(KEPT);
});
