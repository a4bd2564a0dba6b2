/** Every move of the game, and when each of them is offered. */
import { playInstant, useAbility } from '../rules/abilities.ts';
import { choose } from '../rules/choices.ts';
import { attack } from '../rules/combat.ts';
import { destroy, ignore } from '../rules/contraptions.ts';
import { discard } from '../rules/decks.ts';
import { activatePlan, advancePlan, choosePlan, completePlan } from '../rules/evilPlans.ts';
import { infiltrate } from '../rules/infiltration.ts';
import { moveMinion, playMinion } from '../rules/minions.ts';
import type { Move } from '../rules/move.ts';
import { connect, disconnect, playNode } from '../rules/networks.ts';
import type { Offers } from '../rules/offers.ts';
import { agreeDraw, concede } from '../rules/scoring.ts';
import { sneak } from '../rules/sneaking.ts';
import { assign, playSpy, unassign } from '../rules/spies.ts';
import { pass } from '../rules/stack.ts';
import { endStep } from '../rules/turn.ts';
import { build } from '../rules/work.ts';
import type { ActionType } from '../vocabulary/actions.ts';
import type { ReadonlyState } from '../vocabulary/state.ts';
import type { Side, Step } from '../vocabulary/types.ts';

export const MOVES: { readonly [T in ActionType]: Move<T> } = {
  choose,
  choosePlan,
  pass,
  playInstant,
  useAbility,
  advancePlan,
  completePlan,
  discard,
  playMinion,
  moveMinion,
  build,
  activatePlan,
  playSpy,
  playNode,
  connect,
  disconnect,
  assign,
  unassign,
  attack,
  sneak,
  destroy,
  ignore,
  infiltrate,
  endStep,
  concede,
  agreeDraw,
};

export type LeaveOut = (type: ActionType) => boolean;

type Ask = (state: ReadonlyState, side: Side, out: Offers, leaveOut: LeaveOut | undefined) => void;

/**
 * Step → the moves of a side's own turn. Each is called by its name: V8 compiles such a call into its caller,
 * while a loop over the moves costs a random game about a twentieth of its speed.
 */
export const OF_STEP: Readonly<Record<Step, Ask>> = {
  plan(state, side, out, leaveOut) {
    if (!leaveOut?.('advancePlan')) MOVES.advancePlan.offers(state, side, out);
    if (!leaveOut?.('completePlan')) MOVES.completePlan.offers(state, side, out);
  },
  draw(state, side, out, leaveOut) {
    if (!leaveOut?.('discard')) MOVES.discard.offers(state, side, out);
  },
  lair(state, side, out, leaveOut) {
    if (!leaveOut?.('playMinion')) MOVES.playMinion.offers(state, side, out);
    if (!leaveOut?.('moveMinion')) MOVES.moveMinion.offers(state, side, out);
    if (!leaveOut?.('build')) MOVES.build.offers(state, side, out);
  },
  activate(state, side, out, leaveOut) {
    if (!leaveOut?.('activatePlan')) MOVES.activatePlan.offers(state, side, out);
  },
  actions(state, side, out, leaveOut) {
    if (!leaveOut?.('playSpy')) MOVES.playSpy.offers(state, side, out);
    if (!leaveOut?.('playNode')) MOVES.playNode.offers(state, side, out);
    if (!leaveOut?.('connect')) MOVES.connect.offers(state, side, out);
    if (!leaveOut?.('disconnect')) MOVES.disconnect.offers(state, side, out);
  },
  // `unassign` is offered with `assign`.
  assign(state, side, out, leaveOut) {
    if (!leaveOut?.('assign')) MOVES.assign.offers(state, side, out);
  },
  infiltrate(state, side, out, leaveOut) {
    if (!leaveOut?.('attack')) MOVES.attack.offers(state, side, out);
    if (!leaveOut?.('sneak')) MOVES.sneak.offers(state, side, out);
    if (!leaveOut?.('destroy')) MOVES.destroy.offers(state, side, out);
    if (!leaveOut?.('ignore')) MOVES.ignore.offers(state, side, out);
    if (!leaveOut?.('infiltrate')) MOVES.infiltrate.offers(state, side, out);
  },
  end() {},
};

/** The answers to an open choice. */
export const answers: Ask = (state, side, out, leaveOut) => {
  if (!leaveOut?.('choose')) MOVES.choose.offers(state, side, out);
  if (!leaveOut?.('choosePlan')) MOVES.choosePlan.offers(state, side, out);
};

/** What may be done at any time. */
export const responses: Ask = (state, side, out, leaveOut) => {
  if (!leaveOut?.('pass')) MOVES.pass.offers(state, side, out);
  if (!leaveOut?.('playInstant')) MOVES.playInstant.offers(state, side, out);
  if (!leaveOut?.('useAbility')) MOVES.useAbility.offers(state, side, out);
};
