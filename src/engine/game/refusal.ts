/** R11.1: may this be done, and if not, why. Takes anything, malformed input too; changes nothing. */

import { known, spyInPlay } from '../facts/lookup.ts';
import { canPlayInstant, canUseAbility, unknownAmong } from '../rules/abilities.ts';
import { canAttack } from '../rules/combat.ts';
import { canDestroy, canIgnore } from '../rules/contraptions.ts';
import { canDiscard } from '../rules/decks.ts';
import { activationBarred, canActivate, canAdvance, canChoosePlan, canComplete } from '../rules/evilPlans.ts';
import { canInfiltrate, isMastersFirstTurn } from '../rules/infiltration.ts';
import { canMoveMinion, canPlayMinion } from '../rules/minions.ts';
import { canConnect, canDisconnect, canPlayNode } from '../rules/networks.ts';
import { canSneak } from '../rules/sneaking.ts';
import { canAssign, canPlaySpy, canUnassign } from '../rules/spies.ts';
import { canEndStep } from '../rules/turn.ts';
import { canBuild } from '../rules/work.ts';
import type { Action, ActionType } from '../vocabulary/actions.ts';
import { ACTION_TYPES, ACTIONS } from '../vocabulary/actions.ts';
import { abilityStep } from '../vocabulary/cards.ts';
import type { Facts, Refusal } from '../vocabulary/refusals.ts';
import { refuse } from '../vocabulary/refusals.ts';
import type { State } from '../vocabulary/state.ts';
import { awaiting } from '../vocabulary/state.ts';
import type { Side, Step } from '../vocabulary/types.ts';
import { EDGES, other } from '../vocabulary/types.ts';

/** Why `action` is not legal now, or undefined if it is. Never throws, whatever it is given. */
export function refusal(state: State, action: unknown): Refusal | undefined {
  const shapeless = shapeRefusal(action);
  if (shapeless) return shapeless;
  const known = action as Action;
  return timing(state, known) ?? condition(state, known);
}

const malformed = (what: string, facts: Facts = {}): Refusal => refuse('malformed', 'R11.1', { what, ...facts });

function shapeRefusal(action: unknown): Refusal | undefined {
  if (typeof action !== 'object' || action === null || Array.isArray(action)) return malformed('action');
  const fields = action as Record<string, unknown>;
  const { type, side } = fields;
  if (typeof type !== 'string') return malformed('type');
  const wanted = KINDS.get(type)?.fields;
  if (!wanted) return malformed('type', { got: type.slice(0, 40) });
  if (side !== 'genius' && side !== 'spymaster') return malformed('side', { type });
  for (const name in fields)
    if (name !== 'type' && name !== 'side' && !isAmong(wanted, name))
      return malformed('unknown-field', { type, field: name.slice(0, 40) });
  for (const { name, optional, hasShape } of wanted) {
    const value = fields[name];
    if (!(optional && value === undefined) && !hasShape(value)) return malformed('field', { type, field: name });
  }
  if (type === 'build' && (fields.square === undefined) === (fields.minion === undefined))
    return malformed('site', { type });
  if (type === 'choose' && (fields.ids === undefined) === (fields.option === undefined))
    return malformed('answer', { type });
  return undefined;
}

function isAmong(fields: readonly Field[], name: string): boolean {
  for (const field of fields) if (field.name === name) return true;
  return false;
}

const shapeOf: Readonly<Record<string, (value: unknown) => boolean>> = {
  card: isCardNumber,
  cards: (value) => Array.isArray(value) && value.every((one, i) => isCardNumber(one) && value.indexOf(one) === i),
  edge: (value) => EDGES.includes(value as never),
  number: isNumber,
  square: isNumber,
};

interface Field {
  readonly name: string;
  readonly optional: boolean;
  readonly hasShape: (value: unknown) => boolean;
}

