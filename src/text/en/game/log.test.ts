import { describe, expect, it } from 'vitest';
import { readCards } from '../../../cards/read.ts';
import type { EventType, GameEvent } from '../../../engine/index.ts';
import { HIDDEN, NONE, registerCatalog, STACK_KINDS } from '../../../engine/index.ts';
import type { Span } from '../../spans.ts';
import { logLine, logLineOf } from './log.ts';

const NAMES = ['Agent', 'Guard', 'Tripwire', 'Dead Drop', 'Tailor', 'Moon Portrait'];
const name = (id: number) => NAMES[id] ?? 'nobody';

/** One of each type: a type left out does not compile. */
const EVENTS: { [T in EventType]: [Extract<GameEvent, { type: T }>, string | null] } = {
  turnStarted: [{ type: 'turnStarted', side: 'genius', number: 3 }, 'Round 2: turn of the Evil Genius.'],
  stepStarted: [
    { type: 'stepStarted', side: 'genius', step: 'activate', idle: 'no-activation' },
    'Nothing to activate: no plan is activated in the first turn.',
  ],
  turnEnded: [{ type: 'turnEnded', side: 'genius', number: 3 }, null],
  plansOffered: [
    { type: 'plansOffered', side: 'genius', cards: [HIDDEN, HIDDEN, HIDDEN] },
    'The Evil Genius draws 3 Evil Plans to choose from.',
  ],
  planChosen: [
    { type: 'planChosen', side: 'genius', card: HIDDEN },
    'The Evil Genius selects an Evil Plan, face down.',
  ],
  planRevealed: [{ type: 'planRevealed', card: 5, why: 'activated' }, 'The Evil Plan is revealed: Moon Portrait.'],
  planSwapped: [
    { type: 'planSwapped', card: HIDDEN },
    'The Evil Plan in progress goes under its deck; another one is chosen.',
  ],
  planActivated: [{ type: 'planActivated', card: 5 }, 'Moon Portrait is activated.'],
  planAdvanced: [{ type: 'planAdvanced', card: 5 }, 'Moon Portrait is advanced.'],
  planCompleted: [{ type: 'planCompleted', card: 5, evilness: 4 }, 'Moon Portrait is completed, Evilness 4.'],
  planDelayed: [
    { type: 'planDelayed', card: 5, status: 'in-progress' },
    'Moon Portrait is delayed: it is in progress.',
  ],
  planStalled: [
    { type: 'planStalled', card: 5, status: 'activated', have: 1, need: 3, haveMinions: 0, needMinions: 1 },
    'Moon Portrait is not advanced: it lacks 2 in Contraptions and 1 in Minions.',
  ],
  thwarted: [{ type: 'thwarted', card: 5, spy: 0, evilness: 4 }, 'Agent thwarts Moon Portrait, Evilness 4.'],
  scored: [{ type: 'scored', side: 'spymaster', points: 4, total: 7 }, 'The Spy Master scores 4 and has 7.'],
  drawn: [{ type: 'drawn', side: 'genius', cards: [HIDDEN, HIDDEN] }, 'The Evil Genius draws 2 cards.'],
  discarded: [{ type: 'discarded', side: 'genius', cards: [1, 2] }, 'The Evil Genius discards Guard and Tripwire.'],
  revealed: [{ type: 'revealed', side: 'genius', cards: [1] }, 'The Evil Genius shows Guard.'],
  looked: [{ type: 'looked', side: 'genius', count: 3 }, 'The Evil Genius looks at the top 3 cards of its deck.'],
  found: [{ type: 'found', side: 'genius', cards: [HIDDEN] }, 'The Evil Genius takes a card into its hand.'],
  reshuffled: [
    { type: 'reshuffled', side: 'genius', count: 1 },
    'The Evil Genius shuffles 1 discarded card into a new deck.',
  ],
  minionPlayed: [{ type: 'minionPlayed', card: 1, square: 2 }, 'Guard comes into square 2.'],
  minionMoved: [{ type: 'minionMoved', card: 1, from: 2, square: 5, swapped: NONE }, 'Guard moves from square 2 to 5.'],
  contraptionMoved: [
    { type: 'contraptionMoved', card: 2, from: 2, square: 5, swapped: NONE },
    'Tripwire moves from square 2 to 5.',
  ],
  built: [{ type: 'built', card: 2, workers: [1], square: 4, host: NONE }, 'Tripwire is built in square 4 by Guard.'],
  sacrificed: [{ type: 'sacrificed', cards: [1, 2] }, 'The Evil Genius sacrifices Guard and Tripwire.'],
  spyPlayed: [{ type: 'spyPlayed', card: 0 }, 'The Spy Master plays Agent.'],
  nodePlayed: [{ type: 'nodePlayed', card: 3 }, 'The Spy Master plays Dead Drop, a Network of its own.'],
  connected: [
    { type: 'connected', node: 3, edge: 'right', to: 4, size: 2 },
    'Dead Drop is connected on its right edge to Tailor: Network of size 2.',
  ],
  disconnected: [
    { type: 'disconnected', why: 'thwart', node: 3, to: 4 },
    'Dead Drop and Tailor are disconnected by the thwart.',
  ],
  assigned: [
    { type: 'assigned', card: 0, node: 3, size: 2 },
    'Agent is assigned to the Network with Dead Drop, size 2.',
  ],
  unassigned: [
    { type: 'unassigned', card: 0, why: 'support' },
    'Agent becomes unassigned: its Network has no size it supports.',
  ],
  announced: [
    { type: 'announced', kind: 'playInstant', side: 'genius', card: 2, targets: [0] },
    'The Evil Genius announces Tripwire, aimed at Agent.',
  ],
  passed: [{ type: 'passed', side: 'genius' }, null],
  fizzled: [
    { type: 'fizzled', kind: 'sneak', side: 'spymaster', card: 0, cancelled: false },
    'Agent: no longer possible, nothing happens.',
  ],
  missed: [{ type: 'missed', source: 2, card: 1 }, 'Tripwire no longer reaches Guard, only its other target.'],
  instantPlayed: [{ type: 'instantPlayed', side: 'genius', card: 2 }, null],
  abilityUsed: [{ type: 'abilityUsed', side: 'genius', card: 2 }, null],
  sent: [{ type: 'sent', card: 0 }, 'Agent sets out to infiltrate the lair.'],
  entered: [{ type: 'entered', card: NONE, spy: 0, square: 1 }, 'Agent enters square 1, which is unoccupied.'],
  healed: [{ type: 'healed', card: 0, amount: 1 }, 'Agent regains 1 Health.'],
  ignored: [{ type: 'ignored', card: 2, spy: 0, square: 4 }, 'Agent ignores Tripwire.'],
  sneaked: [
    { type: 'sneaked', card: 1, spy: 0, square: 2, spent: 1, sneak: 0 },
    'Agent sneaks by Guard, spends 1 Sneak and has 0 left.',
  ],
  combatStarted: [{ type: 'combatStarted', card: 1, spy: 0, square: 2 }, 'Agent attacks Guard in square 2.'],
  combatRound: [
    {
      type: 'combatRound',
      card: 1,
      spy: 0,
      round: 1,
      first: null,
      toMinion: 2,
      toSpy: 1,
      minionHealth: -1,
      spyHealth: 2,
    },
    'Combat round 1, Health: Agent 3 → 2, Guard 1 → −1.',
  ],
  combatEnded: [{ type: 'combatEnded', card: 1, spy: 0 }, null],
  turnedBack: [{ type: 'turnedBack', card: 0, why: 'harmless' }, 'Agent is turned back: neither can harm the other.'],
  leftLair: [{ type: 'leftLair', card: 0 }, 'Agent finds no Evil Plan and leaves the lair.'],
  ejected: [
    { type: 'ejected', card: 0, why: 'support' },
    'Agent is ejected from the lair: its Network has no size it supports.',
  ],
  damaged: [{ type: 'damaged', card: 0, amount: 2, by: 2, combat: false }, 'Agent takes 2 damage from Tripwire.'],
  died: [{ type: 'died', card: 1, by: 0, why: 'combat' }, 'Guard is killed by Agent.'],
  destroyed: [{ type: 'destroyed', card: 2, by: NONE }, 'Tripwire is destroyed.'],
  bounced: [{ type: 'bounced', card: 1 }, "Guard goes back to its owner's hand."],
  modified: [{ type: 'modified', card: 0, stat: 'sneak', by: -2, source: 2 }, 'Agent gets −2 Sneak from Tripwire.'],
  granted: [{ type: 'granted', card: 0, keyword: 'relentless', source: 0 }, 'Agent gains Relentless.'],
  madeBusy: [{ type: 'madeBusy', card: 1 }, 'Guard becomes Busy.'],
  madeFree: [{ type: 'madeFree', card: 1 }, 'Guard becomes Free.'],
  shielded: [{ type: 'shielded', card: 1, amount: 'all', source: 2 }, 'All damage to Guard is prevented by Tripwire.'],
  prevented: [{ type: 'prevented', card: 1, amount: 2 }, '2 damage to Guard is prevented.'],
  reentered: [{ type: 'reentered', card: 0, square: 1 }, 'Agent goes back and enters square 1 next.'],
  passedSquare: [{ type: 'passedSquare', card: 0, square: 3 }, 'Agent passes square 3.'],
  counters: [
    { type: 'counters', card: 2, name: 'charge', by: -1, count: 2, source: 2 },
    'Tripwire loses 1 charge counter and has 2.',
  ],
  given: [{ type: 'given', side: 'spymaster', what: 'actions', amount: 1 }, 'The Spy Master may take 1 more Action.'],
  networkChanged: [{ type: 'networkChanged', card: 3, size: 2 }, null],
  replaced: [
    { type: 'replaced', card: 1, source: 2, instead: 'die' },
    'Tripwire: Guard does not die, something else happens instead.',
  ],
  triggered: [{ type: 'triggered', card: 2, on: 'ignored' }, "Tripwire's text takes effect."],
  unpaid: [{ type: 'unpaid', card: 2 }, 'Tripwire: its owner cannot give what it asks for, nothing happens.'],
  loopCut: [
    { type: 'loopCut', cards: [1, 2] },
    'Guard and Tripwire set each other off without end: what is left of it does nothing.',
  ],
  chosen: [
    { type: 'chosen', side: 'genius', source: 2, kind: 'option', cards: [], option: 1 },
    'The Evil Genius takes choice 2 of Tripwire.',
  ],
  gameOver: [{ type: 'gameOver', winner: 'genius', why: 'score' }, 'The Evil Genius wins by Evilness.'],
};

