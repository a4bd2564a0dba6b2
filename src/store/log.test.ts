import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { storeIn } from '../../tests/store/position.ts';
import { readCards } from '../cards/read.ts';

const { cards } = readCards(fileURLToPath(new URL('../cards', import.meta.url)));

test('that a Spy does not die is told once, before what happens to it instead', () => {
  const setup = {
    turn: { number: 6, side: 'spymaster' as const, step: 'infiltrate' as const },
    plan: 'evening-news',
    lair: { 1: 'knuckles' },
    networks: [
      {
        nodes: [
          { card: 'safehouse', at: [0, 0] as [number, number] },
          { card: 'embassy', at: [1, 0] as [number, number] },
        ],
        links: [['safehouse', 'embassy'] as [string, string]],
        spies: ['understudy'],
      },
    ],
    infiltration: { spy: 'understudy', square: 1 },
  };
  const { store, browser } = storeIn(setup, cards);
  store.getState().post({ do: 'act', action: { type: 'attack', side: 'spymaster' } });
  browser.pass(60_000);
  const told = store.getState().log.flatMap((entry) => (entry.kind === 'event' ? [entry.event.type] : []));
  const about = told.filter((type) => ['replaced', 'unassigned', 'ejected'].includes(type));
  expect(about).toEqual(['replaced', 'unassigned', 'ejected']);
});
