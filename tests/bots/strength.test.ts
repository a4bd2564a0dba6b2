import { expect, it } from 'vitest';
import { planLair } from '../../src/bots/rookie/lair.ts';
import { RuleOfThumb } from '../../src/bots/rookie/worth.ts';
import { readCards } from '../../src/cards/read.ts';
import type { Card, State } from '../../src/engine/index.ts';
import { awaiting, copyState, perform, refusal, registerCatalog } from '../../src/engine/index.ts';
import { countGame, rowsOf } from '../../src/sim/count.ts';
import { playGame } from '../../src/sim/game.ts';
import { emptyTally } from '../../src/sim/tally.ts';

const { cards, rules } = readCards('src/cards');
const catalog = registerCatalog(cards);

/** Seeds of short games. */
const SEEDS = [8, 10, 11];

it('the rookie beats the intern on both sides of the same seeds; npm run soak plays the full number', () => {
  const play = (genius: 'intern' | 'rookie', spymaster: 'intern' | 'rookie') => {
    const tally = emptyTally(catalog);
    const rows = rowsOf(tally);
    for (const seed of SEEDS) countGame({ catalog, rules, genius, spymaster }, seed, tally, rows);
    return tally;
  };
  const wins = play('rookie', 'intern').geniusWins + play('intern', 'rookie').spymasterWins;
  expect(wins).toBeGreaterThanOrEqual(Math.ceil(0.95 * 2 * SEEDS.length));
});

it('the same seed gives the same game', () => {
  const games = [1, 2].map(() => {
    const tally = emptyTally(catalog);
    countGame({ catalog, rules, genius: 'rookie', spymaster: 'rookie' }, 5, tally, rowsOf(tally));
    return tally;
  });
  expect(games[0]).toEqual(games[1]);
});

it('what the rookie plans for its lair can be done, also where Work depends on who stands next to whom', () => {
  const boss: Card = {
    id: 'boss',
    type: 'minion',
    name: 'Boss',
    copies: 12,
    attack: 1,
    health: 3,
    perception: 1,
    abilities: [{ kind: 'static', cards: { type: 'minion', where: 'adjacent' }, stats: { work: 1 } }],
  };
  const match = { catalog: registerCatalog([...cards, boss]), rules, genius: 'rookie', spymaster: 'intern' } as const;
  const refused: unknown[] = [];
  let plans = 0;
  let turn = 0;
  const check = (state: State): void => {
    if (state.turn.step !== 'lair' || state.turn.number === turn || awaiting(state).kind !== 'act') return;
    turn = state.turn.number;
    plans++;
    const trial = copyState(state);
    for (const action of planLair(copyState(state), new RuleOfThumb('genius')).actions) {
      const no = refusal(trial, action);
      if (no) refused.push([action, no.code]);
      else perform(trial, action);
    }
  };
  for (let seed = 1; seed <= 5; seed++) playGame(match, seed, { action: check });
  expect(plans).toBeGreaterThan(20);
  expect(refused).toEqual([]);
});
