/**
 * Cards that use every target, selection, reference, condition and verb of the card language. They are made from its
 * tables, so a new word is in them as soon as it is in the language.
 */

import { senseless } from '../../src/cards/sense.ts';
import type { PlaceInCard, Role } from '../../src/cards/walk.ts';
import { walk } from '../../src/cards/walk.ts';
import type { Card, CardType } from '../../src/engine/index.ts';
import { CARD_TYPES, dice, isInstant, STATS } from '../../src/engine/index.ts';
import type { Ability, Field, Fields, Kind, Shape } from '../../src/engine/language.ts';
import {
  ABILITIES,
  ABILITY_KINDS,
  isOptional,
  KINDS,
  kindOf,
  SELECTION,
  TRIGGER_EVENTS,
} from '../../src/engine/language.ts';

type Roll = (n: number) => number;

/** Deeper parts of an ability are left out, or are the first and simplest of their kind. */
const DEEPEST = 9;
/** A field that may be left out is there so often, in percent. */
const OFTEN = 25;

const pick = <T>(list: readonly T[], roll: Roll): T => list[roll(list.length)];

/** Some value of that kind, as `roll` chooses. It is well-formed, and may make no sense. */
function some(kind: Kind, roll: Roll, depth = 0): unknown {
  const shape: Shape = KINDS[kind];
  const inner = (one: Kind) => some(one, roll, depth + 1);
  switch (shape.is) {
    case 'word':
      return pick(shape.words, roll);
    case 'number':
      return shape.from + roll(Math.min(3, shape.to - shape.from + 1));
    case 'flag':
      return roll(2) === 0;
    case 'yes':
      return true;
    case 'text':
      return 'a word';
    case 'list': {
      const least = shape.least ?? (depth < 3 ? 1 : 0);
      const length = depth > DEEPEST ? least : Math.min(shape.most ?? 2, least + roll(2));
      return Array.from({ length }, () => inner(shape.of));
    }
    case 'tuple':
      return shape.of.map(inner);
    case 'row':
      return row(shape.row, roll, depth);
    case 'tagged': {
      const name = pick(Object.keys(shape.rows), roll);
      return { [shape.tag]: name, ...row(shape.rows[name], roll, depth) };
    }
    case 'keyed':
      return row(pick(Object.values(shape.rows), roll), roll, depth);
    case 'either':
      return inner(depth > DEEPEST ? shape.of[0] : pick(shape.of, roll));
    case 'cards':
      return inner(roll(2) === 0 ? 'reference' : 'selection');
  }
}

const row = (fields: Fields, roll: Roll, depth: number): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, field]) => !isOptional(field) || (depth <= DEEPEST && roll(100) < OFTEN))
      .map(([key, field]) => [key, some(kindOf(field), roll, depth + 1)]),
  );

/** The numbers of a card without abilities. */
const PLAIN: { readonly [T in CardType]: object } = {
  minion: { attack: 1, health: 3, perception: 1 },
  contraption: { cost: 1, kind: 'static' },
  epiphany: {},
  plan: { evilness: 2, cost: { contraptions: 1, minions: 1 } },
  spy: { attack: 2, health: 3, sneak: 3, support: { min: 1 } },
  node: { connectors: ['left', 'right', 'top', 'bottom'], bonuses: [] },
  intelligence: {},
};

const COPIES = 2;

const cardWith = (type: CardType, ability: Ability, number: number, attachable: boolean): Card =>
  ({
    id: `${type}-${number}`,
    type,
    name: `${type} ${number}`,
    copies: COPIES,
    ...PLAIN[type],
    ...(attachable && { kind: 'attachable' }),
    abilities: [ability],
  }) as Card;

