/** Tries illegal and malformed actions by the thousand. Each must be refused in words and change nothing. */
import { isDeepStrictEqual } from 'node:util';
import type { Action, ActionType, Catalog, Refusal, State, Step } from '../../src/engine/index.ts';
import {
  ACTION_TYPES,
  ACTIONS,
  awaiting,
  copyState,
  definitionOf,
  dice,
  EDGES,
  legalActions,
  play,
  REFUSAL_CODES,
  refusal,
  SIDES,
} from '../../src/engine/index.ts';
import { refusalSentence } from '../../src/text/en/game/refusals.ts';
import { playRandomGame } from '../engine/randomGame.ts';
import { complaint } from '../engine/referee.ts';

type Roll = (n: number) => number;

export interface IllegalActions {
  /** The number of refused actions: as many as asked for. */
  refused: number;
  /** The number of tries that were legal. They were played, and the referee did not complain. */
  legal: number;
  codes: Map<string, number>;
}

/** Tries actions in positions of random games until `count` are refused. Throws if one is not treated as in R11.1. */
export function tryIllegalActions(catalog: Catalog, { count, seed }: { count: number; seed: number }): IllegalActions {
  const roll = dice(seed);
  const result: IllegalActions = { refused: 0, legal: 0, codes: new Map() };
  for (let game = seed; result.refused < count; game++)
    playRandomGame({
      seed: game,
      catalog,
      rules: RULES[roll(RULES.length)],
      interrupts: 30,
      watch: (now) => {
        if (result.refused >= count || roll(awaiting(now).kind === 'respond' ? 30 : 3) > 0) return;
        const state = deepFreeze(copyState(now));
        const offers = SIDES.flatMap((side) => [...legalActions(state, side)]);
        for (let i = 0; i < 4 && result.refused < count; i++) tryOne(state, some(state, offers, roll), result);
        // A frozen state throws where it is written to: this is for what even so has changed.
        if (!isDeepStrictEqual(state, now)) throw new Error(`the state changed: ${JSON.stringify(state)}`);
      },
    });
  return result;
}

const RULES = [
  {},
  { maxRounds: 12 },
  { spiesPerNetwork: 1, maxAttachments: 1, lethalDamage: 'meets' },
  { handSize: 3 },
] as const;

function tryOne(state: State, action: unknown, result: IllegalActions): void {
  const asked = show(action);
  const fail = (what: string): never => {
    throw new Error(`${what}: ${asked} in ${JSON.stringify(state)}`);
  };
  let no: Refusal | undefined;
  try {
    no = refusal(state, action);
    if (no && !isDeepStrictEqual(play(state, action as Action), { refusal: no })) fail('play says otherwise');
  } catch (error) {
    fail(`thrown (${error instanceof Error ? error.stack : error})`);
  }
  if (!no) {
    result.legal++;
    playIt(state, action as Action, fail);
    return;
  }
  if (!REFUSAL_CODES.includes(no.code)) fail(`no known code "${no.code}"`);
  if (!/^R\d+\.\d+$/.test(no.rule)) fail(`no rule "${no.rule}"`);
  for (const fact of Object.values(no.facts))
    if (typeof fact !== 'string' && !Number.isFinite(fact)) fail(`a fact that is none: ${show(no.facts)}`);
  if (!/^\S.*[.!?]$/.test(refusalSentence(no, (card) => definitionOf(state, card).name))) fail('no sentence');
  if (show(action) !== asked) fail('the action changed');
  result.refused++;
  result.codes.set(no.code, (result.codes.get(no.code) ?? 0) + 1);
}

function playIt(state: State, action: Action, fail: (what: string) => never): void {
  const outcome = play(state, action);
  if (outcome.refusal) fail('refused and not refused');
  else {
    const wrong = complaint(outcome.state);
    if (wrong) fail(wrong);
    if (!isDeepStrictEqual(JSON.parse(JSON.stringify(outcome.state)), outcome.state)) fail('the state is no JSON');
  }
}

const show = (value: unknown): string => (value === undefined ? 'undefined' : JSON.stringify(value));

/** Something like an action: noise, a malformed action, a random well-formed one, or a legal one with a change. `offers`: those of both sides. */
export function some(state: State, offers: readonly Action[], roll: Roll): unknown {
  const kind = roll(10);
  if (kind === 0) return noise(roll, 3);
  if (kind === 1) return action(state, roll, (roller) => (roller(3) === 0 ? noise(roller, 2) : undefined));
  return kind < 7 ? action(state, roll, () => undefined) : bent(state, offers, roll);
}

