import { act, cleanup } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openTab } from '../../../../tests/store/world.ts';
import { draw } from '../../testing.tsx';
import { GameRoute } from './GameRoute.tsx';

test('a game that was still being fetched when the page left it is not opened any more', async () => {
  const store = openTab();
  let arrive = (): void => {};
  const opened: string[] = [];
  store.setState({
    resume(id) {
      opened.push(id);
      return { code: 'not-ready', facts: {} };
    },
    getReady: () =>
      new Promise<void>((done) => {
        arrive = done;
      }),
  });
  draw(store, <GameRoute id="game-1" onTrouble={() => {}} />);
  expect(opened).toEqual(['game-1']);
  cleanup();
  await act(async () => arrive());
  expect(opened).toEqual(['game-1']);
});
