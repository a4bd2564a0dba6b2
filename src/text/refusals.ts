/** R11.1: why something cannot be done, and what would make it possible. */
import type { Refusal, RefusalCode, Side, Step, View } from '../engine/index.ts';
import { canLendAHand, definitionOf, statOf } from '../engine/index.ts';
import { conditionText, supportText } from './cardText.ts';
import { SIDE_TERMS, STEP_TERMS } from './terms.ts';
import type { Naming } from './words.ts';
import { a, capital, count } from './words.ts';

type Sentence = (facts: Told, name: Naming) => string;

/** The facts, each of them absent where the rules did not give it. */
class Told {
  private readonly facts: Refusal['facts'];
  constructor(facts: Refusal['facts']) {
    this.facts = facts;
  }
  word(key: string): string | undefined {
    const fact = this.facts[key];
    return typeof fact === 'string' && fact !== '' ? fact : undefined;
  }
  number(key: string): number | undefined {
    const fact = this.facts[key];
    return typeof fact === 'number' ? fact : undefined;
  }
  /** The name of the first card given under one of the keys, else the words for any such card. */
  card(name: Naming, other: string, ...keys: string[]): string {
    for (const key of keys) {
      const id = this.number(key);
      if (id !== undefined && id >= 0) return name(id);
    }
    return other;
  }
  /** ` (2 of 3)` where both numbers are known. */
  share(): string {
    const [have, need] = [this.number('have'), this.number('need')];
    return have === undefined || need === undefined ? '' : ` (${have} of ${need})`;
  }
}

const sideName = (facts: Told): string => SIDE_TERMS[facts.word('side') as Side]?.name ?? 'other side';
const stepName = (step: string | undefined): string | undefined =>
  step === undefined
    ? undefined
    : (STEP_TERMS.genius[step as Step] ?? STEP_TERMS.spymaster[step as Step])?.name.toLowerCase();

const KINDS: Readonly<Record<string, string>> = {
  minion: 'Minion',
  contraption: 'Contraption',
  plan: 'Evil Plan',
  spy: 'Spy',
  node: 'Node',
  instant: 'Epiphany or Intelligence',
  ability: 'card in play with an ability to use',
  sacrifice: 'card of the lair to sacrifice',
};
const PLACES: Readonly<Record<string, string>> = { lair: ' in the lair', play: ' in play' };
const NOT_NOW: Readonly<Record<string, string>> = {
  infiltration: 'A Spy is in the lair: finish this infiltration first.',
  'not-infiltrating': "A Spy's ability may be used only while that Spy infiltrates.",
  choice: 'A choice is open and has to be made first.',
  'no-choice': 'Nothing is to be chosen now.',
  response: 'Something waits to resolve: that comes first.',
  'no-response': 'Nothing waits to resolve, so there is nothing to pass on.',
  claim: 'The other side has interrupted: it plays a card or says never mind first.',
  curtain: 'The curtain is down: lift it first.',
  elsewhere: 'This game is open in another tab and is played there.',
  'no-game': 'No game is open.',
  'no-offer': 'Nothing has been offered that could be agreed to.',
  loop: 'The cards in play would set each other off without end, so this was not done.',
};
const NOT_OFFERED: Readonly<Record<string, string>> = {
  'R1.5': 'Cards may be discarded only when the draw step begins with a full hand.',
  'R3.1': 'This Evil Plan is not among those drawn to choose from.',
  'R3.3': 'There is no Evil Plan in progress to activate.',
  'R3.4': 'Only an activated Evil Plan can be advanced, in a later plan step.',
  'R3.5': 'Only an advanced Evil Plan can be completed, in a later plan step.',
};

