/**
 * The card language: a second door of the rules, for what checks cards, compares sets of them, puts them into words, and
 * says to designers what they can write. What plays games needs `index.ts` alone.
 */
export { type CardChange, type CardNumber, type CardPart, cardChanges, needsDeal } from './catalogue/changes.ts';
export { compares } from './facts/compares.ts';
export {
  type Bonus,
  CARDS,
  type CardOf,
  copiesIn,
  EVERY_CARD,
  type Grants,
  LARGEST,
  MOST_COPIES,
  MOST_DESIGNS,
} from './vocabulary/cards.ts';
export {
  type Field,
  type Fields,
  isOptional,
  KINDS,
  type Kind,
  type Kinds,
  kindOf,
  PLAIN_TEXT,
  type Rows,
  type Shape,
} from './vocabulary/grammar.ts';
export {
  ABILITIES,
  ABILITY_KINDS,
  type Ability,
  type ActivatedAbility,
  type Amount,
  CONDITIONS,
  type Condition,
  type Effect,
  type EffectOf,
  IN_SQUARES,
  MEASURES,
  type NetworkAbility,
  type PlainAbility,
  PROPERTIES,
  type Property,
  REFERENCES,
  REPLACEABLE,
  REPLACEMENTS,
  type Reference,
  type ReplaceAbility,
  type Replaceable,
  SELECTION,
  type Selection,
  type Selector,
  type StaticAbility,
  TRIGGER_EVENTS,
  TRIGGERS,
  type TriggerAbility,
  type TriggerEvent,
  targetIndex,
  typesIn,
  typesNamed,
  UNITS,
  VERB_NAMES,
  VERBS,
  type Verb,
  type Who,
} from './vocabulary/language.ts';
export { partsOf } from './vocabulary/parts.ts';
