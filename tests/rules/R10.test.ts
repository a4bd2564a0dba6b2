import { describe, expect, it } from 'vitest';
import type { Action, Card, GameEvent, Side, State } from '../../src/engine/index.ts';
import {
  HIDDEN,
  imagine,
  legalActions,
  newGame,
  play,
  publicOffers,
  RECOMMENDED,
  refusal,
  registerCatalog,
  view,
  viewEvents,
} from '../../src/engine/index.ts';
import type { Setup } from '../../src/scenario/format.ts';
import { buildPosition } from '../../src/scenario/position.ts';
import { TEST_CARDS, testCatalog } from '../engine/cards.ts';
import { table } from './table.ts';

function done(state: State, action: Action): { state: State; events: GameEvent[] } {
  const outcome = play(state, action);
  if (outcome.refusal) throw new Error(`${action.type}: ${outcome.refusal.code}`);
  return outcome;
}

const MIDDLE = {
  turn: { number: 5, side: 'genius', step: 'activate' },
  lair: { 1: 'crate', 2: { card: 'guard', attached: ['jetpack'] } },
  plan: 'prank',
  networks: [{ nodes: ['hub'], spies: ['agent'] }],
  hands: { genius: ['clerk', 'idea'], spymaster: ['memo'] },
  discards: { genius: ['mine'], spymaster: ['boost'] },
  scored: { genius: ['heist'], spymaster: [] },
} as const satisfies Parameters<typeof table>[0];

