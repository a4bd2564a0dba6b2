import { expect, it } from 'vitest';
import { endless } from '../../tests/engine/cards.ts';
import { readCards } from '../cards/read.ts';
import type { Card } from '../engine/index.ts';
import { trialWords } from '../text/en/game/trial.ts';
import { trial, trials } from './trial.ts';

const { cards, rules } = readCards('src/cards');
/** Plays so many games of a set. */
const words = (changed: readonly Card[], games: number): string[] => {
  const seen = trial({ cards: [...changed], rules }, games);
  return seen.findings.map((finding) => trialWords(finding, seen.games));
};

it('says who won and how long it took, as far as there is time', () => {
  expect(words(cards, 2)).toEqual([
    expect.stringMatching(
      /^2 games of two rookies: the Evil Genius won \d, the Spy Master \d\. Half of them ended by round \d+\.$/,
    ),
  ]);
});

it('says what nobody plays, and who always wins', () => {
  const costly = cards.map((card) =>
    card.type === 'contraption' ? { ...card, cost: 60 } : card.type === 'plan' ? { ...card, evilness: 10 } : card,
  );
  const seen = words(costly, 6);
  expect(seen).toContainEqual(expect.stringMatching(/^Drawn in several games, and played in none: /));
  expect(seen).toContainEqual('The Spy Master wins nearly all games.');
});

it('plays on where cards set each other off without end, counts the games and names the cards', () => {
  const loop = cards.map((card) =>
    card.id === 'henchman' ? { ...card, abilities: endless({ on: 'turnEnded' }) } : card,
  );
  const [score, looped] = words(loop, 3);
  expect(score).toMatch(/^3 games of two rookies: /);
  expect(looped).toMatch(
    /^In \d games? cards looped: .+ sets itself off without end\. Give one of their triggers a "limit"\.$/,
  );
});

it('compares a changed set with the one before on the same deals', () => {
  const changed = cards.map((card) => (card.id === 'henchman' ? { ...card, attack: 9 } : card));
  const seen = trial({ cards: changed, rules, before: { cards, rules } }, 3);
  expect(seen.difference).toMatchObject({ pairs: 3, verdict: 'few' });
  expect(seen.games).toBe(3);
  const same = [...trials({ cards, rules, before: { cards, rules } }, 2)];
  expect(same.map(({ games, toGo, difference }) => [games, toGo, difference?.difference])).toEqual([
    [1, 1, 0],
    [2, 0, 0],
  ]);
});
