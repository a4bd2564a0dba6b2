import { describe, expect, it } from 'vitest';
import { echo, endless, TEST_CARDS } from '../../tests/engine/cards.ts';
import { playOn } from '../../tests/store/player.ts';
import { storeIn } from '../../tests/store/position.ts';
import { refusalOf } from '../../tests/store/refusalOf.ts';
import { saidNotices } from '../../tests/store/said.ts';
import { Browser, CARDS, OPTIONS, openTab } from '../../tests/store/world.ts';
import type { Action, Card } from '../engine/index.ts';
import { definitionOf, dice, HIDDEN } from '../engine/index.ts';
import type { CardOf } from '../engine/language.ts';
import type { Settings } from '../record/index.ts';
import type { Setup } from '../scenario/format.ts';
import type { GameStore } from './store.ts';
import { createGameStore } from './store.ts';
import type { Store } from './types.ts';

interface Table {
  browser: Browser;
  store: GameStore;
  s: () => Store;
}
function seated(settings: Partial<Settings> = {}, seed = 1): Table {
  const browser = new Browser();
  const store = openTab(browser);
  store.getState().newGame({ ...OPTIONS, settings: { ...OPTIONS.settings, ...settings }, seed });
  return { browser, store, s: () => store.getState() };
}
/** Plays at random until the store fulfils the condition. */
function until(table: Table, so: (s: Store) => boolean, seed = 1): void {
  const roll = dice(seed);
  for (let i = 0; i < 6000; i++) {
    if (so(table.s())) return;
    if (table.s().gameOver) break;
    playOn(table.store, table.browser, roll);
  }
  throw new Error('it never came to that');
}
/** A full bar burns. */
const bar = (s: Store): boolean => s.waiting.kind === 'grace' && s.waiting.ms >= 1000;
const acts = (s: Store): boolean => s.waiting.kind === 'none' && s.awaiting?.kind === 'act' && !s.curtain;

