import { expect, it } from 'vitest';
import { readCards } from '../../src/cards/read.ts';
import type { Action, GameEvent, State } from '../../src/engine/index.ts';
import {
  awaiting,
  copyState,
  forecast,
  NONE,
  perform,
  RECOMMENDED,
  registerCatalog,
  SIDES,
  view,
} from '../../src/engine/index.ts';
import type { Setup } from '../../src/scenario/format.ts';
import { buildPosition } from '../../src/scenario/position.ts';
import { testCatalog } from '../engine/cards.ts';
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
  expect(saved({ 1: { card: 'henchman', damage: 3 } })).toEqual({ ...nobody, minionDies: true });
  expect(saved({ 1: { card: 'henchman', damage: 3 }, 2: 'bodyguard' })).toEqual({
    ...nobody,
    minionSavedBy: 'bodyguard',
  });
});
