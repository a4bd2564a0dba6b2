/**
 * R9.4: what a side gives up by effects that it may decline or choose: "you may discard 1 card, then draw 2". Whether
 * it can do that depends on public facts alone (R10.2): how many cards it holds, and what lies in play.
 */
import { definitionOf } from '../catalogue/register.ts';
import { holds } from '../facts/amounts.ts';
import { isInfiltrating, minionInLair, nodeInPlay, positionOf, spyInPlay } from '../facts/lookup.ts';
import type { Speaker } from '../facts/select.ts';
import { candidates, refer, sideOf } from '../facts/select.ts';
import { healthLeft, sneakLeft, statOf } from '../facts/stats.ts';
import { isChoosable } from '../moment/pick.ts';
import { SIDE_OF } from '../vocabulary/cards.ts';
import type { Effect, EffectOf, Selector, Verb } from '../vocabulary/language.ts';
import { typesNamed } from '../vocabulary/language.ts';
import type { State } from '../vocabulary/state.ts';
import type { CardId, Side, Stat } from '../vocabulary/types.ts';
import { isSeen, NONE } from '../vocabulary/types.ts';
import { number, numberFor } from './deed.ts';

/** What a side gives, as its effects are gone through. */
interface Purse {
  readonly side: Side;
  /** The cards that it could discard by now, with what it draws before. */
  hand: number;
  /** How many things of the table it can give, and how many it cannot. */
  can: number;
  cannot: number;
}
const purseOf = (state: State, side: Side): Purse => ({ side, hand: state.hands[side].length, can: 0, cannot: 0 });

/** Can the side give all that these effects ask of it? What they give it first counts. */
export function canPay(state: State, me: Speaker, side: Side, effects: readonly Effect[]): boolean {
  const purse = purseOf(state, side);
  return payAll(state, me, purse, effects) && purse.cannot === 0;
}

/** Can the side choose these effects? It needs the cards of its hand, and one of the things on the table. */
export function canChoose(state: State, me: Speaker, side: Side, effects: readonly Effect[]): boolean {
  const purse = purseOf(state, side);
  return payAll(state, me, purse, effects) && (purse.cannot === 0 || purse.can > 0);
}

/** Goes through the effects. Returns false if the hand has not the cards. */
const payAll = (state: State, me: Speaker, purse: Purse, effects: readonly Effect[]): boolean =>
  effects.every((effect) => pay(state, me, purse, effect));

function pay(state: State, me: Speaker, purse: Purse, effect: Effect): boolean {
  const { side } = purse;
  switch (effect.verb) {
    case 'draw':
      if (sideOf(me, effect.who) === side) gain(state, purse, number(state, me, effect.amount));
      return true;
    case 'search':
      if (me.side === side) gain(state, purse, Math.min(1, state.decks[side].length));
      return true;
    case 'discard':
    case 'reveal': {
      if (sideOf(me, effect.who) !== side) return true;
      const count = number(state, me, effect.amount);
      if (purse.hand < count) return false;
      if (effect.verb === 'discard') purse.hand -= count;
      return true;
    }
    case 'delay':
      if (side === 'genius') give(purse, state.plan?.status === 'activated' || state.plan?.status === 'advanced');
      return true;
    case 'revealPlan':
      if (side === 'genius') give(purse, state.plan?.faceUp === false);
      return true;
    case 'eject':
      if (side === 'spymaster') give(purse, state.infiltration !== null);
      return true;
    case 'if': {
      const way = holds(state, me, effect.condition) ? effect.then : effect.else;
      return payAll(state, me, purse, way ?? []);
    }
    case 'chooseOne':
      if (sideOf(me, effect.by) === side)
        give(
          purse,
          effect.options.some((one) => canPay(state, me, side, one)),
        );
      return true;
    case 'pay':
      if (effect.must && sideOf(me, effect.by) === side) give(purse, canPay(state, me, side, effect.cost));
      return true;
    default:
      if (effect.verb in LOSSES && isAskedOf(state, me, side, effect as Loss))
        give(purse, canLose(state, me, effect as Loss));
      return true;
  }
}

