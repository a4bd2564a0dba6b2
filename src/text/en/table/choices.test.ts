import { expect, it } from 'vitest';
import { TEST_CARDS } from '../../../../tests/engine/cards.ts';
import type { Action } from '../../../engine/index.ts';
import { NONE, registerCatalog } from '../../../engine/index.ts';
import type { ToldChoice } from '../../facts/choices.ts';
import { choiceWords } from './choices.ts';

const catalog = registerCatalog(TEST_CARDS);
const DECK = { set: catalog.hash, cards: ['guard', 'agent', 'trapdoor'].map((id) => catalog.indexOf.get(id)!) };
const [GUARD, AGENT, TRAPDOOR] = [0, 1, 2];

const said = (action: Action, more: Partial<ToldChoice> = {}): string =>
  choiceWords(
    {
      ...{ action, turn: { side: action.side, step: 'lair' }, spy: NONE, met: NONE, waiting: null, square: 0 },
      ...{ asked: NONE, instead: [], held: 0, actionsLeft: 0 },
      ...more,
    },
    DECK,
  );
const endStep = (step: ToldChoice['turn']['step'], more: Partial<ToldChoice> = {}): string => {
  const side = step === 'lair' || step === 'activate' || step === 'plan' ? 'genius' : 'spymaster';
  return said({ type: 'endStep', side }, { turn: { side, step }, ...more });
};

it('tells what was left undone in the step that was ended', () => {
  expect([
    endStep('lair', { held: 3, instead: ['moveMinion'] }),
    endStep('lair', { instead: ['moveMinion'] }),
    endStep('lair'),
    endStep('activate', { instead: ['activatePlan'], held: 2 }),
    endStep('actions', { actionsLeft: 1, held: 2 }),
    endStep('assign', { instead: ['assign', 'unassign'] }),
    endStep('infiltrate', { instead: ['infiltrate'] }),
    endStep('end'),
  ]).toEqual([
    'You ended the lair step with 3 cards in your hand.',
    'You ended the lair step with your Minions as they stood.',
    'You ended the lair step.',
    'You ended the activate step without activating the Evil Plan.',
    'You ended the actions step with 1 Action left.',
    'You ended the assign step while a Spy could still be assigned.',
    'You ended the infiltrate step while a Spy could still be sent.',
    'You ended the turn.',
  ]);
});

it('tells what was let resolve', () => {
  const pass: Action = { type: 'pass', side: 'genius' };
  expect(said(pass, { waiting: { kind: 'attack', card: AGENT, targets: [GUARD] } })).toBe(
    'You let it resolve: Agent attacks Guard.',
  );
  expect(said(pass, { waiting: { kind: 'enter', card: AGENT, targets: [] }, square: 2 })).toBe(
    'You let it resolve: Agent enters square 3.',
  );
});

it('names the cards that everybody knows', () => {
  expect([
    said({ type: 'sneak', side: 'spymaster' }, { spy: AGENT, met: GUARD }),
    said({ type: 'playInstant', side: 'genius', card: TRAPDOOR }, { spy: AGENT }),
    said({ type: 'playInstant', side: 'genius', card: TRAPDOOR, targets: [AGENT] }),
    said({ type: 'build', side: 'genius', card: TRAPDOOR, workers: [GUARD], square: 4 }),
    said({ type: 'playMinion', side: 'genius', card: GUARD, square: 4 }),
    said({ type: 'choosePlan', side: 'genius', card: -1 }),
    said({ type: 'choose', side: 'genius', option: 0 }, { asked: TRAPDOOR }),
    said({ type: 'discard', side: 'genius', cards: [-1, -1] }),
  ]).toEqual([
    'You let Agent sneak by Guard.',
    'You played Trapdoor while Agent was in the lair.',
    'You played Trapdoor, aimed at Agent.',
    'You let Guard build Trapdoor in square 4.',
    'You played Guard into square 4.',
    'You selected an Evil Plan.',
    'You made the choice that Trapdoor asks for.',
    'You discarded 2 cards.',
  ]);
});
