/** Finding cards for the card language: one reference or a selection, seen from the card that speaks. */
import { definitionOf } from '../catalogue/register.ts';
import type { Property, Reference, Selection, Selector, Who } from '../vocabulary/language.ts';
import type { ReadonlyState } from '../vocabulary/state.ts';
import type { CardId, Keyword, Side, Stat } from '../vocabulary/types.ts';
import { HIDDEN, NOBODY, NONE, other, SQUARES } from '../vocabulary/types.ts';
import { compares } from './compares.ts';
import { countersOn } from './counters.ts';
import {
  cardsInLair,
  cardsInPlay,
  hostOf,
  networkOf,
  networkSize,
  occupant,
  occupantAt,
  positionOf,
  speaks,
  spyInPlay,
} from './lookup.ts';

/** How a card reads others: as they are now, or as they are printed. */
export interface Reads {
  stat(state: ReadonlyState, card: CardId, stat: Stat): number;
  keyword(state: ReadonlyState, card: CardId, keyword: Keyword): boolean;
}

/** The card that speaks: its side, where it lies (or lay), and what `$target1`, `$event`, `$by` and `$it` mean. */
export interface Speaker {
  source: CardId;
  side: Side;
  square: number;
  targets: readonly CardId[];
  event: CardId;
  by: CardId;
  it: CardId;
  /** Sources whose replacement led to what the speaker does. */
  without: readonly CardId[];
  reads: Reads;
}

/** The speaker for a card that speaks from where it lies now, and reads other cards so. */
export function speakerReading(state: ReadonlyState, source: CardId, reads: Reads): Speaker {
  const { side, type } = definitionOf(state, source);
  return {
    source,
    side,
    square: type === 'minion' || type === 'contraption' ? positionOf(state, source) : 0,
    targets: NOBODY,
    event: NONE,
    by: NONE,
    it: NONE,
    without: NOBODY,
    reads,
  };
}
/** The side that a card means by `you` (the default) or `opponent`. */
export const sideOf = (speaker: Speaker, who: Who | undefined): Side =>
  who === 'opponent' ? other(speaker.side) : speaker.side;

/** The card that a reference names, or NONE. HIDDEN: the plan, while it lies face down. */
export function refer(state: ReadonlyState, speaker: Speaker, reference: Reference): CardId {
  switch (reference) {
    case '$self':
      return speaker.source;
    case '$host':
      return hostOf(state, speaker.source)?.card ?? NONE;
    case '$infiltrator':
      return state.infiltration?.spy ?? NONE;
    case '$occupant':
      return state.infiltration ? (occupantAt(state, state.infiltration.square)?.card ?? NONE) : NONE;
    case '$opponent':
      return opponentOf(state, speaker);
    case '$plan':
      return planOf(state);
    case '$target1':
      return speaker.targets[0] ?? NONE;
    case '$target2':
      return speaker.targets[1] ?? NONE;
    case '$event':
      return speaker.event;
    case '$by':
      return speaker.by;
    case '$it':
      return speaker.it;
  }
}

/** R10.3: a face-down plan is there, but no text names it. */
const planOf = ({ plan }: ReadonlyState): CardId => (plan === null ? NONE : plan.faceUp ? plan.card : HIDDEN);

function opponentOf(state: ReadonlyState, { source, square }: Speaker): CardId {
  const { infiltration } = state;
  if (!infiltration) return NONE;
  if (source !== infiltration.spy) return square > 0 && square === infiltration.square ? infiltration.spy : NONE;
  const there = occupantAt(state, infiltration.square)?.card ?? NONE;
  return there !== NONE && definitionOf(state, there).type === 'minion' ? there : NONE;
}

function has(state: ReadonlyState, card: CardId, property: Property): boolean {
  switch (property) {
    case 'busy':
      return occupant(state, card)?.busy === true;
    case 'free':
      return occupant(state, card)?.busy === false;
    case 'static':
      return !definitionOf(state, card).attachable;
    case 'attachable':
      return definitionOf(state, card).attachable;
    case 'hasAttachment':
      return (occupant(state, card)?.attached.length ?? 0) > 0;
    case 'damaged':
      return (occupant(state, card)?.damage ?? spyInPlay(state, card)?.damage ?? 0) > 0;
    case 'assigned':
      return (spyInPlay(state, card)?.network ?? NONE) !== NONE;
    case 'unassigned':
      return spyInPlay(state, card)?.network === NONE;
    case 'infiltrating':
      return state.infiltration?.spy === card;
    case 'connected':
      return state.links.some((link) => link.a === card || link.b === card);
    case 'hasCounter':
      return state.counters.some((one) => one.card === card);
  }
}

/** Does a card in play fit the selection? Its zone and picking are not checked. */
export function fits(state: ReadonlyState, speaker: Speaker, selection: Selection, card: CardId): boolean {
  const { type } = definitionOf(state, card);
  if (typeof selection.type === 'string' ? selection.type !== type : !selection.type.includes(type)) return false;
  if (selection.other && card === speaker.source) return false;
  if (!isOfKind(state, speaker, selection, card)) return false;
  if (selection.owner && (definitionOf(state, card).side === speaker.side) !== (selection.owner === 'you'))
    return false;
  if (selection.network && !isOfNetwork(state, speaker, selection.network, card)) return false;
  if (selection.squares || selection.where) {
    const square = placeOf(state, card);
    if (square === 0) return false;
    if (selection.squares && (square < selection.squares[0] || square > selection.squares[1])) return false;
    if (selection.where && !lies(state, square, selection.where, origin(state, speaker))) return false;
  }
  if (selection.is) for (const property of selection.is) if (!has(state, card, property)) return false;
  if (selection.isNot) for (const property of selection.isNot) if (has(state, card, property)) return false;
  return true;
}

