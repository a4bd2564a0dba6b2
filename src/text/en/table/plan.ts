/** Words about what an Evil Plan costs, what the lair pays it with, and what is missing. */
import type { Counted, Shortfall } from '../../../engine/index.ts';
import type { Naming } from '../words.ts';
import { list } from '../words.ts';
import { UNIT } from './score.ts';

/** "2 in Contraptions and 1 in Minions" */
export const lackWords = ({ have, need, haveMinions, needMinions }: Shortfall): string =>
  list([
    ...(have < need ? [`${need - have} in Contraptions`] : []),
    ...(haveMinions < needMinions ? [`${needMinions - haveMinions} in Minions`] : []),
  ]);

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
};
