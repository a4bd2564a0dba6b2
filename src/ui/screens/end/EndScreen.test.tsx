import { act, screen } from '@testing-library/react';
import user from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { OPTIONS, openTab } from '../../../../tests/store/world.ts';
import type { GameOver } from '../../../host/index.ts';
import { draw } from '../../testing.tsx';
import { EndScreen, how } from './EndScreen.tsx';

const names = { genius: 'Ada', spymaster: 'Boris' };
const OVER: GameOver = {
  winner: 'genius',
  how: 'score',
  score: { genius: 11, spymaster: 4 },
  turns: 23,
  rounds: 12,
  plans: { genius: 4, spymaster: 2 },
  minutes: 35,
  chronicle: { scores: [], plans: [], lastWay: null },
  seed: 1,
};

test('how it ended, in a sentence', () => {
  expect(how(OVER, names)).toBe('Ada carried out Evil Plans worth 11 Evilness in 12 rounds.');
  expect(how({ ...OVER, rounds: 1 }, names)).toBe('Ada carried out Evil Plans worth 11 Evilness in 1 round.');
  expect(how({ ...OVER, winner: 'spymaster', how: 'concede' }, names)).toBe('Ada conceded in round 12.');
  expect(how({ ...OVER, how: 'rounds' }, names)).toBe('After 12 rounds Ada has the higher score.');
  expect(how({ ...OVER, winner: 'draw', how: 'rounds' }, names)).toBe('After 12 rounds the score is level.');
  expect(how({ ...OVER, winner: 'draw', how: 'agreed' }, names)).toBe('You agreed on a draw.');
});

test('the end tells who won, and a new game begins with the sides swapped', async () => {
  const tab = openTab();
  tab.getState().newGame({ ...OPTIONS, names });
  tab.getState().send({ do: 'lift-curtain' });
  act(() => void tab.getState().send({ do: 'act', action: { type: 'concede', side: 'spymaster' } }));
  draw(tab, <EndScreen onLook={() => {}} />);
  expect(screen.getByRole('heading', { name: 'Ada wins' })).toBeVisible();
  expect(screen.getByText(/^Evilness/)).toHaveTextContent('Evilness Ada (Evil Genius) 0 : Boris (Spy Master) 0');
  const first = tab.getState().game?.id;
  await user.click(screen.getByRole('button', { name: 'Play again, sides swapped' }));
  const { game, gameOver } = tab.getState();
  expect(game?.names).toEqual({ genius: 'Boris', spymaster: 'Ada' });
  expect(game?.id).not.toBe(first);
  expect(gameOver).toBeNull();
  expect(location.hash).toBe(`#/game/${game?.id}`);
});