function limit(facts: Told): string {
  const need = facts.number('need');
  switch (facts.word('what')) {
    case 'minions':
      return `Only ${need === undefined ? 'so many Minions' : count(need, 'Minion')} may be played a turn, and that is done.`;
    case 'actions':
      return `All Actions of this turn are taken${need === undefined ? '' : ` (${need} a turn)`}.`;
    case 'spies':
      return `This Network has all the Spies it can take${need === undefined ? '' : ` (${need})`}: take one off first.`;
    case 'ability':
      return `This ability has been used as often as it may be this turn${need === undefined ? '' : ` (${need})`}.`;
    default:
      return 'The limit for this turn is reached.';
  }
}

function shortfall(facts: Told): string {
  const [have, need] = [facts.number('have'), facts.number('need')];
  const [haveMinions, needMinions] = [facts.number('haveMinions'), facts.number('needMinions')];
  const parts: string[] = [];
  if (have !== undefined && need !== undefined) parts.push(`Contraptions ${have} of ${need}`);
  if (haveMinions !== undefined && needMinions !== undefined) parts.push(`Minions ${haveMinions} of ${needMinions}`);
  return parts.length === 0 ? '' : `: ${parts.join(', ')}`;
}

function support(facts: Told, name: Naming): string {
  const [have, min, max] = [facts.number('have'), facts.number('min'), facts.number('max')];
  const spy = facts.card(name, 'This Spy', 'spy', 'card');
  if (min === undefined) return `${spy} needs a Network of another size.`;
  return `${spy} needs a Network of size ${supportText(min, max || undefined)}${have === undefined ? '' : `; this one has size ${have}`}.`;
}

function malformed(facts: Told): string {
  const [type, field, got] = [facts.word('type') ?? 'This action', facts.word('field'), facts.word('got')];
  switch (facts.word('what')) {
    case 'action':
      return 'An action is an object like { "type": "sneak", "side": "spymaster" }.';
    case 'type':
      return got === undefined ? 'There is no such action.' : `There is no action "${got}".`;
    case 'side':
      return `${type} needs a "side": "genius" or "spymaster".`;
    case 'unknown-field':
      return `${type} has no field${field === undefined ? ' like that' : ` "${field}"`}.`;
    case 'field':
      return `${type} needs ${field === undefined ? 'another field' : `"${field}"`}, and of the right kind.`;
    case 'either':
      return `${type} needs either "${facts.word('one')}" or "${facts.word('other')}", not both.`;
    default:
      return 'This action is not well-formed.';
  }
}

function abilityCost(facts: Told, name: Naming): string {
  const card = facts.card(name, 'This card', 'card', 'spy');
  const [have, need] = [facts.number('have'), facts.number('need')];
  const what = facts.word('what');
  if (have === undefined || need === undefined) return `The cost of the ability of ${card} cannot be paid.`;
  if (what === 'discard')
    return `The ability costs ${count(need, 'card')} of the hand, and there ${have === 1 ? 'is' : 'are'} ${have}.`;
  return `The ability of ${card} costs ${need} ${capital(what ?? 'more')}, and it has ${have}.`;
}

