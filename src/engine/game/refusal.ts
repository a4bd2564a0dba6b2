/** R11.1: whether an action is legal, and if not, why. Takes any value, malformed input too, and changes nothing. */

import { turnRule } from '../rules/timing.ts';
import type { Act, Action, ActionType } from '../vocabulary/actions.ts';
import { ACTION_TYPES, ACTIONS } from '../vocabulary/actions.ts';
import type { Refusal, RefusalOf } from '../vocabulary/refusals.ts';
import { refuse } from '../vocabulary/refusals.ts';
import type { ReadonlyState } from '../vocabulary/state.ts';
import { EDGES } from '../vocabulary/types.ts';
import { MOVES } from './moves.ts';

/** Why `action` is not legal now; undefined if it is legal. Never throws, whatever it is given. */
export function refusal(state: ReadonlyState, action: unknown): Refusal | undefined {
  return shapeRefusal(action) ?? moveRefusal(state, action as Action);
}

function moveRefusal<T extends ActionType>(state: ReadonlyState, action: Act<T>): Refusal | undefined {
  const move = MOVES[action.type];
  const { side } = move;
  if (state.winner !== null) return refuse('game-over', 'R1.3', {});
  if (side !== 'any' && side !== action.side) return refuse('wrong-side', turnRule(side), { side, what: 'turn' });
  return move.timing(state, action) ?? move.refusal(state, action);
}

const malformed = (facts: RefusalOf<'malformed'>['facts']): Refusal => refuse('malformed', 'R11.1', facts);

function shapeRefusal(action: unknown): Refusal | undefined {
  if (typeof action !== 'object' || action === null || Array.isArray(action)) return malformed({ what: 'action' });
  const fields = action as Record<string, unknown>;
  const { type, side } = fields;
  if (typeof type !== 'string') return malformed({ what: 'no-type' });
  const form = FORMS.get(type);
  if (!form) return malformed({ what: 'type', got: type.slice(0, 40) });
  if (side !== 'genius' && side !== 'spymaster') return malformed({ what: 'side', type });
  for (const name in fields)
    if (name !== 'type' && name !== 'side' && !isAmong(form.fields, name))
      return malformed({ what: 'unknown-field', type, field: name.slice(0, 40) });
  for (const { name, optional, hasShape } of form.fields) {
    const value = fields[name];
    if (!(optional && value === undefined) && !hasShape(value)) return malformed({ what: 'field', type, field: name });
  }
  const { either } = form;
  if (either && (fields[either[0]] === undefined) === (fields[either[1]] === undefined))
    return malformed({ what: 'either', type, one: either[0], other: either[1] });
  return undefined;
}

/** A loop: it runs for every action that anybody asks about. */
function isAmong(fields: readonly Field[], name: string): boolean {
  for (const field of fields) if (field.name === name) return true;
  return false;
}

interface Field {
  readonly name: string;
  readonly optional: boolean;
  readonly hasShape: (value: unknown) => boolean;
}

const shapeOf: Readonly<Record<string, (value: unknown) => boolean>> = {
  card: isCardNumber,
  cards: (value) => Array.isArray(value) && value.every((one, i) => isCardNumber(one) && value.indexOf(one) === i),
  edge: (value) => EDGES.includes(value as never),
  number: isNumber,
  square: isNumber,
};

/** Type of action → its fields. */
const FORMS: ReadonlyMap<string, { fields: readonly Field[]; either: readonly [string, string] | undefined }> = new Map(
  ACTION_TYPES.map((type) => {
    const { fields, either } = ACTIONS[type];
    const list = Object.entries(fields).map(([name, shape]) => ({
      name,
      optional: shape.endsWith('?'),
      hasShape: shapeOf[shape.replace('?', '')],
    }));
    return [type, { fields: list, either }];
  }),
);

/** JSON has no −0 and no Infinity, so no state may hold them. */
function isCardNumber(value: unknown): boolean {
  return Number.isInteger(value) && !Object.is(value, -0);
}
function isNumber(value: unknown): boolean {
  return Number.isFinite(value) && !Object.is(value, -0);
}