describe('the bar', () => {
  it('resolves a declared step when it ends, not before', () => {
    const t = seated();
    until(t, bar);
    const { stack } = t.s().table as NonNullable<Store['table']>;
    expect(t.s().waiting).toEqual({ kind: 'grace', startedAt: t.browser.now, ms: 2000 });
    t.browser.pass(1999);
    expect(t.s().table?.stack).toBe(stack);
    t.browser.pass(1);
    expect(t.s().table?.stack).not.toBe(stack);
  });

  it('R9.2 says nothing of the passes with which it ends; those made by hand are told', () => {
    const t = seated();
    until(t, bar);
    const said = t.s().log.length;
    t.browser.pass(2000);
    const since = t.s().log.slice(said);
    expect(since.length).toBeGreaterThan(0);
    expect(since.filter((e) => e.kind === 'event' && e.event.type === 'passed')).toEqual([]);
    until(t, (s) => s.waiting.kind === 'ask', 2);
    const asked = t.s().waiting as { side: 'genius' | 'spymaster' };
    t.s().post({ do: 'let-resolve', side: asked.side });
    expect(t.s().log).toContainEqual(
      expect.objectContaining({ event: expect.objectContaining({ type: 'passed', side: asked.side }) }),
    );
  });

  it('stands still while one of the two asks something of the other', () => {
    const t = seated();
    until(t, bar);
    const { table } = t.s();
    t.s().post({ do: 'offer-draw', side: 'genius' });
    expect(t.s()).toMatchObject({ waiting: { kind: 'held' } });
    t.browser.pass(60_000);
    expect(t.s().table).toBe(table);
    t.s().post({ do: 'decline-draw' });
    expect(t.s().waiting).toEqual({ kind: 'grace', startedAt: t.browser.now, ms: 2000 });
  });

  it('stands still while it is held, and starts anew', () => {
    const t = seated();
    until(t, bar);
    const { table } = t.s();
    t.s().post({ do: 'hold' });
    expect(t.s()).toMatchObject({ waiting: { kind: 'held' } });
    t.browser.pass(60_000);
    expect(t.s().table).toBe(table);
    t.s().post({ do: 'release' });
    expect(t.s().waiting).toEqual({ kind: 'grace', startedAt: t.browser.now, ms: 2000 });
  });

  it('begins anew in full when the device has slept: nobody could interrupt meanwhile', () => {
    const t = seated();
    until(t, bar);
    const { stack } = t.s().table as NonNullable<Store['table']>;
    t.browser.pass(1900);
    t.browser.sleep(3_600_000);
    expect(t.s().waiting).toEqual({ kind: 'grace', startedAt: t.browser.now, ms: 2000 });
    t.browser.pass(1999);
    expect(t.s().table?.stack).toBe(stack);
    t.browser.pass(1);
    expect(t.s().table?.stack).not.toBe(stack);
  });

  it('is at most a second where only the side that acts sees it; the other one can have asked for the device', () => {
    const t = seated({ seating: 'one-side', grace: 5 });
    until(t, (s) => acts(s) && s.table?.turn.number === 3 && s.table.turn.step === 'lair');
    t.s().post({ do: 'hold-next', side: 'genius', on: true });
    t.s().post({ do: 'act', action: { type: 'endStep', side: 'genius' } });
    while (t.s().waiting.kind !== 'grace') t.s().post({ do: 'act', action: { type: 'endStep', side: 'genius' } });
    expect(t.s().waiting).toEqual({ kind: 'grace', startedAt: t.browser.now, ms: 600 });
    t.browser.pass(600);
    expect(t.s()).toMatchObject({ curtain: { for: 'spymaster', why: 'turn' }, holdNext: { genius: true } });
    t.s().post({ do: 'lift-curtain' });
    while (!t.s().curtain) t.s().post({ do: 'act', action: { type: 'endStep', side: 'spymaster' } });
    expect(t.s()).toMatchObject({ claim: 'genius', curtain: { for: 'genius', why: 'hand' } });
  });

  it('follows a change of its length at once', () => {
    const t = seated({ grace: 5 });
    until(t, bar);
    t.s().post({ do: 'set', grace: 1 });
    expect(t.s()).toMatchObject({ waiting: { ms: 1000 }, game: { settings: { grace: 1 } }, preferences: { grace: 1 } });
    t.s().post({ do: 'set', grace: 0 });
    expect(t.s().waiting.kind).not.toBe('grace');
  });

  it('untimed: both tap OK', () => {
    const t = seated({ grace: 'untimed' });
    until(t, (s) => s.waiting.kind === 'oks');
    const { table } = t.s();
    t.s().post({ do: 'ok', side: 'spymaster' });
    expect(t.s()).toMatchObject({ waiting: { kind: 'oks', waiting: ['genius'] } });
    expect(t.s().table).toBe(table);
    t.browser.pass(600_000);
    expect(t.s().table).toBe(table);
    t.s().post({ do: 'ok', side: 'genius' });
    expect(t.s().table).not.toBe(table);
  });

  it('untimed: each step anew', () => {
    const t = seated({ grace: 'untimed' });
    until(t, (s) => s.waiting.kind === 'oks' && s.table?.stack.at(-1)?.kind === 'infiltrate');
    t.s().post({ do: 'ok', side: 'genius' });
    t.s().post({ do: 'ok', side: 'spymaster' });
    expect(t.s().table?.stack.at(-1)?.kind).toBe('enter');
    expect(t.s().waiting).toEqual({ kind: 'oks', waiting: ['genius', 'spymaster'] });
  });

  it('one a declared step: a walk of a Spy is a row of bars', () => {
    const t = seated({ grace: 1 }, 3);
    until(t, (s) => s.table?.stack.at(-1)?.kind === 'enter' && s.waiting.kind === 'grace', 3);
    const square = () => t.s().table?.infiltration?.square ?? 0;
    const from = square();
    t.browser.pass(600);
    expect(square() - from).toBeLessThanOrEqual(1);
  });
});