describe('a line of the log', () => {
  it.each(Object.values(EVENTS))('%j', (event, text) => {
    const line = logLine(event, name);
    expect(line?.text ?? null).toBe(text);
    if (line) expect(line.rule).toMatch(/^R\d+\.\d+$/);
    for (const part of line?.parts ?? [])
      if (typeof part === 'string') for (const named of NAMES) expect(part).not.toContain(named);
      else expect(part.name).toBe(name(part.card));
  });

  it.each<[GameEvent, Span[]]>([
    [
      { type: 'built', card: 2, workers: [1], square: 4, host: NONE },
      [{ card: 2, name: 'Tripwire' }, ' is built in square 4 by ', { card: 1, name: 'Guard' }, '.'],
    ],
    [{ type: 'triggered', card: 2, on: 'ignored' }, [{ card: 2, name: 'Tripwire' }, "'s text takes effect."]],
    [{ type: 'drawn', side: 'genius', cards: [HIDDEN, HIDDEN] }, ['The Evil Genius draws 2 cards.']],
  ])('in parts: %j', (event, parts) => {
    expect(logLine(event, name)?.parts).toEqual(parts);
  });

  it('R7.4 says that a fight has lasted for too long, where they can harm each other', () => {
    expect(logLine({ type: 'turnedBack', card: 0, why: 'rounds' }, name)?.text).toBe(
      'Agent is turned back: the fight has lasted for too long.',
    );
  });

  it('keeps a name whole, whatever it is', () => {
    const told = (called: string) => logLine({ type: 'triggered', card: 10, on: 'ignored' }, () => called);
    expect(told('the Bees, 2,3')).toMatchObject({
      text: "The Bees, 2,3's text takes effect.",
      parts: [{ card: 10, name: 'The Bees, 2,3' }, "'s text takes effect."],
    });
    expect(told('Bees')?.text).toBe("Bees' text takes effect.");
  });

  it('gives away no hidden card', () => {
    for (const [event] of Object.values(EVENTS)) {
      const hidden = JSON.parse(
        JSON.stringify(event, (key, value) => {
          if (/^(card|spy|node|to|by|source|host|swapped)$/.test(key)) return HIDDEN;
          return Array.isArray(value) ? value.map(() => HIDDEN) : value;
        }),
      ) as GameEvent;
      const line = logLine(hidden, () => 'SECRET');
      expect(line?.text ?? '').not.toMatch(/SECRET|undefined|\$/);
    }
  });

  it('has words for everything that can be announced', () => {
    for (const kind of STACK_KINDS) {
      const said = logLine({ type: 'announced', kind, side: 'genius', card: 1, targets: [] }, name);
      expect(said === null || /^The Evil Genius (announces|is about to) /.test(said.text)).toBe(true);
      expect(logLine({ type: 'fizzled', kind, side: 'genius', card: NONE, cancelled: true }, name)?.text).toMatch(
        /^[A-Z]/,
      );
    }
  });
});

