/** "Try this card": for each ability a position in which it is offered, or set off by what somebody does next. */
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readCards } from '../../src/cards/read.ts';
import type { Catalog } from '../../src/engine/index.ts';
import { legalActions, registerCatalog } from '../../src/engine/index.ts';
import { openScenario } from '../../src/scenario/open.ts';
import { tryAbility, tryCard } from '../../src/scenario/tryCard/index.ts';
import { TEST_CARDS } from '../engine/cards.ts';
import { LANGUAGE_CARDS } from '../engine/languageCards.ts';
import { FULL } from '../full.ts';
import { SCENARIOS } from './files.ts';

const SETS: [string, Catalog][] = [
  ["the game's cards", registerCatalog(readCards(join(SCENARIOS, '../../src/cards')).cards)],
  ['the whole card language', registerCatalog([...TEST_CARDS, ...LANGUAGE_CARDS])],
];
/** One ability in so many is tried. */
const ONE_IN = FULL ? 1 : 12;

describe.each(SETS)('a card to try, of %s', (_, catalog) => {
  const abilities = catalog.definitions
    .flatMap(({ id, abilities }) => abilities.map((_ability, index) => ({ id, index })))
    .filter((_ability, i) => i % ONE_IN === 0);

  it('has a position for each of its abilities: npm run soak tries them all', { timeout: 300_000 }, () => {
    const without = abilities.filter(({ id, index }) => !tryAbility(catalog, {}, id, index));
    expect(without).toEqual([]);
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
    const plain = catalog.definitions.find(({ type, abilities: all }) => type === 'minion' && all.length === 0);
    const [scenario] = tryCard(catalog, {}, plain?.id ?? '');
    expect(JSON.stringify(scenario.setup?.lair)).toContain(`"${plain?.id}"`);
  });
});
