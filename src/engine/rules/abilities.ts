/** R9.4, R2.6, R6.11: announcing instants and activated abilities, with their targets and costs. */
import type { Placed } from '../catalogue/define.ts';
import { catalogOf, definitionOf } from '../catalogue/register.ts';
import { holds } from '../facts/amounts.ts';
import { countersOn } from '../facts/counters.ts';
import {
  inHand,
  isCard,
  isInPlay,
  known,
  markedInPlay,
  minionInLair,
  ownerOf,
  spyInPlay,
  takeOut,
} from '../facts/lookup.ts';
import type { Speaker } from '../facts/select.ts';
import { fits, places, reaches } from '../facts/select.ts';
import { healthLeft, sneakLeft, speakerOf } from '../facts/stats.ts';
import { announce } from '../moment/announce.ts';
import { changeCounters } from '../moment/counters.ts';
import { frameOf, mayUse, use } from '../moment/frames.ts';
import { happen } from '../moment/happen.ts';
import type { Moment } from '../moment/moment.ts';
import { isChoosable } from '../moment/pick.ts';
import { abilityStep, isInstant } from '../vocabulary/cards.ts';
import type { ActivatedAbility, PlayAbility, Selection } from '../vocabulary/language.ts';
import type { Refusal } from '../vocabulary/refusals.ts';
import { refuse } from '../vocabulary/refusals.ts';
import type { ReadonlyState, StackItem } from '../vocabulary/state.ts';
import { awaiting } from '../vocabulary/state.ts';
import type { CardId, Side } from '../vocabulary/types.ts';
import { HIDDEN, isSeen, NOBODY, NONE } from '../vocabulary/types.ts';
import { move } from './move.ts';
import type { Offers } from './offers.ts';
import { inStep, mayRespond } from './timing.ts';

const NO_TARGETS: readonly Selection[] = [];

export const playAbility = (state: ReadonlyState, card: CardId): PlayAbility | undefined =>
  definitionOf(state, card).play?.ability;

export const activatedAbility = (state: ReadonlyState, card: CardId): ActivatedAbility | undefined =>
  definitionOf(state, card).activated?.ability;

/** R9.1, R9.5: plays an instant, on either side's turn. */
export const playInstant = move(
  'playInstant',
  {
    timing: (state, { side, card }) => ownerRefusal(state, side, card) ?? mayRespond(state, side),
    refusal(state, { side, card, targets }) {
      const definition = known(state, card);
      if (!definition || !isInstant(definition.type)) return refuse('no-such-card', 'R9.1', { type: 'instant' });
      const stranger = unknownAmong(state, targets);
      if (stranger) return stranger;
      if (!inHand(state, side, card)) return refuse('not-in-hand', 'R9.1', { card });
      return readyRefusal(state, card, playAbility(state, card), targets);
    },
    perform(moment, { side, card, targets }) {
      takeOut(moment.state.hands[side], card);
      happen(moment, { type: 'instantPlayed', side, card });
      announce(moment, 'playInstant', side, card, targets);
    },
    offers(state, side, out) {
      const { definitions } = catalogOf(state);
      for (const card of state.hands[side]) {
        if (card === HIDDEN || !isInstant(definitions[state.cards[card]].type)) continue;
        const ability = playAbility(state, card);
        if (!ability || conditionHolds(state, card, ability)) aim(state, 'playInstant', card, ability?.targets, out);
      }
    },
  },
  { holds: isStillGood, resolve: resolveAbility },
);

/** R2.6, R6.11: uses an activated ability. */
export const useAbility = move(
  'useAbility',
  {
    timing: (state, { side, card }) =>
      ownerRefusal(state, side, card) ?? abilityTiming(state, side, card) ?? mayRespond(state, side),
    refusal(state, { card, targets }) {
      const ability = known(state, card) && activatedAbility(state, card);
      const stranger = ability && unknownAmong(state, targets);
      return stranger ?? abilityRefusal(state, card) ?? readyRefusal(state, card, ability, targets);
    },
    perform(moment, { side, card, targets = [] }) {
      moment.emit?.({ type: 'abilityUsed', side, card });
      if (payCost(moment, card, targets)) announce(moment, 'useAbility', side, card, targets);
    },
    offers(state, side, out) {
      const { turn, infiltration } = state;
      const marks = turn.side === side && catalogOf(state).activated.get(turn.step);
      if (!marks) return;
      for (const card of markedInPlay(state, marks)) {
        const { type, activated } = definitionOf(state, card);
        if (!activated || (type === 'spy' && card !== infiltration?.spy)) continue;
        if (!abilityTiming(state, side, card) && !abilityRefusal(state, card))
          aim(state, 'useAbility', card, activated.ability.targets, out);
      }
    },
  },
  { holds: isStillGood, resolve: resolveAbility },
);

