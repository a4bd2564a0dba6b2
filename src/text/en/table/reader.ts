/** Words of the card to be read. */
import { costWords } from './card.ts';

export const INSPECTOR = {
  title: 'Card',
  hint: 'Touch a card on the table to read it here.',
  signs: 'What do the signs mean?',
  unassigned: 'Unassigned.',
  assigned: (size: number) => `Assigned to a Network of size ${size}.`,
  attachedTo: (host: string) => ` · attached to ${host}`,
  planCost: (evilness: number, cost: { contraptions: number; minions: number }) =>
    `Evilness ${evilness} · needs ${cost.contraptions} in Contraptions, ${cost.minions} in Minions`,
  support: (sizes: string) => `Needs a Network of size ${sizes}.`,
  carriedBy: (host: string) => `Carried by ${host}`,
  carried: (name: string, cost: number) => `${name}, Contraption, ${costWords(cost)}`,
};