describe('claims', () => {
  it('freeze the side that acts, until the claimant minds no more', () => {
    const t = seated();
    until(t, (s) => acts(s) && s.table?.turn.step === 'lair');
    expect(t.s().canClaim).toEqual({ genius: true, spymaster: true });
    t.s().post({ do: 'claim', side: 'spymaster' });
    expect(t.s()).toMatchObject({ claim: 'spymaster', waiting: { kind: 'claimed', side: 'spymaster' }, offers: [] });
    expect(t.s().canClaim).toEqual({ genius: false, spymaster: false });
    const endStep: Action = { type: 'endStep', side: 'genius' };
    expect(refusalOf(t.s, { do: 'act', action: endStep })).toEqual({ code: 'claimed', table: true });
    expect(t.s().ask({ do: 'act', action: endStep })).toMatchObject({ code: 'claimed' });
    t.s().post({ do: 'open-hand', side: 'genius' });
    expect(t.s().openHands.genius?.offers).toEqual([]);
    t.s().post({ do: 'close-hands' });
    t.s().post({ do: 'never-mind' });
    expect(t.s().claim).toBeNull();
    expect(t.s().ask({ do: 'act', action: endStep })).toBeUndefined();
  });

  it('R10.2 are alive whatever the hand: also with an empty one', () => {
    const t = seated();
    until(t, (s) => acts(s) && s.table?.turn.number === 1 && s.table.turn.step === 'lair');
    expect(t.s().table?.hands.spymaster).toEqual([]);
    expect(t.s().canClaim.spymaster).toBe(true);
  });

  it('made beforehand hold the next step at grace 0', () => {
    const t = seated({ grace: 0 });
    until(t, (s) => acts(s) && s.table?.turn.side === 'genius');
    t.s().post({ do: 'hold-next', side: 'spymaster', on: true });
    for (let i = 0; i < 8 && !t.s().claim; i++) t.s().post({ do: 'act', action: { type: 'endStep', side: 'genius' } });
    expect(t.s()).toMatchObject({
      claim: 'spymaster',
      holdNext: { genius: false, spymaster: false },
      waiting: { kind: 'claimed', side: 'spymaster' },
    });
    expect(t.s().table?.stack).toHaveLength(1);
    t.s().post({ do: 'never-mind' });
    expect(t.s().table?.stack).toEqual([]);
  });

  it('of the side that announced an instant wait for the answer of the other', () => {
    const t = seated({}, 2);
    until(t, (s) => s.waiting.kind === 'ask', 2);
    const asked = t.s().waiting.kind === 'ask' ? (t.s().waiting as { side: 'genius' | 'spymaster' }).side : 'genius';
    const announcer = asked === 'genius' ? 'spymaster' : 'genius';
    expect(t.s().canClaim[announcer]).toBe(true);
    t.s().post({ do: 'claim', side: announcer });
    expect(t.s()).toMatchObject({ claim: null, waiting: { kind: 'ask', side: asked } });
    expect(refusalOf(t.s, { do: 'let-resolve', side: announcer })).toMatchObject({ code: 'not-asked' });
    t.s().post({ do: 'let-resolve', side: asked });
    expect(t.s()).toMatchObject({ claim: announcer, waiting: { kind: 'claimed', side: announcer } });
    const { stack } = t.s().table as NonNullable<Store['table']>;
    t.s().post({ do: 'never-mind' });
    expect(t.s().table?.stack.length).toBeLessThan(stack.length + 1);
    expect(t.s().claim).toBeNull();
  });
});

describe('yields', () => {
  it('let declared steps pass at once, are public, and end with the turn', () => {
    const t = seated({ grace: 5 });
    until(t, (s) => acts(s) && s.table?.turn.side === 'genius');
    t.s().post({ do: 'yield', side: 'spymaster', on: true });
    expect(t.s().yields.spymaster).toBe(true);
    for (let i = 0; i < 8 && t.s().table?.turn.side === 'genius' && acts(t.s()); i++)
      t.s().post({ do: 'act', action: { type: 'endStep', side: 'genius' } });
    expect(t.s().table?.turn.side).toBe('spymaster');
    expect(t.s().yields.spymaster).toBe(false);
  });
  it('are cancelled by a tap, and by a claim of either side', () => {
    const t = seated();
    until(t, acts);
    for (const side of ['genius', 'spymaster'] as const) {
      t.s().post({ do: 'yield', side: 'genius', on: true });
      t.s().post({ do: 'yield', side: 'genius', on: false });
      expect(t.s().yields.genius).toBe(false);
      t.s().post({ do: 'yield', side: 'genius', on: true });
      t.s().post({ do: 'claim', side });
      expect(t.s()).toMatchObject({ claim: side, yields: { genius: false } });
      t.s().post({ do: 'never-mind' });
    }
  });
});

