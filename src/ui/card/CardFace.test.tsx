import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { registerCatalog } from '../../engine/index.ts';
import { Bonuses, CardFace } from './CardFace.tsx';

test('a Network Bonus shows what it gives and what it takes', () => {
  const bonuses = [{ size: 2, attack: 1, sneak: -1 }];
  const { definitions } = registerCatalog([
    { id: 'post', type: 'node', name: 'Listening Post', copies: 1, connectors: ['left'], bonuses },
  ]);
  const { container } = render(<Bonuses definition={definitions[0]} />);
  expect(container).toHaveTextContent('2+1−1');
});

test('a Minion shows its Work, 1 too', () => {
  const { definitions } = registerCatalog([
    { id: 'guard', type: 'minion', name: 'Guard', copies: 1, attack: 2, health: 3, perception: 4 },
  ]);
  const { container } = render(<CardFace definition={definitions[0]} />);
  expect(container.querySelector('[data-stat=work]')).toHaveTextContent('1');
});

test('the figure of a card stands in several tones before the ground of its kind, with any picture', () => {
  const { definitions } = registerCatalog([
    { id: 'guard', type: 'minion', name: 'Guard', copies: 1, attack: 2, health: 3, perception: 4, icon: 'evil-minion' },
    { id: 'crate', type: 'contraption', name: 'Crate', copies: 1, cost: 1, kind: 'static', icon: 'No Picture' },
    { id: 'post', type: 'node', name: 'Post', copies: 1, connectors: ['left'], bonuses: [] },
    { id: 'prank', type: 'plan', name: 'Prank', copies: 1, evilness: 1, cost: { contraptions: 1, minions: 0 } },
  ]);
  const drawn = definitions.map((definition) => {
    const { container } = render(<CardFace definition={definition} />);
    const ground = container.querySelector<HTMLElement>('[data-ground]');
    return [ground?.dataset.ground, ground?.nextElementSibling?.querySelectorAll('g > path:first-child').length];
  });
  expect(drawn).toEqual([
    ['lair', 4],
    ['laboratory', 4],
    ['street', 4],
    ['sky', 4],
  ]);
});

test('R7.1 Health 0 has a sign of its own, printed too, and no other Health has it', () => {
  const { definitions } = registerCatalog([
    { id: 'ghost', type: 'minion', name: 'Ghost', copies: 1, attack: 1, health: 0, perception: 1 },
    { id: 'guard', type: 'minion', name: 'Guard', copies: 1, attack: 0, health: 1, perception: 0 },
  ]);
  const brink = (at: number) =>
    render(<CardFace definition={definitions[at]} />).container.querySelectorAll('[data-brink]');
  expect([...brink(0)].map((one) => one.getAttribute('data-stat'))).toEqual(['health']);
  expect(brink(1)).toHaveLength(0);
});
