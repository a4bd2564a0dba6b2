import { act, screen } from '@testing-library/react';
import user from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { storeIn } from '../../../../tests/store/position.ts';
import { OPTIONS, openTab } from '../../../../tests/store/world.ts';
import type { GameOver } from '../../../host/index.ts';
import type { Setup } from '../../../scenario/format.ts';
import { numbersWords } from '../../../text/en/screens/end.ts';
import { draw } from '../../testing.tsx';
import { GameRoute } from '../game/GameRoute.tsx';
import { EndScreen, how } from './EndScreen.tsx';
import { alone } from './picture.ts';

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
  tab.getState().post({ do: 'lift-curtain' });
  act(() => void tab.getState().post({ do: 'act', action: { type: 'concede', side: 'spymaster' } }));
  draw(tab, <EndScreen onLook={() => {}} />);
  expect(screen.getByRole('heading', { name: 'Ada wins' })).toBeVisible();
  expect(screen.getByText(/^Evilness Ada/)).toHaveTextContent('Evilness Ada (Evil Genius) 0 : Boris (Spy Master) 0');
  const first = tab.getState().game?.id;
  await user.click(screen.getByRole('button', { name: 'Play again, sides swapped' }));
  const { game, gameOver } = tab.getState();
  expect(game?.names).toEqual({ genius: 'Boris', spymaster: 'Ada' });
  expect(game?.id).not.toBe(first);
  expect(gameOver).toBeNull();
  expect(location.hash).toBe(`#/game/${game?.id}`);
});

test('the person who plays against a bot is told whether that person has won', () => {
  const tab = openTab();
  tab.getState().newGame({ ...OPTIONS, names, sources: { genius: 'intern', spymaster: 'people' } });
  act(() => void tab.getState().post({ do: 'act', action: { type: 'concede', side: 'spymaster' } }));
  draw(tab, <EndScreen onLook={() => {}} />);
  expect(screen.getByRole('heading', { name: 'You lose: Intern wins' })).toBeVisible();
});

test('after a guided game against a bot a real one begins, with the hints and the clock of an ordinary game', async () => {
  const tab = openTab();
  tab.getState().setPreferences({ grace: 5 });
  const position = { name: 'First', rules: { scoreToWin: 5 }, mission: { side: 'both', brief: 'A first game.' } };
  const sources = { genius: 'people', spymaster: 'rookie' };
  const settings = { ...OPTIONS.settings, grace: 'untimed' as const };
  expect(tab.getState().newGame({ ...OPTIONS, settings, sources, position, hints: false })).toBeUndefined();
  tab.getState().post({ do: 'lift-curtain' });
  act(() => void tab.getState().post({ do: 'act', action: { type: 'concede', side: 'genius' } }));
  draw(tab, <EndScreen onLook={() => {}} />);
  await user.click(screen.getByRole('button', { name: 'A real game, same sides' }));
  expect(tab.getState()).toMatchObject({
    sources,
    hints: true,
    lesson: null,
    game: { settings: { grace: 5 } },
    table: { rules: { scoreToWin: 10 } },
  });
});

test('two people who agreed on hints have them in the next game too', async () => {
  const tab = openTab();
  tab.getState().newGame({ ...OPTIONS, hints: true });
  act(() => void tab.getState().post({ do: 'act', action: { type: 'concede', side: 'spymaster' } }));
  draw(tab, <EndScreen onLook={() => {}} />);
  await user.click(screen.getByRole('button', { name: 'Play again, same sides' }));
  expect(tab.getState()).toMatchObject({ gameOver: null, hints: true });
});

const LAST_TURN: Setup = {
  turn: { number: 8, side: 'spymaster', step: 'infiltrate' },
  score: { genius: 3, spymaster: 8 },
  plan: 'heist',
  networks: [{ nodes: ['hub'], spies: ['agent'] }],
};

/** The page of a game in the Master's last turn. It ends by that Spy's way into an empty lair, or the Genius concedes. */
function ended(by: 'infiltrate' | 'concede') {
  const { store, browser } = storeIn(LAST_TURN);
  const { post, game, table } = store.getState();
  draw(store, <GameRoute id={game!.id} onTrouble={() => {}} />);
  act(() => {
    post({ do: 'set', grace: 0 });
    if (by === 'concede') post({ do: 'act', action: { type: 'concede', side: 'genius' } });
    else post({ do: 'act', action: { type: 'infiltrate', side: 'spymaster', spy: table!.spies[0].card } });
    browser.pass(60_000);
  });
  return store;
}
const poster = () => document.querySelector('main svg') as SVGSVGElement;
const onceMore = () => screen.queryByRole('button', { name: 'The last infiltration' });

test('the poster and the words beside it tell the plans and the score by round', () => {
  ended('infiltrate');
  expect(screen.getByRole('listitem')).toHaveTextContent('Heist, Evilness 2: thwarted by Agent in round 4.');
  const rows = screen.getAllByRole('row').map((row) => [...row.children].map(({ textContent }) => textContent));
  expect(rows).toEqual([
    ['Round', 'Ada', 'Bob'],
    ['4', '3', '10'],
  ]);
  for (const word of ['WORLD', 'SAVED', 'Bob wins', 'Heist', 'by Agent', 'THWARTED', '+2', 'Round 4'])
    expect(poster()).toHaveTextContent(word);
});

test('a plan that lies face down at the end is told without its name', () => {
  ended('concede');
  expect(screen.getByRole('listitem')).toHaveTextContent('A plan nobody saw: never finished.');
  expect(poster()).toHaveTextContent('a plan nobody saw');
  expect(document.documentElement.outerHTML).not.toContain('Heist');
  expect(onceMore(), 'no infiltration has scored').toBeNull();
});

test('the last infiltration is shown once more on the table, and the poster comes back', async () => {
  ended('infiltrate');
  await user.click(onceMore()!);
  expect(screen.getByRole('region', { name: /^The last infiltration that thwarted a plan/ })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Bob wins' })).toBeNull();
  await user.click(screen.getByRole('button', { name: /^Skip/ }));
  expect(screen.getByRole('heading', { name: 'Bob wins' })).toHaveFocus();
});

test('the picture stands alone: its letters are in it, and no style of the page is needed', () => {
  ended('concede');
  const text = alone(poster(), '@font-face { font-family: Michroma }');
  expect(text).toMatch(/^<svg[^>]* xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
  expect(text).toContain('<style>@font-face { font-family: Michroma }</style>');
  expect(text).not.toMatch(/ class=|var\(--|Heist/);
});

test('the game in numbers, in one line', () => {
  expect(numbersWords(OVER, { genius: 1, spymaster: 2 }, Date.UTC(2026, 10, 23))).toBe(
    '12 rounds · 35 minutes · lost: 1 Minion, 2 Spies · seed 1 · 23 November 2026',
  );
});