function ownerRefusal(state: ReadonlyState, side: Side, card: CardId): Refusal | undefined {
  const owner = known(state, card)?.side;
  return owner === undefined || owner === side
    ? undefined
    : refuse('wrong-side', 'R9.1', { side: owner, what: 'card' });
}

/** R2.6, R6.11: may it be used now? In place of working; a Node's in the actions step; a Spy's while it infiltrates. */
function abilityTiming(state: ReadonlyState, side: Side, card: CardId): Refusal | undefined {
  const type = known(state, card)?.type;
  if (type === 'spy')
    return spyInPlay(state, card) && state.infiltration?.spy !== card
      ? refuse('not-now', 'R6.11', { what: 'not-infiltrating' })
      : undefined;
  const early = inStep(state, side, abilityStep(type ?? 'minion'));
  if (early) return early;
  return awaiting(state).kind === 'act' ? undefined : refuse('not-now', 'R9.1', { what: 'response' });
}

/** Offers an action for each way to choose the targets. */
function aim(
  state: ReadonlyState,
  type: 'playInstant' | 'useAbility',
  card: CardId,
  wanted: readonly Selection[] = NO_TARGETS,
  out: Offers,
): void {
  const { side } = definitionOf(state, card);
  if (wanted.length === 0) {
    out.one({ type, side, card, targets: [] });
    return;
  }
  const speaker = speakerOf(state, card);
  const lists = wanted.map((selection) => places(state, selection));
  // Most cards want one target: with the general way for these too, a random game is a twentieth slower.
  if (lists.length === 1) {
    out.add(lists[0].length, (i) => {
      const target = lists[0][i];
      return isTarget(state, speaker, wanted[0], target) ? { type, side, card, targets: [target] } : undefined;
    });
    return;
  }
  let size = 1;
  for (const list of lists) size *= list.length;
  out.add(size, (i) => {
    const targets: CardId[] = [];
    let rest = i;
    for (let n = lists.length - 1; n >= 0; n--) {
      const list = lists[n];
      const target = list[rest % list.length];
      if (targets.includes(target) || !isTarget(state, speaker, wanted[n], target)) return undefined;
      targets.unshift(target);
      rest = Math.floor(rest / list.length);
    }
    return { type, side, card, targets };
  });
}

/** Does the `if` of the instant or ability hold now? */
const conditionHolds = (state: ReadonlyState, card: CardId, ability: PlayAbility | ActivatedAbility): boolean =>
  ability.if === undefined || holds(state, speakerOf(state, card), ability.if);

/** R11.1: the refusal if an id names no card. */
export function unknownAmong(state: ReadonlyState, cards: readonly CardId[] = NOBODY): Refusal | undefined {
  return cards.every((card) => isCard(state, card)) ? undefined : refuse('no-such-card', 'R9.1', {});
}

/** The refusal if the ability's own condition does not hold, or if a target is missing or may not be chosen. */
function readyRefusal(
  state: ReadonlyState,
  card: CardId,
  ability: PlayAbility | ActivatedAbility | undefined,
  targets: readonly CardId[] = [],
): Refusal | undefined {
  if (ability && !conditionHolds(state, card, ability)) return refuse('condition-unmet', 'R9.1', { card });
  const wanted = ability?.targets ?? NO_TARGETS;
  const speaker = speakerOf(state, card);
  const isGood = (target: CardId, i: number) =>
    places(state, wanted[i]).includes(target) && isTarget(state, speaker, wanted[i], target);
  if (targets.length === wanted.length && targets.every(isGood)) return undefined;
  if (wanted.some((selection) => targetsOf(state, card, selection).length === 0))
    return refuse('bad-target', 'R9.1', { card, what: 'none-there' });
  if (targets.length === wanted.length) return refuse('bad-target', 'R9.1', { card, what: 'unfit' });
  return refuse('bad-target', 'R9.1', { card, what: 'count', have: targets.length, need: wanted.length });
}

/** The cards that may be chosen as a target. */
export function targetsOf(state: ReadonlyState, card: CardId, selection: Selection): CardId[] {
  const speaker = speakerOf(state, card);
  return places(state, selection).filter((target) => isTarget(state, speaker, selection, target));
}

/** May a card in one of the selection's places be chosen as a target? */
const isTarget = (state: ReadonlyState, speaker: Speaker, selection: Selection, target: CardId): boolean =>
  fits(state, speaker, selection, target) && isChoosable(state, target, speaker.side);