function give(purse: Purse, can: boolean): void {
  if (can) purse.can++;
  else purse.cannot++;
}

function gain({ decks, discards }: State, purse: Purse, count: number): void {
  purse.hand += Math.min(count, decks[purse.side].length + discards[purse.side].length);
}

/** Verbs by which the owner of a card loses something, and whether the card has it to lose. */
const LOSSES = {
  kill: (state, card) => isUnit(state, card),
  destroy: (state, card) => positionOf(state, card) > 0 || nodeInPlay(state, card) !== null,
  bounce: (state, card) =>
    positionOf(state, card) > 0 ||
    spyInPlay(state, card) !== null ||
    nodeInPlay(state, card) !== null ||
    Object.values(state.discards).some((pile) => pile.includes(card)),
  damage: (state, card) => isUnit(state, card),
  removeCounters: (state, card, me, { counter, amount }) =>
    state.counters.some(
      (one) =>
        one.card === card &&
        (counter === undefined || one.name === counter) &&
        one.count >= (amount === 'all' ? 1 : numberFor(state, me, card, amount)),
    ),
  makeBusy: (state, card) => minionInLair(state, card)?.busy === false,
  unassign: (state, card) => isSeen(spyInPlay(state, card)?.network ?? NONE),
  disconnect: (state, card) => state.links.some(({ a, b }) => a === card || b === card),
  modify(state, card, me, { stat, by, for: until }) {
    const change = numberFor(state, me, card, by);
    if ((until === 'infiltration' || until === 'combat') && !isInfiltrating(state)) return false;
    return isUnit(state, card) && left(state, card, stat) >= -change;
  },
} as const satisfies {
  readonly [V in Verb]?: (state: State, card: CardId, me: Speaker, effect: EffectOf<V>) => boolean;
};
type Loss = EffectOf<keyof typeof LOSSES>;

const isUnit = (state: State, card: CardId): boolean =>
  minionInLair(state, card) !== null || spyInPlay(state, card) !== null;

/** How much of a statistic a card has to give. */
function left(state: State, card: CardId, stat: Stat): number {
  if (stat === 'sneak') return sneakLeft(state, card);
  return stat === 'health' ? healthLeft(state, card) : statOf(state, card, stat);
}

/** Does the effect ask the side for cards of its own? "All your Minions" may be none, so that asks for nothing. */
function isAskedOf(state: State, me: Speaker, side: Side, effect: Loss): boolean {
  const { cards } = effect;
  if (effect.verb === 'modify' && !(typeof effect.by === 'number' && effect.by < 0)) return false;
  if (typeof cards !== 'string')
    return (cards.pick ?? 'all') !== 'all' && cards.zone !== 'discard' && isOfSide(state, me, side, cards);
  return cards !== '$it' && isOfSide(state, me, side, cards);
}

/** Is the named card there to be given, or are there as many as are picked? */
function canLose(state: State, me: Speaker, effect: Loss): boolean {
  const has = LOSSES[effect.verb] as (state: State, card: CardId, me: Speaker, effect: Effect) => boolean;
  const { cards } = effect;
  if (typeof cards === 'string') {
    const card = refer(state, me, cards);
    return isSeen(card) && has(state, card, me, effect);
  }
  const given = candidates(state, me, cards).filter((card) => has(state, card, me, effect));
  const { pick, count = 1 } = cards;
  return given.filter((card) => pick !== 'chosen' || isChoosable(state, card, me.side)).length >= count;
}

/** Are only cards of that side meant? */
function isOfSide(state: State, me: Speaker, side: Side, cards: Selector): boolean {
  if (typeof cards !== 'string' && cards.owner !== undefined) return sideOf(me, cards.owner) === side;
  const card = typeof cards === 'string' ? refer(state, me, cards) : NONE;
  if (isSeen(card)) return definitionOf(state, card).side === side;
  const types = typesNamed(cards, definitionOf(state, me.source).type) ?? [];
  return types.length > 0 && types.every((type) => SIDE_OF[type] === side);
}
