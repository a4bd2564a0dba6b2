/** Effects of the card language as clauses: "deal 1 damage to the infiltrating Spy". */
import type { CardType, Keyword } from '../../../engine/index.ts';
import { SIDE_OF } from '../../../engine/index.ts';
import type { Amount, Effect, Selector, Who } from '../../../engine/language.ts';
import { targetIndex, typesIn } from '../../../engine/language.ts';
import { DURATION_TERMS, KEYWORD_TERMS } from '../terms.ts';
import { count, list, uncapital } from '../words.ts';
import { clause } from './conditions.ts';
import type { Voice } from './nouns.ts';
import {
  amountOf,
  aside,
  change,
  counted,
  infiltrator,
  isYou,
  listener,
  noun,
  quantity,
  single,
  whose,
} from './nouns.ts';

type Verb = Effect['verb'];
type Wording<V extends Verb> = (effect: Extract<Effect, { verb: V }>, voice: Voice) => string;

/** `that Spy gets`, `all Spies get`. */
function subject(cards: Selector, voice: Voice, verb: string): string {
  const { text, plural } = noun(cards, voice);
  return `${text} ${plural ? verb : `${verb}s`}`;
}
const object = (cards: Selector, voice: Voice): string => noun(cards, voice).text;

/**
 * `draw 1 card`, `your opponent draws 1 card`, `they draw 1 card`. Once the opponent has been named, a command could be
 * meant for it, so it is `you draw 1 card`.
 */
function actor(who: Who, verb: string, voice: Voice): string {
  if (isYou(who, voice)) return command(verb, voice);
  return voice.they ? `they ${verb}` : `your opponent ${verb}s`;
}
const command = (verb: string, { they }: Voice): string => (they ? `you ${verb}` : verb);

/** `deal 2 damage to that Spy`, `to each adjacent Minion`. */
function eachOf(cards: Selector, voice: Voice): string {
  const all = typeof cards !== 'string' && (cards.pick ?? 'all') === 'all';
  return all ? `each ${single(cards, voice)}` : object(cards, voice);
}

/** The types that the cards may have; empty if the data does not tell. */
function typesOfCards(cards: Selector, voice: Voice): readonly CardType[] {
  if (typeof cards !== 'string') return typesIn(cards);
  switch (cards) {
    case '$self':
      return [voice.type];
    case '$event':
      return voice.event;
    case '$target1':
    case '$target2': {
      const target = voice.targets[targetIndex(cards)];
      return target ? typesIn(target) : [];
    }
    case '$infiltrator':
      return ['spy'];
    case '$host':
      return ['minion'];
    default:
      return [];
  }
}

/** The hand that a card goes back to. */
function ownersHand(cards: Selector, voice: Voice, plural: boolean): string {
  const sides = new Set(typesOfCards(cards, voice).map((type) => SIDE_OF[type]));
  if (sides.size !== 1) return plural ? "their owner's hand" : "its owner's hand";
  return `${whose(sides.has(SIDE_OF[voice.type]) ? 'you' : 'opponent', voice)} hand`;
}

/** Says that a Spy may still sneak. Destroying bars it from sneaking, but an effect does not (R6.4). */
function unbarred(cards: Selector, voice: Voice): string {
  return SIDE_OF[voice.type] === 'spymaster' && typesOfCards(cards, voice).includes('contraption')
    ? ' (this does not bar sneaking)'
    : '';
}

function dealt(amount: Amount, thing: string, voice: Voice): string {
  if (typeof amount === 'number') return `${amount} ${thing}`;
  const one = counted(amount, voice);
  if (one) return `1 ${thing} for each ${one}`;
  return `${thing} equal to ${quantity(amount, voice)}`;
}

/** Is the amount said before the cards that it is done to? The first target is always named before the second. */
const isSaidFirst = (amount: Amount, cards: Selector, voice: Voice): boolean =>
  typeof amount === 'number' ||
  counted(amount, aside(voice)) !== null ||
  (cards === '$target2' && Object.values(amount).includes('$target1'));

