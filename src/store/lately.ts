/** What was done lately, as a report of an error may tell it: nothing in it is more than the table saw at that time. */
import type { Action, CardId, Side, View } from '../engine/index.ts';
import { ACTIONS, definitionOf } from '../engine/index.ts';
import type { Command } from '../host/index.ts';

/** A command that was done. Cards are told by name; `null` stands for all that the table did not see. */
export interface Done {
  readonly what: string;
  readonly side: Side | null;
  readonly cards: readonly (string | null)[];
  /** It ended in an error. */
  readonly hasFailed: boolean;
}

/** So many commands are kept. */
export const KEPT = 20;

/** Commands that everybody at the table sees being given. No others are told. */
const SEEN: readonly Command['do'][] = [
  'act',
  'answer',
  'let-resolve',
  'commit',
  'take-back',
  'claim',
  'never-mind',
  'time-up',
  'lift-curtain',
  'stay-in-seat',
  'undo',
  'ask-undo',
  'agree-undo',
  'decline-undo',
  'offer-draw',
  'agree-draw',
  'decline-draw',
  'set',
  'seat',
  'cards',
];

/** The cards that lie open on the table. */
const openOn = ({ lair, plan, nodes, spies, discards, scored, stack }: View): ReadonlySet<CardId> =>
  new Set([
    ...lair.flatMap((place) => (place ? [place.card, ...place.attached] : [])),
    ...(plan?.faceUp ? [plan.card] : []),
    ...[...nodes, ...spies].map(({ card }) => card),
    ...stack.filter(({ kind }) => kind === 'playInstant').map(({ card }) => card),
    ...[discards, scored].flatMap(({ genius, spymaster }) => [...genius, ...spymaster]),
  ]);

/** Names the cards of an action that lie open. What is hidden is one `null`, however many cards it is. */
function cardsOf(action: Action, table: View): (string | null)[] {
  const open = openOn(table);
  const given = action as unknown as Readonly<Record<string, CardId | readonly CardId[] | undefined>>;
  const cards = Object.entries(ACTIONS[action.type].fields)
    .filter(([, shape]) => shape.startsWith('card'))
    .flatMap(([field]) => given[field] ?? []);
  const names = cards.filter((card) => open.has(card)).map((card) => definitionOf(table, card).name);
  return names.length < cards.length ? [...names, null] : names;
}

/** What a report may tell of the command; null: nothing. `table`: what both sides see after it. */
export function reportable(command: Command, table: View | null): Omit<Done, 'hasFailed'> | null {
  if (!SEEN.includes(command.do)) return null;
  const side = 'side' in command ? (command.side ?? null) : null;
  if (!('action' in command)) return { what: command.do, side, cards: command.do === 'commit' ? [null] : [] };
  const { action } = command;
  return { what: action.type, side: action.side, cards: table ? cardsOf(action, table) : [] };
}
