import { render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { applyMotion } from '../../kit/motion.ts';
import { Count } from './Count.tsx';

afterEach(() => applyMotion('system'));

/** The figures that are drawn over the text. */
const drawn = () => [...document.querySelectorAll<HTMLElement>('[data-figure]')].map((one) => one.dataset.figure);

test('a figure counts through all that lie between, and says the last', () => {
  const { container } = render(<Count from={3} to={6} />);
  expect(drawn()).toEqual(['3', '4', '5']);
  expect(container).toHaveTextContent(/^6$/);
});

test('downward too, and not through hundreds', () => {
  render(<Count from={5} to={3} />);
  expect(drawn()).toEqual(['5', '4']);
  render(<Count from={0} to={1000} />);
  expect(drawn().length).toBeLessThan(20);
});

test('with less motion both figures stand side by side', () => {
  applyMotion('reduced');
  const { container } = render(<Count from={3} to={5} />);
  expect(drawn()).toEqual(['3 → ']);
  expect(container).toHaveTextContent(/^5$/);
});

test('a score that stays is one figure', () => {
  const { container } = render(<Count from={4} to={4} />);
  expect(drawn()).toEqual([]);
  expect(container).toHaveTextContent(/^4$/);
});