describe('the turns of a round', () => {
  it.each([
    [1, 'genius', 'Round 1: turn of the Evil Genius.'],
    [2, 'spymaster', 'Round 1: turn of the Spy Master.'],
    [8, 'spymaster', 'Round 4: turn of the Spy Master.'],
  ] as const)('turn %d', (number, side, text) => {
    expect(logLine({ type: 'turnStarted', side, number }, name)?.text).toBe(text);
  });
});

describe('an answer to what a card asks', () => {
  const told = { type: 'chosen', side: 'spymaster', source: 2, cards: [], option: 1 } as const;
  it.each([
    [{ ...told, kind: 'cards', cards: [0, 1], option: -1 }, 'The Spy Master chooses Agent and Guard.'],
    [{ ...told, kind: 'square', option: 5 }, 'The Spy Master chooses square 5 for Tripwire.'],
    [{ ...told, kind: 'whether' }, 'The Spy Master declines what Tripwire offers.'],
    [{ ...told, kind: 'whether', option: 0 }, undefined],
    [{ ...told, kind: 'cards', option: -1 }, undefined],
  ] as const)('%j', (event, text) => {
    expect(logLine({ ...event, cards: [...event.cards] }, name)?.text).toBe(text);
  });
});

describe('a round of combat', () => {
  it('says who has Initiative, which spares it the first blow (R7.2)', () => {
    const told = { card: 1, spy: 0, round: 1, toMinion: 0, toSpy: 1, minionHealth: 3, spyHealth: 2 } as const;
    expect(logLine({ type: 'combatRound', ...told, first: 'minion' }, name)).toMatchObject({
      text: 'Combat round 1, Guard strikes first; Health: Agent 3 → 2, Guard 3 → 3.',
      rule: 'R7.2',
    });
  });
});

