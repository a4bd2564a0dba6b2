import { expect, it } from 'vitest';
import { echo, TEST_CARDS } from '../../tests/engine/cards.ts';
import { stateIn } from '../../tests/store/position.ts';
import { BOTS } from '../bots/index.ts';
import { legalActions, view } from '../engine/index.ts';
import { answering } from './answer.ts';

const LOOPING = [...TEST_CARDS, echo({ on: 'minionPlayed' })];

it.each([...BOTS, 'adviser'])(
  'the %s answers where a Minion that it could play would set cards off without end',
  (source) => {
    const state = stateIn(
      { turn: { number: 3, side: 'genius', step: 'lair' }, hands: { genius: ['echo', 'clerk'] } },
      LOOPING,
    );
    const question = {
      number: 1,
      source,
      ms: 500,
      game: 'a game',
      view: view(state, 'genius'),
      scripted: null,
      offers: [...legalActions(state, 'genius')],
    };
    let ms = 0;
    expect(question.offers).toContainEqual(answering(() => ms++)(question).action);
  },
);
