import { act, render, screen } from '@testing-library/react';
import user from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { CARDS } from '../../../../tests/store/world.ts';
import type { TrialFinding, Trial as TrialSeen } from '../../../sim/trial.ts';
import type { StartTrial } from '../../../store/trial.ts';
import { Trial } from './Trial.tsx';

const SCORE: TrialFinding = { what: 'score', geniusWins: 1, spymasterWins: 2, unfinished: 0, rounds: 9 };
const SO_FAR: TrialSeen = {
  games: 3,
  toGo: 40,
  difference: null,
  share: { won: 0.33, sureTo: 0.4, few: true },
  findings: [SCORE],
};

/** The part of the page, with games that are played when the test says so. */
function drawn(before?: Parameters<typeof Trial>[0]['before']) {
  const games: { news: Parameters<StartTrial>[1]; stopped: boolean }[] = [];
  const start: StartTrial = (_, news) => {
    const one = { news, stopped: false };
    games.push(one);
    return () => {
      one.stopped = true;
    };
  };
  const { unmount } = render(<Trial cards={CARDS.cards} rules={{}} before={before} start={start} />);
  return { games, unmount };
}
const press = (name: string) => user.click(screen.getByRole('button', { name }));

test('the games are counted while they are played, and told in words as they come', async () => {
  const { games } = drawn();
  expect(games).toEqual([]);
  await press('Play games');
  expect(screen.getByText('Game 1 …')).toBeVisible();
  act(() => games[0].news.onGame(SO_FAR));
  expect(screen.getByText('Game 4 …')).toBeVisible();
  const lines = () => screen.getAllByRole('listitem').map((line) => line.textContent);
  expect(lines()[0]).toMatch(/^3 games of two rookies/);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  act(() =>
    games[0].news.onGame({ ...SO_FAR, games: 400, toGo: 0, share: { won: 0.466, sureTo: 0.0493, few: false } }),
  );
  expect(screen.getByRole('status')).not.toBeEmptyDOMElement();
  expect(lines()).toEqual([
    '400 games of two rookies: the Evil Genius won 1, the Spy Master 2. Half of them ended by round 9.',
    'The Evil Genius wins about 47 games in 100; sure to ± 5.',
    'Rookies play quickly, not best: npm run simulate plays with stronger bots.',
  ]);
});

test('what a change does is said first', async () => {
  const { games } = drawn({ cards: [], rules: {}, name: 'those of before' });
  expect(screen.getByText('Two rookies play the same deals with these cards and with those of before.')).toBeVisible();
  await press('Play games');
  const difference = {
    pairs: 20,
    difference: 0.1,
    sureTo: 0.19,
    ci95: [-0.09, 0.29] as [number, number],
    matters: 0.02,
    verdict: 'few' as const,
    toGo: 300,
  };
  act(() => games[0].news.onGame({ ...SO_FAR, games: 20, difference }));
  expect(screen.getAllByRole('listitem')[0]).toHaveTextContent(
    'With these cards the Evil Genius wins about 10 games more in 100; sure to ± 19. 20 deals are too few to count on that.',
  );
});

test('they are stopped by a press, with what was seen until then, and when the part leaves the page', async () => {
  const { games, unmount } = drawn();
  await press('Play games');
  act(() => games[0].news.onGame(SO_FAR));
  await press('Stop');
  expect(games[0].stopped).toBe(true);
  expect(screen.getByText('Stopped after 3 games.')).toBeVisible();
  expect(screen.getByText(/^3 games of two rookies/)).toBeVisible();
  await press('Play them again');
  unmount();
  expect(games[1].stopped).toBe(true);
});

test('games with a loop of cards and a lost worker are told in words', async () => {
  const { games } = drawn();
  await press('Play games');
  const loops = [{ names: ['Tick', 'Tock'], games: 3 }];
  act(() => games[0].news.onGame({ ...SO_FAR, toGo: 0, findings: [{ what: 'loops', looped: 3, loops }] }));
  expect(screen.getByRole('status')).toHaveTextContent(
    'In 3 games cards looped: Tick and Tock set each other off without end.',
  );
  await press('Play them again');
  act(() => games[1].news.onLost());
  expect(screen.getByRole('status')).toHaveTextContent('Play them again; if that does not help, reload the page.');
});
