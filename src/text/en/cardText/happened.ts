/** What has happened this turn, as clauses: "a Minion has died this turn". */
import type { CardType } from '../../../engine/index.ts';
import type { Condition, TriggerEvent } from '../../../engine/language.ts';
import { TRIGGERS, typesIn } from '../../../engine/language.ts';
import { TYPE_TERMS } from '../terms.ts';
import { a, count, list } from '../words.ts';
import type { Voice } from './nouns.ts';
import { isYou, noun } from './nouns.ts';

/** `has`: "has", "have", "has not". */
type Telling = (card: string, has: string) => string;

const done =
  (deed: string): Telling =>
  (card, has) =>
    `${card} ${has} ${deed}`;
const of =
  (what: string, deed: string): Telling =>
  (card, has) =>
    `${what} ${card} ${has} ${deed}`;

/** What has happened to the card. */
const HAPPENED: Readonly<Record<TriggerEvent, Telling>> = {
  turnStarted: (_, has) => `a turn ${has} started`,
  turnEnded: (_, has) => `a turn ${has} ended`,
  minionPlayed: done('been played'),
  built: done('been built'),
  minionMoved: done('moved'),
  entered: of('the square of', 'been entered'),
  ignored: done('been ignored'),
  sneaked: done('been sneaked by'),
  combatStarted: of('combat with', 'started'),
  combatEnded: of('combat with', 'ended'),
  damaged: done('been damaged'),
  died: done('died'),
  destroyed: done('been destroyed'),
  thwarted: done('been thwarted'),
  combatRound: of('a round of combat with', 'ended'),
  spyPlayed: done('been played'),
  nodePlayed: done('been played'),
  assigned: done('been assigned'),
  networkChanged: of('the Network of', 'changed'),
  instantPlayed: done('been played'),
  drawn: done('drawn cards'),
  planChosen: done('been selected'),
  planRevealed: done('been revealed'),
  planActivated: done('been activated'),
  planAdvanced: done('been advanced'),
  planCompleted: done('been completed'),
  ejected: done('been ejected'),
};
/** What the Spy that takes part has done. */
const BY_SPY: Readonly<Partial<Record<TriggerEvent, Telling>>> = {
  entered: done('entered a square'),
  ignored: done('ignored a Contraption'),
  sneaked: done('sneaked by a Minion'),
  combatStarted: done('attacked'),
  thwarted: done('thwarted the Evil Plan'),
};

type Happened = Extract<Condition, { happened: unknown }>;

/** `not`: says that it has not happened. */
export function happenedThisTurn(condition: Happened, voice: Voice, not: boolean): string {
  const { happened, self, other, who, atLeast = 1 } = condition;
  if (self) return once(noun('$self', voice).text, 'has');
  // No other Evil Plan is in play, so the last one that was selected is this one.
  if (happened === 'planChosen' && voice.type === 'plan' && atLeast === 1) {
    const plan = voice.event.length === 0 || voice.event.includes('plan') ? 'it' : noun('$self', voice).text;
    return `${plan} was selected ${not ? 'in an earlier turn' : 'this turn'}`;
  }
  if (TRIGGERS[happened].who) {
    if (who === undefined) return once('a side', 'has');
    return isYou(who, voice) ? once('you', 'have') : once('your opponent', 'has');
  }
  const types = typesOf(condition);
  if (atLeast === 1) {
    const one = named(types, 'name');
    const card = other ? `${not ? 'no other' : 'another'} ${one}` : not ? `no ${one}` : a(one);
    return `${HAPPENED[happened](card, 'has')} this turn`;
  }
  const number = `${not ? 'fewer than' : 'at least'} ${atLeast}${other ? ' other' : ''}`;
  return `${HAPPENED[happened](`${number} ${named(types, 'plural')}`, 'have')} this turn`;

  function once(subject: string, has: 'has' | 'have'): string {
    const tell = (self && voice.type === 'spy' && BY_SPY[happened]) || HAPPENED[happened];
    if (atLeast === 1) return `${tell(subject, not ? `${has} not` : has)} this turn`;
    return `${tell(subject, has)} ${not ? 'fewer than' : 'at least'} ${count(atLeast, 'time')} this turn`;
  }
}

function typesOf({ type, happened }: Happened): readonly CardType[] {
  if (type !== undefined) return typesIn({ type });
  return TRIGGERS[happened].card ?? TRIGGERS[happened].secret ?? [];
}

const named = (types: readonly CardType[], form: 'name' | 'plural'): string =>
  list(
    types.map((type) => TYPE_TERMS[type][form]),
    'or',
  );