describe('a step in which nothing can be done', () => {
  it.each([
    ['activate', 'no-activation', 'Nothing to activate: no plan is activated in the first turn.', 'R3.3'],
    ['infiltrate', 'no-infiltration', 'Nobody to send: no Spy infiltrates in the first turn.', 'R4.5'],
    ['infiltrate', 'none-assigned', 'Nobody to send: no Spy is assigned.', 'R6.1'],
  ] as const)('%s, %s', (step, idle, text, rule) => {
    expect(logLine({ type: 'stepStarted', side: 'genius', step, idle }, name)).toMatchObject({ text, rule });
  });
  it('else it has no line', () => {
    expect(logLine({ type: 'stepStarted', side: 'genius', step: 'draw' }, name)).toBeNull();
  });
});

describe('a plan that is revealed', () => {
  it.each([
    ['activated', 'R3.3'],
    ['thwart', 'R6.6'],
    ['effect', 'R10.1'],
  ] as const)('by %s cites %s', (why, rule) => {
    expect(logLine({ type: 'planRevealed', card: 5, why }, name)?.rule).toBe(rule);
  });
});

describe('a death', () => {
  it.each([
    ['combat', 'R7.1'],
    ['health', 'R6.10'],
    ['effect', 'R1.6'],
  ] as const)('by %s cites %s', (why, rule) => {
    expect(logLine({ type: 'died', card: 1, by: 0, why }, name)?.rule).toBe(rule);
  });
});

describe('an undone connection', () => {
  it.each([
    ['wish', 'R4.3'],
    ['thwart', 'R6.6'],
    ['effect', 'R5.2'],
  ] as const)('by %s cites %s', (why, rule) => {
    expect(logLine({ type: 'disconnected', node: 3, to: 4, why }, () => 'A Node')?.rule).toBe(rule);
  });
});

it('R9.1 a chosen option is told by what it does, to whom it was put', () => {
  const { cards } = readCards('src/cards');
  const game = { set: registerCatalog(cards).hash, cards: cards.map((_, i) => i) };
  const source = cards.findIndex(({ id }) => id === 'ransom-the-tides');
  const told = (option: number) =>
    logLineOf({ type: 'chosen', side: 'spymaster', source, kind: 'option', cards: [], option }, game)?.text;
  expect([told(0), told(1)]).toEqual([
    'The Spy Master chooses from Hold the Tides to Ransom: "discard 3 cards at random".',
    'The Spy Master chooses from Hold the Tides to Ransom: "destroy a Node of your choice".',
  ]);
});

it('R9.6 what a text does is told with it, instead of something or set off by something', () => {
  const { cards } = readCards('src/cards');
  const game = { set: registerCatalog(cards).hash, cards: cards.map((_, i) => i) };
  const numberOf = (id: string) => cards.findIndex((card) => card.id === id);
  const [spy, chair] = [numberOf('understudy'), numberOf('ejector-armchair')];
  expect(logLineOf({ type: 'replaced', card: spy, source: spy, instead: 'die' }, game)?.text).toBe(
    'The Understudy does not die: it leaves the Evil Lair and becomes Unassigned instead.',
  );
  const on = cards[chair].abilities?.flatMap((ability) => ('on' in ability ? [ability.on] : []))[0];
  expect(logLineOf({ type: 'triggered', card: chair, on: on! }, game)?.text).toBe(
    'Ejector Armchair\'s text takes effect: "eject the infiltrating Spy".',
  );
  const [guard, guarded] = [numberOf('bodyguard'), numberOf('henchman')];
  expect(logLineOf({ type: 'replaced', card: guarded, source: guard, instead: 'die' }, game)?.text).toMatch(
    /^Overpaid Bodyguard: Rent-a-Henchman does not die: "kill this Minion instead.*"\.$/,
  );
});
