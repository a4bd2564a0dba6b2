import { beforeEach, describe, expect, it } from 'vitest';
import { ALONE, beginLesson, beginPuzzle, FOR_BOTH, POSITION } from '../../tests/store/lesson.ts';
import { Browser, CARDS, OPTIONS, openTab } from '../../tests/store/world.ts';
import type { Action } from '../engine/index.ts';
import { PEOPLE } from '../record/index.ts';
import { PATIENCE } from './opponent.ts';
import type { GameStore } from './store.ts';

const settle = () => new Promise<void>((resolve) => setTimeout(resolve));

let browser: Browser;
beforeEach(() => {
  browser = new Browser();
});

function begun(mission: object, store: GameStore = openTab(browser), position: object = POSITION): GameStore {
  beginLesson(store, mission, position);
  store.getState().post({ do: 'lift-curtain' });
  return store;
}
const saying = (store: GameStore) => store.getState().lesson?.tip?.say;
/** The number of the card with that name in the Genius's hand. */
function inHand(store: GameStore, at: number): number {
  store.getState().post({ do: 'open-hand', side: 'genius' });
  return store.getState().openHands.genius!.view.hands.genius[at];
}
const act = (store: GameStore, action: Action) => store.getState().post({ do: 'act', action });
const play = (store: GameStore, at: number, square: number) =>
  act(store, { type: 'playMinion', side: 'genius', card: inHand(store, at), square });
const endStep = (store: GameStore) => act(store, { type: 'endStep', side: 'genius' });
/** The Instructor answers, and its pause ends. */
async function answered(store: GameStore) {
  await settle();
  browser.started.at(-1)?.think();
  const { waiting } = store.getState();
  if ('ms' in waiting) browser.pass(waiting.ms);
}

/** The position with these cards in the hand of the Genius. */
const holding = (...genius: string[]) => ({
  ...POSITION,
  setup: { ...POSITION.setup, hands: { genius, spymaster: [] } },
});
/** The Genius lets it all go on until the agent has entered square 3. */
async function walkedIn(store: GameStore) {
  for (let i = 0; i < 60 && store.getState().table?.infiltration?.square !== 3; i++) {
    const { awaiting } = store.getState();
    if (awaiting?.side === 'genius' && awaiting.kind === 'act') endStep(store);
    for (const side of ['genius', 'spymaster'] as const) store.getState().post({ do: 'ok', side });
    await answered(store);
  }
  await settle();
}

