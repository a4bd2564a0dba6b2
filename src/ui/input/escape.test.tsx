import { fireEvent, render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useEscape } from './keys.ts';

type Layer = Parameters<typeof useEscape>[0];

/** Layers by name, with whether each has a use for Escape. Escape is told in `heard`. */
function pressedOver(layers: readonly (readonly [Layer, string, boolean])[]): string[] {
  const heard: string[] = [];
  const One = ({ layer, name, uses }: { layer: Layer; name: string; uses: boolean }) => {
    useEscape(layer, () => {
      heard.push(name);
      return uses;
    });
    return null;
  };
  const { unmount } = render(layers.map(([layer, name, uses]) => <One key={name} {...{ layer, name, uses }} />));
  fireEvent.keyDown(document.body, { key: 'Escape' });
  unmount();
  fireEvent.keyDown(document.body, { key: 'Escape' });
  return heard;
}

test('Escape goes to the topmost layer alone', () => {
  expect(
    pressedOver([
      ['table', 'desk', true],
      ['scene', 'show', true],
      ['hand', 'genius', true],
    ]),
  ).toEqual(['show']);
});

test('a layer without a use for it lets it through, and of two in a layer the newer one comes first', () => {
  expect(
    pressedOver([
      ['table', 'desk', true],
      ['hand', 'genius', true],
      ['hand', 'spymaster', false],
      ['drag', 'map', false],
    ]),
  ).toEqual(['map', 'spymaster', 'genius']);
});

test('an open dialog takes it by itself', () => {
  const dialog = document.body.appendChild(document.createElement('dialog'));
  dialog.open = true;
  expect(pressedOver([['table', 'desk', true]])).toEqual([]);
  dialog.remove();
});
