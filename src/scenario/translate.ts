/** Scripted actions, which name cards by their ids, as actions of the rules. */
import type { ActionType, State } from '../engine/index.ts';
import { ACTIONS, awaiting, ownerOf } from '../engine/index.ts';

/** R11.1: the side of a scripted action, also if it does not name one. */
export function sideOf(state: State, scripted: unknown, names: readonly string[]): unknown {
  const { type, side, card } = scripted as { type: ActionType; side?: unknown; card?: unknown };
  if (side !== undefined) return side;
  const owner = Object.hasOwn(ACTIONS, type) ? ACTIONS[type].side : 'any';
  if (owner !== 'any') return owner;
  switch (type) {
    case 'playInstant':
    case 'useAbility': {
      const number = names.indexOf(card as string);
      return number < 0 ? state.turn.side : ownerOf(state, number);
    }
    case 'choose':
    case 'pass':
      return awaiting(state).side ?? state.turn.side;
    case 'endStep':
    case 'discard':
      return state.turn.side;
    default:
      return undefined;
  }
}

/** The scripted action with card numbers in place of ids. Malformed parts stay, so that the refusal tells of them. */
export function translate(state: State, scripted: unknown, names: readonly string[]): unknown {
  if (typeof scripted !== 'object' || scripted === null || Array.isArray(scripted)) return scripted;
  const { type } = scripted as { type?: unknown };
  if (typeof type !== 'string' || !Object.hasOwn(ACTIONS, type)) return scripted;
  const { fields } = ACTIONS[type as ActionType];
  const unknown: string[] = [];
  const number = (value: unknown): unknown => {
    if (typeof value !== 'string') return undefined;
    const card = names.indexOf(value);
    if (card >= 0) return card;
    if (!unknown.includes(value)) unknown.push(value);
    return names.length + unknown.indexOf(value);
  };
  const action: Record<string, unknown> = { ...scripted, type, side: sideOf(state, scripted, names) };
  for (const [field, shape] of Object.entries(fields)) {
    const value = action[field];
    if (value === undefined) continue;
    if (shape.startsWith('cards')) action[field] = Array.isArray(value) ? value.map(number) : value;
    else if (shape.startsWith('card')) action[field] = number(value) ?? 'not an id';
  }
  return action;
}
