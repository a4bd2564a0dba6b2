import { expect, it } from 'vitest';
import { readCards } from '../../src/cards/read.ts';
import { forecast } from '../../src/engine/foresight.ts';
import type { Action, Card, GameEvent, State } from '../../src/engine/index.ts';
import {
  awaiting,
  copyState,
  imagine,
  NONE,
  perform,
  RECOMMENDED,
  registerCatalog,
  SIDES,
  view,
} from '../../src/engine/index.ts';
import type { Ability, Effect } from '../../src/engine/language.ts';
import type { Setup } from '../../src/scenario/format.ts';
import { buildPosition } from '../../src/scenario/position.ts';
import { TEST_CARDS, testCatalog } from '../engine/cards.ts';
import { LANGUAGE_CARDS } from '../engine/languageCards.ts';
import { playRandomGame } from '../engine/randomGame.ts';
import { FULL } from '../full.ts';
import { table } from './table.ts';

/** The events when the Spy does this and nobody responds. */
function happens(state: State, type: 'attack' | 'sneak'): GameEvent[] {
  const copy = copyState(state);
  const events: GameEvent[] = [];
  const act = (action: Action): void => perform(copy, action, (event) => events.push(event));
  act({ type, side: 'spymaster' });
  for (const side of SIDES) act({ type: 'pass', side });
  return events;
}
const of = <T extends GameEvent['type']>(events: GameEvent[], type: T): Extract<GameEvent, { type: T }>[] =>
  events.filter((event): event is Extract<GameEvent, { type: T }> => event.type === type);

it('R7.1 the forecast of an attack is what the attack comes to, that of sneaking what sneaking costs, from public facts', () => {
  let fights = 0;
  let ways = 0;
  for (let seed = 1; seed <= (FULL ? 60 : 16); seed++)
    playRandomGame({
      seed,
      catalog: testCatalog(),
      rules: seed % 2 === 0 ? { lethalDamage: 'meets' } : {},
      watch: (state) => {
        if (!state.infiltration?.arrived || awaiting(state).kind !== 'act') return;
        const told = forecast(view(state, 'table'));
        for (const side of SIDES) expect(forecast(view(state, side))).toEqual(told);
        if (told?.attack && !told.attack.refusal) {
          const events = happens(state, 'attack');
          const rounds = of(events, 'combatRound').map(({ spyHealth, minionHealth }) => ({ spyHealth, minionHealth }));
          const dead = of(events, 'died').map((event) => event.card);
          expect(told.attack).toEqual({
            rounds: told.attack.turnedBack ? told.attack.rounds : rounds,
            spyDies: dead.includes(told.spy),
            minionDies: dead.includes(told.occupant),
            turnedBack: of(events, 'turnedBack').length > 0,
            spySavedBy: NONE,
            minionSavedBy: NONE,
          });
          fights++;
        }
        if (told?.sneak && !told.sneak.refusal) {
          expect(of(happens(state, 'sneak'), 'sneaked')[0]).toMatchObject({
            spent: told.sneak.before - told.sneak.after,
            sneak: told.sneak.after,
          });
          ways++;
        }
      },
    });
  expect(fights).toBeGreaterThan(100);
  expect(ways).toBeGreaterThan(20);
});

it('R7.1 damage that will be prevented is in the forecast', () => {
  const { state, card } = table({
    turn: { number: 4, side: 'spymaster', step: 'infiltrate' },
    lair: { 1: 'guard' },
    networks: [{ nodes: ['hub'], spies: ['agent'] }],
    infiltration: { spy: 'agent', square: 1 },
  });
  const shielded = (prevent: number | 'all', ...cards: string[]): State => ({
    ...state,
    modifiers: cards.map((id) => ({
      ...{ card: card(id), stat: null, by: 0, keyword: null, until: 'turn', side: 'genius' },
      prevent,
    })),
  });
  for (const position of [
    state,
    shielded(1, 'agent'),
    shielded(3, 'agent', 'guard'),
    shielded('all', 'agent'),
    shielded('all', 'guard'),
    shielded('all', 'agent', 'guard'),
  ]) {
    const told = forecast(view(position, 'table'))?.attack;
    const events = happens(position, 'attack');
    const rounds = of(events, 'combatRound').map(({ spyHealth, minionHealth }) => ({ spyHealth, minionHealth }));
    const dead = of(events, 'died').map((event) => event.card);
    expect(told).toMatchObject({
      spyDies: dead.includes(card('agent')),
      minionDies: dead.includes(card('guard')),
      turnedBack: of(events, 'turnedBack').length > 0,
      ...(rounds.length > 0 ? { rounds } : {}),
    });
  }
});