/** By code. A code without a sentence does not compile. */
const SENTENCES: Readonly<Record<RefusalCode, Sentence>> = {
  malformed,
  'game-over': () => 'The game is over.',
  'wrong-side': (facts) => {
    const side = sideName(facts);
    if (facts.word('what') === 'answer') return `This is for the ${side} to answer now.`;
    if (facts.word('what') === 'card') return `This card is for the ${side} to play or use.`;
    return `This is for the ${side} to do, on its own turn.`;
  },
  'wrong-step': (facts) => {
    const [step, now] = [stepName(facts.word('step')), stepName(facts.word('now'))];
    if (step === undefined) return 'This belongs to another step of the turn.';
    return `This is done in the ${step} step${now === undefined ? '' : `; now it is the ${now} step`}.`;
  },
  'not-now': (facts) => NOT_NOW[facts.word('what') ?? ''] ?? 'Something else has to be finished first.',
  'first-turn': () => 'This is not possible in the first turn.',
  'no-such-card': (facts) => {
    const kind = KINDS[facts.word('type') ?? ''];
    return kind === undefined
      ? 'There is no such card here.'
      : `This is not ${a(kind)}${PLACES[facts.word('in') ?? ''] ?? ''}.`;
  },
  'not-in-hand': (facts, name) => `${facts.card(name, 'This card', 'card')} is not in the hand.`,
  'not-offered': (facts) => {
    const [have, need] = [facts.number('have'), facts.number('need')];
    if (have !== undefined && need !== undefined) return `Choose ${need}, not ${have}.`;
    return 'This is not among what can be chosen.';
  },
  'limit-reached': limit,
  'bad-square': (facts) => {
    const square = facts.number('square');
    return `${square === undefined ? 'This is not' : `${square} is not`} a square to play to: the lair has squares 1 to 8.`;
  },
  'square-occupied': (facts, name) => {
    const square = facts.number('square');
    const there = facts.card(name, 'another card', 'card', 'by');
    return `${square === undefined ? 'The square' : `Square ${square}`} is occupied by ${there}: choose an unoccupied one.`;
  },
  'not-free': (facts, name) =>
    `${facts.card(name, 'This Minion', 'card', 'minion')} is Busy: it is Free again next turn.`,
  'has-attachment': (facts, name) =>
    `${facts.card(name, 'This Minion', 'card', 'minion')} carries a Contraption, and may not work.`,
  'not-enough-work': (facts) => {
    const [have, need] = [facts.number('have'), facts.number('need')];
    if (have === undefined || need === undefined) return 'The chosen Minions give too little Work: choose more.';
    return `The chosen Minions give ${have} Work, the Cost is ${need}: choose more.`;
  },
  'needless-worker': (facts, name) =>
    `The Cost is met without ${facts.card(name, 'one of the chosen Minions', 'card', 'minion')}: leave it out.`,
  'bad-attachment': (facts, name) => {
    const [card, to] = [facts.card(name, 'This Contraption', 'card'), facts.card(name, 'that Minion', 'to')];
    const most = facts.number('need');
    if (most !== undefined) return `${capital(to)} carries ${count(most, 'Contraption')} already, which is the limit.`;
    return `${card} cannot go there: a Static Contraption goes into a square, an Attachable one onto a Minion in the lair.`;
  },
  'cost-not-met': (facts) => `The cost of the Evil Plan is not met yet${shortfall(facts)}.`,
  'must-complete': () => 'The cost of the advanced Evil Plan is met, so it must be completed now.',
  'sacrifice-too-small': (facts) => `The chosen cards do not meet the cost${shortfall(facts)}: choose more.`,
  'needless-sacrifice': (facts, name) =>
    `The cost is met without ${facts.card(name, 'one of the chosen cards', 'card')}: leave it out.`,
  'connector-used': (facts, name) => {
    const edge = facts.word('edge');
    return `The ${edge === undefined ? '' : `${edge} `}connector of ${facts.card(name, 'this Node', 'node', 'card')} is in use: disconnect it first.`;
  },
  'no-facing-connector': (facts, name) => {
    const edge = facts.word('edge');
    return `${facts.card(name, 'This Node', 'node', 'card')} has no connector ${edge === undefined ? 'there' : `on its ${edge} edge`}.`;
  },
  overlap: (facts, name) =>
    `Connecting ${facts.card(name, 'this Node', 'node')} to ${facts.card(name, 'that one', 'to')} would put two Nodes on one place of the grid, or they do not lie side by side.`,
  'not-connected': (facts, name) => {
    const edge = facts.word('edge');
    return `${facts.card(name, 'This Node', 'node', 'card')} is not connected ${edge === undefined ? 'there' : `on its ${edge} edge`}.`;
  },
  'size-not-supported': support,
  'already-infiltrated': (facts, name) =>
    `${facts.card(name, 'This Spy', 'spy', 'card')} has infiltrated this turn already, and may again next turn.`,
  'not-assigned': (facts, name) =>
    `${facts.card(name, 'This Spy', 'spy', 'card')} is not assigned to a Network: assign it in the assign step.`,
  'nothing-to-destroy': () => 'There is no Contraption in this square to destroy or ignore.',
  'nothing-to-attack': () => 'There is no Minion in this square to attack or sneak by.',
  'sneak-barred': (facts, name) =>
    `${facts.card(name, 'This Spy', 'spy', 'card')} has destroyed a Contraption, and may not sneak for the rest of the turn.`,
  'sneak-zero': () => 'Sneak is 0: at least 1 is needed to sneak.',
  'sneak-too-low': (facts) => {
    const [have, need] = [facts.number('have'), facts.number('need')];
    if (have === undefined || need === undefined) return "Sneak is below the Minion's Perception.";
    return `Sneak ${have} is below Perception ${need}.`;
  },
  unsneakable: (facts, name) =>
    `${facts.card(name, 'This Minion', 'minion', 'card')} cannot be sneaked by (Unsneakable): attack.`,
  'cannot-ignore': (facts, name) =>
    `${facts.card(name, 'This Contraption', 'card', 'contraption')} cannot be ignored (Wall): destroy it.`,
  'condition-unmet': (facts, name) => {
    const card = facts.card(name, 'this card', 'card');
    const size = facts.number('need');
    if (size !== undefined) return `${capital(card)} needs a Network of size ${size} or more for that.`;
    return `${capital(card)} cannot be played or used now: its text says when.`;
  },
  'ability-cost': abilityCost,
  'bad-target': (facts, name) => {
    const [have, need] = [facts.number('have'), facts.number('need')];
    const card = facts.card(name, 'This card', 'card');
    if (facts.word('what') === 'none-there') return `There is nothing now that ${card} could be aimed at.`;
    if (have !== undefined && need !== undefined) return `${card} needs ${count(need, 'target')}, and got ${have}.`;
    return `${card} cannot be aimed at that: its text tells what it may be aimed at.`;
  },
};