describe('R10 what each side may know', () => {
  it('R10.1 a hand is its owner’s to see; decks and the generator are nobody’s', () => {
    const { state } = table(MIDDLE);
    const [genius, spymaster, everybody] = (['genius', 'spymaster', 'table'] as const).map((who) => view(state, who));
    expect(genius.hands).toEqual({ genius: state.hands.genius, spymaster: [HIDDEN] });
    expect(spymaster.hands).toEqual({ genius: [HIDDEN, HIDDEN], spymaster: state.hands.spymaster });
    expect(everybody.hands).toEqual({ genius: [HIDDEN, HIDDEN], spymaster: [HIDDEN] });
    for (const seen of [genius, spymaster, everybody]) {
      expect(seen.random).toEqual([]);
      for (const deck of ['genius', 'spymaster', 'plans'] as const)
        expect(seen.decks[deck]).toEqual(state.decks[deck].map(() => HIDDEN));
    }
  });

  it('R10.1 all else is public: the lair, Networks, piles, scores and the numbers of cards', () => {
    const { state } = table(MIDDLE);
    const { viewer, hands, decks, plan, random, ...seen } = view(state, 'table');
    const { hands: h, decks: d, plan: p, random: r, ...whole } = state;
    expect(seen).toEqual(whole);
    expect([viewer, hands.genius.length, decks.genius.length]).toEqual(['table', h.genius.length, d.genius.length]);
  });

  it('R10.1 a face-down plan is the Genius’s to know, a face-up one everybody’s', () => {
    const { state, card } = table(MIDDLE);
    expect(view(state, 'genius').plan?.card).toBe(card('prank'));
    expect(view(state, 'spymaster').plan).toEqual({ card: HIDDEN, status: 'in-progress', faceUp: false });
    expect(view(state, 'table').plan?.card).toBe(HIDDEN);
    const shown = table({ ...MIDDLE, plan: { card: 'prank', status: 'activated' } });
    expect(view(shown.state, 'spymaster').plan?.card).toBe(shown.card('prank'));
  });

  it('R10.1 the plans drawn, the one chosen and the ones refused are told to the Genius only', () => {
    const { state, events } = newGame(testCatalog(), { seed: 4 });
    expect(view(state, 'spymaster').offered).toEqual([HIDDEN, HIDDEN, HIDDEN]);
    expect(view(state, 'genius').offered).toEqual(state.offered);
    const after = done(state, { type: 'choosePlan', side: 'genius', card: state.offered[0] });
    const told = (who: Side | 'table') =>
      viewEvents([...events, ...after.events], who)
        .filter((event) => event.type === 'plansOffered' || event.type === 'planChosen')
        .flatMap((event) => (event.type === 'planChosen' ? [event.card] : event.cards));
    expect(told('genius')).toEqual([...state.offered, state.offered[0]]);
    expect(told('spymaster')).toEqual([HIDDEN, HIDDEN, HIDDEN, HIDDEN]);
    expect(told('table')).toEqual(told('spymaster'));
  });

  it('R10.1 what is drawn is told to its owner only, and its number to all', () => {
    const { state } = table({
      turn: { number: 5, side: 'genius', step: 'draw' },
      plan: 'prank',
      decks: { genius: ['guard', 'clerk'] },
    });
    const { events } = done(state, { type: 'endStep', side: 'genius' });
    const drawn = (who: Side) =>
      viewEvents(events, who).flatMap((event) => (event.type === 'drawn' ? [event.cards] : []));
    expect(drawn('genius')).toEqual([state.decks.genius]);
    expect(drawn('spymaster')).toEqual([[HIDDEN, HIDDEN]]);
  });

  it('R10.2 activating is offered at the table whether the cost is met or not', () => {
    const met = table(MIDDLE);
    const unmet = table({ ...MIDDLE, lair: { ...MIDDLE.lair, 1: 'guard', 2: 'clerk' } });
    const richer = table({ ...MIDDLE, plan: 'blackout' });
    for (const { state } of [met, unmet, richer])
      expect(publicOffers(view(state, 'table')).map((offer) => offer.type)).toContain('activatePlan');
    expect([...legalActions(met.state, 'genius')].map((offer) => offer.type)).toContain('activatePlan');
    expect([...legalActions(unmet.state, 'genius')].map((offer) => offer.type)).not.toContain('activatePlan');
  });

  it('R10.2 the table’s offers are the same whatever plan lies face down and whatever is in the hands', () => {
    const one = publicOffers(view(table(MIDDLE).state, 'table'));
    const other = publicOffers(
      view(
        table({ ...MIDDLE, plan: 'moon-laser', hands: { genius: ['trapdoor', 'rage'], spymaster: ['sabotage'] } })
          .state,
        'table',
      ),
    );
    expect(other).toEqual(one);
  });

  it('R10.2 a refusal that tells of a face-down plan is for its owner, one of a face-up plan for all', () => {
    const secret = table({ ...MIDDLE, plan: 'moon-laser' });
    expect(refusal(secret.state, { type: 'activatePlan', side: 'genius' })).toMatchObject({
      code: 'cost-not-met',
      secret: true,
    });
    const open = table({
      ...MIDDLE,
      turn: { number: 5, side: 'genius', step: 'plan' },
      plan: { card: 'moon-laser', status: 'activated' },
    });
    expect(refusal(open.state, { type: 'advancePlan', side: 'genius' })).toMatchObject({
      code: 'cost-not-met',
      secret: false,
    });
  });

  it('R10.2 the activate step waits whether the cost is met or not, so that waiting tells nothing', () => {
    for (const plan of ['prank', 'moon-laser']) {
      const { state } = table({ ...MIDDLE, plan, turn: { number: 5, side: 'genius', step: 'lair' } });
      const after = done(state, { type: 'endStep', side: 'genius' }).state;
      expect([after.turn.step, after.stack]).toEqual(['activate', []]);
    }
  });

  it('R10.2 a choice from a hand shows the other side only how many cards there are', () => {
    const { state, card } = table({
      turn: { number: 5, side: 'genius', step: 'plan' },
      plan: { card: 'blackout', status: 'advanced' },
      lair: { 1: 'reactor', 2: 'guard', 3: 'clerk' },
      hands: { genius: [], spymaster: ['memo', 'agent', 'hub'] },
    });
    const sacrifice = ['reactor', 'guard', 'clerk'].map(card);
    let now = done(state, { type: 'completePlan', side: 'genius', sacrifice }).state;
    now = done(now, { type: 'pass', side: 'spymaster' }).state;
    now = done(now, { type: 'pass', side: 'genius' }).state;
    expect(view(now, 'spymaster').choice?.from).toEqual(now.hands.spymaster);
    for (const who of ['genius', 'table'] as const)
      expect(view(now, who).choice).toMatchObject({ side: 'spymaster', from: [HIDDEN, HIDDEN, HIDDEN], min: 2 });
    const ids = now.hands.spymaster.slice(0, 2);
    const { events } = done(now, { type: 'choose', side: 'spymaster', ids });
    const chosen = viewEvents(events, 'genius').find((event) => event.type === 'chosen');
    expect(chosen).toMatchObject({ cards: [] });
  });

  it('R10.1 the top of a deck that is searched is its owner’s to see, and only how many cards the other side’s', () => {
    const search: Card = {
      id: 'search',
      type: 'intelligence',
      name: 'Search',
      copies: 1,
      abilities: [{ kind: 'play', effects: [{ verb: 'search', amount: 2 }] }],
    };
    const setup: Setup = {
      turn: { number: 4, side: 'spymaster', step: 'actions' },
      hands: { genius: [], spymaster: ['search'] },
      decks: { genius: [], spymaster: ['memo', 'agent', 'hub'], plans: [] },
    };
    const { state, names } = buildPosition(registerCatalog([...TEST_CARDS, search]), { setup }, RECOMMENDED);
    let now = done(state, { type: 'playInstant', side: 'spymaster', card: names.indexOf('search') }).state;
    now = done(now, { type: 'pass', side: 'genius' }).state;
    now = done(now, { type: 'pass', side: 'spymaster' }).state;
    const top = ['memo', 'agent'].map((id) => names.indexOf(id));
    expect(view(now, 'spymaster')).toMatchObject({
      choice: { zone: 'deck', from: top },
      decks: { spymaster: [HIDDEN, HIDDEN, HIDDEN] },
    });
    for (const who of ['genius', 'table'] as const) expect(view(now, who).choice?.from).toEqual([HIDDEN, HIDDEN]);
    for (const who of ['genius', 'spymaster', 'table'] as const)
      for (let seed = 1; seed < 9; seed++) {
        const twin = imagine(view(now, who), seed);
        expect(view(twin, who)).toEqual(view(now, who));
        expect(twin.choice?.from).toEqual(twin.decks.spymaster.slice(0, 2));
        if (who === 'spymaster') expect(twin.choice?.from).toEqual(top);
      }
    const { events } = done(now, { type: 'choose', side: 'spymaster', ids: [top[1]] });
    expect(viewEvents(events, 'genius')).toMatchObject([
      { type: 'chosen', cards: [] },
      { type: 'found', cards: [HIDDEN] },
    ]);
    expect(viewEvents(events, 'spymaster')).toMatchObject([{ type: 'chosen' }, { type: 'found', cards: [top[1]] }]);
  });

  it('R10.1 a view reuses equal parts of the one before it', () => {
    const { state, card } = table({ ...MIDDLE, turn: { number: 5, side: 'genius', step: 'lair' } });
    const before = view(state, 'table');
    const { state: next } = done(state, { type: 'moveMinion', side: 'genius', minion: card('guard'), square: 8 });
    const after = view(next, 'table', before);
    expect(after).toEqual(view(next, 'table'));
    expect(after.lair).not.toBe(before.lair);
    expect(after.lair[0]).toBe(before.lair[0]);
    expect(after.nodes).toBe(before.nodes);
    expect(view(next, 'table', after)).toBe(after);
  });
});
