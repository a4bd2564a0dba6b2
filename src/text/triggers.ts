/** Events that set off triggers, as clauses: "a Spy ignores this Contraption". */
import type { TriggerAbility, TriggerEvent } from '../engine/index.ts';
import type { Voice } from './nouns.ts';
import { noun, single } from './nouns.ts';
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

/** `when a Spy ignores this Contraption` */
export function occasion({ on, of = '$self', if: condition }: TriggerAbility, voice: Voice): string {
  if (on === 'turnStarted' || on === 'turnEnded') {
    const edge = on === 'turnStarted' ? 'start' : 'end';
    if (condition && 'turn' in condition)
      return `at the ${edge} of ${condition.turn === 'you' ? 'your' : "your opponent's"} turn`;
    return `at the ${edge} of each turn`;
  }
  if (typeof of !== 'string') return `when ${HAPPENED[on](a(single(of, voice)))}`;
  const telling = (of === '$self' && voice.type === 'spy' && DONE[on]) || HAPPENED[on];
  return `when ${telling(noun(of, voice).text)}`;
}

/** Is the ability's condition said by the occasion already? */
export const saysCondition = ({ on, if: condition }: TriggerAbility): boolean =>
  condition !== undefined && (on === 'turnStarted' || on === 'turnEnded') && 'turn' in condition;
