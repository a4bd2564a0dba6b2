import { act, screen, waitFor } from '@testing-library/react';
import user from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchErrors } from './trouble.ts';
import { useTroubles } from './troubles.ts';

let stop = (): void => {};
beforeEach(() => {
  stop = watchErrors();
});
afterEach(() => {
  stop();
  act(() => useTroubles.setState({ told: [], open: false }));
});

const LAMP = new Error('the lamp fell over');
const breaks = (error: unknown, message = String(error), filename = 'https://game.example/assets/index.js') =>
  dispatchEvent(new ErrorEvent('error', { error, message, filename }));
const rejects = (reason: unknown) => dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
const alert = () => screen.findByRole('alert');

test('an error outside of drawing is told: what happened, what it did, what to do', async () => {
  breaks(LAMP);
  expect(await alert()).toHaveTextContent(
    'Something on the page failed. Saved games are untouched. If a press does nothing, reload the page.',
  );
  expect(screen.getByRole('button', { name: 'Copy a report' })).toBeVisible();
  expect(document.body.textContent).not.toMatch(/lamp|\.tsx?:\d/);
});

test('a promise that fails, and a helper in the background, come to the same notice', async () => {
  rejects(LAMP);
  expect(await alert()).toHaveTextContent('Something on the page failed.');
  breaks(Object.assign(new Error('out of memory'), { name: 'WorkerError' }));
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('A helper in the background has failed.'));
});

test('a repeated error is counted, and not shown again once it was read', async () => {
  breaks(LAMP);
  breaks(LAMP);
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('failed (2 times).'));
  await user.click(screen.getByRole('button', { name: 'OK' }));
  breaks(LAMP);
  await waitFor(() => expect(useTroubles.getState().told[0].times).toBe(3));
  expect(screen.queryByRole('alert')).toBeNull();
});

test.each([
  ['an extension', () => breaks(new Error('no'), 'no', 'chrome-extension://abc/content.js')],
  [
    'an extension, by its stack',
    () => rejects(Object.assign(new Error('no'), { stack: 'at moz-extension://abc/a.js' })),
  ],
  ['a script of another page', () => breaks(null, 'Script error.', '')],
  ['a notice of the browser', () => breaks(null, 'ResizeObserver loop completed with undelivered notifications.')],
  ['what was cancelled', () => rejects(new DOMException('cancelled', 'AbortError'))],
])('what is not ours is not told: %s', async (_, happen) => {
  happen();
  breaks(LAMP);
  await alert();
  expect(useTroubles.getState().told.map(({ error }) => error)).toEqual([LAMP]);
});

test('a report that cannot be copied stands on the page', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
  breaks(LAMP);
  await user.click(await screen.findByRole('button', { name: 'Copy a report' }));
  const { value } = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Copy a report' });
  expect(value).toMatch(/^Evil Genius VS Spies [\d.]+, build .*\nBrowser: .*HappyDOM/);
  expect(value).toContain('Error: the lamp fell over');
  vi.restoreAllMocks();
});
