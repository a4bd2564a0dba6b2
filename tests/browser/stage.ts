/** Games that begin at a position of the test's choice, written into the page's storage as saved games. */
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { readCards } from '../../src/cards/read.ts';
import type { Action, BySide, Card } from '../../src/engine/index.ts';
import { awaiting, play, RECOMMENDED } from '../../src/engine/index.ts';
import type { GameFile, Grace, Seating } from '../../src/host/index.ts';
import { BOTH_PEOPLE, rulesFor } from '../../src/host/index.ts';
import type { Setup } from '../../src/scenario/format.ts';
import { keyOfGame, keyOfSet } from '../../src/storage/keys.ts';
import { hashOf } from '../../src/ui/shell/route.ts';
import { fileAt, stateIn } from '../store/position.ts';

const { cards, rules } = readCards(fileURLToPath(new URL('../../src/cards', import.meta.url)));

/**
 * Opens the page in a game at that position, with the game's own cards. The first step ends by hand alone. `sources`:
 * who plays the sides, if not people. `set`: other cards of the same ids.
 */
export async function openAt(
  page: Page,
  setup: Setup,
  seating: Seating = 'side-by-side',
  grace: Grace = 0,
  sources: BySide<string> = BOTH_PEOPLE,
  set: readonly Card[] = cards,
): Promise<void> {
  const saved = fileAt({ setup }, set);
  const segments = saved.segments.map((segment) => ({ ...segment, rules: rulesFor(rules, 'recommended') }));
  const { number: turn, step } = setup.turn ?? {};
  const byHand = turn && step ? [{ turn, step }] : [];
  const manners = { ...saved.manners, byHand };
  const hints = sources !== BOTH_PEOPLE;
  const { sets, ...record } = {
    ...saved,
    segments,
    manners,
    sources,
    hints,
    settings: { ...saved.settings, seating, grace },
  };
  await openSaved(page, { ...record, sets });
  // With a bot there is no curtain.
  if (sources !== BOTH_PEOPLE) return;
  const curtain = page.getByRole('button', { name: /lift the curtain$/ });
  await curtain.click();
  // A key that is pressed before the table is there would be lost.
  await curtain.waitFor({ state: 'detached' });
}

/** Opens the page in a saved game. */
async function openSaved(page: Page, { sets, ...record }: GameFile): Promise<void> {
  const kept = Object.entries(sets).map(([hash, set]) => [keyOfSet(hash), JSON.stringify(set)]);
  kept.push([keyOfGame(record.id), JSON.stringify(record)]);
  // Only where nothing is kept yet: a page that is reloaded goes on from its own save.
  await page.addInitScript((entries) => {
    const [[last]] = entries.slice(-1);
    if (sessionStorage.getItem(last) !== null) return;
    sessionStorage.setItem(last, 'given');
    // Here earlier releases kept games: the page takes them over.
    for (const [key, text] of entries) localStorage.setItem(key, text);
  }, kept);
  await page.goto(`./${hashOf({ screen: 'game', id: record.id })}`);
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
