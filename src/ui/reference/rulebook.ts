/** Reads `src/engine/RULES.md`: sections `## R1 Game` of rules `- R1.1 …`, and a few words before them. */

import { wordsOf } from './search.ts';

export type Inline =
  | { kind: 'text' | 'em' | 'strong' | 'code'; text: string }
  /** The number of a rule, as a link. */
  | { kind: 'rule'; text: string }
  /** The mark `[r]`: a ruling that is not in the printed book. */
  | { kind: 'ruling' };

export interface Rule {
  id: string;
  text: Inline[];
  /** The text without marks, in lower case, for the search. */
  plain: string;
}
export interface Section {
  id: string;
  title: string;
  rules: Rule[];
}
export interface Rulebook {
  /** Paragraphs before the first section. */
  intro: Inline[][];
  sections: Section[];
}

const MARKS = /\*\*\[r\]\*\*|\[r\]|\*\*([^*]+)\*\*|\*([^*]+)\*|`([^`]+)`|\bR\d+(?:\.\d+)?\b/g;

function inline(text: string): Inline[] {
  const parts: Inline[] = [];
  let at = 0;
  for (const found of text.matchAll(MARKS)) {
    if (found.index > at) parts.push({ kind: 'text', text: text.slice(at, found.index) });
    const [whole, strong, em, code] = found;
    if (strong) parts.push({ kind: 'strong', text: strong });
    else if (em) parts.push({ kind: 'em', text: em });
    else if (code) parts.push(/^R\d/.test(code) ? { kind: 'rule', text: code } : { kind: 'code', text: code });
    else if (whole.includes('[r]')) parts.push({ kind: 'ruling' });
    else parts.push({ kind: 'rule', text: whole });
    at = found.index + whole.length;
  }
  if (at < text.length) parts.push({ kind: 'text', text: text.slice(at) });
  return parts;
}

/** Reads the text of the rules. Never throws: a line that is neither a section nor a rule continues the one above. */
export function parseRules(markdown: string): Rulebook {
  const intro: string[] = [];
  const sections: { id: string; title: string; rules: { id: string; text: string }[] }[] = [];
  let newParagraph = true;
  for (const line of markdown.split('\n')) {
    const section = /^## (R\d+) (.+)$/.exec(line);
    const rule = /^- (R\d+\.\d+) (.+)$/.exec(line);
    const current = sections.at(-1);
    if (section) sections.push({ id: section[1], title: section[2], rules: [] });
    else if (rule && current) current.rules.push({ id: rule[1], text: rule[2] });
    else if (line.trim() === '') newParagraph = true;
    else if (current?.rules.length) current.rules[current.rules.length - 1].text += ` ${line.trim()}`;
    else if (!line.startsWith('# ')) {
      if (newParagraph) intro.push(line);
      else intro[intro.length - 1] += ` ${line}`;
      newParagraph = false;
    }
  }
  return {
    intro: intro.map(inline),
    sections: sections.map((s) => ({ ...s, rules: s.rules.map(({ id, text }) => readRule(id, text)) })),
  };
}

function readRule(id: string, source: string): Rule {
  const text = inline(source);
  const words = text.map((part) => (part.kind === 'ruling' ? '' : part.text)).join('');
  return { id, text, plain: `${id} ${words}`.toLowerCase() };
}

/** The rules with all words of the query. Sections without such a rule are left out. */
export function searchRules(sections: readonly Section[], query: string): Section[] {
  const words = wordsOf(query);
  if (words.length === 0) return [...sections];
  return sections
    .map((s) => ({ ...s, rules: s.rules.filter((r) => words.every((word) => matches(r, s, word))) }))
    .filter((s) => s.rules.length > 0);
}

const matches = (rule: Rule, section: Section, word: string): boolean =>
  rule.plain.includes(word) || section.title.toLowerCase().includes(word);
