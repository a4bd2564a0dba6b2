/** Events as lines of the log, each with its rule. */
import type { CardId, EventType, GameEvent, Side, View } from '../../../engine/index.ts';
import { definitionOf, roundOf } from '../../../engine/index.ts';
import type { Span } from '../../spans.ts';
import { marked, reworded, spansOf, wordsOf } from '../../spans.ts';
import { optionOf } from '../cardText/options.ts';
import { insteadText, triggerText } from '../cardText/rulesText.ts';
import { lackWords } from '../table/plan.ts';
import { EDGE_TERMS, KEYWORD_TERMS, SIDE_TERMS, STAT_TERMS, STATUS_TERMS } from '../terms.ts';
import type { Naming } from '../words.ts';
import { capital, card, cards, count, loopWords, possessive, signed, uncapital } from '../words.ts';
import { aim, announcement } from './announcements.ts';

export interface LogLine {
  text: string;
  /** The same text in parts. */
  parts: readonly Span[];
  /** Like `R8.2`. */
  rule: string;
}
type Idle = NonNullable<Extract<GameEvent, { type: 'stepStarted' }>['idle']>;
type Chosen = Extract<GameEvent, { type: 'chosen' }>;
/** What texts of cards do, in words; null if they are not known, or not one thing. */
interface Texts {
  option(event: Chosen): string | null;
  instead(event: Extract<GameEvent, { type: 'replaced' }>): string | null;
  trigger(event: Extract<GameEvent, { type: 'triggered' }>): string | null;
}
const NO_TEXTS: Texts = { option: () => null, instead: () => null, trigger: () => null };

type Teller<T extends EventType> = (
  event: Extract<GameEvent, { type: T }>,
  name: Naming,
  texts: Texts,
) => [string, string] | null;

const side = (s: Side): string => `The ${SIDE_TERMS[s].name}`;

/** The rule by which connections are undone. */
const DISCONNECTED = { wish: 'R4.3', thwart: 'R6.6', effect: 'R5.2' } as const;

/** The rule by which a plan is turned face up. */
const REVEALED = { activated: 'R3.3', thwart: 'R6.6', effect: 'R10.1' } as const;

/** The rule by which a unit dies. */
const KILLED = { combat: 'R7.1', health: 'R6.10', effect: 'R1.6', weaker: 'R6.10' } as const;

/** Why nothing of what a step is for can be done in it, and by which rule. */
const IDLE: Readonly<Record<Idle, [string, string]>> = {
  'no-activation': ['Nothing to activate: no plan is activated in the first turn.', 'R3.3'],
  'no-infiltration': ['Nobody to send: no Spy infiltrates in the first turn.', 'R4.5'],
  'none-assigned': ['Nobody to send: no Spy is assigned.', 'R6.1'],
};

/** What a plan does not become, by what it is. */
const NOT_GONE_ON = {
  'in-progress': 'is not activated',
  activated: 'is not advanced',
  advanced: 'is not completed',
} as const;

/** Why a unit dies that nobody strikes. */
const WEAKER = ': what raised its Health is gone, and its damage exceeds the rest';

/** Why a Spy is ejected, and by which rule. */
const EJECTED = {
  support: [': its Network has no size it supports', 'R5.4'],
  limit: [': its Network has too many Spies', 'R4.4'],
  effect: ['', 'R6.9'],
} as const;

/** Why a Spy is turned back (R7.4). */
const TURNED_BACK = {
  harmless: 'neither can harm the other',
  rounds: 'the fight has lasted for too long',
} as const;

const WHY: Readonly<Record<Extract<GameEvent, { type: 'unassigned' }>['why'], [string, string]>> = {
  wish: ['is taken off its Network', 'R4.4'],
  support: ['becomes unassigned: its Network has no size it supports', 'R5.4'],
  limit: ['becomes unassigned: its Network has too many Spies', 'R4.4'],
  thwart: ['becomes unassigned after the thwart', 'R6.6'],
  effect: ['becomes unassigned', 'R6.9'],
};

