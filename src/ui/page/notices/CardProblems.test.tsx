import { act, screen } from '@testing-library/react';
import user from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Browser, CARDS, openTab } from '../../../../tests/store/world.ts';
import type { CardProblem } from '../../../store/types.ts';
import { draw } from '../../testing.tsx';
import { CardProblems } from './CardProblems.tsx';

const WRONG: CardProblem = {
  at: 'src/cards/minions.json:12:5',
  says: 'card "guard" atack: unknown key "atack", did you mean "attack"?',
  severity: 'error',
};
const DOUBTFUL: CardProblem = { at: 'src/cards/spies.json:4:8', says: 'no copies', severity: 'warning' };

test('mistakes and warnings stand in the page with their place, until they are hidden or mended', async () => {
  const tab = openTab(new Browser());
  draw(tab, <CardProblems />);
  const status = screen.getByRole('status');
  const come = (...problems: CardProblem[]) => act(() => tab.getState().applyCards({ ...CARDS, problems }));
  expect(status).toBeEmptyDOMElement();

  come(WRONG, DOUBTFUL);
  expect(screen.getByRole('heading')).toHaveTextContent('1 mistake, 1 warning in the card files');
  expect(status).toHaveTextContent('The last cards without a mistake stay in play.');
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    `Mistake ${WRONG.at}${WRONG.says}`,
    `Warning ${DOUBTFUL.at}no copies`,
  ]);

  come(DOUBTFUL);
  expect(screen.getByRole('heading')).toHaveTextContent('1 warning in the card files');
  expect(status).not.toHaveTextContent('stay in play');
  await user.click(screen.getByRole('button', { name: 'Hide' }));
  expect(status).toBeEmptyDOMElement();
  come(DOUBTFUL);
  expect(status).toBeEmptyDOMElement();
  come(WRONG);
  expect(screen.getByRole('heading')).toHaveTextContent('1 mistake in the card files');
  come();
  expect(status).toBeEmptyDOMElement();
});

test('without a good set, the page says that no game can start', () => {
  const tab = openTab(new Browser());
  draw(tab, <CardProblems />);
  act(() => tab.getState().applyCards({ cards: [], rules: {}, problems: [WRONG] }));
  expect(screen.getByRole('status')).toHaveTextContent('No game can start before the mistakes are corrected.');
});
