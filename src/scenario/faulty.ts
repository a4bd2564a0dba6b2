/** What a scripted action that was refused probably meant, and which part of it is at fault. */
import type { Path } from '../cards/issues.ts';
import { show } from '../cards/issues.ts';
import { didYouMean, nearest } from '../cards/suggest.ts';
import type { ActionType, Refusal } from '../engine/index.ts';
import { ACTION_TYPES, ACTIONS, EDGES, SIDES } from '../engine/index.ts';

/** `path`: the part at fault, from the action on. `atKey`: its key, not its value. */
export interface Faulty {
  hint: string;
  path: Path;
  atKey?: boolean;
}

/** What a field of each kind wants, after "must be". */
const WANTED: Readonly<Record<string, string>> = {
  card: 'an id in quotes, like "guard"',
  cards: 'a list of ids, each once, like ["guard", "guard#2"]',
  edge: `one of ${EDGES.map((edge) => `"${edge}"`).join(', ')}`,
  number: 'a number from 0 on',
  square: 'a number from 1 to 8',
};

/** `names`: all ids of the scenario. */
export function faulty(no: Refusal, scripted: unknown, names: readonly string[]): Faulty {
  const action: Record<string, unknown> =
    typeof scripted === 'object' && scripted !== null && !Array.isArray(scripted) ? { ...scripted } : {};
  const { type } = action;
  if (typeof type !== 'string' || !Object.hasOwn(ACTIONS, type)) return ofType(action);
  const { fields } = ACTIONS[type as ActionType];
  if (no.code === 'malformed') return malformed(no.facts, action, fields);
  const unknown = idsIn(action, fields).find(([id]) => !names.includes(id));
  if (!unknown) return { hint: '', path: [] };
  const [id, path] = unknown;
  const meant = nearest(id, names);
  return { hint: ` No card has the id ${show(id)}${meant ? `: did you mean "${meant}"?` : someOf(names)}`, path };
}

function ofType({ type, ...rest }: Record<string, unknown>): Faulty {
  if (typeof type === 'string') return { hint: told(didYouMean(type, ACTION_TYPES)), path: ['type'] };
  const hint = ` Its "type" must be one of: ${ACTION_TYPES.join(', ')}.`;
  return { hint, path: type === undefined ? [] : ['type'], ...(rest && {}) };
}

function malformed(
  facts: Extract<Refusal, { code: 'malformed' }>['facts'],
  action: Record<string, unknown>,
  fields: Readonly<Record<string, string>>,
): Faulty {
  switch (facts.what) {
    case 'unknown-field': {
      const known = Object.keys(fields);
      const hint = known.length === 0 ? ' It has no fields.' : told(didYouMean(facts.field, ['side', ...known]));
      return { hint, path: [facts.field], atKey: true };
    }
    case 'field': {
      const value = action[facts.field];
      const wanted = WANTED[fields[facts.field].replace('?', '')];
      const hint = ` It must be ${wanted}, ${value === undefined ? 'and is missing' : `not ${show(value)}`}.`;
      return { hint, path: value === undefined ? [] : [facts.field] };
    }
    case 'side':
      return action.side === undefined
        ? { hint: '', path: [] }
        : { hint: told(didYouMean(action.side, SIDES)), path: ['side'] };
    default:
      return { hint: '', path: [] };
  }
}

/** `, did you mean "x"?` and `; known: a, b` as sentences of their own. */
const told = (hint: string): string =>
  hint.startsWith(', did') ? ` Did${hint.slice(5)}` : hint.startsWith('; known') ? ` Known${hint.slice(7)}.` : '';

/** More ids than these are no help. */
const MANY = 30;
const someOf = (names: readonly string[]): string =>
  names.length === 0
    ? ': there is no card in this position.'
    : names.length <= MANY
      ? `; known: ${names.join(', ')}.`
      : ': a card without an "id" has its card\'s, and the second of the same card ends with #2.';

/** The ids that an action names, and where. */
function idsIn(action: Record<string, unknown>, fields: Readonly<Record<string, string>>): [string, Path][] {
  return Object.entries(fields).flatMap(([field, shape]): [string, Path][] => {
    const value = action[field];
    if (shape.startsWith('cards') && Array.isArray(value))
      return value.flatMap((id, i): [string, Path][] => (typeof id === 'string' ? [[id, [field, i]]] : []));
    return /^card\??$/.test(shape) && typeof value === 'string' ? [[value, [field]]] : [];
  });
}