it('R9.6 the forecast of an attack names whose text happens instead of a death', () => {
  const catalog = registerCatalog(readCards('src/cards').cards);
  const saved = (lair: Setup['lair']) => {
    const node = (card: string, x: number) => ({ card, at: [x, 0] as [number, number] });
    const setup: Setup = {
      turn: { number: 4, side: 'spymaster', step: 'infiltrate' },
      lair,
      networks: [
        {
          nodes: [node('left-luggage', 0), node('safehouse', 1)],
          links: [['left-luggage', 'safehouse']],
          spies: ['understudy'],
        },
      ],
      infiltration: { spy: 'understudy', square: 1 },
    };
    const { state, names } = buildPosition(catalog, { setup }, RECOMMENDED);
    const { spyDies, minionDies, spySavedBy, minionSavedBy } = forecast(view(state, 'table'))!.attack!;
    return { spyDies, minionDies, spySavedBy: names[spySavedBy], minionSavedBy: names[minionSavedBy] };
  };
  const nobody = { spyDies: false, minionDies: false, spySavedBy: undefined, minionSavedBy: undefined };
  expect(saved({ 1: 'shark-wrangler' })).toEqual({ ...nobody, spySavedBy: 'understudy' });
  expect(saved({ 1: { card: 'henchman', damage: 4 } })).toEqual({ ...nobody, minionDies: true });
  // The Henchman lives and strikes back, until the Understudy would die too.
  expect(saved({ 1: { card: 'henchman', damage: 4 }, 2: 'bodyguard' })).toEqual({
    ...nobody,
    minionSavedBy: 'bodyguard',
    spySavedBy: 'understudy',
  });
});

/** A Spy before a Boxer, and what is told of its attack, which is the same for both sides. */
function before(abilities: Ability[], setup: Setup = {}) {
  const boxer: Card = {
    ...{ id: 'boxer', name: 'Boxer', copies: 1, attack: 1, health: 3, perception: 1 },
    type: 'minion',
    abilities,
  };
  const { state, names } = buildPosition(
    registerCatalog([...TEST_CARDS, boxer]),
    {
      setup: {
        turn: { number: 4, side: 'spymaster', step: 'infiltrate' },
        lair: { 1: 'boxer' },
        networks: [{ nodes: ['hub'], spies: ['agent'] }],
        infiltration: { spy: 'agent', square: 1 },
        ...setup,
      },
    },
    RECOMMENDED,
  );
  const told = forecast(view(state, 'table'))!.attack!;
  for (const side of SIDES) expect(forecast(view(state, side))!.attack).toEqual(told);
  return { state, told, card: (id: string) => names.indexOf(id) };
}
const replace = (instead: 'die' | 'beDamaged', ...effects: Effect[]): Ability => ({
  kind: 'replace',
  instead,
  limit: 1,
  effects,
});
const SHIELD = { card: 'boxer', prevent: 1, for: 'turn', side: 'genius' } as const;
const DRAW: Effect = { verb: 'draw', who: 'you', amount: 1 };

