/** Measures five turns of the game on the page: their gestures, and how long the player waits from one to the next. */
import type { Locator, Page } from '@playwright/test';
import { chromium } from '@playwright/test';
import type { Setup } from '../../src/scenario/format.ts';
import { findBrowser } from '../browser/browser.ts';
import { kept } from '../browser/kept.ts';
import { openAt } from '../browser/stage.ts';
import type { Side } from '../browser/ways.ts';
import { edgeOf, slideOut } from '../browser/ways.ts';
import type { Row } from './row.ts';

type Name = string | RegExp;

/** Each gesture is possible once the button `once` is there; without it, once the button itself is there. */
type Gesture =
  | { touch: Name; once?: Name }
  /** A choice in a list. */
  | { choose: Name }
  /** A press on a place of the table. */
  | { press: Place; once: Name }
  /** A press on a button at the edge of a side. */
  | { at: Side; touch: Name }
  /** A press on a card of the open hand. */
  | { pick: Name }
  /** A card of the open hand is dragged. */
  | { drop: Name; onto: Place }
  /** A card in play is dragged. */
  | { drag: Name; onto: Place; once: Name }
  /** A hand is opened, a card slides out of it, and is put down. */
  | { play: Name; onto: Place; once: Name };

/** `edge`: the part of the card that is aimed at. */
type Place = { square: number } | { card: Name; edge?: 'left' | 'right' } | 'Networks';

interface Turn {
  name: string;
  setup: Setup;
  gestures: readonly Gesture[];
  /** The first step may pass by itself. */
  passes?: boolean;
  /** The first button that the next decision can be made by. */
  next: Name;
  /** Scenes are not shown. */
  isStill?: boolean;
  /**
   * What the same turn took before: of the first five, before there were scenes, notes and steps that pass by
   * themselves; of those by hand, before a square had one window.
   */
  before: { gestures: number; seconds: number };
  /** The gestures and seconds aimed at. */
  aim?: { gestures: number; seconds?: number };
}

const GENIUS = ['henchman', 'knuckles', 'powder-keg', 'loudspeaker', 'plot-armour', 'double-shift', 'x-ray-specs'];
const MASTER = ['safehouse', 'embassy', 'temp-agent', 'blunt-instrument', 'cover-story', 'dead-drop', 'exploding-pen'];

const THREE_SPIES: Turn = {
  name: 'Spy Master, round 5: three Spies infiltrate',
  setup: {
    turn: { number: 10, side: 'spymaster', step: 'actions' },
    plan: 'iron-the-alps',
    lair: { 1: { card: 'henchman', busy: true }, 3: 'knuckles', 6: 'loudspeaker' },
    networks: [
      {
        nodes: [
          { card: 'safehouse', at: [0, 0] },
          { card: 'gadget-cellar', at: [1, 0] },
        ],
        links: [['safehouse', 'gadget-cellar']],
      },
    ],
    unassigned: ['limpet', 'dinner-jacket'],
    hands: { genius: GENIUS.slice(0, 4), spymaster: ['agent-blank', 'embassy', 'cover-story', 'dead-drop'] },
  },
  gestures: [
    { play: /^Embassy/, onto: { card: /^Gadget Cellar, Node/, edge: 'right' }, once: 'Actions done' },
    { play: /^Agent Blank/, onto: { card: /^Gadget Cellar, Node/ }, once: 'Actions done' },
    { touch: 'Actions done' },
    { drag: /^Madame Limpet, Spy/, onto: { card: /^Gadget Cellar, Node/ }, once: 'Assigning done' },
    { drag: /^The Dinner Jacket, Spy/, onto: { card: /^Gadget Cellar, Node/ }, once: 'Assigning done' },
    { drag: /^Madame Limpet, Spy/, onto: { square: 8 }, once: 'End turn' },
    { touch: /^Sneak Sneak/ },
    { touch: /^Attack/ },
    { drag: /^The Dinner Jacket, Spy/, onto: { square: 8 }, once: 'End turn' },
    { touch: /^Sneak Sneak/ },
    { touch: /^Attack/ },
    { drag: /^Agent Blank, Spy/, onto: { square: 8 }, once: 'End turn' },
    { touch: /^Sneak Sneak/ },
    { touch: /^Ignore/ },
  ],
  next: /^(Keep all and draw nothing|Not this turn|Lair done)$|lift the curtain/,
  before: { gestures: 26, seconds: 59.7 },
  aim: { gestures: 14, seconds: 40 },
};

