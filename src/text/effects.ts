/** Effects of the card language as clauses: "deal 1 damage to the infiltrator". */
import type { Amount, Effect, Keyword, Selector, Who } from '../engine/index.ts';
import { clause } from './conditions.ts';
import type { Voice } from './nouns.ts';
import { amountOf, change, noun, quantity, single } from './nouns.ts';
import { DURATION_TERMS, KEYWORD_TERMS } from './terms.ts';
import { count, list } from './words.ts';

type Verb = Effect['verb'];
type Wording<V extends Verb> = (effect: Extract<Effect, { verb: V }>, voice: Voice) => string;

/** `the infiltrator gets`, `all Spies get`. */
function subject(cards: Selector, voice: Voice, verb: string): string {
  const { text, plural } = noun(cards, voice);
  const alone = verb === 'become' ? 'becomes' : `${verb}s`;
  return `${text} ${plural ? verb : alone}`;
}
const object = (cards: Selector, voice: Voice): string => noun(cards, voice).text;

/** `draw 1 card`, `your opponent draws 1 card`. */
const actor = (who: Who, verb: string): string => (who === 'you' ? verb : `your opponent ${verb}s`);

function dealt(amount: Amount, thing: string, voice: Voice): string {
  if (typeof amount === 'number') return `${amount} ${thing}`;
  if ('count' in amount) return `1 ${thing} for each ${single(amount.count, voice)}`;
  return `${thing} equal to ${quantity(amount, voice)}`;
}

/** `Relentless (may infiltrate again this turn)` */
export const keywordText = (keyword: Keyword): string => `${KEYWORD_TERMS[keyword].name} (${reminder(keyword)})`;

/** By verb. A verb without words does not compile. */
const WORDINGS: { readonly [V in Verb]: Wording<V> } = {
  modify: (e, voice) => `${subject(e.cards, voice, 'get')} ${change(e.stat, e.by, voice)} ${DURATION_TERMS[e.for]}`,
  grant: (e, voice) =>
    `${subject(e.cards, voice, 'gain')} ${KEYWORD_TERMS[e.keyword].name} ${DURATION_TERMS[e.for]} (${reminder(e.keyword)})`,
  damage: (e, voice) => `deal ${dealt(e.amount, 'damage', voice)} to ${object(e.cards, voice)}`,
  heal: (e, voice) => `${subject(e.cards, voice, 'regain')} ${dealt(e.amount, 'Health', voice)}`,
  kill: (e, voice) => `kill ${object(e.cards, voice)}`,
  destroy: (e, voice) => `destroy ${object(e.cards, voice)}`,
  bounce: (e, voice) => {
    const { text, plural } = noun(e.cards, voice);
    return `return ${text} to ${plural ? "their owner's" : "its owner's"} hand`;
  },
  draw: (e, voice) => `${actor(e.who, 'draw')} ${amountOf(e.amount, 'card', voice)}`,
  discard: (e, voice) => {
    const choice = e.who === 'you' ? 'of your choice' : 'of their choice';
    const how = e.pick === 'random' ? 'at random' : choice;
    return `${actor(e.who, 'discard')} ${amountOf(e.amount, 'card', voice)} ${how}`;
  },
  makeBusy: (e, voice) => `${subject(e.cards, voice, 'become')} Busy`,
  makeFree: (e, voice) => `${subject(e.cards, voice, 'become')} Free`,
  move: (e, voice) =>
    `move ${object(e.cards, voice)} to an unoccupied square of ${e.by === 'you' ? 'your' : "your opponent's"} choice`,
  swap: (e, voice) => {
    const { cards, with: others } = e;
    if (typeof cards !== 'string' && JSON.stringify(cards) === JSON.stringify(others))
      return `${object({ ...cards, count: 2 }, voice)} swap squares`;
    return `${object(cards, voice)} and ${object(others, voice)} swap squares`;
  },
  prevent: (e, voice) => {
    const what = e.amount === 'all' ? 'all damage' : `the next ${dealt(e.amount, 'damage', voice)}`;
    return `prevent ${what} to ${object(e.cards, voice)} ${DURATION_TERMS[e.for]}`;
  },
  reveal: (e, voice) => {
    const choice = e.who === 'you' ? 'of your choice' : 'of their choice';
    const how = e.pick === 'random' ? 'at random' : choice;
    const hand = e.who === 'you' ? 'your hand' : 'their hand';
    return `${actor(e.who, 'reveal')} ${amountOf(e.amount, 'card', voice)} of ${hand} ${how}`;
  },
  search: (e, voice) => {
    const top =
      typeof e.amount === 'number' ? count(e.amount, 'card') : `X cards, X being ${quantity(e.amount, voice)},`;
    return `look at the top ${top} of your deck, put 1 into your hand and the others under the deck`;
  },
  giveActions: (e, voice) => `the Spy Master may take ${more(e.amount, 'Action', voice)} this turn`,
  giveMinions: (e, voice) => `the Evil Genius may play ${more(e.amount, 'Minion', voice)} this turn`,
  delay: () => 'set the Evil Plan back one step',
  hasten: () => 'move the Evil Plan on one step',
  revealPlan: () => 'reveal the Evil Plan',
  swapPlan: () => 'an Evil Plan in progress goes under its deck and another is chosen',
  reenter: (e) => `the infiltrator goes back to enter square ${e.square ?? 1} next`,
  eject: () => 'eject the infiltrator',
  unassign: (e, voice) => `unassign ${object(e.cards, voice)}`,
  disconnect: (e, voice) => `undo all connections of ${object(e.cards, voice)}`,
  connect: () => 'the Spy Master connects two Nodes without an Action',
  cancel: (e, voice) => `cancel ${object(e.cards, voice)}`,
  passSquare: () => 'the infiltrator passes its square',
  if: (e, voice) => {
    const otherwise = e.else && e.else.length > 0 ? `; otherwise ${inOrder(e.else, voice)}` : '';
    return `if ${clause(e.condition, voice)}, ${inOrder(e.then, voice)}${otherwise}`;
  },
  each: (e, voice) => {
    const all = typeof e.cards !== 'string' && (e.cards.pick ?? 'all') === 'all';
    const whom = typeof e.cards !== 'string' && all ? `each ${single(e.cards, voice)}` : object(e.cards, voice);
    return `for ${whom}: ${inOrder(e.do, voice)}`;
  },
  chooseOne: (e, voice) => {
    const options = e.options.map((option) => inOrder(option, { ...voice, named: new Set(voice.named) }));
    return `${actor(e.by, 'choose')} one: ${options.join('; or ')}`;
  },
};

