import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readCards } from '../../../cards/read.ts';
import type { Refusal, RefusalCode, RefusalOf } from '../../../engine/index.ts';
import { RECOMMENDED, REFUSAL_CODES, refusal, refuse, registerCatalog, view } from '../../../engine/index.ts';
import type { Setup } from '../../../scenario/format.ts';
import { buildPosition } from '../../../scenario/position.ts';
import { handRefusal, refusalIn, refusalSentence } from './refusals.ts';

const NAMES = ['Agent', 'Guard', 'Tripwire', 'Dead Drop', 'Tailor'];
const name = (id: number) => NAMES[id] ?? 'nobody';
type Facts<C extends RefusalCode> = RefusalOf<C>['facts'];
const say = <C extends RefusalCode>(code: C, rule: string, facts: Facts<C>) =>
  refusalSentence(refuse(code, rule, facts), name);

const SHORT = { have: 1, need: 3, haveMinions: 0, needMinions: 2 };
/** What each code may tell: every kind of facts that it has. */
const EXAMPLES: { [C in RefusalCode]: readonly Facts<C>[] } = {
  malformed: [
    { what: 'action' },
    { what: 'no-type' },
    { what: 'type', got: 'snek' },
    { what: 'side', type: 'sneak' },
    { what: 'field', type: 'playSpy', field: 'card' },
    { what: 'unknown-field', type: 'sneak', field: 'card' },
    { what: 'either', type: 'choose', one: 'ids', other: 'option' },
  ],
  'game-over': [{}],
  'wrong-side': [
    { side: 'genius', what: 'turn' },
    { side: 'genius', what: 'answer' },
    { side: 'genius', what: 'card' },
  ],
  'wrong-step': [
    { step: 'lair', now: 'plan' },
    { step: 'actions', now: 'end' },
  ],
  'not-now': [
    { what: 'infiltration' },
    { what: 'not-infiltrating' },
    { what: 'choice' },
    { what: 'no-choice' },
    { what: 'response' },
    { what: 'no-response' },
  ],
  'first-turn': [{ what: 'activate' }, { what: 'infiltrate' }],
  'no-such-card': [{}, { type: 'instant' }, { type: 'ability' }, { type: 'sacrifice' }, { type: 'node', in: 'play' }],
  'not-in-hand': [{ card: 0 }],
  'not-offered': [
    { what: 'discard' },
    { what: 'plan' },
    { what: 'activate' },
    { what: 'advance' },
    { what: 'complete' },
    { what: 'cards' },
    { what: 'option' },
    { what: 'square' },
    { what: 'count', have: 1, need: 2 },
  ],
  'limit-reached': [
    { what: 'minions', need: 2 },
    { what: 'actions', need: 3 },
    { what: 'spies', need: 1 },
    { what: 'ability', need: 1 },
  ],
  'bad-square': [{ square: 9 }],
  'square-occupied': [{ square: 4, card: 1 }],
  'not-free': [{ card: 1 }],
  'has-attachment': [{ card: 1 }],
  'not-enough-work': [{ have: 1, need: 3 }],
  'needless-worker': [{ card: 1 }],
  'bad-attachment': [{ card: 2 }, { card: 2, to: 1, need: 1 }],
  'cost-not-met': [{}, SHORT],
  'must-complete': [{}],
  'sacrifice-too-small': [SHORT],
  'needless-sacrifice': [{ card: 1 }],
  'connector-used': [{ node: 3, edge: 'left' }],
  'no-facing-connector': [{ node: 3, edge: 'top' }],
  overlap: [{ node: 3, to: 4 }],
  'not-connected': [{ node: 3, edge: 'right' }],
  'size-not-supported': [
    { spy: 0, have: 5, min: 2, max: 4 },
    { spy: 0, have: 1, min: 3, max: 0 },
  ],
  'already-infiltrated': [{ spy: 0 }],
  'not-assigned': [{ spy: 0 }],
  'nothing-to-destroy': [{}],
  'nothing-to-attack': [{}],
  'sneak-barred': [{ spy: 0 }],
  'sneak-zero': [{ spy: 0 }],
  'sneak-too-low': [{ spy: 0, minion: 1, have: 1, need: 3 }],
  unsneakable: [{ minion: 1 }],
  'cannot-ignore': [{ card: 2 }],
  'condition-unmet': [{ card: 0 }, { card: 0, need: 3 }],
  'ability-cost': [
    { card: 0, what: 'sneak', have: 0, need: 1 },
    { card: 0, what: 'health', have: 0, need: 1 },
    { card: 0, what: 'discard', have: 1, need: 2 },
    { card: 0, what: 'counters', counter: 'dart', have: 0, need: 2 },
  ],
  'bad-target': [
    { card: 0, what: 'none-there' },
    { card: 0, what: 'unfit' },
    { card: 0, what: 'count', have: 0, need: 1 },
  ],
};