describe('a lesson', () => {
  it('tells a tip at its moment, until it does not apply any more', () => {
    const store = begun(ALONE);
    expect(saying(store)).toBe('Play a Minion.');
    play(store, 1, 5);
    expect(saying(store)).toBe('It stands there.');
    expect(store.getState().lesson?.tip?.point).toEqual({ at: 'card', card: expect.any(Number) });
    store.getState().dismissTip('table');
    expect(saying(store), 'it still applies, and nobody has dismissed it').toBe('Play a Minion.');
    play(store, 0, 3);
    expect(saying(store)).toBeUndefined();
  });

  it('tells again what went unread, once the move is taken back', () => {
    const store = begun(ALONE);
    play(store, 1, 5);
    play(store, 0, 3);
    store.getState().dismissTip('table');
    expect(saying(store)).toBeUndefined();
    store.getState().post({ do: 'undo' });
    expect(saying(store)).toBe('Play a Minion.');
  });

  it('tells no tip twice that was dismissed', () => {
    const store = begun(ALONE);
    store.getState().dismissTip('table');
    expect(saying(store)).toBeUndefined();
    play(store, 1, 5);
    expect(saying(store)).toBe('It stands there.');
    store.getState().post({ do: 'undo' });
    expect(saying(store)).toBeUndefined();
  });

  it('lets the Instructor wait until a tip of its turn is read, and go on then', async () => {
    const store = begun(ALONE);
    play(store, 1, 5);
    endStep(store);
    for (let i = 0; i < 20 && store.getState().table?.turn.side === 'genius'; i++) {
      if (store.getState().awaiting?.side === 'genius') endStep(store);
      await answered(store);
    }
    expect(saying(store)).toBe('They come.');
    const { table } = store.getState();
    for (let i = 0; i < 5; i++) await answered(store);
    expect(store.getState()).toMatchObject({ table, waiting: { kind: 'thinking' }, lostOpponent: null });
    browser.pass(2 * PATIENCE);
    expect(store.getState()).toMatchObject({ notices: [], lostOpponent: null });
    store.getState().dismissTip('table');
    for (let i = 0; i < 5; i++) await answered(store);
    expect(store.getState().table).not.toEqual(table);
  });

  it('is won as soon as its goal is reached, and stays won', () => {
    const store = begun(ALONE);
    play(store, 0, 2);
    expect(store.getState().lesson?.stands).toBe('won');
  });

  it('is lost when the search says so; it goes back to the last choice, and then to the one before', async () => {
    const store = begun(ALONE);
    play(store, 1, 5);
    play(store, 0, 3);
    await settle();
    expect(browser.searched?.question.actions).toHaveLength(2);
    browser.searched?.answer({ within: false, chance: 1, reply: null });
    expect(store.getState().lesson).toMatchObject({ stands: 'lost', lost: { known: 'found', back: 'there' } });

    store.getState().goBack();
    expect(store.getState().lesson).toMatchObject({ stands: 'on', lost: null });
    expect(store.getState().table?.lair.filter(Boolean)).toHaveLength(1);
    play(store, 0, 3);
    await settle();
    browser.searched?.answer({ within: false, chance: 1, reply: null });
    expect(store.getState().lesson).toMatchObject({ stands: 'lost', losses: 2, lost: { back: 'earlier' } });
    store.getState().goBack();
    expect(store.getState().table?.lair.filter(Boolean)).toHaveLength(0);
  });

  it('goes back nowhere where the search knows no choice from which it could still be won', async () => {
    const store = begun(ALONE);
    play(store, 1, 5);
    await settle();
    browser.searched?.answer({ within: false, chance: null, reply: null });
    expect(store.getState().lesson).toMatchObject({ stands: 'lost', lost: { known: 'unknown', back: null } });
    store.getState().goBack();
    expect(store.getState().lesson?.stands).toBe('lost');
  });

  it('names the choice that lost it: what was done, where, and what was left', async () => {
    const store = begun(ALONE);
    play(store, 1, 5);
    endStep(store);
    await settle();
    browser.searched?.answer({ within: false, chance: 1, reply: null });
    expect(store.getState().lesson?.lost?.choice).toMatchObject({
      action: { type: 'endStep', side: 'genius' },
      turn: { side: 'genius', step: 'lair' },
      held: 1,
    });
  });

  it('goes back to a pass where a card could have been played, and to no pass where none could', async () => {
    const store = begun({ ...ALONE, tips: [] }, openTab(browser), holding('trapdoor'));
    await walkedIn(store);
    expect(store.getState().table?.infiltration?.square).toBe(3);
    const { actions } = browser.searched!.question;
    const passes = actions.flatMap(({ type, side }, at) => (type === 'pass' && side === 'genius' ? [at] : []));
    browser.searched?.answer({ within: false, chance: passes.at(-1)!, reply: null });
    expect(store.getState().lesson?.lost).toMatchObject({ back: 'there', choice: { action: { type: 'pass' } } });
    store.getState().goBack();
    expect(store.getState().lesson?.stands).toBe('on');
    expect(store.getState().waiting).toMatchObject({ kind: 'oks', waiting: ['genius'] });
    expect(store.getState().table?.infiltration?.square).toBe(2);

    browser = new Browser();
    const idle = begun({ ...ALONE, tips: [] }, openTab(browser), holding());
    await walkedIn(idle);
    browser.searched?.answer({ within: false, chance: 0, reply: null });
    expect(idle.getState().lesson?.lost).toMatchObject({ choice: null, back: null });
  });

  it('is lost anew only after something was done again', async () => {
    const store = begun(ALONE);
    play(store, 1, 5);
    play(store, 0, 3);
    await settle();
    browser.searched?.answer({ within: false, chance: null, reply: null });
    expect(store.getState().lesson).toMatchObject({ stands: 'lost', losses: 1 });
    store.getState().post({ do: 'undo' });
    await settle();
    browser.searched?.answer({ within: false, chance: null, reply: null });
    expect(store.getState().lesson).toMatchObject({ stands: 'lost', losses: 1 });
    store.getState().post({ do: 'undo' });
    expect(store.getState().lesson?.stands).toBe('on');
    play(store, 0, 3);
    await settle();
    browser.searched?.answer({ within: false, chance: null, reply: null });
    expect(store.getState().lesson).toMatchObject({ stands: 'lost', losses: 2 });
  });

  it('that is lost by its own words waits for the search before it goes back', async () => {
    const store = begun({ ...ALONE, lost: { turn: { step: 'activate' } } });
    play(store, 1, 5);
    endStep(store);
    expect(store.getState().lesson).toMatchObject({
      stands: 'lost',
      lost: { known: 'open', choice: null, back: null },
    });
    await settle();
    browser.searched?.answer({ within: false, chance: 0, reply: null });
    expect(store.getState().lesson).toMatchObject({ losses: 1, lost: { known: 'found', back: 'there' } });
    store.getState().goBack();
    expect(store.getState().table?.lair.filter(Boolean)).toHaveLength(0);
  });

  it('that nobody can search goes back to the last choice that was made', () => {
    const { goal: _, ...toTheEnd } = ALONE;
    const store = begun({ ...toTheEnd, lost: { turn: { step: 'activate' } } });
    play(store, 1, 5);
    endStep(store);
    expect(store.getState().lesson?.lost).toMatchObject({ known: 'unknown', back: 'there' });
    store.getState().goBack();
    expect(store.getState().table?.lair.filter(Boolean)).toHaveLength(1);
  });

  it('has begun once somebody has done something, also after a reload', () => {
    const store = begun(ALONE);
    expect(store.getState().lesson?.begun).toBe(false);
    play(store, 1, 5);
    browser.hide();
    const later = openTab(browser);
    later.getState().resume(store.getState().game!.id);
    expect(later.getState().lesson?.begun).toBe(true);
  });

  it('goes back to the last choice that the search names, though others came after it', async () => {
    const store = begun(ALONE);
    play(store, 1, 5);
    play(store, 0, 3);
    await settle();
    browser.searched?.answer({ within: false, chance: 0, reply: null });
    store.getState().goBack();
    expect(store.getState().table?.lair.filter(Boolean)).toHaveLength(0);
  });

  it('goes on where the search does not know, and does not heed an answer that comes too late', async () => {
    const store = begun(ALONE);
    play(store, 1, 5);
    await settle();
    browser.searched?.answer({ within: null, chance: null, reply: null });
    expect(store.getState().lesson?.stands).toBe('on');
    const late = browser.searched?.answer;
    play(store, 0, 3);
    late?.({ within: false, chance: 0, reply: null });
    expect(store.getState().lesson?.stands).toBe('on');
  });

  it('is lost by its own words too, and found again by an undo', async () => {
    const store = begun(ALONE);
    endStep(store);
    for (let i = 0; i < 60 && store.getState().table!.turn.number < 5; i++) {
      if (store.getState().awaiting?.side === 'genius') endStep(store);
      for (const side of ['genius', 'spymaster'] as const) store.getState().post({ do: 'ok', side });
      store.getState().dismissTip('table');
      await answered(store);
    }
    expect(store.getState().lesson?.stands).toBe('lost');
    store.getState().post({ do: 'ask-undo', side: 'genius' });
    expect(store.getState().lesson?.stands).toBe('on');
  });

  it('lets the Instructor play its script', async () => {
    const store = begun(ALONE);
    endStep(store);
    for (let i = 0; i < 30 && store.getState().table?.infiltration?.square !== 1; i++) {
      if (store.getState().awaiting?.side === 'genius') endStep(store);
      for (const side of ['genius', 'spymaster'] as const) store.getState().post({ do: 'ok', side });
      store.getState().dismissTip('table');
      await answered(store);
    }
    expect(store.getState().table?.infiltration?.square).toBe(1);
  });

  it('is kept while it goes on, and no longer', () => {
    const store = begun(ALONE);
    store.getState().leave();
    expect(store.getState().saves).toEqual([]);
    begun(ALONE, store);
    play(store, 1, 5);
    store.getState().startAgain();
    play(store, 1, 5);
    store.getState().leave();
    expect(store.getState().saves).toHaveLength(1);
  });

  it('keeps what has happened in sight when a move is refused', () => {
    const store = begun(ALONE);
    store.getState().dismissTip('table');
    play(store, 1, 5);
    expect(saying(store)).toBe('It stands there.');
    play(store, 0, 5);
    expect(store.getState().refused).not.toBeNull();
    store.getState().post({ do: 'close-hands' });
    expect(saying(store)).toBe('It stands there.');
  });

  it('is kept though the cards have changed since its last move', () => {
    const store = begun(ALONE);
    play(store, 1, 5);
    const [first, ...others] = CARDS.cards;
    store.getState().applyCards({ ...CARDS, cards: [{ ...first, name: 'Other' }, ...others] });
    store.getState().leave();
    expect(store.getState().saves).toHaveLength(1);
  });

  it('has no script any more once the cards have changed', async () => {
    const store = begun(ALONE);
    const [first, ...others] = CARDS.cards;
    store.getState().applyCards({ ...CARDS, cards: [{ ...first, name: 'Other' }, ...others] });
    endStep(store);
    for (let i = 0; i < 30 && browser.started.every(({ open }) => !open); i++) {
      if (store.getState().awaiting?.side === 'genius') endStep(store);
      for (const side of ['genius', 'spymaster'] as const) store.getState().post({ do: 'ok', side });
      await settle();
    }
    expect(browser.started.at(-1)?.open?.question.scripted).toBeNull();
  });

  it('is not taken from the tab that plays it, nor taken over by going back', () => {
    const store = begun({ ...ALONE, lost: { turn: { step: 'activate' } } });
    const beside = openTab(browser);
    beside.getState().resume(store.getState().game!.id);
    beside.getState().leave();
    expect(beside.getState().saves).toHaveLength(1);
    endStep(store);
    beside.getState().resume(store.getState().game!.id);
    expect(beside.getState()).toMatchObject({ readOnly: expect.anything(), lesson: { stands: 'lost' } });
    beside.getState().goBack();
    expect(beside.getState()).toMatchObject({ readOnly: expect.anything(), lesson: { stands: 'lost' } });
  });

  it('is followed by another tab that has it open', () => {
    const store = begun(ALONE);
    const beside = openTab(browser);
    beside.getState().resume(store.getState().game!.id);
    play(store, 0, 2);
    expect(beside.getState()).toMatchObject({ readOnly: expect.anything(), lesson: { stands: 'won' } });
  });

  it('comes back after a reload as it stands, and goes back from there', async () => {
    const store = begun({ ...ALONE, lost: { turn: { step: 'activate' } } });
    play(store, 1, 5);
    endStep(store);
    const { id } = store.getState().game!;
    browser.hide();
    const later = openTab(browser);
    expect(later.getState().resume(id)).toBeUndefined();
    await settle();
    browser.searched?.answer({ within: false, chance: 1, reply: null });
    expect(later.getState().lesson).toMatchObject({ stands: 'lost', lost: { back: 'there' } });
    later.getState().goBack();
    expect(later.getState().lesson).toMatchObject({ stands: 'on', tip: { say: 'Play a Minion.' } });
    expect(later.getState().table?.lair.filter(Boolean)).toHaveLength(1);
  });

  it('is searched again after a reload', async () => {
    const store = begun(ALONE);
    play(store, 1, 5);
    const { id } = store.getState().game!;
    browser.hide();
    const later = openTab(browser);
    later.getState().resume(id);
    await settle();
    expect(browser.searched?.question.actions).toHaveLength(1);
    browser.searched?.answer({ within: false, chance: 0, reply: null });
    expect(later.getState().lesson).toMatchObject({ stands: 'lost', lost: { back: 'there' } });
  });

  it('without a name is not entered as solved', () => {
    const { name: _, ...nameless } = POSITION;
    const store = begun(ALONE, openTab(browser), nameless);
    play(store, 0, 2);
    expect(store.getState().lesson?.stands).toBe('won');
    const { missions, trouble } = store.getState().results;
    expect({ missions, trouble }).toEqual({ missions: {}, trouble: null });
  });

  it('with a very long name is entered as solved, and can be read again', () => {
    const store = begun(ALONE, openTab(browser), { ...POSITION, name: 'Long '.repeat(100) });
    play(store, 0, 2);
    const { results } = openTab(browser).getState();
    expect([Object.keys(results.missions).length, results.trouble]).toEqual([1, null]);
  });

  it.each([
    ['mission', beginLesson],
    ['puzzle', (store: GameStore) => beginPuzzle(store)],
  ])('says nothing about the next game: a %s', (_, begin) => {
    const store = openTab(browser);
    const before = store.getState().preferences;
    begin(store, ALONE);
    const { names, sources, grace } = store.getState().preferences;
    expect({ names, sources, grace }).toEqual({ names: before.names, sources: before.sources, grace: before.grace });
  });
});