/** The same, without a drag on the table: cards slide out of the hand, all else is pressed. */
const THREE_BY_HAND: Turn = {
  ...THREE_SPIES,
  name: 'Spy Master, round 5, by hand: three Spies infiltrate',
  passes: true,
  gestures: [
    { play: /^Embassy/, onto: { card: /^Gadget Cellar, Node/, edge: 'right' }, once: 'Actions done' },
    { play: /^Agent Blank/, onto: { card: /^Gadget Cellar, Node/ }, once: 'Actions done' },
    { touch: /^The Dinner Jacket, Spy/, once: 'Assigning done' },
    { touch: /^Madame Limpet, Spy/, once: 'Cancel' },
    { press: { square: 2 }, once: 'Send into the lair' },
    { touch: /^Sneak Sneak/ },
    { touch: /^Attack/ },
    { touch: /^The Dinner Jacket, Spy/, once: 'End turn' },
    { press: { square: 2 }, once: 'Cancel' },
    { touch: /^Sneak Sneak/ },
    { touch: /^Attack/ },
    { touch: 'Send Agent Blank' },
    { touch: /^Sneak Sneak/ },
    { touch: /^Ignore/ },
  ],
  before: { gestures: 20, seconds: 62.6 },
  aim: { gestures: 14, seconds: 40 },
};

/** The handle of a hand. */
const HAND = /hand of \d+ cards?/;

const GENIUS_BY_HAND: Turn = {
  name: 'Evil Genius, round 4, by hand: a plan, a Minion, two Contraptions',
  setup: {
    turn: { number: 7, side: 'genius', step: 'draw' },
    plan: 'iron-the-alps',
    lair: { 1: 'henchman', 3: 'foreman', 5: 'powder-keg' },
    hands: { genius: GENIUS, spymaster: MASTER },
  },
  gestures: [
    { touch: 'Keep all and draw nothing' },
    { at: 'genius', touch: HAND },
    { pick: /^Big Knuckles/ },
    { press: { square: 4 }, once: 'Take back' },
    { pick: /^Motivational/ },
    { press: { square: 6 }, once: 'Take back' },
    { touch: /^Rent-a-Henchman/ },
    { pick: /^X-Ray/ },
    { press: { card: /^Big Knuckles/ }, once: 'Take back' },
    { touch: 'Lair done' },
    { touch: 'Activate plan' },
    { touch: 'Activate' },
  ],
  next: /^(Keep all and draw nothing|Actions done)$/,
  before: { gestures: 15, seconds: 10.8 },
  aim: { gestures: 10 },
};

/** The Genius stops a fight for its Minion. */
const INTERRUPT: Turn = {
  name: 'Evil Genius, by hand: an instant into a fight',
  setup: {
    turn: { number: 10, side: 'spymaster', step: 'infiltrate' },
    plan: 'iron-the-alps',
    lair: { 3: 'knuckles' },
    networks: [{ nodes: ['safehouse'], spies: ['temp-agent'] }],
    infiltration: { spy: 'temp-agent', square: 3 },
    hands: { genius: ['plot-armour', 'double-shift'], spymaster: ['cover-story'] },
  },
  gestures: [
    { at: 'genius', touch: 'Interrupt' },
    { at: 'genius', touch: HAND },
    { drop: /^Plot Armour/, onto: { card: /^Big Knuckles/ } },
    { touch: 'Let it resolve' },
  ],
  next: /^Attack/,
  before: { gestures: 4, seconds: 2.7 },
  aim: { gestures: 4 },
};

