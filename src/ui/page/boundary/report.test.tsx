import { afterEach, expect, test } from 'vitest';
import { TEST_CARDS } from '../../../../tests/engine/cards.ts';
import { playOn } from '../../../../tests/store/player.ts';
import { Browser, OPTIONS } from '../../../../tests/store/world.ts';
import type { Card, CardId, View } from '../../../engine/index.ts';
import { definitionOf, dice } from '../../../engine/index.ts';
import { createGameStore } from '../../../store/store.ts';
import { report } from './report.ts';
import { show } from './telling.ts';
import { useTroubles } from './troubles.ts';

afterEach(() => useTroubles.setState({ told: [], open: false }));

/** Every copy of every card is a card of its own, whose id and name are found in any text. */
const MARKED: Card[] = TEST_CARDS.flatMap((card) => Array.from({ length: card.copies ?? 1 }, () => card)).map(
  (card, i) => ({ ...card, id: `zzqx${i}-id`, name: `Name zzqx${i}`, copies: 1 }),
);
const SEED = 987_654_321;

/** The cards that both players see. */
const open = ({ lair, plan, nodes, spies, discards, scored, stack }: View): CardId[] => [
  ...lair.flatMap((place) => (place ? [place.card, ...place.attached] : [])),
  ...[...nodes, ...spies, ...stack].map(({ card }) => card),
  ...Object.values(discards).flat(),
  ...Object.values(scored).flat(),
  ...(plan?.faceUp ? [plan.card] : []),
];

test('R10.1 the report of a game names no hidden card, no seed and no number of a card', () => {
  const browser = new Browser();
  const store = createGameStore(browser.world());
  store.getState().applyCards({ cards: MARKED, rules: {}, problems: [] });
  store.getState().newGame({ ...OPTIONS, seed: SEED });
  const roll = dice(7);
  const seen = new Set<string>();
  let named = 0;
  for (let i = 0; i < 400 && !store.getState().gameOver; i++) {
    playOn(store, browser, (n) => roll(n));
    const { table } = store.getState();
    if (!table) continue;
    for (const card of open(table).filter((id) => id >= 0)) seen.add(definitionOf(table, card).name);
    const hidden = MARKED.filter(({ name }) => !seen.has(name))[i % 5];
    useTroubles.setState({ told: [] });
    show(
      { code: 'error', facts: { inGame: true } },
      new Error(`card ${hidden?.id.toUpperCase()} "${hidden?.name}" 77 of ${SEED}`),
    );
    const text = report(store.getState());
    expect(text).toContain('Error: card <card> "<card>" # of #');
    expect(text).not.toContain(String(SEED));
    expect(text).not.toMatch(/-id\b/);
    const names = text.match(/Name zzqx\d+/g) ?? [];
    named += names.length;
    expect(names.filter((name) => !seen.has(name))).toEqual([]);
  }
  expect(named).toBeGreaterThan(50);
});

test('R10.1 a hidden choice reads "a card"', () => {
  const browser = new Browser();
  const store = createGameStore(browser.world());
  store.getState().applyCards({ cards: MARKED, rules: {}, problems: [] });
  store.getState().newGame({ ...OPTIONS, seed: SEED });
  store.getState().post({ do: 'lift-curtain' });
  store.getState().post({ do: 'open-hand', side: 'genius' });
  const plan = store.getState().openHands.genius?.view.offered[0] ?? -1;
  store.getState().post({ do: 'act', action: { type: 'choosePlan', side: 'genius', card: plan } });
  expect(report(store.getState())).toMatch(/\n {2}choosePlan, Evil Genius, a card$/m);
});
