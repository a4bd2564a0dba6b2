/** R9: responses to what waits on the stack, and how its top resolves. Last in, first out. */

import type { Declared } from '../moment/announce.ts';
import type { Moment } from '../moment/moment.ts';
import { refuse } from '../vocabulary/refusals.ts';
import type { StackItem, StackKind, State } from '../vocabulary/state.ts';
import { awaiting } from '../vocabulary/state.ts';
import { other } from '../vocabulary/types.ts';
import { playInstant, useAbility } from './abilities.ts';
import { attack } from './combat.ts';
import { destroy, ignore } from './contraptions.ts';
import { toDiscard } from './decks.ts';
import { activatePlan, advancePlan, completePlan } from './evilPlans.ts';
import { entering, infiltrate, reaching } from './infiltration.ts';
import { move } from './move.ts';
import { sneak } from './sneaking.ts';
import { expire } from './spies.ts';
import { endingTurn } from './turn.ts';

/** What each kind of announced thing does when it resolves. */
const DECLARED: { readonly [K in StackKind]: Declared } = {
  activatePlan,
  advancePlan,
  completePlan,
  infiltrate,
  enter: entering,
  reach: reaching,
  destroy,
  ignore,
  attack,
  sneak,
  endTurn: endingTurn,
  playInstant,
  useAbility,
};

/** R9.2: passes instead of responding. After two passes in a row the top of the stack resolves. */
export const pass = move('pass', {
  timing(state, { side }) {
    const waiting = awaiting(state);
    if (waiting.kind !== 'respond') return refuse('not-now', 'R9.2', { what: 'no-response' });
    return waiting.side === side ? undefined : refuse('wrong-side', 'R9.2', { side: other(side), what: 'answer' });
  },
  perform(moment) {
    const { state } = moment;
    if (!state.responder) return;
    moment.emit?.({ type: 'passed', side: state.responder });
    state.passes++;
    if (state.passes < 2) state.responder = other(state.responder);
    else resolveTop(moment);
  },
  offers({ responder }, side, out) {
    if (responder === side) out.one({ type: 'pass', side });
  },
});

/** R9.2: opens responses to the new top of the stack. The side that did not announce it may respond first. */
export function openResponses(state: State): void {
  const top = state.stack[state.stack.length - 1];
  state.responder = other(top.side);
  state.passes = 0;
}

/** R9.4: resolves the top of the stack. It does nothing if its condition or target is gone. */
export function resolveTop(moment: Moment): void {
  const { state } = moment;
  const item = state.stack.pop();
  if (!item) return;
  state.responder = null;
  state.passes = 0;
  const { holds, resolve } = DECLARED[item.kind];
  if (!item.cancelled && holds(state, item)) resolve(moment, item);
  else fizzle(moment, item);
}

/** R9.4: nothing comes of it. What was given for an infiltration is over when its sending fails. */
function fizzle(moment: Moment, item: StackItem): void {
  moment.emit?.({ type: 'fizzled', kind: item.kind, side: item.side, card: item.card, cancelled: item.cancelled });
  if (item.kind === 'playInstant') toDiscard(moment.state, item.card);
  if (item.kind === 'infiltrate') expire(moment.state, 'infiltration', 'combat');
}
