import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { anchor, anchorAround, anchorIn, anchorRef } from './anchors.ts';

const Board = ({ at, strip = true }: { at: 1 | 2; strip?: boolean }) => (
  <div>
    <p ref={anchorRef('square:1', 'stand:1')}>{at === 1 && <b ref={anchorRef('unit:7')}>seven</b>}</p>
    <p ref={anchorRef('square:2')}>{at === 2 && <i ref={anchorRef('unit:7')}>seven</i>}</p>
    {strip && <hr ref={anchorRef('strip')} />}
  </div>
);
const tagOf = (part: HTMLElement | null) => part?.tagName ?? null;

test('a part is found by its name as long as it is drawn', () => {
  const { rerender, unmount } = render(<Board at={1} />);
  expect([tagOf(anchor('unit:7')), tagOf(anchor('strip')), anchor('unit:8')]).toEqual(['B', 'HR', null]);
  rerender(<Board at={2} strip={false} />);
  expect([tagOf(anchor('unit:7')), tagOf(anchor('strip'))]).toEqual(['I', null]);
  unmount();
  expect(anchor('unit:7')).toBeNull();
});

test('an element knows the parts around it and in it', () => {
  render(<Board at={1} />);
  const card = anchor('unit:7');
  expect(anchorAround(card, 'unit', 'square')).toMatchObject({ kind: 'unit', number: 7 });
  expect(anchorAround(card, 'stand')).toMatchObject({ kind: 'stand', number: 1, element: anchor('square:1') });
  expect(anchorAround(anchor('strip'), 'strip')).toMatchObject({ kind: 'strip', number: Number.NaN });
  expect(anchorAround(card, 'network')).toBeNull();
  expect([anchorIn(anchor('square:1'), 'unit'), anchorIn(anchor('square:2'), 'unit')]).toEqual([card, null]);
});

test('a ref is the same for the same names, and a part without a name has none', () => {
  expect(anchorRef('tile:3')).toBe(anchorRef('tile:3'));
  expect(anchorRef('tile:3')).not.toBe(anchorRef('tile:4'));
  const { container } = render(<p ref={anchorRef(false)} />);
  expect(anchorAround(container.firstElementChild, 'tile', 'unit')).toBeNull();
});
