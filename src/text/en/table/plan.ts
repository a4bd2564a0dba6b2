/** Words about what an Evil Plan costs, what the lair pays it with, and what is missing. */
import type { Counted, DeepReadonly, Definition, Shortfall } from '../../../engine/index.ts';
import { ACTION_BUTTONS } from '../actions.ts';
import type { Naming } from '../words.ts';
import { list } from '../words.ts';
import { UNIT } from './score.ts';

/** "2 in Contraptions and 1 in Minions" */
export const lackWords = ({ have, need, haveMinions, needMinions }: Shortfall): string =>
  list([
    ...(have < need ? [`${need - have} in Contraptions`] : []),
    ...(haveMinions < needMinions ? [`${needMinions - haveMinions} in Minions`] : []),
  ]);

type PlanCost = DeepReadonly<Definition>['planCost'];

/** What completing the plan takes away (R3.5): "sacrifices 2 in Contraptions and 1 in Minions". */
const sacrificeWords = ({ contraptions, minions }: PlanCost): string =>
  `sacrifices ${lackWords({ have: 0, need: contraptions, haveMinions: 0, needMinions: minions }) || 'nothing'}`;

/** "It lacks 2 in Contraptions." */
export const stalledWords = (short: Shortfall): string => `It lacks ${lackWords(short)}.`;

/** One part of the cost, and the cards that count towards it: "Contraptions 4 of 3: Reactor 3, Jetpack 1". */
export function payWords(
  kind: 'contraptions' | 'minions',
  need: number,
  paying: readonly Counted[],
  name: Naming,
): string {
  const have = paying.reduce((sum, { counts }) => sum + counts, 0);
  const cards = paying.map(({ card, counts }) => `${name(card)} ${counts}`);
  return `${UNIT[kind]} ${have} of ${need}${cards.length > 0 ? `: ${cards.join(', ')}` : ''}`;
}

export const PLAN = {
  /** Before the cards that count towards the cost of the plan. */
  pays: 'Pays with',
  met: 'The cost is met.',
  /** The button that begins to complete it. */
  complete: (cost: PlanCost) => `${ACTION_BUTTONS.completePlan} (${sacrificeWords(cost)})`,
  completing: (cost: PlanCost) => `Completing it ${sacrificeWords(cost)}.`,
};
