import { fireEvent, screen } from '@testing-library/react';
import user from '@testing-library/user-event';
import { expect, onTestFinished, test } from 'vitest';
import { OPTIONS, openTab } from '../../../../tests/store/world.ts';
import { setMotion } from '../../kit/motion.ts';
import { draw } from '../../testing.tsx';
import { GameRoute } from '../game/GameRoute.tsx';

const cloth = () => document.querySelector('[data-moves="apart"]');
const plans = () => screen.queryAllByRole('radio');

/** The curtain of a new game is up for the Genius, who lifts it. */
async function lift() {
  const tab = openTab();
  tab.getState().newGame(OPTIONS);
  draw(tab, <GameRoute id={tab.getState().game!.id} onTrouble={() => {}} />);
  expect(cloth()).toBeNull();
  await user.click(screen.getByRole('button', { name: /lift the curtain$/ }));
}

test('the curtain opens over what it has hidden, and nothing of it lies over the page when it is open', async () => {
  await lift();
  expect(cloth()).toHaveAttribute('data-side', 'genius');
  expect(plans()).toHaveLength(3);
  fireEvent.animationEnd(cloth() as Element);
  expect(document.querySelector('[data-moves]')).toBeNull();
  expect(plans()).toHaveLength(3);
});

test('where motion is reduced, what it has hidden is there at once', async () => {
  setMotion('reduced');
  onTestFinished(() => setMotion('system'));
  await lift();
  expect(plans()).toHaveLength(3);
  expect(cloth()).toBeNull();
});
