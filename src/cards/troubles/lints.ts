/** What a card may say, but probably does not mean. */
import type { CardType, NoFacts } from '../../engine/index.ts';
import type { Property, TriggerEvent } from '../../engine/language.ts';

type Types = readonly CardType[];
/** What a count is at least and at most. */
type Bounds = readonly [least: number, most: number];

export interface LintFacts {
  'no-copies': NoFacts;
  'no-picture': { icon: string; meant: string | undefined };
  'instant-does-nothing': NoFacts;
  'plan-does-nothing': NoFacts;
  'long-name': { have: number; most: number };
  'blank-name': NoFacts;
  'free-plan': NoFacts;
  'smallest-network': NoFacts;
  'give-nothing': NoFacts;
  'gives-nothing': NoFacts;
  'changes-nothing': NoFacts;
  'no-effects': { kind: string };
  'does-nothing': { because: 'by' | 'amount' | 'no-then' | 'no-do' };
  'grant-does-not-reach': { types: Types };
  'may-pick-attached': NoFacts;
  'no-such-target': { selector: string; targets: number };
  'unread-target': { number: number };
  'never-paid': { cost: number | undefined; has: number };
  // Contradictions
  'fixed-numbers': { holds: boolean };
  'one-at-most': { card: string };
  'squares-for-minions': { squares: number };
  'no-conditions': NoFacts;
  'no-states': NoFacts;
  clash: NoFacts;
  'out-of-bounds': { holds: boolean; counts: readonly Bounds[] };
  'never-at-event': { on: TriggerEvent };
  'is-and-is-not': { property: Property };
  'is-both': { one: Property; other: Property };
  // Moments
  'infiltration-in-wrong-turn': NoFacts;
  'turn-of-the-other': NoFacts;
  'never-without-spy': NoFacts;
  'no-card-without-spy': NoFacts;
  'nothing-without-spy': NoFacts;
  'ends-without-spy': NoFacts;
  'has-left-play': { on: TriggerEvent };
  // What has no end
  'replaces-each': { instead: 'die' | 'beDestroyed' | 'thwart' };
  'pays-itself': { by: 'busy' | 'sneak' | 'health' };
  'feeds-itself': { on: TriggerEvent };
  /** `others`: the ids of the other cards in the ring. `own`: another ability of the card, or another copy of it. */
  loop: { others: readonly string[]; own: 'ability' | 'copy' };
  // Flavour
  'says-number': { said: string; has: number; stat: string };
  'says-rule': { said: string };
}
