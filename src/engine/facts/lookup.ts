/** Where a card lies. All look-ups are read-only and work on a state or a view. */
import type { Definition } from '../catalogue/define.ts';
import type { Marks } from '../catalogue/marks.ts';
import { catalogOf, definitionOf } from '../catalogue/register.ts';
import type { NodeInPlay, Occupant, ReadonlyState, SpyInPlay } from '../vocabulary/state.ts';
import type { CardId, CardType, DeepReadonly, Side } from '../vocabulary/types.ts';
import { HIDDEN, NOBODY, NONE, SQUARES } from '../vocabulary/types.ts';

/** Is this the id of a card of the game? */
export const isCard = (state: ReadonlyState, card: CardId): boolean =>
  Number.isInteger(card) && card >= 0 && card < state.cards.length;

/** The parts of a state that a look-up searches. The caller may change what it finds if it may change the state. */
type Lair<O> = { readonly lair: readonly (O | null)[] } & Pick<ReadonlyState, 'set' | 'cards'>;
type AnyOccupant = DeepReadonly<Occupant>;

export const occupantAt = <O extends AnyOccupant>({ lair }: Lair<O>, square: number): O | null =>
  lair[square - 1] ?? null;

/** The square, 1 to 8, in which the card itself stands; 0 if it stands in none. */
export function squareOf({ lair }: Pick<ReadonlyState, 'lair'>, card: CardId): number {
  for (let i = 0; i < SQUARES; i++) if (lair[i] !== null && lair[i]?.card === card) return i + 1;
  return 0;
}

/** The unoccupied squares, lowest first. */
export function unoccupiedSquares({ lair }: ReadonlyState): number[] {
  const squares: number[] = [];
  for (let i = 0; i < SQUARES; i++) if (lair[i] === null) squares.push(i + 1);
  return squares;
}

/** The Minions in the lair, lowest square first. */
export function minionsInLair<O extends AnyOccupant>(state: Lair<O>): O[] {
  const minions: O[] = [];
  for (const unit of state.lair)
    if (unit !== null && definitionOf(state, unit.card).type === 'minion') minions.push(unit);
  return minions;
}

/** The Minion or Contraption that stands in a square of the lair. Attached Contraptions are not included. */
export function occupant<O extends AnyOccupant>({ lair }: Lair<O>, card: CardId): O | null {
  const square = squareOf({ lair }, card);
  return square === 0 ? null : lair[square - 1];
}

export function minionInLair<O extends AnyOccupant>(state: Lair<O>, card: CardId): O | null {
  const found = occupant(state, card);
  return found && definitionOf(state, card).type === 'minion' ? found : null;
}

/** The Minion that carries an attached Contraption, or null. */
export function hostOf<O extends AnyOccupant>({ lair }: Lair<O>, card: CardId): O | null {
  for (const o of lair) if (o?.attached.includes(card)) return o;
  return null;
}

/** The square, 1 to 8, of a card in the lair, or of the Minion it is attached to; 0 if it lies elsewhere. */
export function positionOf(state: ReadonlyState, card: CardId): number {
  const { lair } = state;
  for (let i = 0; i < SQUARES; i++) {
    const o = lair[i];
    if (o !== null && (o.card === card || (o.attached.length > 0 && o.attached.includes(card)))) return i + 1;
  }
  return 0;
}

export function spyInPlay<S extends Readonly<SpyInPlay>>(
  { spies }: { readonly spies: readonly S[] },
  card: CardId,
): S | null {
  for (const spy of spies) if (spy.card === card) return spy;
  return null;
}

export function nodeInPlay<N extends Readonly<NodeInPlay>>(
  { nodes }: { readonly nodes: readonly N[] },
  card: CardId,
): N | null {
  for (const node of nodes) if (node.card === card) return node;
  return null;
}

/** Is a Spy in the lair, or announced to go there (R6.2, R9.3)? */
export const isInfiltrating = ({ infiltration, stack }: Pick<ReadonlyState, 'infiltration' | 'stack'>): boolean =>
  infiltration !== null || stack.some((item) => item.kind === 'infiltrate');