/** Codes whose sentence depends on the rule. */
const BY_RULE: Readonly<Partial<Record<RefusalCode, Readonly<Record<string, string>>>>> = {
  'first-turn': {
    'R3.3': 'No Evil Plan is activated in the first turn of the game.',
    'R4.5': 'No Spy infiltrates in the first turn of the Spy Master.',
  },
  'not-offered': NOT_OFFERED,
};

/**
 * Why an action is refused, as a sentence with the facts. `name` gives a card's name.
 * Where `refusal.secret`, the sentence is for the acting side alone (R10.2).
 */
export function refusalSentence({ code, rule, facts }: Refusal, name: Naming): string {
  const byRule = BY_RULE[code]?.[rule];
  if (byRule !== undefined) return byRule;
  return SENTENCES[code](new Told(facts), name);
}

/** The same in a game: with the names of its cards, what its table shows, and a card's own condition. */
export function refusalIn(table: View, refusal: Refusal): string {
  const name: Naming = (card) => definitionOf(table, card).name;
  const { code, facts } = refusal;
  if (code === 'square-occupied' && table.lair.every((unit) => unit !== null)) return 'No square is unoccupied.';
  if (code === 'not-enough-work') {
    const most = table.lair.reduce((sum, unit) => sum + (unit ? workOf(table, unit) : 0), 0);
    if (most === 0) return 'No Free Minion can work.';
    if (typeof facts.need === 'number' && most < facts.need)
      return `All Free Minions together give ${most} Work, the Cost is ${facts.need}.`;
  }
  if (code === 'condition-unmet' && typeof facts.card === 'number' && facts.card >= 0 && facts.need === undefined) {
    const only = conditionText(definitionOf(table, facts.card));
    if (only) return `${name(facts.card)}: only ${only}.`;
  }
  return refusalSentence(refusal, name);
}

/** What a card in the lair could add to a building now. */
const workOf = (table: View, unit: NonNullable<View['lair'][number]>): number =>
  canLendAHand(unit) && definitionOf(table, unit.card).type === 'minion' ? statOf(table, unit.card, 'work') : 0;