function more(amount: Amount, thing: string, voice: Voice): string {
  return typeof amount === 'number' ? count(amount, `more ${thing}`) : amountOf(amount, `more ${thing}`, voice);
}

function reminder(keyword: Keyword): string {
  const { help } = KEYWORD_TERMS[keyword];
  return help.slice(0, 1).toLowerCase() + help.slice(1, -1);
}

const wording = (effect: Effect, voice: Voice): string =>
  (WORDINGS[effect.verb] as (effect: Effect, voice: Voice) => string)(effect, voice);

/** Changes of the same cards for the same time are one clause: `gets +2 Attack and +2 Health this turn`. */
function merged(effects: readonly Effect[], voice: Voice): string[] {
  const clauses: string[] = [];
  for (let i = 0; i < effects.length; i++) {
    const first = effects[i];
    if (first.verb !== 'modify') {
      clauses.push(wording(first, voice));
      continue;
    }
    const run = [first];
    for (let next = effects[i + 1]; next?.verb === 'modify' && sameTarget(first, next); next = effects[i + 1]) {
      run.push(next);
      i++;
    }
    const who = subject(first.cards, voice, 'get');
    clauses.push(`${who} ${list(run.map((e) => change(e.stat, e.by, voice)))} ${DURATION_TERMS[first.for]}`);
  }
  return clauses;
}

/** Picked anew, the cards may be others: only named cards and all of a kind stay the same. */
function sameTarget(a: Extract<Effect, { verb: 'modify' }>, b: Extract<Effect, { verb: 'modify' }>): boolean {
  const steady = typeof a.cards === 'string' || (a.cards.pick ?? 'all') === 'all';
  return steady && a.for === b.for && JSON.stringify(a.cards) === JSON.stringify(b.cards);
}

/** An effect list as one clause, without capital and full stop. */
export const inOrder = (effects: readonly Effect[], voice: Voice): string =>
  effects.length === 0 ? 'nothing happens' : merged(effects, voice).join(', then ');
