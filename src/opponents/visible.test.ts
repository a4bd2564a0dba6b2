import { expect, it } from 'vitest';
import { stateIn } from '../../tests/store/position.ts';
import { MAKE } from '../bots/index.ts';
import { readCards } from '../cards/read.ts';
import type { Action, State } from '../engine/index.ts';
import { definitionOf, legalActions, registerCatalog, view } from '../engine/index.ts';
import type { Setup } from '../scenario/format.ts';
import { playBots } from '../sim/game.ts';
import { answering } from './answer.ts';
import { visible } from './visible.ts';

const { cards, rules } = readCards('src/cards');
const { rookie } = MAKE;
const said = (state: State, make: typeof rookie): Action | undefined =>
  make(1).decide(view(state, 'spymaster'), [...legalActions(state, 'spymaster')]);

/** Two Spies before a lair that neither gets through: Agent Blank comes further. */
const hopeless = (number: number, more: Setup = {}): State =>
  stateIn(
    {
      turn: { number, side: 'spymaster', step: 'infiltrate' },
      plan: { card: 'evening-news', status: 'activated' },
      lair: { 1: 'henchman', 2: 'doorman', 3: 'knuckles', 4: 'bodyguard', 5: 'doorman', 6: 'knuckles' },
      networks: [{ nodes: ['safehouse'], spies: ['temp-agent'] }],
      hands: { genius: ['trapdoor'], spymaster: ['safehouse'] },
      ...more,
    },
    cards,
  );

it('sends a Spy in its third turn where the rookie stays at home', () => {
  expect(said(hopeless(6), rookie)).toMatchObject({ type: 'endStep' });
  expect(said(hopeless(6), visible(rookie))).toMatchObject({ type: 'infiltrate' });
});

it('stays at home before its third turn, and once somebody was sent', () => {
  expect(said(hopeless(4), visible(rookie))).toMatchObject({ type: 'endStep' });
  expect(said(hopeless(6, { infiltrated: ['temp-agent'] }), visible(rookie))).toMatchObject({ type: 'endStep' });
});

it('sends the Spy of the best way: of two that come back never, the one that is missed less', () => {
  const nodes = ['gadget-cellar', 'safehouse', 'tailor'].map((card, x) => ({ card, at: [x, 0] as [number, number] }));
  const state = hopeless(6, {
    networks: [
      {
        nodes,
        links: [
          ['gadget-cellar', 'safehouse'],
          ['safehouse', 'tailor'],
        ],
        spies: ['agent-blank'],
      },
      { nodes: ['safehouse'], spies: ['temp-agent'] },
    ],
  });
  const action = said(state, visible(rookie));
  expect(action?.type === 'infiltrate' && definitionOf(state, action.spy).id).toBe('temp-agent');
});

/** Agent Blank before a Henchman, on its last way or on one to the plan. */
const atTheHenchman = (lair: Setup['lair']): State =>
  stateIn(
    {
      turn: { number: 6, side: 'spymaster', step: 'infiltrate' },
      plan: { card: 'evening-news', status: 'activated' },
      lair: { 1: 'henchman', ...lair },
      networks: [
        {
          nodes: [
            { card: 'safehouse', at: [0, 0] },
            { card: 'safehouse', at: [1, 0], id: 'second' },
            { card: 'tailor', at: [2, 0] },
          ],
          links: [
            ['safehouse', 'second'],
            ['second', 'tailor'],
          ],
          spies: ['agent-blank'],
        },
      ],
      infiltration: { spy: 'agent-blank', square: 1 },
    },
    cards,
  );

it('lets a Spy fight that would sneak by and get no further', () => {
  const state = atTheHenchman({ 2: 'doorman', 3: 'knuckles', 4: 'bodyguard', 5: 'doorman' });
  expect(said(state, rookie)).toMatchObject({ type: 'sneak' });
  expect(said(state, visible(rookie))).toMatchObject({ type: 'attack' });
});

it('lets a Spy sneak by where that leads to the plan', () => {
  expect(said(atTheHenchman({ 2: 'night-watchman' }), visible(rookie))).toMatchObject({ type: 'sneak' });
});

it('is the rookie of the table', () => {
  const state = hopeless(6);
  const offers = [...legalActions(state, 'spymaster')];
  const question = { number: 1, source: 'rookie', ms: 50, game: 'a game', view: view(state, 'spymaster') };
  expect(answering(() => 0)({ ...question, offers, scripted: null }).action).toMatchObject({ type: 'infiltrate' });
});

it('has sent a Spy by round 3 in whole games', () => {
  const catalog = registerCatalog(cards);
  const sentIn = (seed: number, make: typeof rookie): boolean => {
    let sent = false;
    const bots = { genius: rookie(seed), spymaster: make(seed) };
    playBots({ catalog, rules: { ...rules, maxRounds: 3 }, bots }, seed, {
      event: (_, { type }) => {
        sent ||= type === 'sent';
      },
    });
    return sent;
  };
  const seeds = Array.from({ length: 10 }, (_, i) => i + 1);
  expect(seeds.filter((seed) => !sentIn(seed, visible(rookie)))).toEqual([]);
  expect(seeds.filter((seed) => !sentIn(seed, rookie))).not.toEqual([]);
});