describe('open hands', () => {
  it('exist only while they are open; both may be; behind a curtain none', () => {
    const t = seated();
    expect(t.s().curtain).toEqual({ for: 'genius', why: 'plan', recap: [] });
    t.s().post({ do: 'open-hand', side: 'genius' });
    expect(t.s().openHands.genius).toBeNull();
    t.s().post({ do: 'lift-curtain' });
    t.s().post({ do: 'open-hand', side: 'genius' });
    t.s().post({ do: 'open-hand', side: 'spymaster' });
    expect(t.s().openHands.genius?.view.offered.every((card) => card >= 0)).toBe(true);
    expect(t.s().openHands.spymaster?.view.offered).toEqual([HIDDEN, HIDDEN, HIDDEN]);
    t.s().post({ do: 'close-hand', side: 'spymaster' });
    expect(t.s().openHands.spymaster).toBeNull();
    t.s().post({ do: 'close-hands' });
    expect(t.s().openHands).toEqual({ genius: null, spymaster: null });
  });

  it('show what their side may do, after a claim too, and what its plan needs', () => {
    const t = seated({}, 4);
    until(t, (s) => bar(s) && s.table?.hands.spymaster.length === 7 && s.table.turn.side === 'spymaster', 4);
    t.s().post({ do: 'open-hand', side: 'spymaster' });
    const offers = t.s().openHands.spymaster?.offers ?? [];
    expect(offers.some((a) => a.side !== 'spymaster')).toBe(false);
    t.s().post({ do: 'open-hand', side: 'genius' });
    expect(t.s().openHands.genius?.plan?.cost.contraptions).toBeGreaterThan(0);
    expect(t.s().openHands.spymaster?.plan).toBeNull();
  });

  it('leave out the thousands of ways to complete a plan, which the table asks for one by one', () => {
    const setup: Setup = {
      turn: { number: 5, side: 'genius', step: 'plan' },
      lair: { 1: 'guard', 2: 'guard', 3: 'reactor', 4: 'reactor' },
      plan: { card: 'heist', status: 'advanced' },
    };
    const s = storeIn(setup).store.getState;
    expect(s().offers.some((a) => a.type === 'completePlan')).toBe(true);
    s().post({ do: 'open-hand', side: 'genius' });
    expect(s().openHands.genius?.offers.filter((a) => a.type === 'completePlan')).toEqual([]);
  });

  it('a committed card lights its targets on the table, and goes when it is played or taken back', () => {
    const t = seated({}, 1);
    until(t, (s) => acts(s) && s.table?.turn.step === 'lair');
    t.s().post({ do: 'open-hand', side: 'genius' });
    const play = t.s().openHands.genius?.offers.find((a) => a.type === 'playMinion') as Action & { card: number };
    t.s().post({ do: 'close-hands' });
    t.s().post({ do: 'commit', side: 'genius', card: play.card });
    expect(t.s().commit).toBeNull();
    t.s().post({ do: 'open-hand', side: 'genius' });
    t.s().post({ do: 'commit', side: 'spymaster', card: play.card });
    expect(t.s().commit).toBeNull();
    t.s().post({ do: 'open-hand', side: 'spymaster' });
    t.s().post({ do: 'commit', side: 'spymaster', card: play.card });
    expect(t.s().commit).toBeNull();
    t.s().post({ do: 'commit', side: 'genius', card: play.card });
    t.s().post({ do: 'close-hands' });
    expect(t.s().commit).toEqual({ side: 'genius', card: play.card });
    expect(t.s().commitOffers).toContainEqual(play);
    expect(t.s().commitOffers.every((a) => 'card' in a && a.card === play.card)).toBe(true);
    expect(JSON.stringify(t.s().table?.hands)).not.toContain(String(play.card));
    t.s().post({ do: 'take-back' });
    expect(t.s()).toMatchObject({ commit: null, commitOffers: [] });
    t.s().post({ do: 'open-hand', side: 'genius' });
    t.s().post({ do: 'commit', side: 'genius', card: play.card });
    t.s().post({ do: 'act', action: play });
    expect(t.s()).toMatchObject({ commit: null, commitOffers: [] });
    const other = t.s().openHands.genius?.view.hands.genius[0] ?? -1;
    t.s().post({ do: 'commit', side: 'genius', card: other });
    expect(t.s().commit).toEqual({ side: 'genius', card: other });
    t.s().post({ do: 'act', action: { type: 'endStep', side: 'genius' } });
    expect(t.s().commit).toBeNull();
  });

  it('a committed card that an effect takes out of the hand is committed no more', () => {
    const tax: Card = {
      id: 'tax',
      type: 'plan',
      name: 'Tax',
      copies: 1,
      evilness: 1,
      cost: { contraptions: 0, minions: 1 },
      abilities: [{ kind: 'completion', effects: [{ verb: 'discard', who: 'opponent', amount: 1, pick: 'random' }] }],
    };
    const cards = [...TEST_CARDS, tax];
    const setup: Setup = {
      turn: { number: 5, side: 'genius', step: 'plan' },
      lair: { 1: 'guard' },
      plan: { card: 'tax', status: 'advanced' },
      hands: { spymaster: ['memo'] },
    };
    const { store, browser, state } = storeIn(setup, cards);
    const s = store.getState;
    s().post({ do: 'act', action: { type: 'completePlan', side: 'genius', sacrifice: [state.lair[0]?.card ?? -1] } });
    s().post({ do: 'open-hand', side: 'spymaster' });
    const commit = { side: 'spymaster', card: state.hands.spymaster[0] } as const;
    s().post({ do: 'commit', side: commit.side, card: commit.card });
    expect(s().commit).toEqual(commit);
    browser.pass(2000);
    expect(s().table?.hands.spymaster).toEqual([]);
    expect(s().commit).toBeNull();
  });
});

