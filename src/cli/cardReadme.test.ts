import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseCards } from '../cards/check.ts';
import { CARD_TYPES, DURATIONS, KEYWORDS, STATS } from '../engine/index.ts';
import { ABILITY_KINDS, PROPERTIES, REFERENCES, REPLACEABLE, TRIGGER_EVENTS, VERB_NAMES } from '../engine/language.ts';
import { renewed } from './cardReadme.ts';

const text = readFileSync(new URL('../cards/README.md', import.meta.url), 'utf8');
const examples = [...text.matchAll(/```json (\w+)\n(.*?)\n```/gs)].map(([, kind, json]) => ({
  kind,
  data: JSON.parse(json),
}));
const of = (kind: string) => examples.filter((example) => example.kind === kind).map(({ data }) => data);

const base = { id: 'x', name: 'X', copies: 1 };
const instant = (ability: object) => ({
  ...base,
  type: 'epiphany',
  abilities: [{ kind: 'play', effects: [], ...ability }],
});
const bearer = (ability: { kind: string; on?: string }) => {
  if (ability.kind === 'network') return { ...base, type: 'node', connectors: [], bonuses: [] };
  if (ability.kind === 'replace' && JSON.stringify(ability).includes('"die"'))
    return { ...base, type: 'minion', attack: 1, health: 1, perception: 1 };
  if (ability.kind === 'play') return { ...base, type: 'intelligence' };
  if (ability.kind === 'completion')
    return { ...base, type: 'plan', evilness: 1, cost: { contraptions: 1, minions: 1 } };
  if (ability.kind === 'activated') return { ...base, type: 'minion', attack: 1, health: 1, perception: 1 };
  return { ...base, type: 'contraption', cost: 1, kind: 'static' };
};
const fine = (card: object) => expect(parseCards([card])).toEqual({ cards: [card] });

describe('the examples for designers are right', () => {
  it.each(of('card'))('%j', (card) => fine(card));
  it.each(of('ability'))('%j', (ability) => fine({ ...bearer(ability), abilities: [ability] }));
  it.each(of('condition'))('%j', (condition) => fine(instant({ if: condition })));
  it.each(of('effect'))('%j', (effect) => fine(instant({ effects: [effect] })));
});

it('has the tables of the card language as it is: npm run cards -- --renew', () => {
  expect(text).toBe(renewed(text));
});

describe('nothing of the card language is left out', () => {
  it('has an example of each verb, ability and condition', () => {
    expect(
      of('effect')
        .map(({ verb }) => verb)
        .sort(),
    ).toEqual([...VERB_NAMES].sort());
    expect(new Set(of('ability').map(({ kind }) => kind))).toEqual(new Set(ABILITY_KINDS));
    const conditions = JSON.stringify(of('condition'));
    for (const key of ['count', 'stat', 'score', 'handSize', 'networkSize']) expect(text).toContain(`{ "${key}": `);
    for (const key of ['all', 'any', 'not', 'exists', 'compare', 'turn', 'infiltration', 'plan'])
      expect(conditions).toContain(`{"${key}":`);
  });

  it.each([
    ...CARD_TYPES,
    ...KEYWORDS,
    ...STATS,
    ...PROPERTIES,
    ...REFERENCES,
    ...DURATIONS,
    ...TRIGGER_EVENTS,
    ...REPLACEABLE,
  ])('names %s', (word) => {
    expect(text).toContain(`\`${word}\``);
  });
});
