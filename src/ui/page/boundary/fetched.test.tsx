import { act, render, screen } from '@testing-library/react';
import user from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { fetched } from './fetched.tsx';

const Rules = () => <p>R1.1 The Genius begins.</p>;
const SAID = /could not be fetched/;

test('a missing part is asked for once, told with a way on, and asked for again at Try again', async () => {
  const load = vi.fn().mockRejectedValue(new Error('offline'));
  const { Part } = fetched(load);
  const { rerender } = render(<Part />);
  expect(await screen.findByRole('alert')).toHaveTextContent(SAID);
  rerender(<Part />);
  expect(load).toHaveBeenCalledTimes(1);
  load.mockResolvedValue(Rules);
  expect(screen.queryByText(/^R1\.1/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/^R1\.1/)).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});

test('a part that comes after it was told as missing does not pop up', async () => {
  vi.useFakeTimers();
  let arrive = (_part: typeof Rules): void => {};
  const { Part } = fetched(
    () =>
      new Promise<typeof Rules>((done) => {
        arrive = done;
      }),
  );
  render(<Part />);
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  expect(screen.getByRole('alert')).toHaveTextContent(SAID);
  await act(async () => arrive(Rules));
  expect(screen.queryByText(/^R1\.1/)).toBeNull();
  vi.useRealTimers();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByText(/^R1\.1/)).toBeVisible();
});

test('a missing dialog can be closed, before and after it is told', async () => {
  vi.useFakeTimers();
  const { Part } = fetched(() => new Promise<typeof Rules>(() => {}), 'dialog');
  const onClose = vi.fn();
  render(<Part onClose={onClose} />);
  expect(screen.queryByRole('dialog')).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(500));
  expect(screen.getByRole('dialog', { name: 'One moment …' })).toBeVisible();
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  vi.useRealTimers();
  expect(screen.getByRole('dialog')).toHaveTextContent(SAID);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledOnce();
});
