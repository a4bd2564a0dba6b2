/** Events that set off triggers, as clauses: "a Spy ignores this Contraption". */
import type { CardType } from '../../../engine/index.ts';
import type { Condition, ReplaceAbility, Replaceable, TriggerAbility, TriggerEvent } from '../../../engine/language.ts';
import { TRIGGERS, typesIn } from '../../../engine/language.ts';
import { a, possessive } from '../words.ts';
import type { Voice } from './nouns.ts';
import { noun, single } from './nouns.ts';

type Telling = (card: string) => string;

/** `this Minion's square`, `the square of a Minion without attached Contraptions` */
const thing = (what: string, card: string): string =>
  /\b(with|that|of|in|ahead|behind)\b/.test(card) ? `the ${what} of ${card}` : `${possessive(card)} ${what}`;

/** What happens to the card. */
const HAPPENED: Readonly<Record<TriggerEvent, Telling>> = {
  turnStarted: () => 'a turn starts',
  turnEnded: () => 'a turn ends',
  minionPlayed: (card) => `${card} is played`,
  built: (card) => `${card} is built`,
  minionMoved: (card) => `${card} moves`,
  entered: (card) => `a Spy enters ${thing('square', card)}`,
  ignored: (card) => `a Spy ignores ${card}`,
  destroyed: (card) => `${card} is destroyed`,
  sneaked: (card) => `a Spy sneaks by ${card}`,
  combatStarted: (card) => `combat with ${card} starts`,
  combatEnded: (card) => `combat with ${card} ends`,
  damaged: (card) => `${card} is damaged`,
  died: (card) => `${card} dies`,
  combatRound: (card) => `a round of combat with ${card} ends`,
  spyPlayed: (card) => `${card} is played`,
  nodePlayed: (card) => `${card} is played`,
  assigned: (card) => `${card} is assigned`,
  networkChanged: (card) => `${thing('Network', card)} changes`,
  instantPlayed: (card) => `${card} is played`,
  drawn: () => 'cards are drawn',
  planChosen: () => 'an Evil Plan is selected',
  planRevealed: (card) => `${card} is revealed`,
  thwarted: (card) => `${card} is thwarted`,
  planActivated: (card) => `${card} is activated`,
  planAdvanced: (card) => `${card} is advanced`,
  planCompleted: (card) => `${card} is completed`,
  ejected: (card) => `${card} is ejected`,
};
/** What the Spy that takes part does. */
const DONE: Readonly<Partial<Record<TriggerEvent, Telling>>> = {
  entered: (spy) => `${spy} enters a square`,
  ignored: (spy) => `${spy} ignores a Contraption`,
  sneaked: (spy) => `${spy} sneaks by a Minion`,
  thwarted: (spy) => `${spy} thwarts the Evil Plan`,
  combatStarted: (spy) => `combat with ${spy} starts`,
  combatEnded: (spy) => `combat with ${spy} ends`,
  combatRound: (spy) => `a round of combat with ${spy} ends`,
};

/** Events whose words name only this card, so that "it" can mean nothing else. */
const ALONE: readonly TriggerEvent[] = [
  ...(['minionPlayed', 'minionMoved', 'built', 'spyPlayed', 'nodePlayed', 'assigned', 'destroyed', 'damaged'] as const),
  ...(['died', 'ejected', 'combatStarted', 'combatRound', 'combatEnded'] as const),
];
/** Events whose words name the Spy that does it. */
const BY_SPY: readonly TriggerEvent[] = ['entered', 'ignored', 'sneaked'];

const DRAWER = { you: 'you draw', opponent: 'your opponent draws', anybody: 'a side draws' } as const;

/** What would happen to the card. */
const IMPENDING: Readonly<Record<Replaceable, Telling>> = {
  die: (card) => `${card} would die`,
  beDamaged: (card) => `${card} would be damaged`,
  beDestroyed: (card) => `${card} would be destroyed`,
  thwart: () => 'a Spy would thwart the Evil Plan',
};

/** Is the Spy meant that takes part, not the card to which it happens? */
const isOfSpies = (on: TriggerEvent, of: TriggerAbility['of']): boolean =>
  typeof of === 'object' && TRIGGERS[on].spy === true && typesIn(of).every((type) => type === 'spy');

/** What the event of a card's ability happens to: `$event`. */
export function concerned(ability: TriggerAbility | ReplaceAbility, type: CardType): readonly CardType[] {
  const { of = '$self' } = ability;
  if (ability.kind === 'trigger' && isOfSpies(ability.on, of)) return TRIGGERS[ability.on].card ?? [];
  if (typeof of !== 'string') return typesIn(of);
  if (of === '$host') return ['minion'];
  const { card = [], spy } = ability.kind === 'trigger' ? TRIGGERS[ability.on] : {};
  return type === 'spy' && spy ? card : [type];
}

/** `if this Minion would die`. After that the card is "it", and a named Spy is "that Spy". */
export function impending({ instead, of = '$self', if: condition }: ReplaceAbility, voice: Voice): string {
  const own = instead === 'thwart' && voice.type === 'spy' && of === '$self';
  const card = typeof of === 'string' ? noun(of, voice).text : a(single(of, voice));
  const text = own ? 'if this Spy would thwart the Evil Plan' : `if ${IMPENDING[instead](card)}`;
  if (instead === 'thwart') voice.named.add('spy');
  else if (of === '$self' && !condition) voice.named.add('self');
  if (of === '$host') voice.named.add('host');
  return text;
}

/** `when a Spy ignores this Contraption`. After that the Spy is "that Spy". */
export function occasion({ on, of = '$self', who, if: condition }: TriggerAbility, voice: Voice): string {
  if (on === 'turnStarted' || on === 'turnEnded') {
    const edge = on === 'turnStarted' ? 'start' : 'end';
    const turn = allOf(condition).find((part) => 'turn' in part)?.turn;
    return `at the ${edge} of ${turn === undefined ? 'each' : turn === 'you' ? 'your' : "your opponent's"} turn`;
  }
  if (on === 'drawn') return `when ${DRAWER[who ?? 'anybody']} cards`;
  const own = of === '$self' ? voice.type === 'spy' : isOfSpies(on, of);
  const card = typeof of === 'string' ? noun(of, voice).text : a(single(of, voice));
  const text = `when ${((own && DONE[on]) || HAPPENED[on])(card)}`;
  if (BY_SPY.includes(on) || (own && TRIGGERS[on].spy)) voice.named.add('spy');
  if (of === '$self' && !condition && ALONE.includes(on)) voice.named.add('self');
  if (of === '$host') voice.named.add('host');
  return text;
}

/** The conditions that must all hold. */
function allOf(condition: Condition | undefined): readonly Condition[] {
  if (condition === undefined) return [];
  return 'all' in condition ? condition.all.flatMap(allOf) : [condition];
}

/** What the occasion does not yet say of the ability's condition. */
export function unsaidCondition({ on, if: condition }: TriggerAbility): Condition | undefined {
  if (condition === undefined || (on !== 'turnStarted' && on !== 'turnEnded')) return condition;
  const unsaid = allOf(condition).filter((part) => !('turn' in part));
  return unsaid.length > 1 ? { all: unsaid } : unsaid[0];
}