/** The step an action belongs to; what is not here belongs to no step. */
const STEP_OF: { readonly [T in ActionType]?: Step } = {
  choosePlan: 'plan',
  advancePlan: 'plan',
  completePlan: 'plan',
  playMinion: 'lair',
  moveMinion: 'lair',
  build: 'lair',
  activatePlan: 'activate',
  playSpy: 'actions',
  playNode: 'actions',
  connect: 'actions',
  disconnect: 'actions',
  assign: 'assign',
  unassign: 'assign',
  infiltrate: 'infiltrate',
  destroy: 'infiltrate',
  ignore: 'infiltrate',
  attack: 'infiltrate',
  sneak: 'infiltrate',
  discard: 'draw',
};
const AT_ANY_TIME: readonly ActionType[] = ['concede', 'agreeDraw'];
const RESPONSES: readonly ActionType[] = ['playInstant', 'useAbility', 'pass', 'choose'];

/** What is asked of every action of a type. */
interface Kind {
  readonly owner: Side | 'any';
  readonly step: Step | undefined;
  readonly time: 'any' | 'response' | 'turn';
  readonly fields: readonly Field[];
}

const KINDS: ReadonlyMap<string, Kind> = new Map(
  ACTION_TYPES.map((type) => [
    type,
    {
      owner: ACTIONS[type].side,
      step: STEP_OF[type],
      time: AT_ANY_TIME.includes(type) ? 'any' : RESPONSES.includes(type) ? 'response' : 'turn',
      fields: Object.entries(ACTIONS[type].fields).map(([name, shape]) => ({
        name,
        optional: shape.endsWith('?'),
        hasShape: shapeOf[shape.replace('?', '')],
      })),
    },
  ]),
);

/** −0 and Infinity are no JSON, and no state may hold them. */
function isCardNumber(value: unknown): boolean {
  return Number.isInteger(value) && !Object.is(value, -0);
}
function isNumber(value: unknown): boolean {
  return Number.isFinite(value) && !Object.is(value, -0);
}

/** Whose turn, which step, and does something else come first? */
export function timing(state: State, action: Action): Refusal | undefined {
  const { type, side } = action;
  const kind = KINDS.get(type);
  if (!kind) throw new Error(`No action is a ${type}.`);
  const { owner, step, time } = kind;
  if (state.winner !== null) return refuse('game-over', 'R1.3');
  if (owner !== 'any' && owner !== side) return refuse('wrong-side', turnRule(owner), { side: owner });
  if (time === 'any') return undefined;
  if (time === 'response') return responseTiming(state, action);
  if (type === 'choosePlan' && awaiting(state).kind === 'choose' && !state.choice) return undefined;
  if (state.turn.side !== side) return refuse('wrong-side', turnRule(side), { side });
  if (step && state.turn.step !== step) return refuse('wrong-step', turnRule(side), { step, now: state.turn.step });
  return (
    busyElsewhere(state, type) ??
    (type === 'infiltrate' && isMastersFirstTurn(state) ? refuse('first-turn', 'R4.5') : undefined) ??
    (type === 'activatePlan' && activationBarred(state) ? refuse('first-turn', 'R3.3') : undefined)
  );
}

const turnRule = (side: Side): string => (side === 'genius' ? 'R2.2' : 'R4.1');

function busyElsewhere(state: State, type: ActionType): Refusal | undefined {
  const waiting = awaiting(state);
  if (waiting.kind === 'respond') return refuse('not-now', 'R9.2', { what: 'response' });
  if (waiting.kind === 'choose') return refuse('not-now', 'R9.1', { what: 'choice' });
  if (state.infiltration && !isSquareChoice(type)) return refuse('not-now', 'R6.2', { what: 'infiltration' });
  return undefined;
}

const isSquareChoice = (type: ActionType): boolean =>
  type === 'destroy' || type === 'ignore' || type === 'attack' || type === 'sneak';

