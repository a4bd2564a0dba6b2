/** Words of the card to be read. */
import type { StatFact } from './card.ts';
import { costWords, statWords } from './card.ts';

export const INSPECTOR = {
  title: 'Card',
  hint: 'Touch a card on the table to read it here. A finger that is held on it only reads it.',
  signs: 'What do the signs mean?',
  /** R7.1: who has Health 0 is alive. That is told before the first fight. */
  fact: (fact: StatFact) => `${statWords(fact)}${fact.stat === 'health' ? ' (dies below 0)' : ''}`,
  unassigned: 'Unassigned.',
  assigned: (size: number) => `Assigned to a Network of size ${size}.`,
  sent: 'Sent this turn.',
  attachedTo: (host: string) => ` · attached to ${host}`,
  planCost: (evilness: number, cost: { contraptions: number; minions: number }) =>
    `Evilness ${evilness} · needs ${cost.contraptions} in Contraptions, ${cost.minions} in Minions`,
  support: (sizes: string) => `Needs a Network of size ${sizes}.`,
  carriedBy: (host: string) => `Carried by ${host}`,
  carried: (name: string, cost: number) => `${name}, Contraption, ${costWords(cost)}`,
};
