/** What a card may say, but probably does not mean. */
import type { LintFacts } from '../../../cards/troubles/lints.ts';
import type { Sentences } from '../../../engine/index.ts';
import { typeNames } from './types.ts';

const NOTHING: Readonly<Record<LintFacts['does-nothing']['because'], string>> = {
  by: '"by" is 0',
  amount: '"amount" is 0',
  'no-then': '"then" has no effects',
  'no-do': '"do" has no effects',
};
const REPLACED: Readonly<Record<LintFacts['replaces-each']['instead'], string>> = {
  die: 'replaces every death, so nothing kills it and a combat may have no end',
  beDestroyed: 'replaces every destruction, so nothing destroys it',
  thwart: 'replaces every thwart, so the Evil Plan is never thwarted',
};
const PAID_BACK: Readonly<Record<LintFacts['pays-itself']['by'], string>> = {
  busy: 'frees the Minion again that has become Busy for it',
  sneak: 'gives back the Sneak that it costs',
  health: 'gives back the Health that it costs',
};
const NO_SPY = 'no Spy is in the lair when this happens';

const holdsWord = (holds: boolean): string => (holds ? 'always holds' : 'never holds');

/** How the ring of a loop is closed. */
function loopWords({ others, own }: LintFacts['loop']): string {
  if (others.length > 0) return `and ${others.map((id) => `"${id}"`).join(', ')} can set each other off without end`;
  const by = own === 'ability' ? 'another ability of its card' : 'another copy of its card';
  return `can be set off by ${by}, and set that off, without end`;
}

export const LINT_SENTENCES: Sentences<LintFacts> = {
  'no-copies': () => 'no copies: the card is in no deck',
  'no-picture': ({ icon, meant }) =>
    `there is no game-icons picture "${icon}"${meant ? `, did you mean "${meant}"?` : ''}`,
  'instant-does-nothing': () => 'does nothing: it has no "play" ability',
  'plan-does-nothing': () => 'completing it does nothing: it has no "completion" ability',
  'long-name': ({ have, most }) => `does not fit on the card: it has ${have} letters, and at most ${most} fit`,
  'blank-name': () => 'is blank: nothing stands on the card',
  'free-plan': () => 'is nothing: the Evil Plan can be activated with an empty lair',
  'smallest-network': () => 'is 0, and the smallest Network has size 1: the Spy can never be assigned',
  'give-nothing': () => 'give nothing',
  'gives-nothing': () => 'gives nothing',
  'changes-nothing': () => 'changes nothing: it has neither "stats" nor "keywords"',
  'no-effects': ({ kind }) => `this "${kind}" ability has no effects`,
  'does-nothing': ({ because }) => `does nothing: ${NOTHING[because]}`,
  'grant-does-not-reach': ({ types }) =>
    `does nothing to ${typeNames(types)}: it reaches Minions, Static Contraptions and Spies. Give "keywords" instead`,
  'may-pick-attached': () =>
    'may pick an attached Contraption, with which nothing happens: add "isNot": ["attachable"]',
  'no-such-target': ({ selector, targets }) =>
    `reads "${selector}", but the ability has ${targets === 0 ? 'no targets' : 'one target'}`,
  'unread-target': ({ number }) => `is chosen, but no effect reads "$target${number}"`,
  'never-paid': ({ cost, has }) => `costs ${cost}, and the Spy has ${has}: without a bonus it can never be paid`,
  'fixed-numbers': ({ holds }) => `${holdsWord(holds)}: it compares two fixed numbers`,
  'one-at-most': ({ card }) => `never holds: "${card}" is one card at most`,
  'squares-for-minions': ({ squares }) => `never holds: a lair has ${squares} squares for Minions`,
  'no-conditions': () => 'never holds: it lists no conditions',
  'no-states': () => 'never holds: it lists no states',
  clash: () => 'never holds together with what stands before it, so nothing happens',
  'out-of-bounds': ({ holds, counts }) =>
    `${holdsWord(holds)}: ${counts
      .map(([least, most]) =>
        Number.isFinite(most) ? `what it counts is from ${least} to ${most}` : `what it counts is never below ${least}`,
      )
      .join('')}`,
  'never-at-event': ({ on }) => `never holds when "${on}" happens, so the trigger never does anything`,
  'is-and-is-not': ({ property }) => `no card fits: "${property}" stands in "is" too`,
  'is-both': ({ one, other }) => `no card fits: none is both "${one}" and "${other}"`,
  'infiltration-in-wrong-turn': () => 'never holds: a Spy is in the lair in the turn of the Spy Master only',
  'turn-of-the-other': () => 'never holds: it is the turn of the other side when this happens',
  'never-without-spy': () => `never holds: ${NO_SPY}`,
  'no-card-without-spy': () => `names no card: ${NO_SPY}`,
  'nothing-without-spy': () => `does nothing: ${NO_SPY}`,
  'ends-without-spy': () => `ends at once: ${NO_SPY}`,
  'has-left-play': ({ on }) => `does nothing: the card has left play when "${on}" happens; "replace" comes before it`,
  'replaces-each': ({ instead }) => `${REPLACED[instead]}: give it a "limit" (times a turn) or an "if"`,
  'pays-itself': ({ by }) =>
    `${PAID_BACK[by]}, so it can be used without end: give the ability a "limit" (times a turn)`,
  'feeds-itself': ({ on }) =>
    `sets its own trigger off again, as that waits for "${on}": give the trigger a "limit" (times a turn)`,
  loop: (facts) => `${loopWords(facts)}: give one of the abilities a "limit" (times a turn)`,
  'says-number': ({ said, has, stat }) =>
    `says "${said}", and the card has ${has}: the text is flavour, and the number "${stat}" counts`,
  'says-rule': ({ said }) =>
    `says "${said}", and no ability does it: the text is flavour, and rules are made from "abilities"`,
};