it('a puzzle that is lost is searched on: the other side does what is found to refute it now', async () => {
  const store = openTab(browser);
  beginPuzzle(store);
  store.getState().post({ do: 'lift-curtain' });
  endStep(store);
  await settle();
  browser.searched?.answer({ within: false, chance: 0, reply: null });
  expect(store.getState().lesson).toMatchObject({ stands: 'lost', lost: { known: 'found' } });
  const end: Action = { type: 'endStep', side: 'spymaster' };
  const isMasters = () => store.getState().table?.turn.step === 'infiltrate';
  for (let i = 0; i < 40 && !(isMasters() && store.getState().awaiting?.side === 'spymaster'); i++) {
    if (store.getState().awaiting?.side === 'genius') endStep(store);
    for (const side of ['genius', 'spymaster'] as const) store.getState().post({ do: 'ok', side });
    await settle();
    browser.searched?.answer({ within: false, chance: 0, reply: null });
    await answered(store);
  }
  await settle();
  browser.searched?.answer({ within: false, chance: 0, reply: null, now: end });
  await answered(store);
  await settle();
  expect(browser.searched?.question.actions.at(-1)).toEqual(end);
  expect(store.getState().lesson).toMatchObject({ stands: 'lost', losses: 1, lost: { known: 'found', at: 0 } });
});

