/** What the types of cards are called in the plural, as people read them in messages about card files. */
import type { CardType } from '../../../engine/index.ts';
import { TYPE_TERMS } from '../terms.ts';

export const typeName = (type: CardType): string => TYPE_TERMS[type].plural;
export const typeNames = (types: readonly CardType[]): string => types.map(typeName).join(' and ');
