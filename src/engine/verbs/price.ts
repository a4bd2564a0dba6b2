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

/** The cards that a side could discard by now, with what it draws before. */
interface Purse {
  readonly side: Side;
  hand: number;
}

/** Can the side give all that these effects ask of it? What they give it first counts. */
export function canPay(state: State, me: Speaker, side: Side, effects: readonly Effect[]): boolean {
  return payAll(state, me, { side, hand: state.hands[side].length }, effects);
}

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
      return side !== 'genius' || state.plan?.status === 'activated' || state.plan?.status === 'advanced';
    case 'revealPlan':
      return side !== 'genius' || state.plan?.faceUp === false;
    case 'eject':
      return side !== 'spymaster' || state.infiltration !== null;
    case 'if': {
      const way = holds(state, me, effect.condition, statOf) ? effect.then : effect.else;
      return payAll(state, me, purse, way ?? []);
    }
    case 'chooseOne':
      return sideOf(me, effect.by) !== side || effect.options.some((one) => payAll(state, me, { ...purse }, one));
    default:
      return !(effect.verb in LOSSES) || canLose(state, me, side, effect as Loss);
  }
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
  makeBusy: (state, card) => minionInLair(state, card)?.busy === false,
  unassign: (state, card) => isSeen(spyInPlay(state, card)?.network ?? NONE),
  disconnect: (state, card) => state.links.some(({ a, b }) => a === card || b === card),
  modify(state, card, me, { stat, by, for: until }) {
    const change = numberFor(state, me, card, by);
    if (change >= 0) return true;
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

/**
 * Is there what the effect asks of the side's own cards? "All your Minions" may be none; one named card, or so many that
 * are picked, must be there.
 */
function canLose(state: State, me: Speaker, side: Side, effect: Loss): boolean {
  const has = LOSSES[effect.verb] as (state: State, card: CardId, me: Speaker, effect: Effect) => boolean;
  const { cards } = effect;
  if (cards === '$it' || !isOfSide(state, me, side, cards)) return true;
  if (typeof cards === 'string') {
    const card = refer(state, me, cards);
    return isSeen(card) && has(state, card, me, effect);
  }
  const { pick = 'all', count = 1, zone } = cards;
  if (pick === 'all' || zone === 'discard') return true;
  const given = candidates(state, me, cards).filter((card) => has(state, card, me, effect));
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
