import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readCards } from '../../src/cards/read.ts';
import type { Rules } from '../../src/engine/index.ts';
import { DURATIONS, KEYWORDS } from '../../src/engine/index.ts';
import {
  ABILITY_KINDS,
  PROPERTIES,
  REFERENCES,
  REPLACEABLE,
  TRIGGER_EVENTS,
  VERB_NAMES,
} from '../../src/engine/language.ts';
import { TEST_CARDS } from './cards.ts';
import { cover } from './coverage.ts';
import { LANGUAGE_CARDS } from './languageCards.ts';
import { RULINGS } from './rulings.ts';

/** The cards, with so few plans that they run out. */
const CARDS = [...TEST_CARDS, ...LANGUAGE_CARDS].map((card) => (card.type === 'plan' ? { ...card, copies: 1 } : card));
const RULES: Partial<Rules>[] = [
  {},
  { discardWhenFull: false, activateOnFirstTurn: true },
  { maxRounds: 8, maxAttachments: 1 },
  { maxRounds: 30, spiesPerNetwork: 1 },
  { maxRounds: 30, scoreToWin: 99, lethalDamage: 'meets' },
];

/** Milliseconds. Where an added action changes all random games, hundreds are played until each thing was met. */
const PATIENCE = 600_000;

describe('everything happens', () => {
  it('the tests’ own cards speak every word of the card language', () => {
    const text = JSON.stringify(CARDS);
    const unspoken = (words: readonly string[], key: string): string[] =>
      words.filter((word) => !new RegExp(`"${key}":"${word.replace('$', '\\$')}"`).test(text));
    const unlisted = (words: readonly string[], key: string): string[] =>
      words.filter((word) => !new RegExp(`"${key}":\\[[^\\]]*"${word}"`).test(text));
    expect(unspoken(VERB_NAMES, 'verb')).toEqual([]);
    expect(unspoken(DURATIONS, 'for')).toEqual([]);
    expect(unspoken(TRIGGER_EVENTS, 'on')).toEqual([]);
    expect(unspoken(ABILITY_KINDS, 'kind')).toEqual([]);
    expect(unspoken(REPLACEABLE, 'instead')).toEqual([]);
    expect(unspoken(['same', 'other'], 'network')).toEqual([]);
    expect(unspoken(['you', 'opponent'], '(owner|who)')).toEqual([]);
    for (const key of ['count', 'stat', 'score', 'handSize', 'networkSize']) expect(text).toContain(`{"${key}":`);
    expect(unspoken(['all', 'chosen', 'random', 'lowest', 'highest'], 'pick')).toEqual(['all']);
    expect(unspoken(['adjacent', 'ahead', 'behind', 'same'], 'where')).toEqual([]);
    expect(unspoken(['stack', 'discard'], 'zone')).toEqual([]);
    expect(unlisted(PROPERTIES, '(is|isNot)')).toEqual([]);
    expect(unlisted(KEYWORDS, 'keywords').filter((word) => word !== 'initiative')).toEqual([]);
    expect(REFERENCES.filter((reference) => !text.includes(`"${reference}"`))).toEqual([]);
  });

  it('every rule with a ruling is in the table of rulings', () => {
    const path = fileURLToPath(new URL('../../src/engine/RULES.md', import.meta.url));
    const marked = readFileSync(path, 'utf8').match(/^- R[0-9.]+ .*\[r\].*$/gm) ?? [];
    const rules = marked.map((line) => line.split(' ')[1]);
    expect(rules.length).toBeGreaterThan(30);
    expect([...new Set(RULINGS.map((ruling) => ruling.rule))].sort()).toEqual([...new Set(rules)].sort());
  });

  it('on the tests’ own cards: cards, verbs, triggers, refusal codes and rulings', { timeout: PATIENCE }, () => {
    const seeds = [262, 467, 332, 167, 557, 37, 93, 62, 387, 482, 87, 437, 297, 57, 232];
    const { missing } = cover({ cards: CARDS, name: 'the tests’ cards', rules: RULES, seeds, games: 400 });
    expect(missing).toEqual([]);
  });

  /** In random play Spies seldom reach the plan, so they get more Attack. */
  it('on the game’s own cards: cards, verbs, triggers and refusal codes', { timeout: PATIENCE }, () => {
    const { cards: printed } = readCards(fileURLToPath(new URL('../../src/cards', import.meta.url)));
    const cards = printed.map((card) => (card.type === 'spy' ? { ...card, attack: card.attack + 2 } : card));
    const { missing } = cover({
      cards,
      name: 'the game’s cards',
      rules: RULES,
      seeds: [344, 334, 321, 1713, 229, 3057, 104, 2373, 3196, 1211, 1553, 171],
      games: 800,
      withoutRulings: true,
    });
    expect(missing).toEqual([]);
  });
});
