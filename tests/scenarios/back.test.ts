/** From a game to a scenario and back: the same state, but for a new seed where secrets are kept. */
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readCards } from '../../src/cards/read.ts';
import type { Catalog, State } from '../../src/engine/index.ts';
import { copyState, dice, registerCatalog } from '../../src/engine/index.ts';
import { fromLink, toLink } from '../../src/scenario/link.ts';
import { buildPosition } from '../../src/scenario/position.ts';
import { isSettled, setupOf } from '../../src/scenario/setupOf.ts';
import { TEST_CARDS } from '../engine/cards.ts';
import { LANGUAGE_CARDS } from '../engine/languageCards.ts';
import { playRandomGame } from '../engine/randomGame.ts';
import { FULL } from '../full.ts';
import { SCENARIOS } from './files.ts';

const SETS: [string, Catalog][] = [
  ["the game's cards", registerCatalog(readCards(join(SCENARIOS, '../../src/cards')).cards)],
  ['the whole card language', registerCatalog([...TEST_CARDS, ...LANGUAGE_CARDS])],
];
const POSITIONS = FULL ? 500 : 60;

/** What a position of a random game seldom has. */
const RARE: Record<string, (state: State) => boolean> = {
  'a lasting change': (s) => s.modifiers.length > 0,
  'a used ability': (s) => s.used.length > 0,
  'a Spy in the lair': (s) => s.infiltration !== null,
  'an offered discard': (s) => s.turn.step === 'draw',
  'a sent Spy that has left play': (s) => s.infiltrated.some((card) => s.spies.every((spy) => spy.card !== card)),
  'a Node of an older Network that is younger': ({ nodes }) =>
    nodes.some((node, i) => i > 0 && node.network < nodes[i - 1].network && node.network === nodes[0].network),
};

/** Games are played until all that is rare was met, or for so many. */
const MOST_GAMES = 200;

/** Positions of random games: many that have something rare, and some others. */
function positions(catalog: Catalog): State[] {
  const roll = dice(18);
  const isRare = (state: State) => Object.values(RARE).some((holds) => holds(state));
  const found: State[] = [];
  const isShort = () => found.length < POSITIONS || Object.values(RARE).some((holds) => !found.some(holds));
  for (let seed = 1; seed <= MOST_GAMES && isShort(); seed++)
    playRandomGame({
      seed,
      catalog,
      interrupts: 30,
      watch: (state) => {
        if (state.winner === null && isSettled(state) && roll(isRare(state) ? 12 : 60) === 0)
          found.push(copyState(state));
      },
    });
  return found;
}

/** The state with the card `i` called `number[i]`. */
function renumbered(state: State, number: readonly number[]): unknown {
  const to = (card: number): number => number[card] ?? card;
  const all = (cards: number[]): number[] => cards.map(to);
  const by = ({ genius, spymaster }: State['hands']) => ({ genius: all(genius), spymaster: all(spymaster) });
  const cards: number[] = [];
  for (const [card, index] of state.cards.entries()) cards[to(card)] = index;
  return {
    ...state,
    cards,
    lair: state.lair.map((unit) => unit && { ...unit, card: to(unit.card), attached: all(unit.attached) }),
    plan: state.plan && { ...state.plan, card: to(state.plan.card) },
    nodes: state.nodes.map((node) => ({ ...node, card: to(node.card), network: to(node.network) })),
    links: state.links.map(({ a, b, vertical }) => ({ a: to(a), b: to(b), vertical })),
    spies: state.spies.map((spy) => ({ ...spy, card: to(spy.card), network: to(spy.network) })),
    infiltration: state.infiltration && { ...state.infiltration, spy: to(state.infiltration.spy) },
    infiltrated: all(state.infiltrated),
    hands: by(state.hands),
    decks: { ...by(state.decks), plans: all(state.decks.plans) },
    discards: by(state.discards),
    scored: by(state.scored),
    modifiers: state.modifiers.map((one) => ({ ...one, card: to(one.card) })),
    used: state.used.map((one) => ({ ...one, card: to(one.card) })),
    counters: state.counters.map((one) => ({ ...one, card: to(one.card) })),
    happened: state.happened.map((one) => ({ ...one, card: to(one.card), spy: to(one.spy) })),
  };
}

describe.each(SETS)('a game as a set-up, with %s', (_, catalog) => {
  const all = positions(catalog);
  const back = async (state: State, chance: boolean) => {
    const { setup, names } = setupOf(state, { chance });
    const link = await toLink({ name: 'x', setup });
    if (link === null) throw new Error('too long for a link');
    const built = buildPosition(catalog, await fromLink(link), state.rules);
    return renumbered(
      built.state,
      built.names.map((name) => names.indexOf(name)),
    );
  };

  it('comes back as the same state', async () => {
    for (const state of all) expect(await back(state, true)).toEqual(state);
  });

  it('comes back with other chances where they are a secret', async () => {
    const [state] = all;
    const { random, ...rest } = (await back(state, false)) as State;
    const { random: kept, ...before } = state;
    expect(rest).toEqual(before);
    expect(random).not.toEqual(kept);
  });

  it.each(Object.keys(RARE))('has met %s', (what) => {
    expect(all.filter(RARE[what]).length).toBeGreaterThan(0);
  });
});
