import { describe, expect, it } from 'vitest';
import { playOn } from '../../tests/store/player.ts';
import { stateIn, storeAt } from '../../tests/store/position.ts';
import { saidNotices } from '../../tests/store/said.ts';
import { Browser, OPTIONS, openTab } from '../../tests/store/world.ts';
import { dice, imagine, view } from '../engine/index.ts';
import { PAUSE } from '../host/index.ts';
import { PEOPLE } from '../record/index.ts';
import { botLost } from '../text/en/table/opponents.ts';
import { PATIENCE } from './opponent.ts';
import type { GameStore } from './store.ts';

const AGAINST = { genius: 'intern', spymaster: PEOPLE };

/** A game in which the intern plays the Genius, who chooses a plan first. */
async function table(sources = AGAINST, browser = new Browser()) {
  const store = openTab(browser);
  store.getState().setPreferences({ show: 0 });
  store.getState().newGame({ ...OPTIONS, sources });
  await settle();
  return { browser, store, s: () => store.getState(), bots: () => browser.started.at(-1)! };
}
/** Lets promises that are kept go on. */
const settle = () => new Promise<void>((resolve) => setTimeout(resolve));

/** The bot answers, and its pause ends. */
async function goOn({ browser, store }: { browser: Browser; store: GameStore }) {
  await settle();
  browser.started.at(-1)?.think();
  const { waiting } = store.getState();
  if ('ms' in waiting) browser.pass(waiting.ms);
}

describe('a game against a bot', () => {
  it('is played to its end by commands of both sides', async () => {
    const t = await table();
    const roll = dice(5);
    let moves = 0;
    for (; moves < 5000 && !t.s().gameOver; moves++)
      if (t.s().waiting.kind === 'thinking') await goOn(t);
      else playOn(t.store, t.browser, roll);
    expect(t.s().gameOver).not.toBeNull();
    expect(t.browser.started).toHaveLength(1);
  });

  it('starts no bot where people play both sides', async () => {
    const t = await table({ genius: PEOPLE, spymaster: PEOPLE });
    expect(t.browser.started).toEqual([]);
  });

  it('stops the bots when it is left, and an answer that is on its way is not heeded', async () => {
    const t = await table();
    const [bots] = t.browser.started;
    t.s().leave();
    await settle();
    expect(bots.stopped).toBe(true);
    bots.think();
    expect(t.s().game).toBeNull();
  });

  it('goes on from its save, with a new bot, at the same question', async () => {
    const t = await table();
    await goOn(t);
    const { table: left } = t.s();
    t.s().leave();
    const [{ id }] = t.s().saves;
    expect(t.s().resume(id)).toBeUndefined();
    await settle();
    expect(t.s()).toMatchObject({ table: left, waiting: { kind: 'thinking' }, sources: AGAINST });
    await goOn(t);
    expect(t.s().table).not.toEqual(left);
  });

  it('is played by one tab only: the other one asks no bot, until it takes the game over', async () => {
    const browser = new Browser();
    const t = await table(AGAINST, browser);
    const second = openTab(browser);
    second.getState().resume(t.s().saves[0]?.id ?? 'game-1');
    await settle();
    expect(second.getState().readOnly).toBe('open-elsewhere');
    expect(browser.started).toHaveLength(1);
    second.getState().playHere();
    await settle();
    expect(browser.started).toHaveLength(2);
    expect(t.s().readOnly).toBe('open-elsewhere');
  });

  it('says what will be played next: the sides swapped, with the bot on the other one', async () => {
    const t = await table();
    t.s().post({ do: 'act', action: { type: 'concede', side: 'spymaster' } });
    expect(t.s().preferences.sources).toEqual({ genius: PEOPLE, spymaster: 'intern' });
  });
});

describe('a bot that is lost', () => {
  it('is replaced by a new one, which is asked the same; both are told of it', async () => {
    const t = await table();
    const { number, ...asked } = t.bots().open!.question;
    t.bots().onLost();
    await settle();
    expect(saidNotices(t.s().notices)).toEqual([{ id: 'opponent', message: botLost('intern') }]);
    expect(t.browser.started[0].stopped).toBe(true);
    expect(t.bots().open!.question).toMatchObject(asked);
    await goOn(t);
    expect(t.s().table?.offered).toEqual([]);
    expect(t.s().lostOpponent).toBeNull();
  });

  it('is lost if it is silent for too long', async () => {
    const t = await table();
    t.browser.pass(PATIENCE - 1);
    expect(t.s().notices).toEqual([]);
    t.browser.pass(1);
    expect(t.s().notices).toHaveLength(1);
  });

  it('for the second time leaves the choice to people: a new one, or a person in its seat', async () => {
    const t = await table();
    for (let i = 0; i < 2; i++) {
      t.bots().onLost();
      await settle();
    }
    expect(t.s()).toMatchObject({ lostOpponent: 'genius', notices: [] });
    t.s().wakeOpponent();
    await settle();
    expect(t.s().lostOpponent).toBeNull();
    await goOn(t);
    expect(t.s().table?.turn.step).not.toBe('plan');
    t.s().post({ do: 'seat', side: 'genius', source: PEOPLE });
    expect(t.s()).toMatchObject({ sources: { genius: PEOPLE, spymaster: PEOPLE }, waiting: { kind: 'none' } });
  });

  it('is lost if its answer is illegal', async () => {
    const t = await table();
    t.bots().open!.reply({ action: { type: 'pass', side: 'genius' }, chance: null, next: null });
    await settle();
    expect(t.s().notices).toHaveLength(1);
  });
});

describe('R10.2 the time of a bot', () => {
  const state = stateIn({
    turn: { number: 3, side: 'genius', step: 'activate' },
    plan: 'heist',
    hands: { genius: ['rage'], spymaster: ['agent', 'memo', 'boost'] },
  });
  /** What the page shows at each moment, while a bot with a hand of that seed thinks for so many milliseconds. */
  async function frames(seed: number, thinkingTime: number): Promise<string> {
    const { store, browser } = storeAt(imagine(view(state, 'genius'), seed));
    store.getState().post({ do: 'seat', side: 'spymaster', source: 'rookie' });
    store.getState().post({ do: 'act', action: { type: 'endStep', side: 'genius' } });
    await settle();
    const seen: string[] = [];
    for (let ms = 0; ms < PAUSE; ms += 50) {
      if (ms === thinkingTime)
        browser.started.at(-1)!.open!.reply({ action: { type: 'pass', side: 'spymaster' }, chance: null, next: null });
      seen.push(JSON.stringify(store.getState()));
      browser.pass(50);
    }
    seen.push(`turn ${store.getState().table!.turn.number}`);
    return seen.join('\n');
  }
  const isSame = async (one: Promise<string>, other: Promise<string>) => (await one) === (await other);

  it('is the same whatever it holds, and however long it thinks within its limit', async () => {
    for (let seed = 1; seed <= 10; seed++)
      expect(await isSame(frames(0, 0), frames(seed, seed * 50)), `seed ${seed}`).toBe(true);
    expect(await frames(0, PAUSE - 100)).toMatch(/turn 4$/);
  });

  it('would show if it thought for longer than its pause', async () => {
    expect(await isSame(frames(0, 0), frames(0, 2 * PAUSE))).toBe(false);
  });
});
