import { expect, it } from 'vitest';
import type { Card, CardType } from '../../src/engine/index.ts';
import { RECOMMENDED, registerCatalog, statOf } from '../../src/engine/index.ts';
import type { Selector } from '../../src/engine/language.ts';
import { buildPosition } from '../../src/scenario/position.ts';

/** Every card that can have it gets the same static ability: +1 Attack for the cards of the selector. */
const cardsThatGive = (selector: Selector, owner: CardType): Card[] => {
  const abilities = (type: CardType) =>
    type === owner ? [{ kind: 'static' as const, cards: selector, stats: { attack: 1 } }] : [];
  const card = (type: CardType, id: string = type) => ({ id, name: id, copies: 1, abilities: abilities(type) });
  return [
    { ...card('minion'), type: 'minion', attack: 2, health: 2, perception: 1 },
    { ...card('minion', 'carrier'), abilities: [], type: 'minion', attack: 2, health: 2, perception: 1 },
    { ...card('contraption'), type: 'contraption', cost: 1, kind: 'attachable' },
    { ...card('spy'), type: 'spy', attack: 2, health: 2, sneak: 0, support: { min: 1 } },
    { ...card('spy', 'other-spy'), abilities: [], type: 'spy', attack: 2, health: 2, sneak: 0, support: { min: 1 } },
    { ...card('node'), type: 'node', connectors: ['left'], bonuses: [] },
  ];
};

/** The Spy is at the Minion in square 1. The Contraption is attached to the Minion in square 2. */
it.each<[selector: Selector, on: CardType, stronger: string[]]>([
  ['$self', 'minion', ['minion']],
  ['$self', 'spy', ['spy']],
  ['$host', 'contraption', ['carrier']],
  ['$infiltrator', 'minion', ['spy']],
  ['$infiltrator', 'node', ['spy']],
  ['$occupant', 'node', ['minion']],
  ['$opponent', 'minion', ['spy']],
  ['$opponent', 'spy', ['minion']],
  [{ type: 'minion', where: 'adjacent' }, 'minion', ['carrier']],
  [{ type: ['minion', 'spy'] }, 'node', ['minion', 'carrier', 'spy', 'other-spy']],
])('R6.10 a static ability for %j on a %s reaches those it names and nobody else', (selector, owner, stronger) => {
  const { state, names } = buildPosition(
    registerCatalog(cardsThatGive(selector, owner)),
    {
      setup: {
        turn: { number: 4, side: 'spymaster', step: 'infiltrate' },
        lair: { 1: 'minion', 2: { card: 'carrier', attached: ['contraption'] } },
        networks: [{ nodes: ['node'], spies: ['spy', 'other-spy'] }],
        infiltration: { spy: 'spy', square: 1 },
        decks: { genius: [], spymaster: [], plans: [] },
      },
    },
    RECOMMENDED,
  );
  const units = ['minion', 'carrier', 'spy', 'other-spy'];
  const attack = (name: string): number => statOf(state, names.indexOf(name), 'attack');
  expect(units.filter((name) => attack(name) === 3)).toEqual(stronger);
  expect(units.filter((name) => attack(name) === 2)).toEqual(units.filter((name) => !stronger.includes(name)));
});