/** `deal 2 damage to that Spy, then to each adjacent Minion`, `deal damage to that Spy equal to your Evilness`. */
function dealing(run: readonly Of<'damage'>[], voice: Voice): string {
  const [{ amount, cards }] = run;
  const to = () => run.map((e) => `to ${eachOf(e.cards, voice)}`).join(', then ');
  if (isSaidFirst(amount, cards, voice)) return `deal ${dealt(amount, 'damage', voice)} ${to()}`;
  return `deal damage ${to()}${run.length > 1 ? ',' : ''} equal to ${quantity(amount, voice)}`;
}

/** `at random`, `of their choice`: how cards of a hand are picked. */
function picked({ who, pick }: Extract<Effect, { verb: 'discard' | 'reveal' }>, voice: Voice): string {
  if (pick === 'random') return 'at random';
  return isYou(who, voice) ? 'of your choice' : 'of their choice';
}

/** `Relentless (may infiltrate again this turn)`. The reminder comes once per card. */
export function keywordText(keyword: Keyword, { reminded }: Pick<Voice, 'reminded'>, plural = false): string {
  return `${KEYWORD_TERMS[keyword].name}${reminder(keyword, reminded, plural)}`;
}

/** What cards are and have: `has +1 Attack and Initiative (…)`, `are Untargetable (…)`. */
export function standing(
  stats: readonly string[],
  keywords: readonly Keyword[],
  voice: Pick<Voice, 'reminded'>,
  plural: boolean,
): string {
  const words = (verb: 'be' | 'have') =>
    keywords.filter((k) => KEYWORD_TERMS[k].verb === verb).map((k) => keywordText(k, voice, plural));
  const [has, is] = [[...stats, ...words('have')], words('be')];
  return list([
    ...(has.length > 0 ? [`${plural ? 'have' : 'has'} ${list(has)}`] : []),
    ...(is.length > 0 ? [`${plural ? 'are' : 'is'} ${list(is)}`] : []),
  ]);
}

