/** Warnings about flavour that reads like a rule and says otherwise than the data. */
import type { Card, Stat } from '../../engine/index.ts';
import { STATS } from '../../engine/index.ts';
import type { Verb } from '../../engine/language.ts';
import type { Fault } from '../trouble.ts';
import { fault } from '../trouble.ts';
import { walk } from '../walk.ts';

const path = ['text'];
const NUMBERED = new RegExp(
  `(?<![+−-] ?\\d* ?)\\b(${[...STATS, 'evilness', 'cost'].join('|')})(?: of|:| is| =)? (\\d+)\\b`,
  'gi',
);
/** Words of a rule → the verbs that do it. */
const RULES: readonly (readonly [RegExp, readonly Verb[]])[] = [
  [/\bdraws? (?:\d+|an?|one|two|three|four) (?:extra |more )?cards?\b/i, ['draw', 'search']],
  [/\bdiscards? (?:\d+|an?|one|two|three|four|your|all)(?: \w+)? ?cards?\b/i, ['discard']],
  [/\bdeals? (?:\d+|one|two|three|four) damage\b/i, ['damage']],
  [/\bheals? (?:\d+|one|two|three|four)\b/i, ['heal']],
  [/\b(?:gain|get|give)s? [+−-]\d+ (?:attack|health|sneak|perception|work|value)\b/i, ['modify']],
];

export function flavour(card: Card): Fault[] {
  const { text = '' } = card;
  if (text === '') return [];
  const faults: Fault[] = [];
  for (const [said, word, number] of text.matchAll(NUMBERED)) {
    const stat = word.toLowerCase() as Stat | 'evilness' | 'cost';
    const has =
      (card as unknown as Record<string, unknown>)[stat] ?? ({ work: 1, value: 1 } as Record<string, number>)[stat];
    const own =
      typeof has === 'number' && (card.type === 'minion' || (stat !== 'work' && stat !== 'value')) ? has : undefined;
    if (own !== undefined && own !== Number(number)) faults.push(fault(path, 'says-number', { said, has: own, stat }));
  }
  const verbs = new Set<Verb>();
  const stats = JSON.stringify(card.abilities ?? []);
  for (const outer of card.abilities ?? [])
    walk(outer.kind === 'network' ? outer.ability : outer, [], { effect: ({ verb }) => void verbs.add(verb) });
  for (const [rule, done] of RULES) {
    const [said] = text.match(rule) ?? [];
    const isDone = done.some((verb) => verbs.has(verb)) || (done.includes('modify') && stats.includes('"stats"'));
    if (said !== undefined && !isDone) faults.push(fault(path, 'says-rule', { said }));
  }
  return faults;
}
