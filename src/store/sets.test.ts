import { describe, expect, it } from 'vitest';
import { TEST_CARDS } from '../../tests/engine/cards.ts';
import { Browser, CARDS, OPTIONS, openTab } from '../../tests/store/world.ts';
import { RECOMMENDED } from '../engine/index.ts';
import { BROUGHT_LATELY } from '../storage/innerKeys.ts';
import { setNotKept, unnamedSet } from '../text/en/saves/trouble.ts';

const FARM = TEST_CARDS.map((card) => ({ ...card, name: `Farm ${card.name}`.slice(0, 60) }));
const BROUGHT = { cards: FARM, rules: { ...RECOMMENDED, handSize: 5 }, name: 'Farm', address: null };

/** A tab in which the set was brought and a game was begun with it. */
async function farm(browser = new Browser()) {
  const store = openTab(browser);
  const s = store.getState;
  const own = s().cards!.hash;
  expect(await s().bringSet(BROUGHT)).toBeUndefined();
  s().newGame(OPTIONS);
  return { browser, store, s, own, id: s().game!.id };
}

describe('a set that somebody brought', () => {
  it('is what new games are played with, by its cards and its rules', async () => {
    const { s, own } = await farm();
    expect(s().game!.set).toEqual({ hash: s().cards!.hash, name: 'Farm' });
    expect(s().cards!.hash).not.toBe(own);
    expect(s().table!.rules.handSize).toBe(5);
    s().leave();
    expect(s().saves).toMatchObject([{ set: 'Farm' }]);
  });

  it('is still there on the next visit, until the game’s own cards are played again', async () => {
    const { browser, s, own } = await farm();
    s().leave();
    const next = openTab(browser).getState;
    expect(next().cards).toMatchObject({ count: FARM.length, brought: { name: 'Farm', address: null } });
    next().bringSetBack();
    expect(next().cards).toMatchObject({ hash: own, brought: null });
    next().newGame(OPTIONS);
    expect(next().game!.set).toEqual({ hash: own, name: null });
    expect(openTab(browser).getState().cards!.brought).toBeNull();
  });

  it('is compared with the game’s own; that one with what it was when the page was opened', async () => {
    const { s, own } = await farm();
    expect(s().setBefore()?.cards).toEqual(CARDS.cards);
    s().bringSetBack();
    expect(s().cards?.hash).toBe(own);
    expect(s().setBefore()).toBeNull();
    const [first, ...others] = CARDS.cards;
    s().applyCards({ ...CARDS, cards: [{ ...first, copies: first.copies + 1 }, ...others] });
    expect(s().setBefore()?.cards).toEqual(CARDS.cards);
    s().applyCards(CARDS);
    expect(s().setBefore()).toBeNull();
  });

  it('is there on the next visit though one of its missions is beyond all reading', async () => {
    const browser = new Browser();
    const good = { setup: {}, mission: { side: 'genius', brief: 'Farm.' } };
    const deep = Array.from({ length: 40 }).reduce<Record<string, unknown>>((inside) => ({ inside }), {});
    await openTab(browser)
      .getState()
      .bringSet({ ...BROUGHT, missions: [deep, good] });
    const { cards } = openTab(browser).getState();
    expect(cards?.brought).toMatchObject({ name: BROUGHT.name });
    expect(cards?.missions).toEqual([good]);
  });

  it('brings its missions, now and on the next visit, until it is taken back', async () => {
    const mission = { setup: {}, mission: { side: 'genius', brief: 'Farm.' } };
    const browser = new Browser();
    const { getState: s } = openTab(browser);
    expect(s().cards?.missions).toEqual([]);
    await s().bringSet({ ...BROUGHT, missions: [mission] });
    expect(s().cards?.missions).toEqual([mission]);
    expect(openTab(browser).getState().cards?.missions).toEqual([mission]);
    s().bringSetBack();
    expect(s().cards?.missions).toEqual([]);
  });

  it('comes back with its saved game, and with the game after that', async () => {
    const { browser, s, id } = await farm();
    const { hash } = s().cards!;
    s().leave();
    s().bringSetBack();
    const later = openTab(browser).getState;
    expect(later().resume(id)).toBeUndefined();
    expect(later().game!.set).toEqual({ hash, name: 'Farm' });
    later().leave();
    later().newGame({ ...OPTIONS, again: true });
    expect(later().game!.set).toEqual({ hash, name: 'Farm' });
    expect(later().table!.rules.handSize).toBe(5);
  });

  it('goes with an exported game', async () => {
    const { s, id } = await farm();
    const file = s().exportSave(id);
    const far = openTab().getState;
    const taken = await far().importSave('text' in file ? file.text : '');
    expect(far().resume('id' in taken ? taken.id : '')).toBeUndefined();
    expect(far().game!.set.name).toBe('Farm');
  });

  it('is not changed by the designers’ own cards', async () => {
    const { s } = await farm();
    const { set } = s().game!;
    const edited = TEST_CARDS.map((card) => ({ ...card, copies: card.copies + 1 }));
    s().applyCards({ cards: edited, rules: RECOMMENDED, problems: [] });
    expect(s()).toMatchObject({ game: { set }, notices: [], cards: { hash: set.hash } });
  });

  it('stays in the browser while no game needs it', async () => {
    const { browser, s, id } = await farm();
    s().leave();
    s().deleteSave(id);
    expect(openTab(browser).getState().cards!.brought?.name).toBe('Farm');
  });

  it('is found again by its hash, with its name and its rules', async () => {
    const { s, own } = await farm();
    const { hash } = s().cards!;
    s().leave();
    expect([s().bringKept(own), s().cards!.brought]).toEqual([true, null]);
    expect(s().bringKept(hash)).toBe(true);
    expect(s().cards).toMatchObject({ brought: { hash, name: 'Farm' }, rules: { handSize: 5 } });
    expect(s().bringKept('0123456789abcdef')).toBe(false);
  });

  it('has no name where only its cards are left', async () => {
    const { browser, s, own } = await farm();
    const { hash } = s().cards!;
    s().leave();
    s().bringKept(own);
    browser.items.delete(BROUGHT_LATELY);
    expect([s().bringKept(hash), s().cards!.brought?.name]).toEqual([true, unnamedSet]);
  });

  it('is played though there is no room to keep it, and that is told', async () => {
    const browser = new Browser();
    const { getState: s } = openTab(browser);
    browser.full = true;
    const why = await s().bringSet(BROUGHT);
    expect(why && setNotKept(why)).toMatch(/no room left to keep this card set/);
    expect(s().cards!.brought?.name).toBe('Farm');
  });
});

it('the name of a set has an end, and nothing in it turns it round', () => {
  const tab = openTab();
  tab.getState().bringSet({ cards: TEST_CARDS, rules: {}, name: `\u202eFarm\n${'x'.repeat(5000)}`, address: null });
  expect(tab.getState().cards?.brought?.name).toMatch(/^Farm x{54}…$/);
  tab.getState().bringSet({ cards: TEST_CARDS, rules: {}, name: '\u200b', address: null });
  expect(tab.getState().cards?.brought?.name).toBe('Unnamed set');
});
