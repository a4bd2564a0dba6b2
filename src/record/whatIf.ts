/** "What would have happened?": a finished game, played again with another card set until it comes out otherwise. */
import type { Action, CardId, Catalog, GameEvent, Refusal, Rules, State } from '../engine/index.ts';
import { ACTIONS, catalogOf, definitionOf, sameCards, viewEvents } from '../engine/index.ts';
import { segmentsUpTo } from './cut.ts';
import { holdsCards } from './eventCards.ts';
import type { Game } from './game.ts';
import { publicRefusal } from './publicRefusal.ts';
import type { GameRecord, Segment } from './record.ts';
import { NOT_OVER, NOTHING_GOING_ON } from './record.ts';
import type { Played } from './steps.ts';
import { attempt, begin, stepsOf } from './steps.ts';
import { openGame } from './timeline.ts';

/**
 * Why the two games part. `otherwise`: the table sees that the move comes out otherwise. `hidden`: it does, but the
 * table does not see it yet. `refused`: the rules do not allow the move. `gone`: it needs a card that the other set
 * lacks. `same`: they do not part.
 */
export type WhyNot = 'otherwise' | 'hidden' | 'refused' | 'gone' | 'same';

export interface WhatIf {
  why: WhyNot;
  /** The refusal of the move, if it is refused. */
  refusal: Refusal | null;
  /** The number of moves that come out the same, and the number of moves of the finished game. */
  same: number;
  of: number;
  /** The finished game after the move with which the two part. */
  was: Game;
  /** The game with the other set, as far as it goes: it can be saved and played on. */
  now: Game;
  /** What the table saw of that move in each game. */
  seen: { was: readonly GameEvent[]; now: readonly GameEvent[] };
}

/** The set and the rules of another game of the same deal. */
export interface OtherCards {
  cards: string;
  /** The name of a set that somebody brought. */
  name?: string;
  rules: Partial<Rules>;
}

/** True if a part of the game was played with another set, or with other rules. */
export const hasOtherCards = ({ segments }: GameRecord, { cards, rules }: OtherCards): boolean =>
  segments.some(
    (one) =>
      one.cards !== cards || Object.entries(rules).some(([key, value]) => one.rules[key as keyof Rules] !== value),
  );

/**
 * Plays a finished game with another set from its first move on. Both sets are registered. Decks lie in the old order;
 * cards that are new lie under them. `start`: for a game from a position, the position with the other set.
 */
export function replayWith(game: Game, other: OtherCards, start: State | null = null): WhatIf {
  const { record } = game;
  const first = record.segments[0];
  const deal = catalogOf({ set: first.like ?? first.cards });
  const segment: Segment = { ...other, actions: [], own: [], prints: [] };
  if (!start && !isSameDeal(deal, catalogOf({ set: other.cards }))) segment.like = deal.hash;
  let state = begin(segment, record.settings.seed, start).state;
  const cardOf = start ? sameNumber(game, state) : matching(first.cards, other.cards);

  const of = record.segments.reduce((sum, { actions }) => sum + actions.length, 0);
  const end = (
    why: WhyNot,
    at: Played | null,
    now: readonly GameEvent[] = [],
    refusal: Refusal | null = null,
  ): WhatIf => ({
    why,
    refusal,
    same: why === 'same' ? of : segment.actions.length - (why === 'otherwise' || why === 'hidden' ? 1 : 0),
    of,
    was: at ? after(game, at) : game,
    now: newGameOf(game, segment, cardOf, start),
    seen: { was: viewEvents(at?.events ?? [], 'table'), now: viewEvents(now, 'table') },
  });

  for (const step of stepsOf(record, game.start)) {
    if (step.kind !== 'played') continue;
    const action = translated(step.action, cardOf);
    if (!action) return end('gone', step);
    const made = attempt(state, action);
    if (made.refusal) return end('refused', step, [], publicRefusal(made.refusal));
    if (step.by === 'session') segment.own.push(segment.actions.length);
    segment.actions.push(action);
    state = made.state;
    const was = step.events.map((event) => renumbered(event, cardOf));
    if (isEqual(was, made.events)) continue;
    const isSeen = !isEqual(viewEvents(was, 'table'), viewEvents(made.events, 'table'));
    return end(isSeen ? 'otherwise' : 'hidden', step, made.events);
  }
  return end('same', null);
}

const isEqual = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Gives the number of the same card in the other game; undefined if it is not in it. */
type CardOf = (card: CardId) => CardId | undefined;

function matching(before: string, after: string): CardOf {
  const same = sameCards(catalogOf({ set: before }), catalogOf({ set: after }));
  return (card) => (card < 0 ? card : same.get(card));
}

/** A position numbers its cards as it names them, so the numbers stay. */
const sameNumber =
  ({ timeline: { state: old } }: Game, now: State): CardOf =>
  (card) =>
    card < 0 || (card < now.cards.length && definitionOf(old, card).id === definitionOf(now, card).id)
      ? card
      : undefined;

/** True if a seed shuffles both sets alike. */
const isSameDeal = (a: Catalog, b: Catalog): boolean => isEqual(a.definitions.map(dealt), b.definitions.map(dealt));
const dealt = ({ id, type, copies }: Catalog['definitions'][number]): unknown[] => [id, type, copies];

/** The same action in the other game; undefined if it names a card that is not in it. */
function translated(action: Action, cardOf: CardOf): Action | undefined {
  const fields: Readonly<Record<string, string>> = ACTIONS[action.type].fields;
  const next: Record<string, unknown> = { ...action };
  for (const [field, value] of Object.entries(action)) {
    const shape = (fields[field] ?? fields[`${field}?`] ?? '').replace('?', '');
    const names = shape === 'card' ? [value as CardId] : shape === 'cards' ? (value as CardId[]) : [];
    const there = names.map(cardOf);
    if (there.includes(undefined)) return undefined;
    if (shape === 'card') next[field] = there[0];
    if (shape === 'cards') next[field] = there;
  }
  return next as unknown as Action;
}

/** Stands for a card that the other game does not have. It is no card's number. */
const MISSING = -99;

/** The event as the other game would tell it. */
function renumbered(event: GameEvent, cardOf: CardOf): GameEvent {
  const next = (card: CardId): CardId => cardOf(card) ?? MISSING;
  const entries = Object.entries(event).map(([key, value]: [string, unknown]) => {
    if (!holdsCards(event, key)) return [key, value];
    if (Array.isArray(value)) return [key, value.map(next)];
    return [key, typeof value === 'number' ? next(value) : value];
  });
  return Object.fromEntries(entries) as GameEvent;
}

/** The finished game as it stood after that move. */
function after({ record, start }: Game, { segment, at }: Played): Game {
  const cut = { ...record, ...NOTHING_GOING_ON, segments: segmentsUpTo(record, segment, at + 1) };
  return { record: cut, start, timeline: openGame(cut, start) };
}

function newGameOf({ record }: Game, segment: Segment, cardOf: CardOf, start: State | null): Game {
  const places = Object.entries(record.layout).flatMap(([card, place]) => {
    const there = cardOf(Number(card));
    return there === undefined ? [] : [[there, place] as const];
  });
  const next = {
    ...record,
    ...NOTHING_GOING_ON,
    ...NOT_OVER,
    segments: [segment],
    layout: Object.fromEntries(places),
  };
  return { record: next, start, timeline: openGame(next, start) };
}
