/** The card sets over which secrets are tested by comparison. */
import { fileURLToPath } from 'node:url';
import { readCards } from '../../src/cards/read.ts';
import { TEST_CARDS } from './cards.ts';
import type { NamedSet } from './differential.ts';
import { everySelection } from './everySelection.ts';
import { LANGUAGE_CARDS } from './languageCards.ts';

const folder = (path: string): Pick<NamedSet, 'cards' | 'rules'> => {
  const { cards, rules } = readCards(fileURLToPath(new URL(path, import.meta.url)));
  return { cards, rules };
};

/** The game's own set and four others. The last one uses every target and selection of the language. */
export const secretSets = (): NamedSet[] => [
  { name: 'the game’s cards', ...folder('../../src/cards') },
  { name: 'plain cards', cards: TEST_CARDS },
  { name: 'every word of the language', cards: [...TEST_CARDS, ...LANGUAGE_CARDS] },
  { name: 'a set of many odd cards', ...folder('../operaSet') },
  { name: 'every selection of the language', cards: [...TEST_CARDS, ...everySelection()] },
];
