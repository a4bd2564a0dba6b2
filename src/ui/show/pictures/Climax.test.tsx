import { expect, test } from 'vitest';
import { storeIn } from '../../../../tests/store/position.ts';
import { setMotion } from '../../kit/motion.ts';
import { draw } from '../../testing.tsx';
import { Climax } from './Climax.tsx';

function end(points: number): number {
  const { store } = storeIn({ turn: { number: 4, side: 'spymaster', step: 'infiltrate' } });
  const { unmount } = draw(store, <Climax deed="thwarted" side="spymaster" points={points} ms={100} />);
  const tokens = document.querySelectorAll('i[data-side="spymaster"]').length;
  unmount();
  return tokens;
}

test('a token goes to the score for each point of a plan, and at most ten', () => {
  expect(end(3)).toBe(3);
  expect(end(12)).toBe(10);
});

test('with reduced motion none flies: the banner says both scores', () => {
  setMotion('reduced');
  expect(end(3)).toBe(0);
  setMotion('system');
});
