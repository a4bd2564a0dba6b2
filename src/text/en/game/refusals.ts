/** R11.1: sentences that say why an action is not legal, and what would make it possible. */
import type {
  BuildNeeds,
  CardId,
  NoWay,
  Refusal,
  RefusalCode,
  RefusalOf,
  Shortfall,
  Step,
  View,
} from '../../../engine/index.ts';
import { buildNeeds, definitionOf, noWay } from '../../../engine/index.ts';
import { conditionText, supportText, targetText } from '../cardText/rulesText.ts';
import { SIDE_TERMS, STEP_TERMS } from '../terms.ts';
import type { Naming } from '../words.ts';
import { a, capital, count } from '../words.ts';

type FactsOf<C extends RefusalCode> = RefusalOf<C>['facts'];
type What<C extends RefusalCode> =
  FactsOf<C> extends infer F ? (F extends { what: infer W extends string } ? W : never) : never;

const stepName = (step: Step): string =>
  (STEP_TERMS.genius[step] ?? STEP_TERMS.spymaster[step])?.name.toLowerCase() ?? 'last';

const KINDS: Readonly<Record<NonNullable<FactsOf<'no-such-card'>['type']>, string>> = {
  minion: 'Minion',
  contraption: 'Contraption',
  epiphany: 'Epiphany',
  plan: 'Evil Plan',
  spy: 'Spy',
  node: 'Node',
  intelligence: 'Intelligence',
  instant: 'Epiphany or Intelligence',
  ability: 'card in play with an ability to use',
  sacrifice: 'card of the lair to sacrifice',
};
const PLACES = { lair: ' in the lair', play: ' in play' } as const;
const NOT_NOW: Readonly<Record<What<'not-now'>, string>> = {
  infiltration: 'A Spy is in the lair: finish this infiltration first.',
  'not-infiltrating': "A Spy's ability may be used only while that Spy infiltrates.",
  choice: 'A choice is open and has to be made first.',
  'no-choice': 'Nothing is to be chosen now.',
  response: 'Something waits to resolve: that comes first.',
  'no-response': 'Nothing waits to resolve, so there is nothing to pass on.',
};
const NOT_AMONG = 'This is not among what can be chosen.';
const NOT_OFFERED: Readonly<Record<Exclude<What<'not-offered'>, 'count'>, string>> = {
  discard: 'Cards may be discarded only when the draw step begins with a full hand.',
  plan: 'This Evil Plan is not among those drawn to choose from.',
  activate: 'There is no Evil Plan in progress to activate.',
  advance: 'Only an activated Evil Plan can be advanced, in a later plan step.',
  complete: 'Only an advanced Evil Plan can be completed, in a later plan step.',
  cards: NOT_AMONG,
  option: NOT_AMONG,
  square: NOT_AMONG,
};
const LIMITS: Readonly<Record<What<'limit-reached'>, (need: number) => string>> = {
  minions: (need) => `Only ${count(need, 'Minion')} may be played a turn, and that is done.`,
  actions: (need) => `All Actions of this turn are taken (${need} a turn).`,
  spies: (need) => `This Network has all the Spies it can take (${need}): take one off first.`,
  ability: (need) => `This ability has been used as often as it may be this turn (${need}).`,
  'ability-in-game': (need) => `This ability has been used as often as it may be in a game (${need}).`,
};

const shortfall = ({ have, need, haveMinions, needMinions }: Shortfall): string =>
  `: Contraptions ${have} of ${need}, Minions ${haveMinions} of ${needMinions}`;

function malformed(facts: FactsOf<'malformed'>): string {
  switch (facts.what) {
    case 'action':
      return 'An action is an object like { "type": "sneak", "side": "spymaster" }.';
    case 'no-type':
      return 'There is no such action.';
    case 'type':
      return `There is no action "${facts.got}".`;
    case 'side':
      return `${facts.type} needs a "side": "genius" or "spymaster".`;
    case 'unknown-field':
      return `${facts.type} has no field "${facts.field}".`;
    case 'field':
      return `${facts.type} needs "${facts.field}", and of the right kind.`;
    case 'either':
      return `${facts.type} needs either "${facts.one}" or "${facts.other}", not both.`;
  }
}

