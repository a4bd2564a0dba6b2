/** What each field of a card, an ability, a selection, a condition or a number holds, in a sentence. */
import type { Card } from '../../engine/index.ts';
import type { Ability, Kind, Kinds, Verb } from '../../engine/language.ts';
import { EFFECT_FIELDS_SAY, VERBS_SAY } from './verbs.ts';

type FieldsOf<Union> = Union extends unknown ? keyof Union : never;
/** The kinds that are objects. */
type Objects =
  | (
      | 'ability'
      | 'bonus'
      | 'card'
      | 'condition'
      | 'cost'
      | 'counters'
      | 'effect'
      | 'grants'
      | 'lastingAbility'
      | 'measure'
    )
  | ('planCost' | 'selection' | 'statChanges' | 'support');

/** What each kind of ability is. */
export const ABILITIES_SAY: Readonly<Record<Ability['kind'], string>> = {
  static:
    'While the card is in play (an Evil Plan: face up), cards have more or less of some statistics, and keywords.',
  trigger: 'When an event happens, the effects are done.',
  replace:
    'When something would happen, the effects are done instead. Where it would happen to several cards at the same moment, they are done for one of them.',
  activated: 'Its owner uses it and pays its cost. A card has at most one.',
  network: "A Node's ability that counts from a size of its Network on.",
  play: 'What an Epiphany or Intelligence does.',
  completion: 'What completing an Evil Plan does.',
};

const ABILITY = {
  kind: 'What kind of ability it is.',
  cards: 'Which cards are changed while this card is in play.',
  stats: 'By how much their statistics change. A statistic that is read here is the printed one.',
  keywords: 'The keywords that they have.',
  if: 'The ability counts only while this holds.',
  on: 'The event that it waits for.',
  of: 'What it must happen to: "$self" (this card, unless said otherwise), "$host", or any card of a selection. A selection of Spies also means the Spy that enters, ignores, sneaks by, fights or thwarts.',
  who: 'Which side must do it; only for "drawn".',
  limit: 'How many times a turn, unless "per" says otherwise.',
  per: 'Whether "limit" counts the times of a turn or of the whole game.',
  optional:
    'The owner is asked each time, if the owner can give what the effects ask for. An owner who declines has not used the ability.',
  effects: 'What is done, in order.',
  instead: 'What does not happen: the effects are done in its place.',
  cost: 'What its owner pays to use it.',
  targets:
    'One or two cards, chosen when it is announced and judged again when it resolves: "$target1" and "$target2" in the effects.',
};

/** What is said of the numbers that a card changes. */
const CHANGES = {
  attack: 'More or less Attack.',
  health: 'More or less Health.',
  perception: 'More or less Perception.',
  sneak: 'More or less Sneak.',
  work: 'More or less Work.',
  value: 'More or less value towards an Evil Plan.',
  initiative: 'Gives Initiative.',
};

/** The keys of a card that say something else on each type of card. */
const BY_TYPE: { readonly [F in 'cost']: Readonly<Record<Extract<Card, Record<F, unknown>>['type'], string>> } = {
  cost: {
    contraption: 'The Work that it takes to build it.',
    plan: 'What must be in the lair: the Costs of Contraptions, and Minions.',
  },
};