export const TURNS: readonly Turn[] = [
  {
    name: 'Evil Genius, round 1: two Minions',
    setup: {
      turn: { number: 1, side: 'genius', step: 'draw' },
      plan: 'evening-news',
      hands: { genius: GENIUS, spymaster: MASTER },
    },
    gestures: [
      { touch: 'Keep all and draw nothing' },
      { play: /^Rent-a-Henchman/, onto: { square: 3 }, once: 'Lair done' },
      { play: /^Big Knuckles/, onto: { square: 5 }, once: 'Lair done' },
      { touch: 'Lair done' },
    ],
    next: 'Keep all and draw nothing',
    before: { gestures: 4, seconds: 2.8 },
  },
  {
    name: 'Evil Genius, round 4: a Minion and a Contraption',
    setup: {
      turn: { number: 7, side: 'genius', step: 'lair' },
      plan: 'iron-the-alps',
      lair: { 3: 'henchman', 5: 'foreman' },
      hands: { genius: ['knuckles', 'powder-keg', 'loudspeaker', 'plot-armour'], spymaster: MASTER },
    },
    gestures: [
      { play: /^Big Knuckles/, onto: { square: 4 }, once: 'Lair done' },
      { play: /^Motivational/, onto: { square: 6 }, once: 'Lair done' },
      { touch: /^Rent-a-Henchman/ },
      { touch: 'Lair done' },
      { touch: 'End turn' },
    ],
    next: 'Keep all and draw nothing',
    before: { gestures: 6, seconds: 2.9 },
  },
  {
    name: 'Evil Genius completes a plan, and chooses the next',
    setup: {
      turn: { number: 7, side: 'genius', step: 'plan' },
      plan: { card: 'weaponise-dachshunds', status: 'advanced' },
      lair: { 1: 'henchman', 4: 'loudspeaker' },
      hands: { genius: ['knuckles', 'powder-keg', 'loudspeaker', 'plot-armour'], spymaster: MASTER },
    },
    gestures: [
      { touch: /^Complete plan…/ },
      { touch: /^Motivational Loudspeaker/ },
      { touch: /^Rent-a-Henchman/ },
      { touch: /^Complete plan \(/ },
      { touch: /lift the curtain/ },
      { choose: /Hypnotise/ },
      { touch: /^Choose Hypnotise/ },
      { touch: 'Lair done' },
      { touch: 'End turn' },
    ],
    next: 'Keep all and draw nothing',
    before: { gestures: 9, seconds: 5.5 },
  },
  {
    name: 'Spy Master, round 1: two Nodes, connected',
    setup: {
      turn: { number: 2, side: 'spymaster', step: 'draw' },
      plan: 'evening-news',
      lair: { 3: 'henchman', 5: 'knuckles' },
      hands: { genius: GENIUS, spymaster: MASTER },
    },
    gestures: [
      { touch: 'Keep all and draw nothing' },
      { play: /^Safe-ish House/, onto: 'Networks', once: 'Actions done' },
      { play: /^Embassy/, onto: { card: /^Safe-ish House, Node/, edge: 'right' }, once: 'Actions done' },
    ],
    next: 'Keep all and draw nothing',
    before: { gestures: 9, seconds: 3.4 },
    aim: { gestures: 4 },
  },
  THREE_SPIES,
  {
    ...THREE_SPIES,
    name: '  … the same, where the Genius lets the turn run from the start',
    gestures: [{ touch: 'More' }, { touch: /^Let it run this turn/ }, ...THREE_SPIES.gestures],
    aim: { gestures: 16, seconds: 22 },
  },
  {
    ...THREE_SPIES,
    name: '  … the same, without scenes',
    isStill: true,
    aim: { gestures: 14 },
  },
  THREE_BY_HAND,
  GENIUS_BY_HAND,
  INTERRUPT,
];

/** The page settles within so many milliseconds after a gesture; until then it may still show what it leads away from. */
const SETTLE = 80;
const PATIENCE = 30_000;

const button = (page: Page, name: Name): Locator =>
  page.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name }).first();

/** The point that is aimed at. */
async function pointOf(page: Page, place: Place): Promise<{ x: number; y: number }> {
  const target =
    place === 'Networks'
      ? page.getByRole('region', { name: 'Networks' })
      : 'square' in place
        ? page.locator(`li[data-square="${place.square}"]`)
        : button(page, place.card);
  const box = await target.boundingBox();
  if (!box) throw new Error(`not on the page: ${target}`);
  if (place === 'Networks') return { x: box.x + box.width - 24, y: box.y + box.height - 24 };
  const aside = 'edge' in place ? { left: 0.1, right: 0.9 }[place.edge ?? 'left'] : 0.5;
  return { x: box.x + box.width * aside, y: box.y + box.height / 2 };
}