describe('the curtain', () => {
  it('falls at each turn when both sit on one side, with a recap of what happened since', () => {
    const t = seated({ seating: 'one-side', grace: 0 });
    const turns: number[] = [];
    while (turns.length < 7) {
      const { curtain, awaiting, table, log } = t.s();
      const turn = table?.turn.number ?? 0;
      if (curtain) {
        if (curtain.why === 'turn' && turn > 2) {
          turns.push(turn);
          expect(curtain.for).toBe(table?.turn.side);
          expect(curtain.recap[0]).toMatchObject({ event: { type: 'turnStarted', number: turn - 1 } });
          expect(curtain.recap.at(-1)).toBe(log.at(-1));
        }
        t.s().post({ do: 'lift-curtain' });
      } else if (awaiting?.kind === 'choose') {
        t.s().post({ do: 'open-hand', side: 'genius' });
        t.s().post({ do: 'act', action: t.s().openHands.genius?.offers[0] as Action });
      } else t.s().post({ do: 'act', action: { type: 'endStep', side: awaiting?.side ?? 'genius' } });
    }
    expect(turns).toEqual([3, 4, 5, 6, 7, 8, 9]);
  });

  it('closes both hands when it falls', () => {
    const t = seated({ seating: 'one-side', grace: 0 });
    until(t, (s) => acts(s) && s.table?.turn.side === 'genius');
    t.s().post({ do: 'open-hand', side: 'genius' });
    expect(t.s().openHands.genius).not.toBeNull();
    for (let i = 0; i < 8 && !t.s().curtain; i++)
      t.s().post({ do: 'act', action: { type: 'endStep', side: 'genius' } });
    expect(t.s().curtain).toMatchObject({ for: 'spymaster', why: 'turn' });
    expect(t.s().openHands).toEqual({ genius: null, spymaster: null });
    const { table } = t.s();
    expect(refusalOf(t.s, { do: 'act', action: { type: 'endStep', side: 'spymaster' } })).toMatchObject({
      code: 'curtain',
    });
    expect(t.s().table).toBe(table);
  });

  it('falls between two hands where the device is passed on: only who lifted it sees a hand', () => {
    const t = seated({ seating: 'one-side' });
    until(t, (s) => acts(s) && s.table?.turn.number === 3);
    t.s().post({ do: 'open-hand', side: 'genius' });
    expect(t.s().openHands.genius).not.toBeNull();
    t.s().post({ do: 'open-hand', side: 'spymaster' });
    expect(t.s().openHands).toEqual({ genius: null, spymaster: null });
    expect(t.s().curtain).toMatchObject({ for: 'spymaster', why: 'hand' });
    t.s().post({ do: 'stay-in-seat' });
    t.s().post({ do: 'open-hand', side: 'genius' });
    expect(t.s()).toMatchObject({ curtain: null, openHands: { spymaster: null } });
    expect(t.s().openHands.genius).not.toBeNull();
    t.s().post({ do: 'open-hand', side: 'spymaster' });
    t.s().post({ do: 'lift-curtain' });
    t.s().post({ do: 'open-hand', side: 'spymaster' });
    expect(t.s().openHands.spymaster).not.toBeNull();
    t.s().post({ do: 'open-hand', side: 'genius' });
    expect(t.s()).toMatchObject({
      curtain: { for: 'genius', why: 'hand' },
      openHands: { genius: null, spymaster: null },
    });
  });

  it('falls before either hand once the device is passed on, whoever sat where before', () => {
    const t = seated();
    until(t, (s) => acts(s) && s.table?.turn.number === 2);
    t.s().post({ do: 'set', seating: 'one-side' });
    t.s().post({ do: 'open-hand', side: 'genius' });
    expect(t.s()).toMatchObject({
      curtain: { for: 'genius', why: 'hand' },
      openHands: { genius: null, spymaster: null },
    });
  });

  it('falls before a claim of the side that does not have the device; to stay gives the claim up', () => {
    const t = seated({ seating: 'one-side' });
    until(t, (s) => acts(s) && s.table?.turn.number === 3 && s.table.turn.step === 'lair');
    t.s().post({ do: 'claim', side: 'spymaster' });
    expect(t.s()).toMatchObject({ claim: 'spymaster', curtain: { for: 'spymaster', why: 'hand' } });
    t.s().post({ do: 'stay-in-seat' });
    expect(t.s()).toMatchObject({ claim: null, curtain: null });
    t.s().post({ do: 'hold-next', side: 'spymaster', on: true });
    while (!t.s().curtain) t.s().post({ do: 'act', action: { type: 'endStep', side: 'genius' } });
    expect(t.s()).toMatchObject({ claim: 'spymaster', curtain: { for: 'spymaster', why: 'hand' } });
    t.s().post({ do: 'lift-curtain' });
    expect(t.s()).toMatchObject({ curtain: null, waiting: { kind: 'claimed', side: 'spymaster' } });
    t.s().post({ do: 'open-hand', side: 'spymaster' });
    expect(t.s().openHands.spymaster).not.toBeNull();
  });

  it('tells, wherever they sit, what became of the last Evil Plan before a new one is chosen', () => {
    const t = seated({}, 2);
    until(t, (s) => s.curtain?.why === 'plan' && (s.table?.turn.number ?? 0) > 1, 2);
    expect(t.s().curtain?.recap[0]).toMatchObject({ event: { type: expect.stringMatching(/planCompleted|thwarted/) } });
    expect(t.s().curtain?.recap.at(-1)).toBe(t.s().log.at(-1));
  });

  it('falls each time an Evil Plan is to be chosen, and does not tell twice what it told at the turn', () => {
    const t = seated({ seating: 'one-side' }, 2);
    let plans = 0;
    let told: [number, number] = [0, 0];
    let offered = 0;
    until(
      t,
      ({ curtain, table, log }) => {
        const turn = table?.turn.number ?? 0;
        if (curtain?.why === 'turn') told = [turn, log.length];
        if (offered === 0 && table && table.offered.length > 0) expect(curtain?.why).toBe('plan');
        offered = table?.offered.length ?? 0;
        if (curtain?.why === 'plan' && told[0] === turn && curtain.recap.length > 0) {
          expect(curtain.recap[0].number).toBe(told[1] + 1);
          plans++;
        }
        return plans > 0;
      },
      5,
    );
  });

  it('holds the game: nothing runs behind it', () => {
    const t = seated();
    expect(refusalOf(t.s, { do: 'act', action: { type: 'endStep', side: 'genius' } })).toMatchObject({
      code: 'curtain',
    });
    t.browser.pass(100_000);
    expect(t.s().curtain).not.toBeNull();
    t.s().post({ do: 'lift-curtain' });
    until(t, bar);
    const { table, game } = t.s();
    t.s().leave();
    t.s().resume(game?.id ?? '');
    expect(t.s()).toMatchObject({ curtain: { why: 'resume' }, waiting: { kind: 'held' } });
    t.browser.pass(100_000);
    expect(t.s().table).toEqual(table);
    t.s().post({ do: 'lift-curtain' });
    expect(t.s().waiting).toMatchObject({ kind: 'grace' });
  });
});