it('with a mistake in it begins no game, and the mistake is told in a sentence', () => {
  const tips = [{ ...ALONE.tips[0], pointAt: 'card:gaurd' }];
  expect(() => begun({ ...ALONE, tips })).toThrow(
    /"mission\.tips\.0\.pointAt: no card in the set-up has the id \\"gaurd\\", did you mean \\"guard\\"\?"/,
  );
  expect(openTab(browser).getState().saves).toEqual([]);
});

describe('a guided game', () => {
  it('tells in an open hand alone what a hand gives away', () => {
    const store = begun(FOR_BOTH);
    expect(saying(store)).toBe('The Genius begins.');
    expect(store.getState().lesson?.inHand.genius).toBeNull();
    store.getState().post({ do: 'open-hand', side: 'genius' });
    expect(store.getState().lesson?.inHand).toMatchObject({ genius: { say: 'You hold a Minion.' }, spymaster: null });
    store.getState().post({ do: 'close-hands' });
    expect(store.getState().lesson?.inHand.genius).toBeNull();
  });

  it('tells the same at the table, whatever a closed hand holds', () => {
    const other = { ...POSITION, setup: { ...POSITION.setup, hands: { genius: ['crate', 'idea'], spymaster: [] } } };
    const [one, two] = [POSITION, other].map((position) => {
      browser = new Browser();
      const store = begun(FOR_BOTH, openTab(browser), position);
      return [store.getState().lesson, endStep(store), store.getState().lesson];
    });
    expect(one).toEqual(two);
  });

  it('goes on after a reload, and tells nothing again', () => {
    const store = begun(FOR_BOTH);
    store.getState().dismissTip('table');
    const { id } = store.getState().game!;
    browser.hide();
    const later = openTab(browser);
    expect(later.getState().resume(id)).toBeUndefined();
    later.getState().post({ do: 'lift-curtain' });
    expect(later.getState().lesson).toMatchObject({ side: 'both', stands: 'on', tip: null });
    later.getState().post({ do: 'open-hand', side: 'genius' });
    expect(later.getState().lesson?.inHand.genius?.say).toBe('You hold a Minion.');
  });

  it('does not tell again in the next game what it has told', () => {
    const store = begun(FOR_BOTH);
    store.getState().dismissTip('table');
    begun(FOR_BOTH, store);
    expect(saying(store)).toBeUndefined();
    expect(store.getState().preferences.told).toEqual(['R3.1']);
  });

  it('keeps what has happened in sight until a move is taken back, not until somebody asks', () => {
    const happened = { when: { happened: { minionPlayed: true } }, say: 'It works.', pointAt: 'lair' };
    const store = begun({ ...FOR_BOTH, tips: [happened] });
    play(store, 0, 2);
    store.getState().post({ do: 'ask-undo', side: 'genius' });
    expect(store.getState().table?.lair.filter(Boolean)).toHaveLength(1);
    expect(saying(store)).toBe('It works.');
    store.getState().post({ do: 'agree-undo', side: 'spymaster' });
    expect(store.getState().table?.lair.filter(Boolean)).toHaveLength(0);
    expect(saying(store)).toBeUndefined();
  });

  it('tells a rule to one side though it has been told to the other', () => {
    const tips = (['genius', 'spymaster'] as const).map((peek) => ({
      ...{ when: { winner: null }, say: `You, ${peek}.`, pointAt: 'hand', rule: 'R9.1', peek },
    }));
    const store = begun({ ...FOR_BOTH, tips });
    store.getState().post({ do: 'open-hand', side: 'genius' });
    store.getState().dismissTip('genius');
    begun({ ...FOR_BOTH, tips }, store);
    for (const side of ['genius', 'spymaster'] as const) {
      store.getState().post({ do: 'open-hand', side });
      const tip = store.getState().lesson?.inHand[side];
      expect(tip?.say).toBe(side === 'genius' ? undefined : 'You, spymaster.');
    }
  });

  it('alone: tells nothing for the hand of the bot', () => {
    const store = openTab(browser);
    store.getState().newGame({
      ...OPTIONS,
      sources: { genius: 'rookie', spymaster: PEOPLE },
      position: { ...POSITION, mission: FOR_BOTH },
    });
    store.getState().post({ do: 'lift-curtain' });
    store.getState().post({ do: 'open-hand', side: 'genius' });
    expect(store.getState().lesson).toMatchObject({ side: 'both', inHand: { genius: null } });
  });

  it('is never searched, and its other side has no script', async () => {
    const store = begun(FOR_BOTH);
    play(store, 0, 2);
    await settle();
    expect(browser.searched).toBeNull();
  });

  it('is followed by a real game, which tells the rest', () => {
    const store = begun(FOR_BOTH);
    store.getState().dismissTip('table');
    act(store, { type: 'concede', side: 'genius' });
    const { names, settings } = store.getState().game!;
    store.getState().newGame({ names, settings, again: true });
    const { lesson, table } = store.getState();
    expect([lesson?.side, lesson?.tip, table?.turn.number]).toEqual(['both', null, 1]);
    expect(lesson?.brief).not.toBe(FOR_BOTH.brief);
    expect(table?.offered).toHaveLength(3);
  });
});
