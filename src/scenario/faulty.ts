/** What a scripted action that was refused probably meant, and which part of it is at fault. */
import { shown } from '../cards/issues.ts';
import type { Suggestion } from '../cards/suggest.ts';
import { nearest, suggestion } from '../cards/suggest.ts';
import type { Path } from '../cards/trouble.ts';
import type { Shown } from '../cards/troubles/form.ts';
import type { ActionType, Refusal } from '../engine/index.ts';
import { ACTION_TYPES, ACTIONS, SIDES } from '../engine/index.ts';

/** What to write instead. */
export type Hint =
  | { readonly is: 'types'; readonly types: readonly string[] }
  | { readonly is: 'meant'; readonly suggestion: Suggestion }
  | { readonly is: 'no-fields' }
  /** `wants`: the kind of the field. `found`: undefined where it is missing. */
  | { readonly is: 'field'; readonly wants: string; readonly found: Shown | undefined }
  | { readonly is: 'no-id'; readonly id: Shown; readonly meant: string | undefined; readonly names: readonly string[] };

/** `path`: the part at fault, from the action on. `atKey`: its key, not its value. */
export interface Faulty {
  hint?: Hint;
  path: Path;
  atKey?: boolean;
}

/** `names`: all ids of the scenario. */
export function faulty(no: Refusal, scripted: unknown, names: readonly string[]): Faulty {
  const action: Record<string, unknown> =
    typeof scripted === 'object' && scripted !== null && !Array.isArray(scripted) ? { ...scripted } : {};
  const { type } = action;
  if (typeof type !== 'string' || !Object.hasOwn(ACTIONS, type)) return ofType(action);
  const { fields } = ACTIONS[type as ActionType];
  if (no.code === 'malformed') return malformed(no.facts, action, fields);
  const unknown = idsIn(action, fields).find(([id]) => !names.includes(id));
  if (!unknown) return { path: [] };
  const [id, path] = unknown;
  return { hint: { is: 'no-id', id: shown(id), meant: nearest(id, names), names }, path };
}

function ofType({ type }: Record<string, unknown>): Faulty {
  if (typeof type === 'string') return { hint: meant(type, ACTION_TYPES), path: ['type'] };
  return { hint: { is: 'types', types: ACTION_TYPES }, path: type === undefined ? [] : ['type'] };
}

const meant = (word: unknown, words: readonly string[]): Hint => ({ is: 'meant', suggestion: suggestion(word, words) });

function malformed(
  facts: Extract<Refusal, { code: 'malformed' }>['facts'],
  action: Record<string, unknown>,
  fields: Readonly<Record<string, string>>,
): Faulty {
  switch (facts.what) {
    case 'unknown-field': {
      const known = Object.keys(fields);
      const hint: Hint = known.length === 0 ? { is: 'no-fields' } : meant(facts.field, ['side', ...known]);
      return { hint, path: [facts.field], atKey: true };
    }
    case 'field': {
      const value = action[facts.field];
      const wants = fields[facts.field].replace('?', '');
      const found = value === undefined ? undefined : shown(value);
      return { hint: { is: 'field', wants, found }, path: found ? [facts.field] : [] };
    }
    case 'side':
      return action.side === undefined ? { path: [] } : { hint: meant(action.side, SIDES), path: ['side'] };
    default:
      return { path: [] };
  }
}

/** The first id that a scripted action names and no card has; undefined if it names none such. */
export function unknownId(scripted: object, names: readonly string[]): string | undefined {
  const { type } = scripted as { type: ActionType };
  return idsIn({ ...scripted }, ACTIONS[type].fields).find(([id]) => !names.includes(id))?.[0];
}

/** The ids that an action names, and where. */
function idsIn(action: Record<string, unknown>, fields: Readonly<Record<string, string>>): [string, Path][] {
  return Object.entries(fields).flatMap(([field, shape]): [string, Path][] => {
    const value = action[field];
    if (shape.startsWith('cards') && Array.isArray(value))
      return value.flatMap((id, i): [string, Path][] => (typeof id === 'string' ? [[id, [field, i]]] : []));
    return /^card\??$/.test(shape) && typeof value === 'string' ? [[value, [field]]] : [];
  });
}
