/** Every move of the game. Moves are offered in this order. */
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
import { agreeDraw, concede } from '../rules/scoring.ts';
import { sneak } from '../rules/sneaking.ts';
import { assign, playSpy, unassign } from '../rules/spies.ts';
import { pass } from '../rules/stack.ts';
import { endStep } from '../rules/turn.ts';
import { build } from '../rules/work.ts';
import type { ActionType } from '../vocabulary/actions.ts';

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
