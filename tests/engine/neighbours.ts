/** Actions similar to a legal one: with another card, square, side or type. Most of them are not legal. */
import type { Action, ActionType, CardId, State } from '../../src/engine/index.ts';
import { ACTION_TYPES, ACTIONS, cardsInPlay, EDGES, other, ownerOf, SIDES } from '../../src/engine/index.ts';

type Roll = (n: number) => number;
type Fields = Record<string, unknown>;

const pick = <T>(list: readonly T[], roll: Roll): T => list[roll(list.length)];

/** One neighbour of a legal action, chosen by `roll`. About one in twelve is malformed. */
export function neighbour(state: State, action: Action, roll: Roll): unknown {
  switch (roll(12)) {
    case 0:
      return { ...action, side: other(action.side) };
    case 1:
      return malformed(action, roll);
    case 2:
    case 3:
    case 4:
      return anyAction(state, pick(ACTION_TYPES, roll), roll);
    case 5:
      return ofCardInPlay(state, roll);
    default:
      return withAnotherField(state, action, roll);
  }
}

/** A well-formed action of a type. Its fields are filled from the state. */
function anyAction(state: State, type: ActionType, roll: Roll): Fields {
  const { side, fields } = ACTIONS[type];
  const action: Fields = { type, side: side === 'any' ? pick(SIDES, roll) : side };
  for (const [name, shape] of Object.entries(fields))
    if (!shape.endsWith('?') || name === 'targets') action[name] = filled(state, shape, roll);
  if (type === 'build')
    if (roll(2) === 0) action.square = filled(state, 'square', roll);
    else action.minion = filled(state, 'card', roll);
  if (type === 'choose')
    if (roll(2) === 0) action.option = filled(state, 'number', roll);
    else action.ids = filled(state, 'cards', roll);
  return action;
}

/** The fields of an action that a card in play could do if it had an ability or were infiltrating. */
function ofCardInPlay(state: State, roll: Roll): Fields {
  const card = pick([...cardsInPlay(state), 0], roll);
  if (roll(4) === 0) return { type: 'infiltrate', side: 'spymaster', spy: card };
  return { type: 'useAbility', side: ownerOf(state, card), card, targets: [] };
}

function withAnotherField(state: State, action: Action, roll: Roll): Fields {
  const { type, side, ...fields } = action as Action & Fields;
  const names = Object.keys(fields).filter((name) => fields[name] !== undefined);
  if (names.length === 0) return anyAction(state, pick(ACTION_TYPES, roll), roll);
  const name = pick(names, roll);
  const old = fields[name];
  if (!Array.isArray(old))
    return { type, side, ...fields, [name]: filled(state, ACTIONS[type].fields[name] ?? 'number', roll) };
  return { type, side, ...fields, [name]: [...new Set(otherList(state, old, roll))] };
}

/** The list with one card fewer, one more, or another one. */
function otherList(state: State, list: readonly number[], roll: Roll): number[] {
  const at = roll(list.length + 1);
  switch (roll(3)) {
    case 0:
      return list.filter((_, i) => i !== at);
    case 1:
      return [...list, someCard(state, roll)];
    default:
      return list.map((card, i) => (i === at ? someCard(state, roll) : card));
  }
}

function filled(state: State, shape: string, roll: Roll): unknown {
  if (shape.startsWith('cards')) return [...new Set(Array.from({ length: roll(4) }, () => someCard(state, roll)))];
  if (shape.startsWith('card')) return someCard(state, roll);
  if (shape === 'edge') return pick(EDGES, roll);
  return roll(11) - 1;
}

/** Usually a card in play or in a hand, sometimes any number. */
function someCard(state: State, roll: Roll): CardId {
  const near = [...cardsInPlay(state), ...state.hands.genius, ...state.hands.spymaster, ...state.offered];
  return near.length > 0 && roll(12) > 0 ? pick(near, roll) : roll(state.cards.length + 4) - 2;
}

const STRANGE: readonly unknown[] = [null, undefined, 'x', '', -1, 0.5, 1e99, Number.NaN, true, [], {}, [[1]], ['1']];

function malformed(action: Action, roll: Roll): unknown {
  const fields: Fields = { ...action };
  const name = pick(Object.keys(fields), roll);
  switch (roll(4)) {
    case 0:
      delete fields[name];
      return fields;
    case 1:
      return { ...fields, [name]: pick(STRANGE, roll) };
    case 2:
      return {
        ...fields,
        [pick(['card', 'square', 'constructor', '__proto__x', 'targets'], roll)]: pick(STRANGE, roll),
      };
    default:
      return pick([...STRANGE, action.type, [action]], roll);
  }
}