export const FIELDS_SAY: {
  readonly [K in Objects]: Readonly<
    Record<Exclude<FieldsOf<Kinds[K]>, K extends 'card' ? keyof typeof BY_TYPE : never>, string>
  >;
} = {
  card: {
    id: 'A word of letters, digits, - and _, which no other card has. Scenarios and saved games know the card by it.',
    type: 'What card it is.',
    name: 'As it is printed.',
    copies: 'How many are in the deck.',
    text: 'Flavour; the rules text is made from the data.',
    icon: 'Name of a picture of game-icons.net, such as "evil-minion".',
    tags: 'Words of your own, such as "Guard", printed beside the type; other cards can ask for them.',
    counters:
      'What lies on it when it comes into play: uses, charges, ammunition, by whatever name. It is one kind at most.',
    keywords: 'Words that say what the card can do.',
    abilities: 'What the card does beyond its numbers.',
    attack: 'Damage dealt in a round of combat.',
    health: 'How much damage it can take.',
    perception: 'The Sneak that a Spy needs to sneak by.',
    work: 'What it puts into building, 1 unless said otherwise.',
    value: 'What it counts for towards an Evil Plan, 1 unless said otherwise.',
    initiative: 'Strikes first in the first round of combat.',
    kind: 'Whether it lies in a square of its own or is attached to a Minion.',
    grants: 'What an attachable Contraption gives to its Minion.',
    evilness: 'What the side that completes or thwarts it scores.',
    sneak: 'What the Spy has to sneak by Minions.',
    support: 'The Network sizes in which the Spy can be assigned.',
    connectors: 'The edges on which it can be connected.',
    bonuses: 'What it gives to the Spies of its Network.',
  },
  bonus: {
    ...CHANGES,
    size: 'Counts while the Network has at least so many Nodes.',
    keywords: 'Keywords that it gives.',
  },
  grants: CHANGES,
  planCost: {
    contraptions: 'The Costs of Contraptions in the lair, added up.',
    minions: 'Minions in the lair, each with its value.',
  },
  support: { min: 'The smallest size.', max: 'The largest size; no upper limit where it is left out.' },
  ability: {
    ...ABILITY,
    size: 'Counts while the Network has at least so many Nodes.',
    ability: 'The ability that counts then.',
  },
  lastingAbility: ABILITY,
  counters: { name: 'A word of your own, such as "charge".', count: 'How many.' },
  cost: {
    busy: 'The Minion becomes Busy in place of working.',
    sneak: 'So much Sneak of the Spy.',
    health: 'So much Health of the Spy.',
    discard: 'So many cards of the hand, which its owner chooses first.',
    counters: 'So many counters of that name, taken off the card.',
  },
  statChanges: CHANGES,
  selection: {
    type: 'The type of the cards, or a list of types.',
    zone: 'Where they are: in play unless said otherwise.',
    where:
      'Where they lie, seen from this card (from a Spy only while it infiltrates). For a card that lies in no square, they are seen from the infiltrator; for an attached card, from its Minion; for a card that has just left the lair, from where it lay. The infiltrator lies in the square where it is.',
    network:
      "Nodes and Spies of this card's Network, or of other ones. For a card without a Network it is the infiltrator's.",
    owner: 'Whose cards.',
    squares: 'From which square to which, 1 to 8.',
    tag: 'A tag that they bear.',
    keyword: 'A keyword that they have.',
    named: 'The name that is printed on them.',
    counter: 'At least one counter of that name lies on them.',
    having: 'A statistic, a sign and a number, such as ["attack", ">=", 3].',
    is: 'Each of these must be true of them.',
    isNot: 'None of these may be true of them.',
    other: 'Leaves out this card itself.',
    pick: 'Which of those that fit: all unless said otherwise.',
    count: 'How many are picked, 1 unless said otherwise.',
    by: 'Who chooses, you unless said otherwise.',
    stat: 'In which statistic they are lowest or highest.',
  },
  effect: EFFECT_FIELDS_SAY,
  condition: {
    all: 'All of these hold.',
    any: 'At least one of these holds.',
    not: 'This does not hold.',
    exists: 'There are such cards.',
    atLeast: 'At least so many, 1 unless said otherwise.',
    compare: 'A number, a sign and another number.',
    turn: 'Whose turn it is.',
    infiltration: 'Whether a Spy is in the lair.',
    plan: 'The Evil Plan has one of these states.',
    happened: 'It has happened this turn.',
    type: 'To a card of these types; any unless said otherwise.',
    self: 'To this card itself, or with it as the Spy.',
    other: 'To another card than this one.',
    who: 'By which side; only for "drawn".',
  },
  measure: {
    count: 'How many cards there are.',
    stat: 'A statistic of one card.',
    of: 'Whose: one card by its part.',
    counters: 'The counters of that name, taken together.',
    on: 'On which cards: one by its part, or a selection.',
    score:
      'The Evilness that the side has scored. A completed plan is scored after its completion effects and the effects of triggers on `planCompleted`. A thwarted plan is scored after the `if` of triggers on `thwarted` is judged, and before their effects.',
    handSize: 'The cards in the hand of the side.',
    networkSize: 'The Nodes in the Network of a Node or Spy; 0 where it has none.',
    distance:
      'The squares from this card to another one; the Evil Plan lies one behind Square 8. 0 where one of them is not in the lair.',
  },
};

/** What the field of an object of that kind holds. `name`: that of its row, such as the type of a card. */
export function fieldSays(kind: Kind, field: string, name = ''): string | undefined {
  if (!Object.hasOwn(FIELDS_SAY, kind)) return undefined;
  if (kind === 'card' && Object.hasOwn(BY_TYPE, field))
    return (BY_TYPE[field as keyof typeof BY_TYPE] as Readonly<Record<string, string>>)[name];
  return (FIELDS_SAY[kind as Objects] as Readonly<Record<string, string>>)[field];
}

/** What a row of that kind is, where its name tells. */
export function rowSays(kind: Kind, name: string | undefined): { description?: string } {
  if (kind === 'effect') return { description: VERBS_SAY[name as Verb].says };
  if (kind === 'ability' || kind === 'lastingAbility') return { description: ABILITIES_SAY[name as Ability['kind']] };
  return {};
}