it.each<[string, Ability[], Setup?]>([
  ['is replaced once', [replace('beDamaged', DRAW)]],
  ['is replaced by damage to the other', [replace('beDamaged', { verb: 'damage', cards: '$by', amount: 1 })]],
  ['is healed in the middle', [replace('die', { verb: 'heal', cards: '$self', amount: 9 })]],
  [
    'is answered by a trigger of each round',
    [
      {
        kind: 'trigger',
        on: 'combatRound',
        effects: [{ verb: 'modify', cards: '$self', stat: 'attack', by: 1, for: 'combat' }],
      },
    ],
  ],
  [
    'is answered by damage in return',
    [{ kind: 'trigger', on: 'damaged', effects: [{ verb: 'damage', cards: '$infiltrator', amount: 1 }] }],
  ],
  ['ends as the Spy is ejected', [{ kind: 'trigger', on: 'damaged', effects: [{ verb: 'eject' }] }]],
  ['lets cards be drawn', [{ kind: 'trigger', on: 'damaged', effects: [DRAW] }], { decks: { genius: ['crate'] } }],
  ['is replaced, and a shield is left', [replace('beDamaged', DRAW)], { changes: [SHIELD] }],
])('R9.6 the forecast of an attack is what it comes to where damage %s', (_, abilities, setup) => {
  const { state, told, card } = before(abilities, setup);
  const events = happens(state, 'attack');
  const dead = of(events, 'died').map((event) => event.card);
  expect(told.unknown).toBeUndefined();
  expect(told.rounds).toEqual(
    of(events, 'combatRound').map(({ spyHealth, minionHealth }) => ({ spyHealth, minionHealth })),
  );
  expect([told.spyDies, told.minionDies]).toEqual([dead.includes(card('agent')), dead.includes(card('boxer'))]);
  expect(told.spyLeaves ?? false).toBe(of(events, 'ejected').length > 0);
});

it.each<[string, string, Ability, Setup?]>([
  [
    'a choice',
    'choice',
    { kind: 'trigger', on: 'damaged', optional: true, effects: [{ verb: 'heal', cards: '$self', amount: 3 }] },
  ],
  [
    'chance',
    'chance',
    {
      kind: 'trigger',
      on: 'damaged',
      effects: [{ verb: 'modify', cards: { type: 'minion', pick: 'random' }, stat: 'attack', by: 5, for: 'combat' }],
    },
    { lair: { 1: 'boxer', 2: 'guard' } },
  ],
  [
    'a face-down plan',
    'hidden',
    { kind: 'trigger', on: 'damaged', effects: [{ verb: 'revealPlan' }] },
    { plan: 'prank' },
  ],
])('R10.2 the forecast of an attack stops where it hangs on %s', (_, why, ability, setup) => {
  const { told } = before([ability], setup);
  expect(told).toMatchObject({ unknown: { why, fighting: true }, spyDies: false, minionDies: false });
  expect(told.rounds).toHaveLength(1);
});

it('R10.2 cards of a hand that are lost in a fight do not change its forecast', () => {
  const discard: Effect = { verb: 'discard', who: 'opponent', amount: 1, pick: 'random' };
  const { told } = before([{ kind: 'trigger', on: 'damaged', limit: 1, effects: [discard] }], {
    hands: { spymaster: ['agent', 'agent', 'hub'] },
  });
  expect(told.unknown).toBeUndefined();
  expect(told.rounds.length).toBeGreaterThan(1);
});

it('R10.2 the forecast is the same whatever is hidden, with every word of the card language in play', () => {
  let fights = 0;
  for (let seed = 1; seed <= (FULL ? 60 : 12); seed++)
    playRandomGame({
      seed,
      catalog: registerCatalog([...TEST_CARDS, ...LANGUAGE_CARDS]),
      watch: (state) => {
        if (!state.infiltration?.arrived || awaiting(state).kind !== 'act') return;
        const told = forecast(view(state, 'table'));
        for (const side of SIDES) expect(forecast(view(imagine(view(state, side), seed), side))).toEqual(told);
        if (!told?.attack || told.attack.unknown) return;
        const events = happens(state, 'attack');
        const dead = of(events, 'died').map((event) => event.card);
        expect([told.attack.spyDies, told.attack.minionDies]).toEqual([
          dead.includes(told.spy),
          dead.includes(told.occupant),
        ]);
        expect(told.attack.rounds).toEqual(
          of(events, 'combatRound').map(({ spyHealth, minionHealth }) => ({ spyHealth, minionHealth })),
        );
        fights++;
      },
    });
  expect(fights).toBeGreaterThan(50);
});
