import { expect, it } from 'vitest';
import { endless } from '../../tests/engine/cards.ts';
import { readCards } from '../cards/read.ts';
import type { Card } from '../engine/index.ts';
import { trialWords } from '../text/trial.ts';
import { trial } from './trial.ts';

const { cards, rules } = readCards('src/cards');
/** Plays so many games of a set. */
const words = (changed: readonly Card[], games: number): string[] => {
  let played = 1;
  const seen = trial({ cards: [...changed], rules }, () => played++ < games);
  return [
    ...seen.findings.map((finding) => trialWords(finding, seen.games)),
    ...(seen.broken === null ? [] : [seen.broken]),
  ];
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

it('says that cards set each other off without end', () => {
  const loop = cards.map((card) =>
    card.type === 'minion' ? { ...card, abilities: endless({ on: 'turnEnded' }) } : card,
  );
  expect(words(loop, 3).at(-1)).toMatch(
    /the cards set each other off without end\. Give one of their triggers a "limit"\.$/,
  );
});
