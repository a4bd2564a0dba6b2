import { expect, test } from '@playwright/test';
import { PEOPLE } from '../../src/record/index.ts';
import type { Setup } from '../../src/scenario/format.ts';
import { ENDED, Player } from './player.ts';
import { ALL, inSoak, sampled } from './sample.ts';
import type { Seen } from './seen.ts';
import { button, buttons, STRIP } from './seen.ts';
import { openAt } from './stage.ts';
import { chooseBot } from './title.ts';
import { SEATING } from './walk.ts';
import { byKeyboard, byTouch, locate, withoutHolds } from './ways.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Plays a whole game as one step of the test. Else each of its steps would search all earlier ones for its parent. */
const toTheEnd = (player: Player): Promise<Seen> => test.step('both play to the end', () => player.playOn());

const NAMES = ['Ada', 'Bob'] as const;
const NETWORKS: NonNullable<Setup['networks']> = [
  { nodes: [{ card: 'safehouse', at: [0, 0] }], spies: ['temp-agent'] },
  { nodes: [{ card: 'embassy', at: [0, 0] }], spies: ['temp-agent'] },
];
/** The Genius needs one more plan, and completes it in its next turn if no Spy gets through. */
const GENIUS_LEADS: Setup = {
  turn: { number: 19, side: 'genius', step: 'lair' },
  score: { genius: 9, spymaster: 2 },
  plan: { card: 'left-shoes', status: 'advanced' },
  lair: { 1: 'corridor-to-nowhere', 3: 'loudspeaker' },
  networks: NETWORKS.slice(0, 1),
  hands: { genius: ['henchman', 'tripwire'], spymaster: ['cover-story', 'temp-agent'] },
};
/** The same, from the Master's infiltration on. */
const GENIUS_COMPLETES: Setup = {
  ...GENIUS_LEADS,
  networks: NETWORKS,
  turn: { number: 20, side: 'spymaster', step: 'infiltrate' },
  lair: { 1: 'henchman', 3: 'loudspeaker', 5: 'foreman' },
};
/** The Master needs one more plan, and both hold instants. */
const MASTER_LEADS: Setup = {
  turn: { number: 22, side: 'spymaster', step: 'actions' },
  score: { genius: 2, spymaster: 9 },
  plan: { card: 'left-shoes', status: 'activated' },
  lair: { 5: 'loudspeaker' },
  networks: NETWORKS,
  hands: {
    genius: ['plot-armour', 'trapdoor', 'letter-bomb'],
    spymaster: ['cover-story', 'stunt-double', 'temp-agent'],
  },
};

const AT_SQUARE = / is in square \d: choose\.$/;
const minions = (seen: Seen) => buttons(seen, 'Lair').filter(({ name }) => /, Minion in square/.test(name));
/** What the players see: the rooms, the Networks, the strip with its prompt and buttons, the score. */
const decision = (seen: Seen) =>
  ['Lair', 'Networks', STRIP].map((part) =>
    seen.lines.filter(({ inside }) => inside.includes(part)).map(({ role, name, text }) => `${role} ${name} ${text}`),
  );

/** Takes the first Minion back, and expects everything to be as it was before. */
function takingBackOnce() {
  let taken = false;
  const before = async (seen: Seen, player: Player): Promise<boolean> => {
    const undo = button(seen, /^Undo/);
    if (taken || minions(seen).length !== 1 || !undo || button(seen, /^Take back$/, STRIP)) return false;
    taken = true;
    expect(undo.name, 'nothing hidden was seen since').toBe('Undo');
    const after = await player.press(undo, seen);
    expect(minions(after)).toEqual([]);
    expect(after.prompt).toContain('2 left');
    await expect(player.page.getByRole('region', { name: 'Latest' })).toContainText(/takes back/);
    return true;
  };
  return { before, done: () => taken };
}

