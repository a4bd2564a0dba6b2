import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { RECOMMENDED } from '../engine/index.ts';
import { editorSchema, rulesEditorSchema } from './editor.ts';
import { readCards } from './read.ts';

const { cards, rules, problems } = readCards(fileURLToPath(new URL('.', import.meta.url)));
const copies = (...types: string[]) =>
  cards.filter((card) => types.includes(card.type)).reduce((sum, card) => sum + card.copies, 0);

describe('the first set', () => {
  it('has neither mistakes nor doubts', () => {
    expect(problems).toEqual([]);
    expect(rules).toEqual(RECOMMENDED);
  });

  it('has decks of 47, 44 and 14', () => {
    expect(copies('minion', 'contraption', 'epiphany')).toBe(47);
    expect(copies('spy', 'node', 'intelligence')).toBe(44);
    expect(copies('plan')).toBe(14);
  });

  it('gives each card a picture, flavour and a name of its own', () => {
    for (const card of cards) expect([card.id, !!card.icon, !!card.text]).toEqual([card.id, true, true]);
    expect(new Set(cards.map(({ name }) => name)).size).toBe(cards.length);
    expect(new Set(cards.map(({ icon }) => icon)).size).toBe(cards.length);
  });

  it('has nodes that find partners on every edge', () => {
    const nodes = cards.filter((card) => card.type === 'node');
    const edges = nodes.flatMap((node) => node.connectors.flatMap((edge) => Array(node.copies).fill(edge)));
    for (const edge of ['left', 'right', 'top', 'bottom'])
      expect(edges.filter((e) => e === edge).length).toBeGreaterThan(6);
  });
});

describe.each([
  ['card-file', editorSchema],
  ['rules', rulesEditorSchema],
])('what editors are told: %s.schema.json', (name, schema) => {
  const now = JSON.parse(JSON.stringify(schema()));

  it('is the card language as it is: npm run cards -- --renew', () => {
    expect(JSON.parse(readFileSync(new URL(`./${name}.schema.json`, import.meta.url), 'utf8'))).toEqual(now);
  });

  it('explains each key', () => {
    const bare: string[] = [];
    const said = (part: { $ref?: string; description?: string }): boolean =>
      part.description !== undefined ||
      (part.$ref !== undefined && said(now.$defs[part.$ref.replace('#/$defs/', '')] ?? {}));
    const visit = (part: object, path: string): void => {
      if ('type' in part && part.type === 'object' && 'properties' in part)
        for (const [key, held] of Object.entries(part.properties as object))
          if (!said(held)) bare.push(`${path}/${key}`);
      for (const [key, held] of Object.entries(part))
        if (typeof held === 'object' && held !== null) visit(held, `${path}/${key}`);
    };
    visit(now, '');
    expect(bare).toEqual([]);
  });
});