const ENDING: Readonly<Record<Extract<GameEvent, { type: 'gameOver' }>['why'], [string, string]>> = {
  score: ['by Evilness', 'R1.3'],
  rounds: ['after the last round', 'R1.7'],
  concede: ['because the other side concedes', 'R1.7'],
  agreed: ['as both agreed', 'R1.7'],
};

const SPARED: Readonly<Record<Extract<GameEvent, { type: 'replaced' }>['instead'], string>> = {
  die: 'does not die',
  beDamaged: 'is not damaged',
  beDestroyed: 'is not destroyed',
  thwart: 'is not thwarted',
};

/** The answer to a card that asks; empty if not everybody may know it. */
const CHOSEN: Readonly<Record<Chosen['kind'], (e: Chosen, name: Naming, texts: Texts) => string>> = {
  cards: (e, name) => (e.cards.length > 0 ? `chooses ${cards(e.cards, name)}` : ''),
  square: (e, name) => `chooses square ${e.option} for ${card(e.source, name)}`,
  option(e, name, texts) {
    const does = texts.option(e);
    return does === null
      ? `takes choice ${e.option + 1} of ${card(e.source, name)}`
      : `chooses from ${card(e.source, name)}: "${does}"`;
  },
  whether: (e, name) => (e.option === 0 ? '' : `declines what ${card(e.source, name)} offers`),
};

