/** The five lists of the report: how often each thing was met, what play cannot meet, and what was missed. */
import { readFileSync } from 'node:fs';
import type { Card } from '../../src/engine/index.ts';
import { REFUSAL_CODES } from '../../src/engine/index.ts';
import { VERB_NAMES } from '../../src/engine/language.ts';
import { EVENT_TYPES } from '../../src/text/en/game/log.ts';
import type { List, Tally } from './tally.ts';
import { LISTS } from './tally.ts';
import type { Unmet } from './unmet.ts';
import { UNMET } from './unmet.ts';

export interface Met {
  /** How often each thing was met, the rarest last. */
  met: Record<string, number>;
  /** Things that play cannot meet. */
  unmet: Record<string, Unmet>;
  /** Things that play could have met, but did not. */
  missed: string[];
}

const RULES = new URL('../../src/engine/RULES.md', import.meta.url);

/** The number of each rule, as `R8.1`. */
export const ruleNumbers = (): string[] =>
  [...readFileSync(RULES, 'utf8').matchAll(/^- (R\d+\.\d+) /gm)].map(([, rule]) => rule);

/** Everything there is to meet. */
export const everything = (cards: readonly Card[]): Record<List, readonly string[]> => ({
  cards: cards.map(({ id }) => id),
  verbs: VERB_NAMES,
  events: EVENT_TYPES,
  refusals: REFUSAL_CODES,
  rules: ruleNumbers(),
});

export function listsOf(cards: readonly Card[], tally: Tally): Record<List, Met> {
  const all = everything(cards);
  const listOf = (list: List): Met => {
    const counts = tally.met[list];
    const never = all[list].filter((name) => !counts[name]);
    return {
      met: Object.fromEntries(Object.entries(counts).sort(([, a], [, b]) => b - a)),
      unmet: Object.fromEntries(never.flatMap((name) => (UNMET[list][name] ? [[name, UNMET[list][name]]] : []))),
      missed: never.filter((name) => !UNMET[list][name]),
    };
  };
  return Object.fromEntries(LISTS.map((list) => [list, listOf(list)])) as Record<List, Met>;
}