/** Reloads the page during an infiltration. The game must go on at the same choice, behind a curtain. */
function reloadingOnce() {
  let reloaded = false;
  const before = async (seen: Seen, { page, way }: Player): Promise<boolean> => {
    if (reloaded || !AT_SQUARE.test(seen.prompt) || /square 1/.test(seen.prompt)) return false;
    reloaded = true;
    await page.reload();
    await expect(page.getByRole('heading', { name: /take the seat$/ })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Lair' })).toHaveCount(0);
    await way.press(page.getByRole('button', { name: /lift the curtain/ }));
    await expect(page.getByRole('heading', { name: 'The table' })).toBeAttached();
    return true;
  };
  return { before, done: () => reloaded, decision };
}

test('by keyboard alone the Genius wins a game; a move is taken back, and a reload resumes in the middle of an infiltration', async ({
  page,
}) => {
  const undo = takingBackOnce();
  const reload = reloadingOnce();
  let left: unknown;
  const player = new Player(page, {
    way: byKeyboard(page),
    clumsy: 'spymaster',
    async before(seen, self) {
      if (await undo.before(seen, self)) return true;
      if (!(await reload.before(seen, self))) return false;
      left = decision(seen);
      await expect.poll(async () => decision(await self.see())).toEqual(left);
      return true;
    },
  });
  await (ALL ? player.start({ seed: 2, names: NAMES }) : openAt(page, GENIUS_LEADS));
  const end = await toTheEnd(player);
  expect(end.heading).toBe('Ada wins');
  await expect(page.getByText(/^Ada carried out Evil Plans worth 1\d Evilness in \d+ rounds\.$/)).toBeVisible();
  expect([undo.done(), reload.done()]).toEqual([true, true]);
});

/** Both play an instant in response to a step of the Master: three things wait, and resolve from the top. */
function stackingOnce() {
  let stacked = false;
  const playable = async (player: Player, side: 'genius' | 'spymaster') => {
    const { hand } = await player.openHand(side);
    await player.closeHand(side);
    return hand.some(({ name }) => /, (Epiphany|Intelligence),.*can be played now$/.test(name));
  };
  const playInstant = async (player: Player, side: 'genius' | 'spymaster') => {
    await player.playFromHand(side, (cards) => cards.find(({ name }) => /, (Epiphany|Intelligence),/.test(name)));
    for (let seen = await player.see(); button(seen, /^Take back$/, STRIP); seen = await player.see())
      await player.playCommitted(seen);
  };
  const before = async (seen: Seen, player: Player): Promise<boolean> => {
    if (stacked || !AT_SQUARE.test(seen.prompt)) return false;
    if (!(await playable(player, 'genius')) || !(await playable(player, 'spymaster'))) return false;
    stacked = true;
    const { page } = player;
    const genius = page.getByRole('region', { name: 'Ada, Evil Genius' });
    await genius.getByRole('button', { name: 'More' }).click();
    await genius.getByRole('button', { name: 'Hold the next step for me' }).click();
    await expect(genius.getByRole('button', { name: /^holds next/ })).toBeVisible();
    const way = buttons(await player.see(), STRIP).find(
      ({ name }) => /^(Sneak|Attack|Ignore|Destroy) /.test(name) && !/not possible/.test(name),
    );
    if (!way) throw new Error('no way past the square');
    await player.way.press(locate(page, way));
    await expect(page.getByText('Interrupted. Open your hand and play an Epiphany, or never mind.')).toBeVisible();
    const waiting = page.getByRole('list', { name: /stack|resolve/i }).getByRole('listitem');
    await expect(waiting).toHaveCount(1);
    await playInstant(player, 'genius');
    await expect(waiting).toHaveCount(2);
    await expect(
      page.getByText('Respond: open your hand and play an Intelligence card, or let it resolve.'),
    ).toBeVisible();
    await playInstant(player, 'spymaster');
    await expect(waiting).toHaveCount(3);
    await expect(waiting).toHaveText([/^1/, /^2/, /^3/]);
    return true;
  };
  return { before, done: () => stacked };
}

test('the Spy Master wins a game; both play instants onto the same step', async ({ page }) => {
  const stack = stackingOnce();
  const player = new Player(page, { clumsy: 'genius', before: stack.before });
  await (ALL ? player.start({ seed: 7, names: NAMES }) : openAt(page, MASTER_LEADS));
  const end = await toTheEnd(player);
  expect(end.heading).toBe('Bob wins');
  await expect(page.getByText(/^Bob thwarted Evil Plans worth 1\d Evilness in \d+ rounds\.$/)).toBeVisible();
  expect(stack.done(), 'a stack of three').toBe(true);
});

test.describe('by touch at a tablet’s size', () => {
  test.use({ hasTouch: true, viewport: { width: 820, height: 1180 } });
  test('a game across the table', async ({ page }) => {
    const player = new Player(page, { way: byTouch(page), clumsy: ALL ? 'genius' : 'spymaster' });
    await (ALL
      ? player.start({ seed: 9, seating: 'Across a tablet', names: NAMES })
      : openAt(page, GENIUS_COMPLETES, 'across'));
    expect((await toTheEnd(player)).heading).toBe(ALL ? 'Bob wins' : 'Ada wins');
  });

  inSoak('a game in which nobody holds anything, and the device is passed on', async ({ page }) => {
    const player = new Player(page, { way: withoutHolds(page, byTouch(page)), clumsy: 'genius' });
    await player.start({ seed: 9, seating: 'Passing the device', names: NAMES });
    expect((await toTheEnd(player)).heading).toBe('Bob wins');
  });
});

test.describe('by touch on a phone held upright', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  for (const [i, seating] of (['one-side', 'across', 'side-by-side'] as const).entries())
    (i === 0 ? test : inSoak)(`a game of two, ${SEATING[seating].toLowerCase()}`, async ({ page }) => {
      // Who has the device alone raises the hand by a tap.
      const way = seating === 'one-side' ? withoutHolds(page, byTouch(page)) : byTouch(page);
      const player = new Player(page, { way, clumsy: ALL ? 'genius' : 'spymaster', leafing: true });
      await (ALL
        ? player.start({ seed: 9, seating: SEATING[seating], names: NAMES })
        : openAt(page, GENIUS_COMPLETES, seating));
      expect((await toTheEnd(player)).heading).toBe(ALL ? 'Bob wins' : 'Ada wins');
      expect(player.leafed, 'the part where something is chosen comes forward by itself').toEqual([]);
    });

  for (const side of sampled(['genius', 'spymaster'] as const, 1))
    test(`a game of the ${side} alone`, async ({ page }) => {
      const bot = side === 'genius' ? 'spymaster' : 'genius';
      const sources = { genius: PEOPLE, spymaster: PEOPLE, [bot]: 'rookie' };
      const player = new Player(page, { way: withoutHolds(page, byTouch(page)), clumsy: bot, leafing: true });
      if (ALL) {
        await page.goto('./?seed=11');
        await chooseBot(page, 'rookie', side);
        await player.way.press(page.getByRole('button', { name: 'Play', exact: true }));
      } else await openAt(page, MASTER_LEADS, 'side-by-side', 0, sources);
      expect((await toTheEnd(player)).heading).toMatch(ENDED);
    });
});
