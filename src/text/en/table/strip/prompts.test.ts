import { describe, expect, it } from 'vitest';
import type { Unknown } from '../../../../engine/foresight.ts';
import type { Choice, StackItem } from '../../../../engine/index.ts';
import { NONE } from '../../../../engine/index.ts';
import { announcement } from '../../game/announcements.ts';
import { endingWords } from '../../screens/end.ts';
import { handPrompt } from '../hand.ts';
import { PILES } from '../piles.ts';
import { choiceButton, optionWords, purpose } from './choices.ts';
import { attackWords, sneakWords } from './forecasts.ts';
import { choicePrompt, LAID_OPEN, moveWords, WAITING, wishPrompt } from './prompts.ts';

const NAMES = ['Guard', 'Agent Zero', 'Crate'];
const name = (card: number) => NAMES[card];

describe('what waits to resolve', () => {
  const item = (kind: StackItem['kind'], card: number, targets: number[] = []) =>
    ({ kind, card, targets, side: 'spymaster', cancelled: false }) as unknown as StackItem;

  it('says who does what to whom', () => {
    expect(announcement(item('attack', 1, [0]), 3, name)).toBe('Agent Zero attacks Guard');
    expect(announcement(item('enter', 1), 3, name)).toBe('Agent Zero enters square 4');
    expect(announcement(item('playInstant', 2, [0, 1]), 0, name)).toBe('Crate, aimed at Guard and Agent Zero');
    expect(announcement(item('useAbility', 0), 0, name)).toBe('Guard uses its ability');
  });
  it('names no card that is hidden (R10.2)', () => {
    expect(announcement(item('infiltrate', -1), 0, name)).toBe('a card is sent into the lair');
  });
});

describe('what a card lets a side choose (R9.1)', () => {
  const choice = (min: number, max: number, kind: Choice['kind'] = 'cards'): Choice => ({
    side: 'spymaster',
    kind,
    source: 0,
    from: [],
    min,
    max,
    zone: 'table',
  });

  it('says what it is for, and how many to touch', () => {
    const asked = {
      about: 'with',
      effect: { verb: 'destroy', cards: { type: 'node', count: 2, pick: 'chosen' } },
    } as const;
    expect(purpose(asked, 'plan', 'genius')).toBe('destroy 2 Nodes of your choice');
    expect(choicePrompt('Guard', 'destroy 2 Nodes', choice(2, 2), ['node', 'node'])).toBe(
      'Guard (destroy 2 Nodes): touch 2 Nodes to choose.',
    );
    expect(choicePrompt('Guard', null, choice(0, 1), ['spy'])).toBe('Guard: touch a Spy to choose it, or choose none.');
    expect(choicePrompt('Guard', null, choice(1, 2), ['spy', 'node'])).toBe('Guard: touch 1 to 2 cards to choose.');
    expect(choicePrompt('Guard', null, choice(1, 1, 'option'), [])).toBe('Guard: choose one.');
  });
  it('puts each option in the words of the card, to the side that chooses', () => {
    const asked = { about: 'which', options: [[{ verb: 'draw', who: 'you', amount: 1 }], []] } as const;
    expect(optionWords(asked, 0, 'plan', 'genius')).toBe('Draw 1 card');
    expect(optionWords(null, 1, 'plan', 'genius')).toBe('Option 2');
  });
  it('names on the button what is done with the cards', () => {
    const asked = (verb: 'destroy' | 'makeFree') => ({ about: 'with', effect: { verb, cards: '$target1' } }) as const;
    expect(choiceButton(asked('destroy'), 2, 2)).toBe('Destroy 2');
    expect(choiceButton(asked('destroy'), 1, 2)).toBe('Destroy 1 of 2');
    expect(choiceButton(asked('makeFree'), 0, 0)).toBe('Make none Free');
    expect(choiceButton(null, 1, 0)).toBe('Choose 1');
  });
  it('asks whether a text takes effect at all', () => {
    expect(wishPrompt('Turntable')).toBe("Turntable's text takes effect, if you wish.");
  });
});

describe('the strip', () => {
  it('says where a Minion may go (R2.4)', () => {
    expect(moveWords({ square: true, swap: true })).toBe('touch an unoccupied square or a Free Minion to swap with.');
    expect(moveWords({ square: false, swap: true })).toBe('touch a Free Minion to swap with.');
  });
  it('says whose Work a Contraption needs, and where it was put down (R2.5)', () => {
    expect(LAID_OPEN.workers('Crate', null, 2)).toBe('Crate: pick Free Minions that give 2 Work.');
    expect(LAID_OPEN.workers('Crate', { square: 3 }, 2)).toBe('Crate in square 3: pick Free Minions that give 2 Work.');
    expect(LAID_OPEN.workers('Jetpack', { on: 'Guard' }, 1)).toBe(
      'Jetpack on Guard: pick Free Minions that give 1 Work.',
    );
  });
  it('says how a step is stopped, where the device is passed on too (R9.5)', () => {
    expect(WAITING.bar(false, WAITING.next('Agent enters square 2'))).toBe(
      'Next: Agent enters square 2. INTERRUPT, or press HOLD.',
    );
    expect(WAITING.bar(true, 'The turn ends.')).toBe('The turn ends. Press HOLD to ask the other side.');
  });
});

