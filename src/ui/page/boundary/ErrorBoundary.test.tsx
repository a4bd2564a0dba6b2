import { render, screen } from '@testing-library/react';
import user from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ErrorBoundary } from './ErrorBoundary.tsx';

const Broken = ({ broken }: { broken: () => boolean }) => {
  if (broken()) throw new Error('the lamp fell over');
  return <p>All is well</p>;
};

test('what broke is said in words, the game can be downloaded, and the title is a way on', async () => {
  const silent = vi.spyOn(console, 'error').mockImplementation(() => {});
  let broken = true;
  const download = vi.fn();
  const onLeave = vi.fn(() => {
    broken = false;
  });
  render(
    <ErrorBoundary
      save={() => ({ name: 'game.json', text: '{}', asks: 'both' })}
      download={download}
      isSafe={() => true}
      onLeave={onLeave}
    >
      <Broken broken={() => broken} />
    </ErrorBoundary>,
  );
  expect(await screen.findByRole('alert')).toHaveTextContent(/saved up to the last move/);
  expect(screen.getByRole('button', { name: 'Copy a report' })).toBeVisible();
  expect(document.body.textContent).not.toMatch(/\.tsx?:\d|\bat /);
  expect(screen.getByText(/holds both hands .* only if both players agree\.$/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Download the game' }));
  expect(download).toHaveBeenCalledWith('game.json', '{}');
  await user.click(screen.getByRole('button', { name: 'To the title' }));
  expect(onLeave).toHaveBeenCalled();
  expect(screen.getByText('All is well')).toBeVisible();
  silent.mockRestore();
});
