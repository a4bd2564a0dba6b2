import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { beatOf } from '../../../tests/host/beat.ts';
import { storeIn } from '../../../tests/store/position.ts';
import type { Setup } from '../../scenario/format.ts';
import type { Show } from '../../store/types.ts';
import { NOTHING } from '../show/director.ts';
import { draw } from '../testing.tsx';
import { Table } from './Table.tsx';

const LAIR: Setup = {
  turn: { number: 5, side: 'genius', step: 'lair' },
  lair: { 1: 'guard' },
  networks: [{ nodes: ['hub'] }],
  hands: { genius: ['rage'] },
};
/** The part that a phone shows, and the name on the tab that is lit. */
const area = () => [
  document.querySelector('main')?.dataset.area,
  screen.getByRole('button', { pressed: true, name: /^(Lair|Networks|Card)$/ }).textContent,
];

test('a card that waits is read by one touch', () => {
  const { store } = storeIn(LAIR);
  const { post, table } = store.getState();
  draw(store, <Table />);
  post({ do: 'open-hand', side: 'genius' });
  const play = store.getState().openHands.genius!.offers.find(({ type }) => type === 'playInstant')!;
  act(() => {
    post({ do: 'close-hand', side: 'genius' });
    post({ do: 'act', action: play });
  });
  expect(table?.stack).toEqual([]);
  expect(area()).toEqual(['lair', 'Lair']);
  fireEvent.click(document.querySelector('[data-waits]')!);
  expect(area()).toEqual(['card', 'Card']);
});

test('a Spy that is sent is seen before the lair while it is waited for', () => {
  const { store } = storeIn({
    ...LAIR,
    turn: { number: 4, side: 'spymaster', step: 'infiltrate' },
    networks: [{ nodes: ['hub'], spies: ['agent'] }],
  });
  const { post, table } = store.getState();
  draw(store, <Table />);
  expect(area()).toEqual(['networks', 'Networks']);
  act(() => void post({ do: 'act', action: { type: 'infiltrate', side: 'spymaster', spy: table!.spies[0].card } }));
  expect(store.getState().waiting.kind).toBe('grace');
  expect(area()).toEqual(['lair', 'Lair']);
});

const tab = (name: string) => screen.getByRole('button', { name });

test('each Spy that is picked shows where it can go, whatever a tab has shown since', () => {
  const { store } = storeIn({
    ...LAIR,
    turn: { number: 4, side: 'spymaster', step: 'infiltrate' },
    networks: [{ nodes: ['hub'], spies: ['agent', 'agent'] }],
  });
  draw(store, <Table />);
  for (const spy of document.querySelectorAll('[data-draggable][aria-label*=", Spy,"]')) {
    fireEvent.click(tab('Networks'));
    expect(area()).toEqual(['networks', 'Networks']);
    fireEvent.click(spy);
    expect(area()).toEqual(['lair', 'Lair']);
  }
  fireEvent.click(tab('Networks'));
  expect(area(), 'till the next one').toEqual(['networks', 'Networks']);
});

test('a card that is aimed at what waits shows no other part', () => {
  const { store } = storeIn({ ...LAIR, hands: { genius: ['rage'], spymaster: ['silence'] } });
  const { post } = store.getState();
  draw(store, <Table />);
  const play = (side: 'genius' | 'spymaster') => {
    post({ do: 'open-hand', side });
    return store.getState().openHands[side]!.offers.find(({ type }) => type === 'playInstant')!;
  };
  act(() => void post({ do: 'act', action: play('genius') }));
  expect(area()).toEqual(['lair', 'Lair']);
  const answer = play('spymaster');
  act(() => void post({ do: 'commit', side: 'spymaster', card: 'card' in answer ? answer.card : -1 }));
  expect(document.querySelector('[data-waits][data-light="target"]')).not.toBeNull();
  expect(area()).toEqual(['lair', 'Lair']);
});

test('the tab of the part that a scene is played in is lit', () => {
  const { store } = storeIn(LAIR);
  const table = store.getState().table!;
  const beat = beatOf({ before: table, events: [], after: table });
  const show = {
    frame: null,
    isAgain: false,
    told: 0,
    said: store.getState().latest,
    sits: undefined,
  } as unknown as Show;
  draw(store, <Table />);
  expect(area()).toEqual(['lair', 'Lair']);
  const pictures = [{ kind: 'mark', mark: 'chosen', on: { at: 'networks' } }];
  act(() =>
    store.setState({ show: { ...show, playing: { ...NOTHING, beat, cue: { pictures, events: [] } as never } } }),
  );
  expect(area()).toEqual(['networks', 'Networks']);
});