/** The number of Nodes in a Network (R5.2). */
export function networkSize(state: ReadonlyState, network: CardId): number {
  let size = 0;
  for (const node of state.nodes) if (node.network === network) size++;
  return size;
}

/** The Network of a Node or of an assigned Spy; NONE for any other card. */
export const networkOf = (state: ReadonlyState, card: CardId): CardId =>
  nodeInPlay(state, card)?.network ?? spyInPlay(state, card)?.network ?? NONE;

/** Every card in the lair, attached Contraptions included. */
export function cardsInLair(state: ReadonlyState): CardId[] {
  const cards: CardId[] = [];
  for (const o of state.lair)
    if (o !== null) {
      cards.push(o.card);
      for (const attached of o.attached) cards.push(attached);
    }
  return cards;
}

/** Every card in play: the lair with attached Contraptions, the plan unless it is hidden, Nodes and Spies. */
export function cardsInPlay(state: ReadonlyState): CardId[] {
  const cards = cardsInLair(state);
  if (state.plan !== null && state.plan.card !== HIDDEN) cards.push(state.plan.card);
  for (const node of state.nodes) cards.push(node.card);
  for (const spy of state.spies) cards.push(spy.card);
  return cards;
}

/** Is the card in play? A face-down plan is; its text does not count (R10.1). */
export const isInPlay = (state: ReadonlyState, card: CardId): boolean =>
  positionOf(state, card) > 0 ||
  spyInPlay(state, card) !== null ||
  nodeInPlay(state, card) !== null ||
  state.plan?.card === card;

/** The marked cards in play, in the same order. A face-down plan has no effect and is never among them (R10.1). */
export function markedInPlay(state: ReadonlyState, { of, inLair, asPlan, asNode, asSpy }: Marks): readonly CardId[] {
  const { cards, plan } = state;
  let found: CardId[] | undefined;
  if (inLair)
    for (const o of state.lair)
      if (o !== null) {
        if (of[cards[o.card]]) found = joined(found, o.card);
        for (const attached of o.attached) if (of[cards[attached]]) found = joined(found, attached);
      }
  if (asPlan && plan?.faceUp && of[cards[plan.card]]) found = joined(found, plan.card);
  if (asNode) for (const { card } of state.nodes) if (of[cards[card]]) found = joined(found, card);
  if (asSpy) for (const { card } of state.spies) if (of[cards[card]]) found = joined(found, card);
  return found ?? NOBODY;
}

/** Adds the card to the list. The list is made only when it is needed, for most often it stays empty. */
function joined(list: CardId[] | undefined, card: CardId): CardId[] {
  if (!list) return [card];
  list.push(card);
  return list;
}

/** Does the card's text count? That of a face-down plan does not (R10.1). */
export const speaks = (state: ReadonlyState, card: CardId): boolean => card !== state.plan?.card || state.plan.faceUp;

export const inHand = (state: ReadonlyState, side: Side, card: CardId): boolean => state.hands[side].includes(card);

export const ownerOf = (state: ReadonlyState, card: CardId): Side => definitionOf(state, card).side;

/** Every card of one type in a hand. Hidden cards are left out. */
export function handOf(state: ReadonlyState, side: Side, type: CardType): CardId[] {
  const { definitions } = catalogOf(state);
  const cards: CardId[] = [];
  for (const card of state.hands[side])
    if (card !== HIDDEN && definitions[state.cards[card]].type === type) cards.push(card);
  return cards;
}

/** The definition; undefined if the id names no card of the game. */
export const known = (state: ReadonlyState, card: CardId): Definition | undefined =>
  isCard(state, card) ? definitionOf(state, card) : undefined;

/** Takes a card out of a list. Returns whether it was there. */
export function takeOut(list: CardId[], card: CardId): boolean {
  const i = list.indexOf(card);
  if (i < 0) return false;
  list.splice(i, 1);
  return true;
}