const TELLERS: { readonly [T in EventType]: Teller<T> } = {
  turnStarted: (e) => [
    `Round ${roundOf(e.number)}: turn of the ${SIDE_TERMS[e.side].name}.`,
    e.side === 'genius' ? 'R2.1' : 'R4.1',
  ],
  stepStarted: (e) => (e.idle ? IDLE[e.idle] : null),
  turnEnded: () => null,
  plansOffered: (e) => [`${side(e.side)} draws ${count(e.cards.length, 'Evil Plan')} to choose from.`, 'R3.1'],
  planChosen: (e, name) => [
    e.card >= 0 ? `${side(e.side)} selects ${name(e.card)}.` : `${side(e.side)} selects an Evil Plan, face down.`,
    'R3.1',
  ],
  planRevealed: (e, name) => [`The Evil Plan is revealed: ${card(e.card, name)}.`, REVEALED[e.why]],
  planSwapped: (e, name) => [
    `${e.card >= 0 ? name(e.card) : 'The Evil Plan in progress'} goes under its deck; another one is chosen.`,
    'R3.1',
  ],
  planActivated: (e, name) => [`${capital(card(e.card, name))} is activated.`, 'R3.3'],
  planAdvanced: (e, name) => [`${capital(card(e.card, name))} is advanced.`, 'R3.4'],
  planCompleted: (e, name) => [`${capital(card(e.card, name))} is completed, Evilness ${e.evilness}.`, 'R3.5'],
  planDelayed: (e, name) => [
    `${e.card >= 0 ? name(e.card) : 'The Evil Plan'} is delayed: it is ${STATUS_TERMS[e.status].name}.`,
    'R3.6',
  ],
  planStalled: (e, name) => [
    `${capital(card(e.card, name))} ${NOT_GONE_ON[e.status]}: it lacks ${lackWords(e)}.`,
    'R3.6',
  ],
  thwarted: (e, name) => [`${card(e.spy, name)} thwarts ${card(e.card, name)}, Evilness ${e.evilness}.`, 'R6.6'],
  scored: (e) => [`${side(e.side)} scores ${e.points} and has ${e.total}.`, 'R1.3'],
  drawn: (e, name) => (e.cards.length === 0 ? null : [`${side(e.side)} draws ${cards(e.cards, name)}.`, 'R1.5']),
  discarded: (e, name) => (e.cards.length === 0 ? null : [`${side(e.side)} discards ${cards(e.cards, name)}.`, 'R1.6']),
  revealed: (e, name) => [`${side(e.side)} shows ${cards(e.cards, name)}.`, 'R10.1'],
  looked: (e) => [`${side(e.side)} looks at the top ${count(e.count, 'card')} of its deck.`, 'R10.1'],
  found: (e, name) => [`${side(e.side)} takes ${cards(e.cards, name)} into its hand.`, 'R10.1'],
  reshuffled: (e) => [`${side(e.side)} shuffles ${count(e.count, 'discarded card')} into a new deck.`, 'R1.4'],
  minionPlayed: (e, name) => [`${card(e.card, name)} comes into square ${e.square}.`, 'R2.3'],
  minionMoved: (e, name) => [
    e.swapped >= 0
      ? `${card(e.card, name)} and ${name(e.swapped)} swap squares ${e.from} and ${e.square}.`
      : `${card(e.card, name)} moves from square ${e.from} to ${e.square}.`,
    'R2.4',
  ],
  contraptionMoved: (e, name) => [
    e.swapped >= 0
      ? `${card(e.card, name)} and ${name(e.swapped)} swap squares ${e.from} and ${e.square}.`
      : `${card(e.card, name)} moves from square ${e.from} to ${e.square}.`,
    'R2.4',
  ],
  built: (e, name) => [
    `${card(e.card, name)} is built ${e.host >= 0 ? `onto ${name(e.host)}` : `in square ${e.square}`}${
      e.workers.length > 0 ? ` by ${cards(e.workers, name)}` : ''
    }.`,
    'R2.5',
  ],
  sacrificed: (e, name) => [`${side('genius')} sacrifices ${cards(e.cards, name)}.`, 'R3.5'],
  spyPlayed: (e, name) => [`${side('spymaster')} plays ${card(e.card, name)}.`, 'R4.2'],
  nodePlayed: (e, name) => [`${side('spymaster')} plays ${card(e.card, name)}, a Network of its own.`, 'R4.2'],
  connected: (e, name) => [
    `${card(e.node, name)} is connected on its ${EDGE_TERMS[e.edge]} edge to ${card(e.to, name)}: Network of size ${e.size}.`,
    'R5.1',
  ],
  disconnected: (e, name) => [
    `${card(e.node, name)} and ${card(e.to, name)} are disconnected${e.why === 'thwart' ? ' by the thwart' : ''}.`,
    DISCONNECTED[e.why],
  ],
  assigned: (e, name) => [
    `${card(e.card, name)} is assigned to the Network with ${card(e.node, name)}, size ${e.size}.`,
    'R4.4',
  ],
  unassigned: (e, name) => [`${card(e.card, name)} ${WHY[e.why][0]}.`, WHY[e.why][1]],
  announced(e, name) {
    const announces = `${side(e.side)} announces`;
    const what = announcement(e, 0, name);
    switch (e.kind) {
      case 'completePlan':
        return [`${side(e.side)} is about to ${uncapital(what)}.`, 'R3.5'];
      case 'playInstant':
        return [`${announces} ${what}.`, 'R9.1'];
      case 'useAbility':
        return [`${announces} the ability of ${card(e.card, name)}${aim(e.targets, name)}.`, 'R9.2'];
      default:
        return null; // the next line says it all
    }
  },
  passed: () => null,
  fizzled: (e, name) => {
    const what = e.card >= 0 ? name(e.card) : announcement({ ...e, targets: [] }, 0, name);
    return [`${what}: ${e.cancelled ? 'cancelled, nothing happens' : 'no longer possible, nothing happens'}.`, 'R9.4'];
  },
  missed: (e, name) => [
    `${card(e.source, name)} no longer reaches ${card(e.card, name)}, only its other target.`,
    'R9.4',
  ],
  instantPlayed: () => null,
  abilityUsed: () => null,
  sent: (e, name) => [`${card(e.card, name)} sets out to infiltrate the lair.`, 'R6.1'],
  entered: (e, name) => [
    `${card(e.spy, name)} enters square ${e.square}${e.card >= 0 ? ` and finds ${name(e.card)}` : ', which is unoccupied'}.`,
    e.card >= 0 ? 'R6.2' : 'R6.3',
  ],
  healed: (e, name) => [`${card(e.card, name)} regains ${e.amount} Health.`, 'R6.10'],
  ignored: (e, name) => [`${card(e.spy, name)} ignores ${card(e.card, name)}.`, 'R6.4'],
  sneaked: (e, name) => [
    `${card(e.spy, name)} sneaks by ${card(e.card, name)}, spends ${e.spent} Sneak and has ${e.sneak} left.`,
    'R8.2',
  ],
  combatStarted: (e, name) => [`${card(e.spy, name)} attacks ${card(e.card, name)} in square ${e.square}.`, 'R7.1'],
  combatRound: (e, name) => [
    `Combat round ${e.round}, ${e.first ? `${card(e.first === 'spy' ? e.spy : e.card, name)} strikes first; ` : ''}Health: ${wounded(card(e.spy, name), e.toSpy, e.spyHealth)}, ${wounded(card(e.card, name), e.toMinion, e.minionHealth)}.`,
    e.first ? 'R7.2' : 'R7.1',
  ],
  combatEnded: () => null,
  turnedBack: (e, name) => [`${card(e.card, name)} is turned back: ${TURNED_BACK[e.why]}.`, 'R7.4'],
  leftLair: (e, name) => [`${card(e.card, name)} finds no Evil Plan and leaves the lair.`, 'R6.7'],
  ejected: (e, name) => [`${card(e.card, name)} is ejected from the lair${EJECTED[e.why][0]}.`, EJECTED[e.why][1]],
  damaged: (e, name) =>
    e.combat ? null : [`${card(e.card, name)} takes ${e.amount} damage${cause(' from', e.by, e.card, name)}.`, 'R6.10'],
  died: (e, name) => [
    `${card(e.card, name)} ${cause('is killed by', e.by, e.card, name) || 'dies'}${e.why === 'weaker' ? WEAKER : ''}.`,
    KILLED[e.why],
  ],
  destroyed: (e, name) => [
    `${card(e.card, name)} ${cause('is destroyed by', e.by, e.card, name) || 'is destroyed'}.`,
    'R1.6',
  ],
  bounced: (e, name) => [`${card(e.card, name)} goes back to its owner's hand.`, 'R1.6'],
  modified: (e, name) => [
    `${card(e.card, name)} gets ${signed(e.by)} ${STAT_TERMS[e.stat].name}${cause(' from', e.source, e.card, name)}.`,
    'R6.10',
  ],
  granted: (e, name) => [
    `${card(e.card, name)} gains ${KEYWORD_TERMS[e.keyword].name}${cause(' from', e.source, e.card, name)}.`,
    KEYWORD_TERMS[e.keyword].rule,
  ],
  madeBusy: (e, name) => [`${card(e.card, name)} becomes Busy.`, 'R2.6'],
  madeFree: (e, name) => [`${card(e.card, name)} becomes Free.`, 'R2.1'],
  shielded: (e, name) => [
    `${e.amount === 'all' ? 'All damage' : `The next ${e.amount} damage`} to ${card(e.card, name)} is prevented${cause(' by', e.source, e.card, name)}.`,
    'R7.1',
  ],
  prevented: (e, name) => [`${e.amount} damage to ${card(e.card, name)} is prevented.`, 'R7.1'],
  reentered: (e, name) => [`${card(e.card, name)} goes back and enters square ${e.square} next.`, 'R6.2'],
  passedSquare: (e, name) => [`${card(e.card, name)} passes square ${e.square}.`, 'R6.2'],
  counters: (e, name) => [
    `${card(e.card, name)} ${e.by > 0 ? 'gets' : 'loses'} ${count(Math.abs(e.by), `${e.name} counter`)}${cause(' from', e.source, e.card, name)} and has ${e.count}.`,
    'R9.1',
  ],
  given: (e) =>
    e.what === 'actions'
      ? [`${side(e.side)} may take ${count(e.amount, 'more Action', 'more Actions')}.`, 'R4.2']
      : [`${side(e.side)} may play ${count(e.amount, 'more Minion', 'more Minions')}.`, 'R2.3'],
  networkChanged: () => null,
  replaced(e, name, texts) {
    const by = e.card === e.source ? '' : `${capital(name(e.source))}: `;
    const what = e.card >= 0 ? name(e.card) : 'the Evil Plan';
    const instead = texts.instead(e);
    const does = instead === null || by === '' ? instead : `"${instead}"`;
    return [
      `${by}${what} ${SPARED[e.instead]}${does === null ? ', something else happens instead' : `: ${does}`}.`,
      'R9.6',
    ];
  },
  triggered(e, name, texts) {
    const does = texts.trigger(e);
    return [`${possessive(card(e.card, name))} text takes effect${does === null ? '' : `: "${does}"`}.`, 'R9.6'];
  },
  unpaid: (e, name) => [`${card(e.card, name)}: its owner cannot give what it asks for, nothing happens.`, 'R9.4'],
  loopCut: (e, name) => [
    `${capital(loopWords([...new Set(e.cards.map((id) => card(id, name)))]))}: what is left of it does nothing.`,
    'R9.6',
  ],
  chosen: (e, name, texts) => {
    const what = CHOSEN[e.kind](e, name, texts);
    return what === '' ? null : [`${side(e.side)} ${what}.`, 'R9.1'];
  },
  gameOver: (e) => {
    const [why, rule] = ENDING[e.why];
    return [e.winner === 'draw' ? `The game is a draw, ${why}.` : `${side(e.winner)} wins ${why}.`, rule];
  },
};

