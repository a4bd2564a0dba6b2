/** What is different between two card sets, card by card. */
import type { Rules } from '../vocabulary/cards.ts';
import type { Definition } from './define.ts';

/** The numbers of a card, in the order in which they are told. */
export const CARD_NUMBERS = [
  'copies',
  'attack',
  'health',
  'perception',
  'sneak',
  'work',
  'value',
  'cost',
  'evilness',
  'contraptions',
  'minions',
  'supportMin',
  'supportMax',
] as const;
export type CardNumber = (typeof CARD_NUMBERS)[number];

/** What a card has besides its numbers. */
export const CARD_PARTS = ['abilities', 'keywords', 'grants', 'bonuses', 'connectors', 'kind', 'text', 'icon'] as const;
export type CardPart = (typeof CARD_PARTS)[number];

export type CardChange =
  | { is: 'new' | 'gone'; name: string; copies: number }
  /** Null: no upper limit. */
  | { is: 'number'; name: string; key: CardNumber; from: number | null; to: number | null }
  | { is: 'renamed'; name: string; to: string }
  | { is: 'part'; name: string; part: CardPart }
  | { is: 'rule'; key: keyof Rules; from: Rules[keyof Rules]; to: Rules[keyof Rules] };

interface Played {
  readonly definitions: readonly Definition[];
  readonly rules: Readonly<Partial<Rules>>;
}

/** What is different between two sets and their rules. A card keeps its `id`; its copies count as a number. */
export function cardChanges(before: Played, after: Played): CardChange[] {
  const old = new Map(before.definitions.map((card) => [card.id, card]));
  const now = new Set(after.definitions.map(({ id }) => id));
  return [
    ...after.definitions.flatMap((card) => {
      const was = old.get(card.id);
      return was ? between(was, card) : [{ is: 'new' as const, name: card.name, copies: card.copies }];
    }),
    ...before.definitions
      .filter(({ id }) => !now.has(id))
      .map(({ name, copies }) => ({ is: 'gone' as const, name, copies })),
    ...(Object.keys({ ...before.rules, ...after.rules }) as (keyof Rules)[]).flatMap((key): CardChange[] => {
      const [from, to] = [before.rules[key], after.rules[key]];
      return from === undefined || to === undefined || from === to ? [] : [{ is: 'rule', key, from, to }];
    }),
  ];
}

/** True if only a new deal brings the change into a game: a deck has other cards in it. */
export const needsDeal = (change: CardChange): boolean =>
  change.is === 'new' || change.is === 'gone' || (change.is === 'number' && change.key === 'copies');

function between(was: Definition, is: Definition): CardChange[] {
  const { name } = was;
  const [before, after] = [numbersOf(was), numbersOf(is)];
  const parts: CardChange[] = [];
  for (const part of CARD_PARTS)
    if (JSON.stringify(partOf(was, part)) !== JSON.stringify(partOf(is, part))) parts.push({ is: 'part', name, part });
  return [
    ...(is.name === name ? [] : [{ is: 'renamed' as const, name, to: is.name }]),
    ...CARD_NUMBERS.filter((key) => before[key] !== after[key]).map((key) => ({
      is: 'number' as const,
      name,
      key,
      from: before[key],
      to: after[key],
    })),
    ...parts,
  ];
}

const numbersOf = ({ planCost, supportMax, ...card }: Definition): Record<CardNumber, number | null> => ({
  ...card,
  ...planCost,
  supportMax: Number.isFinite(supportMax) ? supportMax : null,
});

const partOf = (card: Definition, part: CardPart): unknown => (part === 'kind' ? card.attachable : card[part]);