function responseTiming(state: State, action: Action): Refusal | undefined {
  const waiting = awaiting(state);
  const { type, side } = action;
  if (type === 'choose') {
    if (!state.choice) return refuse('not-now', 'R9.1', { what: 'no-choice' });
    return state.choice.side === side
      ? undefined
      : refuse('wrong-side', 'R9.1', { side: state.choice.side, what: 'answer' });
  }
  if (type === 'pass') {
    if (waiting.kind !== 'respond') return refuse('not-now', 'R9.2', { what: 'no-response' });
    return waiting.side === side ? undefined : refuse('wrong-side', 'R9.2', { side: other(side), what: 'answer' });
  }
  if (type === 'playInstant' || type === 'useAbility') {
    const owner = known(state, action.card)?.side;
    if (owner !== undefined && owner !== side) return refuse('wrong-side', 'R9.1', { side: owner, what: 'card' });
    if (type === 'useAbility') {
      const early = abilityTiming(state, side, action.card);
      if (early) return early;
    }
  }
  if (waiting.kind === 'choose') return refuse('not-now', 'R9.1', { what: 'choice' });
  if (waiting.kind === 'respond' && waiting.side !== side) return refuse('not-now', 'R9.2', { what: 'response' });
  return undefined;
}

/** R2.6, R6.11: in place of working, in the lair step; a Node's in the actions step; a Spy's while it infiltrates. */
function abilityTiming(state: State, side: Side, card: number): Refusal | undefined {
  const type = known(state, card)?.type;
  if (type === 'spy')
    return spyInPlay(state, card) && state.infiltration?.spy !== card
      ? refuse('not-now', 'R6.11', { what: 'not-infiltrating', card })
      : undefined;
  const step = abilityStep(type ?? 'minion');
  if (state.turn.side !== side) return refuse('wrong-side', turnRule(side), { side });
  if (state.turn.step !== step) return refuse('wrong-step', turnRule(side), { step, now: state.turn.step });
  return awaiting(state).kind === 'act' ? undefined : refuse('not-now', 'R9.1', { what: 'response' });
}

/** The conditions of the action's own rule. */
function condition(state: State, action: Action): Refusal | undefined {
  switch (action.type) {
    case 'choosePlan':
      return canChoosePlan(state, action.card);
    case 'advancePlan':
      return canAdvance(state);
    case 'completePlan':
      return canComplete(state, action.sacrifice);
    case 'playMinion':
      return canPlayMinion(state, action.card, action.square);
    case 'moveMinion':
      return canMoveMinion(state, action.minion, action.square);
    case 'build':
      return canBuild(state, action.card, action.workers, action);
    case 'activatePlan':
      return canActivate(state);
    case 'playSpy':
      return canPlaySpy(state, action.card);
    case 'playNode':
      return canPlayNode(state, action.card);
    case 'connect':
      return canConnect(state, action.node, action.edge, action.to);
    case 'disconnect':
      return canDisconnect(state, action.node, action.edge);
    case 'assign':
      return canAssign(state, action.spy, action.node);
    case 'unassign':
      return canUnassign(state, action.spy);
    case 'infiltrate':
      return canInfiltrate(state, action.spy);
    case 'destroy':
      return canDestroy(state);
    case 'ignore':
      return canIgnore(state);
    case 'attack':
      return canAttack(state);
    case 'sneak':
      return canSneak(state);
    case 'playInstant':
      return canPlayInstant(state, action.side, action.card, action.targets);
    case 'useAbility':
      return canUseAbility(state, action.side, action.card, action.targets);
    case 'choose':
      return canAnswer(state, action.ids, action.option);
    case 'discard':
      return canDiscard(state, action.side, action.cards);
    case 'endStep':
      return canEndStep(state);
    case 'pass':
    case 'concede':
    case 'agreeDraw':
      return undefined;
  }
}

/** R9.1: an answer names as many of the offered cards, or one of the options or squares. */
function canAnswer(state: State, ids: readonly number[] | undefined, option: number | undefined): Refusal | undefined {
  const { choice } = state;
  if (!choice) return refuse('not-now', 'R9.1', { what: 'no-choice' });
  const chosen = choice.kind === 'cards' ? ids : option === undefined ? undefined : [option];
  if (!chosen) return refuse('not-offered', 'R9.1', { what: choice.kind });
  const stranger = choice.kind === 'cards' ? unknownAmong(state, chosen) : undefined;
  if (stranger) return stranger;
  for (const one of chosen) if (!choice.from.includes(one)) return refuse('not-offered', 'R9.1', { what: choice.kind });
  const [have, { min, max }] = [chosen.length, choice];
  const off = have < min || have > max;
  return off ? refuse('not-offered', 'R9.1', { what: 'count', have, need: have < min ? min : max }) : undefined;
}