/** Has it the tag, the name, the counter, the keyword and the figure that are asked for? */
function isOfKind(
  state: ReadonlyState,
  { reads }: Speaker,
  { tag, named, keyword, having, counter }: Selection,
  card: CardId,
): boolean {
  if (tag !== undefined && !definitionOf(state, card).tags.includes(tag)) return false;
  if (named !== undefined && definitionOf(state, card).name !== named) return false;
  if (counter !== undefined && countersOn(state, card, counter) === 0) return false;
  if (keyword !== undefined && !reads.keyword(state, card, keyword)) return false;
  return having === undefined || compares(reads.stat(state, card, having[0]), having[1], having[2]);
}

function isOfNetwork(state: ReadonlyState, { source }: Speaker, which: 'same' | 'other', card: CardId): boolean {
  const { type } = definitionOf(state, source);
  const speaks = type === 'node' || type === 'spy' ? source : (state.infiltration?.spy ?? NONE);
  const mine = networkOf(state, speaks);
  const network = networkOf(state, card);
  return network !== NONE && (network === mine) === (which === 'same');
}

/** The square that `where` counts from, or 0. A Spy outside the lair does not count from the infiltrator's square. */
function origin(state: ReadonlyState, { source, square }: Speaker): number {
  const { infiltration } = state;
  if (square > 0 || !infiltration) return square;
  return source === infiltration.spy || definitionOf(state, source).type !== 'spy' ? infiltration.square : 0;
}

function lies(state: ReadonlyState, square: number, where: NonNullable<Selection['where']>, from: number): boolean {
  if (from === 0) return false;
  switch (where) {
    case 'adjacent':
      return Math.abs(square - from) === 1;
    case 'ahead':
      return square > from;
    case 'behind':
      return square < from;
    case 'same':
      return square === from;
    case 'between':
      return state.infiltration !== null && isBetween(square, from, state.infiltration.square);
    case 'row':
      return isOneRow(state, square, from);
  }
}

const isBetween = (square: number, a: number, b: number): boolean => square > Math.min(a, b) && square < Math.max(a, b);

/** Is every square from the one to the other occupied? */
function isOneRow({ lair }: ReadonlyState, a: number, b: number): boolean {
  for (let square = Math.min(a, b); square <= Math.max(a, b); square++) if (lair[square - 1] === null) return false;
  return true;
}

/** Behind square 8. */
const PLAN_SQUARE = SQUARES + 1;

/** The squares from where the speaker lies to where that card lies; 0 if one of them is not in the lair. */
export function distanceTo(state: ReadonlyState, speaker: Speaker, reference: Reference): number {
  const from = origin(state, speaker);
  const card = refer(state, speaker, reference);
  const to = reference === '$plan' && card !== NONE ? PLAN_SQUARE : placeOf(state, card);
  return from > 0 && to > 0 ? Math.abs(to - from) : 0;
}

/** The square of a card in the lair, also of the infiltrator; 0 elsewhere. */
const placeOf = (state: ReadonlyState, card: CardId): number =>
  card === state.infiltration?.spy ? state.infiltration.square : positionOf(state, card);

/** R5.3: is the Node's Network at least of this size? */
export const reaches = (state: ReadonlyState, node: CardId, size: number): boolean =>
  size === 0 || networkSize(state, networkOf(state, node)) >= size;

/** Does a selector without picking name the card? Static abilities and triggers use this. */
export function matches(state: ReadonlyState, speaker: Speaker, selector: Selector, card: CardId): boolean {
  return typeof selector === 'string' ? refer(state, speaker, selector) === card : fits(state, speaker, selector, card);
}

/**
 * The cards that lie where cards of the selection may lie: its zone and types decide. Oldest or leftmost first. A
 * face-down plan is never among them (R10.3).
 */
export function places(state: ReadonlyState, { type, zone }: Selection): readonly CardId[] {
  if (zone === 'stack') {
    const announced: CardId[] = [];
    for (const item of state.stack) if (item.kind === 'playInstant' && !item.cancelled) announced.push(item.card);
    return announced;
  }
  if (zone === 'discard') return [...state.discards.genius, ...state.discards.spymaster];
  switch (type) {
    case 'spy':
      return state.spies.map((spy) => spy.card);
    case 'node':
      return state.nodes.map((node) => node.card);
    case 'minion':
    case 'contraption':
      return cardsInLair(state);
    default:
      return cardsInPlay(state).filter((card) => speaks(state, card));
  }
}

/** All cards that fit the selection, before any picking. Oldest or leftmost first. */
export function candidates(state: ReadonlyState, speaker: Speaker, selection: Selection): CardId[] {
  const found: CardId[] = [];
  if (selection.where && origin(state, speaker) === 0) return found;
  for (const card of places(state, selection)) if (fits(state, speaker, selection, card)) found.push(card);
  return found;
}
