/** Warnings about words of a designer's own that lead nowhere: tags, names and counters that no card of the set has. */
import type { Card } from '../../engine/index.ts';
import type { Effect, Kind } from '../../engine/language.ts';
import { partsOf } from '../../engine/language.ts';
import { nearest } from '../suggest.ts';
import type { Path } from '../trouble.ts';
import { fault } from '../trouble.ts';
import type { SetFacts } from '../troubles/set.ts';
import type { SetFault, Whole } from './whole.ts';

type What = SetFacts['own-word']['what'];
interface Use {
  what: What;
  word: string;
  path: Path;
}

/** The own words that an ability of the card asks for, and the counters that its effects put on cards. */
function usesOf(card: Card): { asked: Use[]; put: string[] } {
  const asked: Use[] = [];
  const put: string[] = [];
  const visit = (kind: Kind, value: unknown, path: Path): void => {
    if (kind === 'tag' || kind === 'name') {
      const key = String(path.at(-1));
      const what = key === 'tag' ? 'tag' : key === 'named' ? 'name' : 'counter';
      asked.push({ what, word: String(value), path });
    }
    const adds = kind === 'effect' && (value as Effect).verb === 'addCounters';
    for (const part of partsOf(kind, value))
      if (adds && part.key === 'counter') put.push(String(part.value));
      else visit(part.kind, part.value, [...path, part.key]);
  };
  for (const [i, ability] of (card.abilities ?? []).entries()) visit('ability', ability, ['abilities', i]);
  return { asked, put };
}

export function ownWords({ cards }: Whole): SetFault[] {
  const uses = new Map(cards.map((card) => [card, usesOf(card)]));
  const own: Readonly<Record<What, ReadonlySet<string>>> = {
    tag: new Set(cards.flatMap(({ tags = [] }) => tags)),
    name: new Set(cards.map(({ name }) => name)),
    counter: new Set([
      ...cards.flatMap((card) => ('counters' in card && card.counters ? card.counters.name : [])),
      ...[...uses.values()].flatMap(({ put }) => put),
    ]),
  };
  return cards.flatMap((card) =>
    (uses.get(card)?.asked ?? []).flatMap(({ what, word, path }): SetFault[] =>
      own[what].has(word)
        ? []
        : [{ card, ...fault(path, 'own-word', { what, word, meant: nearest(word, own[what]) }) }],
    ),
  );
}