/** Verb → its words. A verb without words does not compile. */
const WORDINGS: { readonly [V in Verb]: Wording<V> } = {
  modify: (e, voice) => `${subject(e.cards, voice, 'get')} ${change(e.stat, e.by, voice)} ${DURATION_TERMS[e.for]}`,
  grant: (e, voice) => {
    const { name, verb } = KEYWORD_TERMS[e.keyword];
    const { plural } = noun(e.cards, aside(voice));
    const gains = subject(e.cards, voice, verb === 'be' ? 'become' : 'gain');
    return `${gains} ${name} ${DURATION_TERMS[e.for]}${reminder(e.keyword, voice.reminded, plural)}`;
  },
  damage: (e, voice) => dealing([e], voice),
  heal: (e, voice) => `${subject(e.cards, voice, 'regain')} ${dealt(e.amount, 'Health', voice)}`,
  kill: (e, voice) => `kill ${object(e.cards, voice)}`,
  destroy: (e, voice) => `destroy ${object(e.cards, voice)}${unbarred(e.cards, voice)}`,
  bounce: (e, voice) => {
    const { text, plural } = noun(e.cards, voice);
    return `return ${text} to ${ownersHand(e.cards, voice, plural)}`;
  },
  draw: (e, voice) => `${actor(e.who, 'draw', voice)} ${amountOf(e.amount, 'card', voice)}`,
  discard: (e, voice) => `${actor(e.who, 'discard', voice)} ${amountOf(e.amount, 'card', voice, picked(e, voice))}`,
  makeBusy: (e, voice) => `${subject(e.cards, voice, 'become')} Busy`,
  makeFree: (e, voice) => `${subject(e.cards, voice, 'become')} Free`,
  move: (e, voice) =>
    `${voice.they ? actor(e.by, 'move', voice) : 'move'} ${object(e.cards, voice)} to an unoccupied square of ${whose(e.by, voice)} choice`,
  swap: (e, voice) => {
    const { cards, with: others } = e;
    if (typeof cards !== 'string' && JSON.stringify(cards) === JSON.stringify(others))
      return `${object({ ...cards, count: 2 }, voice)} swap squares`;
    return `${object(cards, voice)} and ${object(others, voice)} swap squares`;
  },
  prevent: ({ amount, cards, for: until }, voice) => {
    const text = (what: string) => `prevent ${what} to ${object(cards, voice)} ${DURATION_TERMS[until]}`;
    if (amount === 'all') return text('all damage');
    if (isSaidFirst(amount, cards, voice)) return text(`the next ${dealt(amount, 'damage', voice)}`);
    return `${text('the next X damage')} (X is ${quantity(amount, voice)})`;
  },
  reveal: (e, voice) => {
    const hand = isYou(e.who, voice) ? 'your hand' : 'their hand';
    return `${actor(e.who, 'reveal', voice)} ${amountOf(e.amount, 'card', voice, `${picked(e, voice)} from ${hand}`)}`;
  },
  search: (e, voice) => {
    const [top, x] =
      typeof e.amount === 'number'
        ? [count(e.amount, 'card'), '']
        : ['X cards', ` (X is ${quantity(e.amount, voice)})`];
    const rest = e.amount === 2 ? 'the other' : 'the others';
    const [looks, put] = isYou('you', voice)
      ? [command('look', voice), 'put']
      : [actor('you', 'look', voice), voice.they ? 'put' : 'puts'];
    const own = isYou('you', voice) ? 'your' : 'their';
    return `${looks} at the top ${top} of ${own} deck${x}, ${put} 1 into ${own} hand and ${rest} under the deck`;
  },
  giveActions: (e, voice) =>
    `${listener(voice) === 'genius' ? 'the Spy Master' : 'you'} may take ${more(e.amount, 'Action', voice)} this turn`,
  giveMinions: (e, voice) =>
    `${listener(voice) === 'genius' ? 'you' : 'the Evil Genius'} may play ${more(e.amount, 'Minion', voice)} this turn`,
  score: (e, voice) => `${actor(e.who, 'score', voice)} ${dealt(e.amount, 'Evilness', voice)}`,
  addCounters: (e, voice) => {
    const { counter } = e;
    const what = amountOf(e.amount, counter === undefined ? 'more counter' : `${counter} counter`, voice);
    const kinds = counter === undefined ? ' of each kind that lies there' : '';
    return `${command('put', voice)} ${what}${kinds} on ${eachOf(e.cards, voice)}`;
  },
  removeCounters: (e, voice) => {
    const { counter, amount } = e;
    const named = counter === undefined ? 'counter' : `${counter} counter`;
    const what = amount === 'all' ? `all ${named}s` : amountOf(amount, named, voice);
    const kinds = counter === undefined && amount !== 'all' ? ' of each kind' : '';
    return `${command('remove', voice)} ${what}${kinds} from ${eachOf(e.cards, voice)}`;
  },
  delay: () => 'set the Evil Plan back one step (it stays face up)',
  hasten: (_, voice) => `move ${voice.type === 'plan' ? 'it' : 'the Evil Plan'} on one step`,
  revealPlan: () => 'reveal the Evil Plan',
  swapPlan: (_, voice) =>
    listener(voice) === 'genius'
      ? `${command('put', voice)} ${voice.named.has('plan') ? 'it' : 'an Evil Plan in progress'} under its deck and select a new one`
      : 'an Evil Plan in progress goes under its deck and the Evil Genius selects a new one',
  reenter: (e, voice) => `${infiltrator(voice)} goes back and enters Square ${e.square ?? 1} next`,
  eject: (_, voice) => `eject ${infiltrator(voice)}`,
  unassign: (e, voice) => {
    const { text, plural } = noun(e.cards, voice);
    const leaves = typeof e.cards === 'string' && targetIndex(e.cards) < 0;
    return `${text} ${leaves ? 'leaves the Evil Lair and ' : ''}${plural ? 'become' : 'becomes'} Unassigned`;
  },
  disconnect: (e, voice) => `disconnect ${object(e.cards, voice)}`,
  connect: (_, voice) =>
    listener(voice) === 'genius'
      ? 'the Spy Master connects two Nodes of their choice without an Action'
      : `${command('connect', voice)} two Nodes of your choice without an Action`,
  cancel: (e, voice) => {
    const { text, plural } = noun(e.cards, voice);
    return `cancel ${text} (${plural ? 'they have' : 'it has'} no effect)`;
  },
  passSquare: (_, voice) => `${infiltrator(voice)} moves on past its square, neither ignoring nor sneaking`,
  if: (e, voice) => {
    const then = `if ${clause(e.condition, voice)}, ${inOrder(e.then, voice)}`;
    return then + otherwise(e.else, voice);
  },
  each: (e, voice) => `for ${eachOf(e.cards, voice)}: ${inOrder(e.do, voice)}`,
  chooseOne: (e, voice) => {
    const options = e.options.map((option) => inOrder(option, aside(voice, !isYou(e.by, voice))));
    return `${actor(e.by, 'choose', voice)} one: ${options.join('; or ')}`;
  },
  pay: (e, voice) => {
    const payer = isYou(e.by, voice) ? 'you' : 'they';
    const { then = [], else: other = [] } = e;
    if (then.length === 0 && other.length > 0) return unless(e, other, voice);
    const paying = paid(e, voice);
    return `${paying}; if ${payer} do, ${inOrder(then, voice)}${otherwise(other, voice)}`;
  },
};

