import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Dialog } from './Dialog.tsx';

test('a dialog in which nothing can be pressed is a stop of the keyboard, which scrolls it', () => {
  const { rerender } = render(
    <Dialog open title="Record" onClose={() => {}}>
      <p>Nothing yet.</p>
    </Dialog>,
  );
  expect(screen.getByRole('region', { name: 'Record' })).toHaveAttribute('tabindex', '0');
  rerender(
    <Dialog open title="Record" onClose={() => {}}>
      <button type="button">Export</button>
    </Dialog>,
  );
  expect(screen.queryByRole('region')).toBeNull();
});
