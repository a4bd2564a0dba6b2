/** Games that begin at a position of the test's choice, written into the page's storage as saved games. */

import { fileURLToPath } from 'node:url';
import type { Locator, Page } from '@playwright/test';
import { readCards } from '../../src/cards/read.ts';
import type { Action, BySide, Card } from '../../src/engine/index.ts';
import { awaiting, play, RECOMMENDED } from '../../src/engine/index.ts';
import type { GameFile, Grace, Seating } from '../../src/record/index.ts';
import { BOTH_PEOPLE, rulesFor } from '../../src/record/index.ts';
import type { Setup } from '../../src/scenario/format.ts';
import { keyOfSet } from '../../src/storage/innerKeys.ts';
import { keyOfGame } from '../../src/storage/keys.ts';
import { hashOf } from '../../src/ui/page/route/route.ts';
import { fileAt, stateIn } from '../store/position.ts';

const { cards, rules } = readCards(fileURLToPath(new URL('../../src/cards', import.meta.url)));

/**
 * Opens the page in a game at that position, with the game's own cards. The first step ends by hand alone, unless
 * `passes`. `sources`:
 * who plays the sides, if not people. `set`: other cards of the same ids.
 */
export async function openAt(
  page: Page,
  setup: Setup,
  seating: Seating = 'side-by-side',
  grace: Grace = 0,
  sources: BySide<string> = BOTH_PEOPLE,
  set: readonly Card[] = cards,
  passes = false,
): Promise<void> {
  const saved = savedAt(setup, seating, grace, sources, set);
  const manners = passes ? { ...saved.manners, byHand: [] } : saved.manners;
  await openSaved(page, { ...saved, manners });
  // With a bot there is no curtain.
  if (sources !== BOTH_PEOPLE) return;
  const curtain = page.getByRole('button', { name: /lift the curtain$/ });
  await curtain.click();
  // A key that is pressed before the table is there would be lost.
  await curtain.waitFor({ state: 'detached' });
}

/**
 * Stops the clock of the page, so that no fuse burns on a slow machine before it is pressed. `page.clock.install()` has
 * been called. It goes on with `page.clock.resume()`.
 */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
}

/** Lets the stopped clock go on until that is seen. */
export async function untilSeen(page: Page, target: Locator): Promise<void> {
  while (!(await target.isVisible())) await page.clock.runFor(20);
}

/** Presses `sends`, and then the fuse that this lights. HOLD itself takes no press as soon as it comes; the fuse does. */
export async function holdAtOnce(page: Page, sends: Locator, press: (target: Locator) => Promise<void>): Promise<void> {
  await sends.waitFor();
  await stopClock(page);
  await press(sends);
  const fuse = page.getByRole('button', { name: 'About to happen. Press to hold.' });
  await untilSeen(page, fuse);
  await press(fuse);
  await page.clock.resume();
}

/** A saved game at that position. */
function savedAt(
  setup: Setup,
  seating: Seating = 'side-by-side',
  grace: Grace = 0,
  sources: BySide<string> = BOTH_PEOPLE,
  set: readonly Card[] = cards,
): GameFile {
  const saved = fileAt({ setup }, set);
  const segments = saved.segments.map((segment) => ({ ...segment, rules: rulesFor(rules, 'recommended') }));
  const { number: turn, step } = setup.turn ?? {};
  const byHand = turn && step ? [{ turn, step }] : [];
  const manners = { ...saved.manners, byHand };
  const hints = sources !== BOTH_PEOPLE;
  return { ...saved, segments, manners, sources, hints, settings: { ...saved.settings, seating, grace } };
}

/** The texts of a saved game and its sets by their keys, as earlier releases kept them; the game comes last. */
function textsOf({ sets, ...record }: GameFile): [string, string][] {
  const texts = Object.entries(sets).map(([hash, set]): [string, string] => [keyOfSet(hash), JSON.stringify(set)]);
  return [...texts, [keyOfGame(record.id), JSON.stringify(record)]];
}

/** A saved game at that position, for the page to take over at its next visit. */
export async function leaveSaved(page: Page, setup: Setup): Promise<void> {
  await page.evaluate(
    (texts) => {
      for (const [key, text] of texts) localStorage.setItem(key, text);
    },
    textsOf(savedAt(setup)),
  );
}

/** Opens the page in a saved game, or declassified. */
export async function openSaved(page: Page, file: GameFile, screen: 'game' | 'declassified' = 'game'): Promise<void> {
  // Only where nothing is kept yet: a page that is reloaded goes on from its own save.
  await page.addInitScript((entries) => {
    const [[last]] = entries.slice(-1);
    if (sessionStorage.getItem(last) !== null) return;
    sessionStorage.setItem(last, 'given');
    // Here earlier releases kept games: the page takes them over.
    for (const [key, text] of entries) localStorage.setItem(key, text);
  }, textsOf(file));
  await page.goto(`./${hashOf({ screen, id: file.id })}`);
}

/**
 * Opens the page in a game that is over: from that position these moves were made, nobody responded, and the Genius
 * gave up. `change`: what one of the cards was then. `moves`: from the numbers of the Spies of the position.
 */
export async function openOver(
  page: Page,
  setup: Setup,
  moves: (spies: readonly number[]) => Action[],
  change: Pick<Card, 'id'> & Partial<Card>,
): Promise<void> {
  const then = cards.map((card) => (card.id === change.id ? ({ ...card, ...change } as Card) : card));
  const saved = fileAt({ setup }, then);
  let state = stateIn(setup, then);
  const actions: Action[] = [];
  const make = (action: Action): void => {
    const played = play(state, action);
    if (played.refusal) throw new Error(`${action.type}: ${played.refusal.code}`);
    actions.push(action);
    state = played.state;
  };
  for (const move of moves(state.spies.map(({ card }) => card))) {
    make(move);
    for (let due = awaiting(state); due.kind === 'respond' && due.side; due = awaiting(state))
      make({ type: 'pass', side: due.side });
  }
  make({ type: 'concede', side: 'genius' });
  await openSaved(page, { ...saved, segments: [{ ...saved.segments[0], rules: RECOMMENDED, actions }] });
}