/** `; otherwise draw 1 card`; empty if nothing else happens. */
const otherwise = (effects: readonly Effect[] = [], voice: Voice): string =>
  effects.length > 0 ? `; otherwise ${inOrder(effects, voice)}` : '';

/** `discard 1 card, or if you cannot, eject that Spy`; `eject that Spy unless your opponent discards 2 cards`. */
function unless({ by, cost, must }: Of<'pay'>, other: readonly Effect[], voice: Voice): string {
  const you = isYou(by, voice);
  if (must) return `${inOrder(cost, voice)}, or if ${you ? 'you' : 'they'} cannot, ${inOrder(other, voice)}`;
  const payer = voice.they ? 'they' : 'your opponent';
  const told = cost.every((e) => (you ? isTold(e, voice) : 'who' in e));
  const what = inOrder(other, voice);
  if (told) return `${what} unless ${you && !voice.they ? 'you ' : ''}${inOrder(cost, voice)}`;
  return `${what} unless ${you ? 'you' : payer} choose${you || voice.they ? '' : 's'} this instead: ${inOrder(cost, aside(voice, !you))}`;
}

/** `you may discard 1 card`, `discard 1 card if you can`, `your opponent may do this: they discard 1 card`. */
function paid({ by, cost, must }: Of<'pay'>, voice: Voice): string {
  if (must) return `${inOrder(cost, voice)} if possible`;
  if (isYou(by, voice)) return ifYouWish(cost, voice);
  return `${voice.they ? 'they' : 'your opponent'} may do this: ${inOrder(cost, aside(voice, true))}`;
}

function more(amount: Amount, thing: string, voice: Voice): string {
  return typeof amount === 'number' ? count(amount, `more ${thing}`) : amountOf(amount, `more ${thing}`, voice);
}

function reminder(keyword: Keyword, reminded: Set<Keyword>, plural: boolean): string {
  if (reminded.has(keyword)) return '';
  reminded.add(keyword);
  const { help, helpAll } = KEYWORD_TERMS[keyword];
  const said = plural ? helpAll : help;
  return ` (${said.startsWith('Spies') ? said.slice(0, -1) : uncapital(said).slice(0, -1)})`;
}

const wording = (effect: Effect, voice: Voice): string =>
  (WORDINGS[effect.verb] as (effect: Effect, voice: Voice) => string)(effect, voice);

