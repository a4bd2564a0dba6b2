/** Which cards of a set may matter for something. It is found once for a set, so that a game asks only those. */

import { abilityStep } from '../vocabulary/cards.ts';
import type { Kind } from '../vocabulary/grammar.ts';
import type { Condition, StaticAbility } from '../vocabulary/language.ts';
import { typesNamed } from '../vocabulary/language.ts';
import { partsOf } from '../vocabulary/parts.ts';
import type { CardType, Keyword, Stat, Step } from '../vocabulary/types.ts';
import { CARD_TYPES, STATS } from '../vocabulary/types.ts';
import type { Definition, Placed } from './define.ts';

/** Some cards of a set, and where they can lie in play. */
export interface Marks {
  /** 1 at the index of each of these cards' definitions, 0 elsewhere. */
  readonly of: Readonly<Uint8Array>;
  readonly inLair: boolean;
  readonly asPlan: boolean;
  readonly asNode: boolean;
  readonly asSpy: boolean;
}

/** Which cards of a set may matter, listed by what they may matter for. */
export interface Index {
  /** Step → the cards with an activated ability that can be used in it. */
  readonly activated: ReadonlyMap<Step, Marks>;
  /** Event → the cards with a trigger that waits for it. */
  readonly triggers: ReadonlyMap<string, Marks>;
  /** The events that some card asks for afterwards: "if a Minion has died this turn". */
  readonly asked: ReadonlySet<string>;
  /** What would happen → the cards that may replace it. */
  readonly replacements: ReadonlyMap<string, Marks>;
  /** Type of card → statistic or keyword → the cards whose static abilities may give it to cards of that type. */
  readonly statics: ReadonlyMap<CardType, ReadonlyMap<Stat | Keyword, Marks>>;
}

/** The index of a set. */
export const indexOfSet = (definitions: readonly Definition[]): Index => ({
  activated: marksBy(definitions, ({ type, activated }) => (activated ? [abilityStep(type)] : [])),
  triggers: marksBy(definitions, (d) => d.triggers.map((p) => p.ability.on)),
  asked: new Set(definitions.flatMap(({ abilities }) => abilities.flatMap((one) => askedIn('ability', one)))),
  replacements: marksBy(definitions, (d) => d.replacements.map((p) => p.ability.instead)),
  statics: new Map(
    CARD_TYPES.map((type) => [
      type,
      marksBy(definitions, (d) => d.statics.filter((p) => mayReach(p, d.type, type)).flatMap(given)),
    ]),
  ),
});

/** The events of `happened` in a part of a card. */
function askedIn(kind: Kind, value: unknown): string[] {
  const own = kind === 'condition' ? happenedIn(value as Condition) : [];
  return [...own, ...partsOf(kind, value).flatMap((part) => askedIn(part.kind, part.value))];
}

const happenedIn = (condition: Condition): string[] => ('happened' in condition ? [condition.happened] : []);

function marks(definitions: readonly Definition[], marked: readonly Definition[]): Marks {
  const of = new Uint8Array(definitions.length);
  for (const { index } of marked) of[index] = 1;
  const types = new Set(marked.map(({ type }) => type));
  return {
    of,
    inLair: types.has('minion') || types.has('contraption'),
    asPlan: types.has('plan'),
    asNode: types.has('node'),
    asSpy: types.has('spy'),
  };
}

/** Each thing that `things` names for some card → those cards. */
function marksBy<T>(definitions: readonly Definition[], things: (definition: Definition) => T[]): Map<T, Marks> {
  const found = new Map<T, Definition[]>();
  for (const definition of definitions)
    for (const thing of things(definition)) {
      const marked = found.get(thing);
      if (marked) marked.push(definition);
      else found.set(thing, [definition]);
    }
  return new Map([...found].map(([thing, marked]) => [thing, marks(definitions, marked)]));
}

const mayReach = ({ ability }: Placed<StaticAbility>, own: CardType, type: CardType): boolean =>
  typesNamed(ability.cards, own)?.includes(type) ?? true;

const given = ({ ability: { stats, keywords = [] } }: Placed<StaticAbility>): (Stat | Keyword)[] => [
  ...STATS.filter((stat) => stats?.[stat] !== undefined),
  ...keywords,
];
