/** Words of the card language that mean nothing in their place. */
import type { CardType, Keyword, NoFacts } from '../../engine/index.ts';
import type { Property, Selection, TriggerEvent } from '../../engine/language.ts';

type Types = readonly CardType[];

export interface SenseFacts {
  'below-min': { min: number };
  'only-attachable-grants': NoFacts;
  twice: { word: string };
  'second-ability': { kind: string };
  'keyword-unfit': { keyword: Keyword; type: CardType; types: Types };
  'only-play': { type: CardType };
  'play-of-instants': NoFacts;
  'completion-of-plan': NoFacts;
  'network-of-node': NoFacts;
  'activated-of-plan': NoFacts;
  /** The word fits cards of these types (`wanted`), and not of those that are meant here (`wrong`). */
  unfit: { word: string; as: 'replaced' | 'statistic' | 'keyword' | 'event' | 'verb'; wanted: Types; wrong: Types };
  'thwart-of-plan': NoFacts;
  'damage-needs-limit': NoFacts;
  'busy-of-minion': NoFacts;
  'sneak-of-spy': NoFacts;
  'health-of-spy': NoFacts;
  'costs-nothing': NoFacts;
  /** Players can do what the trigger waits for again and again at no cost. */
  'free-trigger': { on: TriggerEvent };
  'per-needs-limit': NoFacts;
  'who-of-drawn': NoFacts;
  'not-of-turn': { on: TriggerEvent };
  'pay-for-nothing': NoFacts;
  'event-of-no-card': { on: TriggerEvent };
  'reenter-needs-limit': NoFacts;
  'stack-is-cancelled': NoFacts;
  'discard-is-bounced': NoFacts;
  'one-card': { verb: string };
  'no-host': NoFacts;
  'no-it': NoFacts;
  'no-event': NoFacts;
  'no-by': { events: readonly TriggerEvent[] };
  'faces-nobody': { type: CardType };
  'statistic-of-many': NoFacts;
  'target-is-one': { key: keyof Selection };
  'nothing-is-picked': { role: 'static' | 'filter' | 'measure'; key: keyof Selection };
  'count-needs-pick': NoFacts;
  'by-needs-chosen': NoFacts;
  'pick-needs-stat': { pick: string };
  'stat-needs-pick': NoFacts;
  'static-in-play': NoFacts;
  'trigger-in-play': NoFacts;
  'never-in-play': { types: Types };
  'stack-of-instants': NoFacts;
  'only-in-play': { key: keyof Selection; zone: string };
  'not-in-squares': { types: Types };
  'not-of-networks': { types: Types };
  'between-needs-square': NoFacts;
  'squares-turned': NoFacts;
  'property-unfit': { property: Property; wanted: Types; types: Types };
}
