/** R11.1: may this be done, and if not, why. Takes anything, malformed input too; changes nothing. */
import type { Action, ActionType } from './actions.ts';
import { ACTION_TYPES, ACTIONS } from './actions.ts';
import { canPlayInstant, canUseAbility } from './effects/abilities.ts';
import { known, spyInPlay } from './lookup.ts';
import type { Refusal } from './refusals.ts';
import { refuse } from './refusals.ts';
import { canAttack } from './rules/combat.ts';
import { canDestroy, canIgnore } from './rules/contraptions.ts';
import { canDiscard } from './rules/decks.ts';
import { activationBarred, canActivate, canAdvance, canChoosePlan, canComplete } from './rules/evilPlans.ts';
import { canInfiltrate, isMastersFirstTurn } from './rules/infiltration.ts';
import { canMoveMinion, canPlayMinion } from './rules/minions.ts';
import { canConnect, canDisconnect, canPlayNode } from './rules/networks.ts';
import { canSneak } from './rules/sneaking.ts';
import { canAssign, canPlaySpy, canUnassign } from './rules/spies.ts';
import { canEndStep } from './rules/turn.ts';
import { canBuild } from './rules/work.ts';
import type { State } from './state.ts';
import { awaiting } from './state.ts';
import type { Side, Step } from './types.ts';
import { EDGES, other, SIDES } from './types.ts';

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
const SQUARE_CHOICES: ReadonlySet<ActionType> = new Set(['destroy', 'ignore', 'attack', 'sneak']);
const AT_ANY_TIME: ReadonlySet<ActionType> = new Set(['concede', 'agreeDraw']);
const RESPONSES: ReadonlySet<ActionType> = new Set(['playInstant', 'useAbility', 'pass', 'choose']);

/** Why `action` is not legal now, or undefined if it is. Never throws, whatever it is given. */
export function refusal(state: State, action: unknown): Refusal | undefined {
  const malformed = shapeRefusal(action);
  if (malformed) return malformed;
  const known = action as Action;
  return timing(state, known) ?? condition(state, known);
}

function shapeRefusal(action: unknown): Refusal | undefined {
  const bad = (what: string, facts = {}): Refusal => refuse('malformed', 'R11.1', { what, ...facts });
  if (typeof action !== 'object' || action === null || Array.isArray(action)) return bad('action');
  const fields = action as Record<string, unknown>;
  const { type, side } = fields;
  if (typeof type !== 'string' || !Object.hasOwn(ACTIONS, type))
    return bad('type', typeof type === 'string' ? { got: type.slice(0, 40) } : {});
  if (!SIDES.includes(side as Side)) return bad('side', { type });
  const wanted = FIELDS[type as ActionType];
  for (const name of Object.keys(fields))
    if (name !== 'type' && name !== 'side' && !wanted.some((field) => field.name === name))
      return bad('unknown-field', { type, field: name.slice(0, 40) });
  for (const { name, optional, hasShape } of wanted) {
    const value = fields[name];
    if (!(optional && value === undefined) && !hasShape(value)) return bad('field', { type, field: name });
  }
  if (type === 'build' && (fields.square === undefined) === (fields.minion === undefined)) return bad('site', { type });
  if (type === 'choose' && (fields.ids === undefined) === (fields.option === undefined)) return bad('answer', { type });
  return undefined;
}

const shapeOf: Readonly<Record<string, (value: unknown) => boolean>> = {
  card: isCardNumber,
  cards: (value) => Array.isArray(value) && value.every((one, i) => isCardNumber(one) && value.indexOf(one) === i),
  edge: (value) => EDGES.includes(value as never),
  number: isNumber,
  square: isNumber,
};

/** The fields of each action, ready to be checked. */
const FIELDS = Object.fromEntries(
  ACTION_TYPES.map((type) => [
    type,
    Object.entries(ACTIONS[type].fields).map(([name, shape]) => ({
      name,
      optional: shape.endsWith('?'),
      hasShape: shapeOf[shape.replace('?', '')],
    })),
  ]),
) as Record<ActionType, { name: string; optional: boolean; hasShape: (value: unknown) => boolean }[]>;

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
  if (state.winner !== null) return refuse('game-over', 'R1.3');
  const { side: owner } = ACTIONS[type];
  if (owner !== 'any' && owner !== side) return refuse('wrong-side', turnRule(owner), { side: owner });
  if (AT_ANY_TIME.has(type)) return undefined;
  if (RESPONSES.has(type)) return responseTiming(state, action);
  if (type === 'choosePlan' && awaiting(state).kind === 'choose' && !state.choice) return undefined;
  if (state.turn.side !== side) return refuse('wrong-side', turnRule(side), { side });
  const step = STEP_OF[type];
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
  if (state.infiltration && !SQUARE_CHOICES.has(type)) return refuse('not-now', 'R6.2', { what: 'infiltration' });
  return undefined;
}

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
    if (owner !== undefined && owner !== side) return refuse('wrong-side', 'R9.1', { side: owner });
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
  const step: Step = type === 'node' ? 'actions' : 'lair';
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
  for (const one of chosen) if (!choice.from.includes(one)) return refuse('not-offered', 'R9.1', { what: choice.kind });
  if (chosen.length < choice.min || chosen.length > choice.max)
    return refuse('not-offered', 'R9.1', { what: 'count', have: chosen.length, need: choice.min });
  return undefined;
}
