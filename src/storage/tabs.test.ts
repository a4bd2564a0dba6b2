import { describe, expect, it } from 'vitest';
import { playOn } from '../../tests/store/player.ts';
import { refusalOf } from '../../tests/store/refusalOf.ts';
import { Browser, CARDS, OPTIONS, openTab } from '../../tests/store/world.ts';
import { dice } from '../engine/index.ts';
import type { GameStore } from '../store/store.ts';
import { createGameStore } from '../store/store.ts';
import { NOTHING } from './browserVault.ts';
import { keyOfOwner } from './innerKeys.ts';
import { memoryKeep } from './keep.ts';
import { keyOfGame } from './keys.ts';
import { openVault } from './vault.ts';

const ticks = () => new Promise((resolve) => setTimeout(resolve, 0));
const textOf = (browser: Browser, store: GameStore) => browser.items.get(keyOfGame(store.getState().game?.id ?? ''));

for (const locks of [true, false])
  describe(`the same save in two tabs, ${locks ? 'with Web Locks' : 'with signs of life in storage'}`, () => {
    async function twice() {
      const browser = new Browser({ locks });
      const first = openTab(browser);
      first.getState().newGame(OPTIONS);
      await ticks();
      const roll = dice(1);
      for (let i = 0; i < 20; i++) playOn(first, browser, roll);
      const id = first.getState().game?.id ?? '';
      const second = openTab(browser);
      second.getState().resume(id);
      await ticks();
      return { browser, first, second, roll, id };
    }

    it('the second only watches, and changes nothing', async () => {
      const { browser, first, second, roll } = await twice();
      expect(first.getState().readOnly).toBeNull();
      expect(second.getState()).toMatchObject({ readOnly: 'open-elsewhere', offers: [] });
      second.getState().post({ do: 'lift-curtain' });
      const text = textOf(browser, first);
      expect(refusalOf(second.getState, { do: 'act', action: { type: 'concede', side: 'genius' } })).toMatchObject({
        code: 'elsewhere',
      });
      second.getState().post({ do: 'open-hand', side: 'genius' });
      expect(second.getState().openHands.genius).toBeNull();
      second.getState().post({ do: 'claim', side: 'genius' });
      second.getState().post({ do: 'undo' });
      second.getState().post({ do: 'set', grace: 0 });
      expect(textOf(browser, first)).toBe(text);
      for (let i = 0; i < 20; i++) playOn(first, browser, roll);
      expect(second.getState().table).toEqual(first.getState().table);
      expect(textOf(browser, first)).not.toBe(text);
    });

    it('the second offers nothing, not even to take back what the first can', async () => {
      const { browser, first, second, roll } = await twice();
      second.getState().post({ do: 'lift-curtain' });
      const acts = () => first.getState().offers.length > 0 && first.getState().canUndo.side !== null;
      for (let i = 0; i < 200 && !acts(); i++) playOn(first, browser, roll);
      expect(acts()).toBe(true);
      expect(second.getState().table).toEqual(first.getState().table);
      expect(second.getState().offers).toEqual([]);
      expect(second.getState().canUndo).toEqual({ side: null, free: false, needsConsent: false, actionIndex: -1 });
    });

    it('"play here instead" takes it over as it stands, and the first watches', async () => {
      const { browser, first, second, roll } = await twice();
      playOn(first, browser, roll);
      second.getState().playHere();
      await ticks();
      expect(second.getState()).toMatchObject({ readOnly: null, table: first.getState().table });
      expect(first.getState().readOnly).toBe('open-elsewhere');
      second.getState().post({ do: 'lift-curtain' });
      expect(refusalOf(second.getState, { do: 'act', action: { type: 'concede', side: 'genius' } })).toBeUndefined();
      expect(refusalOf(first.getState, { do: 'act', action: { type: 'concede', side: 'spymaster' } })).toMatchObject({
        code: 'elsewhere',
      });
      expect(first.getState().gameOver).toMatchObject({ winner: 'spymaster' });
      first.getState().playHere();
      await ticks();
      expect(first.getState().readOnly).toBeNull();
      expect(second.getState().readOnly).toBe('open-elsewhere');
    });

    it('"play here instead" goes on from what was saved last, not from what this tab saw last', async () => {
      const { browser, first, second, roll } = await twice();
      browser.deaf = true;
      for (let i = 0; i < 10; i++) playOn(first, browser, roll);
      expect(second.getState().log.length).toBeLessThan(first.getState().log.length);
      browser.deaf = false;
      second.getState().playHere();
      await ticks();
      expect(second.getState()).toMatchObject({ readOnly: null, log: first.getState().log });
    });

    it('a tab that lost the game without hearing of it does not overwrite it', async () => {
      const { browser, first, id } = await twice();
      browser.items.set(keyOfOwner(id), JSON.stringify({ tab: 'other', beat: browser.now }));
      const text = textOf(browser, first);
      first.getState().post({ do: 'act', action: { type: 'concede', side: 'genius' } });
      expect(textOf(browser, first)).toBe(text);
      expect(first.getState().readOnly).toBe('open-elsewhere');
    });

    it('a tab that lost the game without hearing of it learns it from the next sign of life', async () => {
      const { browser, first, id } = await twice();
      browser.pass(10_000);
      const owner = JSON.parse(browser.items.get(keyOfOwner(id)) ?? '');
      expect(owner.tab).toBe('tab1');
      expect(browser.now - owner.beat).toBeLessThan(2000);
      browser.items.set(keyOfOwner(id), JSON.stringify({ tab: 'other', beat: browser.now }));
      expect(first.getState().readOnly).toBeNull();
      browser.pass(2000);
      expect(first.getState().readOnly).toBe('open-elsewhere');
    });

    it('a tab that leaves a game it has lost does not free it', async () => {
      const { browser, first, id } = await twice();
      browser.items.set(keyOfOwner(id), JSON.stringify({ tab: 'other', beat: browser.now }));
      first.getState().leave();
      await ticks();
      expect(browser.items.get(keyOfOwner(id))).toContain('other');
    });

    it('a tab that opens a game and leaves it at once keeps nobody out', async () => {
      const { browser, first, second, id } = await twice();
      for (const tab of [first, second]) tab.getState().leave();
      await ticks();
      first.getState().resume(id);
      first.getState().leave();
      await ticks();
      const third = openTab(browser);
      third.getState().resume(id);
      await ticks();
      expect(third.getState().readOnly).toBeNull();
    });

    it('a game that was left is free for any tab', async () => {
      const { first, second, id } = await twice();
      first.getState().leave();
      second.getState().leave();
      await ticks();
      second.getState().resume(id);
      await ticks();
      expect(second.getState().readOnly).toBeNull();
    });
  });

