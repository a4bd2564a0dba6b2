/** "Try this card": for each ability a position in which it is offered, or set off by what somebody does next. */
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readCards } from '../../src/cards/read.ts';
import { runScenario } from '../../src/cli/runScenario.ts';
import type { Card, Catalog } from '../../src/engine/index.ts';
import { legalActions, registerCatalog } from '../../src/engine/index.ts';
import { openScenario } from '../../src/scenario/open.ts';
import { tryAbility, tryCard } from '../../src/scenario/tryCard/index.ts';
import { TEST_CARDS } from '../engine/cards.ts';
import { LANGUAGE_CARDS } from '../engine/languageCards.ts';
import { FULL } from '../full.ts';
import { SCENARIOS } from './files.ts';

const setIn = (folder: string): Catalog => registerCatalog(readCards(join(SCENARIOS, '../..', folder)).cards);

/** What can never do anything is not shown: at most one ability in twenty. */
const SETS: { name: string; catalog: Catalog; never: { id: string; index: number }[] }[] = [
  { name: "the game's cards", catalog: setIn('src/cards'), never: [] },
  { name: 'the whole card language', catalog: registerCatalog([...TEST_CARDS, ...LANGUAGE_CARDS]), never: [] },
  {
    name: 'a set by somebody who knew only the README of the cards',
    catalog: setIn('tests/operaSet'),
    never: [
      { id: 'wind-up-tuxedo', index: 1 }, // bounces a Minion that has just died
      { id: 'weather-ship', index: 0 }, // waits for a connected Node to be destroyed, which no card of the set does
      { id: 'paint-it-squid', index: 0 }, // grants a keyword to an Evil Plan
      { id: 'bosun-boom', index: 1 }, // asks an ejected Spy for what is adjacent
    ],
  },
];
/** One ability in so many is tried. */
const ONE_IN = FULL ? 1 : 12;

describe.each(SETS)('a card to try, of $name', ({ catalog, never }) => {
  const abilities = catalog.definitions
    .flatMap(({ id, abilities }) => abilities.map((_ability, index) => ({ id, index })))
    .filter((_ability, i) => i % ONE_IN === 0);

  it('has a position for each of its abilities: npm run soak tries them all', () => {
    const without = abilities.filter(({ id, index }) => !tryAbility(catalog, {}, id, index));
    expect(without).toEqual(
      never.filter((one) => abilities.some(({ id, index }) => id === one.id && index === one.index)),
    );
    expect(20 * never.length).toBeLessThanOrEqual(catalog.definitions.flatMap((card) => card.abilities).length);
  });

  it('stands in a small one, in which it can be used at once', () => {
    const [used] = catalog.definitions.filter(({ type, play }) => type === 'epiphany' && play);
    const [scenario] = tryCard(catalog, {}, used.id);
    const { state, names } = openScenario(scenario, { cards: catalog.source, rules: {} });
    const offers = [...legalActions(state, 'genius')];
    expect(offers.some((offer) => offer.type === 'playInstant' && names[offer.card] === 'tried')).toBe(true);
    expect(scenario.setup?.hands).toEqual({ genius: [{ card: used.id, id: 'tried' }], spymaster: [] });
  });

  it('is there without abilities too', () => {
    const plain = catalog.definitions.find(
      ({ type, abilities: all }) => !type.match(/^(plan|epiphany|intelligence)$/) && all.length === 0,
    );
    const [scenario] = tryCard(catalog, {}, plain?.id ?? '');
    expect(JSON.stringify(scenario.setup)).toContain(`"${plain?.id}"`);
  });
});

describe('all that a card does shows', () => {
  const idea = (...effects: object[]): Card =>
    ({ id: 'new', type: 'epiphany', name: 'New', copies: 1, abilities: [{ kind: 'play', effects }] }) as Card;
  /** What playing the card at once tells, in the position that is laid out for it. */
  function told(card: Card): string[] {
    const cards = [...TEST_CARDS, card];
    const setup = tryAbility(registerCatalog(cards), {}, card.id, 0);
    const result = runScenario({ setup, actions: [{ type: 'playInstant', card: 'tried' }] }, 'x', { cards, rules: {} });
    expect(result).toMatchObject({ ok: true });
    return result.log;
  }

  it.each<[string, object[], string[]]>([
    [
      'a discard of the opponent',
      [{ verb: 'discard', who: 'opponent', amount: 1, pick: 'random' }],
      ['the Spy Master discards'],
    ],
    [
      'a hand that is shown',
      [{ verb: 'reveal', who: 'opponent', amount: 1, pick: 'random' }],
      ['the Spy Master shows'],
    ],
    [
      'both of two effects',
      [
        { verb: 'draw', who: 'you', amount: 1 },
        { verb: 'discard', who: 'opponent', amount: 1, pick: 'random' },
      ],
      ['draws', 'discards'],
    ],
    ['a heal of the hurt', [{ verb: 'heal', cards: { type: 'minion' }, amount: 1 }], ['heal']],
    ['Busy Minions that are freed', [{ verb: 'makeFree', cards: { type: 'minion' } }], ['Free']],
    ['Free Minions that become Busy', [{ verb: 'makeBusy', cards: { type: 'minion' } }], ['Busy']],
    ['a Contraption that is destroyed', [{ verb: 'destroy', cards: { type: 'contraption' } }], ['destroyed']],
    ['Nodes that are parted', [{ verb: 'disconnect', cards: { type: 'node' } }], ['disconnected']],
    ['a Spy that is unassigned', [{ verb: 'unassign', cards: { type: 'spy' } }], ['unassigned']],
    ['a plan that is delayed', [{ verb: 'delay' }], ['is delayed']],
  ])('%s', (_, effects, words) => {
    const log = told(idea(...effects)).join('\n');
    for (const word of words) expect(log.toLowerCase()).toContain(word.toLowerCase());
  });
});
