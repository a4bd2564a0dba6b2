import { describe, expect, it } from 'vitest';
import type { Card } from '../engine/index.ts';
import { RECOMMENDED } from '../engine/index.ts';
import { problemLine } from '../text/en/mistakes/problem.ts';
import { checkCards } from './check.ts';
import { openSet } from './open.ts';
import { iconNames, readCards, readFiles } from './read.ts';

const OX: Card = { id: 'ox', type: 'minion', name: 'Ox', copies: 1, attack: 1, health: 1, perception: 1 };
const GUARD: Card = { ...OX, id: 'guard', name: 'Guard', attack: 2 };
const OWN = { cards: [GUARD, { ...OX, id: 'cow', name: 'Cow' }], rules: { ...RECOMMENDED, handSize: 5 } };
const standing = { game: () => OWN };
const files = (...contents: unknown[]) =>
  contents.map((content, i) => ({ name: `${'abc'[i]}.json`, text: JSON.stringify(content) }));
const ids = ({ cards }: { cards: readonly Card[] }): string[] => cards.map(({ id }) => id);

describe('a set that is added to the game', () => {
  it('has the cards of the game and its own; one with the same id takes the place of the other', () => {
    const stronger = { ...GUARD, attack: 9 };
    const set = checkCards(files({ extends: 'game', cards: [OX, stronger] }), undefined, standing);
    expect(set.cards).toEqual([stronger, OWN.cards[1], OX]);
    expect(set.added).toEqual({ fresh: 1, replaced: ['guard'] });
  });

  it('has the numbers of the game where it says no others', () => {
    const set = checkCards(files({ extends: 'game', rules: { actionsPerTurn: 4 }, cards: [OX] }), undefined, standing);
    expect(set.rules).toEqual({ ...RECOMMENDED, handSize: 5, actionsPerTurn: 4 });
  });

  it('may say so in one of several files, and not otherwise in another', () => {
    expect(ids(checkCards(files({ cards: [OX] }, { extends: 'game', cards: [] }), undefined, standing))).toEqual([
      'guard',
      'cow',
      'ox',
    ]);
    const { problems } = checkCards(files({ extends: 'game', cards: [OX] }, { extends: 'nothing', cards: [] }));
    expect(problems.map(problemLine)).toContain(
      'b.json:1:12 extends: another file of the set says "game": say the same in both',
    );
  });

  it('is told where it takes the place of a card of another type', () => {
    const idea = { id: 'guard', type: 'epiphany', name: 'Idea', copies: 1 };
    const { problems } = checkCards(files({ extends: 'game', cards: [idea] }), undefined, standing);
    expect(problems.map(problemLine)).toContain(
      'a.json:1:34 warning: card "guard" id: takes the place of the game\'s "Guard", which is of another type (minion): if that is not meant, choose another id',
    );
  });

  it('is told of a word that is none', () => {
    expect(checkCards(files({ extends: 'games', cards: [OX] }), undefined, standing).problems.map(problemLine)).toEqual(
      ['a.json:1:12 extends: unknown word "games", did you mean "game"?'],
    );
  });

  it('is whole with the game’s own cards, which have nothing said of them', () => {
    const set = checkCards(files({ extends: 'game', cards: [OX] }), iconNames(), {
      game: () => readCards('src/cards'),
    });
    expect(set.problems).toEqual([]);
    expect(set.cards.length).toBe(readCards('src/cards').cards.length + 1);
  });
});

describe('a set that stands alone', () => {
  it('is one that says so, or nothing of it', () => {
    for (const more of [{}, { extends: 'nothing' }])
      expect(ids(checkCards(files({ ...more, cards: [OX] }), undefined, standing))).toEqual(['ox']);
  });

  it('is told what it lacks, and the way on if it did not say that it stands alone', () => {
    const about = (more: object) => checkCards(files({ ...more, cards: [OX] })).problems.map(problemLine);
    const lacks =
      'a.json:1:1 warning: cards of these types are missing in the decks: Evil Plans, Contraptions, Spies, Nodes; so no game can be played';
    expect(about({})).toEqual([
      `${lacks}. To add these cards to the game's own, write "extends": "game" beside "cards"`,
    ]);
    expect(about({ extends: 'nothing' })).toEqual([lacks]);
  });
});

describe('the page asks what is meant', () => {
  const part = (content: object, extend = false) =>
    openSet(files(content), 'farm.json', undefined, { ...standing, extend }).part;
  it('of a set that is no whole game, unless it says what it is or somebody has said it', () => {
    expect(part({ cards: [OX] })).toBe(true);
    expect(part({ extends: 'nothing', cards: [OX] })).toBe(false);
    expect(part({ extends: 'game', cards: [OX] })).toBe(false);
    expect(part({ cards: [OX] }, true)).toBe(false);
    expect(part({ cards: [{ ...OX, attack: 'two' }] })).toBe(false);
  });
  it('not of a whole set', () => {
    expect(openSet(readFiles('src/cards'), 'cards', undefined, standing).part).toBe(false);
  });
});
