import { act, render, screen } from '@testing-library/react';
import user from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { CARDS } from '../../../../tests/store/world.ts';
import type { TrialFinding } from '../../../sim/trial.ts';
import type { StartTrial } from '../../../store/trial.ts';
import { Trial } from './Trial.tsx';

const SCORE: TrialFinding = { what: 'score', geniusWins: 1, spymasterWins: 2, unfinished: 0, rounds: 9 };

/** The part of the page, with games that are played when the test says so. */
function drawn() {
  const games: { news: Parameters<StartTrial>[1]; stopped: boolean }[] = [];
  const start: StartTrial = (_, news) => {
    const one = { news, stopped: false };
    games.push(one);
    return () => {
      one.stopped = true;
    };
  };
  const { unmount } = render(<Trial cards={CARDS.cards} rules={{}} start={start} />);
  return { games, unmount };
}
const press = (name: string) => user.click(screen.getByRole('button', { name }));

test('the games are counted while they are played, and then told in words', async () => {
  const { games } = drawn();
  expect(games).toEqual([]);
  await press('Play twenty games');
  expect(screen.getByText('Game 1 of 20 …')).toBeVisible();
  act(() => games[0].news.onGame({ games: 3, of: 20, findings: [SCORE] }));
  expect(screen.getByText('Game 4 of 20 …')).toBeVisible();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  act(() => games[0].news.onGame({ games: 20, of: 20, findings: [SCORE] }));
  expect(screen.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
    '20 games of two rookies: the Evil Genius won 1, the Spy Master 2. Half of them ended by round 9.',
    'So few games show what is badly off, not who is ahead: measure with npm run simulate.',
  ]);
});

test('they are stopped by a press, with what was seen until then, and when the part leaves the page', async () => {
  const { games, unmount } = drawn();
  await press('Play twenty games');
  act(() => games[0].news.onGame({ games: 3, of: 20, findings: [SCORE] }));
  await press('Stop');
  expect(games[0].stopped).toBe(true);
  expect(screen.getByText('Stopped after 3 games.')).toBeVisible();
  expect(screen.getByText(/^3 games of two rookies/)).toBeVisible();
  await press('Play twenty games again');
  unmount();
  expect(games[1].stopped).toBe(true);
});

test('games with a loop of cards and a lost worker are told in words', async () => {
  const { games } = drawn();
  await press('Play twenty games');
  const loops = [{ names: ['Tick', 'Tock'], games: 3 }];
  act(() => games[0].news.onGame({ games: 20, of: 20, findings: [{ what: 'loops', looped: 3, loops }] }));
  expect(screen.getByRole('status')).toHaveTextContent(
    'In 3 games cards looped: Tick and Tock set each other off without end.',
  );
  await press('Play twenty games again');
  act(() => games[1].news.onLost());
  expect(screen.getByRole('status')).toHaveTextContent('Play them again; if that does not help, reload the page.');
});
