import { act, screen } from '@testing-library/react';
import user from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { refusalOf } from '../../../../tests/store/refusalOf.ts';
import { OPTIONS, openTab } from '../../../../tests/store/world.ts';
import { draw } from '../../testing.tsx';
import { Consent } from './Consent.tsx';
import { Rail } from './Rail.tsx';

/** A game in which the Genius has chosen a plan. Cards were drawn after it, so undoing it needs consent. */
function afterPlanChoice() {
  const tab = openTab();
  const { newGame, post } = tab.getState();
  newGame({ ...OPTIONS, names: { genius: 'Ada', spymaster: 'Boris' } });
  post({ do: 'lift-curtain' });
  post({ do: 'open-hand', side: 'genius' });
  const choice = tab.getState().openHands.genius?.offers.find((action) => action.type === 'choosePlan');
  if (choice) post({ do: 'act', action: choice });
  post({ do: 'close-hand', side: 'genius' });
  draw(
    tab,
    <>
      <Rail logOpen={false} onLog={() => {}} onMenu={() => {}} onResult={undefined} />
      <Consent />
    </>,
  );
  return tab;
}

const undo = () => screen.getByRole('button', { name: /Undo/ });
const question = () => screen.queryByRole('alertdialog');

test('a move after which something hidden was seen comes back only if the other side agrees', async () => {
  const tab = afterPlanChoice();
  expect(tab.getState().canUndo).toMatchObject({ side: 'genius', free: false, needsConsent: true });
  await user.click(undo());
  expect(question()).toHaveTextContent(
    'Ada asks to take back: The Evil Genius selects an Evil Plan, face down. Something hidden',
  );
  expect(question()).toHaveFocus();
  expect(tab.getState().table?.offered).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Boris: agree' }));
  expect(question()).toBeNull();
  expect(tab.getState().table?.offered).toHaveLength(3);
});

test('Undo says which move it takes back', () => {
  const tab = afterPlanChoice();
  const go = () =>
    act(() =>
      expect(refusalOf(tab.getState, { do: 'act', action: { type: 'endStep', side: 'genius' } })).toBeUndefined(),
    );
  while (tab.getState().table?.turn.step !== 'lair') go();
  act(() => tab.getState().post({ do: 'open-hand', side: 'genius' }));
  const play = tab.getState().openHands.genius?.offers.find((offer) => offer.type === 'playMinion');
  act(() => tab.getState().post({ do: 'close-hand', side: 'genius' }));
  act(() => expect(refusalOf(tab.getState, { do: 'act', action: play! })).toBeUndefined());
  expect(undo()).toHaveAttribute('title', expect.stringMatching(/^Undo: .+ comes into square \d$/));
  tab.getState().post({ do: 'set', grace: 0 });
  while (tab.getState().table?.turn.side === 'genius') go();
  expect(undo()).toHaveAttribute('title', expect.stringMatching(/^Undo: the end of the turn \(both must agree/));
});

test('a refused undo changes nothing, and the one who asked may think better of it', async () => {
  const tab = afterPlanChoice();
  const before = tab.getState().table;
  for (const answer of ['Boris: no', 'Ada: never mind']) {
    await user.click(undo());
    await user.click(screen.getByRole('button', { name: answer }));
    expect(question()).toBeNull();
  }
  expect(tab.getState().table).toEqual(before);
});

test('a draw is offered and agreed on', async () => {
  const tab = afterPlanChoice();
  act(() => tab.getState().post({ do: 'offer-draw', side: 'spymaster' }));
  expect(question()).toHaveTextContent('Boris offers a draw');
  await user.click(screen.getByRole('button', { name: 'Ada: agree' }));
  expect(tab.getState().gameOver).toMatchObject({ winner: 'draw', how: 'agreed' });
});

test('before the first move there is nothing to take back', async () => {
  const tab = openTab();
  tab.getState().newGame(OPTIONS);
  draw(tab, <Rail logOpen={false} onLog={() => {}} onMenu={() => {}} onResult={undefined} />);
  expect(undo()).toHaveAttribute('aria-disabled', 'true');
  expect(undo()).toHaveAttribute('title', 'There is nothing to take back');
  await user.click(undo());
  expect(tab.getState().undoRequest).toBeNull();
});