async function make(page: Page, gesture: Gesture, side: Side): Promise<void> {
  if ('choose' in gesture) return page.getByRole('radio', { name: gesture.choose }).check();
  if ('at' in gesture) return edgeButton(page, gesture).click();
  if ('pick' in gesture) return handCard(page, gesture.pick).click();
  if ('press' in gesture) {
    const { x, y } = await pointOf(page, gesture.press);
    return page.mouse.click(x, y);
  }
  if ('touch' in gesture) return button(page, gesture.touch).click();
  if ('play' in gesture) await slideOut(page, side, gesture.play);
  else if ('drop' in gesture) {
    await handCard(page, gesture.drop).hover();
    await page.mouse.down();
    await page.mouse.move(640, 360, { steps: 4 });
  } else {
    const card = button(page, gesture.drag);
    await card.hover();
    const from = await card.boundingBox();
    await page.mouse.down();
    if (from) await page.mouse.move(from.x + 20, from.y + 20);
  }
  const { x, y } = await pointOf(page, gesture.onto);
  await page.mouse.move(x - 4, y - 4);
  await page.mouse.move(x, y);
  await page.mouse.up();
}

const edgeButton = (page: Page, { at, touch }: Extract<Gesture, { at: Side }>): Locator =>
  edgeOf(page, at).getByRole('button', typeof touch === 'string' ? { name: touch, exact: true } : { name: touch });
const handCard = (page: Page, name: Name): Locator =>
  page.getByRole('list', { name: 'Your hand' }).getByRole('button', { name }).first();

/** What has to be there for the gesture. */
function beginningOf(page: Page, gesture: Gesture): Locator {
  if ('choose' in gesture) return page.getByRole('radio', { name: gesture.choose });
  if ('at' in gesture) return edgeButton(page, gesture);
  if ('pick' in gesture) return handCard(page, gesture.pick);
  if ('drop' in gesture) return handCard(page, gesture.drop);
  return button(page, 'once' in gesture && gesture.once ? gesture.once : 'touch' in gesture ? gesture.touch : '');
}

/** Waits until the gesture is possible: what it begins with is there, and everything before it has been shown. */
async function untilPossible(page: Page, gesture: Gesture): Promise<void> {
  await page.waitForTimeout(SETTLE);
  const begins = beginningOf(page, gesture);
  await begins.waitFor({ timeout: PATIENCE });
  while (!(await begins.isEnabled()) || (await page.locator('[data-scene], [data-pressed]').count()) > 0)
    await page.waitForTimeout(20);
}

/** Plays a turn at 2 s a step. Returns the seconds from the end of each gesture to the next that is possible. */
export async function playTurn(page: Page, { setup, gestures, next, passes }: Turn): Promise<number[]> {
  await openAt(page, setup, 'side-by-side', 2, undefined, undefined, passes);
  const side = setup.turn?.side ?? 'genius';
  const waits: number[] = [];
  let last = 0;
  for (const [i, gesture] of [...gestures, { touch: next }].entries()) {
    await untilPossible(page, gesture);
    if (i > 0) waits.push((performance.now() - last) / 1000);
    if (i === gestures.length) break;
    await make(page, gesture, side);
    last = performance.now();
  }
  return waits;
}

/** Measures each turn in a window of 1280 × 800, with the show at × 1 unless it says otherwise. */
export async function measureTurns(url: string): Promise<Row[]> {
  const { launchOptions } = await findBrowser();
  const browser = await chromium.launch(launchOptions);
  const rows: Row[] = [];
  try {
    for (const turn of TURNS) {
      const context = await browser.newContext({
        baseURL: url,
        viewport: { width: 1280, height: 800 },
        serviceWorkers: 'block',
        ...(turn.isStill && { storageState: kept(url, { show: 0 }) }),
      });
      const waits = await playTurn(await context.newPage(), turn);
      await context.close();
      rows.push(
        {
          name: turn.name,
          value: waits.length,
          unit: 'gestures',
          target: turn.aim?.gestures ?? turn.before.gestures,
          better: 'less',
        },
        {
          name: '  … and seconds between them',
          value: waits.reduce((sum, wait) => sum + wait, 0),
          unit: 's',
          target: turn.aim?.seconds,
          note: `${turn.before.gestures} gestures and ${turn.before.seconds} s before`,
          better: 'less',
        },
      );
    }
  } finally {
    await browser.close();
  }
  return rows;
}
