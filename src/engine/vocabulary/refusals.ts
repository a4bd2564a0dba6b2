/** Why an action is not legal (R11.1): a code, the rule's number, and the facts for a sentence. */

/** In the order in which they count when several apply. */
export const REFUSAL_CODES = [
  'malformed',
  'game-over',
  'wrong-side',
  'wrong-step',
  'not-now',
  'first-turn',
  'no-such-card',
  'not-in-hand',
  'not-offered',
  'limit-reached',
  'bad-square',
  'square-occupied',
  'not-free',
  'has-attachment',
  'not-enough-work',
  'needless-worker',
  'bad-attachment',
  'cost-not-met',
  'must-complete',
  'sacrifice-too-small',
  'needless-sacrifice',
  'connector-used',
  'no-facing-connector',
  'overlap',
  'not-connected',
  'size-not-supported',
  'already-infiltrated',
  'not-assigned',
  'nothing-to-destroy',
  'nothing-to-attack',
  'sneak-barred',
  'sneak-zero',
  'sneak-too-low',
  'unsneakable',
  'cannot-ignore',
  'condition-unmet',
  'ability-cost',
  'bad-target',
] as const;
export type RefusalCode = (typeof REFUSAL_CODES)[number];

/** Numbers are counts; a fact whose name is `card`, `spy`, `minion`, `node`, `to` or `by` is a card id. */
export type Facts = Readonly<Record<string, number | string>>;

export interface Refusal {
  readonly code: RefusalCode;
  /** Like `R8.1`. */
  readonly rule: string;
  readonly facts: Facts;
  /** Tells something hidden from the other side: told only to its owner (R10.2). */
  readonly secret: boolean;
}

const NO_FACTS: Facts = Object.freeze({});
export const refuse = (code: RefusalCode, rule: string, facts: Facts = NO_FACTS, secret = false): Refusal => ({
  code,
  rule,
  facts,
  secret,
});