describe('the end', () => {
  it('comes by giving up, also behind a curtain', () => {
    const t = seated();
    expect(refusalOf(t.s, { do: 'act', action: { type: 'concede', side: 'spymaster' } })).toBeUndefined();
    expect(t.s()).toMatchObject({ curtain: null, awaiting: { kind: 'over' } });
    expect(t.s().gameOver).toMatchObject({ winner: 'genius', how: 'concede', turns: 1, rounds: 1, seed: 1 });
    expect(refusalOf(t.s, { do: 'act', action: { type: 'concede', side: 'genius' } })).toMatchObject({
      code: 'game-over',
    });
  });
  it('comes by agreement of both', () => {
    const t = seated();
    t.s().post({ do: 'offer-draw', side: 'genius' });
    expect(refusalOf(t.s, { do: 'agree-draw', side: 'genius' })).toMatchObject({ code: 'no-offer' });
    t.s().post({ do: 'decline-draw' });
    expect(t.s().drawOffer).toBeNull();
    t.s().post({ do: 'offer-draw', side: 'spymaster' });
    expect(refusalOf(t.s, { do: 'agree-draw', side: 'genius' })).toBeUndefined();
    expect(t.s().gameOver).toMatchObject({ winner: 'draw', how: 'agreed' });
  });
  it('counts the minutes of play, not those of a night between', () => {
    const t = seated();
    t.browser.pass(9 * 3_600_000);
    t.s().post({ do: 'act', action: { type: 'concede', side: 'genius' } });
    expect(t.s().gameOver?.minutes).toBe(5);
  });
  it('leaving keeps the game', () => {
    const t = seated();
    const id = t.s().game?.id;
    t.s().leave();
    expect(t.s()).toMatchObject({ game: null, table: null, curtain: null, log: [], offers: [] });
    expect(t.s().saves.map((save) => save.id)).toEqual([id]);
  });
});