type Sentences = { readonly [C in RefusalCode]: (facts: FactsOf<C>, name: Naming) => string };

/** Code → its sentence. A code without a sentence does not compile. Nor does a fact that the code does not have. */
const SENTENCES: Sentences = {
  malformed,
  'game-over': () => 'The game is over.',
  'wrong-side': ({ side, what }) => {
    const { name } = SIDE_TERMS[side];
    if (what === 'answer') return `This is for the ${name} to answer now.`;
    if (what === 'card') return `This card is for the ${name} to play or use.`;
    return `This is for the ${name} to do, on its own turn.`;
  },
  'wrong-step': ({ step, now }) => `This is done in the ${stepName(step)} step; now it is the ${stepName(now)} step.`,
  'not-now': ({ what }) => NOT_NOW[what],
  'first-turn': ({ what }) =>
    what === 'activate'
      ? 'No Evil Plan is activated in the first turn of the game.'
      : 'No Spy infiltrates in the first turn of the Spy Master.',
  'no-such-card': ({ type, in: place }) =>
    type === undefined ? 'There is no such card here.' : `This is not ${a(KINDS[type])}${place ? PLACES[place] : ''}.`,
  'not-in-hand': ({ card }, name) => `${name(card)} is not in the hand.`,
  'not-offered': (facts) =>
    facts.what === 'count' ? `Choose ${facts.need}, not ${facts.have}.` : NOT_OFFERED[facts.what],
  'limit-reached': ({ what, need }) => LIMITS[what](need),
  'bad-square': ({ square }) => `${square} is not a square to play to: the lair has squares 1 to 8.`,
  'square-occupied': ({ square, card }, name) =>
    `Square ${square} is occupied by ${name(card)}: choose an unoccupied one.`,
  'not-free': ({ card }, name) => `${name(card)} is Busy: it is Free again next turn.`,
  'has-attachment': ({ card }, name) => `${name(card)} carries a Contraption, and may not work.`,
  'not-enough-work': ({ have, need }) => `The chosen Minions give ${have} Work, the Cost is ${need}: choose more.`,
  'needless-worker': ({ card }, name) => `The Cost is met without ${name(card)}: leave it out.`,
  'bad-attachment': (facts, name) =>
    'to' in facts
      ? `${capital(name(facts.to))} carries ${count(facts.need, 'Contraption')} already, which is the limit.`
      : `${name(facts.card)} cannot go there: a Static Contraption goes into a square, an Attachable one onto a Minion in the lair.`,
  'cost-not-met': (facts) => `The cost of the Evil Plan is not met yet${'have' in facts ? shortfall(facts) : ''}.`,
  'must-complete': () => 'The cost of the advanced Evil Plan is met, so it must be completed now.',
  'sacrifice-too-small': (facts) => `The chosen cards do not meet the cost${shortfall(facts)}: choose more.`,
  'needless-sacrifice': ({ card }, name) => `The cost is met without ${name(card)}: leave it out.`,
  'connector-used': ({ node, edge }, name) => `The ${edge} connector of ${name(node)} is in use: disconnect it first.`,
  'no-facing-connector': ({ node, edge }, name) => `${name(node)} has no connector on its ${edge} edge.`,
  overlap: ({ node, to }, name) =>
    `Connecting ${name(node)} to ${name(to)} would put two Nodes on one place of the grid, or they do not lie side by side.`,
  'not-connected': ({ node, edge }, name) => `${name(node)} is not connected on its ${edge} edge.`,
  'size-not-supported': ({ spy, have, min, max }, name) =>
    `${name(spy)} needs a Network of size ${supportText(min, max || undefined)}; this one has size ${have}.`,
  'already-infiltrated': ({ spy }, name) => `${name(spy)} has infiltrated this turn already, and may again next turn.`,
  'not-assigned': ({ spy }, name) => `${name(spy)} is not assigned to a Network: assign it in the assign step.`,
  'nothing-to-destroy': () => 'There is no Contraption in this square to destroy or ignore.',
  'nothing-to-attack': () => 'There is no Minion in this square to attack or sneak by.',
  'sneak-barred': ({ spy }, name) =>
    `${name(spy)} has destroyed a Contraption, and may not sneak for the rest of the turn.`,
  'sneak-zero': () => 'Sneak is 0: at least 1 is needed to sneak.',
  'sneak-too-low': ({ have, need }) => `Sneak ${have} is below Perception ${need}.`,
  unsneakable: ({ minion }, name) => `${name(minion)} cannot be sneaked by (Unsneakable): attack.`,
  'cannot-ignore': ({ card }, name) => `${name(card)} cannot be ignored (Wall): destroy it.`,
  'condition-unmet': ({ card, need }, name) =>
    need === undefined
      ? `${capital(name(card))} cannot be played or used now: its text says when.`
      : `${capital(name(card))} needs a Network of size ${need} or more for that.`,
  'ability-cost'(facts, name) {
    const { card, what, have, need } = facts;
    if (what === 'discard')
      return `The ability costs ${count(need, 'card')} of the hand, and there ${have === 1 ? 'is' : 'are'} ${have}.`;
    const paid = what === 'counters' ? count(need, `${facts.counter} counter`) : `${need} ${capital(what)}`;
    return `The ability of ${name(card)} costs ${paid}, and it has ${have}.`;
  },
  'bad-target': (facts, name) => {
    const card = name(facts.card);
    if (facts.what === 'none-there') return `There is nothing now that ${card} could be aimed at.`;
    if (facts.what === 'count' && facts.need === 0) return `${card} is aimed at nothing: play it without a target.`;
    if (facts.what === 'count') return `${card} needs ${count(facts.need, 'target')}, and got ${facts.have}.`;
    return `${card} cannot be aimed at that: its text tells what it may be aimed at.`;
  },
};