describe('a browser that refuses its locks, as with site data blocked', () => {
  const refused = async () => {
    throw new DOMException('Access to the Locks API is denied in this context.', 'SecurityError');
  };
  const refusing = (browser: Browser) => {
    const tab = createGameStore({ ...browser.world(), locks: { request: refused } as unknown as LockManager });
    tab.getState().applyCards(CARDS);
    return tab;
  };

  it('lets a game be played, and a second tab watch it and take it over', async () => {
    const browser = new Browser();
    const first = refusing(browser);
    first.getState().newGame(OPTIONS);
    await ticks();
    expect(first.getState().readOnly).toBeNull();
    const roll = dice(1);
    for (let i = 0; i < 20; i++) playOn(first, browser, roll);
    expect(textOf(browser, first)).toBeDefined();
    const second = refusing(browser);
    second.getState().resume(first.getState().game?.id ?? '');
    await ticks();
    expect(second.getState().readOnly).toBe('open-elsewhere');
    second.getState().playHere();
    await ticks();
    expect([first.getState().readOnly, second.getState().readOnly]).toEqual(['open-elsewhere', null]);
  });

  it('and whose page may keep nothing at all lets a game be played in memory', async () => {
    const browser = new Browser();
    const world = { ...browser.world(), keep: memoryKeep(), vault: openVault(NOTHING, new Map()) };
    const tab = createGameStore({ ...world, locks: { request: refused } as unknown as LockManager });
    tab.getState().applyCards(CARDS);
    tab.getState().newGame(OPTIONS);
    await ticks();
    expect(tab.getState()).toMatchObject({ readOnly: null, keeping: { how: 'never', unsaved: 'no-storage' } });
    expect(browser.held).toBe(true);
  });
});

describe('a tab that died', () => {
  it('without Web Locks gives its game free after a while without a sign of life', () => {
    const browser = new Browser();
    const first = openTab(browser);
    first.getState().newGame(OPTIONS);
    const id = first.getState().game?.id ?? '';
    browser.kill();
    const second = openTab(browser);
    second.getState().resume(id);
    expect(second.getState().readOnly).toBe('open-elsewhere');
    second.getState().leave();
    browser.now += 120_000;
    second.getState().resume(id);
    expect(second.getState().readOnly).toBeNull();
  });
  it('that is closed in good order frees its game at once, but not a game that another tab has taken', () => {
    const browser = new Browser();
    const first = openTab(browser);
    first.getState().newGame(OPTIONS);
    const key = keyOfOwner(first.getState().game?.id ?? '');
    browser.items.set(key, JSON.stringify({ tab: 'other', beat: browser.now }));
    browser.hide();
    expect(browser.items.get(key)).toContain('other');
    browser.items.set(key, JSON.stringify({ tab: 'tab1', beat: browser.now }));
    browser.hide();
    expect(browser.items.get(key)).toBeUndefined();
  });
  it('that left a game before its lock came opens it again at once', async () => {
    const browser = new Browser({ locks: true });
    const first = openTab(browser);
    first.getState().newGame(OPTIONS);
    await ticks();
    const id = first.getState().game?.id ?? '';
    first.getState().leave();
    await ticks();
    for (let i = 0; i < 2; i++) {
      first.getState().leave();
      first.getState().resume(id);
    }
    await ticks();
    expect(first.getState().readOnly).toBeNull();
  });
  it('with Web Locks at once', async () => {
    const browser = new Browser({ locks: true });
    browser.items.set(keyOfOwner('game-1'), JSON.stringify({ tab: 'dead', beat: browser.now }));
    const first = openTab(browser);
    first.getState().newGame(OPTIONS);
    await ticks();
    expect(first.getState().readOnly).toBeNull();
    expect(textOf(browser, first)).toBeDefined();
  });
});
