import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { forPlayers } from '../../text/en/reference/rulebook.ts';
import type { Inline } from './rulebook.ts';
import { parseRules, searchRules } from './rulebook.ts';

const source = readFileSync(new URL('../../engine/RULES.md', import.meta.url), 'utf8');
const book = parseRules(source);
const rules = book.sections.flatMap((s) => s.rules);

test('the rules have twelve sections, numbered without gaps', () => {
  expect(book.sections.map((s) => s.id)).toEqual(Array.from({ length: 12 }, (_, i) => `R${i + 1}`));
  for (const section of book.sections)
    expect(section.rules.map((r) => r.id)).toEqual(section.rules.map((_, i) => `${section.id}.${i + 1}`));
});

test('a newcomer reads first what the game is about, and nothing of what a seed looks like', () => {
  const { intro, sections } = parseRules(forPlayers(source));
  const words = (parts: Inline[]) => parts.map((part) => (part.kind === 'ruling' ? '' : part.text)).join('');
  expect(words(intro[1])).toMatch(/^The Evil Genius fills .* The first with 10 of it wins\.$/);
  expect(words(intro[2])).toMatch(/^Words: /);
  expect(intro).toHaveLength(3);
  expect(words(sections[0].rules[0].text)).toMatch(/^Two sides, asymmetric: .* give the same game, always\.$/);
});

test('every rule that another one names is there', () => {
  const known = new Set([...rules.map((r) => r.id), ...book.sections.map((s) => s.id)]);
  const named = rules.flatMap((r) => r.text).flatMap((part) => (part.kind === 'rule' ? [part.text] : []));
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((id) => !known.has(id))).toEqual([]);
});

test('marks become parts, and none is left in the text', () => {
  const { text } = parseRules('## R1 A\n- R1.1 **Bold** *em* `code` `R1.1` [r] more\n  and on (R1.2).').sections[0]
    .rules[0];
  expect(text.map((part) => part.kind)).toEqual([
    'strong',
    'text',
    'em',
    'text',
    'code',
    'text',
    'rule',
    'text',
    'ruling',
    'text',
    'rule',
    'text',
  ]);
  const left = rules.flatMap((r) => r.text).filter((part) => part.kind === 'text' && /[*`]|\[r\]/.test(part.text));
  expect(left).toEqual([]);
});

test('players read numbers, and no key of a file', () => {
  const { sections } = parseRules(forPlayers(source));
  const keys = sections.flatMap((s) => (s.id === 'R11' ? [] : s.rules)).flatMap((r) => r.text);
  expect(keys.filter((part) => part.kind === 'code')).toEqual([]);
  const plain = sections.flatMap((s) => s.rules).map((r) => r.plain);
  expect(plain.find((text) => text.startsWith('r2.3 '))).toContain('play up to 2 minions');
  expect(plain.find((text) => text.startsWith('r2.5 '))).toContain('nothing limits how many one minion carries');
  expect(plain.filter((text) => /null|: true|: false| [,.;]|\(\)/.test(text))).toEqual([]);
});

test('the search wants every word, in the rule or its section', () => {
  const found = searchRules(book.sections, 'sneak perception busy').flatMap((s) => s.rules.map((r) => r.id));
  expect(searchRules(book.sections, 'r8.1').flatMap((s) => s.rules.map((r) => r.id))).toEqual(['R8.1', 'R11.1']);
  expect(found.every((id) => rules.find((r) => r.id === id)?.plain.includes('busy'))).toBe(true);
  expect(searchRules(book.sections, 'zeppelin')).toEqual([]);
  expect(searchRules(book.sections, '  ')).toHaveLength(12);
});