/**
 * Why an action is refused, as a sentence with the facts. `name` gives a card's name.
 * If `refusal.secret` is true, only the acting side may read the sentence (R10.2).
 */
export const refusalSentence = <C extends RefusalCode>({ code, facts }: RefusalOf<C>, name: Naming): string =>
  SENTENCES[code](facts, name);

/** The sentence in a game. It uses the names of the cards, what the table shows, and a card's own condition. */
export function refusalIn(table: View, refusal: Refusal): string {
  const name: Naming = (card) => definitionOf(table, card).name;
  const { code, facts } = refusal;
  const none = noWay(table, refusal);
  if (none) return noWayWords(none);
  if (code === 'condition-unmet' && facts.need === undefined) {
    const only = conditionText(definitionOf(table, facts.card));
    if (only) return `${name(facts.card)}: only ${only}.`;
  }
  return refusalSentence(refusal, name);
}

/** The sentence about a card of a hand, for its owner: why it cannot be played, and what it needs. */
export function handRefusal(view: View, refusal: Refusal, card: CardId): string {
  const definition = definitionOf(view, card);
  if (refusal.code === 'bad-target')
    return `There is nothing it could be played on now: it needs ${targetText(definition)}.`;
  const needs = buildNeeds(view, card);
  if (!needs) return refusalIn(view, refusal);
  const lacks = lackWords(needs);
  const words = `needs ${SITES[needs.site]}${needs.work > 0 ? `, and ${needs.work} Work` : ''}`;
  if (lacks) return `${definition.name} ${words}: ${lacks}.`;
  return `${refusalIn(view, refusal)} It ${words}.`;
}

const SITES = { minion: 'a Minion to carry it', square: 'an unoccupied square' } as const;

/** What of it is not there; undefined if all is. */
function lackWords({ site, hasSite, work, most, carry }: BuildNeeds): string | undefined {
  if (!hasSite) return site === 'minion' ? 'nobody in the lair can carry it' : 'no square is unoccupied';
  if (most >= work) return undefined;
  if (most > 0) return `all Free Minions together give ${most}`;
  return carry
    ? 'no Free Minion can work, and one that carries a Contraption may not (R2.6)'
    : 'no Free Minion can work';
}

/** Why no choice at all would be allowed. */
function noWayWords(none: NoWay): string {
  switch (none.is) {
    case 'no-square':
      return 'No square is unoccupied.';
    case 'no-workers':
      return none.carry
        ? 'No Free Minion can work: one that carries a Contraption may not (R2.6).'
        : 'No Free Minion can work.';
    case 'too-few-workers':
      return `All Free Minions together give ${none.most} Work, the Cost is ${none.need}.`;
  }
}