describe('changed cards', () => {
  const renamed: Card[] = TEST_CARDS.map((c) => ({ ...c, name: `${c.name}!` }));
  it('come into play at once while nothing waits, and the game lives on', () => {
    const t = seated();
    until(t, (s) => acts(s) && s.table?.turn.number === 3);
    const { turn, hands } = t.s().table as NonNullable<Store['table']>;
    t.s().applyCards({ ...CARDS, cards: renamed, rules: { handSize: 5 } });
    expect(t.s().table).toMatchObject({ turn, hands, rules: { handSize: 5, scoreToWin: 10 } });
    expect(t.s().log.at(-1)).toMatchObject({ kind: 'cards-changed' });
    expect(definitionOf(t.s().table as NonNullable<Store['table']>, 0).name).toMatch(/!$/);
    until(t, (s) => s.table?.turn.number === 5);
  });
  it('wait, told in words, while a step or a choice is open', () => {
    const t = seated();
    until(t, bar);
    t.s().applyCards({ ...CARDS, cards: renamed });
    expect(t.s()).toMatchObject({ cards: { waiting: true }, notices: [{ id: 'changes' }, { id: 'cards' }] });
    expect(t.s().log.some((e) => e.kind === 'cards-changed')).toBe(false);
    until(t, acts);
    expect(t.s()).toMatchObject({ cards: { waiting: false }, notices: [{ id: 'changes' }] });
    expect(t.s().log.some((e) => e.kind === 'cards-changed')).toBe(true);
  });
  it('come into an infiltration at the next decision with an empty stack', () => {
    const t = seated();
    until(t, (s) => s.table?.infiltration !== null && bar(s));
    t.s().applyCards({ ...CARDS, cards: renamed });
    expect(t.s().cards?.waiting).toBe(true);
    until(t, acts);
    expect(t.s()).toMatchObject({ cards: { waiting: false }, notices: [{ id: 'changes' }] });
    expect(t.s().table?.infiltration).not.toBeNull();
    expect(t.s().table?.set).toBe(t.s().cards?.hash);
  });
  it('are refused in words when a card of the game is gone', () => {
    const t = seated();
    until(t, acts);
    const { table } = t.s();
    t.s().applyCards({ ...CARDS, cards: TEST_CARDS.filter((c) => c.id !== 'guard') });
    expect(t.s().table).toBe(table);
    expect(saidNotices(t.s().notices)).toMatchObject([
      { id: 'changes', message: expect.stringMatching(/^The cards have changed\. Gone: Guard/), again: true },
      { id: 'cards', message: expect.stringContaining('"Guard" (guard)'), again: true },
    ]);
    t.s().dismissNotice('changes');
    t.s().dismissNotice('cards');
    expect(t.s().notices).toEqual([]);
  });
  it('are told by name and number, in a notice and in the log, also of a saved game', () => {
    const t = seated();
    until(t, acts);
    const [guard] = TEST_CARDS.filter((c) => c.id === 'guard');
    const { name, attack } = guard as CardOf<'minion'>;
    const cards = TEST_CARDS.map((c) => (c === guard ? { ...c, attack: attack + 4 } : c));
    t.s().applyCards({ ...CARDS, cards });
    const words = `The cards have changed. ${name}: Attack ${attack} → ${attack + 4}.`;
    expect(saidNotices(t.s().notices)).toEqual([{ id: 'changes', message: words }]);
    const line = { kind: 'cards-changed', changes: [{ is: 'number', name, key: 'attack', from: attack }] };
    expect(t.s().log.at(-1)).toMatchObject(line);
    const { id } = t.s().game as NonNullable<Store['game']>;
    t.s().leave();
    expect(t.s().notices).toEqual([]);
    t.s().resume(id);
    expect(t.s().log.at(-1)).toMatchObject(line);
  });
  it('in other numbers come with the same deal, dealt again', () => {
    const t = seated();
    until(t, acts);
    const { id } = t.s().game as NonNullable<Store['game']>;
    const more = TEST_CARDS.map((c) => (c.id === 'guard' ? { ...c, copies: c.copies + 1 } : c));
    t.s().applyCards({ ...CARDS, cards: more });
    t.s().applyCards({ ...CARDS, cards: more.map((c) => ({ ...c, name: `${c.name}!` })) });
    expect(t.s().notices).toMatchObject([{ id: 'changes', again: true }]);
    const before = t.s().table?.cards.length ?? 0;
    expect(t.s().startAgain()).toBeUndefined();
    expect(t.s()).toMatchObject({ table: { turn: { number: 1 }, cards: { length: before + 1 } }, notices: [] });
    expect(t.s().game?.id).not.toBe(id);
    expect(t.s().saves.map((save) => save.id)).toContain(id);
  });
  it('that are the same again deal the same hands again', () => {
    const t = seated();
    const hand = () => {
      until(t, acts);
      t.s().post({ do: 'open-hand', side: 'genius' });
      return t.s().openHands.genius?.view.hands.genius;
    };
    const first = hand();
    expect(first?.length).toBeGreaterThan(0);
    t.s().startAgain();
    expect(hand()).toEqual(first);
  });
  it('that are none, as there was never a good set, are told and start nothing', () => {
    const store = createGameStore(new Browser().world());
    const problems = [{ at: 'a.json:1:1', says: 'the file is empty', severity: 'error' as const }];
    store.getState().applyCards({ cards: [], rules: {}, problems });
    expect(store.getState().cards).toMatchObject({ count: 0, problems });
    expect(store.getState().newGame(OPTIONS)).toMatchObject({ code: 'no-cards' });
    store.getState().applyCards(CARDS);
    expect(store.getState().newGame(OPTIONS)).toBeUndefined();
  });
  it('that set each other off without end are told, and the turn ends all the same', () => {
    const t = seated({ grace: 0 });
    until(t, (s) => acts(s) && s.table?.turn.side === 'genius' && s.table.turn.step === 'lair');
    const loop = TEST_CARDS.map((c) => (c.type === 'minion' ? { ...c, abilities: endless({ on: 'turnEnded' }) } : c));
    t.s().applyCards({ ...CARDS, cards: loop });
    expect(t.s().table?.set).toBe(t.s().cards?.hash);
    t.s().post({ do: 'open-hand', side: 'genius' });
    const play = t.s().openHands.genius?.offers.find((a) => a.type === 'playMinion');
    if (play) t.s().post({ do: 'act', action: play });
    t.s().dismissNotice('changes');
    const number = t.s().table?.turn.number ?? 0;
    for (let i = 0; i < 5 && t.s().notices.length === 0; i++)
      t.s().post({ do: 'act', action: { type: 'endStep', side: 'genius' } });
    expect(saidNotices(t.s().notices)).toMatchObject([
      { id: 'cards', message: expect.stringContaining('without end') },
    ]);
    expect(t.s().table?.turn.number).toBe(number + 1);
  });
  it('that loop when somebody responds are named, and the response is made', () => {
    const cards = [...TEST_CARDS, echo({ on: 'instantPlayed', of: { type: 'intelligence' } })];
    const setup: Setup = {
      turn: { number: 4, side: 'spymaster', step: 'infiltrate' },
      lair: { 1: 'echo' },
      hands: { spymaster: ['memo'] },
    };
    const { store, state } = storeIn(setup, cards);
    const s = store.getState;
    s().post({ do: 'act', action: { type: 'endStep', side: 'spymaster' } });
    expect(s().awaiting).toMatchObject({ side: 'genius', kind: 'respond' });
    s().post({ do: 'claim', side: 'spymaster' });
    const memo: Action = { type: 'playInstant', side: 'spymaster', card: state.hands.spymaster[0], targets: [] };
    expect(refusalOf(s, { do: 'act', action: memo })).toBeUndefined();
    expect(s().table?.stack).toMatchObject([{ kind: 'endTurn' }, { kind: 'playInstant' }]);
    expect(saidNotices(s().notices)).toMatchObject([
      { id: 'cards', message: expect.stringMatching(/^Echo sets itself off without end\. .* the game goes on\./) },
    ]);
  });
  it('a game needs some', () => {
    const store = openTab();
    expect(store.getState().cards).toMatchObject({ count: TEST_CARDS.length, waiting: false, problems: [] });
  });
});
