/** Events that set off triggers, as clauses: "a Spy ignores this Contraption". */
import type { CardType, ReplaceAbility, Replaceable, TriggerAbility, TriggerEvent } from '../engine/index.ts';
import type { Voice } from './nouns.ts';
import { noun, single, typesOf } from './nouns.ts';
import { a } from './words.ts';

type Telling = (card: string) => string;

/** What happens to the card. */
const HAPPENED: Readonly<Record<TriggerEvent, Telling>> = {
  turnStarted: () => 'a turn starts',
  turnEnded: () => 'a turn ends',
  minionPlayed: (card) => `${card} is played`,
  built: (card) => `${card} is built`,
  minionMoved: (card) => `${card} moves`,
  entered: (card) => `a Spy enters the square of ${card}`,
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
  networkChanged: (card) => `the Network of ${card} changes`,
  instantPlayed: (card) => `${card} is played`,
  drawn: () => 'cards are drawn',
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
  thwarted: (spy) => `${spy} thwarts an Evil Plan`,
};

/** What it happens to where a Spy takes part. */
const MET: Readonly<Partial<Record<TriggerEvent, readonly CardType[]>>> = {
  entered: ['minion', 'contraption'],
  ignored: ['contraption'],
  sneaked: ['minion'],
  combatStarted: ['minion'],
  combatRound: ['minion'],
  combatEnded: ['minion'],
  thwarted: ['plan'],
};

const DRAWER = { you: 'you draw', opponent: 'your opponent draws', anybody: 'a side draws' } as const;

/** What would happen to the card. */
const IMPENDING: Readonly<Record<Replaceable, Telling>> = {
  die: (card) => `${card} would die`,
  beDamaged: (card) => `${card} would be damaged`,
  beDestroyed: (card) => `${card} would be destroyed`,
  thwart: (card) => `${card} would be thwarted`,
};

/** What the event of a card's ability happens to: `$event`. */
export function concerned(ability: TriggerAbility | ReplaceAbility, type: CardType): readonly CardType[] {
  const { of = '$self' } = ability;
  if (typeof of !== 'string') return typesOf(of);
  if (of === '$host') return ['minion'];
  if (type === 'spy' && ability.kind === 'trigger') return MET[ability.on] ?? [type];
  return [type];
}

/** `when this Minion would die` */
export function impending({ instead, of = '$self' }: ReplaceAbility, voice: Voice): string {
  if (typeof of !== 'string') return `when ${IMPENDING[instead](a(single(of, voice)))}`;
  const own = instead === 'thwart' && voice.type === 'spy';
  return own ? 'when this Spy would thwart an Evil Plan' : `when ${IMPENDING[instead](noun(of, voice).text)}`;
}

/** `when a Spy ignores this Contraption` */
export function occasion({ on, of = '$self', who, if: condition }: TriggerAbility, voice: Voice): string {
  if (on === 'turnStarted' || on === 'turnEnded') {
    const edge = on === 'turnStarted' ? 'start' : 'end';
    if (condition && 'turn' in condition)
      return `at the ${edge} of ${condition.turn === 'you' ? 'your' : "your opponent's"} turn`;
    return `at the ${edge} of each turn`;
  }
  if (on === 'drawn') return `when ${DRAWER[who ?? 'anybody']} cards`;
  if (typeof of !== 'string') return `when ${HAPPENED[on](a(single(of, voice)))}`;
  const telling = (of === '$self' && voice.type === 'spy' && DONE[on]) || HAPPENED[on];
  return `when ${telling(noun(of, voice).text)}`;
}

/** Is the ability's condition said by the occasion already? */
export const saysCondition = ({ on, if: condition }: TriggerAbility): boolean =>
  condition !== undefined && (on === 'turnStarted' || on === 'turnEnded') && 'turn' in condition;