describe('a refusal is a sentence', () => {
  const everyOne = <C extends RefusalCode>(code: C) => EXAMPLES[code].map((facts) => say(code, 'R1.1', facts));

  it.each(REFUSAL_CODES)('%s, with all the facts it may have', (code) => {
    const sentences = everyOne(code);
    expect(sentences.length).toBeGreaterThan(0);
    for (const text of sentences) {
      expect(text).toMatch(/^([A-Z0-9]|sneak |playSpy |choose ).*[.]$/);
      expect(text).not.toMatch(/undefined|null|NaN|\$|\[object|-1| {2}|nobody/);
    }
  });

  const told = <C extends RefusalCode>(sentence: string, code: C, facts: Facts<C>) =>
    it(sentence, () => expect(say(code, 'R1.1', facts)).toBe(sentence));

  told('Sneak 1 is below Perception 3.', 'sneak-too-low', { spy: 0, minion: 1, have: 1, need: 3 });
  told('This is for the Spy Master to do, on its own turn.', 'wrong-side', { side: 'spymaster', what: 'turn' });
  told('This is for the Spy Master to answer now.', 'wrong-side', { side: 'spymaster', what: 'answer' });
  told('This card is for the Spy Master to play or use.', 'wrong-side', { side: 'spymaster', what: 'card' });
  told('This is done in the lair step; now it is the plan step.', 'wrong-step', { step: 'lair', now: 'plan' });
  told('No Spy infiltrates in the first turn of the Spy Master.', 'first-turn', { what: 'infiltrate' });
  told('This is not a Minion.', 'no-such-card', { type: 'minion' });
  told('This is not a Minion in the lair.', 'no-such-card', { type: 'minion', in: 'lair' });
  told('This is not a Node in play.', 'no-such-card', { type: 'node', in: 'play' });
  told('Only 2 Minions may be played a turn, and that is done.', 'limit-reached', { what: 'minions', need: 2 });
  told('Square 4 is occupied by Guard: choose an unoccupied one.', 'square-occupied', { square: 4, card: 1 });
  told('The chosen Minions give 1 Work, the Cost is 3: choose more.', 'not-enough-work', { have: 1, need: 3 });
  told('The cost of the Evil Plan is not met yet: Contraptions 1 of 3, Minions 0 of 2.', 'cost-not-met', SHORT);
  told('The cost of the Evil Plan is not met yet.', 'cost-not-met', {});
  told('Agent needs a Network of size 2 to 4; this one has size 5.', 'size-not-supported', {
    spy: 0,
    have: 5,
    min: 2,
    max: 4,
  });
  told('Agent needs a Network of size 3 or more; this one has size 1.', 'size-not-supported', {
    spy: 0,
    have: 1,
    min: 3,
    max: 0,
  });
  told('The left connector of Dead Drop is in use: disconnect it first.', 'connector-used', { node: 3, edge: 'left' });
  told('Tripwire cannot be ignored (Wall): destroy it.', 'cannot-ignore', { card: 2 });
  told('The ability of Agent costs 2 dart counters, and it has 0.', 'ability-cost', {
    card: 0,
    what: 'counters',
    counter: 'dart',
    have: 0,
    need: 2,
  });
  told('The ability of Agent costs 1 Sneak, and it has 0.', 'ability-cost', {
    card: 0,
    what: 'sneak',
    have: 0,
    need: 1,
  });
  told('There is nothing now that Agent could be aimed at.', 'bad-target', { card: 0, what: 'none-there' });
  told('Agent needs 1 target, and got 0.', 'bad-target', { card: 0, what: 'count', have: 0, need: 1 });
  told('Agent is aimed at nothing: play it without a target.', 'bad-target', {
    card: 0,
    what: 'count',
    have: 1,
    need: 0,
  });
  told('sneak has no field "card".', 'malformed', { what: 'unknown-field', type: 'sneak', field: 'card' });
  told('There is no action "snek".', 'malformed', { what: 'type', got: 'snek' });
  told('Choose 2, not 1.', 'not-offered', { what: 'count', have: 1, need: 2 });
});

describe('in a game a refusal knows the table', () => {
  const { cards } = readCards(fileURLToPath(new URL('../../../cards', import.meta.url)));
  const say = (setup: Setup, refused: (card: (id: string) => number) => Refusal) => {
    const { state, names } = buildPosition(registerCatalog(cards), { setup }, RECOMMENDED);
    return refusalIn(
      view(state, 'table'),
      refused((id) => names.indexOf(id)),
    );
  };
  const turn = { number: 3, side: 'genius', step: 'lair' } as const;

  it('says the condition of an instant in the words of the card', () => {
    const setup: Setup = { turn: { number: 4, side: 'spymaster' }, discards: { spymaster: ['grapnel-watch'] } };
    expect(say(setup, (card) => refuse('condition-unmet', 'R9.1', { card: card('grapnel-watch') }))).toBe(
      "Grapnel Watch: only while the infiltrating Spy's square is occupied.",
    );
  });

  it('says that the lair is full rather than to choose an unoccupied square', () => {
    const lair = Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((square) => [square, 'henchman']));
    const refused = (setup: Setup) =>
      say(setup, (card) => refuse('square-occupied', 'R2.3', { square: 1, card: card('henchman') }));
    expect(refused({ turn, lair })).toMatch(/choose an unoccupied one/);
    expect(refused({ turn, lair: { ...lair, 8: 'henchman' } })).toBe('No square is unoccupied.');
  });

  it('says that nobody can work rather than to choose more', () => {
    const refused = (setup: Setup) => say(setup, () => refuse('not-enough-work', 'R2.5', { have: 0, need: 2 }));
    expect(refused({ turn, lair: { 1: 'henchman', 2: 'henchman' } })).toMatch(/choose more/);
    expect(refused({ turn, lair: { 1: 'henchman', 2: { card: 'henchman', busy: true } } })).toBe(
      'All Free Minions together give 1 Work, the Cost is 2.',
    );
    expect(refused({ turn, lair: { 1: { card: 'henchman', busy: true } } })).toBe('No Free Minion can work.');
    const carries = { card: 'henchman', attached: ['x-ray-specs'] };
    expect(refused({ turn, lair: { 1: carries } })).toMatch(/^No Free Minion can work: .* carries .*\(R2\.6\)/);
    expect(refused({ turn, lair: { 1: { ...carries, busy: true } } })).toBe('No Free Minion can work.');
  });

  describe('of a card of a hand', () => {
    const contraption = (setup: Setup, card: string) => {
      const position = buildPosition(
        registerCatalog(cards),
        { setup: { ...setup, hands: { genius: [card] } } },
        RECOMMENDED,
      );
      const seen = view(position.state, 'genius');
      const [held] = seen.hands.genius;
      const build = {
        type: 'build',
        side: 'genius',
        card: held,
        workers: [],
        ...(card === 'jet-pack' ? { minion: -1 } : { square: 1 }),
      } as const;
      const why = refusal(position.state, build);
      return why && handRefusal(seen, why, held);
    };
    it('says what a Contraption needs, and what of it is missing', () => {
      expect(contraption({ turn }, 'jet-pack')).toBe(
        'Office Jet Pack needs a Minion to carry it, and 1 Work: nobody in the lair can carry it.',
      );
      expect(contraption({ turn, lair: { 1: { card: 'henchman', busy: true } } }, 'jet-pack')).toBe(
        'Office Jet Pack needs a Minion to carry it, and 1 Work: no Free Minion can work.',
      );
      expect(contraption({ turn, lair: { 2: 'henchman' } }, 'reactor')).toBe(
        'Temperamental Reactor needs an unoccupied square, and 4 Work: all Free Minions together give 1.',
      );
    });
    it('says it beside the step in which it is done', () => {
      const plan = { ...turn, step: 'draw' } as const;
      expect(contraption({ turn: plan, lair: { 1: 'henchman' } }, 'jet-pack')).toBe(
        'This is done in the lair step; now it is the draw step. It needs a Minion to carry it, and 1 Work.',
      );
    });
  });
});
