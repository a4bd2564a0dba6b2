/** Walks through all screens, for tests that look at each of them. */

import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { Seating } from '../../src/record/index.ts';
import type { Setup } from '../../src/scenario/format.ts';
import { Player } from './player.ts';
import type { Seen } from './seen.ts';
import { button, buttons, STRIP } from './seen.ts';
import { openAt } from './stage.ts';
import { showSaves } from './title.ts';
import type { Side } from './ways.ts';
import { edgeOf } from './ways.ts';

/** Selectors of the parts that can lie on top of a screen. Links in prose are as small as its lines. */
export const PARTS = {
  page: 'body',
  main: 'main',
  dialog: 'dialog',
  prose: 'dialog header',
  hand: '[data-hand]',
  edge: '[data-edge-of="genius"]',
  log: 'aside',
  consent: '[role="alertdialog"]',
} as const;

/** Looks at the page as it is now. `screen`: the name of the screen. */
export type Look = (screen: string, part?: keyof typeof PARTS) => Promise<void>;

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const inDialog = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true }).click();

/** Start, a bot, how to play, the record, learning, saved games with a damaged one, credits, rules, cards, options. */
export async function walkToTheGame(page: Page, look: Look): Promise<void> {
  await page.goto('./');
  await expect(page.getByRole('button', { name: /^Learn/ })).toBeVisible();
  await look('start');
  await page.getByRole('button', { name: /^Against a bot/ }).click();
  await expect(page.getByRole('radio', { name: /^Rookie/ })).toBeChecked();
  await look('start, against a bot');
  await showSaves(page);
  await expect(page.getByText(/^None yet\./)).toBeVisible();
  await look('no saved games');
  await press(page, 'Rules in a minute');
  await expect(page.getByText('Ten Evilness wins')).toBeVisible();
  await look('how to play');
  await press(page, 'Record');
  await expect(page.getByRole('heading', { name: 'The ladder' })).toBeVisible();
  await look('record', 'dialog');
  await inDialog(page, 'Close');
  await page.getByRole('button', { name: /^Learn/ }).click();
  await expect(page.getByRole('heading', { name: 'Learn the game' })).toBeVisible();
  await look('learn');
  await press(page, '← Start');
  await page.evaluate(() => localStorage.setItem('egvs:game:damaged', '{"format'));
  await page.reload();
  await expect(page.getByText('A saved game cannot be read.')).toBeVisible();
  await press(page, 'See what is wrong');
  await expect(page.getByText('A save that cannot be read')).toBeVisible();
  await look('saved games');
  await page.getByRole('button', { name: /^Delete/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await look('delete?', 'dialog');
  await press(page, 'Keep it');
  await press(page, 'About & credits');
  await expect(page.getByRole('dialog')).toBeVisible();
  await look('credits', 'prose');
  await inDialog(page, 'Close');
  await press(page, 'Rules & cards');
  await expect(page.getByRole('dialog')).toContainText('R12.1');
  await look('rules', 'prose');
  await inDialog(page, 'Cards');
  await expect(page.getByRole('dialog').getByRole('article').first()).toBeVisible();
  await look('cards', 'dialog');
  await inDialog(page, 'Signs');
  await expect(page.getByRole('dialog')).toContainText('Press your own edge');
  await look('signs', 'prose');
  await inDialog(page, 'Close');
  await press(page, 'Your own card set');
  await expect(page.getByRole('dialog')).toContainText('New games are played with');
  await look('card set', 'dialog');
  await inDialog(page, 'Close');
  await press(page, 'Workbench: open a position');
  await expect(page.getByRole('button', { name: 'Choose a file' })).toBeVisible();
  await look('workbench');
  await press(page, 'Back to the title');
  await press(page, 'Options');
  await expect(page.getByRole('heading', { name: 'Options for a new game' })).toBeVisible();
  await look('options');
}

/** The names of the seatings, as they stand among the options. */
export const SEATING: Readonly<Record<Seating, string>> = {
  'one-side': 'Passing the device',
  across: 'Across a tablet',
  'side-by-side': 'Side by side',
};

/** A turn of the Master: one Spy meets a Minion in the lair, and another has no Network. */
const LATER: Setup = {
  turn: { number: 6, side: 'spymaster', step: 'actions' },
  score: { genius: 2, spymaster: 1 },
  plan: 'evening-news',
  lair: { 1: 'henchman', 3: { card: 'foreman', busy: true }, 4: 'loudspeaker' },
  networks: [{ nodes: ['safehouse'], spies: ['temp-agent'] }, { nodes: ['tailor'] }],
  unassigned: ['deep-cover'],
  hands: {
    genius: ['bodyguard', 'tripwire', 'plot-armour', 'trapdoor', 'body-double'],
    spymaster: ['cover-story', 'stunt-double', 'embassy', 'temp-agent'],
  },
};

/** Curtain, plans, both turns, hands, log, menu, settings, infiltration, stack, consent, end. */
export async function walkThroughAGame(page: Page, seating: Seating, lookAt: Look): Promise<void> {
  const player = new Player(page, { clumsy: 'genius' });
  /** What lies below the open hand of who has the device alone is looked at too. */
  const look: Look = async (screen, part) => {
    if (part === undefined) await player.fold(await player.see());
    await lookAt(screen, part);
  };
  const atStep = (name: RegExp) => (seen: Seen) => button(seen, name, STRIP) !== undefined;
  const peekAt = async (side: Side) => {
    await player.openHand(side);
    await look(`the hand of the ${side}`, 'hand');
    await player.closeHand(side);
  };
  const more = () => edgeOf(page, 'genius').getByRole('button', { name: 'More' }).click();
  await player.start({ seed: 7, seating: SEATING[seating] });
  await look('curtain');
  await player.playOn((seen) => /choose your Evil Plan$/.test(seen.heading));
  await look('plans');
  await press(page, 'Hide the plans');
  await look('plans hidden');
  await player.playOn(atStep(/^Lair done$/));
  await look('the Genius’s turn');
  await peekAt('genius');
  await more();
  await look('more of an edge', 'edge');
  await more();
  await player.playFromHand('genius', (cards) => cards[0]);
  await look('a card laid open');
  await press(page, 'Log');
  await expect(page.getByRole('log')).toBeVisible();
  await look('log', 'log');
  await press(page, 'Close');
  await press(page, 'Menu');
  await expect(page.getByRole('dialog')).toBeVisible();
  await look('menu', 'dialog');
  await press(page, 'Settings');
  await look('settings', 'dialog');
  await inDialog(page, 'Close');
  await page.goto('about:blank');
  await openAt(page, LATER, seating);
  await look('the Master’s turn');
  await peekAt('spymaster');
  await page
    .getByRole('region', { name: 'Unassigned Spies' })
    .or(page.getByRole('article', { name: 'Unassigned Spies' }))
    .getByRole('button')
    .first()
    .click();
  await look('why not');
  await press(page, 'Cancel');
  await player.playOn((seen) => / is in square \d: choose\.$/.test(seen.prompt));
  await look('infiltration');
  await more();
  await edgeOf(page, 'genius').getByRole('button', { name: 'Hold the next step for me' }).click();
  const seen = await player.see();
  const way = buttons(seen, STRIP).find(({ name }) => /^(Attack|Ignore|Destroy) /.test(name));
  if (!way) throw new Error('no way past the square');
  await player.press(way, seen);
  if (seating === 'one-side') await page.getByRole('button', { name: /: lift the curtain$/ }).click();
  await expect(page.getByRole('list', { name: /^Waits to resolve/ })).toBeVisible();
  await look('stack');
  await press(page, 'Menu');
  await page.getByRole('button', { name: /^Offer a draw/ }).click();
  await inDialog(page, 'Ada offers');
  await look('consent', 'consent');
  await press(page, 'Bob: no');
  await press(page, 'Menu');
  await press(page, 'Concede …');
  await inDialog(page, 'Ada');
  await press(page, 'Ada concedes');
  await expect(page.getByRole('heading', { name: 'Bob wins' })).toBeVisible();
  await look('end');
}