/** R2.6, R6.11: why an ability cannot be used, whatever its targets. */
function abilityRefusal(state: ReadonlyState, card: CardId): Refusal | undefined {
  const placed = known(state, card)?.activated;
  if (!placed || !isInPlay(state, card)) return refuse('no-such-card', 'R6.11', { type: 'ability' });
  const { ability, index, size } = placed;
  const { limit, per } = ability;
  if (limit !== undefined && !mayUse(state, card, index, limit))
    return refuse('limit-reached', 'R6.11', { what: per === 'game' ? 'ability-in-game' : 'ability', need: limit });
  const cost = costRefusal(state, card, ability);
  if (cost) return cost;
  if (!reaches(state, card, size)) return refuse('condition-unmet', 'R5.3', { card, need: size });
  return conditionHolds(state, card, ability) ? undefined : refuse('condition-unmet', 'R9.1', { card });
}

function costRefusal(state: ReadonlyState, card: CardId, { cost }: ActivatedAbility): Refusal | undefined {
  if (cost.busy) {
    const unit = minionInLair(state, card);
    if (!unit || unit.busy) return refuse('not-free', 'R2.6', { card });
    if (unit.attached.length > 0) return refuse('has-attachment', 'R2.6', { card });
  }
  for (const what of PAID) {
    const need = cost[what] ?? 0;
    if (need === 0) continue;
    const have = PURSES[what](state, card);
    if (have < need) return refuse('ability-cost', 'R6.11', { card, what, have, need });
  }
  if (!cost.counters) return undefined;
  const { name: counter, count: need } = cost.counters;
  const have = countersOn(state, card, counter);
  return have < need ? refuse('ability-cost', 'R6.11', { card, what: 'counters', have, need, counter }) : undefined;
}
const PAID = ['sneak', 'health', 'discard'] as const;
/** Part of a cost → what its card or its owner has of it. */
const PURSES = {
  sneak: sneakLeft,
  health: healthLeft,
  discard: (state: ReadonlyState, card: CardId): number => state.hands[ownerOf(state, card)].length,
};

/**
 * Pays for an ability with these targets. Returns true if that is done at once. If cards of the hand must be chosen
 * first (R9.1), it returns false, and the ability is announced when they are discarded.
 */
function payCost(moment: Moment, card: CardId, targets: readonly CardId[]): boolean {
  const { state } = moment;
  const { activated: placed, payment } = definitionOf(state, card);
  if (!placed) return true;
  const { cost, limit } = placed.ability;
  const unit = minionInLair(state, card);
  const spy = spyInPlay(state, card);
  if (cost.busy && unit) unit.busy = true;
  if (cost.sneak && spy) spy.sneakSpent += cost.sneak;
  if (cost.health && spy) {
    spy.damage += cost.health;
    moment.struck = [...moment.struck, spy.card];
  }
  if (cost.counters) changeCounters(moment, card, cost.counters.name, -cost.counters.count, card);
  if (limit !== undefined) use(state, card, placed.index, limit);
  if (payment.length > 0)
    state.frames.push(frameOf({ ...speakerOf(state, card), targets }, ['payment'], 'announceAbility'));
  return payment.length === 0;
}

function announced(
  state: ReadonlyState,
  { kind, card }: StackItem,
): Placed<PlayAbility | ActivatedAbility> | undefined {
  const { play, activated } = definitionOf(state, card);
  return kind === 'playInstant' ? play : activated;
}

/** R9.4: does its condition still hold, and is one of its targets still right? */
function isStillGood(state: ReadonlyState, item: StackItem): boolean {
  const placed = announced(state, item);
  if (item.kind === 'useAbility' && !isInPlay(state, item.card)) return false;
  if (!placed) return true;
  const { ability, size } = placed;
  const speaker = speakerOf(state, item.card);
  if (!reaches(state, item.card, size) || !holds(state, speaker, ability.if)) return false;
  return !ability.targets || stillAimedAt(state, item, ability.targets).some(isSeen);
}

/** R9.4: the targets that could be chosen now too; NONE in place of each that could not. */
const stillAimedAt = (state: ReadonlyState, { card, targets }: StackItem, wanted: readonly Selection[]): CardId[] =>
  wanted.map((selection, i) => (targetsOf(state, card, selection).includes(targets[i]) ? targets[i] : NONE));

/** Puts the effects of a resolving instant or ability on the frames. */
function resolveAbility(moment: Moment, item: StackItem): void {
  const { state } = moment;
  const { ability, path = [] } = announced(state, item) ?? {};
  const targets = stillAimedAt(state, item, ability?.targets ?? NO_TARGETS);
  targets.forEach((target, i) => {
    const card = item.targets[i];
    if (target !== card && isSeen(card)) moment.emit?.({ type: 'missed', source: item.card, card });
  });
  const speaker = { ...speakerOf(state, item.card), targets };
  state.frames.push(frameOf(speaker, path, item.kind === 'playInstant' ? 'discardInstant' : 'nothing'));
}
