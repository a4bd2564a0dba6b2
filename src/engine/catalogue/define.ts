/** A card with every default filled in: the facts that a game looks up. */
import type { Bonus, Card, CardOf, Counters, Grants } from '../vocabulary/cards.ts';
import { SIDE_OF } from '../vocabulary/cards.ts';
import type {
  Ability,
  ActivatedAbility,
  CompletionAbility,
  Effect,
  PlainAbility,
  PlayAbility,
  ReplaceAbility,
  StaticAbility,
  TriggerAbility,
} from '../vocabulary/language.ts';
import type { CardType, Edge, Keyword, Side } from '../vocabulary/types.ts';
import { EDGE_BITS } from '../vocabulary/types.ts';
import { withAllFields } from './allFields.ts';
import { interned } from './interned.ts';

/** An ability and its place on its card. It stands there by itself or inside a `network` ability. */
export interface Placed<A extends PlainAbility> {
  readonly ability: A;
  /** The index of the card's ability. Uses are counted by it. */
  readonly index: number;
  /** The path from the definition to the list of the ability's effects. */
  readonly path: readonly (string | number)[];
  /** The smallest Network size at which the ability counts; 0: it always counts. */
  readonly size: number;
}

/** A card with every default filled in. All definitions have the same shape, so that look-ups stay fast. */
export interface Definition {
  readonly index: number;
  readonly id: string;
  readonly name: string;
  readonly type: CardType;
  readonly side: Side;
  readonly copies: number;
  readonly text: string;
  readonly icon: string;
  readonly attack: number;
  readonly health: number;
  readonly perception: number;
  readonly sneak: number;
  readonly work: number;
  readonly value: number;
  /** A Contraption's Cost. */
  readonly cost: number;
  readonly attachable: boolean;
  readonly grants: Readonly<Required<Grants>>;
  readonly evilness: number;
  readonly planCost: Readonly<{ contraptions: number; minions: number }>;
  readonly supportMin: number;
  /** Infinity if the card sets no upper limit. */
  readonly supportMax: number;
  readonly connectors: readonly Edge[];
  /** The card's connectors as the sum of their `EDGE_BITS`. */
  readonly connectorBits: number;
  readonly bonuses: readonly Readonly<Required<Bonus>>[];
  /** The counters with which it comes into play. */
  readonly counters: Readonly<Counters> | null;
  readonly tags: readonly string[];
  readonly keywords: readonly Keyword[];
  /** The abilities as they stand on the card. */
  readonly abilities: readonly Ability[];
  /** The same abilities with all fields. The engine reads these. */
  readonly even: readonly Ability[];
  readonly statics: readonly Placed<StaticAbility>[];
  readonly triggers: readonly Placed<TriggerAbility>[];
  readonly replacements: readonly Placed<ReplaceAbility>[];
  readonly play: Placed<PlayAbility> | undefined;
  readonly activated: Placed<ActivatedAbility> | undefined;
  /** The activated ability's cost in cards of the hand, as an effect. It resolves before the ability is announced. */
  readonly payment: readonly Effect[];
  readonly completion: Placed<CompletionAbility> | undefined;
}

/** Every field that a card of any type may have. */
type AnyFields = Partial<
  Omit<CardOf<'minion'>, 'type'> &
    Omit<CardOf<'contraption'>, 'type' | 'cost'> &
    Omit<CardOf<'spy'>, 'type'> &
    Omit<CardOf<'node'>, 'type'>
> & {
  evilness?: number;
};

const placed = (abilities: readonly Ability[]): Placed<PlainAbility>[] =>
  abilities.map((ability, index) =>
    ability.kind === 'network'
      ? { ability: ability.ability, index, path: ['even', index, 'ability', 'effects'], size: ability.size }
      : { ability, index, path: ['even', index, 'effects'], size: 0 },
  );

const NOTHING_GRANTED: Required<Grants> = { attack: 0, health: 0, perception: 0, initiative: false };
const NO_BONUS: Required<Bonus> = { size: 0, attack: 0, health: 0, sneak: 0, initiative: false, keywords: [] };

/** The definition of a card. `index`: the card's place in the set, from 0. */
export function define(card: Card, index: number): Definition {
  const c: AnyFields = card;
  const even = (card.abilities ?? []).map(withAllFields);
  const abilities = placed(even);
  const all = <K extends PlainAbility['kind']>(kind: K) =>
    abilities.filter((p): p is Placed<Extract<PlainAbility, { kind: K }>> => p.ability.kind === kind);
  const { discard = 0 } = all('activated')[0]?.ability.cost ?? {};
  const keywords = [...(card.keywords ?? [])];
  if (c.initiative && !keywords.includes('initiative')) keywords.push('initiative');
  return {
    index,
    id: card.id,
    name: card.name,
    type: interned(card.type),
    side: SIDE_OF[card.type],
    copies: card.copies,
    text: card.text ?? '',
    icon: card.icon ?? '',
    attack: c.attack ?? 0,
    health: c.health ?? 0,
    perception: c.perception ?? 0,
    sneak: c.sneak ?? 0,
    work: c.work ?? (card.type === 'minion' ? 1 : 0),
    value: c.value ?? (card.type === 'minion' ? 1 : 0),
    cost: card.type === 'contraption' ? card.cost : 0,
    attachable: card.type === 'contraption' && card.kind === 'attachable',
    grants: { ...NOTHING_GRANTED, ...c.grants },
    evilness: c.evilness ?? 0,
    planCost: card.type === 'plan' ? card.cost : { contraptions: 0, minions: 0 },
    supportMin: c.support?.min ?? 0,
    supportMax: c.support?.max ?? Number.POSITIVE_INFINITY,
    connectors: c.connectors ?? [],
    connectorBits: (c.connectors ?? []).reduce((bits, edge) => bits | EDGE_BITS[edge], 0),
    bonuses: (c.bonuses ?? []).map((bonus) => ({ ...NO_BONUS, ...bonus })),
    counters: c.counters ?? null,
    tags: card.tags ?? [],
    keywords,
    abilities: card.abilities ?? [],
    even,
    statics: all('static'),
    triggers: all('trigger'),
    replacements: all('replace'),
    play: all('play')[0],
    activated: all('activated')[0],
    payment: discard > 0 ? [{ verb: 'discard', who: 'you', amount: discard, pick: 'chosen' }] : [],
    completion: all('completion')[0],
  };
}
