/** All cards of a set as people read them, by type. */
import type { Card, Definition } from '../engine/index.ts';
import { CARD_TYPES, registerCatalog } from '../engine/index.ts';
import { rulesText } from '../text/en/cardText/rulesText.ts';
import { kindOf, numbersOf, SHOWN_STATS } from '../text/en/table/card.ts';
import { TYPE_TERMS } from '../text/en/terms.ts';
import { capital, count } from '../text/en/words.ts';

const statWords = (card: Definition): string[] =>
  (SHOWN_STATS[card.type] ?? [])
    .filter((stat) => stat !== 'work' || card.work !== 1)
    .map((stat) => `${capital(stat)} ${card[stat]}`);

function cardLines(card: Definition): string[] {
  const facts = [kindOf(card), ...statWords(card), ...numbersOf(card), count(card.copies, 'copy', 'copies')];
  return [card.name, ...[facts.join(', '), ...rulesText(card)].map((line) => `  ${line}`)];
}

/** A heading for each type that the set has, and some lines for each card. */
export function listing(cards: readonly Card[]): string {
  const { definitions } = registerCatalog(cards);
  const sections = CARD_TYPES.flatMap((type) => {
    const these = definitions.filter((card) => card.type === type);
    if (these.length === 0) return [];
    return [[TYPE_TERMS[type].plural.toUpperCase(), ...these.flatMap((card) => ['', ...cardLines(card)])].join('\n')];
  });
  return sections.join('\n\n\n');
}