describe('forecasts', () => {
  const attack = {
    rounds: [{ spyHealth: 1, minionHealth: -1 }],
    spyDies: false,
    minionDies: true,
    turnedBack: false,
    spySavedBy: NONE,
    minionSavedBy: NONE,
  };
  const [MINION, SPY, CRATE] = [0, 1, 2];
  const say = (told: Parameters<typeof attackWords>[0]) => attackWords(told, { spy: SPY, occupant: MINION }, name);

  it('tell what an attack comes to (R7.1)', () => {
    expect(say(attack)).toBe('Minion dies, Spy keeps Health 1 (1 round)');
    expect(say({ ...attack, rounds: [{ spyHealth: 0, minionHealth: -1 }] })).toBe(
      'Minion dies, Spy still stands at Health 0 (1 round)',
    );
    expect(say({ ...attack, turnedBack: true })).toBe('nobody can win: the Spy is turned back (1 round)');
  });
  it('tell what happens instead of a death (R9.6)', () => {
    const dead = { ...attack, rounds: [{ spyHealth: -1, minionHealth: 2 }], minionDies: false };
    expect(say({ ...dead, spySavedBy: SPY })).toBe('Spy would die: its text saves it (1 round)');
    expect(say({ ...attack, minionDies: false, minionSavedBy: CRATE })).toBe(
      'Minion would die: Crate saves it, Spy keeps Health 1 (1 round)',
    );
  });
  it('tell where somebody or something else decides, and nothing beyond it', () => {
    const unknown = (why: Unknown, fighting = true) => ({ ...attack, minionDies: false, unknown: { why, fighting } });
    expect(say({ ...unknown('choice'), rounds: [{ spyHealth: 2, minionHealth: 1 }] })).toBe(
      'after 1 round somebody has to choose: Health of the Spy 2, of the Minion 1',
    );
    expect(say({ ...unknown('chance'), rounds: [] })).toBe('before the first blow it is left to chance');
    expect(say({ ...attack, unknown: { why: 'hidden', fighting: false } })).toBe(
      'Minion dies, Spy keeps Health 1 (1 round); then it hangs on hidden cards',
    );
  });
  it('tell that the Spy leaves, or has another Health in the end', () => {
    expect(say({ ...attack, minionDies: false, spyLeaves: true })).toBe('Spy leaves the lair (1 round)');
    expect(say({ ...attack, spyHealth: 3 })).toBe('Minion dies, Spy keeps Health 3 (1 round)');
    expect(say({ ...attack, rounds: [], turnedBack: true })).toBe('nobody can win: the Spy is turned back');
  });
  it('tell what sneaking costs (R8.2)', () => {
    expect(sneakWords({ before: 3, after: 1 })).toBe('Sneak 3 → 1');
    expect(sneakWords({ before: 1, after: 1 })).toBe('Sneak stays 1');
  });
});

it('an open hand says what its picks are for', () => {
  expect(handPrompt({ kind: 'choose', min: 1, max: 3, deck: false }, false)).toBe('Choose 1 to 3.');
  expect(handPrompt({ kind: 'choose', min: 2, max: 2, deck: false }, false)).toBe('Choose 2.');
  expect(handPrompt({ kind: 'play' }, true)).toMatch(
    /^A tap shows a card, and the next tap lays it open on the table; so/,
  );
  expect(handPrompt({ kind: 'play' }, false)).toMatch(
    /^A click lays a card open on the table; so does putting it down there\./,
  );
  expect(handPrompt({ kind: 'discard' }, true)).toBe('Pick the cards to discard.');
});

it('the piles say how much is left to draw (R1.4)', () => {
  expect(PILES.left(1, null)).toBe('Left to draw: 1 card. ');
  expect(PILES.left(20, 3)).toBe('Left to draw: 20 cards, and 3 Evil Plans to choose from. ');
});

it('the end says who won, and how (R1.3, R1.7)', () => {
  const ending = { how: 'score', winner: 'genius', rounds: 9, score: 10 } as const;
  expect(endingWords(ending, 'Ada', 'Bob')).toBe('Ada carried out Evil Plans worth 10 Evilness in 9 rounds.');
  expect(endingWords({ ...ending, how: 'concede' }, 'the Evil Genius', 'Bob')).toBe('Bob conceded in round 9.');
  expect(endingWords({ ...ending, winner: 'draw', how: 'rounds' }, 'Ada', 'Bob')).toBe(
    'After 9 rounds the score is level.',
  );
});