/** Any JSON, and values that are not JSON: keys of JavaScript itself, NaN and the like, undefined. */
function noise(roll: Roll, depth: number): unknown {
  const leaves = [
    null,
    undefined,
    true,
    0,
    -0,
    -1,
    1.5,
    1e308,
    -1e9,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    '',
    'sneak',
    '__proto__',
    'x'.repeat(500),
  ];
  const kind = roll(depth > 0 ? 4 : 2);
  if (kind < 2) return leaves[roll(leaves.length)];
  if (kind === 2) return Array.from({ length: roll(4) }, () => noise(roll, depth - 1));
  const keys = ['type', 'side', 'card', 'ids', 'toString', 'valueOf', '__proto__', 'constructor', 'length', ''];
  const made: Record<string, unknown> = JSON.parse(roll(3) === 0 ? '{"__proto__": {"type": "pass"}}' : '{}');
  for (let i = roll(4); i > 0; i--)
    Object.defineProperty(made, keys[roll(keys.length)], {
      value: noise(roll, depth - 1),
      enumerable: true,
      configurable: true,
    });
  return made;
}

/** An action of some type. `instead`: may replace the value of a field. */
function action(state: State, roll: Roll, instead: (roll: Roll) => unknown): unknown {
  const type = roll(4) === 0 ? ACTION_TYPES[roll(ACTION_TYPES.length)] : timely(state, roll);
  const owner = ACTIONS[type].side;
  const side = owner === 'any' || roll(8) === 0 ? SIDES[roll(2)] : owner;
  const made: Record<string, unknown> = { type, side: instead(roll) ?? side };
  for (const [field, shape] of Object.entries(ACTIONS[type].fields)) {
    if (shape.endsWith('?') && roll(2) === 0) continue;
    made[field] = instead(roll) ?? fieldOf(state, roll, shape.replace('?', ''));
  }
  if (roll(12) === 0) made[['why', 'random', 'state', 'type '][roll(4)]] = roll(9);
  return made;
}

function fieldOf(state: State, roll: Roll, shape: string): unknown {
  const card = (): number => (roll(6) === 0 ? [-1, state.cards.length, 99_999, -7][roll(4)] : likely(state, roll));
  switch (shape) {
    case 'card':
      return card();
    case 'cards':
      return Array.from({ length: roll(4) }, card);
    case 'edge':
      return roll(9) === 0 ? 'middle' : EDGES[roll(EDGES.length)];
    case 'square':
      return roll(4) === 0 ? [0, 9, -3, 2.5, 1e20][roll(5)] : 1 + roll(8);
    default:
      return roll(4);
  }
}

const OF_STEP: Readonly<Record<Step, readonly ActionType[]>> = {
  plan: ['choosePlan', 'advancePlan', 'completePlan'],
  draw: ['discard'],
  lair: ['playMinion', 'moveMinion', 'build'],
  activate: ['activatePlan'],
  actions: ['playSpy', 'playNode', 'connect', 'disconnect'],
  assign: ['assign', 'unassign'],
  infiltrate: ['infiltrate', 'destroy', 'ignore', 'attack', 'sneak'],
  end: ['endStep'],
};
const AT_ANY_TIME: readonly ActionType[] = ['playInstant', 'useAbility', 'choose', 'pass', 'endStep'];

/** A type of action that fits the present step. */
function timely(state: State, roll: Roll): ActionType {
  const types = roll(4) === 0 ? AT_ANY_TIME : OF_STEP[state.turn.step];
  return types[roll(types.length)];
}

/** A likely card: in a hand, in play, or any. */
function likely(state: State, roll: Roll): number {
  const { hands, lair, nodes, spies, offered } = state;
  const piles = [
    hands.genius,
    hands.spymaster,
    lair.flatMap((unit) => (unit ? [unit.card, ...unit.attached] : [])),
    nodes.map((node) => node.card),
    spies.map((spy) => spy.card),
    offered,
  ].filter((pile) => pile.length > 0);
  const pile = piles[roll(piles.length)];
  return pile && roll(5) > 0 ? pile[roll(pile.length)] : roll(state.cards.length);
}

/** A legal action with one change. */
function bent(state: State, offers: readonly Action[], roll: Roll): unknown {
  if (offers.length === 0) return action(state, roll, () => undefined);
  const made: Record<string, unknown> = { ...offers[roll(offers.length)] };
  const fields = Object.keys(made);
  const field = fields[roll(fields.length)];
  switch (roll(9)) {
    case 0:
      delete made[field];
      break;
    case 1:
      made[field] = noise(roll, 1);
      break;
    case 2:
      made.type = ACTION_TYPES[roll(ACTION_TYPES.length)] satisfies ActionType;
      break;
    case 3:
      made.side = made.side === 'genius' ? 'spymaster' : 'genius';
      break;
    default:
      for (const name of fields) if (typeof made[name] === 'number') made[name] = likely(state, roll);
  }
  return made;
}

function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) deepFreeze(part);
  }
  return value;
}
