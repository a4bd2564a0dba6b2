/** Hints do not contradict themselves, and name nothing that the asker has not seen. */
import { expect, it } from 'vitest';
import { adviceFor, makeBot } from '../../src/bots/index.ts';
import { readCards } from '../../src/cards/read.ts';
import { reasons } from '../../src/engine/foresight.ts';
import type { Action, State, View } from '../../src/engine/index.ts';
import {
  awaiting,
  copyState,
  definitionOf,
  dice,
  legalActions,
  newGame,
  perform,
  registerCatalog,
  view,
} from '../../src/engine/index.ts';
import { hintWords } from '../../src/text/en/table/strip/hint.ts';
import { FULL } from '../full.ts';

const CATALOG = registerCatalog(readCards('src/cards').cards);

/** Decisions of games between rookies. */
function decisions(games: number): State[] {
  const found: State[] = [];
  for (let seed = 1; seed <= games; seed++) {
    const { state } = newGame(CATALOG, { seed });
    const bots = { genius: makeBot('rookie', seed), spymaster: makeBot('rookie', seed + 1) };
    while (state.winner === null && state.turn.number < 24) {
      const { side } = awaiting(state);
      if (!side) break;
      const offers = [...legalActions(state, side)];
      if (awaiting(state).kind === 'act') found.push(copyState(state));
      const action = offers.length === 1 ? offers[0] : bots[side].decide(view(state, side), offers);
      perform(state, action!);
    }
  }
  return found;
}

const POSITIONS = decisions(FULL ? 12 : 2);
/** Facts that cannot hold at once. */
const APART = [
  ['held', 'lets-by'],
  ['opened', 'lets-by'],
  ['support', 'waits'],
  ['nothing-better', 'held'],
  ['nothing-better', 'opened'],
  ['could-join', 'alone'],
];

/** Names of cards that the viewer does not see, and of which it sees no other copy. */
function unseen(seen: View, state: State): string[] {
  const shown = JSON.stringify([
    ...[seen.lair, seen.nodes, seen.spies, seen.hands, seen.discards, seen.scored, seen.plan, seen.offered, seen.stack],
  ]);
  const visible = new Set([...shown.matchAll(/\d+/g)].map(([id]) => seen.cards[Number(id)]));
  return state.cards.flatMap((kind, card) => (visible.has(kind) ? [] : [definitionOf(state, card).name]));
}

it('for each action of many positions, what speaks for it and against it do not contradict each other', () => {
  const told = new Set<string>();
  let hints = 0;
  for (const [i, state] of POSITIONS.filter((_, i) => FULL || i % 2 === 0).entries()) {
    const { side } = awaiting(state);
    const seen = view(state, side!);
    const hidden = unseen(seen, state);
    const offers = [...legalActions(state, side!)];
    const roll = dice(i + 1);
    for (const action of [offers[roll(offers.length)], offers[roll(offers.length)], offers.at(-1)!]) {
      const { aims, replies, costs } = reasons(seen, action);
      const facts = [...aims, ...replies, ...costs].map(({ is }) => is);
      for (const fact of facts) told.add(fact);
      expect(aims.length).toBeGreaterThan(0);
      expect(new Set(facts).size).toBe(facts.length);
      for (const pair of APART) expect(pair.every((fact) => facts.includes(fact as never))).toBe(false);
      // What is held back is less far than before, what is opened is further.
      for (const fact of [...aims, ...costs]) {
        if (!('before' in fact) || !fact.before) continue;
        const gain =
          2 * (fact.end.square - fact.before.square) +
          Number(fact.end.is === 'thwarts') -
          Number(fact.before.is === 'thwarts');
        expect(Math.sign(gain)).toBe(fact.is === 'held' ? -1 : 1);
      }
      const words = hintWords(seen, { action, chance: null, next: null });
      expect(words).not.toMatch(/undefined|null|NaN|\.\.|, \./);
      for (const name of hidden) expect(words).not.toContain(name);
      const sentences = words.split(/(?<=\.) /);
      expect(new Set(sentences).size).toBe(sentences.length);
      hints++;
    }
  }
  if (FULL) console.log(hints, [...told].sort().join(' '));
  expect(hints).toBeGreaterThan(100);
  for (const fact of [
    'held',
    'lets-by',
    'opened',
    'clears',
    'sends',
    'may-activate',
    'action',
    'minion',
    'busy',
    'risks',
  ])
    expect([...told]).toContain(fact);
});

it('a hint is judged no worse than what it calls the next best', () => {
  let compared = 0;
  for (const state of POSITIONS.filter((_, i) => i % (FULL ? 3 : 24) === 0)) {
    const { side } = awaiting(state);
    const offers: Action[] = [...legalActions(state, side!)];
    const { chance, next } = adviceFor(view(state, side!), offers, 7, { nodes: 12 });
    if (chance === null || !next) continue;
    compared++;
    expect(chance).toBeGreaterThanOrEqual(next.chance);
  }
  expect(compared).toBeGreaterThan(1);
});