type Of<V extends Verb> = Extract<Effect, { verb: V }>;

/** Can one clause say both? Changes of the same cards for the same time, or the same damage to several cards. */
function belongTogether(a: Effect, b: Effect): boolean {
  if (a.verb === 'modify') return b.verb === 'modify' && sameTarget(a, b);
  return a.verb === 'damage' && b.verb === 'damage' && JSON.stringify(a.amount) === JSON.stringify(b.amount);
}

function together(run: readonly Effect[], voice: Voice): string {
  const [first] = run;
  if (run.length === 1) return wording(first, voice);
  if (first.verb === 'modify') {
    const changes = run as readonly Of<'modify'>[];
    const who = subject(first.cards, voice, 'get');
    return `${who} ${list(changes.map((e) => change(e.stat, e.by, voice)))} ${DURATION_TERMS[first.for]}`;
  }
  return dealing(run as readonly Of<'damage'>[], voice);
}

/** Are both done to the same cards? Cards that are picked again may differ; named cards and all of a kind do not. */
function sameTarget(a: Of<'modify'>, b: Of<'modify'>): boolean {
  const steady = typeof a.cards === 'string' || (a.cards.pick ?? 'all') === 'all';
  return steady && a.for === b.for && JSON.stringify(a.cards) === JSON.stringify(b.cards);
}

/** The effects, with those in one list that one clause says together. */
function runsOf(effects: readonly Effect[]): Effect[][] {
  const runs: Effect[][] = [];
  for (const effect of effects) {
    const run = runs[runs.length - 1];
    if (run && belongTogether(run[0], effect)) run.push(effect);
    else runs.push([effect]);
  }
  return runs;
}

/** Effects whose clause has an inner end: what follows them is not one of their own effects. */
const BRANCHING: readonly Verb[] = ['if', 'each', 'chooseOne', 'pay'];

/** An effect list as one clause, without a capital letter and full stop. */
export const inOrder = (effects: readonly Effect[], voice: Voice): string => joined(effects, voice, '; after that, ');

/** Same as `inOrder`, where a sentence may end in the middle: after a branch, `Then` begins what follows in any case. */
export const inSentences = (effects: readonly Effect[], voice: Voice): string => joined(effects, voice, '. Then ');

function joined(effects: readonly Effect[], voice: Voice, afterBranch: string): string {
  const runs = runsOf(effects);
  return runs.length === 0
    ? 'nothing happens'
    : runs
        .map((run, i) => {
          const before = i === 0 ? '' : BRANCHING.includes(runs[i - 1][0].verb) ? afterBranch : ', then ';
          return before + together(run, voice);
        })
        .join('');
}

/** Same as `inOrder`, for a replacement: `kill this Minion instead, then …`. */
export function inPlace(effects: readonly Effect[], voice: Voice): string {
  if (effects.some(({ verb }) => BRANCHING.includes(verb))) return `instead ${inOrder(effects, voice)}`;
  const [first, ...rest] = runsOf(effects).map((run) => together(run, voice));
  return [`${first ?? 'nothing happens'} instead`, ...rest].join(', then ');
}

const COMMANDS: readonly Verb[] = [
  ...(['damage', 'kill', 'destroy', 'bounce', 'move', 'prevent', 'search', 'delay', 'hasten', 'revealPlan'] as const),
  ...(['addCounters', 'removeCounters', 'eject', 'disconnect', 'cancel'] as const),
];

/** Is the effect said as a command to you? */
const isTold = (e: Effect, voice: Voice): boolean => COMMANDS.includes(e.verb) || ('who' in e && isYou(e.who, voice));

/** Same as `inOrder`, for effects that the owner may decline: `you may draw 1 card`. */
export function ifYouWish(effects: readonly Effect[], voice: Voice): string {
  const told = effects.every((e) => isTold(e, voice));
  return `${told ? 'you may' : 'if you wish,'} ${inOrder(effects, voice)}`;
}