/** Every type of event. */
export const EVENT_TYPES = Object.keys(TELLERS) as EventType[];

/** `Guard 3 → 1`: only Health. A death is a separate event, because it may be replaced. */
const wounded = (name: string, damage: number, left: number): string =>
  `${name} ${left + damage} → ${left < 0 ? `−${-left}` : left}`;

/** ` from Tripwire`; empty if no other card did it. */
function cause(words: string, by: number, self: number, name: Naming): string {
  return by >= 0 && by !== self ? `${words} ${name(by)}` : '';
}

/** The line of an event; null if the event has no line. Hidden cards are "a card". */
export function logLine(event: GameEvent, name: Naming, texts: Texts = NO_TEXTS): LogLine | null {
  const tell = TELLERS[event.type] as (event: GameEvent, name: Naming, texts: Texts) => [string, string] | null;
  const told = tell(event, marked(name), texts);
  if (!told) return null;
  const parts = spansOf(told[0]).map((part, i) => (i === 0 ? reworded(part, capital) : part));
  return { text: parts.map(wordsOf).join(''), parts, rule: told[1] };
}

/** After the line of a Spy that was played onto a Network: what is noted for it, until that is done. */
export const notedWords = (node: CardId, cards: Pick<View, 'set' | 'cards'>): readonly Span[] =>
  spansOf(
    ` It goes to the Network with ${card(
      node,
      marked((id) => definitionOf(cards, id).name),
    )} when Spies are assigned.`,
  );

/** The same with the cards of a game. */
export const logLineOf = (event: GameEvent, cards: Pick<View, 'set' | 'cards'>): LogLine | null =>
  logLine(event, (id) => definitionOf(cards, id).name, {
    option: ({ source, option, side: chooser }) =>
      source >= 0 ? optionOf(definitionOf(cards, source), option, chooser) : null,
    instead: ({ source, instead }) => (source >= 0 ? insteadText(definitionOf(cards, source), instead) : null),
    trigger: ({ card: source, on }) => (source >= 0 ? triggerText(definitionOf(cards, source), on) : null),
  });
