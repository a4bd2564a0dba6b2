/** Words on a card's face and in its description. */
import type { CardType, Definition, Stat } from '../../../engine/index.ts';
import { supportText } from '../cardText/rulesText.ts';
import { TYPE_TERMS } from '../terms.ts';
import { capital, count } from '../words.ts';

/** The statistics that a card of a type shows, in their order. */
export const SHOWN_STATS: Readonly<Partial<Record<CardType, readonly Stat[]>>> = {
  minion: ['attack', 'health', 'perception', 'work'],
  spy: ['attack', 'health', 'sneak'],
};

export const FACE = { attach: 'attach', static: 'static', instant: 'instant' };

/** A card's type, with its kind if the type has several: "Attachable Contraption". */
export const kindOf = ({ type, attachable }: Pick<Definition, 'type' | 'attachable'>): string =>
  type === 'contraption' ? `${attachable ? 'Attachable' : 'Static'} Contraption` : TYPE_TERMS[type].name;

/** One statistic. `now` is `max` without damage or spent Sneak, and `max` is `printed` with all effects. */
export interface StatFact {
  stat: Stat;
  now: number;
  max: number;
  printed: number;
}

/** True if no Health is left, of somebody who lives nevertheless: the next damage kills it. */
export const isOnTheBrink = ({ stat, now }: Pick<StatFact, 'stat' | 'now'>): boolean => stat === 'health' && now === 0;

/** One statistic: "Health 2 of 4, printed 3". Health 0 is not death: damage has to exceed it (R7.1). */
export function statWords({ stat, now, max, printed }: StatFact): string {
  const left = now === max ? `${now}` : `${now} of ${max}`;
  const alive = isOnTheBrink({ stat, now }) ? ', still standing' : '';
  return `${capital(stat)} ${left}${alive}${max === printed ? '' : `, printed ${printed}`}`;
}

/** The counters of one name on a card. */
export interface CountersFact {
  readonly name: string;
  readonly count: number;
}
/** "2 charge counters" */
export const countersWords = ({ name, count: number }: CountersFact): string => count(number, `${name} counter`);

export const costWords = (cost: number): string => `Cost ${cost}`;

/** The printed numbers that are not statistics. */
export function numbersOf(definition: Definition): string[] {
  const { type, planCost, evilness, cost, supportMin, supportMax, connectors } = definition;
  if (type === 'plan')
    return [
      `Evilness ${evilness}`,
      `costs Contraptions worth ${planCost.contraptions}, Minions worth ${planCost.minions}`,
    ];
  if (type === 'contraption') return [costWords(cost)];
  if (type === 'spy') return [`supports Network size ${supportText(supportMin, supportMax)}`];
  return type === 'node' ? [`connects ${connectors.join(', ')}`] : [];
}
