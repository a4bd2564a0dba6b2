import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { surviveEdits } from './edited.ts';

/** As the browser itself takes out a text: not by a function of the page. */
const { removeChild } = Node.prototype;
const takeOut = (text: Text) => removeChild.call(text.parentNode, text);

let stop = (): void => {};
beforeEach(() => {
  stop = surviveEdits(document.body);
});
afterEach(() => stop());

/** Two texts side by side, a text that comes and goes, and something before which others are put. */
const Line = ({ count, note, mark }: { count: number; note?: string; mark?: boolean }) => (
  <p data-testid="line">
    {mark && <b>!</b>}
    You have {count} cards{note}
    {note && <i>{note}</i>}
  </p>
);
const texts = () => {
  const walk = document.createTreeWalker(screen.getByTestId('line'), NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (walk.nextNode()) found.push(walk.currentNode as Text);
  return found;
};

/** What others do with the texts of a page. */
const EDITORS: Readonly<Record<string, (text: Text) => void>> = {
  'a translator': (text) => {
    const font = document.createElement('font');
    font.textContent = text.data;
    text.parentNode?.replaceChild(font, text);
  },
  'a translator in two steps': (text) => {
    const font = document.createElement('font');
    font.textContent = text.data;
    text.before(font);
    text.remove();
  },
  'a translator that puts its text behind': (text) => {
    const font = document.createElement('font');
    font.textContent = text.data;
    text.after(font);
    text.remove();
  },
  'a checker that wraps the text itself': (text) => {
    const span = document.createElement('span');
    text.before(span);
    span.append(text);
  },
};

for (const [editor, edit] of Object.entries(EDITORS))
  test(`the page shows what it should after ${editor} has edited it`, async () => {
    const { rerender, unmount } = render(<Line count={1} note=" now" />);
    const editAll = () => act(async () => texts().forEach(edit));
    await editAll();
    expect(screen.getByTestId('line')).toHaveTextContent('You have 1 cards now');
    for (const [line, says] of [
      [<Line key="" count={2} note=" now" />, 'You have 2 cards now now'],
      [<Line key="" count={2} />, 'You have 2 cards'],
      [<Line key="" count={3} note=" later" mark />, '!You have 3 cards later later'],
      [<Line key="" count={3} mark />, '!You have 3 cards'],
      [<Line key="" count={4} />, 'You have 4 cards'],
    ] as const) {
      await act(async () => rerender(line));
      expect(screen.getByTestId('line').textContent).toBe(says);
      await editAll();
      expect(screen.getByTestId('line').textContent).toBe(says);
    }
    unmount();
    expect(document.body).toHaveTextContent('');
  });

test('a text that somebody has removed comes back, once, and its later removal is no error', async () => {
  const { rerender } = render(<Line count={1} note=" now" />);
  const removeAll = () => act(async () => texts().forEach((text) => void takeOut(text)));
  await removeAll();
  expect(screen.getByTestId('line')).toHaveTextContent('You have 1 cards now');
  await removeAll();
  expect(screen.getByTestId('line')).toHaveTextContent('');
  await act(async () => rerender(<Line count={2} />));
  await act(async () => rerender(<Line count={2} mark note=" later" />));
});
