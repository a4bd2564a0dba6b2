/** R4.2, R4.4, R6.9: Spies in play and their Networks. */

import { definitionOf } from '../catalogue/register.ts';
import { minionInLair, networkSize, nodeInPlay, spyInPlay } from '../facts/lookup.ts';
import { happen } from '../moment/happen.ts';
import type { Moment } from '../moment/moment.ts';
import type { Action } from '../vocabulary/actions.ts';
import type { Refusal } from '../vocabulary/refusals.ts';
import { refuse } from '../vocabulary/refusals.ts';
import type { ReadonlyState, State } from '../vocabulary/state.ts';
import type { CardId, Duration } from '../vocabulary/types.ts';
import { NONE } from '../vocabulary/types.ts';
import { playForAction } from './actions.ts';
import { toDiscard } from './decks.ts';
import { move } from './move.ts';

/** R4.2: plays a Spy. It comes in unassigned. */
export const playSpy = playForAction('playSpy', 'spy', (state, card) => {
  state.spies.push({ card, network: NONE, damage: 0, sneakSpent: 0, barred: false });
});

/** R4.4: assigns a Spy to a Network that supports it. All offers to unassign come before those to assign. */
export const assign = move('assign', {
  step: 'assign',
  refusal: (state, { spy, node }) => canAssign(state, spy, node),
  perform(moment, { spy, node }) {
    const inPlay = spyInPlay(moment.state, spy);
    const target = nodeInPlay(moment.state, node);
    if (!inPlay || !target) return;
    inPlay.network = target.network;
    happen(moment, { type: 'assigned', card: spy, node, size: networkSize(moment.state, target.network) });
  },
  offers(state, side, out) {
    if (state.spies.length === 0) return;
    const networks: { card: CardId; size: number }[] = [];
    for (const node of state.nodes)
      if (node.network === node.card) networks.push({ card: node.card, size: networkSize(state, node.card) });
    const limited = state.rules.spiesPerNetwork !== null;
    const actions: Action[] = [];
    for (const spy of state.spies) {
      if (spy.network !== NONE) actions.push({ type: 'unassign', side, spy: spy.card });
      for (const { card, size } of networks)
        if (card !== spy.network && supports(state, spy.card, size) && !(limited && canAssign(state, spy.card, card)))
          actions.push({ type: 'assign', side, spy: spy.card, node: card });
    }
    out.add(actions.length, (i) => actions[i]);
  },
});

/** R4.4: unassigns a Spy. It is offered with `assign`. */
export const unassign = move('unassign', {
  step: 'assign',
  refusal(state, { spy }) {
    const inPlay = spyInPlay(state, spy);
    if (!inPlay) return refuse('no-such-card', 'R4.4', { type: 'spy', in: 'play' });
    return inPlay.network === NONE ? refuse('not-assigned', 'R4.4', { spy }) : undefined;
  },
  perform: (moment, { spy }) => unassignSpy(moment, spy, 'wish'),
});

/** Does a Network of this size support the Spy (R4.4)? */
export function supports(state: ReadonlyState, spy: CardId, size: number): boolean {
  const { supportMin, supportMax } = definitionOf(state, spy);
  return size >= supportMin && size <= supportMax;
}

/** R4.4: why the Spy may not be assigned to the Node's Network; undefined if it may. */
export function canAssign(state: ReadonlyState, spy: CardId, node: CardId): Refusal | undefined {
  const inPlay = spyInPlay(state, spy);
  const target = nodeInPlay(state, node);
  if (!inPlay) return refuse('no-such-card', 'R4.4', { type: 'spy', in: 'play' });
  if (!target) return refuse('no-such-card', 'R4.4', { type: 'node', in: 'play' });
  const limit = state.rules.spiesPerNetwork;
  const crowd = state.spies.filter((s) => s.network === target.network && s.card !== spy).length;
  if (limit !== null && crowd >= limit) return refuse('limit-reached', 'R4.4', { what: 'spies', need: limit });
  const size = networkSize(state, target.network);
  if (supports(state, spy, size)) return undefined;
  const { supportMin: min, supportMax } = definitionOf(state, spy);
  const max = supportMax === Number.POSITIVE_INFINITY ? 0 : supportMax;
  return refuse('size-not-supported', 'R4.4', { spy, have: size, min, max });
}

/** R5.4, R6.9: unassigns a Spy. If it is in the lair, it is also ejected. */
export function unassignSpy(
  moment: Moment,
  spy: CardId,
  why: 'wish' | 'support' | 'limit' | 'thwart' | 'effect',
): void {
  const inPlay = spyInPlay(moment.state, spy);
  if (!inPlay || inPlay.network === NONE) return;
  inPlay.network = NONE;
  moment.emit?.({ type: 'unassigned', card: spy, why });
  if (moment.state.infiltration?.spy === spy && why !== 'thwart')
    eject(moment, why === 'support' || why === 'limit' ? why : 'effect');
}

/** R6.9: the Spy leaves the lair at once, unassigned; the infiltration ends. */
export function eject(moment: Moment, why: 'support' | 'limit' | 'effect' = 'effect'): void {
  const { state } = moment;
  if (!state.infiltration) return;
  const { spy } = state.infiltration;
  happen(moment, { type: 'ejected', card: spy, why });
  endInfiltration(moment);
  unassignSpy(moment, spy, 'effect');
}

/** Ends the infiltration, and all effects that last as long as an infiltration or a combat. */
export function endInfiltration(moment: Moment): void {
  stopCombat(moment);
  moment.state.infiltration = null;
  expire(moment.state, 'infiltration', 'combat');
}

/** R7.3: ends the current combat, if there is one, for any reason. A surviving Minion returns to full Health. */
export function stopCombat(moment: Moment): void {
  const { state } = moment;
  const { infiltration } = state;
  if (!infiltration?.combat) return;
  const { minion } = infiltration.combat;
  infiltration.combat = null;
  const unit = minionInLair(state, minion);
  if (unit) unit.damage = 0;
  expire(state, 'combat');
  happen(moment, { type: 'combatEnded', card: minion, spy: infiltration.spy });
}

/** Ends the changes that last for so long. */
export function expire(state: State, ...until: readonly Duration[]): void {
  if (state.modifiers.some((m) => until.includes(m.until)))
    state.modifiers = state.modifiers.filter((m) => !until.includes(m.until));
}

/** Puts a dead Spy (R7.1) on the discard pile. */
export function burySpy(moment: Moment, card: CardId): void {
  removeSpy(moment, card);
  toDiscard(moment.state, card);
}

/** Takes a Spy out of play. If it is infiltrating, the infiltration ends. */
export function removeSpy(moment: Moment, card: CardId): void {
  const { state } = moment;
  state.spies = state.spies.filter((s) => s.card !== card);
  if (state.infiltration?.spy === card) endInfiltration(moment);
}

/** R6.8: ends the Spies' damage, spent Sneak and bar on sneaking, as at the end of each turn. */
export function restSpies(state: State): void {
  for (const spy of state.spies) {
    spy.damage = 0;
    spy.sneakSpent = 0;
    spy.barred = false;
  }
}