/** The words of an ability, each with the place where it stands: as a target, in an effect, in a condition, … */
function wordsOf(ability: Ability): Set<string> {
  const words = new Set<string>([`ability ${ability.kind}`]);
  const inner = ability.kind === 'network' ? ability.ability : ability;
  const add = (role: Role, key: string, value: unknown) => words.add(`${role} ${key} ${JSON.stringify(value)}`);
  if (inner.kind === 'trigger') words.add(`on ${inner.on}`);
  if (inner.kind === 'replace') words.add(`instead ${inner.instead}`);
  walk(inner, [], {
    effect: ({ verb }) => void words.add(`verb ${verb}`),
    condition: (condition) => void words.add(`if ${Object.keys(condition)[0]}`),
    selector(selector, { role }: PlaceInCard) {
      if (typeof selector === 'string') {
        add(role, 'reference', selector);
        return;
      }
      for (const [key, value] of Object.entries(selector))
        for (const one of Array.isArray(value) && key !== 'squares' ? value : [value])
          if (typeof one !== 'number') add(role, key, one);
    },
  });
  return words;
}

/** So many abilities are made at random; those that make sense and bring a new word are kept. */
const TRIES = 60_000;

/** Cards with abilities of any form, as many as it takes for every word of the language. */
function mixed(roll: Roll): Card[] {
  const known = new Set<string>();
  const cards: Card[] = [];
  for (let i = 0; i < TRIES; i++) {
    const type = pick(CARD_TYPES, roll);
    const kind = isInstant(type) ? 'play' : pick(ABILITY_KINDS, roll);
    const ability = { kind, ...row(ABILITIES[kind], roll, 0) } as Ability;
    const unheard = TRIGGER_EVENTS.filter((on) => !known.has(`on ${on}`));
    if (ability.kind === 'trigger' && unheard.length > 0) ability.on = pick(unheard, roll);
    const card = cardWith(type, ability, cards.length, type === 'contraption' && roll(2) === 0);
    const words = [...wordsOf(ability)];
    if (words.every((word) => known.has(word)) || senseless(card).length > 0) continue;
    for (const word of words) known.add(word);
    cards.push(card);
  }
  return cards;
}

/** What a field of a selection may hold. */
function values(field: Field): unknown[] {
  const shape: Shape = KINDS[kindOf(field)];
  if (shape.is === 'word') return [...shape.words];
  if (shape.is === 'list') return values(shape.of).map((one) => [one]);
  if (shape.is === 'text') return ['a word'];
  if (kindOf(field) === 'figure') return STATS.map((stat) => [stat, '>=', 1]);
  return shape.is === 'tuple' ? [[1, 4]] : shape.is === 'number' ? [2] : [true];
}

/** Selections of cards of a type, each with one field or two. */
const selections = (type: CardType): object[] => {
  const single = Object.entries(SELECTION).flatMap(([key, field]) =>
    key === 'type' ? [{ type }] : values(field).map((value) => ({ type, [key]: value })),
  );
  const picked = KINDS.pick.words.flatMap((word) => STATS.map((stat) => ({ type, pick: word, stat })));
  return [...single, ...picked, ...single.map((one) => ({ ...one, pick: 'chosen' })), { type: [type, 'minion'] }];
};

const GIFT = { verb: 'giveMinions', amount: 1 };

/** The ways to use a selection on an instant. Those that make no sense are left out later. */
const uses = (selection: object): object[] => [
  { targets: [selection], effects: [GIFT] },
  { targets: [{ type: 'minion' }, selection], effects: [GIFT] },
  { effects: [{ verb: 'each', cards: selection, do: [GIFT] }] },
  { effects: [{ verb: 'bounce', cards: selection }] },
  { effects: [{ verb: 'cancel', cards: selection }] },
  { if: { exists: selection }, effects: [GIFT] },
  { effects: [{ ...GIFT, amount: { count: selection } }] },
];

/** Instants that do next to nothing, by turns of one side and of the other, with each use of each selection. */
function plain(): Card[] {
  const cards: Card[] = [];
  for (const type of CARD_TYPES)
    for (const [i, selection] of selections(type).entries())
      for (const [j, use] of uses(selection).entries()) {
        const instant = (i + j) % 2 === 0 ? 'intelligence' : 'epiphany';
        const card = cardWith(instant, { kind: 'play', ...use } as Ability, 1000 + cards.length, false);
        if (senseless(card).length === 0) cards.push({ ...card, copies: 1 });
      }
  return cards;
}

/** The cards. The same seed gives the same cards. */
export const everySelection = (seed = 1): Card[] => [...plain(), ...mixed(dice(seed))];
